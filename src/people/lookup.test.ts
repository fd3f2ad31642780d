import { rm } from 'node:fs/promises'
import type { ServiceError } from '@whocast/contract/error.ts'
import {
  type Identifier,
  parseAddress,
  parseEnsName,
  parseFid,
  parseFname,
  parseSocial,
} from '@whocast/contract/identifier.ts'
import type { Finding, FoundChannel, Profile } from '@whocast/contract/profile.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newDataDir } from '../../test/data-dir.ts'
import { SourceError } from '../kit/source-error.ts'
import { silentTelemetry, type Telemetry } from '../kit/telemetry.ts'
import type { Store } from '../main/stores.ts'
import { openStore } from '../main/stores.ts'
import { createDestinationBudget } from '../net/destination-budget.ts'
import { forClient } from '../net/request-allowance.ts'
import type { LookupSettings } from './context.ts'
import { createLookup } from './lookup.ts'
import type { Answer } from './lookup-port.ts'
import type { Source, Subject, Widened } from './source-port.ts'

const WALLET = '0x1111111111111111111111111111111111111111'
const OTHER = '0x2222222222222222222222222222222222222222'
const log = { debug() {}, info() {}, warn() {}, error() {} }

let folder: string
let store: Store
/** Unix ms; tests move it. */
let now = Date.now()
const clock = () => now

beforeEach(async () => {
  folder = await newDataDir()
  store = await openStore({ dataDir: folder, precedence: ['first', 'second'], clock })
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const channel = (
  type: FoundChannel['type'],
  value: string,
  more: Partial<FoundChannel> = {},
): FoundChannel => ({
  type,
  value,
  isVerified: true,
  ...more,
})
const farcaster = (fid: number, name: string) =>
  channel('farcaster', name, { metadata: [{ name: 'fid', value: String(fid) }] })
const finding = (
  source: string,
  scope: string,
  channels: FoundChannel[],
  fields: Finding['fields'] = {},
): Finding => ({
  source,
  scope,
  checkedAt: Math.floor(now / 1000),
  fields,
  channels,
})

interface FakeSource extends Source {
  calls: { widen: Identifier[][]; collect: Subject[][] }
}

/** A source that answers from two functions, after `delayMs`. */
function createSource(
  name: string,
  answers: {
    kinds: Identifier['kind'][]
    widen?: (identifier: Identifier) => Widened | null | SourceError
    collect?: (subject: Subject) => Finding[]
    delayMs?: number
    isDead?: () => boolean
  },
): FakeSource {
  const calls: FakeSource['calls'] = { widen: [], collect: [] }
  const pause = async (signal: AbortSignal) => {
    if (answers.isDead?.()) throw new SourceError(name, 'is down')
    if (answers.delayMs === undefined) return
    await new Promise<void>((resolve, reject) => {
      setTimeout(resolve, answers.delayMs)
      signal.addEventListener('abort', () => reject(new SourceError(name, 'took too long')))
    })
  }
  return {
    name,
    calls,
    canWiden: (identifier) => answers.kinds.includes(identifier.kind),
    async widen(identifiers, { signal }) {
      calls.widen.push(identifiers)
      await pause(signal)
      return identifiers.map((identifier) => answers.widen?.(identifier) ?? null)
    },
    async collect(subjects, { signal }) {
      calls.collect.push(subjects)
      await pause(signal)
      return subjects.map((subject) => answers.collect?.(subject) ?? [])
    },
  }
}

const ada = (source = 'first'): Finding =>
  finding(source, 'farcaster:616', [farcaster(616, 'ada'), channel('wallet', WALLET)], {
    displayName: 'Ada',
  })
const adaSubject: Subject = { fid: 616, fname: 'ada', addresses: [WALLET], ensNames: [] }

const farcasterSource = (more: Partial<Parameters<typeof createSource>[1]> = {}) =>
  createSource('first', {
    kinds: ['fid', 'fname', 'eth'],
    widen: (identifier) => {
      const isAda =
        (identifier.kind === 'fid' && identifier.fid === 616) ||
        (identifier.kind === 'fname' && identifier.fname === 'ada') ||
        (identifier.kind === 'eth' && identifier.address === WALLET)
      return isAda ? { subject: adaSubject, findings: [ada()] } : null
    },
    ...more,
  })

const ensSource = () =>
  createSource('second', {
    kinds: ['ens', 'eth'],
    widen: (identifier) => {
      if (identifier.kind === 'eth')
        return { subject: { addresses: [identifier.address], ensNames: [] }, findings: [] }
      if (identifier.kind !== 'ens') return null
      if (identifier.name === 'ada.eth' || identifier.name === 'evil.eth') {
        return { subject: { addresses: [WALLET], ensNames: ['ada.eth'] }, findings: [adaEns()] }
      }
      return null
    },
    collect: ({ addresses }) => (addresses.includes(WALLET) ? [adaEns()] : []),
  })
const adaEns = () =>
  finding('second', `ens:${WALLET}`, [
    channel('wallet', WALLET),
    channel('ens', 'ada.eth'),
    channel('twitter', 'ada', { isVerified: false }),
  ])

const create = (sources: Source[], more: Partial<LookupSettings> = {}) =>
  createLookup({
    sources,
    people: store.people,
    deadlineMs: 400,
    freshSeconds: 300,
    staleSeconds: 3600,
    clock,
    log,
    ...more,
  })

const only = (answer: Answer): Profile => {
  expect(answer.profiles).toHaveLength(1)
  return answer.profiles[0] as Profile
}
const rejection = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: ServiceError) => error,
  )

