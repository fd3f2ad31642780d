import { readPerson } from '@whocast/contract/written-profile.ts'
import { sql } from 'kysely'
import type { Write } from '../../db/engines/engine.ts'
import type { SearchEngine } from '../../search/stored/gram-table.ts'
import { type Indexed, indexProfiles } from '../../search/stored/index-profiles.ts'
import { readKnownIssuers } from './issuer-ranks.ts'

/** A written profile to index. */
export type Written = Omit<Indexed, 'issuers'>

/**
 * Indexes written profiles with the rank that their credentials give them; see `indexProfiles`.
 *
 * @returns the tags of other profiles that have, or no longer have, a name that could be mistaken
 *   for another's
 */
export async function indexPeople(
  engine: SearchEngine,
  trx: Write,
  { people, gone }: { people: readonly Written[]; gone: readonly string[] },
): Promise<string[]> {
  const issuers = await countIssuers(engine, trx, people)
  const counted = people.map((one) => ({ ...one, issuers: issuers.get(one.id) ?? 0 }))
  return indexProfiles(engine, trx, { people: counted, gone })
}

/** Returns how many known issuers attest something about each person, by ID. */
async function countIssuers(
  engine: SearchEngine,
  trx: Write,
  people: readonly Written[],
): Promise<Map<string, number>> {
  const idOf = new Map<string, string>()
  for (const { id, profile } of people) {
    idOf.set(`id:${id}`, id)
    for (const { type, value, isVerified } of profile.channels)
      if (type === 'wallet' && isVerified) idOf.set(`eth:${value.toLowerCase()}`, id)
  }
  const rows = await readKnownIssuers(engine, trx, [...idOf.keys()])
  const found = Map.groupBy(rows, ({ subject }) => idOf.get(subject) ?? '')
  return new Map(
    [...found].map(([id, of]) => [id, new Set(of.map(({ attester }) => attester)).size]),
  )
}

/** Ranks indexed people again whose proof score may have changed with their credentials. */
export async function rankPeople(
  engine: SearchEngine,
  trx: Write,
  ids: readonly string[],
): Promise<void> {
  const rows = await trx
    .selectFrom('profile')
    .innerJoin('search', (join) => join.on(sql<boolean>`search.subject = 'id:' || profile.id`))
    .select(['profile.id', 'profile.document'])
    .where(engine.isIn('profile.id', ids))
    .execute()
  const people = rows.map(({ id, document }) => ({ id, profile: readPerson(document) }))
  await indexPeople(engine, trx, { people, gone: [] })
}
