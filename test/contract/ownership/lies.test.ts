import { join } from 'node:path'
import { profileFid } from '@whocast/contract/profile.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStore } from '../../../src/main/stores.ts'
import { sourcePrecedence } from '../../../src/main/wiring/store.ts'
import { createSqliteDatabase } from '../store-databases.ts'
import { type Liar, type Lie, liars, lies } from './lies.ts'
import {
  createClock,
  createLiveSources,
  type ModeName,
  startService,
  startUpstreams,
  type Upstreams,
} from './modes.ts'
import { readKey } from './read-key.ts'
import { START, Stage } from './stage.ts'

let upstreams: Upstreams
let scene = 0
beforeAll(async () => {
  upstreams = await startUpstreams(() => START)
})
afterAll(() => upstreams?.close())

/** Makes all sources honest again. */
function beHonest(): void {
  for (const route of [
    'onChainEventsByFid',
    'verificationsByFid',
    'userNameProofsByFid',
    'userNameProofByName',
  ])
    upstreams.snapchain.lie(route, null)
  upstreams.neynar.lie(null)
  upstreams.fnames.lie(null)
}

/** What became of one identifier of the victim. */
type Outcome = 'taken' | 'withheld' | 'kept'

/** The identifiers of the victim S, and of a wallet without a fid, by what they are called. */
const identifiers = (stage: Stage): [kind: string, key: string, holder: 'S' | 'alone'][] => [
  ['fid', `fid:${stage.fid('S')}`, 'S'],
  ['fname', `fname:${stage.name('golden')}`, 'S'],
  ['verified wallet', `eth:${stage.address('ws')}`, 'S'],
  ['ENS name', `ens:${stage.name('golden')}.eth`, 'S'],
  ['wallet without a fid', `eth:${stage.address('alone')}`, 'alone'],
  ['its ENS name', `ens:${stage.name('alone')}.eth`, 'alone'],
]
const kinds = [
  'fid',
  'fname',
  'verified wallet',
  'ENS name',
  'wallet without a fid',
  'its ENS name',
]

/** Looks up the victim's identifiers after lies; the victim may have been stored before. */
async function lookUp(
  told: readonly Lie[],
  { mode, isKnown, days }: { mode: ModeName; isKnown: boolean; days: number },
): Promise<Map<string, Outcome>> {
  scene += 1
  const stage = new Stage(upstreams, scene)
  await stage.add('S', {
    fname: stage.name('golden'),
    display: 'Sal',
    wallets: ['ws'],
    verifiedAccounts: [{ platform: 'x', username: stage.name('x') }],
  })
  await stage.add('T', { fname: stage.name('thief'), display: 'Thief', wallets: ['wt'] })
  await stage.nameWallet(`${stage.name('golden')}.eth`, 'ws')
  await stage.nameWallet(`${stage.name('alone')}.eth`, 'alone')
  const clock = createClock(START)
  const database = await createSqliteDatabase()
  const store = await openStore({ ...database.options, precedence: sourcePrecedence, clock })
  const sources = createLiveSources(upstreams, clock, store.people)
  const service = await startService(upstreams, sources, { mode, store, clock })
  const all = [
    ...identifiers(stage).map(([, key]) => readKey(key)),
    readKey(`fid:${stage.fid('T')}`),
  ]
  const ask = async () => {
    await service.lookup.many(all)
    await service.settle()
  }
  if (isKnown) await ask()
  for (const lie of told) await lie.tell(upstreams, stage)
  clock.set(START + days * 86_400)
  const bring = async () => {
    for (const lie of told) {
      const brought = lie.brings?.(stage, Math.floor(clock() / 1000)) ?? []
      if (brought.length > 0) await store.people.save(brought, { refreshAt: null })
    }
  }
  await bring()
  await ask()
  await bring()
  await ask()
  const answers = await service.lookup.many(all)
  beHonest()
  await service.close()
  await database.drop()
  return new Map(
    identifiers(stage).map(([kind, , holder], index) => {
      const answer = answers[index]
      const profiles = !answer || answer instanceof Error ? [] : answer.profiles
      const isTaken = profiles.some(
        (one) => profileFid(one) === stage.fid('T') || one.walletAddress === stage.address('wt'),
      )
      const isKept =
        holder === 'S'
          ? profiles.some((one) => profileFid(one) === stage.fid('S'))
          : profiles.some((one) => one.walletAddress === stage.address('alone'))
      return [kind, isTaken ? 'taken' : isKept ? 'kept' : 'withheld'] as [string, Outcome]
    }),
  )
}

