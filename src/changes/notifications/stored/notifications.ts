import { moveCursor } from '../../../db/cursors.ts'
import type { Engine, Row, Write } from '../../../db/engines/engine.ts'
import { useNonce } from '../../../db/nonce.ts'
import type { Forgotten } from '../../../db/suppression-list.ts'
import { traceAll } from '../../../db/traced.ts'
import type {
  ClientEvent,
  DueNotification,
  News,
  NotificationOutcome,
  NotificationState,
  ProfileNews,
  SealedToken,
} from '../port.ts'

interface NotificationContext {
  engine: Engine
  forgotten: Forgotten
}

/** The maximum for one person; a client issues a new one each time. */
const MAX_TOKENS = 4
/** News that wait for one person. */
const MAX_NEWS = 20
/** How long an event counts as used, in seconds. */
const EVENT_SECONDS = 90 * 86_400

const NONE = '[]'

/** Opens the subscriptions to notifications in Farcaster clients, on one engine. */
export function createNotifications(context: NotificationContext) {
  const { engine } = context
  return traceAll(engine, 'notifications', {
    /**
     * Takes a token. The newest few of a person are kept.
     *
     * @returns false, and nothing stored, for a used event or a person who asked to be forgotten
     */
    add: (given: SealedToken & ClientEvent) => engine.write((trx) => add(context, trx, given)),
    /**
     * Deletes the tokens of a client, 0 for all, and of unknown clients.
     *
     * @returns false if the event was used before: nothing ends then
     */
    remove: (event: ClientEvent) => engine.write((trx) => remove(trx, event)),
    /** Null where no client of theirs has given a token. */
    state: (fid: number) => readState(engine, fid),
    /** Turns messages of one person off or on. */
    mute: (fid: number, isMuted: boolean) =>
      engine.write(async (trx) => {
        await trx
          .updateTable('notification')
          .set({ is_muted: Number(isMuted), ...(isMuted ? { news: NONE, message_id: '' } : {}) })
          .where('fid', '=', fid)
          .execute()
      }),
    /** Returns true if anyone is subscribed. */
    async isAny(): Promise<boolean> {
      const query = (db: Pick<Write, 'selectFrom'>) =>
        db.selectFrom('notification').select('fid').limit(1).execute()
      return (await engine.read(query)).length > 0
    },
    /**
     * Stores news about subscribed people, and how far the log was read, in one transaction.
     *
     * @throws ServiceError `conflict` if another process has read further
     */
    note: (news: readonly ProfileNews[], cursor: Parameters<typeof moveCursor>[1]) =>
      engine.write(async (trx) => {
        await moveCursor(trx, cursor)
        await note(engine, trx, news)
      }),
    /** Returns people who are due for a notification (unix ms). */
    due: (now: number, limit: number) => readDue(engine, now, limit),
    /** Fixes the ID of a message before it is sent, once; null where it was turned off meanwhile. */
    claim: (fid: number, messageID: string, now: number) =>
      engine.write((trx) => claim(trx, { fid, messageID, now })),
    settle: (fid: number, outcome: NotificationOutcome) =>
      engine.write((trx) => settle(trx, fid, outcome)),
    /** Takes out a token that its client no longer takes. */
    drop: (fid: number, hash: string) =>
      engine.write(async (trx) => {
        await trx
          .deleteFrom('notification_token')
          .where('fid', '=', fid)
          .where('hash', '=', hash)
          .execute()
        await endWithout(trx, fid)
      }),
  })
}

async function add(
  { forgotten }: NotificationContext,
  trx: Write,
  { fid, clientFid, hash, sealed, event, now }: SealedToken & ClientEvent,
): Promise<boolean> {
  const seconds = Math.floor(now / 1000)
  if ((await forgotten.among(trx, [`fid:${fid}`])).size > 0) return false
  if (!(await useNonce(trx, { nonce: event, expiresAt: seconds + EVENT_SECONDS, now: seconds })))
    return false
  await trx
    .insertInto('notification_token')
    .values({ fid, hash, client_fid: clientFid, sealed, created_at: now })
    .onConflict((c) =>
      c.columns(['fid', 'hash']).doUpdateSet({ client_fid: clientFid, sealed, created_at: now }),
    )
    .execute()
  const tokens = await tokensOf(trx, fid)
  for (const { hash: old } of tokens.slice(MAX_TOKENS))
    await trx
      .deleteFrom('notification_token')
      .where('fid', '=', fid)
      .where('hash', '=', old)
      .execute()
  await trx
    .insertInto('notification')
    .values({
      fid,
      is_muted: 0,
      created_at: now,
      due_at: 0,
      news: NONE,
      lapsed_until: seconds,
      message_id: '',
      claimed_at: 0,
      attempts: 0,
    })
    .onConflict((c) => c.doNothing())
    .execute()
  return true
}

/** The newest first. */
const tokensOf = (
  db: Pick<Write, 'selectFrom'>,
  fid: number,
): Promise<Row<'notification_token'>[]> =>
  db
    .selectFrom('notification_token')
    .selectAll()
    .where('fid', '=', fid)
    .orderBy('created_at', 'desc')
    .orderBy('hash')
    .execute()

