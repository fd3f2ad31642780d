import { createApi } from './api/app.ts'
import { createOperationRoutes } from './api/operations.ts'
import type { Bot } from './bot/bot.ts'
import type { Config } from './config.ts'
import type { Store } from './domain/ports/store.ts'
import type { ReadyAnswer } from './http/answer.ts'
import type { Gate } from './http/gate.ts'
import type { McpContext } from './mcp/tools.ts'
import { registerFigures, registerNetworkFigures } from './observability/gauges.ts'
import type { Log } from './observability/log.ts'
import { createAnswerCache } from './people/cache.ts'
import { type TracedAnswer, type TraceInput, traceLookup } from './people/trace.ts'
import { packageVersion } from './root.ts'
import { createLinksOf, startLinkRecheck } from './wiring/accounts.ts'
import { createAdminOf } from './wiring/admin.ts'
import { createBase, runUntilClosed } from './wiring/base.ts'
import { createBotOf, createWebhooks } from './wiring/bot.ts'
import { createPutOf } from './wiring/credentials.ts'
import { createEasOf } from './wiring/eas.ts'
import { createEvidenceOf } from './wiring/evidence.ts'
import { createHubOf, startCastRecheck } from './wiring/farcaster.ts'
import { createFramesOf } from './wiring/frames.ts'
import { createGateOf } from './wiring/http.ts'
import { createLookupOf } from './wiring/lookup.ts'
import { createMcpOf } from './wiring/mcp.ts'
import { createNetworkOf, startFollowing } from './wiring/network.ts'
import { createOwnerOf } from './wiring/owner.ts'
import { createSurrogateKeysOf, startPurging } from './wiring/purge.ts'
import { createSignerOf } from './wiring/signer.ts'
import { createWebhookContext, startWebhooks } from './wiring/webhooks.ts'

/** The whole service, wired, not yet listening. */
export interface Composition {
  fetch: Gate['fetch']
  /** For `listen`. */
  ready: Gate['ready']
  store: Store
  /** The bot, where one is configured. */
  bot: Bot | null
  /** What the MCP tools work with, for `whocast mcp`. */
  mcp: McpContext
  /** For `whocast lookup`. */
  trace: (input: TraceInput) => Promise<TracedAnswer>
  log: Log
  /** Begins background work; long-lived processes call it once they listen. */
  start(): Promise<void>
  /** From now on `/readyz` answers 503, so that balancers send requests elsewhere. */
  drain(): void
  /** Sends the traces that wait, where they are exported; never rejects, takes at most 1.5 s. */
  flush(): Promise<void>
  /** Ends background work and closes what is open. */
  close(): Promise<void>
  /** Whether the log's reader has stopped reading, after `close`: an orderly exit would wait for it for ever. */
  isLogStuck(): boolean
}

export interface ComposeOptions {
  /** Serverless platforms: keeps the process alive until the promise settles. */
  waitUntil?: (work: Promise<void>) => void
  /** Mounts Frog's devtools, which open any URL that they are given: for `npm run dev` alone. */
  hasDevtools?: boolean
  /** Where the log goes in place of standard output, for a command that needs that for itself. */
  logStream?: NodeJS.WritableStream
}

/** Share of the memory for answers that finished pictures get. */
const PICTURE_SHARE = 0.4
/** Share that results of MCP tools get. */
const MCP_SHARE = 0.1

/** Wires the service: configuration → store, sources, lookup → API, frames, bot. */
export async function compose(config: Config, options: ComposeOptions = {}): Promise<Composition> {
  const base = await createBase(config, options)
  const { store, telemetry, tracing, log, clock } = base
  const baseUrl = config.BASE_URL
  const cacheBytes = config.CACHE_MEGABYTES * 2 ** 20
  const pictureBytes = Math.round(cacheBytes * PICTURE_SHARE)
  const hasMcp = config.MCP === 'on'
  let isDraining = false

  const hub = await createHubOf(base)
  const eas = await createEasOf(base)
  const network = createNetworkOf(base)
  const links = await createLinksOf(base)
  const evidence = await createEvidenceOf(base, links)
  const lookup = await createLookupOf(base, { eas, network, evidence, waitUntil: options.waitUntil })
  const cache = createAnswerCache<ReadyAnswer>({ maxBytes: Math.round(cacheBytes * (1 - PICTURE_SHARE - MCP_SHARE)), clock })
  base.onClose(store.onChange(cache.change))
  if (network) registerNetworkFigures(telemetry, network)
  registerFigures(telemetry, { version: packageVersion(), store, cache, tracing, log: log.sink })

  const surrogateKeys = createSurrogateKeysOf(base)
  const trace = (input: TraceInput) => traceLookup({ lookup, people: store.people, clock }, input)
  const search = { index: store.search, people: store.people }
  const putCredential = createPutOf(base, { hub, eas })
  const owner = await createOwnerOf(base, { hub, accounts: links })
  const api = createApi({
    lookup,
    owner,
    admin: createAdminOf(base, { lookup, network, trace }),
    search,
    network,
    changes: { log: store.log, onNews: store.onChange, baseUrl },
    webhooks: await createWebhookContext(base),
    credentials: store.credentials,
    putCredential,
    cache,
    surrogateKeys,
    trace: config.isProduction ? undefined : trace,
    baseUrl,
    hasMcp,
    log,
  })
  const signer = createSignerOf(base)
  const operations = createOperationRoutes({
    baseUrl,
    people: store.people,
    check: store.check,
    isDraining: () => isDraining,
    telemetry,
    securityContact: config.SECURITY_CONTACT,
    hasMcp,
    signer,
    log,
  })
  const mcp = createMcpOf(config, { store, lookup, search, cacheBytes: Math.round(cacheBytes * MCP_SHARE), clock, log })
  base.onClose(mcp.close)
  const bot = await createBotOf(base, { lookup, hub, waitUntil: options.waitUntil })
  const webhooks = bot && createWebhooks(bot, base)
  const frames = createFramesOf(base, { lookup, hub, owner, pictureBytes, surrogateKeys, hasDevtools: options.hasDevtools })
  const gate = await createGateOf(base, { signer, api, operations, mcp: hasMcp ? mcp : null, webhooks, frames })

  return {
    fetch: gate.fetch,
    ready: gate.ready,
    store,
    bot,
    mcp: mcp.context,
    trace,
    log,
    async start() {
      bot?.start()
      await startWebhooks(base)
      await startPurging(base)
      if (eas) runUntilClosed(base, (signal) => eas.indexer.run(signal))
      if (hub) startCastRecheck(base, hub)
      if (links) await startLinkRecheck(base, links)
      if (config.SNAPCHAIN_FOLLOW) await startFollowing(base, { evidence, online: eas?.online })
      await frames()
    },
    drain() {
      isDraining = true
    },
    flush: async () => tracing?.flush(),
    async close() {
      await bot?.stop()
      await base.close()
    },
    isLogStuck: log.sink.isWriting,
  }
}
