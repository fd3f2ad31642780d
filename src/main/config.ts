import { z } from 'zod'
import { conflicts, misspelt } from './config-problems.ts'
import {
  account,
  accountAssociation,
  accountSource,
  dnsServers,
  endorsements,
  fids,
  flag,
  hex32,
  list,
  oneOf,
  pairs,
  postgresUrl,
  purgedCache,
  redisUrl,
  relays,
  rpcByChain,
  share,
  signingKeys,
  text,
  urlOr,
  urlsOr,
  webUrl,
  whole,
} from './config-types.ts'

/**
 * Everything that is configurable, from the environment; the only reader of `process.env`.
 * `docs/operating.md` explains each variable to operators.
 */
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

/**
 * One environment variable; validation, redaction, `whocast config` and the documents derive from
 * it.
 */
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

/** Every variable, in the order of the documentation. */
export const variables = {
  NODE_ENV: plain(
    z.string().default('development'),
    '`production` closes the debugger (`/dev`), wants a `BASE_URL`, and refuses what is for tests only: do set it',
  ),
  PORT: plain(whole(0, 65_535).default(3000), 'where it listens'),
  HOST: plain(z.string().default('0.0.0.0'), 'the address it listens on'),
  BASE_URL: plain(
    webUrl.optional(),
    'our public origin; every absolute URL comes from it. Required when `NODE_ENV=production`',
    '`http://localhost:$PORT`',
  ),
  DATABASE_URL: address(postgresUrl.optional(), '`postgres://…`', 'unset: SQLite'),
  DATABASE_DIRECT_URL: address(
    postgresUrl.optional(),
    'the server itself, if `DATABASE_URL` leads to a pooler of transactions (PgBouncer): [connections](#connections)',
  ),
  DATABASE_REPLICA_URL: address(
    z.string().transform(list).pipe(z.array(postgresUrl)).optional(),
    'streaming replicas of it, comma-separated, each one server, for lookups: [several processes](#several-processes)',
  ),
  DATA_DIR: plain(
    z.string().default('./data'),
    'where the SQLite file lies: on a local disk, never a network share',
  ),
  SAMPLE_DATA: plain(
    oneOf('auto', 'off').default('auto'),
    '`auto` puts the invented sample people into an empty database; `off`',
  ),
  FORGET_SECRET: secret(
    text(16).optional(),
    'key of the hashes of those who asked to be forgotten',
    'made and kept in the database',
  ),

  ETH_RPC_URL: address(
    urlsOr('off').optional(),
    'Ethereum RPC for ENS, and for storage proofs of ENS names; several by commas have to agree, else a name is not read; `off` asks no chain',
    "viem's public one",
  ),
  ENS_ROLLUPS: plain(
    oneOf('on', 'off').default('on'),
    'whether primary names on OP Mainnet, Arbitrum, Linea and Scroll are read for addresses without one on Ethereum; Basenames always are',
  ),
  ENS_UNIVERSAL_RESOLVER: plain(account.optional(), 'for a private chain', "mainnet's"),
  OP_RPC_URL: address(
    urlOr('off').optional(),
    'Optimism RPC for storage proofs of app keys and custody (`eth_getProof`); asked in the background, only where a Farcaster node is configured; `off` for none',
    "viem's public one",
  ),
  AGENT_RPC_URLS: address(
    rpcByChain.optional(),
    '`chainId=url,…`: [agents](accounts.md#agents) are read there; nodes that answer `eth_getLogs` over the whole chain',
  ),
  AGENT_REGISTRY: plain(
    account.default('0x8004A169FB4a3325136EB29fA0ceB6D2e539a432'),
    'the ERC-8004 identity registry of those chains',
  ),
  IPFS_GATEWAY_URL: plain(
    webUrl.default('https://ipfs.io'),
    'for ENS avatars and the files of agents',
  ),
  SNAPCHAIN_URL: plain(
    urlOr('auto', 'off').optional(),
    'HTTP API of a Snapchain node; `auto` takes the first of the [public nodes](#public-nodes) that answers, `off` asks none',
    '`auto`; `off` in production',
  ),
  SNAPCHAIN_FOLLOW: plain(
    flag.default(false),
    'reads all of Farcaster from the node of `SNAPCHAIN_URL`, then follows its events: [following Farcaster](#following-farcaster)',
  ),
  SNAPCHAIN_REQUESTS_PER_SECOND: plain(
    whole(0).default(0),
    'the most that following asks of the node; 0: as many as it answers well',
  ),
  FNAME_REGISTRY_URL: plain(
    webUrl.default('https://fnames.farcaster.xyz'),
    'asked beside Snapchain: who has which Farcaster name',
  ),
  FARCASTER_CLIENT_URL: plain(
    webUrl.optional(),
    "with `SNAPCHAIN_FOLLOW`: reads the accounts on X, GitHub and Discord that Farcaster's client lists, as its word; `https://api.farcaster.xyz`",
  ),
  FARCASTER_CLIENT_REQUESTS_PER_MINUTE: plain(whole(1).default(30), 'the most that is asked of it'),
  NEYNAR_API_KEY: secret(text(1).optional(), 'turns Neynar on'),
  NEYNAR_BASE_URL: plain(
    webUrl.optional(),
    "a mirror of Neynar's API, with or without a key",
    'theirs',
  ),
  NEYNAR_WEBHOOK_SECRETS: secret(
    z.string().transform(list).optional(),
    'comma-separated; any live one is accepted',
  ),
  NEYNAR_SIGNER_UUID: secret(
    text(1).optional(),
    'turns the bot on, with `BOT_FID` and `BOT_USERNAME`: publishes by Neynar',
  ),
  UPSTREAM_API_URL: plain(webUrl.optional(), 'another service of this contract, as a source'),
  ACCOUNTS: plain(
    oneOf('on', 'off').default('on'),
    'whether [accounts elsewhere](accounts.md) that people claim are confirmed by what those say of them; `off` fetches nothing of any kind',
  ),
  ACCOUNTS_GITHUB: plain(
    accountSource,
    '`off`, or a server that answers as `https://api.github.com`',
  ),
  ACCOUNTS_BLUESKY: plain(
    accountSource,
    '`off`, or a server that answers as `https://plc.directory`',
  ),
  ACCOUNTS_REDDIT: plain(
    accountSource,
    '`off`, or a server that answers as `https://www.reddit.com`',
  ),
  ACCOUNTS_HACKERNEWS: plain(
    accountSource,
    '`off`, or a server that answers as `https://hacker-news.firebaseio.com`',
  ),
  ACCOUNTS_NOSTR: plain(
    relays.default('on'),
    '`off`, or the relays to ask in place of three public ones: `wss://…`, by commas',
  ),
  ACCOUNTS_NPM: plain(
    accountSource,
    '`off`, or a server that answers as `https://registry.npmjs.org`',
  ),
  ACCOUNTS_GITLAB: plain(accountSource, '`off`, or a server that answers as `https://gitlab.com`'),
  ACCOUNTS_CODEBERG: plain(
    accountSource,
    '`off`, or a server that answers as `https://codeberg.org`',
  ),
  ACCOUNTS_KEYBASE: plain(accountSource, '`off`, or a server that answers as `https://keybase.io`'),
  ACCOUNTS_ORCID: plain(
    accountSource,
    '`off`, or a server that answers as `https://pub.orcid.org`',
  ),
  ACCOUNTS_WEBSITE: plain(oneOf('on', 'off').default('on'), "`off` reads no one's website"),
  ACCOUNTS_MASTODON: plain(
    oneOf('on', 'off').default('on'),
    '`off` asks no server of the Fediverse',
  ),
  LENS_RPC_URL: address(
    urlOr('off').optional(),
    'a node of Lens Chain (232), `https://rpc.lens.xyz`: whether handles of [Lens](accounts.md#lens) belong to a wallet of who claims them',
    'unset: not asked',
  ),
  GITHUB_TOKEN: secret(
    text(1).optional(),
    "raises GitHub's 60 requests an hour to 5,000; a fine-grained token without any permission is enough",
  ),
  EAS_RPC_URLS: address(
    rpcByChain.optional(),
    '`chainId=url,…`: attestations are read and checked there',
  ),
  ATTESTER_PRIVATE_KEY: secret(hex32.optional(), 'the service signs what issuers PUT'),
  FARCASTER_ACCOUNT_ASSOCIATION: plain(
    accountAssociation.optional(),
    'JSON `{header,payload,signature}` for the Mini App manifest',
  ),
  NOTIFICATION_SECRET: secret(
    text(16).optional(),
    'turns [messages in Farcaster clients](yours.md#be-told) on, for people who add the Mini App; encrypts the tokens of clients, the same in all processes. Needs `SNAPCHAIN_URL`',
  ),
  NOTIFICATION_HOSTS: plain(
    z.string().transform(list).default(['api.farcaster.xyz']),
    'hosts of clients where such messages may be sent, comma-separated',
    '`api.farcaster.xyz`',
  ),
  BASE_BUILDER_ADDRESS: plain(
    account.optional(),
    'the wallet of your Base Build account, for `baseBuilder` in the manifest',
  ),
  RESPONSE_SIGNING_KEY: secret(
    signingKeys.optional(),
    'signs public answers: `0x` and 64 hex digits (`openssl rand -hex 32`). Of several, comma-separated, the first signs and all are published: [signed answers](api.md#signed-answers)',
  ),
  CACHE_PURGE_URLS: plain(
    z.string().transform(list).pipe(z.array(purgedCache)).default([]),
    'caches in front that are purged of what has changed, comma-separated; `fastly=` or `cloudflare=` before a URL names their APIs: [a cache in front](#a-cache-in-front)',
    'none',
  ),
  FASTLY_API_TOKEN: secret(text(8).optional(), 'purges `fastly=` in `CACHE_PURGE_URLS`'),
  CLOUDFLARE_API_TOKEN: secret(
    text(8).optional(),
    'purges `cloudflare=` in `CACHE_PURGE_URLS`; it needs the permission *Cache Purge*',
  ),
  CACHE_PURGE_SECRET: secret(
    text(16).optional(),
    'what those caches know us by, the same in all processes; with it answers carry `Surrogate-Key`: [a cache in front](#a-cache-in-front)',
  ),
  MCP: plain(
    oneOf('on', 'off').default('on'),
    'the MCP endpoint `/mcp`, for assistants: [MCP](mcp.md)',
  ),
  MCP_ORIGINS: plain(
    z.string().transform(list).default([]),
    'origins of web pages that may call `/mcp`, comma-separated; `*` for all',
    'our own alone',
  ),
  SELF_SERVICE: plain(
    oneOf('on', 'off').default('on'),
    'whether people may sign in and see what is held of them: [yours](yours.md); `off` closes it',
  ),
  FARCASTER_RELAY_URL: plain(
    z
      .url({ protocol: /^https?$/ })
      .transform((url) => new URL(url).origin)
      .optional(),
    'the relay of Sign In With Farcaster by QR code at `/me`, such as `https://relay.farcaster.xyz`',
    'no such sign-in',
  ),
  NOINDEX: plain(
    flag.default(false),
    'asks app stores (`noindex` in the manifest) and crawlers (`X-Robots-Tag: noindex` on pages) to leave this server out, as for staging',
  ),

  BOT_FID: plain(whole(1).optional(), 'the bot is this account'),
  BOT_USERNAME: plain(text(1).optional(), 'the bot listens to this name'),
  BOT_APP_KEY: secret(
    hex32.optional(),
    'turns the bot on: private key of an app key of its fid, publishes by `SNAPCHAIN_URL`',
  ),
  BOT_ENABLED: plain(flag.default(true), 'the kill switch: mentions are claimed and not answered'),
  BOT_MIN_SCORE: plain(
    share.default(0.2),
    'who has a lower score of Neynar gets no answer, 0 to 1',
  ),
  BOT_PER_AUTHOR_HOUR: plain(whole(0).default(5), 'replies to one author an hour'),
  BOT_PER_THREAD: plain(whole(0).default(1), 'replies to one author in a thread'),
  BOT_PER_HOUR: plain(whole(0).default(60), 'replies an hour in all'),
  BOT_DENYLIST: plain(fids.default([]), 'fids that get no answer', 'none'),
  BOT_ENDORSEMENTS: plain(endorsements.default({}), 'who may endorse for what', '`{}`'),
  BOT_ENDORSEMENTS_PER_DAY: plain(
    whole(0).default(10),
    'endorsements that are stored of one author in 24 hours',
  ),
  BOT_ENDORSEMENTS_PER_DAY_TOTAL: plain(
    whole(0).default(200),
    'endorsements that are stored in 24 hours in all',
  ),
  CRON_SECRET: secret(
    text(16).optional(),
    "lets the platform's cron drain the bot's queue; the bot needs it on Vercel",
  ),

  TRUST_PROXY: plain(
    whole(0, 10).optional(),
    'how many proxies are in front. Behind one it must be set, or all clients share one limit',
    '0; on Vercel 1',
  ),
  RATE_LIMIT_ANON: plain(
    whole(0).default(120),
    'requests a minute and client address: the API; 0 turns it off',
  ),
  RATE_LIMIT_PAGE: plain(whole(0).default(120), 'requests a minute and client address: pages'),
  RATE_LIMIT_PICTURE: plain(
    whole(0).default(300),
    'requests a minute and client address: cards and avatars, which image proxies ask for from few addresses',
  ),
  RATE_LIMIT_SESSION: plain(
    whole(0).default(60),
    'requests a minute and client address: signing in, `/api/v1/me` and `/api/v1/session`; 0 turns it off',
  ),
  RATE_LIMIT_KEY: plain(whole(0).default(6000), 'requests a minute of one key; 0 turns it off'),
  RATE_LIMIT_PUT: plain(whole(0).default(600), 'PUTs a minute of one key; 0 turns it off'),
  RATE_LIMIT_REDIS_URL: address(
    redisUrl.optional(),
    'shared limits; else PostgreSQL where it is the database, else each process alone',
  ),
  REQUESTS_PER_DESTINATION: plain(
    whole(0).default(300),
    'requests a minute of one process to one domain that third parties choose: gateways, avatars, websites, webhooks; twice as many to one address. 0 turns it off',
  ),
  LOOKUP_DEADLINE_MS: plain(
    whole(100, 60_000).default(4000),
    'how long an asker waits for live sources',
  ),
  FRESH_SECONDS: plain(whole(1).default(300), 'how long a fact is fresh'),
  STALE_SECONDS: plain(whole(1).default(604_800), 'how long a fact is served while sources fail'),
  CREDENTIALS_PER_ATTESTER: plain(
    whole(1).default(100),
    'on-chain attestations by one attester about one wallet that are kept: the newest',
  ),
  CACHE_MEGABYTES: plain(whole(1).default(48), 'memory for answers, pages and pictures'),
  FRAME_SECRET: secret(
    text(16).optional(),
    'signs the state of frames; set it where several processes serve',
    'made at start',
  ),
  SECURITY_CONTACT: plain(text(1).optional(), 'for `/.well-known/security.txt`'),
  LOG_ADDRESSES: plain(
    oneOf('cut', 'full', 'none').default('cut'),
    "how much of a client's address the access log shows: `cut` to its /24 or /48, `full`, `none`: [the log](#the-log)",
  ),
  LOG_LEVEL: plain(
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
    '`fatal` … `trace`, `silent`',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(
    webUrl.optional(),
    'where traces are sent: OTLP over HTTP, `/v1/traces` is added ([observability](observability.md#traces))',
    'unset: no traces',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: secret(
    pairs.optional(),
    '`name=value,…`, percent-encoded, sent along',
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: plain(
    z.literal('http/protobuf').default('http/protobuf'),
    'the only one there is',
  ),
  OTEL_SERVICE_NAME: plain(z.string().default('whocast'), 'how traces name this service'),
  OTEL_RESOURCE_ATTRIBUTES: plain(pairs.optional(), '`name=value,…`, in every trace'),
  OTEL_TRACES_SAMPLER: plain(
    oneOf(
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ).default('parentbased_always_on'),
    'which requests are traced: `always_on`, `always_off`, `traceidratio` and the same after `parentbased_`',
  ),
  OTEL_TRACES_SAMPLER_ARG: plain(share.default(1), 'the share, 0 to 1'),
  TRUST_TRACEPARENT: plain(
    flag.default(false),
    '`true` only where a proxy of yours sets or removes `traceparent` of every request',
  ),
  DNS_SERVERS: plain(
    dnsServers.optional(),
    "`address` or `address:port`, comma-separated: resolve upstreams and strangers' hosts",
    "the system's",
  ),
  MALLOC_ARENA_MAX: plain(
    whole(1).optional(),
    'read by glibc: see [Capacity](#capacity)',
    '2, on Linux',
  ),
  ALLOW_PRIVATE_ORIGINS: plain(
    z.string().transform(list).pipe(z.array(z.url())).default([]),
    'tests only; refused in production',
    'unset',
  ),
  VERCEL: plain(
    z.string().optional(),
    'set by that platform: a `DATABASE_URL` is required, and `NODE_ENV` counts as `production`: [Vercel](#vercel)',
  ),
  VERCEL_PROJECT_PRODUCTION_URL: plain(
    z.string().optional(),
    'set by that platform: stands in for `BASE_URL`',
  ),
} as const

type Variables = typeof variables

const environment = z.object(
  Object.fromEntries(Object.entries(variables).map(([name, { schema }]) => [name, schema])) as {
    [Name in keyof Variables]: Variables[Name]['schema']
  },
)

/**
 * Reads and checks the configuration.
 *
 * @param env the environment, `process.env` by default; empty strings count as unset
 * @param options.isServerless whether this is a function on Vercel; by default, whether `VERCEL`
 *   is set. A function is public and therefore always production.
 * @throws ConfigError with every problem at once
 */
export function loadConfig(
  env: Record<string, string | undefined> = process.env,
  options: { isServerless?: boolean | undefined } = {},
) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = environment.safeParse(given)
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => sentenceOf(issue, given))
  const isServerless = options.isServerless ?? given.VERCEL !== undefined
  const isProduction = given.NODE_ENV === 'production' || isServerless
  const vercelUrl = given.VERCEL_PROJECT_PRODUCTION_URL
  problems.push(...conflicts(given, { isProduction, isServerless }))
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems)
  const value = parsed.data
  return {
    ...value,
    /** Likely mistakes that do not keep the service from starting. */
    warnings: misspelt(Object.keys(given), Object.keys(variables)),
    SNAPCHAIN_URL: value.SNAPCHAIN_URL ?? (isProduction ? 'off' : 'auto'),
    isProduction,
    isServerless,
    // Vercel overwrites the X-Forwarded-For that a client sends.
    TRUST_PROXY: value.TRUST_PROXY ?? (isServerless ? 1 : 0),
    BASE_URL:
      value.BASE_URL ?? (vercelUrl ? `https://${vercelUrl}` : `http://localhost:${value.PORT}`),
  }
}

/** The problem of one variable, with its value unless it is secret. */
function sentenceOf(
  { path, message }: { path: PropertyKey[]; message: string },
  given: Record<string, string | undefined>,
): string {
  const name = String(path[0])
  const isShown = (variables as Record<string, Variable>)[name]?.secrecy === 'none'
  return isShown ? `${name} ${message}, not "${given[name]?.slice(0, 60)}"` : `${name} ${message}`
}

/** Every text in the values of variables that are or contain secrets, for redaction. */
export function secretsOf(config: object): string[] {
  const values = config as Record<string, unknown>
  return Object.entries(variables as Record<string, Variable>)
    .filter(([, { secrecy }]) => secrecy !== 'none')
    .flatMap(([name]) => textsIn(values[name]))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
