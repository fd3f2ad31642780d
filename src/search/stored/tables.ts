import type { Kysely } from 'kysely'
import type { Build, ColumnTypes, Tables } from '../../db/schema.ts'
import { gramTable } from './engine-grams.ts'
import type { SearchEngine } from './gram-table.ts'

declare module '../../db/schema.ts' {
  interface Tables {
    /** One row per person: the merged profile, ready to be sent but for its credentials. */
    profile: {
      id: string
      /** Unix ms. The oldest of two that become one keeps its ID. */
      created_at: number
      checked_at: number
      refresh_at: number | null
      /**
       * The profile in the API's JSON, without credentials and proofs
       * (`contract/written-profile.ts`).
       */
      document: string
      /** Sources and check times of the document's channels. */
      origins: string
      /**
       * JSON of the proofs of the document's channels, and of their shared evidence
       * (`written-proofs.ts`); null if there are no proofs.
       */
      proofs: string | null
      /** ID of the profile that this one could be mistaken for (`lookalikes.ts`). */
      lookalike_of?: string | null | undefined
    }
    /**
     * The keys that resolve to a profile. `holder` is empty for keys that belong to one profile and
     * the profile's ID for handles that several may share, so that the primary key enforces both
     * rules.
     */
    identity: {
      key: string
      holder: string
      profile_id: string
      is_verified: number
      /** For a name that merely resolves to a wallet: that wallet's key. */
      via: string | null
      /** For such a name: when to resolve it again (unix ms). */
      refresh_at: number | null
      /** 1 if its owner hides it: it does not resolve to the profile but still joins. */
      is_hidden: number
      /**
       * How well the rows of the document are known to those who ask by this key, as JSON of
       * `[index, grade, by]`, where that differs; see `path-grades.ts`.
       */
      grades?: string | null | undefined
      /** The grade of a wallet's link to the person, where it is not proven; see `links.ts`. */
      link?: string | null | undefined
    }
    /** The subjects of the search index; their n-grams are in `gram-table.ts`. */
    search: {
      /** The order of results. */
      place: number
      /** `id:<profileID>` or `name:<name of a credential>`. */
      subject: string
      fingerprint: number
      /** On PostgreSQL; SQLite has them in FTS5. */
      grams?: readonly number[]
    }
    /** The keys by which names are compared, with the places in `search` of their profiles. */
    name_key: { key: number; place: number; plain: number }
  }
}

/** Migration: creates the table of identities. */
export async function createIdentityTable({ create, index, text, integer }: Build): Promise<void> {
  await create('identity')
    .addColumn('key', text, (c) => c.notNull())
    .addColumn('holder', text, (c) => c.notNull())
    .addColumn('profile_id', text, (c) => c.notNull())
    .addColumn('is_verified', integer, (c) => c.notNull())
    .addColumn('via', text)
    .addColumn('refresh_at', integer)
    .addPrimaryKeyConstraint('identity_pkey', ['key', 'holder'])
    .execute()
  // Covers the hot lookup's way from a profile to the keys that its credentials are about.
  await index('identity_by_profile', 'identity', ['profile_id', 'holder', 'is_verified', 'key'])
}

/** Migration: finds the names that resolve to a wallet without reading all identities. */
export async function indexIdentitiesByWallet(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createIndex('identity_by_via')
    .on('identity')
    .column('via')
    .where('via', 'is not', null)
    .execute()
}

/** Migration: creates the search index. A later one fills it, by columns of that version. */
export async function createSearch(
  db: Kysely<Tables>,
  types: ColumnTypes,
  engine: SearchEngine,
): Promise<void> {
  await gramTable(engine).create(db, types)
  const keys = db.schema
    .createTable('name_key')
    .addColumn('key', types.integer, (c) => c.notNull())
    .addColumn('place', types.integer, (c) => c.notNull())
    .addColumn('plain', types.integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('name_key_pkey', ['key', 'place'])
  await (types.clustered ? keys.modifyEnd(types.clustered) : keys).execute()
  await db.schema.createIndex('name_key_by_place').on('name_key').column('place').execute()
  await db.schema.alterTable('profile').addColumn('lookalike_of', types.text).execute()
  await db.schema
    .createIndex('profile_by_lookalike')
    .on('profile')
    .column('lookalike_of')
    .where('lookalike_of', 'is not', null)
    .execute()
}

/** Migration of an earlier version that filled the search index, as the last one does now. */
export async function fillSearchLater(): Promise<void> {}
