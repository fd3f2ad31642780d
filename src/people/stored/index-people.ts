import type { Person } from '@whocast/contract/profile.ts'
import { readPerson } from '@whocast/contract/written-profile.ts'
import { sql } from 'kysely'
import { readKnownIssuers } from '../../credentials/stored/issuer-ranks.ts'
import type { Write } from '../../db/engines/engine.ts'
import { hash, indexGrams } from '../../search/grams.ts'
import { namesOf } from '../../search/lookalike.ts'
import { looseIndexGrams } from '../../search/loose-grams.ts'
import { fieldsOf } from '../../search/match.ts'
import { standingOf } from '../../search/standing.ts'
import { gramTable } from '../../search/stored/engine-grams.ts'
import type { GramRow, SearchEngine } from '../../search/stored/gram-table.ts'
import { personSubject, placesOf } from '../../search/stored/places.ts'
import { fingerprintOf, readIndexed } from '../../search/stored/subjects.ts'
import { findConcerned, type Placed, reviewLookalikes, writeNameKeys } from './lookalikes.ts'

/** The indexed form of a profile. */
export interface Indexed {
  id: string
  profile: Person
  /** Nothing is stored under this ID. */
  isNew?: boolean
}

/**
 * Brings the index up to date with people who were written, and takes out those that are gone;
 * within the transaction that did so. People with neither a name nor anything else to search by are
 * not in it.
 *
 * @returns the tags of others who have, or have no longer, a name that could be mistaken for
 *   another's
 */
export async function indexPeople(
  engine: SearchEngine,
  trx: Write,
  { people, gone }: { people: readonly Indexed[]; gone: readonly string[] },
): Promise<string[]> {
  if (people.length === 0 && gone.length === 0) return []
  const table = gramTable(engine)
  const former = people.flatMap(({ id, isNew }) => (isNew ? [] : [id]))
  const indexed = new Map(
    (await readIndexed(engine, trx, [...former, ...gone].map(personSubject))).map((row) => [
      row.subject,
      row,
    ]),
  )
  const issuers = await countIssuers(engine, trx, people)
  const wanted = people.map((person) => toWanted(person, issuers.get(person.id) ?? 0))
  const changed = wanted.filter(({ subject, standing, fingerprint, isEmpty }) => {
    const before = indexed.get(subject)
    if (!before) return !isEmpty
    const [from, to] = placesOf(standing)
    return (
      isEmpty || before.fingerprint !== fingerprint || before.place < from || before.place >= to
    )
  })
  if (changed.length === 0 && gone.length === 0) return []
  const removed = [...changed.map(({ subject }) => subject), ...gone.map(personSubject)].flatMap(
    (one) => indexed.get(one) ?? [],
  )
  if (removed.length > 0)
    await table.remove(
      trx,
      engine,
      removed.map(({ subject }) => subject),
    )
  const rows = await place(
    engine,
    trx,
    changed.filter(({ isEmpty }) => !isEmpty),
  )
  await table.add(trx, engine, rows)
  await writeNameKeys(engine, trx, { placed: rows, gone: removed.map(({ place }) => place) })
  const emptied = changed.flatMap(({ isEmpty, id }) => (isEmpty ? [id] : []))
  const concerned = await findConcerned(engine, trx, { placed: rows, gone: [...gone, ...emptied] })
  return reviewLookalikes(engine, trx, { people: [...rows, ...concerned], withoutName: emptied })
}

/** Returns how many known issuers attest something about each person, by ID. */
async function countIssuers(
  engine: SearchEngine,
  trx: Write,
  people: readonly Indexed[],
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

/** Ranks indexed people anew, whose proof score may have changed with their credentials. */
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

type Wanted = ReturnType<typeof toWanted>

function toWanted({ id, profile, isNew = false }: Indexed, issuers: number) {
  const fields = fieldsOf(profile)
  const grams = [...indexGrams(fields), ...looseIndexGrams(profile, fields)]
  const names = namesOf(profile)
  const hashes = names.map(({ skeleton, plain }) => hash(`${skeleton} ${plain}`))
  return {
    id,
    profile,
    isNew,
    names,
    subject: personSubject(id),
    grams,
    fingerprint: fingerprintOf(grams, hashes),
    standing: standingOf(profile, issuers),
    isEmpty: grams.length === 0 && names.length === 0,
  }
}

/** Gives each its place in the order of results. */
async function place(
  engine: SearchEngine,
  trx: Write,
  wanted: readonly Wanted[],
): Promise<(Wanted & GramRow & Placed)[]> {
  const placed: (Wanted & GramRow & Placed)[] = []
  for (const [standing, group] of Map.groupBy(wanted, (row) => row.standing)) {
    const [from, to] = placesOf(standing)
    const places = await gramTable(engine).places(trx, from, to, group.length)
    for (const [index, row] of group.entries())
      placed.push({ ...row, place: places[index] ?? from })
  }
  return placed
}
