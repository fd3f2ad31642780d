import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { Address, Hex } from 'viem'
import { API_PATH, createApi } from './api/app.ts'
import { createOperationRoutes } from './api/operations.ts'
import type { Bot } from './bot/bot.ts'
import { type Config, secretsOf } from './config.ts'
import { createAttestations } from './credentials/attestations.ts'
import { createCastRecheck } from './credentials/cast-recheck.ts'
import { createSteadyClock } from './domain/clock.ts'
import type { GuardedFetch } from './domain/ports/guarded-fetch.ts'
import type { Lookup } from './domain/ports/lookup.ts'
import type { EvidenceKeeper, Source } from './domain/ports/source.ts'
import type { Store } from './domain/ports/store.ts'
import type { Clock, Logger, Telemetry } from './domain/ports/telemetry.ts'
import type { OnlineChecks } from './evidence/verdict.ts'
import { hubCast } from './farcaster/hub-cast.ts'
import type { ReadyAnswer } from './http/answer.ts'
import { createClientAddress } from './http/client-address.ts'
import type { GateEnv, HttpEnv } from './http/exchange.ts'
import { createGate, type Gate } from './http/gate.ts'
import { createKeyRing } from './http/key-ring.ts'
import { createErrorHandler } from './http/problem.ts'
import { createLimiter, type SharedCounters } from './http/rate-limit.ts'
import type { HttpJson } from './net/http-json.ts'
import { MemoryBudget } from './net/memory-budget.ts'
import { createUpstreamNetwork, type UpstreamNetwork } from './net/upstream-network.ts'
import { registerBotFigures, registerFigures } from './observability/gauges.ts'
import { createLog } from './observability/log.ts'
import { createTelemetry } from './observability/telemetry.ts'
import type { Tracing } from './observability/tracing.ts'
import { createAnswerCache } from './people/cache.ts'
import { createLookup } from './people/lookup.ts'
import { packageVersion } from './root.ts'
import { openConfiguredStore } from './store-of-config.ts'

/** The whole service, wired, not yet listening. */
export interface Composition {
  fetch: Gate['fetch']
  /** For `listen`. */
  ready: Gate['ready']
  store: Store
  /** The bot, where one is configured. */
  bot: Bot | null
  log: Logger
  /** Begins background work; long-lived processes call it once they listen. */
  start(): Promise<void>
  /** From now on `/readyz` sends balancers elsewhere. */
  drain(): void
  /** Sends the traces that wait, where they are exported; never rejects, and takes no longer than a second and a half. */
  flush(): Promise<void>
  /** Ends background work and closes what is open. */
  close(): Promise<void>
  /** Whether the log's reader has stopped reading, after `close`: an orderly exit would wait for it for ever. */
  isLogStuck(): boolean
}

export interface ComposeOptions {
  /** Serverless platforms: keeps the process alive until the promise settles. */
  waitUntil?: (work: Promise<void>) => void
  /** Mounts Frog's devtools, which open any URL for whoever asks: for `npm run dev` alone. */
  hasDevtools?: boolean
}

/** The bot's routes as figures and traces name them. */
const webhookPaths = new Set(['/webhooks/neynar', '/webhooks/cron'])

/** How long the last log lines may take to be written. */
const LOG_FLUSH_MS = 500

/** Of the memory for answers, the share that finished pictures get. */
const PICTURE_SHARE = 0.4

