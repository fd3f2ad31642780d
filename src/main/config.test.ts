import { describe, expect, it } from 'vitest'
import { configCommand } from './commands/config.ts'
import { ConfigError, loadConfig, secretsOf, type Variable, variables } from './config.ts'
import { createLog } from './observability/log.ts'
import { describeSources } from './wiring/describe-sources.ts'

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    loadConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

async function shownBy(env: Record<string, string>): Promise<string> {
  const lines: string[] = []
  const take = (line: string) => void lines.push(line)
  const context = { out: take, err: take, config: () => loadConfig(env), clock: Date.now }
  await configCommand.run([], {
    ...context,
    store: () => Promise.reject(new Error('the store is not needed')),
  })
  return lines.join('\n')
}

/** One valid value of each variable that is or holds a secret. */
const secretValues: Record<string, string> = {
  DATABASE_URL: 'postgres://whocast:pass-of-primary@db.test/whocast',
  DATABASE_DIRECT_URL: 'postgres://whocast:pass-of-server@db.test/whocast',
  DATABASE_REPLICA_URL: 'postgres://whocast:pass-of-replica@db.test/whocast',
  FORGET_SECRET: 'forget-secret-0123456789',
  ETH_RPC_URL: 'https://rpc.test/v2/key-of-ethereum-0123456789',
  OP_RPC_URL: 'https://rpc.test/v2/key-of-optimism-0123456789',
  ACCOUNTS: 'lens=https://rpc.test/v2/key-of-lens-0123456789',
  GITHUB_TOKEN: 'github_pat_of-the-operator',
  NEYNAR_API_KEY: 'neynar-key-0123456789',
  NEYNAR_WEBHOOK_SECRETS: 'webhook-one-0123456789,webhook-two-0123456789',
  NEYNAR_SIGNER_UUID: 'signer-0123456789',
  AGENT_RPC_URLS: '8453=https://rpc.test/v2/key-of-base-0123456789',
  EAS_RPC_URLS: '8453=https://rpc.test/v2/key-of-base-0123456789',
  RESPONSE_SIGNING_KEY: `0x${'c8'.repeat(32)},0x${'d9'.repeat(32)}`,
  ATTESTER_PRIVATE_KEY: `0x${'a7'.repeat(32)}`,
  BOT_APP_KEY: `0x${'b7'.repeat(32)}`,
  CACHE_PURGE_SECRET:
    'purge-secret-0123456789,fastly=token-secret-of-fastly,cloudflare=token-secret-of-cloudflare',
  NOTIFICATION_SECRET: 'notification-secret-0123456789',
  CRON_SECRET: 'cron-secret-0123456789',
  RATE_LIMIT_REDIS_URL: 'redis://:pass-of-redis@redis.test',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otlp.test/key-of-traces-0123456789',
  OTEL_EXPORTER_OTLP_HEADERS: 'x-key=header-of-traces-0123456789',
}
const others = { BOT_FID: '1', BOT_USERNAME: 'bot', SNAPCHAIN_URL: 'http://node.test' }

describe('secrets', () => {
  const secretNames = Object.entries(variables as Record<string, Variable>)
    .filter(([, { secrecy }]) => secrecy !== 'none')
    .map(([name]) => name)
    .concat('OTEL_EXPORTER_OTLP_HEADERS')

  it.each(secretNames)('%s is in no log line and not shown by `whocast config`', async (name) => {
    const value = secretValues[name] ?? ''
    expect(value, 'a new secret variable needs a value in this test').not.toBe('')
    const env = { ...secretValues, ...others }
    const lines: string[] = []
    const log = createLog({
      level: 'info',
      secrets: secretsOf(loadConfig(env)),
      isBuffered: false,
      stream: { write: (line) => void lines.push(line) },
    })
    log.info({ value, parts: value.split(/[,=]/) }, `about ${value}`)
    const shown = `${lines.join('\n')}\n${await shownBy(env)}`
    for (const part of value.match(
      /[\w-]*(?:key-of|pass-of|header-of|secret|webhook|signer|neynar-key)[\w-]*|0x\w{64}/g,
    ) ?? [])
      expect(shown).not.toContain(part)
  })
})