async function remove(trx: Write, { fid, clientFid, event, now }: ClientEvent): Promise<boolean> {
  const seconds = Math.floor(now / 1000)
  // Events do not name their Mini App: one that is sent again may be another app's. If the client
  // did end the token again, it rejects the next message, and the token is dropped then.
  const used = {
    nonce: `removal:${clientFid}:${event}`,
    expiresAt: seconds + EVENT_SECONDS,
    now: seconds,
  }
  if (!(await useNonce(trx, used))) return false
  await trx
    .deleteFrom('notification_token')
    .where('fid', '=', fid)
    .$if(clientFid !== 0, (query) => query.where('client_fid', 'in', [clientFid, 0]))
    .execute()
  await endWithout(trx, fid)
  return true
}

/** Without a token nothing waits; the person's switch and last day stay. */
async function endWithout(trx: Write, fid: number): Promise<void> {
  if ((await tokensOf(trx, fid)).length > 0) return
  await trx
    .updateTable('notification')
    .set({ news: NONE, message_id: '' })
    .where('fid', '=', fid)
    .execute()
}

async function readState(engine: Engine, fid: number): Promise<NotificationState | null> {
  return engine.read(async (db) => {
    const row = await db
      .selectFrom('notification')
      .select('is_muted')
      .where('fid', '=', fid)
      .executeTakeFirst()
    if (!row) return null
    const tokens = await tokensOf(db, fid)
    return {
      isMuted: row.is_muted === 1,
      clients: new Set(tokens.map(({ client_fid }) => client_fid)).size,
    }
  })
}

async function note(engine: Engine, trx: Write, all: readonly ProfileNews[]): Promise<void> {
  if (all.length === 0) return
  const ids = [...new Set(all.map(({ profileID }) => profileID))]
  const people = await trx
    .selectFrom('identity')
    .select(['key', 'profile_id'])
    .where(engine.isIn('profile_id', ids))
    .where('key', 'like', 'fid:%')
    .where('holder', '=', '')
    .where('is_verified', '=', 1)
    .execute()
  for (const { key, profile_id } of people) {
    const fid = Number(key.slice('fid:'.length))
    const row = await trx
      .selectFrom('notification')
      .selectAll()
      .where('fid', '=', fid)
      .where('is_muted', '=', 0)
      .executeTakeFirst()
    if (!row || (await tokensOf(trx, fid)).length === 0) continue
    const own = all
      .filter(({ profileID, at }) => profileID === profile_id && at >= row.created_at)
      .map((one) => one.news)
    const news = withoutRepeats([...readNews(row.news), ...own]).slice(-MAX_NEWS)
    if (own.length > 0)
      await trx
        .updateTable('notification')
        .set({ news: JSON.stringify(news) })
        .where('fid', '=', fid)
        .execute()
  }
}

const readNews = (text: string) => JSON.parse(text) as News[]
const nameOf = (news: News) => JSON.stringify(news)
const withoutRepeats = (news: readonly News[]): News[] => [
  ...new Map(news.map((one) => [nameOf(one), one])).values(),
]

async function readDue(engine: Engine, now: number, limit: number): Promise<DueNotification[]> {
  return engine.read(async (db) => {
    const rows = await db
      .selectFrom('notification')
      .selectAll()
      .where('is_muted', '=', 0)
      .where('due_at', '<=', now)
      .where('news', '<>', NONE)
      .orderBy('due_at')
      .orderBy('fid')
      .limit(limit)
      .execute()
    const due: DueNotification[] = []
    for (const { fid, news, lapsed_until, message_id, claimed_at, attempts } of rows)
      due.push({
        fid: Number(fid),
        news: readNews(news),
        lapsedUntil: Number(lapsed_until),
        messageID: message_id,
        claimedAt: Number(claimed_at),
        attempts: Number(attempts),
        tokens: (await tokensOf(db, Number(fid))).map(({ hash, sealed }) => ({ hash, sealed })),
      })
    return due
  })
}

async function claim(
  trx: Write,
  { fid, messageID, now }: { fid: number; messageID: string; now: number },
): Promise<string | null> {
  const row = await trx
    .selectFrom('notification')
    .select(['message_id', 'news', 'due_at'])
    .where('fid', '=', fid)
    .where('is_muted', '=', 0)
    .executeTakeFirst()
  // Told, or turned off, by another process meanwhile.
  if (!row || row.news === NONE || Number(row.due_at) > now) return null
  if (row.message_id !== '') return row.message_id
  await trx
    .updateTable('notification')
    .set({ message_id: messageID, claimed_at: now, attempts: 0 })
    .where('fid', '=', fid)
    .execute()
  return messageID
}

async function settle(trx: Write, fid: number, outcome: NotificationOutcome): Promise<void> {
  const row = await trx
    .selectFrom('notification')
    .selectAll()
    .where('fid', '=', fid)
    .executeTakeFirst()
  if (!row) return
  if (outcome.kind === 'later') {
    await trx
      .updateTable('notification')
      .set({ due_at: outcome.dueAt, attempts: row.attempts + 1 })
      .where('fid', '=', fid)
      .execute()
    return
  }
  const seen = new Set(outcome.news.map(nameOf))
  const left = readNews(row.news).filter((one) => !seen.has(nameOf(one)))
  await trx
    .updateTable('notification')
    .set({
      news: JSON.stringify(left),
      due_at: outcome.dueAt,
      lapsed_until: outcome.lapsedUntil,
      message_id: '',
      claimed_at: 0,
      attempts: 0,
    })
    .where('fid', '=', fid)
    .execute()
}

/** Takes out what is kept of people who asked to be forgotten. */
export async function forgetNotifications(trx: Write, fids: readonly number[]): Promise<void> {
  for (const fid of fids)
    for (const table of ['notification_token', 'notification'] as const)
      await trx.deleteFrom(table).where('fid', '=', fid).execute()
}