/** THE wiring: configuration → store, sources, lookup → API, frames, bot. */
export async function compose(config: Config, options: ComposeOptions = {}): Promise<Composition> {
  const tracing = await createTracingOf(config, (error) => {
    if (error) log.warn({ err: error }, 'traces cannot be exported')
    else log.info({}, 'traces are exported again')
  })
  const log = createLog({
    level: config.LOG_LEVEL,
    secrets: secretsOf(config),
    fields: tracing?.ids,
    isBuffered: !config.isServerless,
    addresses: config.LOG_ADDRESSES,
  })
  for (const warning of config.warnings) {
    // A name without effect may be the level itself, misspelt: it is told whatever the level is.
    if (log.isLevelEnabled('warn')) log.warn({}, warning)
    else console.error(`Whocast: ${warning}`)
  }
  const telemetry = createTelemetry(tracing)
  const clock = createSteadyClock()
  const store = await openConfiguredStore(config, { clock, telemetry, log })
  const closers: (() => unknown)[] = [...(tracing ? [tracing.close] : []), () => store.close()]
  const baseUrl = config.BASE_URL
  let isDraining = false

  const memory = createStrangersMemory()
  const guardedFetch = createLazyGuardedFetch(config, memory.downloads)
  const network = createUpstreamNetwork({ dnsServers: config.DNS_SERVERS })
  closers.push(() => network.close())
  const hub = await createHubOf(config, { network, telemetry })
  if (hub) closers.push(() => hub.close())

  const eas = await createEasOf(config, { store, network, telemetry, log })
  const networks = await createSources(config, {
    guardedFetch,
    network,
    telemetry,
    online: eas?.online,
    onNode: (url) => log.info({ url }, 'took a public Farcaster node'),
  })
  for (const { close } of networks) if (close) closers.push(close)
  const lookup = createLookup({
    clock,
    sources: [...networks, ...(eas ? [eas.source] : [])],
    evidence: await createEvidenceOf(config, { network, telemetry, log }),
    people: store.people,
    ...(store.kind === 'postgres' ? { leases: store.cursors } : {}),
    deadlineMs: config.LOOKUP_DEADLINE_MS,
    freshSeconds: config.FRESH_SECONDS,
    staleSeconds: config.STALE_SECONDS,
    ...(options.waitUntil ? { waitUntil: options.waitUntil } : {}),
    telemetry,
    log,
  })

  const cacheBytes = config.CACHE_MEGABYTES * 2 ** 20
  const pictureBytes = Math.round(cacheBytes * PICTURE_SHARE)
  const cache = createAnswerCache<ReadyAnswer>({ maxBytes: cacheBytes - pictureBytes, clock })
  closers.push(store.onChange(cache.change))
  registerFigures(telemetry, { version: packageVersion(), store, cache, tracing, log: log.sink })

  const api = createApi({
    lookup,
    credentials: store.credentials,
    attestations: createAttestations({
      people: store.people,
      ...(config.ATTESTER_PRIVATE_KEY ? { attesterKey: config.ATTESTER_PRIVATE_KEY } : {}),
      ...(eas ? { online: eas.online } : {}),
      ...(hub ? { castByHash: async (hash: Hex, { fid }) => (fid === undefined ? null : hubCast(hub, hash, fid)) } : {}),
    }),
    cache,
    baseUrl,
    log,
  })
  const operations = createOperationRoutes({
    baseUrl,
    check: store.check,
    isDraining: () => isDraining,
    telemetry,
    securityContact: config.SECURITY_CONTACT,
    log,
  })
  const bot = await createBotOf(config, { store, lookup, hub, network, clock, telemetry, log, ...options })

  if (bot) registerBotFigures(telemetry, store.mentions)
  // A webhook that could not be stored is a 503, after which it is sent again.
  const webhooks = bot && new Hono<HttpEnv>().route('/webhooks', bot.app).onError(createErrorHandler({ baseUrl, log }))

  // Pages and pictures need libraries that a process which only serves the API need not load.
  const frames = lazily(async () => {
    const [{ createFrames }, { createRenderer }] = await Promise.all([import('../frames/app.ts'), import('./render/renderer.ts')])
    const renderer = createRenderer({
      fetchAvatar: guardedFetch,
      baseUrl,
      telemetry,
      log,
      cacheBytes: pictureBytes,
      memory,
      onRemoval: (listener) => store.onChange((change) => 'isRemoval' in change && listener()),
    })
    closers.push(() => renderer.close())
    return createFrames({
      clock,
      lookup,
      renderer,
      credentials: store.credentials,
      people: store.people,
      baseUrl,
      accountAssociation: config.FARCASTER_ACCOUNT_ASSOCIATION,
      baseBuilder: config.BASE_BUILDER_ADDRESS as Address | undefined,
      isUnlisted: config.NOINDEX,
      frameSecret: config.FRAME_SECRET ?? randomBytes(32).toString('hex'),
      hubUrl: ownNode(config),
      isProduction: config.isProduction,
      hasDevtools: options.hasDevtools,
      log,
    })
  })

  const operationPath = /^\/(livez|readyz|metrics|docs|problems|\.well-known\/security\.txt)(\/|$)/
  const isFramesPath = (path: string) => !path.startsWith(API_PATH) && !operationPath.test(path) && !path.startsWith('/webhooks/')
  const handle = (request: Request, env: GateEnv): Response | Promise<Response> => {
    const { path } = env.exchange
    if (path.startsWith(API_PATH)) return api.fetch(request, env)
    if (operationPath.test(path)) return operations.fetch(request, env)
    if (webhooks && path.startsWith('/webhooks/')) {
      if (webhookPaths.has(path)) env.exchange.route = path
      return webhooks.fetch(request, env)
    }
    return frames().then((app) => app.fetch(request, env))
  }

  const counters = await createSharedCounters(config, log, closers)
  const gate = createGate({
    handle,
    ready: api.ready,
    baseUrl,
    keyRing: createKeyRing({ keys: store.keys, clock, log }),
    limiter: createLimiter({ counters, onAlone: () => telemetry.count('limits_alone'), log }),
    limits: {
      anon: config.RATE_LIMIT_ANON,
      page: config.RATE_LIMIT_PAGE,
      picture: config.RATE_LIMIT_PICTURE,
      key: config.RATE_LIMIT_KEY,
      put: config.RATE_LIMIT_PUT,
    },
    refuse: (request, env, error) =>
      isFramesPath(env.exchange.path) ? frames().then((app) => app.fetch(request, { ...env, refused: error })) : null,
    clientAddress: createClientAddress(config.TRUST_PROXY),
    telemetry,
    tracing,
    log,
  })

  return {
    fetch: gate.fetch,
    ready: gate.ready,
    store,
    bot,
    log,
    async start() {
      bot?.start()
      if (eas) closers.push(runUntilClosed((signal) => eas.indexer.run(signal)))
      if (hub) closers.push(runUntilClosed(createCastRecheckOf(hub, store, log).run))
      await frames()
    },
    drain() {
      isDraining = true
    },
    flush: async () => tracing?.flush(),
    async close() {
      await bot?.stop()
      // What was opened last is closed first: the store outlives its users.
      for (const close of closers.toReversed()) await close()
      await log.sink.flush(LOG_FLUSH_MS)
    },
    isLogStuck: log.sink.isWriting,
  }
}

