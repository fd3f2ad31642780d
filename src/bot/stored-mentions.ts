import type { Conversation } from '@whocast/mention-reader/intent.ts'
import { sql } from 'kysely'
import type { Hex } from 'viem'
import type { Engine, Row, Write } from '../db/engines/engine.ts'
import { createSharedWrite } from '../db/together.ts'
import { traceAll } from '../db/traced.ts'
import type { Clock } from '../kit/telemetry.ts'
import type {
  MentionCounts,
  MentionJob,
  MentionLimits,
  MentionOutcome,
  ReplyKind,
} from './mentions-port.ts'
import type { Reply } from './publisher-port.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** No lease or pause is this long: a time beyond it was written while a clock was ahead. */
const MAX_AHEAD_MS = 2 * HOUR_MS
/** How long a reply to a question counts as its answer. */
const QUESTION_MS = HOUR_MS
/** Questions to one author in one thread. */
const MAX_QUESTIONS = 2
const ANY_NUMBER = Number.MAX_SAFE_INTEGER

/** Creates the bot's outbox: a row is claim, queue entry, lease and outcome of one mention. */
export function createMentions({ engine, clock }: { engine: Engine; clock: Clock }) {
  const write = createSharedWrite(engine)
  // A webhook waits for its claim, and not for the worker's writes before it.
  const writeClaim = createSharedWrite(engine)
  return traceAll(engine, 'mentions', {
    /** Claims and queues in one transaction; false when the cast hash was claimed before. */
    claim: (job: Omit<MentionJob, 'attempts'>) => writeClaim((trx) => claim(trx, job)),
    /**
     * Leases up to `limit` due jobs to one worker, which then has at most `perAuthor`
     * of each author; a lease that runs out is taken up again.
     */
    take: (worker: string, now: number, leaseMs: number, limit: number, perAuthor = ANY_NUMBER) =>
      write((trx) => take(engine, trx, { worker, now, leaseMs, limit, perAuthor })),
    /** Puts a job back, due at `at` (unix ms). */
    retry: (castHash: Hex, worker: string, at: number, reason: string) =>
      write(async (trx) => {
        await holding(trx, castHash, worker)
          .set({ due_at: at, reason, lease_owner: null, lease_until: 0 })
          .execute()
      }),
    finish: (castHash: Hex, worker: string, outcome: MentionOutcome, at: number) =>
      write((trx) => finish(trx, { castHash, worker, outcome, at })),
    /**
     * Counts this job's reply against the budgets and keeps it, atomically; null when a budget is
     * used up. A job that has reserved before gets the reply it kept then, so that every attempt
     * publishes the same one.
     */
    reserve: (
      castHash: Hex,
      kind: ReplyKind,
      limits: MentionLimits,
      now: number,
      reply: Reply,
      conversation?: Conversation,
    ) => write((trx) => reserve(trx, { castHash, kind, limits, now, reply, conversation })),
    /** Returns false if {@link reserve} would return null for a reply of any kind. */
    mayReply: (castHash: Hex, limits: MentionLimits, now: number) =>
      engine.read((db) => mayReply(db, castHash, limits, now)),
    /** Returns the subject of a recent reply of the bot; null for any other cast. */
    conversationOf: (replyHash: Hex, now: number) => findConversation(engine, replyHash, now),
    /** Returns the thread of the mention that a reply of the bot answered; null for others. */
    async threadOf(replyHash: Hex): Promise<string | null> {
      const row = await engine.read((db) =>
        db
          .selectFrom('mention')
          .select('thread_hash')
          .where('reply_hash', '=', replyHash)
          .executeTakeFirst(),
      )
      return row?.thread_hash ?? null
    },
    /** Moves a mention to another thread, before its reply is counted there. */
    setThread: (castHash: Hex, threadHash: string) =>
      write(async (trx) => {
        await trx
          .updateTable('mention')
          .set({ thread_hash: threadHash })
          .where('cast_hash', '=', castHash)
          .execute()
      }),
    /** Returns true while another mention of an author is queued. */
    hasOthersQueued: async (authorFid: number, castHash: Hex) => {
      const row = await engine.read((db) =>
        db
          .selectFrom('mention')
          .select('cast_hash')
          .where('author_fid', '=', authorFid)
          .where('status', '=', 'queued')
          .where('cast_hash', '!=', castHash)
          .limit(1)
          .executeTakeFirst(),
      )
      return row !== undefined
    },
    counts: (authorFid: number, threadHash: string, now: number) =>
      engine.read((db) => countsOf(db, authorFid, threadHash, now)),
    dead: (limit: number) => listDead(engine, limit),
    /** Counts those that wait and were given up; `oldestAt` of the waiting ones in unix ms. */
    backlog: () => readBacklog(engine),
    /** Queues dead letters again; all of them without a hash. Returns how many. */
    replay: (castHash?: Hex) => engine.write((trx) => replay(trx, clock(), castHash)),
  })
}

