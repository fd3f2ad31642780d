import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { query, type TestDatabase } from '../contract/store-databases.ts'

/** Returns rows of one statement, on a connection of its own. */
export async function select(
  { options }: TestDatabase,
  text: string,
): Promise<Record<string, unknown>[]> {
  if (options.databaseUrl) return query(options.databaseUrl, text)
  const database = new DatabaseSync(join(options.dataDir, 'whocast.sqlite'))
  try {
    return database.prepare(text).all()
  } finally {
    database.close()
  }
}

/** Finds the process of the server whose children serve its connections; null for the embedded engine. */
export async function serverProcess(database: TestDatabase): Promise<number | null> {
  if (database.kind === 'sqlite') return null
  const [row] = await select(database, "select pg_read_file('postmaster.pid') as text")
  return Number(String(row?.text).split('\n')[0])
}

/** Adds up the files of a folder by the end of their names. */
export const fileSizes = (folder: string, ending: RegExp): number =>
  readdirSync(folder)
    .filter((name) => ending.test(name))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)

/** Reads how many bytes of disk a database takes. */
export async function diskOf(database: TestDatabase): Promise<number> {
  if (database.kind === 'sqlite') return fileSizes(database.options.dataDir, /^whocast\.sqlite/)
  const [row] = await select(database, 'select pg_database_size(current_database())::text as n')
  return Number(row?.n)
}

/** Reads how many bytes PostgreSQL wrote to its log so far; 0 for the embedded engine. */
export async function logged(database: TestDatabase): Promise<number> {
  if (database.kind === 'sqlite') return 0
  const [row] = await select(database, "select (pg_current_wal_lsn() - '0/0'::pg_lsn)::text as n")
  return Number(row?.n)
}
