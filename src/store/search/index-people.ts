import { sql } from 'kysely'
import type { Profile } from '../../domain/profile.ts'
import { indexGrams } from '../../domain/search/grams.ts'
import { fieldsOf } from '../../domain/search/match.ts'
import { HIGHEST_STANDING, standingOf } from '../../domain/search/standing.ts'
import type { Row, Write } from '../engines/engine.ts'
import { type GramRow, gramTable, type SearchEngine } from './gram-table.ts'

/** Places of one standing. The best standing comes first, names of credentials after everybody. */
const PLACES = 2 ** 40
/** Places from here on are of names of credentials. */
export const NAMES_FROM = (HIGHEST_STANDING + 1) * PLACES

const personSubject = (profileID: string) => `id:${profileID}`
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

/** Brings the index up to date with rows that were written, and takes out profiles that are gone; within the transaction that did so. */
export async function indexPeople(
  engine: SearchEngine,
  trx: Write,
  { profiles, gone }: { profiles: readonly Pick<Row<'profile'>, 'id' | 'document'>[]; gone: readonly string[] },
): Promise<void> {
  const subjects = [...profiles.map(({ id }) => id), ...gone].map(personSubject)
  if (subjects.length === 0) return
  const table = gramTable(engine)
  const held = new Map((await readHeld(engine, trx, subjects)).map((row) => [row.subject, row]))
  const wanted = profiles.map(({ id, document }) => toWanted(id, JSON.parse(document) as Profile))
  const changed = wanted.filter(({ subject, from, fingerprint }) => {
    const before = held.get(subject)
    return !before || before.fingerprint !== fingerprint || before.place < from || before.place >= from + PLACES
  })
  const stale = new Set([...changed.map(({ subject }) => subject), ...gone.map(personSubject)])
  const removed = [...stale].filter((subject) => held.has(subject))
  if (removed.length > 0) await table.remove(trx, engine, removed)
  const rows: GramRow[] = []
  for (const [from, group] of Map.groupBy(changed, (row) => row.from)) {
    const places = await table.places(trx, from, from + PLACES, group.length)
    for (const [index, { subject, fingerprint, grams }] of group.entries())
      rows.push({ place: places[index] ?? from, subject, fingerprint, grams })
  }
  await table.add(trx, rows)
}

function toWanted(id: string, profile: Profile): Omit<GramRow, 'place'> & { from: number } {
  const grams = indexGrams(fieldsOf(profile))
  return {
    subject: personSubject(id),
    grams,
    fingerprint: fingerprintOf(grams),
    from: (HIGHEST_STANDING - standingOf(profile)) * PLACES,
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
  const places = await table.places(trx, NAMES_FROM, NAMES_FROM + PLACES, fresh.length)
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
