import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { ServiceError } from '../domain/error.ts'
import { type Identifier, identifierKey } from '../domain/identifier.ts'
import type { Answer, Lookup, LookupOptions } from '../domain/ports/lookup.ts'
import type { FindOptions, People, StoredProfile } from '../domain/ports/people.ts'
import type { EvidenceKeeper, Source } from '../domain/ports/source.ts'
import type { Cursors } from '../domain/ports/store.ts'
import { type Clock, type Logger, silentTelemetry, type Telemetry } from '../domain/ports/telemetry.ts'
import type { Channel, Finding, Profile } from '../domain/profile.ts'
import { type Asked, askSources, canDecide } from './ask.ts'
import { createFailureLog } from './failure-log.ts'

export interface LookupSettings {
  /** In order of precedence. */
  sources: readonly Source[]
  /** Adds storage proofs, after the asker was answered, and says how well each row is known. */
  evidence?: EvidenceKeeper | undefined
  people: Pick<People, 'find' | 'findMany' | 'save'>
  /** Given where several processes share the store: one of them asks, the others wait for what it stores. */
  leases?: Pick<Cursors, 'lease' | 'release'>
  /** How long an asker waits for live sources. What comes later is stored for the next one. */
  deadlineMs: number
  freshSeconds: number
  /** How long a stored fact is served while the sources fail. */
  staleSeconds: number
  /** Serverless platforms: keeps the process alive until what outlasts its asker is stored. */
  waitUntil?: (work: Promise<void>) => void
  clock?: Clock
  telemetry?: Telemetry
  log: Logger
}

/** Seconds until a source that failed is asked again about the same person. */
const RETRY_SECONDS = 30
/** Seconds for which "nobody there" is remembered. */
const ABSENT_SECONDS = 30
/** Seconds after which an answer that is being refreshed is looked at again. */
const STALE_LOOK_SECONDS = 5
/** How many keys each of the short memories below holds. */
const MEMORY_SIZE = 50_000

/** What the last attempt to ask about a key came to. */
interface Attempt {
  /** Unix ms until when asking again is of no use. */
  until: number
  isNobody: boolean
  failedSources: string[]
  failures: string[]
}

/**
 * The one verb: identifiers to profiles. What is stored and fresh is served as it is; what is stored
 * and due is served while it is asked for again; what is unknown is asked for, within the deadline,
 * by one flight per key.
 */
