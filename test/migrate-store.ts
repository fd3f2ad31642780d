import { createPostgresEngine } from '../src/db/engines/postgres.ts'
import { createSqliteEngine } from '../src/db/engines/sqlite.ts'
import { migrate } from '../src/db/migrate.ts'
import { migrations } from '../src/main/schema.ts'
import { personal } from '../src/main/stores.ts'
import type { TestDatabase } from './contract/store-databases.ts'

/** Updates the schema and closes the database. Returns the applied migrations. */
export async function migrateStore({
  databaseUrl,
  dataDir,
}: TestDatabase['options']): Promise<string[]> {
  const engine =
    databaseUrl === undefined
      ? createSqliteEngine({ dataDir })
      : await createPostgresEngine({ databaseUrl, poolSize: 2, personal, log: undefined })
  try {
    return await migrate(engine, migrations)
  } finally {
    await engine.close()
  }
}
