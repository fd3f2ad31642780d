import type { Kysely } from 'kysely'
import { builderOf, type ColumnTypes, type Tables } from '../../db/schema.ts'

declare module '../../db/schema.ts' {
  interface Tables {
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
}

/** Creates the tables of sign-in. */
export async function createOwnerTables(db: Kysely<Tables>, types: ColumnTypes): Promise<void> {
  const { create, index, text, integer } = builderOf(db, types)
  await create('session')
    .addColumn('hash', text, (c) => c.primaryKey())
    .addColumn('address', text, (c) => c.notNull())
    .addColumn('contract_chain_id', integer)
    .addColumn('fid', integer)
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('expires_at', integer, (c) => c.notNull())
    .execute()
  await index('session_by_expiry', 'session', ['expires_at'])
  await index('session_by_address', 'session', ['address'])
  await create('owner_audit')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('at', integer, (c) => c.notNull())
    .addColumn('action', text, (c) => c.notNull())
    .addColumn('who', text, (c) => c.notNull())
    .addColumn('address', text, (c) => c.notNull())
    .execute()
  await index('owner_audit_by_time', 'owner_audit', ['at'])
  await index('owner_audit_by_who', 'owner_audit', ['who'])
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