export function createLookup(settings: LookupSettings): Lookup {
  const { sources, people, leases, deadlineMs, freshSeconds, staleSeconds, log } = settings
  const clock = settings.clock ?? Date.now
  const telemetry = settings.telemetry ?? silentTelemetry
  const owner = randomUUID()
  const attempts = new LRUCache<string, Attempt>({ maxSize: MEMORY_SIZE, sizeCalculation: () => 1 })
  const flights = new Map<string, Promise<void>>()

  /** Accounts elsewhere are known by what was learned of people: no source is missing where there is none for them. */
  const canKnow = (identifier: Identifier) =>
    identifier.kind === 'social' || sources.some((source) => canDecide(source, identifier))

  const canAsk = (identifier: Identifier) => sources.some((source) => source.canWiden(identifier))

  function isDue(stored: StoredProfile[], now: number): boolean {
    return stored.some(({ refreshAt }) => refreshAt === null || refreshAt * 1000 <= now)
  }

  /** Too old to be served without having been checked. Imported people, of whom no source spoke, never are. */
  function isExpired(stored: StoredProfile[], now: number): boolean {
    return stored.every(({ refreshAt, checkedAt }) => refreshAt !== null && (checkedAt + staleSeconds) * 1000 <= now)
  }

  function toAnswer(identifier: Identifier, stored: StoredProfile[]): Answer {
    const now = clock()
    const key = identifierKey(identifier)
    const isStale = stored.length > 0 && stored.some(({ refreshAt }) => refreshAt !== null && refreshAt * 1000 <= now)
    const profiles = stored.map((one) =>
      identifier.kind === 'ens' && !one.isVerified ? withAskedName(one, identifier.name) : one.profile,
    )
    const expiries = profiles.flatMap(({ credentials }) =>
      credentials.flatMap(({ expiresAt }) => (expiresAt ? [expiresAt * 1000] : [])),
    )
    const refreshes = stored.flatMap(({ refreshAt }) => (refreshAt === null ? [] : [refreshAt * 1000]))
    const nextLook = isStale || isUnknown(stored) ? now + STALE_LOOK_SECONDS * 1000 : now + freshSeconds * 1000
    return {
      profiles,
      isStale,
      failedSources: attempts.get(key)?.failedSources ?? [],
      tags: [key, ...profiles.map(({ profileID }) => `id:${profileID}`)],
      freshUntil: Math.max(now, Math.min(nextLook, ...(isStale ? [] : refreshes), ...expiries)),
    }
  }

  /** One key is the hot path, with a statement of its own. */
  async function find(keys: string[], options: FindOptions): Promise<StoredProfile[][]> {
    const [key] = keys
    return key !== undefined && keys.length === 1 ? [await people.find(key, options)] : people.findMany(keys, options)
  }

  /** Asks the live sources about keys that are not being asked about already; resolves when they are stored. */
  async function ask(identifiers: Identifier[]): Promise<void> {
    const fresh = identifiers.filter((identifier) => !flights.has(identifierKey(identifier)))
    if (fresh.length > 0) {
      const flight = fly(fresh).finally(() => {
        for (const identifier of fresh) flights.delete(identifierKey(identifier))
      })
      for (const identifier of fresh) flights.set(identifierKey(identifier), flight)
      settings.waitUntil?.(flight)
    }
    await Promise.all(identifiers.map((identifier) => flights.get(identifierKey(identifier))))
  }

  async function fly(identifiers: Identifier[]): Promise<void> {
    const mine: Identifier[] = []
    const others: Identifier[] = []
    for (const identifier of identifiers) {
      const isMine = !leases || (await leases.lease(leaseName(identifier), owner, deadlineMs + 1000))
      ;(isMine ? mine : others).push(identifier)
    }
    await Promise.all([askAndStore(mine), ...others.map(waitForOther)])
  }

  const onFailure = createFailureLog(log)

  async function askAndStore(identifiers: Identifier[]): Promise<void> {
    if (identifiers.length === 0) return
    try {
      await askSources(identifiers, { sources, deadlineMs, clock, telemetry, log, onFailure, onAsked: store })
    } finally {
      if (leases) await Promise.all(identifiers.map((identifier) => leases.release(leaseName(identifier), owner)))
    }
  }

  async function store(asked: Asked[]): Promise<void> {
    const nowSeconds = Math.floor(clock() / 1000)
    for (const isComplete of [true, false]) {
      const some = asked.filter(({ failedSources }) => (failedSources.length === 0) === isComplete)
      const found = some.flatMap((one) => one.findings)
      const findings = settings.evidence ? await settings.evidence.attach(found) : found
      const pointers = some.flatMap(({ pointer }) => (pointer ? [pointer] : []))
      if (findings.length === 0 && pointers.length === 0) continue
      const refreshAt = nowSeconds + (isComplete ? freshSeconds : Math.min(freshSeconds, RETRY_SECONDS))
      await people.save(findings, { refreshAt, pointers })
      proveLater(findings, refreshAt)
    }
    for (const { identifier, failedSources, failures, isNobody, findings } of asked) {
      const seconds = failedSources.length > 0 ? RETRY_SECONDS : isNobody || findings.length === 0 ? ABSENT_SECONDS : freshSeconds
      attempts.set(identifierKey(identifier), {
        until: clock() + seconds * 1000,
        isNobody,
        failedSources,
        failures,
      })
    }
  }

  /** No lookup waits for chains: what they prove is saved when it is there. */
  function proveLater(findings: Finding[], refreshAt: number): void {
    const { evidence } = settings
    if (!evidence || findings.length === 0) return
    const proving = telemetry
      .background('chain proofs', () =>
        evidence.follow(findings, async (better) => void (await people.save(better, { refreshAt }))),
      )
      .catch((error: unknown) => log.warn({ err: error }, 'what chains prove could not be stored'))
    settings.waitUntil?.(proving)
  }

  /** Another process asks about it: waits until that one has stored it or given up, at most until the deadline. */
  async function waitForOther(identifier: Identifier): Promise<void> {
    const key = identifierKey(identifier)
    const end = clock() + deadlineMs
    const isStored = async () => {
      const stored = await people.find(key)
      return stored.length > 0 && !isDue(stored, clock())
    }
    for (let pause = 20; clock() < end; pause = Math.min(pause * 2, 200)) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (await isStored()) return
      if (!(await leases?.lease(leaseName(identifier), owner, deadlineMs + 1000))) continue
      // It may have been stored between the look and the lease.
      if (await isStored()) await leases?.release(leaseName(identifier), owner)
      else await askAndStore([identifier])
      return
    }
  }

  function refreshLater(identifiers: Identifier[]): void {
    const now = clock()
    const due = identifiers.filter((identifier) => (attempts.get(identifierKey(identifier))?.until ?? 0) <= now)
    if (due.length === 0) return
    telemetry
      .background('lookup refresh', () => ask(due))
      .catch((error: unknown) => log.warn({ err: error, keys: due.map(identifierKey) }, 'refresh failed'))
  }

  async function many(identifiers: Identifier[], options: LookupOptions = {}): Promise<(Answer | Error)[]> {
    const findOptions = { proof: options.include?.proof ?? false, claims: options.include?.claims ?? false }
    const keys = identifiers.map(identifierKey)
    const stored = await find(keys, { ...findOptions, mayLag: true })
    const now = clock()

    const missing: number[] = []
    const due: Identifier[] = []
    for (const [index, identifier] of identifiers.entries()) {
      if (!canAsk(identifier)) continue
      const held = stored[index] ?? []
      const attempt = attempts.get(keys[index] ?? '')
      const isAskedAlready = attempt !== undefined && attempt.until > now && (attempt.isNobody || held.length > 0)
      if (isUnknown(held) || isExpired(held, now)) {
        if (!isAskedAlready) missing.push(index)
      } else if (isDue(held, now)) due.push(identifier)
    }
    refreshLater(due)

    if (missing.length > 0) {
      const asked = missing.flatMap((index) => identifiers[index] ?? [])
      await within(ask(asked), deadlineMs + 100).catch((error: unknown) => {
        // What is stored is served all the same.
        if (!(error instanceof ServiceError)) throw error
        log.warn({ err: error }, 'what the sources said could not be stored')
      })
      const found = await find(asked.map(identifierKey), findOptions)
      for (const [position, index] of missing.entries()) stored[index] = found[position] ?? []
    }

    return identifiers.map((identifier, index) => {
      const held = stored[index] ?? []
      const attempt = attempts.get(keys[index] ?? '')
      const couldNotAsk =
        missing.includes(index) && (attempt === undefined || (attempt.failedSources.length > 0 && !attempt.isNobody))
      if (couldNotAsk && (held.length === 0 || isExpired(held, clock()))) {
        telemetry.count('lookups', { kind: identifier.kind, outcome: 'unavailable' })
        const why = attempt?.failures.join('; ').slice(0, MAX_DETAIL) || 'the sources did not answer in time'
        return new ServiceError('unavailable', `nothing is known yet; ${why}`, {
          retryAfterSeconds: 5,
        })
      }
      if (held.length === 0 && !canKnow(identifier)) {
        telemetry.count('lookups', { kind: identifier.kind, outcome: 'not-configured' })
        return new ServiceError('not-configured', missingSource[identifier.kind])
      }
      telemetry.count('lookups', { kind: identifier.kind, outcome: held.length > 0 ? 'found' : 'nobody' })
      const answer = toAnswer(identifier, held)
      if (answer.isStale) telemetry.count('stale_answers', { because: answer.failedSources.length > 0 ? 'failing' : 'due' })
      return answer
    })
  }

  return {
    many,
    async one(identifier, options) {
      const [answer] = await many([identifier], options)
      if (answer instanceof Error) throw answer
      return answer ?? toAnswer(identifier, [])
    },
  }
}

