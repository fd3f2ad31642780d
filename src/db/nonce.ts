import type { Kysely } from 'kysely'
import type { Write } from './engines/engine.ts'
import type { ColumnTypes, Tables } from './schema.ts'

declare module './schema.ts' {
  interface Tables {
    /** Nonces that were used, until a day after they expire. */
    used_nonce: { nonce: string; expires_at: number }
  }
}

/** Migration: creates the table of used nonces. */
export async function createNonceTable(
  db: Kysely<Tables>,
  { text, integer }: ColumnTypes,
): Promise<void> {
  await db.schema
    .createTable('used_nonce')
    .addColumn('nonce', text, (c) => c.primaryKey())
    .addColumn('expires_at', integer, (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('used_nonce_by_expiry')
    .on('used_nonce')
    .column('expires_at')
    .execute()
}

/** How long used nonces are stored after their end, in seconds: clocks differ, and step back. */
const MARGIN_SECONDS = 86_400

/** Uses up a nonce. Returns false where it was used before, by this process or another. */
export async function useNonce(
  trx: Write,
  { nonce, expiresAt, now }: { nonce: string; expiresAt: number; now: number },
): Promise<boolean> {
  await trx
    .deleteFrom('used_nonce')
    .where('expires_at', '<', now - MARGIN_SECONDS)
    .execute()
  const used = await trx
    .insertInto('used_nonce')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  return used.numInsertedOrUpdatedRows === 1n
}
