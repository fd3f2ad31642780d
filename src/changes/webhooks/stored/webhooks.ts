import type { ChangeType } from '@whocast/contract/change-document.ts'
import { brokenRules } from '@whocast/contract/error.ts'
import { sql } from 'kysely'
import type { Changes } from '../../../db/changes.ts'
import type { Engine, Row, Write } from '../../../db/engines/engine.ts'
import type { Forgotten } from '../../../db/suppression-list.ts'
import { traceAll } from '../../../db/traced.ts'
import type { Clock } from '../../../kit/telemetry.ts'
import type { Webhook, WebhookBacklog, WebhookSecret, WebhookTargets } from '../port.ts'
import { createDeliveries } from './deliveries.ts'
import { askAgain, createReceiverList, dropUnusedReceivers } from './receivers.ts'

interface WebhookContext {
  engine: Engine
  changes: Changes
  forgotten: Forgotten
  clock: Clock
}

/** The reason why nothing is sent to a receiver before a request for consent. */
const NOT_REQUESTED = 'consent of the receiver has not been requested yet'
/** The maximum delay until consent is requested again from a receiver that a new webhook names. */
const ASK_AGAIN_MS = 60_000
/** The maximum number of webhooks of one owner. */
const MAX_OF_OWNER = 100

/** Opens subscriptions to changes and the queue of their deliveries, on one engine. */
export function createWebhooks(context: WebhookContext) {
  const { engine, changes } = context
  const write = <T>(work: (trx: Write) => Promise<T>) =>
    changes.write(async (trx, markChanged) => {
      markChanged(['webhooks'])
      return work(trx)
    })
  return traceAll(engine, 'webhooks', {
    /**
     * Stores a webhook. Identifiers of people who asked to be forgotten are left out.
     *
     * @throws ServiceError `rule-broken` when the owner has as many as are allowed
     */
    create: (webhook: Webhook) => write((trx) => create(context, trx, webhook)),
    /** Returns the webhooks of one owner, the oldest first. */
    list: (owner: string) => list(engine, owner),
    get: async (owner: string, id: string) => (await list(engine, owner, id))[0] ?? null,
    /** Also deletes its deliveries. False when there is none. */
    remove: (owner: string, id: string) => write((trx) => remove(trx, owner, id)),
    /**
     * Replaces the secrets by what `toNext`, which may run again, makes of them.
     *
     * @returns the new ones; null where there is no such webhook
     */
    replaceSecrets: (
      owner: string,
      id: string,
      toNext: (secrets: WebhookSecret[]) => WebhookSecret[],
    ) => write((trx) => replaceSecrets(trx, { owner, id, toNext })),
    /** Queues what was given up again, or only `events`, and enables it. Returns how many. */
    replay: (owner: string, id: string, events: string[] | undefined, now: number) =>
      write((trx) => replay(engine, trx, { owner, id, events, now })),
    /** Webhooks with deliveries that were given up, or that are disabled; for the operator. */
    failing: (limit: number) => failing(engine, limit),
    /** Whether there is any webhook. */
    async isAny(): Promise<boolean> {
      const query = (db: Pick<Write, 'selectFrom'>) =>
        db.selectFrom('webhook').select('id').limit(1).execute()
      return (await engine.read(query)).length > 0
    },
    ...createDeliveries(engine),
    ...createReceiverList(engine),
  })
}

async function create(
  { engine, forgotten, clock }: WebhookContext,
  trx: Write,
  webhook: Webhook,
): Promise<void> {
  const { count } = await trx
    .selectFrom('webhook')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('owner', '=', webhook.owner)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_OF_OWNER)
    throw brokenRules([
      {
        pointer: '',
        detail: `there are ${MAX_OF_OWNER} webhooks of this key already; delete one first`,
      },
    ])
  await trx
    .insertInto('webhook')
    .values({
      id: webhook.id,
      owner: webhook.owner,
      url: webhook.url,
      types: webhook.types?.join(' ') ?? '',
      secrets: JSON.stringify(webhook.secrets),
      // By the clock of the change log.
      created_at: engine.now,
      disabled_reason: null,
      failures: 0,
      due_at: 0,
      delivered_at: null,
    })
    .execute()
  await askAgain(trx, webhook.url, clock() + ASK_AGAIN_MS)
  const { identifiers, credentialNames, issuers } = webhook.targets
  const keys = identifiers.map(({ key }) => key)
  const suppressed = await forgotten.among(trx, keys)
  const profiles = await profilesOf(engine, trx, keys)
  const target = (text: string, given: string, profileID = '') => ({
    webhook_id: webhook.id,
    target: text,
    given,
    profile_id: profileID,
  })
  const rows = [
    ...identifiers.flatMap(({ key, text }) =>
      suppressed.has(key) ? [] : [target(`key:${key}`, text, profiles.get(key))],
    ),
    ...credentialNames.map((name) => target(`name:${name}`, name)),
    ...issuers.map((name) => target(`issuer:${name}`, name)),
  ]
  await engine.insertMany(
    trx,
    {
      table: 'webhook_target',
      columns: ['webhook_id', 'target', 'given', 'profile_id'],
      numbers: [],
      key: ['webhook_id', 'target'],
      update: [],
    },
    [...new Map(rows.map((row) => [row.target, row])).values()],
  )
}

/** The profiles that the keys lead to now, unless hidden; a handle may lead to several. */
async function profilesOf(
  engine: Engine,
  trx: Write,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('identity')
    .select(['key', 'profile_id'])
    .where(engine.isIn('key', keys))
    .where('is_hidden', '=', 0)
    .where((e) => e.or([e('is_verified', '=', 1), e('via', 'is not', null)]))
    .execute()
  return new Map(rows.map((row) => [row.key, row.profile_id]))
}

