import type { Kysely } from 'kysely'
import type { Build, Tables } from '../db/schema.ts'

declare module '../db/schema.ts' {
  interface Tables {
    /** The bot's outbox: one row per mention that was ever claimed. */
    mention: {
      cast_hash: string
      author_fid: number
      thread_hash: string
      received_at: number
      status: 'queued' | 'replied' | 'refused' | 'dead'
      due_at: number
      attempts: number
      lease_owner: string | null
      lease_until: number
      /** The reservation in the budgets: `answer` or `help`. */
      reserved_kind: string | null
      reserved_at: number | null
      /** The `Reply` that was decided, JSON. */
      reply: string | null
      finished_at: number | null
      reply_hash: string | null
      reason: string | null
      payload: string
      /** The subject of the reply, for replies to it: a `Conversation`, JSON. */
      conversation: string | null
    }
  }
}

export async function createBotTables({ create, index, text, integer }: Build) {
  await create('mention')
    .addColumn('cast_hash', text, (c) => c.primaryKey())
    .addColumn('author_fid', integer, (c) => c.notNull())
    .addColumn('thread_hash', text, (c) => c.notNull())
    .addColumn('received_at', integer, (c) => c.notNull())
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('due_at', integer, (c) => c.notNull())
    .addColumn('attempts', integer, (c) => c.notNull())
    .addColumn('lease_owner', text)
    .addColumn('lease_until', integer, (c) => c.notNull())
    .addColumn('reserved_kind', text)
    .addColumn('reserved_at', integer)
    .addColumn('reply', text)
    .addColumn('finished_at', integer)
    .addColumn('reply_hash', text)
    .addColumn('reason', text)
    .addColumn('payload', text, (c) => c.notNull())
    .execute()
  await index('mention_by_due', 'mention', ['status', 'due_at'])
  await index('mention_by_author', 'mention', ['author_fid', 'reserved_at'])
  await index('mention_by_thread', 'mention', ['thread_hash', 'reserved_kind'])
  await index('mention_by_reserved', 'mention', ['reserved_at'])
}

/** Migration: what a reply is about, to understand replies to it. */
export async function addConversations(db: Kysely<Tables>) {
  await db.schema.alterTable('mention').addColumn('conversation', 'text').execute()
}

/** Migration: which mention a reply of the bot answered, to find the thread of replies to it. */
export async function indexReplies(db: Kysely<Tables>) {
  await db.schema.createIndex('mention_by_reply').on('mention').column('reply_hash').execute()
}
