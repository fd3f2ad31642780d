import { z } from 'zod'
import { SourceError } from '../kit/source-error.ts'
import { ask, type FarcasterReader, SNAPCHAIN } from './client.ts'
import { pageSchema } from './fields.ts'

interface NodeInfo {
  version: string
  shardCount: number
  shards: ShardInfo[]
}

interface ShardInfo {
  /** 0 is the shard of blocks, which has no users. */
  id: number
  /** The newest block. */
  height: number
  messageCount: number
  fidCount: number
  /** Seconds since the newest block. */
  blockDelay: number
}

const count = z.number().nonnegative().default(0)
const infoSchema = z.object({
  version: z.string(),
  numShards: z.number().int().nonnegative().default(0),
  shardInfos: z
    .array(
      z.object({
        shardId: z.number().int().nonnegative(),
        maxHeight: count,
        numMessages: count,
        numFidRegistrations: count,
        blockDelay: count,
      }),
    )
    .default([]),
})

/**
 * Returns the information that the node reports about itself and its shards.
 *
 * @throws SourceError when it is unreachable, or is not a node
 */
export async function getInfo(
  client: FarcasterReader,
  options: { signal?: AbortSignal } = {},
): Promise<NodeInfo | null> {
  const info = await ask(client, 'info', { ...options, schema: infoSchema })
  return (
    info && {
      version: info.version,
      shardCount: info.numShards,
      shards: info.shardInfos.map(
        ({ shardId, maxHeight, numMessages, numFidRegistrations, blockDelay }) => ({
          id: shardId,
          height: maxHeight,
          messageCount: numMessages,
          fidCount: numFidRegistrations,
          blockDelay,
        }),
      ),
    }
  )
}

/** The most seconds since its newest block for which a node counts as current. */
export const MAX_DELAY_SECONDS = 60

/** Returns the seconds since the newest block of the shard that is most behind. */
export const delayOf = ({ shards }: NodeInfo): number =>
  Math.max(0, ...shards.map(({ id, blockDelay }) => (id === 0 ? 0 : blockDelay)))

/**
 * Checks that a node has what is newest: what a node that is behind lacks may exist.
 *
 * @throws SourceError when it is behind or unreachable
 */
export async function requireCurrent(
  client: FarcasterReader,
  options: { signal?: AbortSignal } = {},
): Promise<void> {
  const info = await getInfo(client, options)
  if (info && delayOf(info) > MAX_DELAY_SECONDS)
    throw new SourceError(SNAPCHAIN, 'the node is behind')
}

/** A page of a list, and where the next one begins; `next` is null at the end. */
export interface ListPage<T> {
  items: T[]
  next: string | null
}

interface ShardPageInput {
  shard: number
  pageSize?: number
  /** `next` of the page before. */
  pageToken?: string
  signal?: AbortSignal
}

const fidsSchema = pageSchema.extend({ fids: z.array(z.number().int().positive()) })

/** A page of the fids of a shard, the smallest first. */
export async function getFids(
  client: FarcasterReader,
  input: ShardPageInput,
): Promise<ListPage<number>> {
  const query = { shard_id: String(input.shard), ...pageQuery(input) }
  const page = await ask(client, 'fids', { query, schema: fidsSchema, ...signalOf(input) })
  return { items: page?.fids ?? [], next: page?.nextPageToken || null }
}

/** An event of a shard; its reader takes the bodies that it knows. */
export interface NodeEvent {
  /** Grows within one shard. */
  id: number
  /** `HUB_EVENT_TYPE_MERGE_MESSAGE` and others; new ones are added. */
  type: string
  /** The event as it came, the body of its type included. */
  body: Record<string, unknown>
}

const eventSchema = z.looseObject({
  id: z.number().int().nonnegative(),
  type: z.union([z.string(), z.number()]).transform(String),
})
const eventsSchema = pageSchema.extend({ events: z.array(eventSchema) })

interface EventsInput extends ShardPageInput {
  /** The first event that is wanted. Nodes keep events for 3 days. */
  fromId?: number
  /** The newest first. */
  isReversed?: boolean
}

/**
 * Returns a page of the events of a shard.
 *
 * @throws SourceError when the node is unreachable, or an event has no id: it cannot be skipped, as
 *   its position is unknown
 */
export async function getEvents(
  client: FarcasterReader,
  input: EventsInput,
): Promise<ListPage<NodeEvent>> {
  const { shard, fromId, isReversed } = input
  const query = {
    shard_index: String(shard),
    ...(fromId === undefined ? {} : { from_event_id: String(fromId) }),
    ...(isReversed ? { reverse: 'true' } : {}),
    ...pageQuery(input),
  }
  const page = await ask(client, 'events', { query, schema: eventsSchema, ...signalOf(input) })
  return {
    items: (page?.events ?? []).map((body) => ({ id: body.id, type: body.type, body })),
    next: page?.nextPageToken || null,
  }
}

const pageQuery = ({ pageSize, pageToken }: ShardPageInput) => ({
  ...(pageSize === undefined ? {} : { pageSize: String(pageSize) }),
  ...(pageToken === undefined ? {} : { pageToken }),
})

const signalOf = ({ signal }: ShardPageInput) => (signal ? { signal } : {})
