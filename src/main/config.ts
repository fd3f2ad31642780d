import { hex32, webUrl } from '@whocast/contract/schemas.ts'
import { z } from 'zod'
import { conflicts, misspelt, removed } from './config-problems.ts'
import {
  account,
  accountAssociation,
  accounts,
  dnsServers,
  endorsements,
  fids,
  flag,
  follow,
  list,
  numbers,
  oneOf,
  postgresUrl,
  purgedCache,
  purgeSecret,
  redisUrl,
  rpcByChain,
  share,
  signingKeys,
  text,
  trustProxy,
  urlOr,
  urlsOr,
  webOrigin,
  whole,
  withOption,
} from './config-types.ts'

/** The configuration; the only reader of `process.env`. `docs/operating.md` explains it. */
export type Config = ReturnType<typeof loadConfig>

/** Every problem of the configuration at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`invalid configuration:\n${problems.map((p) => `  - ${p}`).join('\n')}`)
    this.problems = problems
  }
}

/** An environment variable; validation, redaction, `whocast config` and docs derive from it. */
export interface Variable<Schema extends z.ZodType = z.ZodType> {
  schema: Schema
  /** For the table in docs/operating.md, in Markdown. */
  about: string
  /** The default in words, if it is not simply a value. */
  otherwise: string | undefined
  /**
   * `whole`: the value is never shown. `address`: of a URL, only its host is shown. Either way no
   * log line holds it.
   */
  secrecy: 'none' | 'address' | 'whole'
}

const declare =
  (secrecy: Variable['secrecy']) =>
  <Schema extends z.ZodType>(
    schema: Schema,
    about: string,
    otherwise?: string,
  ): Variable<Schema> => ({
    schema,
    about,
    otherwise,
    secrecy,
  })
const plain = declare('none')
const secret = declare('whole')
/** A URL that may hold a password, or a key in its path. */
const address = declare('address')

/** The identity registry of ERC-8004, the same on all chains. */
const ERC_8004_REGISTRY = '0x8004A169FB4a3325136EB29fA0ceB6D2e539a432'

