import { createClient, http } from 'viem'
import { silentTelemetry, type Telemetry } from '../kit/telemetry.ts'

const TIMEOUT_MS = 5000
/** Public nodes refuse larger JSON-RPC batches. */
const BATCH_SIZE = 20

interface RpcClientOptions {
  /** Named in counters. */
  source: string
  /** The most bytes of one response. */
  maxBytes: number
  fetch?: typeof globalThis.fetch | undefined
  telemetry?: Telemetry | undefined
}

export type RpcClient = ReturnType<typeof createRpcClient>

/**
 * A client of a JSON-RPC that the operator configured. Calls of the same moment travel as one
 * batch. Contracts refer it to no gateway.
 */
export const createRpcClient = (
  url: string,
  { source, maxBytes, fetch, telemetry = silentTelemetry }: RpcClientOptions,
) =>
  createClient({
    ccipRead: false,
    transport: http(url, {
      batch: { batchSize: BATCH_SIZE },
      timeout: TIMEOUT_MS,
      maxResponseBodySize: maxBytes,
      retryCount: 1,
      ...(fetch ? { fetchFn: fetch } : {}),
      onFetchRequest: () => telemetry.count('upstream_calls', { source, call: 'rpc' }),
    }),
  })
