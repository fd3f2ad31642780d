import type { Engine } from '../../db/engines/engine.ts'
import { readClaimants } from '../../search/stored/claimants.ts'
import { keysOfBare, readBareFids } from './bare-fids.ts'

/** People of one key who are given; a handle may be many people's. */
const MAX_HOLDERS = 5

/** See `People.holders`. */
export async function findHolders(
  engine: Engine,
  keys: readonly string[],
): Promise<Map<string, string[][]>> {
  if (keys.length === 0) return new Map()
  const wanted = [...new Set(keys)]
  return engine.read(async (db) => {
    const stored = await db
      .selectFrom('identity')
      .select(['key', 'profile_id'])
      .where(engine.isIn('key', wanted))
      .where('is_verified', '=', 1)
      .execute()
    const links = [...stored, ...(await readClaimants(engine, db, wanted))]
    const idsOf = new Map(
      [...Map.groupBy(links, ({ key }) => key)].map(([key, rows]) => [
        key,
        [...new Set(rows.map(({ profile_id }) => profile_id))].slice(0, MAX_HOLDERS),
      ]),
    )
    const rows = await db
      .selectFrom('identity')
      .select(['profile_id', 'key'])
      .where(engine.isIn('profile_id', [...new Set([...idsOf.values()].flat())]))
      .where('holder', '=', '')
      .where('is_verified', '=', 1)
      .execute()
    const keysOf = Map.groupBy(rows, ({ profile_id }) => profile_id)
    const found = new Map(
      [...idsOf].map(([key, ids]) => [
        key,
        ids.map((id) => (keysOf.get(id) ?? []).map((row) => row.key)),
      ]),
    )
    for (const bare of await readBareFids(engine, db, wanted))
      for (const key of keysOfBare(bare))
        if (wanted.includes(key)) found.set(key, [...(found.get(key) ?? []), keysOfBare(bare)])
    return found
  })
}