/** Makes the row of a mention; false when there is one already. */
async function claim(trx: Write, job: Omit<MentionJob, 'attempts'>): Promise<boolean> {
  const claimed = await trx
    .insertInto('mention')
    .values({
      cast_hash: job.castHash,
      author_fid: job.authorFid,
      thread_hash: job.threadHash,
      received_at: job.receivedAt,
      status: 'queued',
      due_at: 0,
      attempts: 0,
      lease_until: 0,
      payload: JSON.stringify(job.payload),
    })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  return claimed.numInsertedOrUpdatedRows === 1n
}

interface TakeInput {
  worker: string
  now: number
  leaseMs: number
  limit: number
  perAuthor: number
}

/**
 * Leases mentions that are due: first those of authors with the fewest under way, then those that
 * are due longest.
 */
async function take(
  engine: Engine,
  trx: Write,
  { worker, now, leaseMs, limit, perAuthor }: TakeInput,
): Promise<MentionJob[]> {
  const isFree = sql<boolean>`(lease_until <= ${now} or lease_until > ${now + MAX_AHEAD_MS})`
  // The place of each among those of its author, after those that the worker has.
  const placed = trx
    .selectFrom('mention')
    .select([
      'cast_hash as hash',
      sql<number>`case when ${isFree} then 1 else 0 end`.as('is_free'),
      sql<number>`case when due_at > received_at then due_at else received_at end`.as('since'),
      sql<number>`row_number() over (partition by author_fid
        order by case when ${isFree} then 1 else 0 end, received_at)`.as('place'),
    ])
    .where('status', '=', 'queued')
    .where((e) => e.or([e('due_at', '<=', now), e('due_at', '>', now + MAX_AHEAD_MS)]))
    .where((e) => e.or([isFree, e('lease_owner', '=', worker)]))
  const due = await trx
    .selectFrom(placed.as('placed'))
    .select('hash')
    .where('is_free', '=', 1)
    .where('place', '<=', perAuthor)
    .orderBy('place')
    .orderBy('since')
    .limit(limit)
    .execute()
  if (due.length === 0) return []
  const hashes = due.map(({ hash }) => hash)
  const taken = await trx
    .updateTable('mention')
    .set((e) => ({
      lease_owner: worker,
      lease_until: now + leaseMs,
      attempts: e('attempts', '+', 1),
    }))
    .where(engine.isIn('cast_hash', hashes))
    .returningAll()
    .execute()
  const jobs = new Map(taken.map((row) => [row.cast_hash, toJob(row)]))
  return hashes.flatMap((hash) => jobs.get(hash) ?? [])
}

const holding = (trx: Write, castHash: string, worker: string) =>
  trx
    .updateTable('mention')
    .where('cast_hash', '=', castHash)
    .where('status', '=', 'queued')
    .where('lease_owner', '=', worker)

