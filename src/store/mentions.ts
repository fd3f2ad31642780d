import type { Hex } from 'viem'
import type { MentionCounts, MentionJob, Mentions } from '../domain/ports/mentions.ts'
import type { Reply } from '../domain/ports/publisher.ts'
import type { Clock } from '../domain/ports/telemetry.ts'
import type { Engine, Row, Write } from './engines/engine.ts'
import { createSharedWrite } from './together.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The bot's outbox: a row is the claim, the queue entry, the lease and the outcome of one mention. */
export function createMentions({ engine, clock }: { engine: Engine; clock: Clock }): Mentions {
  const write = createSharedWrite(engine)
  // Whoever sent a webhook waits for its claim, and not for the worker's writes before it.
  const writeClaim = createSharedWrite(engine)
  return {
    claim: (job) =>
      writeClaim(async (trx) => {
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
      }),

    take: (worker, now, leaseMs, limit) =>
      write(async (trx) => {
        const due = await trx
          .selectFrom('mention')
          .selectAll()
          .where('status', '=', 'queued')
          .where('due_at', '<=', now)
          .where('lease_until', '<=', now)
          .orderBy('due_at')
          .orderBy('received_at')
          .limit(limit)
          .execute()
        if (due.length === 0) return []
        await trx
          .updateTable('mention')
          .set((e) => ({ lease_owner: worker, lease_until: now + leaseMs, attempts: e('attempts', '+', 1) }))
          .where((e) =>
            engine.isIn(
              e.ref('cast_hash'),
              due.map((row) => row.cast_hash),
            ),
          )
          .execute()
        return due.map((row) => toJob({ ...row, attempts: row.attempts + 1 }))
      }),

    retry: (castHash, worker, at, reason) =>
      write(async (trx) => {
        await trx
          .updateTable('mention')
          .set({ due_at: at, reason, lease_owner: null, lease_until: 0 })
          .where('cast_hash', '=', castHash)
          .where('status', '=', 'queued')
          .where('lease_owner', '=', worker)
          .execute()
      }),

    finish: (castHash, worker, outcome, at) =>
      write(async (trx) => {
        await trx
          .updateTable('mention')
          .set({
            status: outcome.kind,
            finished_at: at,
            reply_hash: outcome.kind === 'replied' ? outcome.replyHash : null,
            reason: outcome.kind === 'replied' ? null : outcome.reason,
            // What was said is kept only as long as it may be needed again.
            ...(outcome.kind === 'dead' ? {} : { payload: '{}', reply: null }),
            lease_owner: null,
            lease_until: 0,
          })
          .where('cast_hash', '=', castHash)
          .where('status', '=', 'queued')
          .where('lease_owner', '=', worker)
          .execute()
      }),

    reserve: (castHash, kind, limits, now, reply) =>
      write(async (trx) => {
        const job = await trx
          .selectFrom('mention')
          .select(['author_fid', 'thread_hash', 'reply'])
          .where('cast_hash', '=', castHash)
          .executeTakeFirst()
        if (!job) return null
        if (job.reply !== null) return readReply(job.reply)
        const counts = await count(trx, job.author_fid, job.thread_hash, now)
        const isWithin =
          counts.authorLastHour < limits.authorLastHour &&
          counts.authorInThread < limits.authorInThread &&
          counts.inThread < limits.inThread &&
          counts.overallLastHour < limits.overallLastHour &&
          (kind !== 'help' || counts.authorHelpLastDay < limits.authorHelpLastDay) &&
          (kind !== 'endorsement' ||
            (counts.authorEndorsementsLastDay < limits.authorEndorsementsLastDay &&
              counts.overallEndorsementsLastDay < limits.overallEndorsementsLastDay))
        if (!isWithin) return null
        await trx
          .updateTable('mention')
          .set({ reserved_kind: kind, reserved_at: now, reply: JSON.stringify(reply) })
          .where('cast_hash', '=', castHash)
          .execute()
        return reply
      }),

    async threadOf(replyHash) {
      const row = await engine.read((db) =>
        db.selectFrom('mention').select('thread_hash').where('reply_hash', '=', replyHash).executeTakeFirst(),
      )
      return row?.thread_hash ?? null
    },

    counts: (authorFid, threadHash, now) => engine.read((db) => count(db, authorFid, threadHash, now)),

    async dead(limit) {
      const rows = await engine.read((db) =>
        db.selectFrom('mention').selectAll().where('status', '=', 'dead').orderBy('finished_at', 'desc').limit(limit).execute(),
      )
      return rows.map((row) => ({ ...toJob(row), reason: row.reason ?? '' }))
    },

    async backlog() {
      const count = (status: 'queued' | 'dead') =>
        engine.read((db) =>
          db
            .selectFrom('mention')
            .select((e) => [e.fn.countAll<number>().as('n'), e.fn.min('received_at').as('oldest')])
            .where('status', '=', status)
            .executeTakeFirstOrThrow(),
        )
      const [queued, dead] = [await count('queued'), await count('dead')]
      return { queued: Number(queued.n), dead: Number(dead.n), oldestAt: queued.oldest === null ? null : Number(queued.oldest) }
    },

    replay: (castHash) =>
      engine.write(async (trx) => {
        const result = await trx
          .updateTable('mention')
          .set({ status: 'queued', due_at: clock(), attempts: 0, finished_at: null, lease_owner: null, lease_until: 0 })
          .where('status', '=', 'dead')
          .$if(castHash !== undefined, (query) => query.where('cast_hash', '=', castHash ?? ''))
          .executeTakeFirst()
        return Number(result.numUpdatedRows)
      }),
  }
}

/** A kept reply. Those that were kept before a reply could have two cards hold one, as `embedUrl`. */
function readReply(json: string): Reply {
  const { embedUrl, ...reply } = JSON.parse(json) as Reply & { embedUrl?: string }
  return { ...reply, embedUrls: reply.embedUrls ?? (embedUrl === undefined ? [] : [embedUrl]) }
}

async function count(db: Pick<Write, 'selectFrom'>, authorFid: number, threadHash: string, now: number): Promise<MentionCounts> {
  const mentions = db.selectFrom('mention').select((e) => e.fn.countAll<number>().as('n'))
  const reserved = mentions.where('reserved_kind', 'is not', null)
  const ofAuthor = reserved.where('author_fid', '=', authorFid)
  const inThread = reserved.where('thread_hash', '=', threadHash)
  const endorsements = (from: typeof reserved) =>
    from.where('reserved_kind', '=', 'endorsement').where('reserved_at', '>', now - DAY_MS)
  const number = async (query: typeof mentions) => Number((await query.executeTakeFirstOrThrow()).n)
  return {
    authorLastHour: await number(ofAuthor.where('reserved_at', '>', now - HOUR_MS)),
    authorInThread: await number(inThread.where('author_fid', '=', authorFid)),
    inThread: await number(inThread),
    overallLastHour: await number(reserved.where('reserved_at', '>', now - HOUR_MS)),
    authorHelpLastDay: await number(ofAuthor.where('reserved_kind', '=', 'help').where('reserved_at', '>', now - DAY_MS)),
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
