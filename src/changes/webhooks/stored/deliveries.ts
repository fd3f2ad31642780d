import type { Engine, Row, Write } from '../../../db/engines/engine.ts'
import { toChange } from '../../../db/journal/to-change.ts'
import { createBatches } from '../../../db/together.ts'
import type {
  Delivery,
  DeliveryOutcome,
  DueDelivery,
  Receiver,
  WebhookBacklog,
  WebhookSecret,
} from '../port.ts'

/** Outcomes that share a transaction at most. */
const MAX_OUTCOMES = 500

/** The oldest due ones whose webhook and key are live, and no older one of the profile waits. */
const dueText = `
  select d.*, w.url, w.secrets, w.failures, e.id, e.at, e.type, e.profile_id, e.subject, e.data
  from webhook w
  join delivery d on d.webhook_id = w.id
  join event e on e.id = d.event_id
  where w.disabled_reason is null and w.due_at <= $1
    and exists (
      select 1 from api_key k where k.name = w.owner and k.revoked_at is null and (k.expires_at is null or k.expires_at > $2)
        and ' ' || k.scopes || ' ' like '% webhooks %'
    )
    and w.owner = $5 and w.url = $6
    and d.is_dead = 0
    and d.event_id in (
      select x.event_id from delivery x
      where x.webhook_id = w.id and x.is_dead = 0 and x.due_at <= $3
        and not exists (
          select 1 from delivery o where o.person = x.person and o.webhook_id = x.webhook_id and o.is_dead = 0 and o.seq < x.seq
        )
      order by x.seq limit $4
    )
  order by d.seq`

type DueRow = Row<'delivery'> & Row<'event'> & Pick<Row<'webhook'>, 'url' | 'secrets' | 'failures'>

interface Settlement {
  webhookID: string
  eventID: string
  outcome: DeliveryOutcome
  now: number
}

/** Opens the queue of deliveries on one engine. */
export function createDeliveries(engine: Engine) {
  const due = engine.prepare<DueRow>('deliveries-due', dueText)
  const settle = createBatches<Settlement, null>(async (settlements) => {
    await engine.write((trx) => settleAll(engine, trx, settlements))
    return settlements.map(() => null)
  }, MAX_OUTCOMES)
  return {
    /**
     * Lists what is to be sent to a receiver now: for each webhook at most `perWebhook`, for each
     * person only the oldest. Whether the receiver consented is not considered.
     */
    async due(
      now: number,
      perWebhook: number,
      { owner, url }: Pick<Receiver, 'owner' | 'url'>,
    ): Promise<DueDelivery[]> {
      const rows = await due([now, Math.floor(now / 1000), now, perWebhook, owner, url])
      return rows.map(toDue)
    },

    /** Records what came of an attempt; nothing when the delivery is gone meanwhile. */
    async settle(
      { webhookID, change }: Pick<Delivery, 'webhookID' | 'change'>,
      outcome: DeliveryOutcome,
      now: number,
    ): Promise<void> {
      await settle({ webhookID, eventID: change.id, outcome, now })
    },

    /** Deliveries that wait or were given up, the oldest first. */
    async deliveries(
      owner: string,
      id: string,
      { isDead, after, limit }: { isDead: boolean; after: number; limit: number },
    ): Promise<Delivery[]> {
      const rows = await engine.read((db) =>
        db
          .selectFrom('delivery as d')
          .innerJoin('webhook as w', 'w.id', 'd.webhook_id')
          .innerJoin('event as e', 'e.id', 'd.event_id')
          .selectAll('d')
          .select(['e.id', 'e.at', 'e.type', 'e.profile_id', 'e.subject', 'e.data'])
          .where('w.owner', '=', owner)
          .where('w.id', '=', id)
          .where('d.is_dead', '=', Number(isDead))
          .where('d.seq', '>', after)
          .orderBy('d.seq')
          .limit(limit)
          .execute(),
      )
      return rows.map(toDelivery)
    },

    /** Deliveries that wait and that were given up, of all webhooks. */
    async backlog(): Promise<WebhookBacklog> {
      const rows = await engine.read((db) =>
        db
          .selectFrom('delivery')
          .select((e) => ['is_dead', e.fn.countAll<number>().as('count')])
          .groupBy('is_dead')
          .execute(),
      )
      const count = (isDead: number) =>
        Number(rows.find((row) => Number(row.is_dead) === isDead)?.count ?? 0)
      return { pending: count(0), dead: count(1) }
    },

    /**
     * Returns for how long the oldest delivery that could be made has waited, in ms: of webhooks
     * whose receivers take messages.
     *
     * @param now unix ms
     */
    async overdueMs(now: number): Promise<number> {
      const row = await engine.read((db) =>
        db
          .selectFrom('delivery as d')
          .innerJoin('webhook as w', 'w.id', 'd.webhook_id')
          .innerJoin('webhook_receiver as r', 'r.url', 'w.url')
          .select((e) => e.fn.min<number | null>('d.created_at').as('oldest'))
          .where('d.is_dead', '=', 0)
          .where('d.attempts', '=', 0)
          .where('d.due_at', '<=', now)
          .where('w.due_at', '<=', now)
          .where('w.failures', '=', 0)
          .where('r.consented_at', 'is not', null)
          .where('w.disabled_reason', 'is', null)
          .executeTakeFirst(),
      )
      return row?.oldest == null ? 0 : Math.max(0, now - Number(row.oldest))
    },
  }
}

