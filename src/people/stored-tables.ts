import type { Build } from '../db/schema.ts'

declare module '../db/schema.ts' {
  interface Tables {
    /** The finding of a source about one anchor, unchanged. */
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
