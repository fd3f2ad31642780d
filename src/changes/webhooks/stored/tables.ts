import { type Kysely, sql } from 'kysely'
import { builderOf, type ColumnTypes, type Tables } from '../../../db/schema.ts'

declare module '../../../db/schema.ts' {
  interface Tables {
    webhook: {
      id: string
      /** Name of the API keys that it belongs to. */
      owner: string
      url: string
      /** By spaces; empty for all. */
      types: string
      /** `WebhookSecret[]` as JSON. */
      secrets: string
      created_at: number
      disabled_reason: string | null
      failures: number
      /** Nothing is sent before. */
      due_at: number
      delivered_at: number | null
    }
    webhook_target: {
      webhook_id: string
      /** `key:<identifier key>`, `name:<credential name>`, `issuer:<name>`, `gone:<profileID>`. */
      target: string
      given: string
      /** The person the identifier led to when last seen; empty when none yet. */
      profile_id: string
    }
    webhook_receiver: {
      url: string
      /** Unix ms; null until it consents. */
      consented_at: number | null
      /** Messages a minute that it accepts. */
      per_minute: number | null
      /** Failed requests for consent, when the next is due (unix ms), and the last response. */
      attempts: number
      ask_at: number
      reason: string | null
    }
    /** A row is deleted once it has arrived. */
    delivery: {
      webhook_id: string
      event_id: string
      /** Position of the change: deliveries about one profile are made in this order. */
      seq: number
      /** The profile ID, or the wallet of a holder without a profile: `eth:0x…`. */
      person: string
      /** Unix ms. */
      created_at: number
      due_at: number
      attempts: number
      is_dead: number
      error: string | null
      /** The `given` of the identifiers that led to it, JSON. */
      matched: string
    }
  }
}

/** Creates the tables of webhooks. */
export async function createWebhookTables(db: Kysely<Tables>, types: ColumnTypes): Promise<void> {
  const { create, index, text, integer } = builderOf(db, types)
  await create('webhook')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('owner', text, (c) => c.notNull())
    .addColumn('url', text, (c) => c.notNull())
    .addColumn('types', text, (c) => c.notNull())
    .addColumn('secrets', text, (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('disabled_reason', text)
    .addColumn('failures', integer, (c) => c.notNull())
    .addColumn('due_at', integer, (c) => c.notNull())
    .addColumn('delivered_at', integer)
    .execute()
  await index('webhook_by_owner', 'webhook', ['owner', 'created_at'])
  await create('webhook_target')
    .addColumn('webhook_id', text, (c) => c.notNull())
    .addColumn('target', text, (c) => c.notNull())
    .addColumn('given', text, (c) => c.notNull())
    .addColumn('profile_id', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('webhook_target_pkey', ['webhook_id', 'target'])
    .execute()
  await index('webhook_target_by_target', 'webhook_target', ['target'])
  await index('webhook_target_by_profile', 'webhook_target', ['profile_id'])
  await create('delivery')
    .addColumn('webhook_id', text, (c) => c.notNull())
    .addColumn('event_id', text, (c) => c.notNull())
    .addColumn('seq', integer, (c) => c.notNull())
    .addColumn('person', text, (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('due_at', integer, (c) => c.notNull())
    .addColumn('attempts', integer, (c) => c.notNull())
    .addColumn('is_dead', integer, (c) => c.notNull())
    .addColumn('error', text)
    .addColumn('matched', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('delivery_pkey', ['webhook_id', 'event_id'])
    .execute()
  await index('delivery_by_seq', 'delivery', ['webhook_id', 'is_dead', 'seq'])
  await index('delivery_by_person', 'delivery', ['person', 'webhook_id', 'is_dead', 'seq'])
  await index('delivery_by_event', 'delivery', ['event_id'])
}

/** Migration: receivers consent before anything is sent. Those that accepted messages did. */
export async function createReceivers(db: Kysely<Tables>, types: ColumnTypes): Promise<void> {
  const { create, index, text, integer } = builderOf(db, types)
  await create('webhook_receiver')
    .addColumn('url', text, (c) => c.primaryKey())
    .addColumn('consented_at', integer)
    .addColumn('per_minute', integer)
    .addColumn('attempts', integer, (c) => c.notNull())
    .addColumn('ask_at', integer, (c) => c.notNull())
    .addColumn('reason', text)
    .execute()
  await index('webhook_by_url', 'webhook', ['url'])
  await sql`
    insert into webhook_receiver (url, consented_at, attempts, ask_at)
    select url, max(delivered_at), 0, 0 from webhook where delivered_at is not null group by url`.execute(
    db,
  )
}
