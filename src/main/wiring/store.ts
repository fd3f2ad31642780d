import type { Clock, Logger, Telemetry } from '../../kit/telemetry.ts'
import { IMPORT_SOURCE, SAMPLE_SOURCE } from '../../people/line/source-names.ts'
import type { Config } from '../config.ts'
import type { Store } from '../store-port.ts'

/**
 * Whose value wins where several sources speak of one field, the most trusted first. The server and
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

/** Opens the store that the configuration names, with its schema up to date. */
export async function openConfiguredStore(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_REPLICA_URL' | 'DATA_DIR' | 'FORGET_SECRET'> &
    Partial<Pick<Config, 'DATABASE_DIRECT_URL' | 'isServerless' | 'CREDENTIALS_PER_ATTESTER'>>,
  more: { clock?: Clock; telemetry?: Telemetry; log?: Logger } = {},
): Promise<Store> {
  const { openStore } = await import('../stores.ts')
  return openStore({
    databaseUrl: config.DATABASE_URL,
    directUrl: config.DATABASE_DIRECT_URL,
    replicaUrls: config.DATABASE_REPLICA_URL,
    dataDir: config.DATA_DIR,
    forgetSecret: config.FORGET_SECRET,
    precedence: sourcePrecedence,
    mostPerAttester: config.CREDENTIALS_PER_ATTESTER,
    ...(config.isServerless ? { poolSize: SERVERLESS_POOL_SIZE } : {}),
    ...more,
  })
}