/** The identifiers of which a source is the authority itself. */
const own: Partial<Record<Liar, readonly string[]>> = {
  'fname registry': ['fname'],
  'ENS RPC': ['ENS name', 'its ENS name'],
}

const worst = (outcomes: readonly Outcome[]): Outcome =>
  outcomes.includes('taken') ? 'taken' : outcomes.includes('withheld') ? 'withheld' : 'kept'

/** The worst outcome of each identifier over all lies of these sources. */
async function outcomesOf(by: readonly Liar[]): Promise<Map<string, Outcome>> {
  const told = by.map((liar) => lies.filter((lie) => lie.by === liar))
  const [first = [], second] = told
  const sets = second ? first.flatMap((a) => second.map((b) => [a, b])) : first.map((a) => [a])
  const found: Map<string, Outcome>[] = []
  for (const set of sets)
    for (const isKnown of second ? [false] : [true, false])
      found.push(await lookUp(set, { mode: 'node and vendor', isKnown, days: isKnown ? 38 : 0 }))
  return new Map(kinds.map((kind) => [kind, worst(found.map((one) => one.get(kind) ?? 'kept'))]))
}

/** What each source, and each pair of them, did to each identifier. */
const matrix = new Map<string, Map<string, Outcome>>()

const takenBy = (liarsOf: readonly Liar[], outcomes: ReadonlyMap<string, Outcome>) =>
  [...outcomes].flatMap(([kind, outcome]) =>
    outcome === 'taken' && !liarsOf.some((liar) => own[liar]?.includes(kind)) ? [kind] : [],
  )

/** Returns true if these sources together falsify more than each of them alone. */
const doMore = (by: readonly string[], outcomes: ReadonlyMap<string, Outcome>) =>
  by.length === 1 ||
  [...outcomes].some(([kind, outcome]) => {
    const alone = worst(by.map((liar) => matrix.get(liar)?.get(kind) ?? 'kept'))
    return outcome !== alone && worst([outcome, alone]) === outcome
  })

it.each(liars)(
  '%s alone takes over no identifier but its own',
  async (liar) => {
    const outcomes = await outcomesOf([liar])
    matrix.set(liar, outcomes)
    expect(takenBy([liar], outcomes)).toEqual([])
  },
  300_000,
)

it('is published what sources can falsify, alone and in pairs', async () => {
  const pairs = liars.flatMap((first, at) =>
    liars.slice(at + 1).map((second) => [first, second] as const),
  )
  for (const pair of pairs) matrix.set(pair.join(' and '), await outcomesOf(pair))
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const text = [
    '# Lying sources',
    '',
    'Generated by `test/contract/ownership/lies.test.ts`. The service is configured with a node, the',
    'fname registry, a vendor (Neynar) and ENS. The victim has a fid with a verified wallet, an fname',
    'and an ENS name; another wallet has only an ENS name. Each source tells every lie of',
    '`test/contract/ownership/lies.ts`, before the victim is stored and after; the worst outcome counts.',
    'All pairs were tried: the table has those that falsify more than either source alone.',
    '',
    '* **kept**: a lookup returns the victim.',
    '* **withheld**: it returns nothing.',
    '* **taken**: it returns the thief. That is possible for the authority over the identifier only.',
    '',
    row(['Lying source', ...kinds]),
    row(['---', ...kinds.map(() => '---')]),
    ...[...matrix]
      .filter(([by, outcomes]) => doMore(by.split(' and '), outcomes))
      .map(([by, outcomes]) => row([by, ...kinds.map((kind) => outcomes.get(kind) ?? '')])),
    '',
    'A service with one source of Farcaster relies on that source alone for what is not signed.',
    '',
  ].join('\n')
  await expect(text).toMatchFileSnapshot(
    join(import.meta.dirname, '../../../docs/lying-sources.md'),
  )
}, 600_000)
