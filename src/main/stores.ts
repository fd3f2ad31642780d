import { ServiceError } from '@whocast/contract/error.ts'
import { emptyMentions, readMentionsBy } from '../bot/stored-erase.ts'
import { createMentions } from '../bot/stored-mentions.ts'
import { createNotifications } from '../changes/notifications/stored/notifications.ts'
import {
  forgetTargets,
  purgeDeliveries,
  queueDeliveries,
} from '../changes/webhooks/stored/fan-out.ts'
import { createWebhooks } from '../changes/webhooks/stored/webhooks.ts'
import { createCredentials } from '../credentials/stored/credentials.ts'
import { createTermHolders } from '../credentials/stored/holders.ts'
import { syncIssuers } from '../credentials/stored/issuer-ranks.ts'
import { createChanges, type Siblings } from '../db/changes.ts'
import { createCursors } from '../db/cursors.ts'
import { type Engine, StoreError } from '../db/engines/engine.ts'
import { createSqliteEngine } from '../db/engines/sqlite.ts'
import type { Erase } from '../db/erase.ts'
import { createChangeLog } from '../db/journal/change-log.ts'
import { announcePlaced, type OnPlaced } from '../db/journal/positions.ts'
import { checkDatabase, migrate } from '../db/migrate.ts'
import type { Change } from '../db/port.ts'
import type { TableName } from '../db/schema.ts'
import { watchSchema } from '../db/schema-watch.ts'
import { createForgotten } from '../db/suppression-list.ts'
import { createGaslessKeys, forgetGaslessKeys } from '../farcaster/gasless-keys.ts'
import { createFnames, forgetFnames } from '../farcaster/stored-fnames.ts'
import { createKeys } from '../http/keys/stored.ts'
import { openWorker } from '../kit/open-worker.ts'
import type { Clock, Logger, Telemetry } from '../kit/telemetry.ts'
import { silentTelemetry } from '../kit/telemetry.ts'
import { withoutAllowance } from '../net/request-allowance.ts'
import { forgetOwner } from '../owners/stored/forget-owner.ts'
import { createForgottenList } from '../owners/stored/forgotten-list.ts'
import { createOwners } from '../owners/stored/owners.ts'
import { restoreStatements } from '../owners/stored/restore.ts'
import { createFirstLoad } from '../people/first-load/load.ts'
import type { Finder } from '../people/stored/find.ts'
import { createPeople } from '../people/stored/people.ts'
import { type SearchPeople, searchPeople } from '../search/search.ts'
import { createSearchThread, SEARCH_HEAP_MIB } from '../search/search-thread.ts'
import { createSearchIndex } from '../search/stored/search-index.ts'
import { createReads } from './reads.ts'
import { migrations } from './schema.ts'

export type Store = Awaited<ReturnType<typeof openStore>>

export interface StoreOptions {
  /** `postgres://…`; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string | undefined
  /** The server itself, if `databaseUrl` leads to a pooler of transactions. */
  directUrl?: string | undefined
  /** Streaming replicas, one server each, opened by the first read that may lag. */
  replicaUrls?: readonly string[] | undefined
  /** How old their responses may be where the primary is far away, in ms; 0 where it is not. */
  replicaLagMs?: number | undefined
  /** Created when missing. */
  dataDir: string
  /** The secret of the suppression list's hashes; generated and stored if absent. */
  forgetSecret?: string | undefined
  /** Source names, the most trusted first. */
  precedence: readonly string[]
  /** The most attestations by an attester about a wallet that are kept from a chain: the newest. */
  maxPerAttester?: number | undefined
  /** Attesters to list first, lower case; `keys`: all issuers with a key; absent: as last time. */
  issuers?: readonly string[] | undefined
  /** Connections to a database server. */
  poolSize?: number
  /** Processes that have received each write before it resolves. */
  siblings?: Siblings
  clock?: Clock
  telemetry?: Telemetry
  log?: Logger
}

/**
 * Opens the store and brings its schema up to date; several processes may do so at once.
 *
 * @throws StoreError that tells an operator why the database cannot be used
 */
