import { randomBytes } from 'node:crypto'
import { ServiceError } from '../../domain/error.ts'
import type { StoredProfile } from '../../domain/ports/people.ts'
import type { Clock, Logger, Telemetry } from '../../domain/ports/telemetry.ts'
import type { ChangeListener, Changes } from '../changes.ts'
import { createFinder, type Finder } from '../people/find.ts'
import type { Engine } from './engine.ts'

/** How often the replica is asked whether it has what it lacked, in ms, while it lacks anything. */
const LOOK_MS = 50
/** A replica that lacks a change for longer, in ms, or more changes than this at once, is left alone for a while. */
const MOST_LAG_MS = 10_000
const MOST_LACKING = 5000
/** The tag of a change that concerns everything. */
const EVERYTHING = '*'
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

/** How far a connection to the replica has come. */
interface Following {
  finder: Finder
  /** Changes that were announced and the replica did not have when it was last asked: their tags by the ID of their row. */
  lacking: Map<string, { tags: readonly string[]; since: number }>
  /** How many of them name a tag. */
  tags: Map<string, number>
  /** A row that it must have before it is read at all: it has everything older then. */
  mark: string
  isCaughtUp: boolean
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
  const { primary, open, changes, clock, telemetry, log } = options
  let engine: Engine | null = null
  let following: Following | null = null
  let isTrying = false
  let isClosed = false
  let retryAt = Number.NEGATIVE_INFINITY
  let wasAway = false
  let timer: NodeJS.Timeout | undefined
  let forget: (() => void) | undefined

  const hear: ChangeListener = (change, id) => {
    if (!following) return
    if (id === null) {
      leave(following, 'too many changes at once')
      return
    }
    if (following.lacking.size >= MOST_LACKING) {
      leave(following, 'it lacks too many changes')
      return
    }
    const tags = 'all' in change ? [EVERYTHING] : change.tags
    following.lacking.set(id, { tags, since: performance.now() })
    for (const tag of tags) following.tags.set(tag, (following.tags.get(tag) ?? 0) + 1)
    lookSoon()
  }

  function leave(from: Following | null, reason: unknown): void {
    if (following !== from) return
    following = null
    retryAt = performance.now() + RETRY_MS
    if (!wasAway && !isClosed)
      log?.warn(
        { reason: reason instanceof Error ? reason.message : reason },
        'the replica is left alone for now; the primary is read',
      )
    wasAway = true
  }

  /** Begins to follow the replica: writes a mark, and waits until it is there. */
  async function follow(): Promise<void> {
    isTrying = true
    try {
      engine ??= await open(() => {
        if (following) leave(following, 'a connection to it was lost')
      })
      const mark = `replica:${randomBytes(9).toString('base64url')}`
      const next: Following = {
        finder: createFinder({ engine, clock }),
        lacking: new Map(),
        tags: new Map(),
        mark,
        isCaughtUp: false,
      }
      // Before the mark is written, so that no later change is missed.
      following = next
      forget ??= changes.onChange(hear)
      await changes.write(async (_trx, tell) => tell([mark]))
    } catch (error) {
      leave(following, error)
    } finally {
      isTrying = false
    }
  }

  function lookSoon(): void {
    if (timer || isClosed) return
    timer = setTimeout(() => {
      timer = undefined
      const at = following
      if (at) look(at).catch((error: unknown) => leave(at, error))
    }, LOOK_MS)
    timer.unref()
  }

  /** Takes what the replica has by now from what it lacks. */
  async function look(at: Following): Promise<void> {
    const current = engine
    if (!current) return
    const ids = [...at.lacking.keys()]
    const rows = await current.read((db) =>
      db
        .selectFrom('change')
        .select('id')
        .where((e) => current.isIn(e.ref('id'), ids))
        .execute(),
    )
    for (const { id } of rows) {
      for (const tag of at.lacking.get(id)?.tags ?? []) {
        const count = (at.tags.get(tag) ?? 1) - 1
        if (count === 0) at.tags.delete(tag)
        else at.tags.set(tag, count)
      }
      at.lacking.delete(id)
    }
    if (!at.isCaughtUp && rows.length > 0 && !at.tags.has(at.mark)) {
      at.isCaughtUp = true
      log?.info({}, 'reading from the replica')
      wasAway = false
    }
    const [oldest] = at.lacking.values()
    if (oldest && performance.now() - oldest.since > MOST_LAG_MS) leave(at, 'it lags too far behind')
    else if (oldest) lookSoon()
  }

  /** The replica, when it can answer about these keys. */
  function usable(keys: readonly string[]): Following | null {
    if (!following && !isTrying && !isClosed && performance.now() >= retryAt) void follow()
    if (!following?.isCaughtUp) {
      telemetry.count('replica_reads', { outcome: 'away' })
      return null
    }
    return holds(following, keys, []) ? following : null
  }

  function holds(at: Following, keys: readonly string[], found: readonly StoredProfile[]): boolean {
    const isHeld =
      at.tags.size === 0 ||
      !(
        at.tags.has(EVERYTHING) ||
        keys.some((key) => at.tags.has(key)) ||
        found.some(({ profile }) => at.tags.has(`id:${profile.profileID}`))
      )
    if (!isHeld) telemetry.count('replica_reads', { outcome: 'lacking' })
    return isHeld
  }

  async function read<T>(keys: readonly string[], ask: (finder: Finder) => Promise<T>, found: (answer: T) => StoredProfile[]) {
    const at = usable(keys)
    if (!at) return ask(primary)
    let answer: T
    try {
      answer = await ask(at.finder)
    } catch (error) {
      telemetry.count('replica_reads', { outcome: 'failed' })
      // Anything else, such as a query that recovery cancelled, says nothing about the next one.
      if (error instanceof ServiceError) leave(at, error.cause ?? error)
      return ask(primary)
    }
    // What was announced while it was asked counts too; and so does a replica that was left meanwhile.
    if (following !== at) return ask(primary)
    if (!holds(at, keys, found(answer))) return ask(primary)
    telemetry.count('replica_reads', { outcome: 'replica' })
    return answer
  }

  return {
    find: (key, how = {}) =>
      how.mayLag
        ? read(
            [key],
            (finder) => finder.find(key, how),
            (people) => people,
          )
        : primary.find(key, how),
    findMany: (keys, how = {}) =>
      how.mayLag
        ? read(
            keys,
            (finder) => finder.findMany(keys, how),
            (people) => people.flat(),
          )
        : primary.findMany(keys, how),
    async close() {
      isClosed = true
      following = null
      forget?.()
      clearTimeout(timer)
      await engine?.close()
    },
  }
}