it('the password of a database behind a socket is in no log line and not shown', async () => {
  const DATABASE_URL = 'postgres://whocast:pass-of-socket@/whocast?host=/run/postgresql'
  const lines: string[] = []
  const log = createLog({
    level: 'info',
    secrets: secretsOf(loadConfig({ DATABASE_URL })),
    stream: { write: (line) => void lines.push(line) },
  })
  log.info({ password_: 'pass-of-socket' }, 'connecting by pass-of-socket')
  expect(`${lines.join('\n')}\n${await shownBy({ DATABASE_URL })}`).not.toContain('pass-of-socket')
})

it('white space around a value does not count, except in a secret', () => {
  const config = loadConfig({
    NODE_ENV: 'production\r',
    BASE_URL: ' https://who.example\n',
    FORGET_SECRET: 'a secret of sixteen \n',
  })
  expect(config).toMatchObject({
    isProduction: true,
    BASE_URL: 'https://who.example',
    FORGET_SECRET: 'a secret of sixteen \n',
  })
})

describe('what is wrong is told in a sentence', () => {
  it.each([
    [{ PORT: '99999' }, 'PORT must be a whole number from 0 to 65535, not "99999"'],
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http"'],
    [{ ETH_RPC_URL: 'x' }, 'ETH_RPC_URL must be an http(s) URL, several comma-separated, or off'],
    [{ SNAPCHAIN_URL: 'yes' }, 'SNAPCHAIN_URL must be an http(s) URL, or auto, or off, not "yes"'],
    [
      { BASE_URL: 'https://who.example/people' },
      'BASE_URL must be an origin such as https://who.example, without a path, not "https://who.example/people"',
    ],
    [{ SAMPLE_DATA: 'on' }, 'SAMPLE_DATA must be auto or off, not "on"'],
    [{ BOT_DENYLIST: 'x' }, 'BOT_DENYLIST must be fids, comma-separated, or all, not "x"'],
    [{ NOINDEX: 'yes' }, 'NOINDEX must be true or false, not "yes"'],
    [{ WORKERS: '0' }, 'WORKERS must be a whole number from 1 to 64, not "0"'],
    [{ WORKERS: '65' }, 'WORKERS must be a whole number from 1 to 64, not "65"'],
    [
      { DATABASE_URL: 'postgres://whocast:half/other@db.test/whocast' },
      'DATABASE_URL must be postgres://…, with / ? # and % of the password percent-encoded',
    ],
    [
      { RATE_LIMIT_ANON: '120,page=' },
      'RATE_LIMIT_ANON must be name=number,… with the names api, page, picture, session, not "120,page="',
    ],
    [{ FORGET_SECRET: 'short' }, 'FORGET_SECRET must have 16 characters or more'],
    [
      { DNS_SERVERS: 'dns.example' },
      'DNS_SERVERS must be address or address:port, …, not "dns.example"',
    ],
  ])('%j', (env, sentence) => {
    expect(problemsOf(env as unknown as Record<string, string>)).toEqual([sentence])
  })
})

