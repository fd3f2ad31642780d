import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { StoreOptions } from '../../src/main/stores.ts'
import { newDataDir } from '../data-dir.ts'

/** An empty database of one engine, and how it is removed. */
export interface TestDatabase {
  kind: 'sqlite' | 'postgres'
  options: Pick<StoreOptions, 'databaseUrl' | 'directUrl' | 'dataDir'>
  drop(): Promise<void>
}

/** A new embedded database in a folder of its own. */
export async function createSqliteDatabase(
  dataDir = mkdtempSync(join(tmpdir(), 'whocast-store-')),
): Promise<TestDatabase> {
  return {
    kind: 'sqlite',
    options: { dataDir },
    drop: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

/**
 * Creates a database on the server of `serverUrl`, whose user may create one.
 *
 * @param source what it copies, as a clause of `create database`; empty: nothing
 */
export async function createPostgresDatabase(
  serverUrl: string,
  source = '',
): Promise<TestDatabase> {
  const name = `whocast_${randomBytes(6).toString('hex')}`
  await query(serverUrl, `create database ${name} ${source}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    kind: 'postgres',
    options: { databaseUrl: url.href, dataDir: join(tmpdir(), 'whocast-unused') },
    drop: () => drop(serverUrl, name),
  }
}

/**
 * As engines without `with (force)` want it too: CockroachDB, and YugabyteDB of before PostgreSQL
 * 13.
 */
async function drop(serverUrl: string, name: string): Promise<void> {
  try {
    await query(serverUrl, `drop database if exists ${name} with (force)`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === '42601')) throw error
    await query(
      serverUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    ).catch(() => {})
    await query(serverUrl, `drop database if exists ${name}`)
  }
}

type CreateDatabase = () => Promise<TestDatabase>

/**
 * The engines that can be tested here: SQLite, and PostgreSQL where `TEST_POSTGRES_URL` names a
 * server.
 */
export function testEngines(
  source = '',
  sqlite: CreateDatabase = () => createSqliteDatabase(),
): [string, CreateDatabase][] {
  const serverUrl = process.env.TEST_POSTGRES_URL
  const postgres: CreateDatabase = () => createPostgresDatabase(serverUrl ?? '', source)
  return serverUrl
    ? [
        ['sqlite', sqlite],
        ['postgres', postgres],
      ]
    : [['sqlite', sqlite]]
}

/**
 * The same, where the databases have their tables already (`test/postgres-template.ts`,
 * `test/data-dir.ts`): for suites that create one for each test.
 */
export const migratedEngines = () =>
  testEngines(process.env.TEST_POSTGRES_SOURCE, async () =>
    createSqliteDatabase(await newDataDir()),
  )

/** Runs one statement on a connection of its own, and returns its rows. */
export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** Executes statements as another program would, on either engine. */
export async function execute(
  { kind, options }: TestDatabase,
  statements: string[],
): Promise<void> {
  if (kind === 'sqlite') {
    const database = new DatabaseSync(join(options.dataDir, 'whocast.sqlite'))
    for (const statement of statements) database.exec(statement)
    database.close()
    return
  }
  const client = new pg.Client({ connectionString: options.databaseUrl })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** Quotes a text for such statements. */
export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
