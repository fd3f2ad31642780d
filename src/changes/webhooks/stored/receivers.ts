import type { Engine, Write } from '../../../db/engines/engine.ts'
import type { ConsentOutcome, Receiver, UnaskedReceiver } from '../port.ts'

/** The owner has a key that is neither revoked nor expired, at the time `$1` in seconds. */
const isLive = `exists (
      select 1 from api_key k
      where k.name = w.owner and k.revoked_at is null
        and (k.expires_at is null or k.expires_at > $1)
        and ' ' || k.scopes || ' ' like '% webhooks %'
    )`

const readyText = `
  select w.owner, w.url, max(w.failures) as failures, max(r.per_minute) as per_minute
  from webhook w
  join webhook_receiver r on r.url = w.url and r.consented_at is not null
  where w.disabled_reason is null and w.due_at <= $2
    and ${isLive}
    and exists (
      select 1 from delivery d where d.webhook_id = w.id and d.is_dead = 0 and d.due_at <= $3
    )
  group by w.owner, w.url`

/** The longest waiting receivers of each owner; the first of every owner precede all others. */
const unaskedText = `
  select owner, url, attempts from (
    select w.owner, w.url, max(coalesce(r.attempts, 0)) as attempts,
      row_number() over (
        partition by w.owner order by max(coalesce(r.ask_at, 0)), w.url
      ) as turn
    from webhook w
    left join webhook_receiver r on r.url = w.url
    where w.disabled_reason is null and r.consented_at is null and coalesce(r.ask_at, 0) <= $2
      and ${isLive}
    group by w.owner, w.url
  ) as due
  where turn <= $3
  order by turn, owner`

type ReadyRow = Pick<Receiver, 'owner' | 'url' | 'failures'> & { per_minute: number | null }

/** Opens the list of receivers on one engine. */
export function createReceiverList(engine: Engine) {
  const ready = engine.prepare<ReadyRow>('receivers-ready', readyText)
  const unasked = engine.prepare<UnaskedReceiver>('receivers-unasked', unaskedText)
  return {
    /** Lists receivers that consented and have deliveries to send now. */
    async ready(now: number): Promise<Receiver[]> {
      const rows = await ready([Math.floor(now / 1000), now, now])
      return rows.map(({ owner, url, failures, per_minute }) => ({
        owner,
        url,
        failures: Number(failures),
        perMinute: per_minute === null ? null : Number(per_minute),
      }))
    },

    /** Lists receivers that are due for a request for consent: at most `perOwner` of each owner. */
    async unasked(now: number, perOwner: number): Promise<UnaskedReceiver[]> {
      const rows = await unasked([Math.floor(now / 1000), now, perOwner])
      return rows.map(({ owner, url, attempts }) => ({ owner, url, attempts: Number(attempts) }))
    },

    async recordConsent(url: string, outcome: ConsentOutcome, now: number): Promise<void> {
      const row =
        outcome.kind === 'granted'
          ? { consented_at: now, per_minute: outcome.perMinute, ask_at: 0, reason: null }
          : { consented_at: null, per_minute: null, ask_at: outcome.askAt, reason: outcome.reason }
      await engine.write((trx) =>
        trx
          .insertInto('webhook_receiver')
          .values({ url, attempts: 1, ...row })
          .onConflict((c) =>
            c
              .column('url')
              .doUpdateSet((e) => ({ ...row, attempts: e('webhook_receiver.attempts', '+', 1) })),
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