test('widens by one source and collects from the others: one person from both', async () => {
  const lookup = create([farcasterSource(), ensSource()])
  const profile = only(await lookup.one(parseFid('616')))
  expect(profile.displayName).toBe('Ada')
  expect(profile.walletAddress).toBe(WALLET)
  expect(
    profile.channels.map(({ type, value, isVerified }) => `${type} ${value} ${isVerified}`).sort(),
  ).toEqual([
    'ens ada.eth true',
    'farcaster ada true',
    'twitter ada false',
    `wallet ${WALLET} true`,
  ])
})

test('stores nothing that was read before what has been stored meanwhile', async () => {
  const asked = create([farcasterSource({ delayMs: 100 })]).one(parseFid('616'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  now += 3000
  const followed = { ...ada(), fields: { displayName: 'Ada of the last event' } }
  await store.people.save([followed], { refreshAt: null })
  now += 2000
  expect(only(await asked).displayName).toBe('Ada of the last event')
})

test('tells each source all that the others know of who is meant', async () => {
  const ens = ensSource()
  await create([farcasterSource(), ens]).one(parseFid('616'))
  expect(ens.calls.collect).toEqual([[adaSubject]])
})

test('counts what each source answered and failed', async () => {
  const lookup = create([
    farcasterSource(),
    createSource('second', {
      kinds: ['fid'],
      widen: () => new SourceError('second', 'private', { reason: 'answered 500' }),
    }),
  ])
  await lookup.one(parseFid('616'))
  expect(lookup.health()).toEqual([
    { source: 'first', answered: 1, failed: 0, answeredAt: now, tookMs: 0 },
    { source: 'second', answered: 0, failed: 1, failedAt: now, reason: 'answered 500' },
  ])
})

test('answers every identifier of a person with the same profile, without asking again', async () => {
  const sources = [farcasterSource(), ensSource()]
  const lookup = create(sources)
  const { profileID } = only(await lookup.one(parseFid('616')))
  for (const identifier of [parseFname('ada'), parseAddress(WALLET), parseEnsName('ada.eth')]) {
    expect(only(await lookup.one(identifier)).profileID).toBe(profileID)
  }
  expect(sources.map((source) => source.calls.widen.length + source.calls.collect.length)).toEqual([
    1, 1,
  ])
  // A claim answers for nobody.
  expect((await lookup.one(parseSocial('twitter', 'ada'))).profiles).toEqual([])
  expect(
    (await lookup.one(parseSocial('twitter', 'ada'), { include: { claims: true } })).profiles,
  ).toHaveLength(1)
})

test('lists a name that merely resolves to a wallet, unverified, only for those who ask by it', async () => {
  const lookup = create([farcasterSource(), ensSource()])
  const asked = only(await lookup.one(parseEnsName('evil.eth')))
  expect(asked.channels.at(-1)).toMatchObject({ type: 'ens', value: 'evil.eth', isVerified: false })
  const byFid = only(await lookup.one(parseFid('616')))
  expect(byFid.profileID).toBe(asked.profileID)
  expect(byFid.channels.map((one) => one.value)).not.toContain('evil.eth')
  expect(byFid.channels.map((one) => one.value)).toContain('ada.eth')
})

test('remembers that there was no match for a while', async () => {
  const source = farcasterSource()
  const lookup = create([source])
  expect((await lookup.one(parseFid('404'))).profiles).toEqual([])
  expect((await lookup.one(parseFid('404'))).profiles).toEqual([])
  expect(source.calls.widen).toHaveLength(1)
  now += 60_000
  await lookup.one(parseFid('404'))
  expect(source.calls.widen).toHaveLength(2)
})

test('asks again at once for others where the share of one client was used up', async () => {
  const budget = createDestinationBudget({ perMinute: 30, clock: () => 0 })
  const charge = () => budget.chargeHost(new URL('https://gateway.example/'))
  const names = ['Ada', 'Ada L.', 'Ada Lovelace']
  const source = farcasterSource({
    widen: () => {
      try {
        charge()
      } catch (cause) {
        return new SourceError('first', 'is over its budget', { cause })
      }
      const fields = { displayName: names.shift() ?? '' }
      return { subject: adaSubject, findings: [{ ...ada(), fields }] }
    },
  })
  const lookup = create([source])
  const nameFor = (client: string) =>
    forClient(client, async () => only(await lookup.one(parseFid('616'))).displayName)
  for (let n = 0; n < 10; n += 1) forClient('mallory', charge)
  expect(await nameFor('ben')).toBe('Ada')
  now += 301_000
  expect(await nameFor('mallory')).toBe('Ada')
  await expect.poll(() => source.calls.widen.length).toBe(2)
  await expect.poll(() => nameFor('ben')).toBe('Ada L.')
  // What is too old to be served is read again before the response.
  now += 3_700_000
  expect((await rejection(nameFor('mallory')))?.code).toBe('unavailable')
  expect((await rejection(nameFor('mallory')))?.code).toBe('unavailable')
  expect(source.calls.widen).toHaveLength(4)
  expect(await nameFor('ben')).toBe('Ada Lovelace')
})

test('asks once for a thousand simultaneous first lookups of one name', async () => {
  const source = farcasterSource({ delayMs: 20 })
  const lookup = create([source])
  const answers = await Promise.all(Array.from({ length: 1000 }, () => lookup.one(parseFid('616'))))
  expect(new Set(answers.map((answer) => only(answer).profileID)).size).toBe(1)
  expect(source.calls.widen).toHaveLength(1)
})

test('asks once for many processes that share a store with leases', async () => {
  const source = farcasterSource({ delayMs: 50 })
  const processes = Array.from({ length: 4 }, () =>
    create([source], { leases: store.cursors, deadlineMs: 3000, clock: Date.now }),
  )
  const answers = await Promise.all(processes.map((lookup) => lookup.one(parseFid('616'))))
  expect(answers.map((answer) => only(answer).displayName)).toEqual(['Ada', 'Ada', 'Ada', 'Ada'])
  expect(source.calls.widen).toHaveLength(1)
})

test('one process takes over from another that died while it asked', async () => {
  const source = farcasterSource({ delayMs: 250 })
  const deadlineMs = 5000
  let held = { owner: 'died', until: now + 100 }
  let refusals = 0
  const leases: LookupSettings['leases'] = {
    async lease(_name, owner, ms) {
      if (held.until > now) {
        if (++refusals === 3) now += 100
        return false
      }
      held = { owner, until: now + ms }
      // As long as it may ask, the others leave it to it.
      now += deadlineMs - 500
      return true
    },
    async release() {},
  }
  const processes = Array.from({ length: 3 }, () => create([source], { leases, deadlineMs }))
  const answers = await Promise.all(processes.map((lookup) => lookup.one(parseFid('616'))))
  expect(answers.map((answer) => only(answer).displayName)).toEqual(['Ada', 'Ada', 'Ada'])
  expect(source.calls.widen).toHaveLength(1)
})

test('asks about many at once in one call, and answers in order', async () => {
  const source = farcasterSource()
  const lookup = create([source])
  const answers = await lookup.many([parseFid('1'), parseFid('616'), parseFid('2')])
  expect(
    answers.map((answer) => (answer instanceof Error ? answer : answer.profiles.length)),
  ).toEqual([0, 1, 0])
  expect(source.calls.widen.map((batch) => batch.length)).toEqual([3])
})

test('fails over: what one source cannot say, another one does', async () => {
  const lookup = create([
    farcasterSource({ isDead: () => true }),
    createSource('second', {
      kinds: ['fid'],
      widen: () => ({ subject: adaSubject, findings: [ada('second')] }),
    }),
  ])
  const answer = await lookup.one(parseFid('616'))
  expect(only(answer).displayName).toBe('Ada')
  expect(answer.failedSources).toEqual(['first'])
})

test('is unavailable, not empty, when nothing is stored and no source could be asked', async () => {
  let isDead = true
  const lookup = create([farcasterSource({ isDead: () => isDead })])
  for (let n = 0; n < 2; n++)
    expect(await rejection(lookup.one(parseFid('616')))).toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 5,
    })
  isDead = false
  expect(only(await lookup.one(parseFid('616'))).displayName).toBe('Ada')
  // A wallet about which one source was silent may still be somebody.
  const half = create([farcasterSource({ isDead: () => true }), ensSource()])
  expect(await rejection(half.one(parseAddress(OTHER)))).toMatchObject({ code: 'unavailable' })
})

