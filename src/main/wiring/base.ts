import { registerCrypto } from '@whocast/contract/crypto.ts'
import { loadCrypto } from '../../farcaster/crypto/crypto.ts'
import type { Member } from '../../http/fleet/member.ts'
import { createTelemetry, type PrometheusTelemetry } from '../../http/telemetry/telemetry.ts'
import type { Tracing } from '../../http/telemetry/tracing.ts'
import { createSteadyClock } from '../../kit/clock.ts'
import type { Clock } from '../../kit/telemetry.ts'
import { createDestinationBudget, type DestinationBudget } from '../../net/destination-budget.ts'
import type { GuardedFetch } from '../../net/guarded-fetch-port.ts'
import { MemoryBudget } from '../../net/memory-budget.ts'
import { createUpstreamNetwork, type UpstreamNetwork } from '../../net/upstream-network.ts'
import type { Config } from '../config.ts'
import type { Log } from '../observability/log.ts'
import type { Store } from '../stores.ts'
import { createGuardedFetchOf } from './guarded-fetch.ts'
import { createLogOf, createTracingOf } from './observability.ts'
import { openConfiguredStore } from './store.ts'

/** The parts that all of the service shares. */
export interface Base {
  config: Config
  clock: Clock
  log: Log
  telemetry: PrometheusTelemetry
  tracing: Tracing | null
  /** Given if this process is one of several workers. */
  member: Member | null
  store: Store
  /** Connections to configured services. */
  network: UpstreamNetwork
  /** Opens untrusted URLs. */
  guardedFetch: GuardedFetch
  /** Limits the requests to each destination that third parties choose. */
  budget: DestinationBudget
  memory: ReturnType<typeof createDownloadMemory>
  /** Registers what ends a part; the last is called first, so the store outlives its users. */
  onClose(close: () => unknown): void
  /** Ends all parts. */
  close(): Promise<void>
}

/** Requests to a gateway for the records of an off-chain name: one each. */
const REQUESTS_OF_NAME = 48
/** How long the last log lines may take to be written, milliseconds. */
const LOG_FLUSH_MS = 500

/** Opens the log (to `logStream`, or standard output), traces, store and network. */
export async function createBase(
  config: Config,
  options: { logStream?: NodeJS.WritableStream; member?: Member | null } = {},
): Promise<Base> {
  const { member = null } = options
  registerCrypto(await loadCrypto())
  const closers: (() => unknown)[] = []
  const tracing = await createTracingOf(config, (error) => {
    if (error) log.warn({ err: error }, 'exporting traces failed')
    else log.info({}, 'traces are exported again')
  })
  const log = createLogOf(config, tracing, options.logStream)
  const telemetry = createTelemetry(tracing, member)
  const clock = createSteadyClock()
  const store = await openConfiguredStore(config, {
    clock,
    telemetry,
    log,
    ...(member ? { siblings: member.siblings, workers: config.WORKERS } : {}),
  })
  if (tracing) closers.push(tracing.close)
  closers.push(() => store.close())
  const memory = createDownloadMemory()
  const perMinute = Math.ceil(config.REQUESTS_PER_DESTINATION / (member ? config.WORKERS : 1))
  const budget = createDestinationBudget({
    perMinute,
    // Also of many workers each client may read one name.
    perClient: Math.min(perMinute, Math.max(Math.floor(perMinute / 3), REQUESTS_OF_NAME)),
  })
  const network = createUpstreamNetwork({ dnsServers: config.DNS_SERVERS })
  closers.push(() => network.close())
  return {
    config,
    clock,
    log,
    telemetry,
    tracing,
    member,
    store,
    network,
    guardedFetch: createGuardedFetchOf(config, { downloads: memory.pages, budget }),
    budget,
    memory,
    onClose: (close) => closers.push(close),
    async close() {
      for (const close of closers.toReversed()) await close()
      await log.sink.flush(LOG_FLUSH_MS)
    },
  }
}

/**
 * Creates budgets, in bytes, for untrusted files: small answers; images that are downloaded and
 * wait to be decoded; decoded ones. They are part of the ceiling that docs/operating.md promises.
 */
const createDownloadMemory = () => ({
  pages: new MemoryBudget({ bytes: 8 * 2 ** 20 }),
  downloads: new MemoryBudget({ bytes: 24 * 2 ** 20 }),
  pixels: new MemoryBudget({ bytes: 96 * 2 ** 20, fairBytes: 96 * 2 ** 20 }),
})

/** Runs background work until the service closes, which waits for its end. */
export function runUntilClosed(
  { onClose }: Pick<Base, 'onClose'>,
  work: (signal: AbortSignal) => Promise<void>,
): void {
  const ending = new AbortController()
  const running = work(ending.signal)
  onClose(() => {
    ending.abort()
    return running
  })
}