export async function openStore(options: StoreOptions) {
  const {
    maxPerAttester = MAX_PER_ATTESTER,
    clock = Date.now,
    telemetry = silentTelemetry,
    precedence,
    log,
  } = options
  const opened = await openEngine(options)
  try {
    await migrate(opened, migrations, log)
    const { engine, close: closeWatch } = await watchSchema(opened, migrations, log)
    const onPlaced: OnPlaced = (trx, readPlaced) => queueDeliveries(engine, trx, readPlaced)
    const changeLog = createChangeLog(engine, { onPlaced, log })
    const firstLoad = await openFirstLoad(engine)
    const changes = await createChanges(engine, {
      afterBegin: firstLoad.afterBegin,
      beforeCommit: (trx) => announcePlaced(trx, onPlaced).then(() => firstLoad.beforeCommit(trx)),
      isHidden: firstLoad.isLoading,
      afterWrite: changeLog.wake,
      purges: [purgeDeliveries],
      siblings: options.siblings,
      log,
    })
    changeLog.wake()
    const forgotten = await createForgotten(engine, options.forgetSecret)
    const issuers = await syncIssuers(engine, options.issuers)
    const context = {
      engine,
      changes,
      forgotten,
      maxPerAttester,
      issuers,
      precedence,
      erasers: [eraseElsewhere],
      clock,
    }
    const reads = createReads(
      { poolSize: POOL_SIZE, ...options },
      { engine, changes, personal, clock, telemetry },
    )
    const search = createSearchOf(options, { engine, people: reads.primary, clock })
    const credentials = createCredentials(context)
    const people = createPeople({ ...context, find: reads.find, restore: restoreStatements })
    return {
      kind: engine.kind,
      people,
      firstLoad: { ...firstLoad, install: () => firstLoad.install(changes) },
      /** The fname registry's history, where it is followed. */
      fnames: createFnames({ engine, forgotten }),
      /** App keys that messages added (FIP-272). */
      gaslessKeys: createGaslessKeys({ engine, forgotten }),
      credentials: {
        ...credentials,
        of: engine.traced('credentials.of', reads.credentialsOf),
      },
      search: search.verbs,
      log: changeLog,
      webhooks: createWebhooks({ engine, changes, forgotten, clock }),
      keys: createKeys({ engine, changes, byHash: reads.byHash, clock }),
      /** Sessions and the audit log of those who sign in. */
      owners: createOwners({ ...context, readMentionsBy }),
      notifications: createNotifications({ engine, forgotten }),
      mentions: createMentions({ engine, clock }),
      cursors: createCursors(engine),
      forgotten: createForgottenList({ engine, changes, forgotten, people, credentials }),
      /**
       * Overwrites deleted data in the database's files, as far as the engine can. On PostgreSQL
       * `isWhole` rewrites the tables, and locks each meanwhile.
       */
      scrub: ({ isWhole = false }: { isWhole?: boolean } = {}) => engine.scrub(isWhole),
      /**
       * Calls back after every write: of this process before the write resolves, of other processes
       * within a second. No listener runs in a caller's trace, or at its expense. Returns a
       * function that ends it.
       */
      onChange: (listener: (change: Change) => void) =>
        changes.onChange((change) =>
          withoutAllowance(() => telemetry.apart(() => listener(change))),
        ),
      /** Returns the changes of the last ten minutes by all processes, in no order. */
      recentChanges: changes.recent,
      /** Notifies all listeners that everything may have changed, after the process was frozen. */
      awoke: changes.awoke,
      /** @throws if the database is unreachable or its schema is unusable */
      check: () => checkDatabase(engine, migrations),
      /** Returns how old all data may be where the primary is far away, in ms; 0 for a second. */
      behindMs: reads.behindMs,
      /** `changesSeenMsAgo` is the time since the writes of other processes were last read. */
      gauges: () => ({
        connections: engine.connections(),
        longestWaitMs: engine.longestWaitMs(),
        changesSeenMsAgo: changes.seenMsAgo(),
        replicaLagsMs: reads.lagsMs(),
      }),
      /** See {@link Engine.loads}. */
      loads: engine.loads,
      async close() {
        changes.close()
        await changeLog.close()
        await closeWatch()
        await search.close()
        await reads.close()
        await engine.close()
      },
    }
  } catch (error) {
    await opened.close()
    throw atStart(error)
  }
}

/** Opens the first load; webhooks would miss what it stores. */
async function openFirstLoad(engine: Engine) {
  const firstLoad = createFirstLoad({
    engine,
    version: migrations.length,
    mayLoad: async (trx) => !(await trx.selectFrom('webhook').select('id').executeTakeFirst()),
  })
  await firstLoad.check()
  return firstLoad
}

const openSearchWorker = () => openWorker('search-worker', import.meta.url, SEARCH_HEAP_MIB)

/** Creates the search: on a thread of its own for the embedded database. */
function createSearchOf(
  { dataDir, log }: StoreOptions,
  { engine, people, clock }: { engine: Engine; people: Finder; clock: Clock },
) {
  const index = createSearchIndex({ engine, holders: createTermHolders({ engine, clock }) })
  const here: SearchPeople = (input) => searchPeople({ index, people }, input)
  const thread =
    engine.kind === 'sqlite'
      ? createSearchThread({ dataDir, engine, open: openSearchWorker, clock, log })
      : null
  return {
    verbs: {
      ...index,
      searchPeople: engine.traced('search.searchPeople', thread?.searchPeople ?? here),
    },
    close: async () => thread?.close(),
  }
}

/** For an operator, who can see what a caller may not. */
const atStart = (error: unknown) =>
  error instanceof ServiceError && error.cause instanceof Error
    ? new StoreError(`the database cannot be used: ${error.cause.message}`, { cause: error.cause })
    : error

/** The connections of a process. */
export const POOL_SIZE = 10
const MAX_PER_ATTESTER = 100

async function openEngine({
  databaseUrl,
  directUrl,
  dataDir,
  poolSize = POOL_SIZE,
  replicaLagMs = 0,
  telemetry,
  log,
}: StoreOptions): Promise<Engine> {
  if (databaseUrl === undefined) return createSqliteEngine({ dataDir, telemetry, log })
  const { createPostgresEngine } = await import('../db/engines/postgres.ts')
  return createPostgresEngine({
    databaseUrl,
    directUrl,
    poolSize,
    isFar: replicaLagMs > 0,
    personal,
    telemetry,
    log,
  })
}

export { StoreError }

/** Deletes what modules besides `people` store about a person. */
const eraseElsewhere: Erase = async (engine, trx, { keys, ids, root }) => {
  await forgetTargets(engine, trx, keys, ids)
  if (root === null) return 0
  await forgetOwner(engine, trx, keys, root)
  await forgetFnames(engine, trx, keys)
  await forgetGaslessKeys(engine, trx, keys)
  return emptyMentions(trx, keys)
}

/** The tables with personal data, in the order of most writes: locking all seldom deadlocks. */
export const personal: readonly TableName[] = [
  'finding',
  'profile',
  'search',
  'name_key',
  'identity',
  'claimant',
  'holder_change',
  'bare_fid',
  'fname',
  'gasless_key',
  'credential',
  'widely_held',
  'event',
  'delivery',
  'webhook_target',
  'mention',
  'cursor',
  'lease',
  'change',
  'session',
  'owner_audit',
  'owner_decision',
  'hidden_credential',
  'notification_token',
  'notification',
]
