import { ServiceError } from '../domain/error.ts'
import type { Store } from '../domain/ports/store.ts'
import type { Clock, Logger, Telemetry } from '../domain/ports/telemetry.ts'
import { silentTelemetry } from '../domain/ports/telemetry.ts'
import { type Changes, createChanges } from './changes.ts'
import { createCredentials } from './credentials/credentials.ts'
import { createCursors } from './cursors.ts'
import { type Engine, StoreError } from './engines/engine.ts'
import { createReplica } from './engines/replica.ts'
import { createReplicaFinder } from './engines/replicas.ts'
import { createSqliteEngine } from './engines/sqlite.ts'
import { createChangeLog } from './events/change-log.ts'
import { createFnames } from './fnames.ts'
import { createKeys } from './keys.ts'
import { createMentions } from './mentions.ts'
import { checkDatabase, migrate } from './migrate.ts'
import { createNotifications } from './notifications/notifications.ts'
import { createOwners } from './owners/owners.ts'
import { createFinder, type Finder } from './people/find.ts'
import { createForgotten } from './people/forgotten.ts'
import { createForgottenList } from './people/forgotten-list.ts'
import { createPeople } from './people/people.ts'
import { createSearchIndex } from './search/search.ts'
import { queueDeliveries } from './webhooks/fan-out.ts'
import { createWebhooks } from './webhooks/webhooks.ts'

export interface StoreOptions {
  /** `postgres://…`; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string | undefined
  /** Streaming replicas of it, each of them one server: reads that may lag go there. They are opened by the first of those. */
  replicaUrls?: readonly string[] | undefined
  /** Created when missing. */
  dataDir: string
  /** Of the hashes of those who asked to be forgotten; made and kept in the database when not given. */
  forgetSecret?: string | undefined
  /** Source names, the most trusted first. */
  precedence: readonly string[]
  /** How many attestations by one attester about one wallet are kept of those that were read from a chain: the newest. */
  mostPerAttester?: number | undefined
  /** Connections to a database server. */
  poolSize?: number
  clock?: Clock
  telemetry?: Telemetry
  log?: Logger
}

/**
 * Opens the store and brings its schema up to date; several processes may do so at once.
 *
 * @throws StoreError that tells an operator why the database cannot be used
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { mostPerAttester = MOST_PER_ATTESTER, clock = Date.now, telemetry = silentTelemetry, precedence, log } = options
  const engine = await openEngine(options)
  try {
    await migrate(engine, log)
    const changes = await createChanges(engine, log)
    const forgotten = await createForgotten(engine, options.forgetSecret)
    const primary = createFinder({ engine, clock })
    const replicas = createReplicasOf(options, { primary, changes, clock, telemetry })
    const people = createPeople({
      engine,
      find: replicas ?? primary,
      changes,
      forgotten,
      precedence,
      mostPerAttester,
      clock,
    })
    const spanned = <T extends object>(name: string, part: T) => withSpans(telemetry, name, part)
    return {
      kind: engine.kind,
      people: spanned('people', people),
      fnames: spanned('fnames', createFnames({ engine, forgotten })),
      credentials: spanned('credentials', createCredentials({ engine, changes, forgotten, mostPerAttester, clock })),
      search: spanned('search', createSearchIndex({ engine, clock })),
      log: spanned(
        'log',
        createChangeLog(engine, (trx, placed) => queueDeliveries(engine, trx, placed)),
      ),
      webhooks: spanned('webhooks', createWebhooks({ engine, changes, forgotten, clock })),
      keys: spanned('keys', createKeys({ engine, changes, clock })),
      owners: spanned('owners', createOwners({ engine, changes, forgotten, precedence, mostPerAttester, clock })),
      notifications: spanned('notifications', createNotifications({ engine, forgotten })),
      mentions: spanned('mentions', createMentions({ engine, clock })),
      cursors: spanned('cursors', createCursors(engine)),
      forgotten: createForgottenList({ engine, changes, forgotten, people }),
      scrub: ({ isWhole = false } = {}) => engine.scrub(isWhole),
      // What a listener begins belongs to no caller's trace.
      onChange: (listener) => changes.onChange((change) => telemetry.apart(() => listener(change))),
      recentChanges: changes.recent,
      awoke: changes.awoke,
      check: () => checkDatabase(engine),
      gauges: () => ({ connections: engine.connections(), changesSeenMsAgo: changes.seenMsAgo() }),
      async close() {
        changes.close()
        await replicas?.close()
        await engine.close()
      },
    }
  } catch (error) {
    await engine.close()
    throw atStart(error)
  }
}

/** Reads from the replicas; null where there are none. */
function createReplicasOf(
  { replicaUrls = [], poolSize = POOL_SIZE, log }: StoreOptions,
  { primary, changes, clock, telemetry }: { primary: Finder; changes: Changes; clock: Clock; telemetry: Telemetry },
) {
  if (replicaUrls.length === 0) return null
  const replicas = replicaUrls.map((databaseUrl) =>
    createReplica({
      open: async (onLost) => {
        const { createPostgresEngine } = await import('./engines/postgres.ts')
        return createPostgresEngine({ databaseUrl, poolSize, replica: { onLost }, log })
      },
      changes,
      clock,
      log,
    }),
  )
  return createReplicaFinder({ primary, replicas, telemetry })
}

/** For an operator, who can see what a caller may not. */
const atStart = (error: unknown) =>
  error instanceof ServiceError && error.cause instanceof Error
    ? new StoreError(`the database cannot be used: ${error.cause.message}`, { cause: error.cause })
    : error

/**
 * Brings the database's schema up to date and closes it again: `whocast migrate`.
 *
 * @returns the names of the migrations that were applied
 */
export async function migrateStore(options: StoreOptions): Promise<string[]> {
  const engine = await openEngine(options)
  try {
    return await migrate(engine, options.log)
  } catch (error) {
    throw atStart(error)
  } finally {
    await engine.close()
  }
}

const POOL_SIZE = 10
const MOST_PER_ATTESTER = 100

async function openEngine({ databaseUrl, dataDir, poolSize = POOL_SIZE, log }: StoreOptions): Promise<Engine> {
  if (databaseUrl === undefined) return createSqliteEngine({ dataDir, log })
  const { createPostgresEngine } = await import('./engines/postgres.ts')
  return createPostgresEngine({ databaseUrl, poolSize, log })
}

export { StoreError }

/** Records every async verb as a span `<part>.<verb>`; returns the part itself where spans are off. */
function withSpans<T extends object>(telemetry: Telemetry, name: string, part: T): T {
  if (telemetry === silentTelemetry) return part
  const wrapped = Object.entries(part).map(([verb, run]: [string, (...given: unknown[]) => unknown]) => [
    verb,
    streams.has(verb)
      ? run
      : (...given: unknown[]) => telemetry.span('store', `${name}.${verb}`, () => run(...given) as Promise<unknown>),
  ])
  return Object.fromEntries(wrapped) as T
}

const streams = new Set(['all', 'waiting'])
