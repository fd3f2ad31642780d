import type { Kysely } from 'kysely'
import type { ColumnTypes, Tables } from '../../db/schema.ts'

/** Who signed in, and what they did. */
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
  }
  /** Nonces that were used, until they expire. */
  used_nonce: { nonce: string; expires_at: number }
  /** What owners decided: one row each, of the last statement. */
  owner_decision: {
    /** `fid:3` or `eth:0x…`. */
    of: string
    /** Who signed. */
    address: string
    /** Where a contract wallet signed; null for a key. */
    contract_chain_id: number | null
    /** Unix seconds. */
    decided_at: number
    /** The message of EIP-4361, and its signature. */
    statement: string
    signature: string
  }
  /** Credentials that owners hide; an empty `uid` stands for all about the subject. */
  hidden_credential: { of: string; subject: string; uid: string }
  /** The audit log. */
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
    .createTable('used_nonce')
    .addColumn('nonce', text, (c) => c.primaryKey())
    .addColumn('expires_at', integer, (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('used_nonce_by_expiry')
    .on('used_nonce')
    .column('expires_at')
    .execute()
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

/** Creates the tables of what owners decided. */
export async function createDecisionTables(
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
    .createTable('hidden_credential')
    .addColumn('of', text, (c) => c.notNull())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('uid', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('hidden_credential_pkey', ['subject', 'uid', 'of'])
    .execute()
  await db.schema
    .createIndex('hidden_credential_by_owner')
    .on('hidden_credential')
    .column('of')
    .execute()
  await db.schema
    .alterTable('identity')
    .addColumn('is_hidden', integer, (c) => c.notNull().defaultTo(0))
    .execute()
}

declare module '../../db/schema.ts' {
  interface Tables extends OwnerTables {}
}
