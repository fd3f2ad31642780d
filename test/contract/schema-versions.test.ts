import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Engine } from '../../src/db/engines/engine.ts'
import { createPostgresEngine } from '../../src/db/engines/postgres.ts'
import { createSqliteEngine } from '../../src/db/engines/sqlite.ts'
import { checkDatabase, migrate } from '../../src/db/migrate.ts'
import type { Migration } from '../../src/db/schema.ts'
import { type SchemaWatch, watchSchema } from '../../src/db/schema-watch.ts'
import { migrations } from '../../src/main/schema.ts'
import { type TestDatabase, testEngines } from './store-databases.ts'

const known = migrations.length
/** A later release that only adds, and one that takes something away. */
const expand: Migration = {
  name: 'expand',
  up: async (db) => {
    await db.schema.createTable('later').addColumn('id', 'text').execute()
  },
}
const contract: Migration = { name: 'contract', needs: known + 1, up: async () => {} }

describe.each(testEngines())('versions of the schema, %s', (_name, createDatabase) => {
  let database: TestDatabase
  const engines: Engine[] = []
  const watches: SchemaWatch[] = []
  const open = async () => {
    const { databaseUrl, dataDir } = database.options
    const engine = databaseUrl
      ? await createPostgresEngine({ databaseUrl, poolSize: 2, personal: [], log: undefined })
      : createSqliteEngine({ dataDir })
    engines.push(engine)
    return engine
  }
  const start = async (list: readonly Migration[]) => {
    const engine = await open()
    await migrate(engine, list)
    const watch = await watchSchema(engine, list)
    watches.push(watch)
    return { engine, watch }
  }
  const read = (engine: Engine) =>
    engine.read((db) => db.selectFrom('setting').selectAll().execute())

  afterEach(async () => {
    await Promise.all(watches.splice(0).map((watch) => watch.close()))
    await Promise.all(engines.splice(0).map((engine) => engine.close()))
    await database.drop()
  })

  it('a program runs beside a newer one that only added to the schema, and starts again', async () => {
    database = await createDatabase()
    const { engine, watch } = await start(migrations)
    await start([...migrations, expand])
    await checkDatabase(engine, migrations)
    await expect(read(watch.engine)).resolves.toBeInstanceOf(Array)
    await start(migrations)
  })

  it('a migration that takes something away waits until older programs have ended', async () => {
    database = await createDatabase()
    const older = await start(migrations)
    const newer = [...migrations, expand, contract]
    await expect(migrate(await open(), newer)).rejects.toThrow(
      `a process of version ${known} still uses the database`,
    )
    await expect(read(older.watch.engine)).resolves.toBeInstanceOf(Array)
    await older.watch.close()
    expect(await migrate(await open(), newer)).toContain('contract')
    // It comes back, or was frozen meanwhile.
    await expect(checkDatabase(older.engine, migrations)).rejects.toThrow('run the newer program')
    await expect(migrate(await open(), migrations)).rejects.toThrow('run the newer program')
    const { watch } = await (async () => {
      const frozen = await watchSchema(older.engine, migrations)
      watches.push(frozen)
      return { watch: frozen }
    })()
    await expect(read(watch.engine)).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 1,
    })
  })

  it('a running program answers with unavailable as soon as the schema is too new for it', async () => {
    database = await createDatabase()
    const { engine, watch } = await start(migrations)
    await engine.write((trx) =>
      trx
        .insertInto('setting')
        .values({ name: 'schema-needs', value: String(known + 1) })
        .execute(),
    )
    await vi.waitFor(
      async () => expect(read(watch.engine)).rejects.toMatchObject({ code: 'unavailable' }),
      5000,
    )
  })
})
