import { linkedTypes } from '@whocast/contract/account-link.ts'
import { nearest } from '../kit/similar.ts'

/** Published private keys, from documentation and local chains. */
const publicPrivateKeys = new Set([
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  `0x${'11'.repeat(32)}`,
])

/**
 * Problems that several variables have together. They are checked on the raw values, so that they
 * are reported with all others.
 *
 * @param given the variables that are set, not empty
 */
export function conflicts(
  given: Record<string, string | undefined>,
  { isProduction, isServerless }: { isProduction: boolean; isServerless: boolean },
): string[] {
  const problems: string[] = []
  if (isProduction) {
    if (!given.BASE_URL && !given.VERCEL_PROJECT_PRODUCTION_URL)
      problems.push('BASE_URL must be set in production: the public origin of this service')
    if (given.ALLOW_PRIVATE_ORIGINS)
      problems.push('ALLOW_PRIVATE_ORIGINS is for tests only and rejected in production')
    if (publicPrivateKeys.has((given.ATTESTER_PRIVATE_KEY ?? '').toLowerCase())) {
      problems.push('ATTESTER_PRIVATE_KEY is a publicly known key')
    }
  }
  if (isServerless && !given.DATABASE_URL) {
    problems.push(
      'DATABASE_URL must be set on Vercel, to a PostgreSQL database (postgres://user:password@host/name): ' +
        'its disk is not durable, so SQLite would lose acknowledged writes',
    )
  }
  if (isServerless && given.TRUST_PROXY && Number.parseInt(given.TRUST_PROXY, 10) === 0) {
    problems.push(
      'TRUST_PROXY must not be 0 on Vercel: every request comes through its proxy, so leave it unset',
    )
  }
  if (given.CACHE_PURGE_URLS && !given.CACHE_PURGE_SECRET)
    problems.push(
      'CACHE_PURGE_URLS needs CACHE_PURGE_SECRET: caches must not accept purges from everyone',
    )
  for (const kind of ['fastly', 'cloudflare'] as const) {
    if (
      given.CACHE_PURGE_URLS?.includes(`${kind}=`) &&
      !given.CACHE_PURGE_SECRET?.includes(`${kind}=`)
    )
      problems.push(
        `CACHE_PURGE_URLS needs the token of ${kind}: add ,${kind}=<token> to CACHE_PURGE_SECRET`,
      )
  }
  if (given.DATABASE_DIRECT_URL && !given.DATABASE_URL)
    problems.push('DATABASE_DIRECT_URL needs DATABASE_URL: the pooler in front of that server')
  if (given.DATABASE_REPLICA_URL && !given.DATABASE_URL)
    problems.push(
      'DATABASE_REPLICA_URL needs DATABASE_URL: the primary, where everything is written',
    )
  if (given.DATABASE_REPLICA_URL && !/postgres(ql)?:/.test(given.DATABASE_REPLICA_URL))
    problems.push('DATABASE_REPLICA_URL needs a URL: lag is an option of replicas')
  if (given.SNAPCHAIN_FOLLOW && !/^(false|0)$/.test(given.SNAPCHAIN_FOLLOW)) {
    if (!/^http/.test(given.SNAPCHAIN_URL ?? ''))
      problems.push(
        'SNAPCHAIN_FOLLOW needs SNAPCHAIN_URL, a node of your own: a public node cannot serve all of Farcaster',
      )
    if (isServerless)
      problems.push(
        'SNAPCHAIN_FOLLOW needs a long-running process: run whocast follow elsewhere, on the same database',
      )
  }
  if (given.NOTIFICATION_SECRET) {
    if (!/^http/.test(given.SNAPCHAIN_URL ?? ''))
      problems.push(
        'NOTIFICATION_SECRET needs SNAPCHAIN_URL, a node of your own: it lists the keys that sign the events of clients',
      )
    if (isServerless)
      problems.push('NOTIFICATION_SECRET needs a long-running process, which sends the messages')
  }
  const botParts = ['BOT_FID', 'BOT_USERNAME'].filter((name) => given[name])
  const hasPublisher = given.NEYNAR_SIGNER_UUID || given.BOT_APP_KEY
  if (hasPublisher && botParts.length < 2)
    problems.push('the bot needs BOT_FID and BOT_USERNAME in addition to its signer')
  if (given.NEYNAR_SIGNER_UUID && !given.NEYNAR_API_KEY && !given.NEYNAR_BASE_URL)
    problems.push('NEYNAR_SIGNER_UUID needs NEYNAR_API_KEY')
  if (given.BOT_APP_KEY && !/^http/.test(given.SNAPCHAIN_URL ?? ''))
    problems.push(
      'BOT_APP_KEY needs SNAPCHAIN_URL, the node where replies are submitted: a public node is not enough',
    )
  // With an app key the bot finds mentions at its node. Without secrets every webhook is refused.
  if (
    given.NEYNAR_SIGNER_UUID &&
    !given.BOT_APP_KEY &&
    !given.NEYNAR_WEBHOOK_SECRETS &&
    isProduction
  ) {
    problems.push('the bot needs NEYNAR_WEBHOOK_SECRETS: without one, every webhook is rejected')
  }
  if (isServerless && hasPublisher && !given.CRON_SECRET) {
    problems.push(
      'the bot needs CRON_SECRET on Vercel, 16 characters or more: its cron finishes what a webhook left undone',
    )
  }
  return problems
}

