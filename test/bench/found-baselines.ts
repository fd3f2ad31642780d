import { DatabaseSync } from 'node:sqlite'
import { readPerson } from '@whocast/contract/written-profile.ts'
import { sql } from 'kysely'
import type { Engine } from '../../src/db/engines/engine.ts'
import { fieldsOf, proseOf } from '../../src/search/match.ts'

/** Returns the profile IDs that a plain index finds, the best first. */
export interface Baseline {
  name: string
  find(query: string): Promise<string[]>
}

/** Everything by which a profile is searched, as one text. */
const textOf = (document: string): string => {
  const person = readPerson(document)
  return [...fieldsOf(person), ...proseOf(person)].map(({ text }) => text).join(' ')
}

async function documentsOf(engine: Engine): Promise<{ id: string; document: string }[]> {
  return engine.read(async (db) => {
    const { rows } = await sql<{
      id: string
      document: string
    }>`select id, document from profile`.execute(db)
    return rows
  })
}

/** SQLite's FTS5 with trigrams joined by OR, ranked by BM25. */
export async function createTrigrams(engine: Engine): Promise<Baseline> {
  const database = new DatabaseSync(':memory:')
  database.exec(`create virtual table person using fts5(id unindexed, text, tokenize='trigram')`)
  const insert = database.prepare('insert into person (id, text) values (?, ?)')
  database.exec('begin')
  for (const { id, document } of await documentsOf(engine)) insert.run(id, textOf(document))
  database.exec('commit')
  const select = database.prepare(
    'select id from person where person match ? order by rank limit 5',
  )
  return {
    name: 'FTS5 trigrams joined by OR',
    async find(query) {
      const letters = [...query.toLowerCase().replaceAll('"', ' ')]
      const grams = letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''))
      if (grams.length === 0) return []
      const rows = select.all(grams.map((gram) => `"${gram}"`).join(' OR '))
      return rows.map(({ id }) => String(id))
    },
  }
}

/** MiniSearch: words by prefix and with typing errors, the name above other texts. */
export async function createMiniSearch(engine: Engine): Promise<Baseline> {
  const { default: MiniSearch } = await import('../reference/minisearch.ts')
  const index = new MiniSearch<{ id: string; name: string; text: string }>({
    fields: ['name', 'text'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { name: 2 }, combineWith: 'OR' },
  })
  for (const { id, document } of await documentsOf(engine)) {
    const { displayName = '' } = readPerson(document)
    index.add({ id, name: displayName, text: textOf(document) })
  }
  return {
    name: 'MiniSearch',
    find: async (query) =>
      index
        .search(query)
        .slice(0, MAX_FOUND)
        .map(({ id }) => String(id)),
  }
}

/** uFuzzy: single errors, words in any order, ranked by its own order. */
export async function createUFuzzy(engine: Engine): Promise<Baseline> {
  const { default: UFuzzy } = await import('../reference/ufuzzy.ts')
  const fuzzy = new UFuzzy(universal)
  const rows = await documentsOf(engine)
  const texts = UFuzzy.latinize(rows.map(({ document }) => textOf(document)))
  return {
    name: 'uFuzzy',
    find: async (query) => {
      const [indexes, info, order] = fuzzy.search(texts, UFuzzy.latinize(query), MAX_TERMS)
      const best = order && info ? order.map((at) => info.idx[at]) : indexes
      return (best ?? []).slice(0, MAX_FOUND).flatMap((at) => rows[at ?? -1]?.id ?? [])
    },
  }
}

/** The options for texts of any script, with one error in a term. */
const universal = {
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
  intraMode: 1 as const,
}

const MAX_FOUND = 5

/** Terms of a query that uFuzzy permutes. */
const MAX_TERMS = 4

/** PostgreSQL's `pg_trgm` by word similarity; null where the extension cannot be made. */
export async function createPgTrgm(engine: Engine): Promise<Baseline | null> {
  try {
    await engine.write(async (trx) => {
      await sql`create extension if not exists pg_trgm`.execute(trx)
      await sql`create table baseline (id text, text text)`.execute(trx)
    })
  } catch {
    return null
  }
  const rows = await documentsOf(engine)
  await engine.write(async (trx) => {
    for (let at = 0; at < rows.length; at += 1000) {
      const part = rows.slice(at, at + 1000)
      const texts = part.map(({ document }) => textOf(document).toLowerCase())
      await sql`insert into baseline select * from unnest(${part.map(({ id }) => id)}::text[], ${texts}::text[])`.execute(
        trx,
      )
    }
    await sql`create index on baseline using gist (text gist_trgm_ops)`.execute(trx)
  })
  return {
    name: 'pg_trgm by word similarity',
    find: (query) =>
      engine.read(async (db) => {
        const found = await sql<{
          id: string
        }>`select id from baseline order by ${query.toLowerCase()} <<-> text limit 5`.execute(db)
        return found.rows.map(({ id }) => id)
      }),
  }
}
