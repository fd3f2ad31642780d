import type { Kysely } from 'kysely'
import type { ColumnTypes, Tables } from '../../db/schema.ts'

export interface OwnerTables {
  /** Live sessions, by the hashes of their tokens. */
  session: {
    hash: string
    /** Empty where an app key signed. */
    address: string
    /** Null for a key. */
    contract_chain_id: number | null
    fid: number | null
    /** Unix seconds. */
    created_at: number
    expires_at: number
    /** When its authority was last checked, unix seconds. */
    checked_at: number
    /** The custody address of the fid when the session began; empty if unknown. */
    custody: string
  }
  owner_audit: { id: string; at: number; action: string; who: string; address: string }
}

/** Creates the tables of sign-in. */
export async function createOwnerTables(
  db: Kysely<Tables>,
  { text, integer }: ColumnTypes,
): Promise<void> {
  await db.schema
    .createTable('session')
    .addColumn('hash', text, (c) => c.primaryKey())
    .addColumn('address', text, (c) => c.notNull())
    .addColumn('contract_chain_id', integer)
    .addColumn('fid', integer)
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('expires_at', integer, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('session_by_expiry').on('session').column('expires_at').execute()
  await db.schema.createIndex('session_by_address').on('session').column('address').execute()
  await db.schema
    .createTable('owner_audit')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('at', integer, (c) => c.notNull())
    .addColumn('action', text, (c) => c.notNull())
    .addColumn('who', text, (c) => c.notNull())
    .addColumn('address', text, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('owner_audit_by_time').on('owner_audit').column('at').execute()
  await db.schema.createIndex('owner_audit_by_who').on('owner_audit').column('who').execute()
}

/** Migration: the authority that sessions depend on, and when it was checked. */
export async function addSessionAuthority(
  db: Kysely<Tables>,
  { text, integer }: ColumnTypes,
): Promise<void> {
  await db.schema
    .alterTable('session')
    .addColumn('checked_at', integer, (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('session')
    .addColumn('custody', text, (c) => c.notNull().defaultTo(''))
    .execute()
}

declare module '../../db/schema.ts' {
  interface Tables extends OwnerTables {}
}