async function finish(
  trx: Write,
  {
    castHash,
    worker,
    outcome,
    at,
  }: { castHash: string; worker: string; outcome: MentionOutcome; at: number },
): Promise<void> {
  await holding(trx, castHash, worker)
    .set({
      status: outcome.kind,
      finished_at: at,
      reply_hash: outcome.kind === 'replied' ? outcome.replyHash : null,
      reason: outcome.kind === 'replied' ? null : outcome.reason,
      // Texts are stored only as long as they may be needed again.
      ...(outcome.kind === 'dead' ? {} : { payload: '{}', reply: null }),
      lease_owner: null,
      lease_until: 0,
    })
    .execute()
}

interface Reservation {
  castHash: string
  kind: ReplyKind
  limits: MentionLimits
  now: number
  reply: Reply
  conversation: Conversation | undefined
}

/** Counts a reply against its limits, and keeps the first; null when it exceeds one. */
async function reserve(
  trx: Write,
  { castHash, kind, limits, now, reply, conversation }: Reservation,
): Promise<Reply | null> {
  const job = await trx
    .selectFrom('mention')
    .select(['author_fid', 'thread_hash', 'reply'])
    .where('cast_hash', '=', castHash)
    .executeTakeFirst()
  if (!job) return null
  if (job.reply !== null) return readReply(job.reply)
  const counts = await countsOf(trx, job.author_fid, job.thread_hash, now)
  if (!isWithin(counts, kind, limits)) return null
  await trx
    .updateTable('mention')
    .set({
      reserved_kind: kind,
      reserved_at: now,
      reply: JSON.stringify(reply),
      conversation: conversation ? JSON.stringify(conversation) : null,
    })
    .where('cast_hash', '=', castHash)
    .execute()
  // Nobody is understood by them any more.
  await trx
    .updateTable('mention')
    .set({ conversation: null })
    .where('reserved_at', '<', now - DAY_MS)
    .where('reserved_at', '>', now - 3 * DAY_MS)
    .where('conversation', 'is not', null)
    .execute()
  return reply
}

async function mayReply(
  db: Pick<Write, 'selectFrom'>,
  castHash: string,
  limits: MentionLimits,
  now: number,
): Promise<boolean> {
  const job = await db
    .selectFrom('mention')
    .select(['author_fid', 'thread_hash', 'reply'])
    .where('cast_hash', '=', castHash)
    .executeTakeFirst()
  if (!job || job.reply !== null) return true
  return isWithin(await countsOf(db, job.author_fid, job.thread_hash, now), 'answer', limits)
}

const isWithin = (counts: MentionCounts, kind: ReplyKind, limits: MentionLimits): boolean =>
  counts.authorLastHour < limits.authorLastHour &&
  counts.authorInThread < limits.authorInThread &&
  counts.inThread < limits.inThread &&
  counts.overallLastHour < limits.overallLastHour &&
  (kind !== 'question' || counts.authorQuestionsInThread < MAX_QUESTIONS) &&
  (kind !== 'help' || counts.authorHelpLastDay < limits.authorHelpLastDay) &&
  (kind !== 'endorsement' ||
    (counts.authorEndorsementsLastDay < limits.authorEndorsementsLastDay &&
      counts.overallEndorsementsLastDay < limits.overallEndorsementsLastDay))

/** Finds what a reply is about; a question is answered within an hour, or not at all. */
async function findConversation(
  engine: Engine,
  replyHash: Hex,
  now: number,
): Promise<Conversation | null> {
  const row = await engine.read((db) =>
    db
      .selectFrom('mention')
      .select(['conversation', 'reserved_at', 'reserved_kind'])
      .where('reply_hash', '=', replyHash)
      .executeTakeFirst(),
  )
  const lifetime = row?.reserved_kind === 'question' ? QUESTION_MS : DAY_MS
  if (!row?.conversation || Number(row.reserved_at) < now - lifetime) return null
  return JSON.parse(row.conversation) as Conversation
}

