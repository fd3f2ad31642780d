import { statfs } from 'node:fs/promises'
import type { Mentions } from '../../bot/mentions-port.ts'
import type { Webhooks } from '../../changes/webhooks/port.ts'
import type { Network } from '../../farcaster/network-port.ts'
import type { AnswerCache } from '../../http/response-cache.ts'
import type { PrometheusTelemetry } from '../../http/telemetry/telemetry.ts'
import type { Tracing } from '../../http/telemetry/tracing.ts'
import type { LogSink } from '../../kit/log-sink.ts'
import type { Store } from '../stores.ts'

/** Registers the metrics that are read for each request for /metrics. */
export function registerGauges(
  telemetry: PrometheusTelemetry,
  parts: {
    version: string
    store: Pick<Store, 'gauges' | 'log'>
    /** The folder of the embedded database; null if there is none. */
    dataDir: string | null
    cache: Pick<AnswerCache<unknown>, 'stats'>
    tracing: Pick<Tracing, 'stats'> | null
    log: Pick<LogSink, 'lost'>
  },
): void {
  const { version, store, cache, tracing, log } = parts
  telemetry.gauge('build_info', 'The version that runs.', {
    by: 'version',
    read: () => ({ [version]: 1 }),
  })
  telemetry.gauge('cache_bytes', 'Bytes of cached responses.', () => cache.stats.bytes)
  telemetry.gauge('cache_entries', 'Cached responses.', () => cache.stats.entries)
  telemetry.tally('cache_lookups', 'API lookups that were cached, and those that were not.', {
    by: 'outcome',
    read: () => ({ hit: cache.stats.hits, miss: cache.stats.misses }),
  })
  telemetry.tally(
    'log_lines_lost',
    'Log lines that were lost: the disk is full, or the reader too slow.',
    () => log.lost(),
  )
  telemetry.gauge(
    'store_connections',
    'Connections to the database, and callers that wait for one.',
    {
      by: 'state',
      read: () => ({ ...store.gauges().connections }),
    },
  )
  telemetry.gauge(
    'store_wait_seconds',
    'The longest time that a caller has waited for a database connection so far; 0 if none waits.',
    () => store.gauges().longestWaitMs / 1000,
  )
  telemetry.gauge('replica_lag_seconds', 'How far a replica is behind, or since when it is away.', {
    by: 'replica',
    read: () =>
      Object.fromEntries(store.gauges().replicaLagsMs.map((ms, at) => [String(at + 1), ms / 1000])),
  })
  telemetry.gauge(
    'changes_unnumbered_seconds',
    'How long the oldest change has waited for its position in the log; 0 when none waits.',
    async () => (await store.log.unplacedMs()) / 1000,
  )
  const { dataDir } = parts
  if (dataDir !== null)
    telemetry.gauge('data_disk_bytes', 'The disk of the embedded database.', {
      by: 'of',
      read: async () => {
        const { bavail, blocks, bsize } = await statfs(dataDir)
        return { free: bavail * bsize, total: blocks * bsize }
      },
    })
  telemetry.gauge(
    'changes_seen_seconds_ago',
    'Time since the writes of other processes were last looked for with success.',
    () => store.gauges().changesSeenMsAgo / 1000,
  )
  if (tracing) {
    telemetry.tally(
      'trace_spans',
      'Spans that ended, were taken by the receiver, and were lost to failed exports.',
      {
        by: 'outcome',
        read: () => ({ ...tracing.stats }),
      },
    )
  }
}

/** The queue of the bot, the same at every process of one database. */
export function registerBotFigures(
  telemetry: PrometheusTelemetry,
  mentions: Pick<Mentions, 'backlog'>,
): void {
  telemetry.gauge('bot_mentions', 'Mentions that wait for their reply, and that were given up.', {
    by: 'status',
    read: async () => {
      const { queued, dead } = await mentions.backlog()
      return { queued, dead }
    },
  })
  telemetry.gauge(
    'bot_oldest_mention_seconds',
    'How long the oldest mention has been waiting; 0 when none waits.',
    async () => {
      const { oldestAt } = await mentions.backlog()
      return oldestAt === null ? 0 : Math.max(0, (Date.now() - oldestAt) / 1000)
    },
  )
}

/** Deliveries to webhooks, the same at every process of one database. */
export function registerWebhookFigures(
  telemetry: PrometheusTelemetry,
  webhooks: Pick<Webhooks, 'backlog' | 'overdueMs'>,
): void {
  telemetry.gauge('webhook_backlog', 'Deliveries to webhooks that wait, and that were given up.', {
    by: 'state',
    read: async () => ({ ...(await webhooks.backlog()) }),
  })
  telemetry.gauge(
    'webhook_overdue_seconds',
    'Age of the oldest delivery to a receiver that accepts messages; 0 without one.',
    async () => (await webhooks.overdueMs(Date.now())) / 1000,
  )
}

/** How much of Farcaster is stored here; every process of one database reports the same. */
export function registerNetworkGauges(
  telemetry: PrometheusTelemetry,
  network: Pick<Network, 'status'>,
): void {
  telemetry.gauge(
    'network_fids',
    'Fids that are stored, and the number that the followed node reports.',
    {
      by: 'of',
      read: async () => {
        const { fids, expected } = await network.status()
        return { known: fids, expected }
      },
    },
  )
  telemetry.gauge(
    'network_lag_seconds',
    'How far following is behind the node, by shard; absent where it has not begun.',
    {
      by: 'shard',
      read: async () => {
        const { shards } = await network.status()
        return Object.fromEntries(
          shards.flatMap(({ shard, at }) =>
            at === null ? [] : [[String(shard), Math.max(0, (Date.now() - at) / 1000)]],
          ),
        )
      },
    },
  )
  telemetry.gauge(
    'network_complete',
    '1 while all of Farcaster is stored and following is not behind.',
    async () => Number((await network.status()).isCurrent),
  )
}
