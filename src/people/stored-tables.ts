import type { Build } from '../db/schema.ts'

declare module '../db/schema.ts' {
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
       * (`domain/written-profile.ts`).
       */
      document: string
      /** Who said what of the document's channels, and when it was checked. */
      origins: string
      /**
       * JSON of the proofs beside the document's channels, and of what several of them rest on
       * (`proofs.ts`); null when there is none at all.
       */
      proofs: string | null
      /**
       * Of whose name that of this person could be taken for: the other's profile ID
       * (`search/lookalikes.ts`).
       */
      lookalike_of?: string | null | undefined
    }
    /**
     * By what a person is found. `holder` is empty for keys that belong to one person and the
     * profile's ID for handles that several may share, so that the primary key holds both rules.
     */
    identity: {
      key: string
      holder: string
      profile_id: string
      is_verified: number
      /** Of a name that merely resolves to a wallet: that wallet's key. */
      via: string | null
      /** Of such a name: when to resolve it again. */
      refresh_at: number | null
      /** 1 where its owner hides it: it does not lead to the person, but still joins. */
      is_hidden: number
    }
    /** What a source said of one anchor, as it came. */
    finding: {
      scope: string
      source: string
      profile_id: string
      checked_at: number
      /** Unix ms of the first time that this source spoke of this scope. */
      created_at: number
      document: string
    }
  }
}

export async function createPeopleTables({ create, index, text, integer }: Build) {
  await create('profile')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('checked_at', integer, (c) => c.notNull())
    .addColumn('refresh_at', integer)
    .addColumn('document', text, (c) => c.notNull())
    .addColumn('proofs', text)
    .execute()

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

  await create('finding')
    .addColumn('scope', text, (c) => c.notNull())
    .addColumn('source', text, (c) => c.notNull())
    .addColumn('profile_id', text, (c) => c.notNull())
    .addColumn('checked_at', integer, (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('document', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('finding_pkey', ['scope', 'source'])
    .execute()
  await index('finding_by_profile', 'finding', ['profile_id'])
}
