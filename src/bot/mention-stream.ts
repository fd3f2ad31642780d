import { setTimeout as sleep } from 'node:timers/promises'
import { object } from '@whocast/contract/untrusted.ts'
import { parseMessage } from '@whocast/evidence/forms/farcaster-message.ts'
import { isAddressed } from '@whocast/mention-reader/addressee.ts'
import type { Cast } from '@whocast/mention-reader/cast.ts'
import type { FarcasterReader } from '../farcaster/client.ts'
import { getEvents, getInfo, type NodeEvent } from '../farcaster/network.ts'
import type { Logger } from '../kit/telemetry.ts'
import { toCast } from './hub.ts'

interface MentionStreamSettings {
  client: FarcasterReader
  botFid: number
  log: Logger
  /** How long after the end of a shard's events, or a first failure, they are read again. */
  pollMs?: number
}

interface StreamInput {
  /** Queues a cast. */
  onCast(cast: Cast): Promise<unknown>
  /** Called where events may have been missed: at the start, and when the node lacks the next. */
  onGap(): void
  signal: AbortSignal
}

export type MentionStream = ReturnType<typeof createMentionStream>

const POLL_MS = 1000
const PAGE_SIZE = 1000
const MAX_BACKOFF_MS = 30_000
/** Failures in a row after which the place is taken for lost: nodes keep events for days only. */
const MAX_FAILURES = 8

/** Creates a stream over the pages of a node's HTTP API. */
export function createMentionStream(settings: MentionStreamSettings) {
  const { client, log, pollMs = POLL_MS } = settings
  return {
    /** Reads the events of all shards from now on until `signal` aborts. */
    async follow(input: StreamInput): Promise<void> {
      const { signal, onGap } = input
      for (let failures = 0; !signal.aborted; ) {
        const ending = new AbortController()
        const own = AbortSignal.any([signal, ending.signal])
        try {
          const info = await getInfo(client, { signal })
          const shards = Array.from({ length: info?.shardCount ?? 0 }, (_, index) => index + 1)
          if (shards.length === 0) throw new Error('the node has no shards')
          const places = await Promise.all(
            shards.map((shard) => newestPlace(client, shard, signal)),
          )
          // Earlier mentions are found by the listing.
          onGap()
          await Promise.all(
            shards.map((shard, at) =>
              followShard(settings, { ...input, signal: own, shard }, places[at] ?? 0),
            ),
          )
        } catch (error) {
          // All shards begin again.
          ending.abort()
          if (signal.aborted) return
          failures += 1
          log.warn({ err: error }, 'the events of the node could not be read')
          await sleep(backoff(pollMs, failures), undefined, { signal }).catch(() => {})
        }
      }
    },
  }
}

const backoff = (pollMs: number, failures: number): number =>
  Math.min(MAX_BACKOFF_MS, pollMs * 2 ** Math.min(failures - 1, 10))

/** The id behind the newest event of a shard. */
async function newestPlace(
  client: FarcasterReader,
  shard: number,
  signal: AbortSignal,
): Promise<number> {
  const { items } = await getEvents(client, { shard, isReversed: true, pageSize: 1, signal })
  return (items[0]?.id ?? -1) + 1
}

/** Reads the events of one shard; throws after too many failures in a row. */
async function followShard(
  { client, botFid, log, pollMs = POLL_MS }: MentionStreamSettings,
  { shard, onCast, signal }: StreamInput & { shard: number },
  start: number,
): Promise<void> {
  let fromId = start
  let failures = 0
  while (!signal.aborted) {
    try {
      const { items } = await getEvents(client, { shard, fromId, pageSize: PAGE_SIZE, signal })
      for (const event of items) {
        const cast = castOf(event, botFid)
        if (cast) await onCast(cast)
        fromId = Math.max(fromId, event.id + 1)
      }
      failures = 0
      if (items.length < PAGE_SIZE) await sleep(pollMs, undefined, { signal })
    } catch (error) {
      if (signal.aborted) return
      failures += 1
      if (failures >= MAX_FAILURES) throw error
      log.warn({ shard, err: error }, 'the events of a shard could not be read')
      await sleep(backoff(pollMs, failures), undefined, { signal }).catch(() => {})
    }
  }
}

function castOf({ body }: NodeEvent, botFid: number): Cast | null {
  const { message } = object(body.mergeMessageBody)
  // Most messages are for others: they are not parsed.
  if (!('castAddBody' in object(object(message).data))) return null
  const cast = toCast(parseMessage(message))
  return cast && isAddressed(cast, { fid: botFid }) === 'yes' ? cast : null
}
