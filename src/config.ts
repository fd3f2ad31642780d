import { isIP } from 'node:net'
import { z } from 'zod'
import { trimEnd } from './domain/trim-end.ts'

/**
 * Everything that is configurable, from the environment; the only reader of `process.env`.
 * `docs/operating.md` explains each variable to operators.
 */
export type Config = ReturnType<typeof loadConfig>

/** All that is wrong with the configuration, at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`the configuration does not hold:\n${problems.map((p) => `  - ${p}`).join('\n')}`)
    this.problems = problems
  }
}

const list = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' }).transform((url) => trimEnd(url, /[/]/))
const whole = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number<string>({ error: 'must be a number' }).int().min(min).max(max)
const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')
const hex32 = z.string().regex(/^0x[0-9a-fA-F]{64}$/, 'must be 0x and 64 hex digits') as unknown as z.ZodType<
  `0x${string}`,
  string
>
const fids = z
  .string()
  .transform(list)
  .pipe(z.array(whole(1)))

const rpcByChain = z
  .string()
  .transform((text) => list(text).map((entry) => entry.split(/=(.*)/s).slice(0, 2)))
  .pipe(z.array(z.tuple([whole(1), webUrl]), { error: 'must be chainId=url,…' }))

/** `name=value,…`, percent-encoded, as the OpenTelemetry variables are. */
const pairs = z.string().transform((text, context): Record<string, string> => {
  try {
    const entries = list(text).map((entry) => {
      const [name = '', value] = entry.split(/=(.*)/s).map((part) => decodeURIComponent(part.trim()))
      if (!/^[\w.!#$&'*+^`|~-]+$/.test(name) || value === undefined || /[\r\n\0]/.test(value)) throw new Error(name)
      return [name, value]
    })
    return Object.fromEntries(entries) as Record<string, string>
  } catch {
    context.addIssue('must be name=value,…, percent-encoded')
    return z.NEVER
  }
})

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue('must be JSON')
    return z.NEVER
  }
})

/** `1.1.1.1`, `1.1.1.1:53`, `2606:4700::1111` or `[2606:4700::1111]:53`. */
const isSocketAddress = (text: string): boolean => {
  const [, v6, v4] = /^(?:\[(.+)\]|([^:]+))(?::\d{1,5})?$/.exec(text) ?? []
  return isIP(v6 ?? v4 ?? text) !== 0
}

const accountAssociation = json.pipe(z.object({ header: z.string(), payload: z.string(), signature: z.string() }))

const endorsements = json.pipe(
  z.record(
    z.string().min(1).max(60),
    z.union([
      z.literal('everybody'),
      z.object({ holdersOf: z.string().min(1) }).strict(),
      z.object({ fids: z.array(z.number().int().positive()) }).strict(),
    ]),
  ),
)

const dnsServers = z
  .string()
  .transform(list)
  .refine((servers) => servers.every((server) => isSocketAddress(server)), 'must be address or address:port, …')

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must be postgres://…')

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  BASE_URL: webUrl.optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATA_DIR: z.string().default('./data'),
  SAMPLE_DATA: z.enum(['auto', 'off']).default('auto'),
  FORGET_SECRET: z.string().min(16).optional(),

  ETH_RPC_URL: z.union([z.literal('off'), webUrl]).optional(),
  ENS_UNIVERSAL_RESOLVER: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/, 'must be an address')
    .optional(),
  OP_RPC_URL: z.union([z.literal('off'), webUrl]).optional(),
  IPFS_GATEWAY_URL: webUrl.default('https://ipfs.io'),
  SNAPCHAIN_URL: webUrl.optional(),
  FNAME_REGISTRY_URL: webUrl.default('https://fnames.farcaster.xyz'),
  NEYNAR_API_KEY: z.string().min(1).optional(),
  NEYNAR_BASE_URL: webUrl.optional(),
  NEYNAR_WEBHOOK_SECRETS: z.string().transform(list).optional(),
  NEYNAR_SIGNER_UUID: z.string().min(1).optional(),
  UPSTREAM_API_URL: webUrl.optional(),
  EAS_RPC_URLS: rpcByChain.optional(),
  ATTESTER_PRIVATE_KEY: hex32.optional(),
  FARCASTER_ACCOUNT_ASSOCIATION: accountAssociation.optional(),
  BASE_BUILDER_ADDRESS: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/, 'must be an address')
    .optional(),
  NOINDEX: flag.default(false),

  BOT_FID: whole(1).optional(),
  BOT_USERNAME: z.string().min(1).optional(),
  BOT_APP_KEY: hex32.optional(),
  BOT_ENABLED: flag.default(true),
  BOT_MIN_SCORE: z.coerce.number<string>().min(0).max(1).default(0.2),
  BOT_PER_AUTHOR_HOUR: whole(0).default(5),
  BOT_PER_THREAD: whole(0).default(1),
  BOT_PER_HOUR: whole(0).default(60),
  BOT_DENYLIST: fids.default([]),
  BOT_ENDORSEMENTS: endorsements.default({}),
  BOT_ENDORSEMENTS_PER_DAY: whole(0).default(10),
  CRON_SECRET: z.string().min(16).optional(),

  TRUST_PROXY: whole(0, 10).optional(),
  RATE_LIMIT_ANON: whole(0).default(120),
  RATE_LIMIT_PAGE: whole(0).default(120),
  RATE_LIMIT_PICTURE: whole(0).default(300),
  RATE_LIMIT_KEY: whole(0).default(6000),
  RATE_LIMIT_PUT: whole(0).default(600),
  RATE_LIMIT_REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must be redis://…')
    .optional(),
  LOOKUP_DEADLINE_MS: whole(100, 60_000).default(4000),
  FRESH_SECONDS: whole(1).default(300),
  STALE_SECONDS: whole(1).default(604_800),
  CACHE_MEGABYTES: whole(1).default(128),
  FRAME_SECRET: z.string().min(16).optional(),
  SECURITY_CONTACT: z.string().min(1).optional(),
  LOG_ADDRESSES: z.enum(['cut', 'full', 'none']).default('cut'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/protobuf').default('http/protobuf'),
  OTEL_EXPORTER_OTLP_HEADERS: pairs.optional(),
  OTEL_SERVICE_NAME: z.string().default('whocast'),
  OTEL_RESOURCE_ATTRIBUTES: pairs.optional(),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number<string>().min(0).max(1).default(1),
  TRUST_TRACEPARENT: flag.default(false),
  MALLOC_ARENA_MAX: whole(1).optional(),
  DNS_SERVERS: dnsServers.optional(),
  ALLOW_PRIVATE_ORIGINS: z.string().transform(list).pipe(z.array(z.url())).default([]),
  VERCEL: z.string().optional(),
  VERCEL_PROJECT_PRODUCTION_URL: z.string().optional(),
})

