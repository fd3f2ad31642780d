import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { StoreOptions } from '../../src/main/stores.ts'

/** An empty database of one engine, and how it is removed. */
export interface TestDatabase {
  kind: 'sqlite' | 'postgres'
  options: Pick<StoreOptions, 'databaseUrl' | 'directUrl' | 'dataDir'>
  drop(): Promise<void>
}

/** A new embedded database in a folder of its own. */
export async function createSqliteDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'whocast-store-'))
  return {
    kind: 'sqlite',
    options: { dataDir },
    drop: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

/** A new database on the server of `serverUrl`, whose user may create one. */
export async function createPostgresDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `whocast_${randomBytes(6).toString('hex')}`
  await query(serverUrl, `create database ${name}`)
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

/**
 * The engines that can be tested here: SQLite, and PostgreSQL where `TEST_POSTGRES_URL` names a
 * server.
 */
export function testEngines(): [string, () => Promise<TestDatabase>][] {
  const serverUrl = process.env.TEST_POSTGRES_URL
  return [
    ['sqlite', createSqliteDatabase],
    ...(serverUrl
      ? [
          ['postgres', () => createPostgresDatabase(serverUrl)] as [
            string,
            () => Promise<TestDatabase>,
          ],
        ]
      : []),
  ]
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