/** What an asker is told at most of why the sources failed. */
const MAX_DETAIL = 300

/** What the operator has to set where no source knows a kind of identifier. */
const missingSource: Record<Identifier['kind'], string> = {
  fid: 'no source of Farcaster is configured: the operator has to set SNAPCHAIN_URL (a node, or auto) or NEYNAR_API_KEY',
  fname: 'no source of Farcaster is configured: the operator has to set SNAPCHAIN_URL (a node, or auto) or NEYNAR_API_KEY',
  ens: 'no source of ENS is configured: the operator has to set ETH_RPC_URL',
  eth: 'no source of wallets is configured: the operator has to set ETH_RPC_URL, SNAPCHAIN_URL or NEYNAR_API_KEY',
  social: 'no source of this kind of account is configured: the operator has to set UPSTREAM_API_URL',
}

/** Nobody is stored, or nothing of whom a source has spoken. */
const isUnknown = (stored: StoredProfile[]) => stored.every(({ isBare }) => isBare === true)

const leaseName = (identifier: Identifier) => `lookup:${identifierKey(identifier)}`

/** Resolves with the work, or after `ms` without it; a failure of the work is thrown. */
async function within(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  try {
    await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** A name that merely resolves to the wallet is listed, unverified, for those who ask by it and for nobody else. */
function withAskedName({ profile, checkedAt }: StoredProfile, name: string): Profile {
  const type = name.endsWith('.base.eth') ? 'basename' : 'ens'
  // A username of Farcaster is listed already, and ENS has said nothing of it.
  if (profile.channels.some((one) => one.type === 'farcaster' && one.value === name)) return profile
  const channel: Channel = { type, value: name, isVerified: false, source: 'ens', checkedAt }
  return { ...profile, channels: [...profile.channels, channel] }
}