/** Traces, where an exporter is configured; nothing of them is loaded elsewhere. */
async function createTracingOf(config: Config, onExportChange: (error: Error | null) => void): Promise<Tracing | null> {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT) return null
  const { createTracing } = await import('./observability/tracing.ts')
  return createTracing({
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: config.OTEL_SERVICE_NAME,
    serviceVersion: packageVersion(),
    resourceAttributes: config.OTEL_RESOURCE_ATTRIBUTES,
    sampler: config.OTEL_TRACES_SAMPLER,
    ratio: config.OTEL_TRACES_SAMPLER_ARG,
    baseUrl: config.BASE_URL,
    isParentTrusted: config.TRUST_TRACEPARENT,
    onExportChange,
  })
}

/**
 * What all of the strangers' files may take together: bytes that are read or wait to be opened, and pixels while they are. A part of
 * the ceiling that docs/operating.md promises.
 */
function createStrangersMemory() {
  const downloads = new MemoryBudget({ bytes: 32 * 2 ** 20 })
  return { downloads, pixels: new MemoryBudget({ bytes: 96 * 2 ** 20, fairBytes: 96 * 2 ** 20 }) }
}

/** Runs background work; returns what ends it and waits for its end. */
function runUntilClosed(work: (signal: AbortSignal) => Promise<void>): () => Promise<void> {
  const ending = new AbortController()
  const running = work(ending.signal)
  return () => {
    ending.abort()
    return running
  }
}

/** Makes a thing once, when it is first asked for; tries again after a failure. */
function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

