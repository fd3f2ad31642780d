import type { Kysely } from 'kysely'
import { builderOf, type ColumnTypes, type Tables } from '../../../db/schema.ts'

declare module '../../../db/schema.ts' {
  interface Tables {
    notification_token: {
      fid: number
      /** SHA-256 of address and token. */
      hash: string
      /** 0 where it is not known. */
      client_fid: number
      sealed: string
      /** Unix ms. */
      created_at: number
    }
    /** One row for each person with a token. */
    notification: {
      fid: number
      is_muted: number
      /** Unix ms. */
      created_at: number
      /** Nothing is sent before. */
      due_at: number
      news: string
      /** Unix seconds. */
      lapsed_until: number
      /** The id of the message in progress; empty if there is none. */
      message_id: string
      claimed_at: number
      attempts: number
    }
  }
}

/** Creates the tables of Mini App notifications. */
export async function createNotificationTables(
  db: Kysely<Tables>,
  types: ColumnTypes,
): Promise<void> {
  const { create, index, text, integer } = builderOf(db, types)
  await create('notification_token')
    .addColumn('fid', integer, (c) => c.notNull())
    .addColumn('hash', text, (c) => c.notNull())
    .addColumn('client_fid', integer, (c) => c.notNull())
    .addColumn('sealed', text, (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('notification_token_pkey', ['fid', 'hash'])
    .execute()
  await create('notification')
    .addColumn('fid', integer, (c) => c.primaryKey())
    .addColumn('is_muted', integer, (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('due_at', integer, (c) => c.notNull())
    .addColumn('news', text, (c) => c.notNull())
    .addColumn('lapsed_until', integer, (c) => c.notNull())
    .addColumn('message_id', text, (c) => c.notNull())
    .addColumn('claimed_at', integer, (c) => c.notNull())
    .addColumn('attempts', integer, (c) => c.notNull())
    .execute()
  await index('notification_by_due', 'notification', ['is_muted', 'due_at'])
}
