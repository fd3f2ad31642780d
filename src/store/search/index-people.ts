import { sql } from 'kysely'
import type { Profile } from '../../domain/profile.ts'
import { hash, indexGrams } from '../../domain/search/grams.ts'
import { namesOf } from '../../domain/search/lookalike.ts'
import { fieldsOf } from '../../domain/search/match.ts'
import { standingOf } from '../../domain/search/standing.ts'
import type { Row, Write } from '../engines/engine.ts'
import { type GramRow, gramTable, type SearchEngine } from './gram-table.ts'
import { findConcerned, type Placed, reviewLookalikes, writeNameKeys } from './lookalikes.ts'
import { NAMES_FROM, namePlaces, personSubject, placesOf } from './places.ts'

const nameSubject = (name: string) => `name:${name}`
/** The name of a credential from its row in the index. */
export const nameOfSubject = (subject: string) => subject.slice('name:'.length)
/** Longer names are not searched by. */
const LONGEST_NAME = 120

/** One number for many, by which a change shows. */
function fingerprintOf(grams: readonly number[]): number {
  let value = grams.length
  for (const gram of grams) value = Math.imul(value ^ gram, 0x01000193)
  return value >>> 0
}

/**
 * Brings the index up to date with rows that were written, and takes out profiles that are gone; within the transaction that did so.
 *
 * @returns the tags of others who have, or have no longer, a name that could be mistaken for another's
 */
export async function indexPeople(
  engine: SearchEngine,
  trx: Write,
  { profiles, gone }: { profiles: readonly Pick<Row<'profile'>, 'id' | 'document'>[]; gone: readonly string[] },
): Promise<string[]> {
  const subjects = [...profiles.map(({ id }) => id), ...gone].map(personSubject)
  if (subjects.length === 0) return []
  const table = gramTable(engine)
  const held = new Map((await readHeld(engine, trx, subjects)).map((row) => [row.subject, row]))
  const wanted = profiles.map(({ id, document }) => toWanted(id, JSON.parse(document) as Profile))
  const changed = wanted.filter(({ subject, standing, fingerprint }) => {
    const before = held.get(subject)
    const [from, to] = placesOf(standing)
    return !before || before.fingerprint !== fingerprint || before.place < from || before.place >= to
  })
  if (changed.length === 0 && gone.length === 0) return []
  const removed = [...changed.map(({ subject }) => subject), ...gone.map(personSubject)].flatMap((one) => held.get(one) ?? [])
  if (removed.length > 0)
    await table.remove(
      trx,
      engine,
      removed.map(({ subject }) => subject),
    )
  const rows: (GramRow & { placed: Placed })[] = []
  for (const [standing, group] of Map.groupBy(changed, (row) => row.standing)) {
    const [from, to] = placesOf(standing)
    const places = await table.places(trx, from, to, group.length)
    for (const [index, { id, profile, ...row }] of group.entries()) {
      const place = places[index] ?? from
      rows.push({ ...row, place, placed: { id, place, profile } })
    }
  }
  await table.add(trx, rows)
  const placed = rows.map((row) => row.placed)
  await writeNameKeys(engine, trx, { placed, gone: removed.map(({ place }) => place) })
  const ids = [...placed.map(({ id }) => id), ...gone]
  return reviewLookalikes(engine, trx, [...placed, ...(await findConcerned(engine, trx, { placed, ids }))])
}

function toWanted(id: string, profile: Profile) {
  const grams = indexGrams(fieldsOf(profile))
  const names = namesOf(profile).map(({ skeleton, plain }) => hash(`${skeleton} ${plain}`))
  return {
    id,
    profile,
    subject: personSubject(id),
    grams,
    fingerprint: fingerprintOf([...grams, ...names]),
    standing: standingOf(profile),
  }
}

async function readHeld(engine: SearchEngine, trx: Write, subjects: readonly string[]) {
  return trx
    .selectFrom('search')
    .select(['subject', 'place', 'fingerprint'])
    .where((e) => engine.isIn(e.ref('subject'), subjects))
    .execute()
}

/** Adds names of credentials that are not in the index. */
export async function indexCredentialNames(engine: SearchEngine, trx: Write, names: readonly string[]): Promise<void> {
  const subjects = [...new Set(names)].filter((name) => name.length <= LONGEST_NAME).map(nameSubject)
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
  await table.add(trx, rows)
}

/** Takes out names that no credential has any more: they may speak of who was forgotten. */
export async function dropUnusedNames(engine: SearchEngine, trx: Write): Promise<void> {
  const unused = await trx
    .selectFrom('search')
    .select('subject')
    .where('place', '>=', NAMES_FROM)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('credential').select('uid').where('credential.name', '=', sql<string>`substr(search.subject, 6)`))),
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
export async function dropUnshownNames(engine: SearchEngine, trx: Write, names: ReadonlySet<string>): Promise<void> {
  if (names.size === 0) return
  const rows = await trx
    .selectFrom('credential')
    .select('name')
    .distinct()
    .where((e) => engine.isIn(e.ref('name'), [...names]))
    .where('is_shown', '=', 1)
    .execute()
  const used = new Set(rows.map(({ name }) => name))
  const unused = [...names].filter((name) => !used.has(name)).map(nameSubject)
  if (unused.length > 0) await gramTable(engine).remove(trx, engine, unused)
}