/** The guarded fetch, whose HTTP client is loaded when the first stranger's URL is opened. */
function createLazyGuardedFetch(config: Config, downloads?: MemoryBudget): GuardedFetch {
  const load = lazily(async () => {
    const [{ createGuardedFetch }, { createResolver }] = await Promise.all([
      import('./net/guarded-fetch.ts'),
      import('./net/resolver.ts'),
    ])
    const resolve = createResolver(config.DNS_SERVERS ? { servers: config.DNS_SERVERS } : {})
    return createGuardedFetch({ allowPrivateOrigins: config.ALLOW_PRIVATE_ORIGINS, resolve, ...(downloads ? { downloads } : {}) })
  })
  return async (url, options) => (await load())(url, options)
}

interface SourceParts {
  guardedFetch?: GuardedFetch
  network?: UpstreamNetwork
  telemetry: Telemetry
  online?: OnlineChecks | undefined
  /** Told which public Farcaster node was taken. */
  onNode?: ((url: string) => void) | undefined
  /** Among which `SNAPCHAIN_URL=auto` chooses; the list of public-node.ts where absent. */
  nodes?: readonly string[] | undefined
}

/**
 * The sources that are configured, in order of precedence (store-of-config.ts). The caller closes them.
 *
 * @param parts.guardedFetch opens what ENS records name; made of the configuration where absent
 * @param parts.online asks chains about the wallets that are contracts
 */
export async function createSources(config: Config, parts: SourceParts): Promise<Source[]> {
  const { guardedFetch = createLazyGuardedFetch(config), network, telemetry, online } = parts
  const lookup = network?.lookup
  const sources: Source[] = []
  if (config.NEYNAR_API_KEY || config.NEYNAR_BASE_URL) {
    const { createNeynarSource } = await import('./sources/neynar/neynar.ts')
    sources.push(createNeynarSource({ apiKey: config.NEYNAR_API_KEY, baseUrl: config.NEYNAR_BASE_URL, lookup, telemetry }))
  }
  const ens = await createEnsOf(config, { guardedFetch, network, telemetry })
  if (config.SNAPCHAIN_URL !== 'off') {
    const { createSnapchainSource } = await import('./sources/farcaster/farcaster.ts')
    sources.push(
      createSnapchainSource({
        url: ownNode(config) ?? (await createPublicNode(parts)),
        fnameRegistryUrl: config.FNAME_REGISTRY_URL,
        ...(online ? { isSignedBy: online.isSignedBy } : {}),
        resolveName: ens?.resolveName,
        lookup,
        telemetry,
      }),
    )
  }
  if (ens) sources.push(ens)
  if (config.UPSTREAM_API_URL) {
    const { createUpstreamSource } = await import('./sources/upstream/upstream.ts')
    const base = config.UPSTREAM_API_URL
    sources.push(createUpstreamSource({ baseUrl: base.endsWith(API_PATH) ? base : `${base}${API_PATH}`, lookup, telemetry }))
  }
  return sources
}

/** With which key a private fname registry signs; undefined for the public one, whose key is known. */
async function createFnameAuthority(config: Config, { lookup }: UpstreamNetwork, telemetry: Telemetry) {
  const url = config.FNAME_REGISTRY_URL
  const [{ createFnameRegistry, isPublicRegistry }, { createHttpJson }] = await Promise.all([
    import('./farcaster/fname-registry.ts'),
    import('./net/http-json.ts'),
  ])
  if (config.SNAPCHAIN_URL === 'off' || isPublicRegistry(url)) return async () => undefined
  const registry = createFnameRegistry(
    createHttpJson({ source: 'fnames', baseUrl: url, timeoutMs: 2000, lookup, telemetry }),
    url,
  )
  return () => registry.signer().catch(() => undefined)
}

/** Storage proofs of what Farcaster and ENS say; what is known of each row is graded without an RPC, too. */
async function createEvidenceOf(
  config: Config,
  { network, telemetry, log }: { network: UpstreamNetwork; telemetry: Telemetry; log: Logger },
): Promise<EvidenceKeeper> {
  const [{ createEvidenceKeeper }, { createChainReader, publicRpcs }, { gradeFinding }] = await Promise.all([
    import('./sources/proofs/keeper.ts'),
    import('./sources/proofs/chain-proofs.ts'),
    import('./evidence/grade.ts'),
  ])
  const urls = [
    { chainId: 10, url: config.SNAPCHAIN_URL === 'off' ? 'off' : (config.OP_RPC_URL ?? publicRpcs[10]) },
    { chainId: 1, url: config.ETH_RPC_URL ?? publicRpcs[1] },
  ].filter(({ url }) => url !== 'off')
  const readers = urls.map(({ chainId, url: rpcUrl }) => {
    const onRequest = () => telemetry.count('upstream_calls', { source: `chain-${chainId}`, call: 'proof' })
    return [chainId, createChainReader(chainId, { rpcUrl, fetch: network.fetch, onRequest })] as const
  })
  const fnameRegistry = await createFnameAuthority(config, network, telemetry)
  return createEvidenceKeeper({
    readers: new Map(readers),
    grade: async (finding, isKnownBlock) =>
      gradeFinding(finding, { now: Math.floor(Date.now() / 1000), fnameRegistry: await fnameRegistry(), isKnownBlock }),
    telemetry,
    log,
  })
}

