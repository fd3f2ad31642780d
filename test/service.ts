import { rm } from 'node:fs/promises'
import { Writable } from 'node:stream'
import type { FoundChannel, ProfileFields } from '@whocast/contract/profile.ts'
import { addReferenceRoutes } from '../frames/reference/routes.ts'
import { createApi } from '../src/api/app.ts'
import { createOperationRoutes } from '../src/api/operations.ts'
import { traceLookup } from '../src/api/trace.ts'
import type { ReceiveContext } from '../src/changes/notifications/receive.ts'
import { createAttestContext } from '../src/credentials/context.ts'
import { putCredential } from '../src/credentials/put.ts'
import type { ReadyAnswer } from '../src/http/answer.ts'
import type { AnswerSigner } from '../src/http/answer-signer.ts'
import { createClientAddress } from '../src/http/client-address.ts'
import type { NodeEnv } from '../src/http/exchange.ts'
import { createGate } from '../src/http/gate.ts'
import { createKeyRing } from '../src/http/key-ring.ts'
import { createToken, hashToken } from '../src/http/keys/api-key.ts'
import type { ApiKey } from '../src/http/keys/port.ts'
import type { Limits } from '../src/http/limits.ts'
import { type Listening, listen } from '../src/http/listen.ts'
import { createLimiter, type SharedCounters } from '../src/http/rate-limit.ts'
import { createAnswerCache } from '../src/http/response-cache.ts'
import type { SurrogateKeys } from '../src/http/surrogate-keys.ts'
import { createTelemetry } from '../src/http/telemetry/telemetry.ts'
import type { Clock } from '../src/kit/telemetry.ts'
import { createLog } from '../src/main/observability/log.ts'
import type { Store } from '../src/main/stores.ts'
import { openStore } from '../src/main/stores.ts'
import { createMcpOf } from '../src/main/wiring/mcp.ts'
import { checkUntrustedUrl } from '../src/net/untrusted-url.ts'
import type { OwnerContext } from '../src/owners/sign-in.ts'
import type { Lookup } from '../src/people/lookup.ts'
import { createLookup } from '../src/people/lookup.ts'
import type { Source } from '../src/people/source-port.ts'
import { apiKeyOf } from './api-key.ts'
import { newDataDir } from './data-dir.ts'

export interface TestServiceOptions {
  databaseUrl?: string
  /** Opened by the caller, who closes it. */
  store?: Store
  lookup?: Pick<Lookup, 'one' | 'many'>
  /** Answers `include=trace`, as outside of production. */
  hasTrace?: boolean
  sources?: Source[]
  limits?: Limits
  /** Of sign-in; null turns it off. */
  owner?: Partial<OwnerContext> | null
  counters?: SharedCounters
  trustProxy?: number
  secrets?: string[]
  mcpOrigins?: string[]
  /** Takes events of Farcaster clients. */
  miniApp?: Pick<ReceiveContext, 'sealer' | 'appKey' | 'isClients'>
  /** Origins at private addresses that webhooks may be sent to. */
  privateOrigins?: string[]
  /** How long a lookup waits for sources; half a second by default. */
  deadlineMs?: number
  /** For a cache in front. */
  surrogateKeys?: SurrogateKeys
  /** Signs answers. */
  signer?: AnswerSigner
  /** Keeps no log lines. */
  isSilent?: boolean
  baseUrl?: string
  clock?: Clock
  /** Kept for `logged()` when absent. */
  log?: ReturnType<typeof createLog>
}

/**
 * The API and the operation routes over a real store, without a network: what compose.ts wires,
 * less the other faces.
 */