async function list(
  engine: Engine,
  owner: string,
  id?: string,
): Promise<(Webhook & WebhookBacklog)[]> {
  return withBacklog(
    engine,
    await engine.read((db) =>
      db
        .selectFrom('webhook')
        .selectAll()
        .where('owner', '=', owner)
        .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    ),
  )
}

const failing = async (engine: Engine, limit: number): Promise<(Webhook & WebhookBacklog)[]> =>
  withBacklog(
    engine,
    await engine.read((db) =>
      db
        .selectFrom('webhook')
        .selectAll()
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('disabled_reason', 'is not', null),
            exists(
              selectFrom('delivery')
                .select('event_id')
                .whereRef('webhook_id', '=', 'webhook.id')
                .where('is_dead', '=', 1),
            ),
          ]),
        )
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .execute(),
    ),
  )

async function withBacklog(
  engine: Engine,
  rows: Row<'webhook'>[],
): Promise<(Webhook & WebhookBacklog)[]> {
  const ids = rows.map((row) => row.id)
  const targets = await engine.read((db) =>
    db
      .selectFrom('webhook_target')
      .selectAll()
      .where(engine.isIn('webhook_id', ids))
      .orderBy('target')
      .execute(),
  )
  const counts = await engine.read((db) =>
    db
      .selectFrom('delivery')
      .select((e) => ['webhook_id', 'is_dead', e.fn.countAll<number>().as('count')])
      .where(engine.isIn('webhook_id', ids))
      .groupBy(['webhook_id', 'is_dead'])
      .execute(),
  )
  const count = (id: string, isDead: number) =>
    Number(
      counts.find((row) => row.webhook_id === id && Number(row.is_dead) === isDead)?.count ?? 0,
    )
  const waiting = await engine.read((db) =>
    db
      .selectFrom('webhook as w')
      .leftJoin('webhook_receiver as r', 'r.url', 'w.url')
      .select(['w.id', 'r.reason'])
      .where(engine.isIn('w.id', ids))
      .where('r.consented_at', 'is', null)
      .execute(),
  )
  const reasons = new Map(waiting.map(({ id, reason }) => [id, reason ?? NOT_REQUESTED]))
  const byWebhook = Map.groupBy(targets, (row) => row.webhook_id)
  return rows.map((row) => ({
    ...toWebhook(row, byWebhook.get(row.id) ?? []),
    ...(reasons.has(row.id) ? { waitsFor: reasons.get(row.id) ?? NOT_REQUESTED } : {}),
    pending: count(row.id, 0),
    dead: count(row.id, 1),
  }))
}

function toWebhook(row: Row<'webhook'>, targets: Row<'webhook_target'>[]): Webhook {
  const of = (prefix: string) => targets.filter(({ target }) => target.startsWith(prefix))
  const found: WebhookTargets = {
    identifiers: of('key:').map(({ target, given }) => ({
      key: target.slice('key:'.length),
      text: given,
    })),
    credentialNames: of('name:').map(({ given }) => given),
    issuers: of('issuer:').map(({ given }) => given),
  }
  return {
    id: row.id,
    owner: row.owner,
    url: row.url,
    ...(row.types === '' ? {} : { types: row.types.split(' ') as ChangeType[] }),
    targets: found,
    secrets: JSON.parse(row.secrets) as WebhookSecret[],
    createdAt: Number(row.created_at),
    failures: Number(row.failures),
    ...(row.disabled_reason === null ? {} : { disabledReason: row.disabled_reason }),
    ...(row.delivered_at === null ? {} : { deliveredAt: Number(row.delivered_at) }),
  }
}

async function remove(trx: Write, owner: string, id: string): Promise<boolean> {
  const removed = await trx
    .deleteFrom('webhook')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst()
  if (removed.numDeletedRows === 0n) return false
  await trx.deleteFrom('webhook_target').where('webhook_id', '=', id).execute()
  await trx.deleteFrom('delivery').where('webhook_id', '=', id).execute()
  await dropUnusedReceivers(trx)
  return true
}

async function replaceSecrets(
  trx: Write,
  {
    owner,
    id,
    toNext,
  }: { owner: string; id: string; toNext: (secrets: WebhookSecret[]) => WebhookSecret[] },
): Promise<WebhookSecret[] | null> {
  const row = await trx
    .selectFrom('webhook')
    .select('secrets')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst()
  if (!row) return null
  const secrets = toNext(JSON.parse(row.secrets) as WebhookSecret[])
  await trx
    .updateTable('webhook')
    .set({ secrets: JSON.stringify(secrets) })
    .where('id', '=', id)
    .execute()
  return secrets
}

async function replay(
  engine: Engine,
  trx: Write,
  {
    owner,
    id,
    events,
    now,
  }: { owner: string; id: string; events: string[] | undefined; now: number },
): Promise<number> {
  const enabled = await trx
    .updateTable('webhook')
    .set({ disabled_reason: null, failures: 0, due_at: 0 })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst()
  if (enabled.numUpdatedRows === 0n) return 0
  const { url } = await trx
    .selectFrom('webhook')
    .select('url')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await askAgain(trx, url, now + ASK_AGAIN_MS)
  const queued = await trx
    .updateTable('delivery')
    .set({ is_dead: 0, attempts: 0, due_at: 0, created_at: now, error: sql`null` })
    .where('webhook_id', '=', id)
    .where('is_dead', '=', 1)
    .$if(events !== undefined, (query) => query.where(engine.isIn('event_id', events ?? [])))
    .executeTakeFirst()
  return Number(queued.numUpdatedRows)
}
