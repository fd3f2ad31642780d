import { randomBytes } from 'node:crypto'
import { ServiceError } from '../../domain/error.ts'
import type { StoredProfile } from '../../domain/ports/people.ts'
import type { Clock, Logger, Telemetry } from '../../domain/ports/telemetry.ts'
import type { ChangeListener, Changes } from '../changes.ts'
import { createFinder, type Finder } from '../people/find.ts'
import type { Engine } from './engine.ts'
import { type Following, holds, note, takeOff } from './following.ts'

/** How often the replica is asked whether it has what it lacked, in ms, while it lacks anything. */
const LOOK_MS = 50
/** A replica that lacks a change for longer, in ms, or more changes than this at once, is left alone for a while. */
const MOST_LAG_MS = 10_000
const MOST_LACKING = 5000
/** From leaving it alone to the next trial, in ms. */
const RETRY_MS = 5000

export interface ReplicaOptions {
  primary: Finder
  /** Connects to the replica; `onLost` is called when a connection of it ends. */
  open(onLost: () => void): Promise<Engine>
  /** Of the primary. */
  changes: Changes
  clock: Clock
  telemetry: Pick<Telemetry, 'count'>
  log: Logger | undefined
}

/** A replica, and whether it is followed. */
interface Replica extends ReplicaOptions {
  engine: Engine | null
  following: Following | null
  isTrying: boolean
  isClosed: boolean
  /** By `performance.now`. */
  retryAt: number
  wasAway: boolean
  timer: NodeJS.Timeout | undefined
  /** Ends the listening for changes. */
  forget: (() => void) | undefined
}

/**
 * Reads that may lag go to a streaming replica, unless they concern what was changed and is not there yet. A replica applies
 * transactions in their order, and every change leaves a row in `change` with its tags: who knows which rows the replica lacks
 * knows which answers it cannot give. Those rows are known as soon as the change is announced (`Changes.onChange`), of which
 * cached answers end; so nothing that is read after that is older than it, wherever it is read.
 *
 * A replica that cannot be reached, or lags far behind, is left alone until it has caught up with a mark that is written for it.
 */
export function createReplicaFinder(options: ReplicaOptions): Finder & { close(): Promise<void> } {
  const { primary } = options
  const replica: Replica = {
    ...options,
    engine: null,
    following: null,
    isTrying: false,
    isClosed: false,
    retryAt: Number.NEGATIVE_INFINITY,
    wasAway: false,
    timer: undefined,
    forget: undefined,
  }
  return {
    find: (key, how = {}) =>
      how.mayLag
        ? read(replica, [key], {
            ask: (finder) => finder.find(key, how),
            found: (people) => people,
          })
        : primary.find(key, how),
    findMany: (keys, how = {}) =>
      how.mayLag
        ? read(replica, keys, {
            ask: (finder) => finder.findMany(keys, how),
            found: (people) => people.flat(),
          })
        : primary.findMany(keys, how),
    async close() {
      replica.isClosed = true
      replica.following = null
      replica.forget?.()
      clearTimeout(replica.timer)
      await replica.engine?.close()
    },
  }
}

/** Asks the replica where it can answer about these keys, else the primary. */
async function read<T>(
  replica: Replica,
  keys: readonly string[],
  { ask, found }: { ask(finder: Finder): Promise<T>; found(answer: T): StoredProfile[] },
): Promise<T> {
  const { primary, telemetry } = replica
  const at = usable(replica, keys)
  if (!at) return ask(primary)
  let answer: T
  try {
    answer = await ask(at.finder)
  } catch (error) {
    telemetry.count('replica_reads', { outcome: 'failed' })
    // Anything else, such as a query that recovery cancelled, says nothing about the next one.
    if (error instanceof ServiceError) leave(replica, at, error.cause ?? error)
    return ask(primary)
  }
  // What was announced while it was asked counts too; and so does a replica that was left meanwhile.
  if (replica.following !== at) return ask(primary)
  if (!isHeld(replica, at, keys, found(answer))) return ask(primary)
  telemetry.count('replica_reads', { outcome: 'replica' })
  return answer
}

/** The replica, when it can answer about these keys. */
function usable(replica: Replica, keys: readonly string[]): Following | null {
  const { following, telemetry } = replica
  if (!following && !replica.isTrying && !replica.isClosed && performance.now() >= replica.retryAt) void follow(replica)
  if (!following?.isCaughtUp) {
    telemetry.count('replica_reads', { outcome: 'away' })
    return null
  }
  return isHeld(replica, following, keys, []) ? following : null
}

function isHeld({ telemetry }: Replica, at: Following, keys: readonly string[], found: readonly StoredProfile[]): boolean {
  const has = holds(at, keys, found)
  if (!has) telemetry.count('replica_reads', { outcome: 'lacking' })
  return has
}

/** Begins to follow the replica: writes a mark, and waits until it is there. */
async function follow(replica: Replica): Promise<void> {
  const { open, changes, clock } = replica
  replica.isTrying = true
  try {
    replica.engine ??= await open(() => {
      if (replica.following) leave(replica, replica.following, 'a connection to it was lost')
    })
    const mark = `replica:${randomBytes(9).toString('base64url')}`
    const finder = createFinder({ engine: replica.engine, clock })
    // Before the mark is written, so that no later change is missed.
    replica.following = { finder, lacking: new Map(), tags: new Map(), mark, isCaughtUp: false }
    replica.forget ??= changes.onChange(listenerOf(replica))
    await changes.write(async (_trx, tell) => tell([mark]))
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
    if (following.lacking.size >= MOST_LACKING) {
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
  if (!replica.wasAway && !replica.isClosed)
    replica.log?.warn(
      { reason: reason instanceof Error ? reason.message : reason },
      'the replica is left alone for now; the primary is read',
    )
  replica.wasAway = true
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
    log?.info({}, 'reading from the replica')
    replica.wasAway = false
  }
  const [oldest] = at.lacking.values()
  if (oldest && performance.now() - oldest.since > MOST_LAG_MS) leave(replica, at, 'it lags too far behind')
  else if (oldest) lookSoon(replica)
}