describe('settings in one variable', () => {
  it('reads limits by name, a number alone being the first', () => {
    const config = loadConfig({
      RATE_LIMIT_ANON: '0,page=60',
      RATE_LIMIT_KEY: '10',
      BOT_LIMITS: 'score=0.5, allEndorsements=3',
    })
    expect(config.RATE_LIMIT_ANON).toEqual({ api: 0, page: 60, picture: 300, session: 60 })
    expect(config.RATE_LIMIT_KEY).toEqual({ all: 10, put: 600 })
    expect(config.BOT_LIMITS).toEqual({
      author: 5,
      thread: 1,
      hour: 60,
      score: 0.5,
      endorsements: 10,
      allEndorsements: 3,
    })
  })

  it('reads options beside addresses', () => {
    const config = loadConfig({
      ETH_RPC_URL: 'https://a.test, https://b.test, rollups=off',
      EAS_RPC_URLS: '10=https://op.test,limit=7,8453=https://base.test',
      AGENT_RPC_URLS: '8453=https://base.test',
      DATABASE_URL: 'postgres://primary.test/whocast',
      DATABASE_REPLICA_URL: 'postgres://a.test/whocast,postgres://b.test/whocast,lag=2',
      SNAPCHAIN_URL: 'http://node.test',
      SNAPCHAIN_FOLLOW: '50/s',
      FARCASTER_CLIENT_URL: 'https://client.test,limit=600',
      LOG_LEVEL: 'warn,addresses=none',
      TRUST_PROXY: '2,traceparent',
    })
    expect(config).toMatchObject({
      ETH_RPC_URL: ['https://a.test', 'https://b.test'],
      hasRollups: false,
      DATABASE_REPLICA_URL: ['postgres://a.test/whocast', 'postgres://b.test/whocast'],
      replicaLagSeconds: 2,
      EAS_RPC_URLS: [
        [10, 'https://op.test'],
        [8453, 'https://base.test'],
      ],
      attestationsPerAttester: 7,
      AGENT_RPC_URLS: [[8453, 'https://base.test']],
      agentRegistry: '0x8004A169FB4a3325136EB29fA0ceB6D2e539a432',
      SNAPCHAIN_FOLLOW: { perSecond: 50 },
      FARCASTER_CLIENT_URL: 'https://client.test',
      farcasterClientPerMinute: 600,
      LOG_LEVEL: 'warn',
      logAddresses: 'none',
      TRUST_PROXY: 2,
      isParentTrusted: true,
    })
    expect(loadConfig({})).toMatchObject({
      hasRollups: true,
      SNAPCHAIN_FOLLOW: false,
      farcasterClientPerMinute: 30,
      LOG_LEVEL: 'info',
      logAddresses: 'cut',
      TRUST_PROXY: 0,
      isParentTrusted: false,
    })
  })

  it('rejects a lag without a replica', () => {
    const env = { DATABASE_URL: 'postgres://primary.test/whocast', DATABASE_REPLICA_URL: 'lag=1' }
    expect(problemsOf(env)).toEqual([expect.stringContaining('DATABASE_REPLICA_URL needs a URL')])
  })

  it('reads which accounts are confirmed', () => {
    const accountsOf = (ACCOUNTS?: string) => loadConfig({ ACCOUNTS }).ACCOUNTS
    expect(accountsOf()).toEqual({})
    expect(accountsOf('on')).toEqual({})
    expect(accountsOf('off')).toBe('off')
    expect(
      accountsOf('-reddit, github=https://git.test, nostr=wss://a.test, nostr=wss://b.test'),
    ).toEqual({
      reddit: 'off',
      github: 'https://git.test',
      nostr: 'wss://a.test,wss://b.test',
    })
    for (const wrong of [
      '-myspace',
      'github',
      'github=x',
      'website=https://w.test',
      '-npm=https://n.test',
    ])
      expect(() => accountsOf(wrong)).toThrow(/ACCOUNTS must be on, off, or -kind/)
  })

  it('reads who may sign in and call', () => {
    expect(loadConfig({}).MCP).toEqual([])
    expect(loadConfig({ MCP: 'off' }).MCP).toBe('off')
    expect(loadConfig({ MCP: 'https://a.test,https://b.test' }).MCP).toEqual([
      'https://a.test',
      'https://b.test',
    ])
    expect(loadConfig({ SELF_SERVICE: 'https://relay.test/' }).SELF_SERVICE).toBe(
      'https://relay.test',
    )
  })

  it.each([
    ['RATE_LIMIT_PAGE', 'RATE_LIMIT_ANON=120,page=120'],
    ['BOT_ENABLED', 'BOT_DENYLIST=all'],
    ['ACCOUNTS_WEBSITE', 'ACCOUNTS=-website'],
    ['ACCOUNTS_GITHUB', 'ACCOUNTS=github=<address>'],
    ['FASTLY_API_TOKEN', 'CACHE_PURGE_SECRET=…,fastly=<token>'],
    ['CLOUDFLARE_API_TOKEN', 'CACHE_PURGE_SECRET=…,cloudflare=<token>'],
    ['FRAME_SECRET', 'the database has one'],
    ['LENS_RPC_URL', 'ACCOUNTS=lens=https://rpc.lens.xyz'],
    ['TRUST_TRACEPARENT', 'TRUST_PROXY=1,traceparent'],
  ])('rejects %s of an earlier release, and names its replacement', (name, replacement) => {
    const [problem = '', ...more] = problemsOf({ [name]: '1' })
    expect(more).toEqual([])
    expect(problem).toMatch(`${name} was removed`)
    expect(problem).toContain(replacement)
  })
})

