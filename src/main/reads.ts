import type { Credentials, HolderSubject } from '../credentials/port.ts'
import { readBest } from '../credentials/stored/held.ts'
import type { Changes } from '../db/changes.ts'
import type { Engine } from '../db/engines/engine.ts'
import type { TableName } from '../db/schema.ts'
import type { Keys } from '../http/keys/port.ts'
import { createKeyReader, KEYS_TAG } from '../http/keys/stored.ts'
import type { Clock, Logger, Telemetry } from '../kit/telemetry.ts'
import { createFinder, type Finder } from '../people/stored/find.ts'
import { createReplica } from '../people/stored/replica.ts'
import { createReplicas } from '../people/stored/replicas.ts'

interface ReadOptions {
  replicaUrls?: readonly string[] | undefined
  replicaLagMs?: number | undefined
  directUrl?: string | undefined
  poolSize: number
  log?: Logger
}

interface ReadNeeds {
  /** The primary. */
  engine: Engine
  changes: Changes
  personal: readonly TableName[]
  clock: Clock
  telemetry: Telemetry
}

/** Reads of profiles, credentials and keys, from the primary or from replicas. */
export interface Reads {
  /** Reads profiles from the primary alone. */
  primary: Finder
  find: Finder
  byHash: Keys['byHash']
  /** Reads the records of the credentials that a profile shows. */
  credentialsOf: Credentials['of']
  /** Returns for how long each replica has lacked a change or was left alone, in ms. */
  lagsMs(): number[]
  /** Returns how old all data may be, in ms, if the primary is far away and was not heard from. */
  behindMs(): number
  close(): Promise<void>
}

/** Creates the reads of a store: those that may lag are sent to replicas, if there are any. */
export function createReads(options: ReadOptions, needs: ReadNeeds): Reads {
  const { engine, changes, clock, telemetry } = needs
  const { replicaUrls = [], replicaLagMs = 0 } = options
  const primary = readsOn(engine, clock)
  if (replicaUrls.length === 0)
    return {
      primary,
      find: primary,
      byHash: primary.byHash,
      credentialsOf: primary.credentialsOf,
      lagsMs: () => [],
      behindMs: () => 0,
      close: async () => {},
    }
  const replicas = createReplicas({
    primary,
    replicas: replicaUrls.map((url) => createReplicaOf(url, options, needs)),
    changes,
    isFar: replicaLagMs > 0,
    telemetry,
  })
  return {
    ...replicas,
    primary,
    byHash: (hash) =>
      replicas.read({
        tags: [KEYS_TAG],
        isStrict: true,
        ask: (reads) => reads.byHash(hash),
        tagsOf: () => [],
      }),
    credentialsOf: (holder) =>
      replicas.read({
        tags: [`id:${holder.profileID}`],
        ask: (reads) => reads.credentialsOf(holder),
        tagsOf: () => [],
      }),
  }
}

const readsOn = (engine: Engine, clock: Clock) => ({
  ...createFinder({ engine, clock }),
  byHash: createKeyReader({ engine, clock }),
  credentialsOf: (holder: HolderSubject) => readBest(engine, holder, Math.floor(clock() / 1000)),
})

const createReplicaOf = (
  databaseUrl: string,
  { replicaLagMs = 0, directUrl, poolSize, log }: ReadOptions,
  { changes, personal, clock }: ReadNeeds,
) =>
  createReplica({
    open: async (onLost) => {
      const { createPostgresEngine } = await import('../db/engines/postgres.ts')
      return createPostgresEngine({
        databaseUrl,
        directUrl,
        poolSize,
        personal,
        replica: { onLost },
        log,
      })
    },
    createReads: (engine) => readsOn(engine, clock),
    changes,
    maxLagMs: replicaLagMs,
    log,
  })
