import { randomBytes } from 'node:crypto'
import { ServiceError } from '@whocast/contract/error.ts'
import type { ChangeListener, Changes } from '../../db/changes.ts'
import type { Engine } from '../../db/engines/engine.ts'
import type { Logger } from '../../kit/telemetry.ts'
import { type Following, lackedOf, note, takeOff } from './following.ts'

/** Interval at which a lagging replica is checked, in ms. */
export const LOOK_MS = 50
/** A replica that lacks a change for so many ms, or more changes at once, is paused. */
const MAX_LAG_MS = 10_000
const MAX_LACKING = 5000
/** From leaving it alone to the next trial, in ms. */
const RETRY_MS = 1000

export interface ReplicaOptions<Reads> {
  /** Connects to the replica; `onLost` is called when a connection of it ends. */
  open(onLost: () => void): Promise<Engine>
  /** Creates the queries that the replica answers. */
  createReads(engine: Engine): Reads
  /** The changes of the primary. */
  changes: Changes
  /** How old a response may be where the primary is far away, in ms; 0 where it is not. */
  maxLagMs: number
  log: Logger | undefined
}

/** One replica, and whether it is followed. */
export interface Replica<Reads> extends ReplicaOptions<Reads> {
  engine: Engine | null
  reads: Reads | null
  following: Following | null
  /** By `performance.now`: it had all changes until then, when it was last left alone. */
  wasCurrentAt: number
  isTrying: boolean
  isClosed: boolean
  /** By `performance.now`. */
  retryAt: number
  /** By `performance.now`: since when it is left alone; null while it is followed. */
  awaySince: number | null
  timer: NodeJS.Timeout | undefined
  /** Ends the listening for changes. */
  forget: (() => void) | undefined
}

/** A query to a replica, or to the primary. */
export interface Question<Reads, T> {
  /** The tags of changes that concern it, whatever it returns. */
  tags: readonly string[]
  /** Whether nothing may be missing that the replica is known to lack. */
  isStrict?: boolean
  ask(reads: Reads): Promise<T>
  /** Returns the tags of changes that concern a result. */
  tagsOf(result: T): readonly string[]
}

/** The result of a query, and how old it may be, in ms; 0 if the replica has all changes. */
export interface Answered<T> {
  answer: T
  behindMs: number
}

/** Why a replica returned nothing: it is paused, lacks a change about the query, or fails. */
export type NoAnswer = 'away' | 'lacking' | 'failed'

/**
 * A streaming replica: one server, since what one lacks says nothing about another. It applies
 * transactions in their order, and every change leaves a row in `change` with its tags: who knows
 * which rows the replica lacks knows which answers it cannot give. Those rows are known as soon as
 * the change is announced (`Changes.onChange`), of which cached answers end; so nothing that is
 * read after that is older than it, wherever it is read.
 *
 * A replica that cannot be reached, or lags far behind, is left alone until it has caught up with a
 * mark that is written for it.
 */
export const createReplica = <Reads>(options: ReplicaOptions<Reads>): Replica<Reads> => ({
  ...options,
  engine: null,
  reads: null,
  following: null,
  wasCurrentAt: Number.NEGATIVE_INFINITY,
  isTrying: false,
  isClosed: false,
  retryAt: Number.NEGATIVE_INFINITY,
  awaySince: null,
  timer: undefined,
  forget: undefined,
})

/** Closes a replica's connections; what is being read from it fails. */
export async function closeReplica<Reads>(replica: Replica<Reads>): Promise<void> {
  replica.isClosed = true
  replica.following = null
  replica.forget?.()
  clearTimeout(replica.timer)
  await replica.engine?.close()
}

/** Returns for how long a replica has lacked a change or was left alone, in ms; 0 if current. */
export function lagOf<Reads>({ awaySince, following }: Replica<Reads>): number {
  const [oldest] = following?.lacking.values() ?? []
  const since = awaySince ?? oldest?.since
  return since === undefined ? 0 : performance.now() - since
}

/** Queries a replica if it has the changes that concern the query, or may lack them. */
export async function askReplica<Reads, T>(
  replica: Replica<Reads>,
  { tags, isStrict = false, ask, tagsOf }: Question<Reads, T>,
): Promise<Answered<T> | NoAnswer> {
  const { following: at, reads } = replica
  const maxMs = isStrict ? 0 : replica.maxLagMs
  if (!at && !replica.isTrying && !replica.isClosed && performance.now() >= replica.retryAt)
    void follow(replica)
  if (!at?.isCaughtUp || !reads) return 'away'
  if (behindMs(at, tags, maxMs) === null) return 'lacking'
  let answer: T
  try {
    answer = await ask(reads)
  } catch (error) {
    // Anything else, such as a query that recovery cancelled, says nothing about the next one.
    if (error instanceof ServiceError) leave(replica, at, error.cause ?? error)
    return 'failed'
  }
  // Changes announced during the query count too; and so does a replica that was paused meanwhile.
  if (replica.following !== at) return 'away'
  const behind = behindMs(at, [...tags, ...tagsOf(answer)], maxMs)
  return behind === null ? 'lacking' : { answer, behindMs: behind }
}