/** Private keys that everybody knows, from documentation and local chains. */
const publicPrivateKeys = new Set([
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  `0x${'11'.repeat(32)}`,
])

/**
 * Reads and checks the configuration.
 *
 * @param env the environment, `process.env` by default; empty strings count as unset
 * @param options.isServerless the entry knows that it runs as a function of Vercel; otherwise the platform's `VERCEL` says so.
 *   A function is always production: it is open to everybody.
 * @throws ConfigError that names everything wrong or missing at once
 */
export function loadConfig(
  env: Record<string, string | undefined> = process.env,
  options: { isServerless?: boolean | undefined } = {},
) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const parsed = environment.safeParse(given)
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  // What depends on several variables is checked on the raw ones, so that all problems come at once.
  const isServerless = options.isServerless ?? given.VERCEL !== undefined
  const isProduction = given.NODE_ENV === 'production' || isServerless
  const vercelUrl = given.VERCEL_PROJECT_PRODUCTION_URL
  if (isProduction) {
    if (!given.BASE_URL && !vercelUrl) problems.push('BASE_URL must be set in production: the public origin of this service')
    if (given.ALLOW_PRIVATE_ORIGINS) problems.push('ALLOW_PRIVATE_ORIGINS is for tests only and refused in production')
    if (publicPrivateKeys.has((given.ATTESTER_PRIVATE_KEY ?? '').toLowerCase())) {
      problems.push('ATTESTER_PRIVATE_KEY is a key that everybody knows')
    }
  }
  if (isServerless && !given.DATABASE_URL) {
    problems.push(
      'DATABASE_URL must be set on Vercel, to a PostgreSQL database (postgres://user:password@host/name): ' +
        'the disk there does not last, so SQLite would lose what it acknowledged',
    )
  }
  if (isServerless && given.TRUST_PROXY && Number(given.TRUST_PROXY) === 0) {
    problems.push('TRUST_PROXY must not be 0 on Vercel: nobody reaches us there but through its proxy, so leave it unset')
  }
  if (given.DATABASE_REPLICA_URL && !given.DATABASE_URL)
    problems.push('DATABASE_REPLICA_URL needs DATABASE_URL: the primary, where everything is written')
  const botParts = ['BOT_FID', 'BOT_USERNAME'].filter((name) => given[name])
  const hasPublisher = given.NEYNAR_SIGNER_UUID || given.BOT_APP_KEY
  if (hasPublisher && botParts.length < 2) problems.push('the bot needs BOT_FID and BOT_USERNAME beside its signer')
  if (given.NEYNAR_SIGNER_UUID && !given.NEYNAR_API_KEY && !given.NEYNAR_BASE_URL)
    problems.push('NEYNAR_SIGNER_UUID needs NEYNAR_API_KEY')
  if (given.BOT_APP_KEY && !given.SNAPCHAIN_URL) problems.push('BOT_APP_KEY needs SNAPCHAIN_URL, where replies are submitted')
  if (hasPublisher && !given.NEYNAR_WEBHOOK_SECRETS && isProduction) {
    problems.push('the bot needs NEYNAR_WEBHOOK_SECRETS, or it would have to believe anybody')
  }
  if (isServerless && hasPublisher && !given.CRON_SECRET) {
    problems.push('the bot needs CRON_SECRET on Vercel, 16 characters or more: its cron takes up what a webhook left undone')
  }
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems)
  const value = parsed.data
  return {
    ...value,
    isProduction,
    isServerless,
    // Vercel writes X-Forwarded-For itself, whatever a client sends in it.
    TRUST_PROXY: value.TRUST_PROXY ?? (isServerless ? 1 : 0),
    BASE_URL: value.BASE_URL ?? (vercelUrl ? `https://${vercelUrl}` : `http://localhost:${value.PORT}`),
  }
}
