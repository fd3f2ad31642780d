import type { Kysely } from 'kysely'
import type { ColumnTypes, Tables } from '../../db/schema.ts'

declare module '../../db/schema.ts' {
  interface Tables {
    /** The latest statement of each owner. */
    owner_decision: {
      /** `fid:3` or `eth:0x…`. */
      of: string
      /** The signing wallet; empty for an app key. */
      address: string
      /** The chain of a contract wallet; null for a key. */
      contract_chain_id: number | null
      /** Unix seconds. */
      decided_at: number
      /** The EIP-4361 message and its signature. */
      statement: string
      signature: string
      /** An `Authority`. */
      authority: string
      /** Unix seconds. */
      authority_checked_at: number
    }
  }
}

/** Migration: creates the table of owners' statements. */
export async function createDecisionTable(
  db: Kysely<Tables>,
  { text, integer }: ColumnTypes,
): Promise<void> {
  await db.schema
    .createTable('owner_decision')
    .addColumn('of', text, (c) => c.primaryKey())
    .addColumn('address', text, (c) => c.notNull())
    .addColumn('contract_chain_id', integer)
    .addColumn('decided_at', integer, (c) => c.notNull())
    .addColumn('statement', text, (c) => c.notNull())
    .addColumn('signature', text, (c) => c.notNull())
    .execute()
  await db.schema
    .alterTable('identity')
    .addColumn('is_hidden', integer, (c) => c.notNull().defaultTo(0))
    .execute()
}

/** Migration: the authority that decisions depend on, and when it was checked. */
export async function addDecisionAuthority(
  db: Kysely<Tables>,
  { text, integer }: ColumnTypes,
): Promise<void> {
  await db.schema
    .alterTable('owner_decision')
    .addColumn('authority', text, (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('owner_decision')
    .addColumn('authority_checked_at', integer, (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('owner_decision_by_check')
    .on('owner_decision')
    .column('authority_checked_at')
    .execute()
}
