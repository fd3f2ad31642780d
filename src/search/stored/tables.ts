declare module '../../db/schema.ts' {
  interface Tables {
    /**
     * By what people, and the names of credentials, are searched; their grams are beside it
     * (`search/gram-table.ts`).
     */
    search: {
      /** The order of results. */
      place: number
      /** `id:<profileID>` or `name:<name of a credential>`. */
      subject: string
      fingerprint: number
      /** On PostgreSQL; SQLite has them in FTS5. */
      grams?: readonly number[]
    }
    /** By what names are compared, and the places in `search` of who goes by them. */
    name_key: { key: number; place: number; plain: number }
  }
}

export {}