/** ENS, unless it is turned off. */
async function createEnsOf(
  config: Config,
  {
    guardedFetch,
    network,
    telemetry,
  }: { guardedFetch: GuardedFetch; network: UpstreamNetwork | undefined; telemetry: Telemetry },
) {
  if (config.ETH_RPC_URL === 'off') return null
  const { createEnsSource } = await import('./sources/ens/ens.ts')
  return createEnsSource({
    ...(config.ETH_RPC_URL ? { rpcUrl: config.ETH_RPC_URL } : {}),
    ...(config.ENS_UNIVERSAL_RESOLVER ? { universalResolver: config.ENS_UNIVERSAL_RESOLVER as Address } : {}),
    guardedFetch,
    fetch: network?.fetch,
    ipfsGateway: config.IPFS_GATEWAY_URL,
    telemetry,
  })
}

/** The node that the operator named, whose word on what is signed and deleted counts. A public one only hands out what is checked here. */
const ownNode = ({ SNAPCHAIN_URL: url }: Config): string | undefined => (url === 'auto' || url === 'off' ? undefined : url)

const NODE_PROBE_MS = 2000

/** `SNAPCHAIN_URL=auto`: the first public node that answers, chosen when one is first needed. */
async function createPublicNode({ network, onNode, nodes }: SourceParts): Promise<() => Promise<string>> {
  const [{ createNodeChooser, publicNodes }, { createHttpJson }] = await Promise.all([
    import('./farcaster/public-node.ts'),
    import('./net/http-json.ts'),
  ])
  return createNodeChooser({
    nodes: nodes ?? publicNodes,
    connect: (url) =>
      createHttpJson({ source: 'snapchain', baseUrl: `${url}/v1`, timeoutMs: NODE_PROBE_MS, lookup: network?.lookup }),
    onChosen: onNode,
  })
}

async function createHubOf(
  config: Config,
  { network, telemetry }: { network: UpstreamNetwork; telemetry: Telemetry },
): Promise<HttpJson | null> {
  const url = ownNode(config)
  if (!url) return null
  const { createHttpJson } = await import('./net/http-json.ts')
  return createHttpJson({ source: 'snapchain', baseUrl: `${url}/v1`, lookup: network.lookup, telemetry })
}

/** What reads attestations on the configured chains: the checks of what issuers PUT, the indexer, and its source. */
async function createEasOf(
  config: Config,
  { store, network, telemetry, log }: { store: Store; network: UpstreamNetwork; telemetry: Telemetry; log: Logger },
) {
  if (!config.EAS_RPC_URLS?.length) return null
  const [{ createChainClients, createOnlineChecks }, { createEasIndexer, createEasSource }, { privateKeyToAddress }] =
    await Promise.all([import('./credentials/online.ts'), import('./sources/eas/eas.ts'), import('viem/accounts')])
  const clients = createChainClients(config.EAS_RPC_URLS, { fetch: network.fetch })
  const indexer = createEasIndexer({
    clients,
    store,
    ...(config.ATTESTER_PRIVATE_KEY ? { attester: privateKeyToAddress(config.ATTESTER_PRIVATE_KEY) } : {}),
    telemetry,
    log,
  })
  return { online: createOnlineChecks(clients), indexer, source: createEasSource(indexer) }
}

