import type { Kysely } from 'kysely'
import type { Tables } from '../../db/schema.ts'

const PAGE = 1000

/** Reads all profiles in pages by ID, for migrations; documents may change between pages. */
export async function* profilePages(
  db: Kysely<Tables>,
): AsyncGenerator<Pick<Tables['profile'], 'id' | 'document'>[]> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('profile')
      .select(['id', 'document'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}