test('serves what is stored while it is refreshed in the background, and drops a link that was removed', async () => {
  let channels = [farcaster(616, 'ada'), channel('wallet', WALLET)]
  const source = createSource('first', {
    kinds: ['fid', 'eth'],
    widen: (identifier) =>
      identifier.kind === 'fid'
        ? {
            subject: { fid: 616, addresses: [], ensNames: [] },
            findings: [finding('first', 'farcaster:616', channels)],
          }
        : null,
  })
  const lookup = create([source])
  expect(only(await lookup.one(parseFid('616'))).channels).toHaveLength(2)
  now += 400_000
  channels = [farcaster(616, 'ada')]
  const changed = new Promise<void>((resolve) => store.onChange(() => resolve()))
  const stale = await lookup.one(parseFid('616'))
  expect(stale.isStale).toBe(true)
  expect(only(stale).channels).toHaveLength(2)
  await changed
  const fresh = await lookup.one(parseFid('616'))
  expect(fresh.isStale).toBe(false)
  expect(only(fresh).channels).toHaveLength(1)
  expect((await lookup.one(parseAddress(WALLET))).profiles).toEqual([])
})

test('asks again about what was stored while the clock was ahead', async () => {
  const source = farcasterSource()
  now += 30 * 86_400_000
  await create([source]).one(parseFid('616'))
  now -= 30 * 86_400_000
  const lookup = create([source])
  expect((await lookup.one(parseFid('616'))).isStale).toBe(true)
  await expect.poll(() => source.calls.widen.length).toBe(2)
  await expect.poll(async () => (await lookup.one(parseFid('616'))).isStale).toBe(false)
  expect(source.calls.widen.length).toBe(2)
})

