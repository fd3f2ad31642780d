import type { Person } from '@whocast/contract/profile.ts'
import { sql } from 'kysely'
import type { Write } from '../../db/engines/engine.ts'
import { hash, indexGrams } from '../grams.ts'
import { namesOf } from '../lookalike.ts'
import { fieldsOf } from '../match.ts'
import { standingOf } from '../standing.ts'
import { gramTable } from './engine-grams.ts'
import type { GramRow, SearchEngine } from './gram-table.ts'
import { findConcerned, type Placed, reviewLookalikes, writeNameKeys } from './lookalikes.ts'
import { NAMES_FROM, namePlaces, personSubject, placesOf } from './places.ts'

const nameSubject = (name: string) => `name:${name}`
/** The name of a credential from its row in the index. */
export const nameOfSubject = (subject: string) => subject.slice('name:'.length)
/** Longer names are not searched by. */
const LONGEST_NAME = 120

/** One number for many, by which a change shows. */
function fingerprintOf(grams: readonly number[], names: readonly number[] = []): number {
  let value = grams.length + names.length
  for (const gram of grams) value = Math.imul(value ^ gram, 0x01000193)
  for (const name of names) value = Math.imul(value ^ name, 0x01000193)
  return value >>> 0
}

/** A person as the index is told of them. */
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
  const held = new Map(
    (await readHeld(engine, trx, [...former, ...gone].map(personSubject))).map((row) => [
      row.subject,
      row,
    ]),
  )
  const wanted = people.map(toWanted)
  const changed = wanted.filter(({ subject, standing, fingerprint, isEmpty }) => {
    const before = held.get(subject)
    if (!before) return !isEmpty
    const [from, to] = placesOf(standing)
    return (
      isEmpty || before.fingerprint !== fingerprint || before.place < from || before.place >= to
    )
  })
  if (changed.length === 0 && gone.length === 0) return []
  const removed = [...changed.map(({ subject }) => subject), ...gone.map(personSubject)].flatMap(
    (one) => held.get(one) ?? [],
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

type Wanted = ReturnType<typeof toWanted>

function toWanted({ id, profile, isNew = false }: Indexed) {
  const grams = indexGrams(fieldsOf(profile))
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
    standing: standingOf(profile),
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

async function readHeld(engine: SearchEngine, trx: Write, subjects: readonly string[]) {
  if (subjects.length === 0) return []
  return trx
    .selectFrom('search')
    .select(['subject', 'place', 'fingerprint'])
    .where(engine.isIn('subject', subjects))
    .execute()
}

/** Adds names of credentials that are not in the index. */
export async function indexCredentialNames(
  engine: SearchEngine,
  trx: Write,
  names: readonly string[],
): Promise<void> {
  const subjects = [...new Set(names)]
    .filter((name) => name.length <= LONGEST_NAME)
    .map(nameSubject)
  if (subjects.length === 0) return
  const held = new Set((await readHeld(engine, trx, subjects)).map(({ subject }) => subject))
  const fresh = subjects.filter((subject) => !held.has(subject))
  if (fresh.length === 0) return
  const table = gramTable(engine)
  const places = await table.places(trx, ...namePlaces, fresh.length)
  const rows = fresh.map((subject, index) => {
    const grams = indexGrams([{ kind: 'credential', text: nameOfSubject(subject) }])
    return { place: places[index] ?? NAMES_FROM, subject, grams, fingerprint: fingerprintOf(grams) }
  })
  await table.add(trx, engine, rows)
}

/** Takes out names that no credential has any more: they may speak of who was forgotten. */
export async function dropUnusedNames(engine: SearchEngine, trx: Write): Promise<void> {
  const unused = await trx
    .selectFrom('search')
    .select('subject')
    .where('place', '>=', NAMES_FROM)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('credential')
            .select('uid')
            .where('credential.name', '=', sql<string>`substr(search.subject, 6)`),
        ),
      ),
    )
    .execute()
  if (unused.length > 0)
    await gramTable(engine).remove(
      trx,
      engine,
      unused.map(({ subject }) => subject),
    )
}

/** Takes out those of these names that no credential shows any more. */
export async function dropUnshownNames(
  engine: SearchEngine,
  trx: Write,
  names: ReadonlySet<string>,
): Promise<void> {
  if (names.size === 0) return
  const rows = await trx
    .selectFrom('credential')
    .select('name')
    .distinct()
    .where(engine.isIn('name', [...names]))
    .where('is_shown', '=', 1)
    .execute()
  const used = new Set(rows.map(({ name }) => name))
  const unused = [...names].filter((name) => !used.has(name)).map(nameSubject)
  if (unused.length > 0) await gramTable(engine).remove(trx, engine, unused)
}
