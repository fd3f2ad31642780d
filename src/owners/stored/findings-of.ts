import type { Finding } from '@whocast/contract/profile.ts'
import type { Engine, Write } from '../../db/engines/engine.ts'

type Reader = Pick<Write, 'selectFrom'>

/** The findings about the holder of any of these keys. */
export async function findingsOf(
  engine: Engine,
  db: Reader,
  keys: readonly string[],
): Promise<Finding[]> {
  const rows = await db
    .selectFrom('identity as i')
    .innerJoin('finding as f', 'f.profile_id', 'i.profile_id')
    .select(['f.scope', 'f.source', 'f.document'])
    .where(engine.isIn('i.key', keys))
    .where('i.holder', '=', '')
    .where('i.is_verified', '=', 1)
    .execute()
  const byAnchor = new Map(rows.map((row) => [`${row.source} ${row.scope}`, row.document]))
  return [...byAnchor.values()].map((document) => JSON.parse(document) as Finding)
}