/** Every variable, in the order of the documentation. */
export const variables = {
  NODE_ENV: plain(
    z.string().default('development'),
    '`production` disables the debugger (`/dev`) and test settings, and requires `BASE_URL`: set it',
  ),
  PORT: plain(whole(0, 65_535).default(3000), 'port to listen on'),
  HOST: plain(z.string().default('0.0.0.0'), 'address to listen on'),
  WORKERS: plain(
    whole(1, 64).default(1),
    'processes that share the port, one for each core: [workers](#workers)',
  ),
  BASE_URL: plain(
    webOrigin.optional(),
    'public origin of all absolute URLs',
    '`http://localhost:$PORT`',
  ),
  DATABASE_URL: address(postgresUrl.optional(), '`postgres://…`', 'unset: SQLite'),
  DATABASE_DIRECT_URL: address(
    postgresUrl.optional(),
    'the server itself, if `DATABASE_URL` leads to a pooler of transactions (PgBouncer): [connections](#connections)',
  ),
  DATABASE_REPLICA_URL: address(
    withOption(
      'lag',
      z.string().transform(list).pipe(z.array(postgresUrl)).optional(),
      whole(1, 60).optional(),
    ),
    'streaming replicas for lookups, each one server: [several processes](#several-processes); `,lag=1` far from the primary: [regions](#regions)',
    'unset',
  ),
  DATA_DIR: plain(z.string().default('./data'), 'folder of the SQLite file, on a local disk'),
  SAMPLE_DATA: plain(
    oneOf('auto', 'off').default('auto'),
    '`auto` loads sample people into an empty database; `off`',
  ),
  FORGET_SECRET: secret(
    text(16).optional(),
    'key of the hashes of forgotten people',
    'generated and stored in the database',
  ),

  ETH_RPC_URL: address(
    withOption('rollups', urlsOr('off').optional(), oneOf('on', 'off').default('on')),
    'Ethereum RPC for ENS; several must agree on a name; `off`. `,rollups=off` ignores primary names on OP Mainnet, Arbitrum, Linea and Scroll',
    "viem's public one",
  ),
  ENS_UNIVERSAL_RESOLVER: plain(account.optional(), 'for a private chain', "mainnet's"),
  OP_RPC_URL: address(
    urlOr('off').optional(),
    'Optimism RPC (`eth_getProof`) for proofs of app keys and custody, in the background; `off`',
    "viem's public one",
  ),
  AGENT_RPC_URLS: address(
    rpcByChain('registry', account.default(ERC_8004_REGISTRY)).optional(),
    '`chainId=url,…` for [agents](accounts.md#agents); `registry=0x…` for another ERC-8004 registry',
  ),
  IPFS_GATEWAY_URL: plain(
    webUrl.default('https://ipfs.io'),
    'for ENS avatars and the files of agents',
  ),
  SNAPCHAIN_URL: plain(
    urlOr('auto', 'off').optional(),
    'HTTP API of a Snapchain node; `auto`: the first [public node](#public-nodes) that responds; `off`',
    '`auto`; `off` in production',
  ),
  SNAPCHAIN_FOLLOW: plain(
    follow,
    '`true` [follows Farcaster](#following-farcaster) at `SNAPCHAIN_URL`; `50/s` with at most 50 requests a second',
    'false',
  ),
  FNAME_REGISTRY_URL: plain(
    webUrl.default('https://fnames.farcaster.xyz'),
    'registry of Farcaster names',
  ),
  FARCASTER_CLIENT_URL: plain(
    withOption('limit', webUrl.optional(), whole(1).default(30)),
    "with `SNAPCHAIN_FOLLOW`, `https://api.farcaster.xyz` for the accounts that Farcaster's client lists; `,limit=60` a minute",
    'unset; limit=30',
  ),
  NEYNAR_API_KEY: secret(text(1).optional(), 'enables Neynar'),
  NEYNAR_BASE_URL: plain(
    webUrl.optional(),
    "a mirror of Neynar's API, with or without a key",
    'theirs',
  ),
  NEYNAR_WEBHOOK_SECRETS: secret(
    z.string().transform(list).optional(),
    'any active one is accepted',
  ),
  NEYNAR_SIGNER_UUID: secret(text(1).optional(), 'enables the bot, which publishes through Neynar'),
  UPSTREAM_API_URL: plain(webUrl.optional(), 'another service of this contract, as a source'),
  ACCOUNTS: address(
    accounts,
    '[external accounts](accounts.md#kinds): `on`, `off`, or exceptions: `-reddit,github=https://…,nostr=wss://…,lens=https://rpc.lens.xyz`',
    '`on`',
  ),
  GITHUB_TOKEN: secret(
    text(1).optional(),
    "raises GitHub's limit from 60 to 5,000 requests an hour; needs no permission",
  ),
  EAS_RPC_URLS: address(
    rpcByChain('limit', whole(1).optional()).optional(),
    '`chainId=url,…` for attestations; `limit=100` are stored of one attester about one wallet',
  ),
  ATTESTER_PRIVATE_KEY: secret(hex32.optional(), 'signs what issuers PUT'),
  FARCASTER_ACCOUNT_ASSOCIATION: plain(
    accountAssociation.optional(),
    'JSON `{header,payload,signature,baseBuilder?}` for the Mini App manifest',
  ),
  NOTIFICATION_SECRET: secret(
    text(16).optional(),
    'enables [messages in Farcaster clients](yours.md#be-told); the same in all processes; needs `SNAPCHAIN_URL`',
  ),
  NOTIFICATION_HOSTS: plain(
    z.string().transform(list).default(['api.farcaster.xyz']),
    'hosts that such messages may be sent to',
    '`api.farcaster.xyz`',
  ),
  RESPONSE_SIGNING_KEY: secret(
    signingKeys.optional(),
    '[signs responses](api.md#signed-answers): `0x` and `openssl rand -hex 32`; of several the first signs',
  ),
  CACHE_PURGE_URLS: plain(
    z.string().transform(list).pipe(z.array(purgedCache)).default([]),
    '[caches](#a-cache-in-front) that are purged of changes; `fastly=` or `cloudflare=` before a URL names their APIs',
    'none',
  ),
  CACHE_PURGE_SECRET: secret(
    purgeSecret,
    'authenticates purges, and enables `Surrogate-Key`; the same in all processes. `,fastly=` and `,cloudflare=` add the tokens of those APIs',
    'unset',
  ),
  MCP: plain(
    z
      .string()
      .default('on')
      .transform((text) => (text === 'off' ? text : list(text).filter((part) => part !== 'on'))),
    '[MCP](mcp.md): `on`, `off`, or origins of web pages that may call it; `*` for all',
    '`on`: our own pages',
  ),
  SELF_SERVICE: plain(
    urlOr('on', 'off').default('on'),
    '[owners](yours.md) may sign in: `on`, `off`, or `https://relay.farcaster.xyz` for sign-in by QR code',
  ),
  NOINDEX: plain(flag.default(false), 'asks app stores and crawlers to skip this server'),

  BOT_FID: plain(whole(1).optional(), "the bot's account"),
  BOT_USERNAME: plain(text(1).optional(), "the bot's name"),
  BOT_APP_KEY: secret(
    hex32.optional(),
    'enables the bot: private app key of its fid, which publishes through `SNAPCHAIN_URL`',
  ),
  BOT_LIMITS: plain(
    numbers({
      author: { schema: whole(0), otherwise: 5 },
      thread: { schema: whole(0), otherwise: 1 },
      hour: { schema: whole(0), otherwise: 60 },
      score: { schema: share, otherwise: 0.2 },
      endorsements: { schema: whole(0), otherwise: 10 },
      allEndorsements: { schema: whole(0), otherwise: 200 },
    }),
    'replies to an `author` an hour, to an author in a `thread`, in all an `hour`; lowest Neynar `score`; `endorsements` of an author in 24 hours, and in all',
    '`author=5, thread=1, hour=60, score=0.2, endorsements=10, allEndorsements=200`',
  ),
  BOT_DENYLIST: plain(
    z
      .union([z.literal('all'), fids], { error: 'must be fids, comma-separated, or all' })
      .default([]),
    'fids that get no reply; `all`: mentions are claimed without a reply',
    'none',
  ),
  BOT_ENDORSEMENTS: plain(endorsements.default({}), 'who may endorse for what', '`{}`'),
  CRON_SECRET: secret(text(16).optional(), 'opens `/webhooks/cron`; the bot needs it on Vercel'),

  TRUST_PROXY: plain(
    trustProxy,
    'number of proxies in front: must be set behind one, or all clients share a limit. `1,traceparent` if yours controls that header',
    '0; on Vercel 1',
  ),
  RATE_LIMIT_ANON: plain(
    numbers({
      api: { schema: whole(0), otherwise: 120 },
      page: { schema: whole(0), otherwise: 120 },
      picture: { schema: whole(0), otherwise: 300 },
      session: { schema: whole(0), otherwise: 60 },
    }),
    'requests a minute of an address: `120`, or by name `120,page=60`; 0: no limit',
    '`api=120, page=120, picture=300, session=60`',
  ),
  RATE_LIMIT_KEY: plain(
    numbers({
      all: { schema: whole(0), otherwise: 6000 },
      put: { schema: whole(0), otherwise: 600 },
    }),
    'requests and PUTs a minute of a key',
    '`all=6000, put=600`',
  ),
  RATE_LIMIT_REDIS_URL: address(
    redisUrl.optional(),
    'shared limits, else in PostgreSQL, else in each process with its workers',
  ),
  REQUESTS_PER_DESTINATION: plain(
    whole(0).default(300),
    'requests a minute of a process with its workers to a domain that third parties choose, twice that to an address; webhooks, for each key, and notifications apart; 0: no limit',
  ),
  LOOKUP_DEADLINE_MS: plain(whole(100, 60_000).default(4000), 'maximum wait for live sources'),
  FRESH_SECONDS: plain(whole(1).default(300), 'how long a fact is fresh'),
  STALE_SECONDS: plain(whole(1).default(604_800), 'how long a fact is served while sources fail'),
  ISSUERS: plain(
    z
      .string()
      .transform((text) => list(text.toLowerCase()))
      .default(['keys', '0x357458739f90461b99789350868cd7cf330dd7ee']),
    'attesters whose credentials come first: addresses, `fid:3`, names of keys; `keys`: all keys of this service, and its own signature',
    '`keys` and Coinbase',
  ),
  CACHE_MEGABYTES: plain(whole(1).default(48), 'memory for responses, pages and images'),
  SECURITY_CONTACT: plain(text(1).optional(), 'for `/.well-known/security.txt`'),
  LOG_LEVEL: plain(
    withOption(
      'addresses',
      oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
      oneOf('cut', 'full', 'none').default('cut'),
    ),
    '`fatal` … `trace`, `silent`; client addresses in [the log](#the-log) are `cut`, `full` or `none`',
    '`info,addresses=cut`',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(
    webUrl.optional(),
    'OTLP over HTTP for [traces](observability.md#traces); `/v1/traces` is added',
    'unset: no traces',
  ),
  DNS_SERVERS: plain(
    dnsServers.optional(),
    '`address` or `address:port`: resolvers of upstream and third-party hosts',
    "the system's",
  ),
  ALLOW_PRIVATE_ORIGINS: plain(
    z.string().transform(list).pipe(z.array(z.url())).default([]),
    'tests only; rejected in production',
    'unset',
  ),
} as const

type Variables = typeof variables

/** Standard variables of OpenTelemetry that its SDK does not read itself. */
const standard = {
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/protobuf').default('http/protobuf'),
  OTEL_TRACES_SAMPLER: oneOf(
    'always_on',
    'always_off',
    'traceidratio',
    'parentbased_always_on',
    'parentbased_always_off',
    'parentbased_traceidratio',
  ).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
}

const environment = z.object({
  ...(Object.fromEntries(Object.entries(variables).map(([name, { schema }]) => [name, schema])) as {
    [Name in keyof Variables]: Variables[Name]['schema']
  }),
  ...standard,
})

/**
 * Reads and checks the configuration.
 *
 * @param env the environment, `process.env` by default. Empty strings count as unset. White space
 *   around a value does not count, except in a secret.
 * @param options.isServerless whether this is a function on Vercel; by default, whether `VERCEL`
 *   is set. A function is public and therefore always production.
 * @throws ConfigError with every problem at once
 */
export function loadConfig(
  env: Record<string, string | undefined> = process.env,
  options: { isServerless?: boolean | undefined } = {},
) {
  const given = Object.fromEntries(
    Object.entries(env)
      .filter(([, value]) => value !== undefined && value.trim() !== '')
      .map(([name, value]) => [name, secrecyOf(name) === 'whole' ? value : value?.trim()]),
  )
  const parsed = environment.safeParse(given)
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => sentenceOf(issue, given))
  const isServerless = options.isServerless ?? given.VERCEL !== undefined
  const isProduction = given.NODE_ENV === 'production' || isServerless
  const vercelUrl = given.VERCEL_PROJECT_PRODUCTION_URL
  problems.push(...removed(Object.keys(given)))
  problems.push(...conflicts(given, { isProduction, isServerless }))
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems)
  const value = parsed.data
  return {
    ...value,
    ...withoutOptions(value),
    /** Likely mistakes that do not keep the service from starting. */
    warnings: misspelt(Object.keys(given), Object.keys(variables)),
    SNAPCHAIN_URL: value.SNAPCHAIN_URL ?? (isProduction ? 'off' : 'auto'),
    isProduction,
    isServerless,
    // Vercel overwrites the X-Forwarded-For that a client sends.
    TRUST_PROXY: value.TRUST_PROXY.count ?? (isServerless ? 1 : 0),
    /** Secrets in variables that other programs define. */
    standardSecrets: headerValues(given.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
    BASE_URL:
      value.BASE_URL ?? (vercelUrl ? `https://${vercelUrl}` : `http://localhost:${value.PORT}`),
  }
}

