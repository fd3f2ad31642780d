import type { CredentialKind } from '@whocast/contract/credential.ts'
import type { Grade } from '@whocast/contract/verification.ts'
import type { Kysely } from 'kysely'
import type { Build, ColumnTypes, Tables } from '../db/schema.ts'

declare module '../db/schema.ts' {
  interface Tables {
    /** Credentials that owners hide; an empty `uid` means all credentials of the subject. */
    hidden_credential: { of: string; subject: string; uid: string }
    /** Attesters whose credentials many people with a proof score hold. */
    widely_held: { attester: string }
    credential: {
      issuer: string
      uid: string
      /** The subject: `eth:0x…` or `id:<profileID>`, joined to `identity.key`. */
      subject: string
      name: string
      /** Unix seconds; when unknown, 0 or less: minus the record's place. */
      issued_at: number
      /** The largest safe integer when it never expires. */
      expires_at: number
      /** 1 when public. */
      is_public: number
      /** 1 when public and not revoked. */
      is_shown: number
      kind: CredentialKind
      /** As its row names who signed, in lower case. */
      attester: string
      /** In lower case; empty when it has none. */
      schema_uid: string
      grade: Grade
      /** Place of its grade in `grades`, the best first. */
      grade_rank: number
      /** Rank of its attester (`stored/issuer-ranks.ts`), the best first. */
      issuer_rank: number
      /** When its revocation was last looked at; the largest safe integer where that is settled. */
      rechecked_at: number
      /** Unix ms of the first time that it was stored. */
      stored_at: number
      /** The row of a profile in the API's JSON (`contract/written-profile.ts`). */
      shown: string
      /** The whole `CredentialRecord`. */
      document: string
    }
  }
}

export async function createCredentialTables({ create, index, text, integer }: Build) {
  await create('credential')
    .addColumn('issuer', text, (c) => c.notNull())
    .addColumn('uid', text, (c) => c.notNull())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('issued_at', integer, (c) => c.notNull())
    .addColumn('expires_at', integer, (c) => c.notNull())
    .addColumn('is_public', integer, (c) => c.notNull())
    .addColumn('is_shown', integer, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('rechecked_at', integer, (c) => c.notNull())
    .addColumn('stored_at', integer, (c) => c.notNull())
    .addColumn('shown', text, (c) => c.notNull())
    .addColumn('document', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('credential_pkey', ['uid', 'issuer'])
    .execute()
  await index('credential_by_subject', 'credential', ['subject', 'is_shown'])
  await index('credential_by_name', 'credential', [
    'name',
    'is_shown',
    'issued_at',
    'uid',
    'issuer',
  ])
  await index('credential_by_recheck', 'credential', ['rechecked_at'])
}

/** Migration: the credentials of one issuer are read newest first without sorting them. */
export async function indexByIssuer(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createIndex('credential_by_issuer_and_time')
    .on('credential')
    .columns(['issuer', 'is_shown', 'issued_at', 'uid'])
    .execute()
}

/** Migration: creates the table of hidden credentials. */
export async function createHiddenCredentials(
  db: Kysely<Tables>,
  { text }: ColumnTypes,
): Promise<void> {
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
}

/** Migration: the credentials of one attester are read newest first without sorting them. */
export async function indexByAttester(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createIndex('credential_by_attester_and_time')
    .on('credential')
    .columns(['attester', 'is_shown', 'issued_at', 'uid', 'issuer'])
    .execute()
}
