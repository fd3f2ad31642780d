import type { Write } from '../../db/engines/engine.ts'
import { indexGrams } from '../grams.ts'
import { gramTable } from './engine-grams.ts'
import type { SearchEngine } from './gram-table.ts'
import { NAMES_FROM, namePlaces } from './places.ts'
import { fingerprintOf, readIndexed } from './subjects.ts'

const nameSubject = (name: string) => `name:${name}`
const issuerSubject = (issuer: string) => `from:${issuer}`
/** The name of credentials, or the issuer of credentials. */
export interface CredentialTerm {
  kind: 'name' | 'issuer'
  text: string
}
/** Returns the term of a subject in the index. */
export function termOfSubject(subject: string): CredentialTerm {
  const at = subject.indexOf(':') + 1
  return { kind: subject.startsWith('from:') ? 'issuer' : 'name', text: subject.slice(at) }
}
/** Longer names are not indexed. */
const MAX_NAME_LENGTH = 120

/** Adds names and issuers of credentials that are not in the index. */
export async function indexCredentialNames(
  engine: SearchEngine,
  trx: Write,
  names: readonly string[],
  issuers: readonly string[] = [],
): Promise<void> {
  const isIndexed = (text: string) => text.length <= MAX_NAME_LENGTH
  const subjects = [
    ...[...new Set(names)].filter(isIndexed).map(nameSubject),
    ...[...new Set(issuers)].filter(isIndexed).map(issuerSubject),
  ]
  if (subjects.length === 0) return
  const indexed = new Set((await readIndexed(engine, trx, subjects)).map(({ subject }) => subject))
  const fresh = subjects.filter((subject) => !indexed.has(subject))
  if (fresh.length === 0) return
  const table = gramTable(engine)
  const places = await table.places(trx, ...namePlaces, fresh.length)
  const rows = fresh.map((subject, index) => {
    const grams = indexGrams([{ kind: 'credential', text: termOfSubject(subject).text }])
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
  return rows
    .map(({ subject }) => termOfSubject(subject))
    .filter(({ kind }) => kind === 'name')
    .map(({ text }) => text)
}

/** Removes names of credentials from the index. */
export async function removeCredentialNames(
  engine: SearchEngine,
  trx: Write,
  names: readonly string[],
): Promise<void> {
  if (names.length > 0) await gramTable(engine).remove(trx, engine, names.map(nameSubject))
}
