import { randomUUID } from 'node:crypto'
import { ServiceError } from '@whocast/contract/error.ts'
import type { Logger } from '../kit/telemetry.ts'
import { type Engine, StoreError, type Write } from './engines/engine.ts'
import type { Migration } from './schema.ts'

/** How often the version of the schema is read, in ms. */
const POLL_MS = 1000
/** How often a process says that it runs, and how long that counts, in ms. */
const REGISTER_MS = 30_000
const REGISTERED_MS = 90_000
/** The setting that holds the oldest version of a program that can use the schema. */
const NEEDS = 'schema-needs'
/** Processes are listed as leases of this prefix, with the version that they know. */
const PROCESS = 'process:'

export interface SchemaWatch {
  /** Rejects with `unavailable` while the schema is too new for this program. */
  engine: Engine
  close(): Promise<void>
}

/**
 * Watches whether another process has changed the schema in a way that this program does not know,
 * and lists this process among those that run.
 */
export async function watchSchema(
  engine: Engine,
  migrations: readonly Migration[],
  log?: Logger,
): Promise<SchemaWatch> {
  const known = migrations.length
  const name = `${PROCESS}${randomUUID()}`
  let isTooNew = false
  const look = async () => {
    const was = isTooNew
    isTooNew = (await readNeeds(engine)) > known
    if (isTooNew && !was) log?.error({ known }, 'the database needs a newer program')
  }
  const register = () =>
    engine.write(async (trx) => {
      const { now } = await trx.selectNoFrom(engine.now.as('now')).executeTakeFirstOrThrow()
      const row = { owner: String(known), until: Number(now) + REGISTERED_MS }
      await trx
        .insertInto('lease')
        .values({ name, ...row })
        .onConflict((c) => c.column('name').doUpdateSet(row))
        .execute()
    })
  // A database that does not answer is reported by what uses it.
  const quietly = (work: () => Promise<unknown>) => () => void work().catch(() => {})
  const timers = [
    setInterval(quietly(look), POLL_MS).unref(),
    setInterval(quietly(register), REGISTER_MS).unref(),
  ]
  await register()
  await look()
  return {
    engine: guard(engine, () => isTooNew),
    async close() {
      for (const timer of timers) clearInterval(timer)
      await engine
        .write((trx) => trx.deleteFrom('lease').where('name', '=', name).execute())
        .catch(() => {})
    },
  }
}

function guard(engine: Engine, isTooNew: () => boolean): Engine {
  const tooNew = () =>
    new ServiceError('unavailable', 'This process is being replaced by a newer version.', {
      retryAfterSeconds: 1,
    })
  return {
    ...engine,
    read: (work) => (isTooNew() ? Promise.reject(tooNew()) : engine.read(work)),
    readBounded: (work) => (isTooNew() ? Promise.reject(tooNew()) : engine.readBounded(work)),
    write: (work, how) => (isTooNew() ? Promise.reject(tooNew()) : engine.write(work, how)),
    prepare<Result>(name: string, text: string) {
      const statement = engine.prepare<Result>(name, text)
      return (parameters) => (isTooNew() ? Promise.reject(tooNew()) : statement(parameters))
    },
  }
}

/** Returns the oldest version of a program that can use the schema; 0 for any. */
export async function readNeeds(engine: Pick<Engine, 'read'>): Promise<number> {
  const row = await engine.read((db) =>
    db.selectFrom('setting').select('value').where('name', '=', NEEDS).executeTakeFirst(),
  )
  return Number(row?.value ?? 0)
}

/**
 * Declares, in the transaction of a migration, that programs which know fewer migrations cannot use
 * the schema any more.
 *
 * @throws StoreError while such a program runs
 */
export async function requireVersion(engine: Engine, trx: Write, needs: number): Promise<void> {
  const rows = await trx
    .selectFrom('lease')
    .select('owner')
    .where('name', 'like', `${PROCESS}%`)
    .where('until', '>', engine.now)
    .execute()
  const oldest = Math.min(...rows.map(({ owner }) => Number(owner)))
  if (oldest < needs)
    throw new StoreError(
      `a process of version ${oldest} still uses the database, and this migration needs ${needs}: stop it first`,
    )
  await trx
    .insertInto('setting')
    .values({ name: NEEDS, value: String(needs) })
    .onConflict((c) => c.column('name').doUpdateSet({ value: String(needs) }))
    .execute()
}