describe('names that look like a variable', () => {
  it.each([
    ['NEYNAR_APIKEY', 'NEYNAR_API_KEY'],
    ['NEYNAR_WEBHOOK_SECRET', 'NEYNAR_WEBHOOK_SECRETS'],
    ['SNAPCHAIN_HTTP_ADDRESS', 'SNAPCHAIN_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['eth_rpc_url', 'ETH_RPC_URL'],
  ])('%s is told with the nearest', (name, close) => {
    const [warning = ''] = loadConfig({ [name]: 'x' }).warnings
    expect(warning).toMatch(new RegExp(`^${name} .*${close}\\?$`))
  })

  it.each([
    'PATH',
    'HOSTNAME',
    'PORTS',
    'VERCEL_ENV',
    'OTEL_LOGS_EXPORTER',
    'DATABASE',
    'NODE_OPTIONS',
  ])('%s is not ours', (name) => {
    expect(loadConfig({ [name]: 'x' }).warnings).toEqual([])
  })
})

describe('sources', () => {
  const states = (env: Record<string, string>) =>
    Object.fromEntries(describeSources(loadConfig(env)).map(({ name, isOn }) => [name, isOn]))

  it('has a public Farcaster node outside production, and none in it', () => {
    expect(states({})).toEqual({
      neynar: false,
      snapchain: true,
      agents: false,
      'farcaster-client': false,
      ens: true,
      upstream: false,
      eas: false,
    })
    expect(states({ NODE_ENV: 'production', BASE_URL: 'https://who.test' })).toMatchObject({
      snapchain: false,
    })
    expect(
      states({ NODE_ENV: 'production', BASE_URL: 'https://who.test', SNAPCHAIN_URL: 'auto' }),
    ).toMatchObject({
      snapchain: true,
    })
  })

  it('reads the lists of the Farcaster client only where a node is followed', () => {
    const env = { SNAPCHAIN_URL: 'http://node.test', FARCASTER_CLIENT_URL: 'http://client.test' }
    expect(states(env)).toMatchObject({ 'farcaster-client': false })
    expect(states({ ...env, SNAPCHAIN_FOLLOW: 'true' })).toMatchObject({ 'farcaster-client': true })
  })

  it('says in `whocast config` which are on, and by which variable', async () => {
    const shown = await shownBy({ ETH_RPC_URL: 'off', NEYNAR_API_KEY: 'key-0123456789' })
    expect(shown).toMatch(/neynar +on +NEYNAR_API_KEY is set/)
    expect(shown).toMatch(/ens +off +ETH_RPC_URL is off/)
    expect(shown).toMatch(/upstream +off +set UPSTREAM_API_URL/)
  })

  it('does not publish through a public node', () => {
    const bot = { ...others, BOT_APP_KEY: secretValues.BOT_APP_KEY ?? '' }
    expect(problemsOf({ ...bot, SNAPCHAIN_URL: 'auto' })).toEqual([
      expect.stringContaining('BOT_APP_KEY needs SNAPCHAIN_URL'),
    ])
  })

  it('takes events of clients only where a node of its own says whose keys they are', () => {
    const secret = { NOTIFICATION_SECRET: 'notification-secret-0123456789' }
    for (const SNAPCHAIN_URL of ['auto', 'off', ''])
      expect(problemsOf({ ...secret, SNAPCHAIN_URL })).toEqual([
        expect.stringContaining('NOTIFICATION_SECRET needs SNAPCHAIN_URL'),
      ])
    expect(problemsOf({ ...secret, SNAPCHAIN_URL: 'http://node.test' })).toEqual([])
  })

  it('purges no cache without a secret', () => {
    const urls = { CACHE_PURGE_URLS: 'http://10.0.0.9:6081,http://10.0.0.10:6081' }
    expect(problemsOf(urls)).toEqual([
      expect.stringContaining('CACHE_PURGE_URLS needs CACHE_PURGE_SECRET'),
    ])
    expect(problemsOf({ ...urls, CACHE_PURGE_SECRET: 'purge-secret-0123456789' })).toEqual([])
  })

  it('purges the cache of an API with the token of that API', () => {
    const env = {
      CACHE_PURGE_URLS: 'fastly=https://api.fastly.com/service/s1',
      CACHE_PURGE_SECRET: 'purge-secret-0123456789',
    }
    expect(problemsOf(env)).toEqual([expect.stringContaining('needs the token of fastly')])
    const config = loadConfig({
      ...env,
      CACHE_PURGE_SECRET: 'purge-secret-0123456789,fastly=token-of-fastly',
    })
    expect(config.CACHE_PURGE_SECRET).toBe('purge-secret-0123456789')
    expect(config.cachePurgeTokens.fastly).toBe('token-of-fastly')
  })
})