/** What takes off credentials whose cast was deleted. */
const createCastRecheckOf = (hub: HttpJson, store: Store, log: Logger) =>
  createCastRecheck({
    credentials: store.credentials,
    cursors: store.cursors,
    castByHash: (hash, fid) => hubCast(hub, hash, fid),
    log,
  })

/** Limits are counted in Redis where there is one, else in PostgreSQL, else by each process alone. */
async function createSharedCounters(
  config: Config,
  log: Logger,
  closers: (() => unknown)[],
): Promise<SharedCounters | undefined> {
  const { RATE_LIMIT_REDIS_URL: redisUrl, DATABASE_URL: databaseUrl } = config
  if (!redisUrl && !databaseUrl) return undefined
  const { openSharedCounters } = await import('./http/shared-counters.ts')
  const at = redisUrl ? { redisUrl } : { pool: await createLimiterPool(databaseUrl ?? '') }
  const { counters, close } = await openSharedCounters(at, log)
  closers.push(close)
  return counters
}

/** A few connections for the limiter alone, so that it waits for no lookup, and for no frozen database either. */
async function createLimiterPool(databaseUrl: string) {
  const { createPool } = await import('./store/engines/postgres-pool.ts')
  const ms = 1000
  return createPool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: ms,
    query_timeout: ms,
    statement_timeout: ms,
  })
}

/** The bot, when it has a name, a fid and a way to publish. */
async function createBotOf(
  config: Config,
  parts: {
    store: Store
    lookup: Lookup
    hub: HttpJson | null
    network: UpstreamNetwork
    clock: Clock
    telemetry: Telemetry
    log: Logger
  } & ComposeOptions,
): Promise<Bot | null> {
  const { store, lookup, hub, network, clock, telemetry, log, waitUntil } = parts
  const { BOT_FID: fid, BOT_USERNAME: username } = config
  if (fid === undefined || username === undefined || !(config.NEYNAR_SIGNER_UUID || config.BOT_APP_KEY)) return null
  const [
    { createBot },
    { createEndorser },
    { createNeynarClient, createNeynarPublisher, createNeynarReader },
    { createHubPublisher, createHubReader },
  ] = await Promise.all([import('./bot/bot.ts'), import('./bot/endorser.ts'), import('./bot/neynar.ts'), import('./bot/hub.ts')])
  const hasNeynar = config.NEYNAR_API_KEY !== undefined || config.NEYNAR_BASE_URL !== undefined
  const neynar = createNeynarClient({
    apiKey: config.NEYNAR_API_KEY,
    baseUrl: config.NEYNAR_BASE_URL,
    lookup: network.lookup,
  })
  const publisher =
    hub && config.BOT_APP_KEY
      ? createHubPublisher({ http: hub, fid, appKey: config.BOT_APP_KEY })
      : createNeynarPublisher(neynar, config.NEYNAR_SIGNER_UUID ?? '')
  return createBot({
    clock,
    fid,
    username,
    baseUrl: config.BASE_URL,
    webhookSecrets: config.NEYNAR_WEBHOOK_SECRETS ?? [],
    ...(config.CRON_SECRET ? { cronSecret: config.CRON_SECRET } : {}),
    manners: {
      isEnabled: config.BOT_ENABLED,
      minScore: config.BOT_MIN_SCORE,
      denylist: new Set(config.BOT_DENYLIST),
      limits: {
        authorLastHour: config.BOT_PER_AUTHOR_HOUR,
        authorInThread: config.BOT_PER_THREAD,
        inThread: 3,
        overallLastHour: config.BOT_PER_HOUR,
        authorHelpLastDay: 1,
        authorEndorsementsLastDay: config.BOT_ENDORSEMENTS_PER_DAY,
        overallEndorsementsLastDay: config.BOT_ENDORSEMENTS_PER_DAY_TOTAL,
      },
    },
    lookup,
    store,
    publisher,
    endorse: createEndorser({
      botFid: fid,
      table: config.BOT_ENDORSEMENTS,
      lookup,
      credentials: store.credentials,
      castByHash: async (hash, author) => (hub ? hubCast(hub, hash, author) : null),
    }),
    readers: [...(hub ? [createHubReader(hub)] : []), ...(hasNeynar ? [createNeynarReader(neynar)] : [])],
    ...(waitUntil ? { waitUntil } : {}),
    telemetry,
    log,
  })
}
