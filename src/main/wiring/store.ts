import { IMPORT_SOURCE, SAMPLE_SOURCE } from '@whocast/evidence/people-file/source-names.ts'
import type { Config } from '../config.ts'
import type { Store, StoreOptions } from '../stores.ts'

/**
 * The precedence of sources with values of the same field, the most trusted first. The server and
 * the commands must agree, since either puts people together.
 */
export const sourcePrecedence = [
  'neynar',
  'snapchain',
  'farcaster-client',
  'ens',
  'agents',
  'upstream',
  IMPORT_SOURCE,
  SAMPLE_SOURCE,
] as const

/** Connections of one instance where the platform starts as many instances as it likes. */
const SERVERLESS_POOL_SIZE = 4

/** The fewest connections of one of several workers. */
const MIN_WORKER_POOL_SIZE = 4

/** Returns the attesters whose credentials come first; `keys` includes the service's own key. */
async function readIssuers({
  ISSUERS: issuers,
  ATTESTER_PRIVATE_KEY: key,
}: Partial<Pick<Config, 'ISSUERS' | 'ATTESTER_PRIVATE_KEY'>>): Promise<string[] | undefined> {
  if (!key || !issuers?.includes('keys')) return issuers
  const { privateKeyToAccount } = await import('viem/accounts')
  return [...issuers, privateKeyToAccount(key).address.toLowerCase()]
}

/** Opens the configured store with its schema up to date; `workers` share its connections. */
export async function openConfiguredStore(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'FORGET_SECRET'> &
    Partial<
      Pick<
        Config,
        | 'DATABASE_DIRECT_URL'
        | 'DATABASE_REPLICA_URL'
        | 'replicaLagSeconds'
        | 'isServerless'
        | 'attestationsPerAttester'
        | 'ISSUERS'
        | 'ATTESTER_PRIVATE_KEY'
      >
    >,
  {
    workers = 1,
    ...more
  }: Pick<StoreOptions, 'clock' | 'telemetry' | 'log' | 'siblings'> & { workers?: number } = {},
): Promise<Store> {
  const { openStore, POOL_SIZE } = await import('../stores.ts')
  return openStore({
    databaseUrl: config.DATABASE_URL,
    directUrl: config.DATABASE_DIRECT_URL,
    replicaUrls: config.DATABASE_REPLICA_URL,
    replicaLagMs: (config.replicaLagSeconds ?? 0) * 1000,
    dataDir: config.DATA_DIR,
    forgetSecret: config.FORGET_SECRET,
    precedence: sourcePrecedence,
    maxPerAttester: config.attestationsPerAttester,
    issuers: await readIssuers(config),
    poolSize: config.isServerless
      ? SERVERLESS_POOL_SIZE
      : Math.max(MIN_WORKER_POOL_SIZE, Math.ceil(POOL_SIZE / workers)),
    ...more,
  })
}
