import type { Engine, Write } from '../../../db/engines/engine.ts'
import type { ConsentOutcome, Receiver } from '../port.ts'

const readyText = `
  select w.owner, w.url, max(w.failures) as failures, max(r.per_minute) as per_minute
  from webhook w
  join webhook_receiver r on r.url = w.url and r.consented_at is not null
  where w.disabled_reason is null and w.due_at <= $1
    and exists (
      select 1 from api_key k
      where k.name = w.owner and k.revoked_at is null
        and (k.expires_at is null or k.expires_at > $2)
        and ' ' || k.scopes || ' ' like '% webhooks %'
    )
    and exists (
      select 1 from delivery d where d.webhook_id = w.id and d.is_dead = 0 and d.due_at <= $3
    )
  group by w.owner, w.url`

type ReadyRow = Pick<Receiver, 'owner' | 'url' | 'failures'> & { per_minute: number | null }

/** Opens the list of receivers on one engine. */
export function createReceiverList(engine: Engine) {
  const ready = engine.prepare<ReadyRow>('receivers-ready', readyText)
  return {
    /** Lists receivers that consented and have deliveries to send now. */
    async ready(now: number): Promise<Receiver[]> {
      const rows = await ready([now, Math.floor(now / 1000), now])
      return rows.map(({ owner, url, failures, per_minute }) => ({
        owner,
        url,
        failures: Number(failures),
        perMinute: per_minute === null ? null : Number(per_minute),
      }))
    },

    /** Lists URLs whose receivers are due for a request for consent, with earlier attempts. */
    async unasked(now: number, limit: number): Promise<{ url: string; attempts: number }[]> {
      const rows = await engine.read((db) =>
        db
          .selectFrom('webhook as w')
          .leftJoin('webhook_receiver as r', 'r.url', 'w.url')
          .select(['w.url', 'r.attempts'])
          .distinct()
          .where('w.disabled_reason', 'is', null)
          .where((e) =>
            e.or([
              e('r.url', 'is', null),
              e.and([e('r.consented_at', 'is', null), e('r.ask_at', '<=', now)]),
            ]),
          )
          .limit(limit)
          .execute(),
      )
      return rows.map(({ url, attempts }) => ({ url, attempts: Number(attempts ?? 0) }))
    },

    async recordConsent(url: string, outcome: ConsentOutcome, now: number): Promise<void> {
      const row =
        outcome.kind === 'granted'
          ? { consented_at: now, per_minute: outcome.perMinute, ask_at: 0, reason: null }
          : {
              consented_at: null,
              per_minute: null,
              ask_at: outcome.askAt,
              ...(outcome.kind === 'refused' ? { reason: outcome.reason } : {}),
            }
      const attempts = outcome.kind === 'postponed' ? 0 : 1
      await engine.write((trx) =>
        trx
          .insertInto('webhook_receiver')
          .values({ url, attempts, ...row })
          .onConflict((c) =>
            c.column('url').doUpdateSet((e) => ({
              ...row,
              attempts: e('webhook_receiver.attempts', '+', attempts),
            })),
          )
          .execute(),
      )
    },
  }
}

/** Asks a receiver again soon: a webhook was created, or its owner wants it to be enabled. */
export async function askAgain(trx: Write, url: string, at: number): Promise<void> {
  await trx
    .updateTable('webhook_receiver')
    .set({ ask_at: at, attempts: 0 })
    .where('url', '=', url)
    .where('consented_at', 'is', null)
    .where('ask_at', '>', at)
    .execute()
}

/** Deletes receivers that no webhook names. */
export async function dropUnusedReceivers(trx: Write): Promise<void> {
  await trx
    .deleteFrom('webhook_receiver')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('webhook').select('id').whereRef('url', '=', 'webhook_receiver.url'))),
    )
    .execute()
}