test('serves what is stored for as long as configured while the sources are dead', async () => {
  let isDead = false
  const counted: unknown[] = []
  const telemetry: Telemetry = {
    ...silentTelemetry,
    count: (name, labels) => void (name === 'stale_answers' && counted.push(labels)),
  }
  const lookup = create([farcasterSource({ isDead: () => isDead })], { telemetry })
  await lookup.one(parseFid('616'))
  isDead = true
  now += 1_000_000
  const stale = await lookup.one(parseFid('616'))
  expect(only(stale).displayName).toBe('Ada')
  expect(stale.isStale).toBe(true)
  expect(counted).toEqual([{ because: 'due' }])
  await expect
    .poll(async () => (await lookup.one(parseFid('616'))).failedSources)
    .toEqual(['first'])
  expect(counted.at(-1)).toEqual({ because: 'failing' })
  now += 4_000_000
  expect(await rejection(lookup.one(parseFid('616')))).toMatchObject({ code: 'unavailable' })
})

test('no longer names a source as failed once another process has refreshed the profile', async () => {
  let isDead = true
  const second = () =>
    createSource('second', { kinds: [], collect: () => [], isDead: () => isDead })
  const [lookup, other] = [second(), second()].map((source) => create([farcasterSource(), source]))
  const failed = async () => (await lookup?.one(parseFid('616')))?.failedSources
  expect(await failed()).toEqual(['second'])
  now += 31_000
  // It is due: nothing newer is known of the source.
  expect(await failed()).toEqual(['second'])
  await expect
    .poll(async () => (await store.people.find('fid:616'))[0]?.refreshAt)
    .toBe(Math.floor(now / 1000) + 30)
  now += 31_000
  isDead = false
  await other?.refresh(parseFid('616'))
  expect(await failed()).toEqual([])
  now += 400_000
  expect(await failed()).toEqual([])
})

test('keeps what a source had said where it can only be asked in part, and names the source that failed', async () => {
  const walletRow = channel('wallet', WALLET)
  const part = (): Finding => ({
    ...finding('first', `ens:${WALLET}`, [walletRow]),
    isPartial: true,
  })
  const ens = createSource('first', {
    kinds: ['ens'],
    widen: () => ({ subject: { addresses: [WALLET], ensNames: ['ada.eth'] }, findings: [part()] }),
    collect: () => {
      throw new SourceError('first', 'unreachable')
    },
  })
  const answer = await create([ens]).one(parseEnsName('ada.eth'))
  const types = (profile: Profile) => profile.channels.map(({ type }) => type)
  expect(answer.failedSources).toEqual(['first'])
  expect(types(only(answer))).toContain('wallet')
  const whole = finding('first', `ens:${WALLET}`, [walletRow, channel('basename', 'ada.base.eth')])
  await store.people.save([whole], { refreshAt: now })
  await store.people.save([part()], { refreshAt: now })
  expect(types(only(await create([ens]).one(parseAddress(WALLET))))).toContain('basename')
})

