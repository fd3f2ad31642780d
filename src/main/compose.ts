import { type TraceInput, traceLookup } from '../api/trace.ts'
import { createBotWatch } from '../bot/check-configured.ts'
import type { ReadyAnswer } from '../http/answer.ts'
import { createAnswerSigner } from '../http/answer-signer.ts'
import type { Member } from '../http/fleet/member.ts'
import { createAnswerCache } from '../http/response-cache.ts'
import { packageVersion } from '../kit/root.ts'
import type { Config } from './config.ts'
import { registerGauges, registerNetworkGauges } from './observability/gauges.ts'
import { createLinksOf } from './wiring/accounts.ts'
import { createActorOf } from './wiring/actor.ts'
import { createApiOf } from './wiring/api.ts'
import { type Base, createBase } from './wiring/base.ts'
import { createBotOf, createWebhooks } from './wiring/bot.ts'
import { createPutOf } from './wiring/credentials.ts'
import { createEasOf } from './wiring/eas.ts'
import { createEvidenceOf } from './wiring/evidence.ts'
import { createHubOf } from './wiring/farcaster.ts'
import { createFramesOf } from './wiring/frames.ts'
import { createGateOf } from './wiring/http.ts'
import { createLookupOf } from './wiring/lookup.ts'
import { createMcpOf } from './wiring/mcp.ts'
import { createNetworkOf } from './wiring/network.ts'
import { createOperationsOf } from './wiring/operations.ts'
import { createOwnerOf } from './wiring/owner.ts'
import { createSurrogateKeysOf } from './wiring/purge.ts'
import { workers } from './workers.ts'

/** The whole service, wired, not yet listening. */
export type Composition = Awaited<ReturnType<typeof compose>>

interface ComposeOptions {
  /** Serverless platforms: keeps the process alive until the promise settles. */
  waitUntil?: (work: Promise<void>) => void
  /** Mounts Frog's devtools, which open any URL that they are given: for `npm run dev` alone. */
  hasDevtools?: boolean
  /** Where the log goes in place of standard output, for a command that needs that for itself. */
  logStream?: NodeJS.WritableStream
  /** Given if this process is one of several workers. */
  member?: Member | null
}

/** Bytes of memory for what is kept ready, by kind. */
function sharesOf(config: Config) {
  const bytes = config.CACHE_MEGABYTES * 2 ** 20
  return {
    answers: Math.round(bytes * 0.5),
    pictures: Math.round(bytes * 0.32),
    pages: Math.round(bytes * 0.08),
    mcp: Math.round(bytes * 0.1),
  }
}

/** Returns the parts of the service that its gauges read. */
const gaugesOf = ({ store, tracing, log, config }: Base) => ({
  version: packageVersion(),
  store,
  dataDir: store.kind === 'sqlite' ? config.DATA_DIR : null,
  tracing,
  log: log.sink,
})

/** Wires the service: configuration → store, sources, lookup → API, frames, bot. */
export async function compose(config: Config, options: ComposeOptions = {}) {
  const base = await createBase(config, options)
  const { store, telemetry, tracing, log, clock } = base
  const memory = sharesOf(config)
  const hasMcp = config.MCP !== 'off'
  let isDraining = false
  const hub = await createHubOf(base)
  const eas = await createEasOf(base)
  const network = createNetworkOf(base)
  const actor = createActorOf(base)
  const links = await createLinksOf(base, { hub, actor })
  const evidence = await createEvidenceOf(base, links)
  const { waitUntil } = options
  const lookup = await createLookupOf(base, { eas, network, evidence, waitUntil })
  const cache = createAnswerCache<ReadyAnswer>({ maxBytes: memory.answers, clock })
  base.onClose(store.onChange(cache.change))
  if (network) registerNetworkGauges(telemetry, network)
  registerGauges(telemetry, { ...gaugesOf(base), cache })

  const surrogateKeys = createSurrogateKeysOf(base)
  const trace = (input: TraceInput) => traceLookup({ lookup, people: store.people, clock }, input)
  const search = store.search.searchPeople
  const putCredential = createPutOf(base, { hub, eas })
  const owner = await createOwnerOf(base, { hub, accounts: links, lookup })
  const api = await createApiOf(base, {
    hub,
    lookup,
    owner,
    search,
    network,
    putCredential,
    cache,
    surrogateKeys,
    trace,
    hasMcp,
  })
  const { RESPONSE_SIGNING_KEY: seeds, BASE_URL: baseUrl } = config
  const signer = seeds && createAnswerSigner({ seeds, baseUrl, clock })
  const botWatch = createBotWatch(base, hub, { begins: waitUntil !== undefined })
  const served = { isDraining: () => isDraining, signer, actor, hasMcp }
  const operations = createOperationsOf(base, { ...served, warning: botWatch.warning })
  const mcp = createMcpOf(
    { BASE_URL: config.BASE_URL, origins: config.MCP === 'off' ? [] : config.MCP },
    { store, lookup, search, cacheBytes: memory.mcp, clock, log },
  )
  base.onClose(mcp.close)
  const bot = await createBotOf(base, { lookup, hub, waitUntil })
  const frames = createFramesOf(base, {
    lookup,
    hub,
    owner,
    actor,
    pictureBytes: memory.pictures,
    pageBytes: memory.pages,
    surrogateKeys,
    hasDevtools: options.hasDevtools,
  })
  const gate = await createGateOf(base, {
    signer,
    api,
    operations,
    mcp: hasMcp ? mcp : null,
    webhooks: bot && createWebhooks(bot, base),
    frames,
  })

  return {
    fetch: gate.fetch,
    /** For `listen`. */
    serve: gate.serve,
    store,
    /** The bot, where one is configured. */
    bot,
    /** The context of the MCP tools, for `whocast mcp`. */
    mcp: mcp.context,
    /** For `whocast lookup`. */
    trace,
    log,
    /** Begins background work; long-lived processes call it once they listen. */
    async start(): Promise<void> {
      bot?.start()
      botWatch.begin()
      await Promise.all(workers.map((begin) => begin(base, { eas, hub, links, evidence, owner })))
      await frames()
    },
    /** From now on `/readyz` answers 503, so that balancers send requests elsewhere. */
    drain(): void {
      isDraining = true
    },
    /** Sends the traces that wait, where they are exported; never rejects, takes at most 1.5 s. */
    flush: async () => tracing?.flush(),
    /** Ends background work and closes what is open. */
    async close(): Promise<void> {
      await bot?.stop()
      await base.close()
    },
    /** Returns true after `close` if an orderly exit would wait for the log's reader for ever. */
    isLogStuck: log.sink.isWriting,
  }
}
