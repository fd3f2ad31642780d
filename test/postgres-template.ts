import { createPostgresDatabase, query, type TestDatabase } from './contract/store-databases.ts'
import { migrateStore } from './migrate-store.ts'

/** The first version of PostgreSQL that copies a database by its files, in a fifth of the time. */
const COPIES_FILES = 150_000

let template: TestDatabase | undefined

/**
 * Creates the database that suites copy (`migratedEngines`): all migrations, which take a second
 * and more, run once. Vitest calls this before all suites.
 */
export async function setup(): Promise<void> {
  const serverUrl = process.env.TEST_POSTGRES_URL
  if (!serverUrl) return
  template = await createPostgresDatabase(serverUrl)
  const { options } = template
  await migrateStore(options)
  const [row] = await query(serverUrl, `select current_setting('server_version_num') as version`)
  const strategy = Number(row?.version) >= COPIES_FILES ? 'strategy file_copy' : ''
  const name = new URL(options.databaseUrl ?? '').pathname.slice(1)
  process.env.TEST_POSTGRES_SOURCE = `template ${name} ${strategy}`
}

/** Drops it. Vitest calls this after all suites. */
export const teardown = () => template?.drop()