/** Variables of earlier releases, and what to set in their place. */
const replacements: Record<string, string> = {
  ...Object.fromEntries(
    linkedTypes.map((type) => [
      `ACCOUNTS_${type.toUpperCase()}`,
      type === 'website' || type === 'mastodon'
        ? `ACCOUNTS=-${type}`
        : `ACCOUNTS=-${type} or ACCOUNTS=${type}=<address>`,
    ]),
  ),
  AGENT_REGISTRY: 'AGENT_RPC_URLS=…,registry=0x…',
  BASE_BUILDER_ADDRESS: 'baseBuilder in FARCASTER_ACCOUNT_ASSOCIATION',
  BOT_ENABLED: 'BOT_DENYLIST=all to get no replies',
  BOT_ENDORSEMENTS_PER_DAY: 'BOT_LIMITS=endorsements=10',
  BOT_ENDORSEMENTS_PER_DAY_TOTAL: 'BOT_LIMITS=allEndorsements=200',
  BOT_MIN_SCORE: 'BOT_LIMITS=score=0.2',
  BOT_PER_AUTHOR_HOUR: 'BOT_LIMITS=author=5',
  BOT_PER_HOUR: 'BOT_LIMITS=hour=60',
  BOT_PER_THREAD: 'BOT_LIMITS=thread=1',
  CLOUDFLARE_API_TOKEN: 'CACHE_PURGE_SECRET=…,cloudflare=<token>',
  CREDENTIALS_PER_ATTESTER: 'EAS_RPC_URLS=…,limit=100',
  ENS_ROLLUPS: 'ETH_RPC_URL=…,rollups=off',
  FARCASTER_CLIENT_REQUESTS_PER_MINUTE: 'FARCASTER_CLIENT_URL=…,limit=30',
  FARCASTER_RELAY_URL: 'SELF_SERVICE=https://relay.farcaster.xyz',
  FASTLY_API_TOKEN: 'CACHE_PURGE_SECRET=…,fastly=<token>',
  LENS_RPC_URL: 'ACCOUNTS=lens=https://rpc.lens.xyz',
  LOG_ADDRESSES: 'LOG_LEVEL=info,addresses=full',
  MCP_ORIGINS: 'MCP=https://app.example',
  RATE_LIMIT_PAGE: 'RATE_LIMIT_ANON=120,page=120',
  RATE_LIMIT_PICTURE: 'RATE_LIMIT_ANON=120,picture=300',
  RATE_LIMIT_PUT: 'RATE_LIMIT_KEY=6000,put=600',
  RATE_LIMIT_SESSION: 'RATE_LIMIT_ANON=120,session=60',
  SNAPCHAIN_REQUESTS_PER_SECOND: 'SNAPCHAIN_FOLLOW=50/s',
  TRUST_TRACEPARENT: 'TRUST_PROXY=1,traceparent',
}

/** Returns a sentence for each variable of an earlier release, since it would have no effect. */
export const removed = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    if (name === 'FRAME_SECRET') return ['FRAME_SECRET was removed: unset it, the database has one']
    return replacements[name] ? [`${name} was removed: set ${replacements[name]} instead`] : []
  })

/** Prefixes that only this service uses: an unknown variable with one of them is a mistake. */
const ourPrefixes = /^(NEYNAR|SNAPCHAIN|FNAME|BOT|RATE_LIMIT|EAS|ENS)_/
/** Shorter names resemble too many variables of other programs (`PATH`, `PORT`). */
const MIN_NAME_LENGTH = 7
const MAX_DISTANCE = 2

/** Returns a sentence for each set variable that looks like a misspelt known one. */
export function misspelt(names: readonly string[], known: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (known.includes(name) || name.length < MIN_NAME_LENGTH) return []
    const close = nearest(name.toUpperCase(), known)
    if (!close || (close.distance > MAX_DISTANCE && !ourPrefixes.test(name))) return []
    return [
      `${name} is not a variable of Whocast and has no effect: did you mean ${close.candidate}?`,
    ]
  })
}
