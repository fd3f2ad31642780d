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
