import { lower } from '@whocast/contract/lower.ts'
import { zeroAddress } from 'viem'
import { expect, it } from 'vitest'
import {
  ada,
  adaEvidence,
  ensRow,
  mallory,
  namelessRow,
  type Row,
  walletRow,
} from '../../../test/evidence/documents.ts'
import { silentChecks } from '../../../test/evidence/online.ts'
import {
  DAY,
  ensState,
  farcasterState,
  NOW,
  publicKeyOf,
  verify,
} from '../../../test/evidence/people.ts'
import { verifyAnswer } from './answer.ts'
import type { OnlineChecks, Verdict } from './verdict.ts'

/** What a chain says now decides over what a block said. */

const wallet = lower(ada.wallet.address)
const custody: Row = {
  ...walletRow(ada.custody.address, null),
  proof: { method: 'farcaster-custody', fid: ada.fid },
}

async function check(
  channels: Row[],
  evidence: unknown,
  online: Partial<OnlineChecks> = {},
): Promise<Verdict[]> {
  const document = JSON.parse(JSON.stringify({ channels, credentials: [], evidence }))
  return verifyAnswer(document, {
    for: `fid:${ada.fid}`,
    now: NOW,
    online: { ...silentChecks, ...online },
  })
}

const walletOfAda = async () =>
  walletRow(ada.wallet.address, await verify(ada.fid, ada.key, ada.wallet))
const aged = async (days: number) => {
  const timestamp = NOW - days * DAY
  const fid = { fid: ada.fid, keys: { [ada.key]: 1 as const }, custody: ada.custody.address }
  const [ids, names] = await Promise.all([
    farcasterState([fid], { timestamp }),
    ensState([{ name: 'ada.eth', address: ada.wallet.address, primaryName: 'ada.eth' }], {
      timestamp,
    }),
  ])
  return { state: [...ids.state, ...names.state], blocks: [...ids.blocks, ...names.blocks] }
}

it.each([
  [0, ''],
  [1, ', 1 day ago'],
  [90, ', 90 days ago'],
])('names the block and its age, %s days', async (days, age) => {
  const [verdict] = await check([custody], await aged(days))
  expect(verdict).toMatchObject({ status: 'holds' })
  expect(verdict?.leftToTrust[0]).toMatch(
    new RegExp(`^Optimism block 0x[0-9a-f]{64} \\(number 144000000 of [^,]* UTC${age}\\)$`),
  )
})

it('says how old a block is that is too old', async () => {
  const verdicts = await check(
    [await walletOfAda(), custody, ensRow('ada.eth', wallet)],
    await aged(91),
  )
  expect(verdicts.map(({ status }) => status)).toEqual(['holds', 'unchecked', 'unchecked'])
  for (const { reason } of verdicts.slice(1))
    expect(reason).toContain('91 days ago) says is more than 90 days old; ask the chain')
})

it('lets the Id Registry of now decide who holds a fid', async () => {
  const old = await aged(91)
  const now = (holder: string) => ({ custodyOf: async () => lower(holder) as `0x${string}` })
  expect(await check([custody], old, now(ada.custody.address))).toMatchObject([
    { status: 'holds', leftToTrust: ['the RPC of Optimism that was queried who holds fid 3'] },
  ])
  const transferred = {
    status: 'fails',
    reason: "Farcaster's Id Registry has another custody address for fid 3",
  }
  expect(await check([custody], await aged(0), now(mallory.custody.address))).toMatchObject([
    transferred,
  ])
  expect(await check([namelessRow(ada.fid)], old, now(ada.custody.address))).toMatchObject([
    { status: 'holds' },
  ])
  expect(await check([namelessRow(ada.fid)], {}, now(zeroAddress))).toMatchObject([
    { status: 'fails' },
  ])
})

it('reads no more than 64 entries of custody', async () => {
  const entries = Array.from({ length: 1000 }, (_, at) => ({
    fid: at + 1,
    address: wallet,
    method: 'reported',
  }))
  const read: number[] = []
  const custodyOf = async (fid: number) => {
    read.push(fid)
    return null
  }
  await check([], { custody: entries }, { custodyOf })
  expect(read).toEqual(entries.slice(0, 64).map(({ fid }) => fid))
})

it('lets ENS of now decide what a name resolves to, and the primary name', async () => {
  const rows = [await walletOfAda(), ensRow('ada.eth', wallet)]
  const now = (address: string, primaryName: string | null) => ({
    nameRecord: async () => ({ address: lower(address) as `0x${string}`, primaryName }),
  })
  const ens = async (days: number, online: Partial<OnlineChecks>) =>
    (await check(rows, await aged(days), online))[1]
  expect(await ens(91, now(wallet, 'ada.eth'))).toMatchObject({ status: 'holds' })
  expect((await ens(91, now(wallet, 'ada.eth')))?.leftToTrust).toContain(
    'the RPC of Ethereum that was queried for ada.eth',
  )
  expect(await ens(0, now(mallory.wallet.address, 'ada.eth'))).toMatchObject({ status: 'fails' })
  expect(await ens(0, now(wallet, 'other.eth'))).toMatchObject({ status: 'fails' })
  expect(await ens(0, now(wallet, null))).toMatchObject({ status: 'unchecked' })
})

it('leaves what a removed key signed to a report, and a key that the registry never had', async () => {
  const row = await walletOfAda()
  const now = (state: 'added' | 'removed' | 'unknown') => ({
    keyState: async (fid: number, key: string) =>
      fid === ada.fid && key === publicKeyOf(ada.key) ? state : null,
  })
  expect(await check([row], {}, now('added'))).toMatchObject([{ status: 'holds' }])
  const [removed] = await check([row], {}, now('removed'))
  expect(removed?.status).toBe('unchecked')
  expect(removed?.reason).toContain("is known only from Farcaster's nodes")
  expect(await check([row], {}, now('unknown'))).toMatchObject([{ status: 'unchecked' }])
})

it('asks for the block that a proof leads to', async () => {
  const evidence = await adaEvidence()
  const rows = [await walletOfAda(), ensRow('ada.eth', wallet)]
  const [seen] = await check(rows, evidence, { hasBlock: async () => true })
  expect(seen?.leftToTrust[0]).toMatch(/\), which the queried RPC has$/)
  const invented = await check(rows, evidence, { hasBlock: async (chainId) => chainId !== 10 })
  expect(invented.map(({ status }) => status)).toEqual(['fails', 'fails'])
  expect(invented[0]?.reason).toMatch(/^there is no block 0x[0-9a-f]{64} on chain 10$/)
})

it('falls back to the blocks where the chain cannot be asked', async () => {
  const broken = async () => Promise.reject(new Error('down'))
  const online = { custodyOf: broken, nameRecord: broken, keyState: broken, hasBlock: broken }
  const verdicts = await check(
    [await walletOfAda(), custody, ensRow('ada.eth', wallet)],
    await aged(1),
    online,
  )
  expect(verdicts.map(({ status }) => status)).toEqual(['holds', 'holds', 'holds'])
})
