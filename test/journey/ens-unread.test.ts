import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Profile } from '@whocast/contract/profile.ts'
import { type Address, keccak256, toHex } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Composition, compose } from '../../src/main/compose.ts'
import { loadConfig } from '../../src/main/config.ts'
import { type Chain, startChain } from '../network/chain.ts'
import { offline } from '../network/offline.ts'

/** A service of its own: one reading takes half of what a gateway is sent within a minute. */

let chain: Chain
let app: Composition
const dataDir = mkdtempSync(join(tmpdir(), 'whocast-ens-'))

beforeAll(async () => {
  chain = await startChain()
  app = await compose(
    loadConfig({
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      SAMPLE_DATA: 'off',
      LOG_LEVEL: 'silent',
      FRESH_SECONDS: '1',
      ...offline,
      ETH_RPC_URL: chain.rpc.url,
      ENS_UNIVERSAL_RESOLVER: chain.universalResolver,
      ALLOW_PRIVATE_ORIGINS: chain.gateway.url,
    }),
  )
})

afterAll(async () => {
  await app?.close()
  await chain?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function find(name: string) {
  const response = await app.fetch(new Request(`http://localhost:3000/api/v1/ens/${name}`))
  const { profiles } = (await response.json()) as { profiles: Profile[] }
  const { displayName, bio, location, channels = [] } = profiles[0] ?? {}
  const rows = channels.map(({ type, value, isVerified }) => [type, value, isVerified])
  return { displayName, bio, location, rows }
}

test('a record that a gateway fails to give stays, one that was removed goes', async () => {
  const address = keccak256(toHex('carol')).slice(0, 42) as Address
  const texts = { name: 'Carol', description: 'Off chain.', location: 'Zug', 'com.github': 'carol' }
  const carol = { address, primary: true, texts }
  await chain.registerOffchainName('carol.off.eth', carol)
  const before = await find('carol.off.eth')
  expect(before).toMatchObject({ bio: 'Off chain.', location: 'Zug' })
  expect(before.rows).toContainEqual(['github', 'carol', false])

  await chain.registerOffchainName('carol.off.eth', {
    ...carol,
    texts: { ...texts, name: 'Carol C.', location: '' },
    faults: { description: 500, 'com.github': 429 },
  })
  const after = { ...before, displayName: 'Carol C.', location: undefined }
  await vi.waitFor(async () => expect(await find('carol.off.eth')).toEqual(after), {
    timeout: 15_000,
    interval: 250,
  })
})
