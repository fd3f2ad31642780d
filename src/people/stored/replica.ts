import { randomBytes } from 'node:crypto'
import { ServiceError } from '@whocast/contract/error.ts'
import type { ChangeListener, Changes } from '../../db/changes.ts'
import type { Engine } from '../../db/engines/engine.ts'
import type { Clock, Logger } from '../../kit/telemetry.ts'
import type { StoredProfile } from '../port.ts'
import { createFinder, type Finder } from './find.ts'
import { type Following, holds, note, takeOff } from './following.ts'

/** Interval at which a lagging replica is checked, in ms. */
export const LOOK_MS = 50
/**
 * A replica that lacks a change for longer, in ms, or more changes than this at once, is left alone
 * for a while.
 */
const MAX_LAG_MS = 10_000
const MAX_LACKING = 5000
/** From leaving it alone to the next trial, in ms. */
const RETRY_MS = 1000

export interface ReplicaOptions {
  /** Connects to the replica; `onLost` is called when a connection of it ends. */
  open(onLost: () => void): Promise<Engine>
  /** The changes of the primary. */
  changes: Changes
  clock: Clock
  log: Logger | undefined
}

/** One replica, and whether it is followed. */
export interface Replica extends ReplicaOptions {
  engine: Engine | null
  following: Following | null
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
export interface Question<T> {
  ask(finder: Finder): Promise<T>
  found(answer: T): StoredProfile[]
}

/**
 * Why a replica returned nothing: it is paused, it lacks a change about the query, or it is
 * unreachable.
 */
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
export const createReplica = (options: ReplicaOptions): Replica => ({
  ...options,
  engine: null,
  following: null,
  isTrying: false,
  isClosed: false,
  retryAt: Number.NEGATIVE_INFINITY,
  awaySince: null,
  timer: undefined,
  forget: undefined,
})

/** Closes a replica's connections; what is being read from it fails. */
export async function closeReplica(replica: Replica): Promise<void> {
  replica.isClosed = true
  replica.following = null
  replica.forget?.()
  clearTimeout(replica.timer)
  await replica.engine?.close()
}

/** Returns for how long a replica has lacked a change or was left alone, in ms; 0 if it is current. */
export function lagOf({ awaySince, following }: Replica): number {
  const [oldest] = following?.lacking.values() ?? []
  const since = awaySince ?? oldest?.since
  return since === undefined ? 0 : performance.now() - since
}

/** Asks a replica where it can answer about these keys. */
export async function askReplica<T>(
  replica: Replica,
  keys: readonly string[],
  { ask, found }: Question<T>,
): Promise<{ answer: T } | NoAnswer> {
  const at = replica.following
  if (!at && !replica.isTrying && !replica.isClosed && performance.now() >= replica.retryAt)
    void follow(replica)
  if (!at?.isCaughtUp) return 'away'
  if (!holds(at, keys, [])) return 'lacking'
  let answer: T
  try {
    answer = await ask(at.finder)
  } catch (error) {
    // Anything else, such as a query that recovery cancelled, says nothing about the next one.
    if (error instanceof ServiceError) leave(replica, at, error.cause ?? error)
    return 'failed'
  }
  // Changes announced during the query count too; and so does a replica that was paused meanwhile.
  if (replica.following !== at) return 'away'
  return holds(at, keys, found(answer)) ? { answer } : 'lacking'
}

/** Begins to follow the replica: writes a mark, and waits until it is there. */
async function follow(replica: Replica): Promise<void> {
  const { open, changes, clock } = replica
  replica.isTrying = true
  try {
    replica.engine ??= await open(() => {
      if (replica.following) leave(replica, replica.following, 'a connection to it was lost')
    })
    // No mark is written for one that does not answer.
    await replica.engine.read((db) => db.selectFrom('change').select('id').limit(1).execute())
    const mark = `replica:${randomBytes(9).toString('base64url')}`
    const finder = createFinder({ engine: replica.engine, clock })
    // Before the mark is written, so that no later change is missed.
    replica.following = { finder, lacking: new Map(), tags: new Map(), mark, isCaughtUp: false }
    replica.forget ??= changes.onChange(listenerOf(replica))
    await changes.write(async (_trx, markChanged) => markChanged([mark]))
  } catch (error) {
    leave(replica, replica.following, error)
  } finally {
    replica.isTrying = false
  }
}

const listenerOf =
  (replica: Replica): ChangeListener =>
  (change, id) => {
    const { following } = replica
    if (!following) return
    if (id === null) {
      leave(replica, following, 'too many changes at once')
      return
    }
    if (following.lacking.size >= MAX_LACKING) {
      leave(replica, following, 'it lacks too many changes')
      return
    }
    note(following, change, id)
    lookSoon(replica)
  }

function leave(replica: Replica, from: Following | null, reason: unknown): void {
  if (replica.following !== from) return
  replica.following = null
  replica.retryAt = performance.now() + RETRY_MS
  if (replica.awaySince === null && !replica.isClosed)
    replica.log?.warn(
      { reason: reason instanceof Error ? reason.message : reason },
      'a replica is left alone for now; others or the primary are read',
    )
  replica.awaySince ??= performance.now()
}

function lookSoon(replica: Replica): void {
  if (replica.timer || replica.isClosed) return
  replica.timer = setTimeout(() => {
    replica.timer = undefined
    const at = replica.following
    if (at) look(replica, at).catch((error: unknown) => leave(replica, at, error))
  }, LOOK_MS)
  replica.timer.unref()
}

/** Looks what the replica has by now, until it lacks nothing. */
async function look(replica: Replica, at: Following): Promise<void> {
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
