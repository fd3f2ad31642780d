import type { Write } from '../../db/engines/engine.ts'
import { indexGrams } from '../grams.ts'
import { gramTable } from './engine-grams.ts'
import type { SearchEngine } from './gram-table.ts'
import { NAMES_FROM, namePlaces } from './places.ts'
import { fingerprintOf, readIndexed } from './subjects.ts'

const nameSubject = (name: string) => `name:${name}`
/** Returns the name of a credential from its subject in the index. */
export const nameOfSubject = (subject: string) => subject.slice('name:'.length)
/** Longer names are not indexed. */
const MAX_NAME_LENGTH = 120

/** Adds names of credentials that are not in the index. */
export async function indexCredentialNames(
  engine: SearchEngine,
  trx: Write,
  names: readonly string[],
): Promise<void> {
  const subjects = [...new Set(names)]
    .filter((name) => name.length <= MAX_NAME_LENGTH)
    .map(nameSubject)
  if (subjects.length === 0) return
  const indexed = new Set((await readIndexed(engine, trx, subjects)).map(({ subject }) => subject))
  const fresh = subjects.filter((subject) => !indexed.has(subject))
  if (fresh.length === 0) return
  const table = gramTable(engine)
  const places = await table.places(trx, ...namePlaces, fresh.length)
  const rows = fresh.map((subject, index) => {
    const grams = indexGrams([{ kind: 'credential', text: nameOfSubject(subject) }])
    return { place: places[index] ?? NAMES_FROM, subject, grams, fingerprint: fingerprintOf(grams) }
  })
  await table.add(trx, engine, rows)
}

/** Returns all names of credentials in the index. */
export async function listIndexedNames(trx: Write): Promise<string[]> {
  const rows = await trx
    .selectFrom('search')
    .select('subject')
    .where('place', '>=', NAMES_FROM)
    .execute()
  return rows.map(({ subject }) => nameOfSubject(subject))
}

/** Removes names of credentials from the index. */
export async function removeCredentialNames(
  engine: SearchEngine,
  trx: Write,
  names: readonly string[],
): Promise<void> {
  if (names.length > 0) await gramTable(engine).remove(trx, engine, names.map(nameSubject))
}
