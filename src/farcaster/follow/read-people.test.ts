import type { Finding } from '@whocast/contract/profile.ts'
import { expect, it } from 'vitest'
import { SourceError } from '../../kit/source-error.ts'
import { silentTelemetry } from '../../kit/telemetry.ts'
import { SNAPCHAIN, WALLET_CHAIN } from '../client.ts'
import { readPeople } from './read-people.ts'

const fids = [1, 2, 3, 4, 5, 6]
/** Reads fids of which the even ones and 5 fail. */
const read = (source: string) =>
  readPeople(
    {
      readFid: async (fid) => {
        if (fid % 2 === 0 || fid === 5) throw new SourceError(source, 'is unreachable')
        return { scope: `farcaster:${fid}` } as Finding
      },
      telemetry: silentTelemetry,
      clock: Date.now,
    },
    { state: { retries: [] } as never },
    fids,
    AbortSignal.timeout(5000),
  )

it('gives up where a node fails for many, and goes on where the chain of wallets does', async () => {
  await expect(read(SNAPCHAIN)).rejects.toThrow('snapchain: is unreachable')
  const { findings, failed } = await read(WALLET_CHAIN)
  expect(findings.map(({ scope }) => scope)).toEqual(['farcaster:1', 'farcaster:3'])
  expect(failed).toEqual([2, 4, 5, 6])
})
