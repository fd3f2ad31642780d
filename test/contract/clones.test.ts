import type { Finding } from '@whocast/contract/profile.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { searchPeople } from '../../src/search/search.ts'
import { imitations, realNames } from './lookalike-names.ts'
import { createSqliteDatabase, type TestDatabase } from './store-databases.ts'
import {
  credential,
  ensChannel,
  farcasterChannel,
  followedChannel,
  handleChannel,
  wallet,
  walletChannel,
} from './store-people.ts'

/** `CLONE_TRIALS=1000` measures what docs/attacks.md reports. */
const TRIALS = Number(process.env.CLONE_TRIALS ?? 40)
const CLONES = 60

let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await createSqliteDatabase()
  store = await openStore({ ...database.options, precedence: ['neynar'] })
})
afterAll(async () => {
  await store.close()
  await database.drop()
})

/** What nobody makes for free: which kind a genuine person has, by trial. */
const kinds = ['old fid', 'followers', 'credentials', 'wallet with credentials', 'nothing'] as const
type Kind = (typeof kinds)[number]

const freeAccounts = (n: number, amount: number) =>
  (['twitter', 'github', 'lens', 'bluesky', 'linkedin', 'youtube', 'medium', 'telegram'] as const)
    .slice(0, amount)
    .map((type) => handleChannel(`handle-${n}`, true, type))

function genuine(trial: number, displayName: string, kind: Kind): Finding {
  const own = kind === 'old fid' ? 100 + trial : 6_000_000 + trial
  const name = `genuine${trial}`
  const wallets = [walletChannel(own)]
  const base = { source: 'neynar', checkedAt: 1000, fields: { displayName } }
  if (kind === 'wallet with credentials')
    return { ...base, scope: `ens:${wallet(own)}`, source: 'ens', channels: wallets }
  const row = kind === 'followers' ? followedChannel(own, name, 1000) : farcasterChannel(own, name)
  return { ...base, scope: `farcaster:${own}`, channels: [row, ...wallets] }
}

/** A clone has more accounts and names than the original, and mostly a younger fid. */
function clone(trial: number, n: number, displayName: string): Finding {
  const at = trial * CLONES + n
  const fid = (n % 10 === 0 ? 100_000 : 1_200_000) + at
  const ways = [(name: string) => name, ...Object.values(imitations)]
  const imitate = ways[n % ways.length] ?? ((name: string) => name)
  return {
    source: 'neynar',
    scope: `farcaster:${fid}`,
    checkedAt: 1000,
    fields: { displayName: n % 2 === 0 ? displayName : imitate(displayName) },
    channels: [
      farcasterChannel(fid, `clone${at}`, { grade: { grade: 'proven' } }),
      walletChannel(fid),
      ensChannel(`clone${at}.eth`, { grade: { grade: 'proven' } }),
      ...freeAccounts(at, 8),
    ],
  }
}

test(`clones neither displace nor accuse the genuine person, ${TRIALS} trials`, async () => {
  const warned: string[] = []
  const displaced: string[] = []
  let folded = 0
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const kind = kinds[trial % kinds.length] ?? 'nothing'
    const word = [...String(trial)].map((digit) => 'bdfglmnprt'[Number(digit)]).join('o')
    const displayName = `${realNames[trial % realNames.length]} Z${word}x`
    const person = genuine(trial, displayName, kind)
    const clones = Array.from({ length: CLONES }, (_, n) => clone(trial, n, displayName))
    const own = person.scope.startsWith('ens:') ? 6_000_000 + trial : 0
    const subject = wallet(own || Number(person.scope.slice('farcaster:'.length)))
    const isFirst = trial % 2 === 0
    for (const findings of isFirst ? [[person], clones] : [clones, [person]])
      await store.people.save(findings, { refreshAt: null })
    if (kind.includes('credentials'))
      await store.credentials.putMany(
        ['acme', 'guild'].map((issuer, at) =>
          credential(trial * 10 + at + 1, { address: subject }, { issuer, name: 'Member' }),
        ),
      )
    const [found] = await store.people.find(`eth:${subject}`)
    if (!found) throw new Error(`nobody in trial ${trial}`)
    if (found.profile.warning) warned.push(`${trial} ${kind}`)
    if (kind === 'nothing') continue
    const results = await searchPeople(
      { index: store.search, people: store.people },
      { query: displayName, limit: 10 },
    )
    folded += results[0]?.lookalikes.length ?? 0
    if (results[0]?.profile.profileID !== found.profile.profileID)
      displaced.push(`${trial} ${kind} ${displayName}`)
  }
  console.log(
    `clones: ${warned.length} warnings on genuine people, ${displaced.length} displaced, ${folded} folded in ${TRIALS} trials`,
  )
  expect(warned).toEqual([])
  expect(displaced).toEqual([])
}, 1_800_000)

test('clones of a well known person are folded', async () => {
  const fid = 7_000_000
  const displayName = 'Wilhelmina Quux'
  await store.people.save(
    [
      {
        source: 'neynar',
        scope: `farcaster:${fid}`,
        checkedAt: 1000,
        fields: { displayName },
        channels: [followedChannel(fid, 'wilhelmina', 1_000_000)],
      },
      ...Array.from({ length: CLONES }, (_, n) => clone(TRIALS + 1, n, displayName)),
    ],
    { refreshAt: null },
  )
  const results = await searchPeople(
    { index: store.search, people: store.people },
    { query: displayName, limit: 50 },
  )
  expect(results[0]?.profile.channels[0]?.value).toBe('wilhelmina')
  expect(results).toHaveLength(1)
  expect(results[0]?.lookalikes.length).toBeGreaterThanOrEqual(CLONES / 2)
})
