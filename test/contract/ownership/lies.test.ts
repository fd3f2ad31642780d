import { join } from 'node:path'
import { profileFid } from '@whocast/contract/profile.ts'
import { afterEach, expect, it } from 'vitest'
import { packageRoot } from '../../../src/kit/root.ts'
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
} from './modes.ts'
import { readKey } from './read-key.ts'
import { START, Stage } from './stage.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

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
  const upstreams = await startUpstreams()
  closers.push(() => upstreams.close())
  const stage = new Stage(upstreams.world, upstreams.chain, 1)
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
  closers.push(database.drop)
  const store = await openStore({ ...database.options, precedence: sourcePrecedence, clock })
  const sources = createLiveSources(upstreams, clock)
  const service = await startService(upstreams, sources, { mode, store, clock })
  closers.push(service.close)
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

const rows = new Map<string, Map<string, Outcome>>()

it.each(liars)(
  '%s alone takes over no identifier but its own',
  async (liar) => {
    const outcomes = await outcomesOf([liar])
    rows.set(liar, outcomes)
    const taken = [...outcomes].filter(
      ([kind, one]) => one === 'taken' && !own[liar]?.includes(kind),
    )
    expect(taken).toEqual([])
  },
  300_000,
)