export async function createTestService(options: TestServiceOptions = {}) {
  const folder = await newDataDir()
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const log = options.log ?? createLog({ level: 'info', secrets: options.secrets ?? [], stream })
  const clock = options.clock ?? Date.now
  const baseUrl = options.baseUrl ?? 'https://whocast.test'
  const store =
    options.store ??
    (await openStore({
      databaseUrl: options.databaseUrl,
      dataDir: folder,
      precedence: ['import'],
      clock,
      log,
    }))
  const telemetry = createTelemetry()
  const own = createLookup({
    sources: options.sources ?? [knowsNobody],
    people: store.people,
    deadlineMs: options.deadlineMs ?? 500,
    freshSeconds: 300,
    staleSeconds: 604_800,
    clock,
    telemetry,
    log,
  })
  const lookup = options.lookup ?? own
  const cache = createAnswerCache<ReadyAnswer>({ maxBytes: 8 * 2 ** 20, clock })
  const stop = store.onChange(cache.change)
  const putting = {
    ...createAttestContext({ people: store.people }),
    credentials: store.credentials,
    clock,
  }
  const owner: OwnerContext | null =
    options.owner === null
      ? null
      : {
          owners: store.owners,
          forget: store.people.forget,
          people: store.people,
          accounts: null,
          notifications: store.notifications,
          walletChains: new Map(),
          chains: new Set([1, 10, 8453]),
          registries: null,
          refresh: async () => {},
          baseUrl,
          clock,
          ...options.owner,
        }
  const api = createApi({
    lookup,
    owner,
    search: store.search.searchPeople,
    network: null,
    admin: {
      facts: {
        version: '0.0.0',
        runtime: process.version,
        database: store.kind,
        startedAt: clock(),
        isProduction: true,
        sources: [],
        limits: {},
        advice: [],
      },
      store,
      lookup: own,
      network: null,
      trace: (input) => traceLookup({ lookup: own, people: store.people, clock }, input),
      clock,
      log,
    },
    changes: { log: store.log, baseUrl },
    miniApp: options.miniApp
      ? { ...options.miniApp, notifications: store.notifications, clock, telemetry, log }
      : null,
    webhooks: {
      webhooks: store.webhooks,
      checkUrl: (url) => checkUntrustedUrl(new Set(options.privateOrigins), url),
      clock,
    },
    credentials: store.credentials,
    putCredential: (input) => putCredential(putting, input),
    cache,
    surrogateKeys: options.surrogateKeys,
    ...(options.hasTrace
      ? { trace: (input) => traceLookup({ lookup: own, people: store.people, clock }, input) }
      : {}),
    baseUrl,
    log,
  })
  const mcp = createMcpOf(
    { BASE_URL: baseUrl, origins: options.mcpOrigins ?? [] },
    {
      store,
      lookup,
      search: store.search.searchPeople,
      cacheBytes: 2 ** 20,
      clock,
      log,
    },
  )
  const operations = createOperationRoutes({
    baseUrl,
    addPages: (app) => addReferenceRoutes(app, { baseUrl, people: store.people }),
    check: store.check,
    isDraining: () => false,
    telemetry,
    signer: options.signer,
    hasMcp: true,
    log,
  })
  const { fetch, serve } = createGate({
    find: api.find,
    messages: mcp.messages,
    signer: options.signer,
    handle: (request, env) => {
      const { path } = env.exchange
      if (path === '/mcp') return mcp.fetch(request, env)
      return path.startsWith('/api/v1') ? api.fetch(request, env) : operations.fetch(request, env)
    },
    baseUrl,
    keyRing: createKeyRing({
      keys: store.keys,
      clock,
      ...(options.clock ? { monotonic: options.clock } : {}),
      log,
    }),
    limiter: createLimiter({ counters: options.counters, clock, log }),
    limits: options.limits ?? { anon: 0, key: 0, put: 0 },
    clientAddress: createClientAddress(options.trustProxy ?? 0),
    telemetry,
    log,
  })
  let keyCount = 0
  return {
    store,
    lookup,
    owner,
    cache,
    baseUrl,
    /** For servers of MCP tools over other transports. */
    mcp: mcp.context,
    /** Where the embedded database lies. */
    folder,
    fetch,
    serve,
    /** What was logged so far. */
    logged: () => lines.join(''),
    /** A request as from a client; paths without origin are below `/api/v1`. */
    request: async (path: string, init?: RequestInit, env?: NodeEnv) =>
      fetch(
        new Request(path.startsWith('http') ? path : `http://localhost/api/v1${path}`, init),
        env,
      ),
    /** A live key and its token. */
    async issueKey(fields: Partial<ApiKey> = {}) {
      keyCount += 1
      const token = createToken()
      const key = apiKeyOf({
        id: `key${keyCount}`,
        name: `Issuer ${keyCount}`,
        scopes: ['read', 'attest', 'webhooks'],
        createdAt: Math.floor(clock() / 1000),
        ...fields,
      })
      await store.keys.create(key, hashToken(token))
      return { key, token }
    },
    /** A person with these verified links, as an import makes one. */
    person: (profileID: string, fields: ProfileFields, channels: FoundChannel[]) =>
      store.people.save(
        [
          {
            source: 'import',
            scope: `import:${profileID}`,
            checkedAt: Math.floor(clock() / 1000),
            profileID,
            fields,
            channels,
          },
        ],
        { refreshAt: null },
      ),
    async close() {
      stop()
      await mcp.close()
      if (!options.store) await store.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A source that could know anybody, and knows nobody. */
const knowsNobody: Source = {
  name: 'nobody',
  canWiden: () => true,
  widen: async (identifiers) => identifiers.map(() => null),
  collect: async (subjects) => subjects.map(() => []),
}

export type TestService = Awaited<ReturnType<typeof createTestService>>

export const vitalik = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
export const vitalikChecksummed = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const adaID = 'ada_0123456789abcdefg'

/**
 * Ada has one of everything: a wallet, an ENS name, a Farcaster account, a verified and a claimed
 * handle.
 */
export const addAda = (service: TestService) =>
  service.person(
    adaID,
    { displayName: 'Ada ✨', bio: 'نص', avatarUrl: 'https://example.com/ada.png', location: '' },
    [
      { type: 'wallet', value: vitalik, isVerified: true },
      { type: 'ens', value: 'ada.eth', isVerified: true },
      {
        type: 'farcaster',
        value: 'ada',
        isVerified: true,
        metadata: [{ name: 'fid', value: '616' }],
      },
      { type: 'twitter', value: 'AdaL', isVerified: true },
      { type: 'github', value: 'ada-claims', isVerified: false },
    ],
  )

/**
 * Listens on a port of its own on this machine, as `node.ts` does for the service. What breaks
 * unseen there is thrown here.
 */
export const listenFor = (
  service: Pick<TestService, 'fetch' | 'serve' | 'baseUrl'>,
  port = 0,
): Promise<Listening> =>
  listen({
    fetch: service.fetch,
    serve: service.serve,
    port,
    host: '127.0.0.1',
    baseUrl: service.baseUrl,
    keepAliveSeconds: 1,
    onError: (error) => {
      throw error
    },
  })