/** Returns how old a result with these tags may be, in ms; null if that is too old. */
function behindMs(at: Following, tags: readonly string[], maxMs: number): number | null {
  const lacked = lackedOf(at, tags)
  if (lacked === null) return 0
  const ms = performance.now() - lacked.since
  return lacked.isStrict || ms > maxMs ? null : ms
}

/** Queries a replica that lacks changes while there is no primary; null if its age is unknown. */
export async function askOutdated<Reads, T>(
  replica: Replica<Reads>,
  { ask }: Question<Reads, T>,
): Promise<Answered<T> | null> {
  const { reads } = replica
  const since = wasCurrentAt(replica)
  if (!reads || since === Number.NEGATIVE_INFINITY) return null
  try {
    const answer = await ask(reads)
    return { answer, behindMs: performance.now() - since }
  } catch {
    return null
  }
}

/** Returns the time at which a replica last had every change, by `performance.now`. */
function wasCurrentAt<Reads>({ following, changes, wasCurrentAt }: Replica<Reads>): number {
  if (!following?.isCaughtUp) return wasCurrentAt
  const seenAt = performance.now() - changes.seenMsAgo()
  const [oldest] = following.lacking.values()
  return Math.min(seenAt, oldest?.since ?? seenAt)
}

/** Begins to follow the replica: writes a mark, and waits until it is there. */
async function follow<Reads>(replica: Replica<Reads>): Promise<void> {
  const { open, changes, createReads } = replica
  replica.isTrying = true
  try {
    replica.engine ??= await open(() => {
      if (replica.following) leave(replica, replica.following, 'a connection to it was lost')
    })
    // No mark is written for one that does not answer.
    await replica.engine.read((db) => db.selectFrom('change').select('id').limit(1).execute())
    const mark = `replica:${randomBytes(9).toString('base64url')}`
    replica.reads ??= createReads(replica.engine)
    // Before the mark is written, so that no later change is missed.
    replica.following = { lacking: new Map(), tags: new Map(), mark, isCaughtUp: false }
    replica.forget ??= changes.onChange(listenerOf(replica))
    await changes.write(async (_trx, markChanged) => markChanged([mark]))
  } catch (error) {
    leave(replica, replica.following, error)
  } finally {
    replica.isTrying = false
  }
}

const listenerOf =
  <Reads>(replica: Replica<Reads>): ChangeListener =>
  (change, id, isOwn) => {
    const { following, changes } = replica
    if (!following) return
    if (id === null) {
      leave(replica, following, 'too many changes at once')
      return
    }
    if (following.lacking.size >= MAX_LACKING) {
      leave(replica, following, 'it lacks too many changes')
      return
    }
    // A change of another process is at most as old as the last look for changes.
    const since = performance.now() - (isOwn ? 0 : changes.seenMsAgo())
    note(following, change, { id, since, isOwn })
    lookSoon(replica)
  }

function leave<Reads>(replica: Replica<Reads>, from: Following | null, reason: unknown): void {
  if (replica.following !== from) return
  replica.wasCurrentAt = wasCurrentAt(replica)
  replica.following = null
  replica.retryAt = performance.now() + RETRY_MS
  if (replica.awaySince === null && !replica.isClosed)
    replica.log?.warn(
      { reason: reason instanceof Error ? reason.message : reason },
      'a replica is left alone for now; others or the primary are read',
    )
  replica.awaySince ??= performance.now()
}

function lookSoon<Reads>(replica: Replica<Reads>): void {
  if (replica.timer || replica.isClosed) return
  replica.timer = setTimeout(() => {
    replica.timer = undefined
    const at = replica.following
    if (at) look(replica, at).catch((error: unknown) => leave(replica, at, error))
  }, LOOK_MS)
  replica.timer.unref()
}

/** Looks what the replica has by now, until it lacks nothing. */
async function look<Reads>(replica: Replica<Reads>, at: Following): Promise<void> {
  const { engine, log } = replica
  if (!engine) return
  const taken = await takeOff(engine, at)
  if (!at.isCaughtUp && taken > 0 && !at.tags.has(at.mark)) {
    at.isCaughtUp = true
    log?.info({}, 'reading from a replica')
    replica.awaySince = null
  }
  const [oldest] = at.lacking.values()
  if (oldest && performance.now() - oldest.since > MAX_LAG_MS)
    leave(replica, at, 'it lags too far behind')
  else if (oldest) lookSoon(replica)
}