const toDelivery = (row: Row<'delivery'> & Row<'event'>): Delivery => ({
  webhookID: row.webhook_id,
  change: toChange(row),
  matched: JSON.parse(row.matched) as string[],
  attempts: Number(row.attempts),
  createdAt: Number(row.created_at),
  ...(row.error === null ? {} : { error: row.error }),
})

const toDue = (row: DueRow): DueDelivery => ({
  ...toDelivery(row),
  url: row.url,
  secrets: JSON.parse(row.secrets) as WebhookSecret[],
  failures: Number(row.failures),
})

/** Records outcomes in one transaction: what arrived is deleted. */
async function settleAll(
  engine: Engine,
  trx: Write,
  settlements: readonly Settlement[],
): Promise<void> {
  const delivered = settlements.filter(({ outcome }) => outcome.kind === 'delivered')
  for (const [eventID, rows] of Map.groupBy(delivered, (row) => row.eventID))
    await trx
      .deleteFrom('delivery')
      .where('event_id', '=', eventID)
      .where(
        engine.isIn(
          'webhook_id',
          rows.map(({ webhookID }) => webhookID),
        ),
      )
      .execute()
  if (delivered.length > 0)
    await trx
      .updateTable('webhook')
      .set({ failures: 0, due_at: 0, delivered_at: Math.max(...delivered.map(({ now }) => now)) })
      .where(engine.isIn('id', [...new Set(delivered.map(({ webhookID }) => webhookID))]))
      .execute()
  for (const settlement of settlements) await settleFailure(trx, settlement)
  await settleReceivers(engine, trx, settlements)
}

/**
 * Records failures of receivers: once for all webhooks of an owner with one URL. Other owners
 * continue, as a receiver rejects what is not signed for it.
 */
async function settleReceivers(
  engine: Engine,
  trx: Write,
  settlements: readonly Settlement[],
): Promise<void> {
  const failed = settlements.filter(({ outcome }) => outcome.kind !== 'delivered')
  if (failed.length === 0) return
  const rows = await trx
    .selectFrom('webhook')
    .select(['id', 'owner', 'url'])
    .where(engine.isIn('id', [...new Set(failed.map(({ webhookID }) => webhookID))]))
    .execute()
  for (const same of Map.groupBy(rows, ({ owner, url }) => `${url} ${owner}`).values()) {
    const [{ owner, url }] = same as [(typeof rows)[number]]
    const ids = new Set(same.map(({ id }) => id))
    const all = failed.filter(({ webhookID }) => ids.has(webhookID))
    const webhooks = trx.updateTable('webhook').where('owner', '=', owner).where('url', '=', url)
    const gone = all.find(({ outcome }) => outcome.kind === 'gone')?.outcome
    if (gone?.kind === 'gone') await webhooks.set({ disabled_reason: gone.error }).execute()
    else {
      const dueAt = Math.max(
        ...all.map(({ outcome }) => ('webhookDueAt' in outcome ? outcome.webhookDueAt : 0)),
      )
      const failures = all.every(({ outcome }) => outcome.kind === 'postponed') ? 0 : 1
      await webhooks
        .set((e) => ({ failures: e('failures', '+', failures), due_at: dueAt }))
        .execute()
    }
  }
}

async function settleFailure(
  trx: Write,
  { webhookID, eventID, outcome }: Settlement,
): Promise<void> {
  if (outcome.kind === 'delivered' || outcome.kind === 'postponed') return
  const isDead = outcome.kind !== 'failed'
  await trx
    .updateTable('delivery')
    .set((e) => ({
      attempts: e('attempts', '+', 1),
      error: outcome.error,
      is_dead: Number(isDead),
      ...(outcome.kind === 'failed' ? { due_at: outcome.dueAt } : {}),
    }))
    .where('webhook_id', '=', webhookID)
    .where('event_id', '=', eventID)
    .execute()
}