/** The variables that have an option in their text: their values, and the options by name. */
function withoutOptions(value: z.infer<typeof environment>) {
  return {
    DATABASE_REPLICA_URL: value.DATABASE_REPLICA_URL.value,
    replicaLagSeconds: value.DATABASE_REPLICA_URL.option,
    ETH_RPC_URL: value.ETH_RPC_URL.value,
    hasRollups: value.ETH_RPC_URL.option === 'on',
    AGENT_RPC_URLS: value.AGENT_RPC_URLS?.urls,
    agentRegistry: value.AGENT_RPC_URLS?.option,
    EAS_RPC_URLS: value.EAS_RPC_URLS?.urls,
    attestationsPerAttester: value.EAS_RPC_URLS?.option,
    CACHE_PURGE_SECRET: value.CACHE_PURGE_SECRET.value.value,
    cachePurgeTokens: {
      fastly: value.CACHE_PURGE_SECRET.option,
      cloudflare: value.CACHE_PURGE_SECRET.value.option,
    },
    FARCASTER_CLIENT_URL: value.FARCASTER_CLIENT_URL.value,
    farcasterClientPerMinute: value.FARCASTER_CLIENT_URL.option,
    LOG_LEVEL: value.LOG_LEVEL.value,
    logAddresses: value.LOG_LEVEL.option,
    isParentTrusted: value.TRUST_PROXY.isParentTrusted,
  }
}

/** Returns the values of `name=value,…`, as they are and without percent-encoding. */
const headerValues = (text: string): string[] =>
  list(text).flatMap((entry) => {
    const value = entry.slice(entry.indexOf('=') + 1)
    try {
      return [value, decodeURIComponent(value)]
    } catch {
      return [value]
    }
  })

const secrecyOf = (name: string) => (variables as Record<string, Variable>)[name]?.secrecy

/** The problem of one variable, with its value unless it is secret. */
function sentenceOf(
  { path, message }: { path: PropertyKey[]; message: string },
  given: Record<string, string | undefined>,
): string {
  const name = String(path[0])
  const shown = secrecyOf(name) === 'none' ? `, not "${given[name]?.slice(0, 60)}"` : ''
  return `${name} ${message}${shown}`
}

/** Every text in the values of variables that are or contain secrets, for redaction. */
export function secretsOf(config: object): string[] {
  const values = config as Record<string, unknown>
  return Object.entries(variables as Record<string, Variable>)
    .filter(([, { secrecy }]) => secrecy !== 'none')
    .flatMap(([name]) => textsIn(values[name]))
    .concat(textsIn(values.standardSecrets), textsIn(values.cachePurgeTokens))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
