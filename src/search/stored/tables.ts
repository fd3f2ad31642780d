import type { Kysely } from 'kysely'
import type { Build, Tables } from '../../db/schema.ts'

declare module '../../db/schema.ts' {
  interface Tables {
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
