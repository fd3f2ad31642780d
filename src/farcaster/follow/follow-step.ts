import type { Finding } from '@whocast/contract/profile.ts'
import { SourceError } from '../../kit/source-error.ts'
import { SNAPCHAIN } from '../client.ts'
import { storeKeyMessages } from '../key-events.ts'
import { getEvents, getInfo, type NodeEvent, requireCurrent } from '../network.ts'
import type { NetworkContext } from './context.ts'
import { concernedFids, printOf } from './events.ts'
import { readPeople } from './read-people.ts'
import { retriesAfter, type Shard, saveStep } from './save-step.ts'
import { newPass, type ShardState } from './shard-state.ts'

interface FollowMemory {
  /** Ids of events that were seen lately. */
  seen: Set<number>
  lookedBackAt: number
  /** How far the node itself was behind then, in ms. */
  delay: number
}

/** Returns the initial state of following. */
export const newFollowMemory = (): FollowMemory => ({ seen: new Set(), lookedBackAt: 0, delay: 0 })

const EVENTS_PER_PAGE = 1000
/** Events are looked for; without any, the time of the look is stored so often (ms). */
const KEEP_EVERY_MS = 3000
const MAX_SEEN = 20_000

/** Where the events of a shard end now; null where there are none. */
export async function findPlace(
  context: NetworkContext,
  shard: number,
  signal: AbortSignal,
): Promise<ShardState['place']> {
  const { items } = await getEvents(context.client, {
    shard,
    isReversed: true,
    pageSize: 1,
    signal,
  })
  const newest = items.reduce<NodeEvent | undefined>(
    (a, b) => (a && a.id > b.id ? a : b),
    undefined,
  )
  return newest ? { id: newest.id, print: printOf(newest) } : null
}

/**
 * Reads the events after the stored position, and reads again all fids that they concern.
 *
 * @returns the fids that were read, and whether that was the end of the events
 */
export async function followStep(
  context: NetworkContext,
  shard: Shard,
  memory: FollowMemory,
  signal: AbortSignal,
): Promise<{ fids: number[]; isAtEnd: boolean }> {
  const { place } = shard.state
  const requestedAt = context.clock()
  const { items, next } = await getEvents(context.client, {
    shard: shard.id,
    pageSize: EVENTS_PER_PAGE,
    signal,
    ...(place ? { fromId: place.id } : {}),
  })
  if (place && (await isLost(context, shard, items, signal)))
    return { fids: await restart(context, shard, signal), isAtEnd: false }
  const fresh = items.filter(({ id }) => !place || id > place.id).sort((a, b) => a.id - b.id)
  const isAtEnd = fresh.length === 0 || (next === null && items.length < EVENTS_PER_PAGE)
  const late = isAtEnd ? await lookBack(context, shard, memory, signal) : []
  remember(memory, fresh)
  const last = fresh.at(-1)
  const due = isAtEnd
    ? shard.state.retries.filter(({ dueAt }) => dueAt <= requestedAt).map(({ fid }) => fid)
    : []
  const fids = [...new Set([...fresh, ...late].flatMap(concernedFids).concat(due))]
  const moved = last ? { id: last.id, print: printOf(last) } : place
  const at = isAtEnd ? requestedAt - memory.delay : shard.state.at
  if (fids.length === 0 && !last) {
    shard.state = { ...shard.state, at }
    if (at - shard.keptAt >= KEEP_EVERY_MS) await saveStep(context, shard, [], shard.state)
    return { fids, isAtEnd }
  }
  await storeKeyMessages(context.gaslessKeys, [...fresh, ...late])
  const { findings, failed } = await readPeople(context, shard, fids, signal)
  const retries = retriesAfter(shard.state.retries, { read: fids, failed }, requestedAt)
  await saveStep(context, shard, await attached(context, findings), {
    ...shard.state,
    place: moved,
    at,
    retries,
  })
  context.telemetry.count('network_event_pages')
  return { fids, isAtEnd }
}

const attached = async ({ attach }: NetworkContext, findings: Finding[]): Promise<Finding[]> =>
  attach && findings.length > 0 ? attach(findings) : findings

/**
 * Events may have been missed: ids were reassigned, or the node no longer has the last event.
 *
 * @throws SourceError while the node may only be behind
 */
async function isLost(
  { client, clock, timing }: NetworkContext,
  { id: shard, state: { place, at } }: Shard,
  items: readonly NodeEvent[],
  signal: AbortSignal,
): Promise<boolean> {
  if (!place) return false
  const isPlace = ({ id }: NodeEvent) => id === place.id
  // Some nodes begin after the event that they are given.
  const around = items.some(isPlace)
    ? items
    : (await getEvents(client, { shard, fromId: Math.max(0, place.id - 1), pageSize: 2, signal }))
        .items
  const last = around.find(isPlace)
  if (last) return printOf(last) !== place.print
  if (around.some(({ id }) => id > place.id)) return true
  if (clock() - at <= timing.behind)
    throw new SourceError(SNAPCHAIN, 'the node is behind the last event that was read')
  await requireCurrent(client, { signal })
  return true
}

/** Starts a new full pass, from the present position of events. Meanwhile stored data is served. */
async function restart(
  context: NetworkContext,
  shard: Shard,
  signal: AbortSignal,
): Promise<number[]> {
  const place = await findPlace(context, shard.id, signal)
  const now = context.clock()
  context.log.warn(
    { shard: shard.id, from: shard.state.place?.id, to: place?.id },
    'events are missing: all fids are read again',
  )
  context.telemetry.count('network_restarts')
  await saveStep(context, shard, [], {
    ...shard.state,
    place,
    at: now,
    pass: newPass(now),
    completeAt: null,
  })
  return []
}

/** Events with ids below the place that this process has not seen. */
async function lookBack(
  context: NetworkContext,
  shard: Shard,
  memory: FollowMemory,
  signal: AbortSignal,
): Promise<NodeEvent[]> {
  const now = context.clock()
  if (now - memory.lookedBackAt < context.timing.lookBack) return []
  const { items } = await getEvents(context.client, {
    shard: shard.id,
    isReversed: true,
    pageSize: EVENTS_PER_PAGE,
    signal,
  })
  memory.lookedBackAt = now
  const info = await getInfo(context.client, { signal }).catch(() => null)
  const own = info?.shards.find(({ id }) => id === shard.id)
  if (own) memory.delay = own.blockDelay * 1000
  const { place } = shard.state
  const late = items.filter(({ id }) => place !== null && id <= place.id && !memory.seen.has(id))
  remember(memory, late)
  return late
}

function remember({ seen }: FollowMemory, events: readonly NodeEvent[]): void {
  for (const { id } of events) seen.add(id)
  for (const id of seen) {
    if (seen.size <= MAX_SEEN) break
    seen.delete(id)
  }
}