test('answers at the deadline with what has come, and stores what comes late', async () => {
  const late = createSource('second', {
    kinds: ['fid'],
    delayMs: 600,
    widen: () => ({ subject: adaSubject, findings: [adaEns()] }),
  })
  const lookup = create([farcasterSource(), late])
  const answer = await lookup.one(parseFid('616'))
  expect(answer.failedSources).toEqual(['second'])
  expect(only(answer).channels.map((one) => one.type)).not.toContain('ens')
  await new Promise<void>((resolve) => store.onChange(() => resolve()))
  expect(only(await lookup.one(parseFid('616'))).channels.map((one) => one.type)).toContain('ens')
})

test('serves imported people at once, and never calls them outdated for want of a source', async () => {
  await store.people.save(
    [finding('import', 'import:x', [farcaster(616, 'ada')], { bio: 'imported' })],
    { refreshAt: null },
  )
  now += 10_000_000
  const answer = await create([]).one(parseFid('616'))
  expect(only(answer).bio).toBe('imported')
  expect(answer.isStale).toBe(false)
})

test('learns the live side of imported people in the background', async () => {
  await store.people.save(
    [finding('import', 'import:x', [farcaster(616, 'ada')], { bio: 'imported' })],
    { refreshAt: null },
  )
  const lookup = create([farcasterSource()])
  const changed = new Promise<void>((resolve) => store.onChange(() => resolve()))
  expect(only(await lookup.one(parseFid('616'))).displayName).toBeUndefined()
  await changed
  const profile = only(await lookup.one(parseFid('616')))
  expect(profile).toMatchObject({ displayName: 'Ada', bio: 'imported' })
})

test.each<[Identifier, string]>([
  [parseFid('3'), 'SNAPCHAIN_URL'],
  [parseFname('ada'), 'NEYNAR_API_KEY'],
  [parseEnsName('ada.eth'), 'ETH_RPC_URL'],
  [parseAddress(OTHER), 'ETH_RPC_URL'],
])(
  'nobody can be asked about %j: the operator is told what to set',
  async (identifier, variable) => {
    await expect(create([]).one(identifier)).rejects.toMatchObject({
      code: 'not-configured',
      status: 503,
      retryAfterSeconds: undefined,
      detail: expect.stringContaining(variable),
    })
  },
)

test('an account elsewhere needs no source of its own', async () => {
  expect((await create([]).one(parseSocial('github', 'ada'))).profiles).toEqual([])
})

test('an ENS name that is a Farcaster username is found, without ENS too', async () => {
  const node: Source = {
    ...createSource('first', {
      kinds: ['ens', 'fname'],
      widen: (identifier) =>
        identifier.kind === 'ens' && identifier.name === 'bob.eth'
          ? {
              subject: { fid: 700, fname: 'bob.eth', addresses: [OTHER], ensNames: [] },
              findings: [
                finding('first', 'farcaster:700', [
                  farcaster(700, 'bob.eth'),
                  channel('wallet', OTHER),
                ]),
              ],
            }
          : null,
    }),
    isDecisive: ({ kind }) => kind !== 'ens',
  }
  for (const sources of [[node], [node, ensSource()]]) {
    const found = only(await create(sources).one(parseEnsName('bob.eth')))
    expect(found.channels.map(({ type, value }) => [type, value])).toContainEqual([
      'farcaster',
      'bob.eth',
    ])
    expect(found.channels.map(({ type }) => type)).not.toContain('ens')
  }
  await expect(create([node]).one(parseEnsName('carol.eth'))).rejects.toMatchObject({
    code: 'not-configured',
  })
  expect((await create([node, ensSource()]).one(parseEnsName('carol.eth'))).profiles).toEqual([])
})

test('a failed ENS lookup is not an empty answer, even if a node knows no such username', async () => {
  const node: Source = { ...createSource('first', { kinds: ['ens'] }), isDecisive: () => false }
  const ens = createSource('second', {
    kinds: ['ens'],
    widen: () =>
      new SourceError('second', 'private', {
        reason: 'got an answer of a gateway that its contract refuses',
      }),
  })
  await expect(create([node, ens]).one(parseEnsName('dave.eth'))).rejects.toMatchObject({
    code: 'unavailable',
    detail: 'nothing is known yet; second got an answer of a gateway that its contract refuses',
  })
})
