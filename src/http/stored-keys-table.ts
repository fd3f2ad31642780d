import type { Build } from '../db/schema.ts'

declare module '../db/schema.ts' {
  interface Tables {
    api_key: {
      id: string
      hash: string
      name: string
      scopes: string
      rate_per_minute: number | null
      attester: string | null
      created_at: number
      expires_at: number | null
      revoked_at: number | null
    }
  }
}

export async function createKeyTable({ create, text, integer }: Build) {
  await create('api_key')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('hash', text, (c) => c.notNull().unique())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('scopes', text, (c) => c.notNull())
    .addColumn('rate_per_minute', integer)
    .addColumn('attester', text)
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('expires_at', integer)
    .addColumn('revoked_at', integer)
    .execute()
}
