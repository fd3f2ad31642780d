import type { Webhook, WebhookBacklog } from '../../changes/webhooks/port.ts'
import type { Connections } from '../../db/port.ts'
import { type NetworkStatus, notFollowed } from '../../farcaster/network-port.ts'
import type { ApiKey } from '../../http/keys/port.ts'
import type { AuditEntry } from '../../owners/port.ts'
import type { SourceHealth } from '../../people/lookup-port.ts'
import type { Amounts } from '../../people/port.ts'
import type { AdminContext, ServiceFacts } from './context.ts'

/** Dead letters, failing webhooks and keys that are listed. */
const MAX_LISTED = 50
const MAX_KEYS = 500
const MAX_AUDIT = 30

/** A webhook that needs the operator; only the origin of its URL, as paths may contain tokens. */
interface FailingWebhook extends WebhookBacklog {
  id: string
  owner: string
  origin: string
  failures: number
  disabledReason?: string
}

/** Where the service stands. */
export interface Overview {
  facts: ServiceFacts
  database: { isReachable: boolean; connections: Connections; changesSeenMsAgo: number }
  amounts: Amounts
  sources: (ServiceFacts['sources'][number] & { health?: SourceHealth })[]
  network: NetworkStatus
  mentions: {
    queued: number
    dead: number
    oldestAt: number | null
    letters: {
      castHash: string
      authorFid: number
      receivedAt: number
      attempts: number
      reason: string
    }[]
  }
  webhooks: WebhookBacklog & { failing: FailingWebhook[] }
  keys: ApiKey[]
  forgotten: { removals: number; identifiers: number }
  audit: AuditEntry[]
}

/** Reads where the service stands: everything that the operator's page shows. */
export async function readOverview({
  facts,
  store,
  lookup,
  network,
}: AdminContext): Promise<Overview> {
  const [
    isReachable,
    amounts,
    status,
    mentions,
    letters,
    webhooks,
    failing,
    keys,
    forgotten,
    audit,
  ] = await Promise.all([
    store.check().then(
      () => true,
      () => false,
    ),
    store.people.amounts(),
    network ? network.status() : notFollowed,
    store.mentions.backlog(),
    store.mentions.dead(MAX_LISTED),
    store.webhooks.backlog(),
    store.webhooks.failing(MAX_LISTED),
    store.keys.list(),
    store.forgotten.count(),
    store.owners.audit(MAX_AUDIT),
  ])
  return {
    facts,
    database: { isReachable, ...store.gauges() },
    amounts,
    sources: withHealth(facts.sources, lookup.health()),
    network: status,
    mentions: {
      ...mentions,
      letters: letters.map(({ payload: _, threadHash: __, ...letter }) => letter),
    },
    webhooks: { ...webhooks, failing: failing.map(toFailing) },
    keys: keys.sort((a, b) => b.createdAt - a.createdAt).slice(0, MAX_KEYS),
    forgotten,
    audit,
  }
}

/** The configured sources, then additional ones that were queried. */
function withHealth(
  sources: ServiceFacts['sources'],
  health: readonly SourceHealth[],
): Overview['sources'] {
  const byName = new Map(health.map((one) => [one.source, one]))
  const known = sources.map((source) => {
    const found = byName.get(source.name)
    return { ...source, ...(found ? { health: found } : {}) }
  })
  const others = health.filter(({ source }) => !sources.some(({ name }) => name === source))
  return [
    ...known,
    ...others.map((one) => ({ name: one.source, isOn: true, why: '', health: one })),
  ]
}

function toFailing({
  id,
  owner,
  url,
  failures,
  pending,
  dead,
  disabledReason,
}: Webhook & WebhookBacklog): FailingWebhook {
  const origin = URL.canParse(url) ? new URL(url).origin : ''
  return {
    id,
    owner,
    origin,
    failures,
    pending,
    dead,
    ...(disabledReason === undefined ? {} : { disabledReason }),
  }
}