async function listDead(
  engine: Engine,
  limit: number,
): Promise<(MentionJob & { reason: string })[]> {
  const rows = await engine.read((db) =>
    db
      .selectFrom('mention')
      .selectAll()
      .where('status', '=', 'dead')
      .orderBy('finished_at', 'desc')
      .limit(limit)
      .execute(),
  )
  return rows.map((row) => ({ ...toJob(row), reason: row.reason ?? '' }))
}

async function readBacklog(engine: Engine) {
  const count = (status: 'queued' | 'dead') =>
    engine.read((db) =>
      db
        .selectFrom('mention')
        .select((e) => [e.fn.countAll<number>().as('n'), e.fn.min('received_at').as('oldest')])
        .where('status', '=', status)
        .executeTakeFirstOrThrow(),
    )
  const [queued, dead] = [await count('queued'), await count('dead')]
  return {
    queued: Number(queued.n),
    dead: Number(dead.n),
    oldestAt: queued.oldest === null ? null : Number(queued.oldest),
  }
}

/** Queues what was given up, or one of it, again; returns how many. */
async function replay(trx: Write, now: number, castHash: string | undefined): Promise<number> {
  const result = await trx
    .updateTable('mention')
    .set({
      status: 'queued',
      due_at: now,
      attempts: 0,
      finished_at: null,
      lease_owner: null,
      lease_until: 0,
    })
    .where('status', '=', 'dead')
    .$if(castHash !== undefined, (query) => query.where('cast_hash', '=', castHash ?? ''))
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** A kept reply. Older ones have one card, as `embedUrl`. */
function readReply(json: string): Reply {
  const { embedUrl, ...reply } = JSON.parse(json) as Reply & { embedUrl?: string }
  return { ...reply, embedUrls: reply.embedUrls ?? (embedUrl === undefined ? [] : [embedUrl]) }
}

async function countsOf(
  db: Pick<Write, 'selectFrom'>,
  authorFid: number,
  threadHash: string,
  now: number,
): Promise<MentionCounts> {
  const mentions = db.selectFrom('mention').select((e) => e.fn.countAll<number>().as('n'))
  const reserved = mentions.where('reserved_kind', 'is not', null)
  const ofAuthor = reserved.where('author_fid', '=', authorFid)
  const inThread = reserved.where('thread_hash', '=', threadHash)
  const ofAuthorInThread = inThread.where('author_fid', '=', authorFid)
  const within = (from: typeof reserved, ms: number) =>
    from.where('reserved_at', '>', now - ms).where('reserved_at', '<=', now + MAX_AHEAD_MS)
  const endorsements = (from: typeof reserved) =>
    within(from, DAY_MS).where('reserved_kind', '=', 'endorsement')
  const number = async (query: typeof mentions) => Number((await query.executeTakeFirstOrThrow()).n)
  return {
    authorLastHour: await number(within(ofAuthor, HOUR_MS)),
    authorInThread: await number(ofAuthorInThread.where('reserved_kind', '!=', 'question')),
    authorQuestionsInThread: await number(ofAuthorInThread.where('reserved_kind', '=', 'question')),
    inThread: await number(inThread),
    overallLastHour: await number(within(reserved, HOUR_MS)),
    authorHelpLastDay: await number(within(ofAuthor, DAY_MS).where('reserved_kind', '=', 'help')),
    authorEndorsementsLastDay: await number(endorsements(ofAuthor)),
    overallEndorsementsLastDay: await number(endorsements(reserved)),
  }
}

const toJob = (row: Row<'mention'>): MentionJob => ({
  castHash: row.cast_hash as Hex,
  payload: JSON.parse(row.payload) as Record<string, unknown>,
  authorFid: row.author_fid,
  threadHash: row.thread_hash,
  receivedAt: row.received_at,
  attempts: row.attempts,
})
