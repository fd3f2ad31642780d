import { Hono } from 'hono'
import type { Hex } from 'viem'
import type { ReplyPolicy } from '../../bot/answer.ts'
import type { Bot } from '../../bot/bot.ts'
import { findByName } from '../../bot/find-people.ts'
import { getCastEvidence } from '../../farcaster/casts.ts'
import type { FarcasterClient } from '../../farcaster/client.ts'
import type { HttpEnv } from '../../http/exchange.ts'
import { createErrorHandler } from '../../http/problem.ts'
import type { Lookup } from '../../people/lookup.ts'
import type { Config } from '../config.ts'
import { registerBotFigures } from '../observability/gauges.ts'
import type { Base } from './base.ts'

interface BotParts {
  lookup: Lookup
  /** The operator's own node. */
  hub: FarcasterClient | null
  /** Serverless platforms: keeps the process alive until the promise settles. */
  waitUntil?: ((work: Promise<void>) => void) | undefined
}

/** The bot, where it has a name, a fid and a way to publish. */
export async function createBotOf(base: Base, parts: BotParts): Promise<Bot | null> {
  const { config, store, clock, telemetry, log } = base
  const { lookup, hub, waitUntil } = parts
  const { BOT_FID: fid, BOT_USERNAME: username } = config
  if (
    fid === undefined ||
    username === undefined ||
    !(config.NEYNAR_SIGNER_UUID || config.BOT_APP_KEY)
  )
    return null
  const [{ createBot }, { createEndorser }] = await Promise.all([
    import('../../bot/bot.ts'),
    import('../../bot/endorser.ts'),
  ])
  const bot = createBot({
    clock,
    fid,
    username,
    baseUrl: config.BASE_URL,
    webhookSecrets: config.NEYNAR_WEBHOOK_SECRETS ?? [],
    ...(config.CRON_SECRET ? { cronSecret: config.CRON_SECRET } : {}),
    replyPolicy: replyPolicyOf(config),
    lookup,
    findByName: (name) => findByName(store.search.searchPeople, name),
    store,
    ...(await createCastAccess(base, hub, fid)),
    endorse: createEndorser({
      botFid: fid,
      table: config.BOT_ENDORSEMENTS,
      lookup,
      credentials: store.credentials,
      ...(hub
        ? { castByHash: (hash: Hex, fid: number) => getCastEvidence(hub, { hash, fid }) }
        : {}),
    }),
    ...(waitUntil ? { waitUntil } : {}),
    telemetry,
    log,
  })
  registerBotFigures(telemetry, store.mentions)
  return bot
}

const replyPolicyOf = (config: Config): ReplyPolicy => ({
  isEnabled: config.BOT_DENYLIST !== 'all',
  minScore: config.BOT_LIMITS.score,
  denylist: new Set(config.BOT_DENYLIST === 'all' ? [] : config.BOT_DENYLIST),
  limits: {
    authorLastHour: config.BOT_LIMITS.author,
    authorInThread: config.BOT_LIMITS.thread,
    inThread: 3,
    overallLastHour: config.BOT_LIMITS.hour,
    authorHelpLastDay: 1,
    authorEndorsementsLastDay: config.BOT_LIMITS.endorsements,
    overallEndorsementsLastDay: config.BOT_LIMITS.allEndorsements,
  },
})

/** How the bot publishes and reads casts: by a node where it has a key for one, else by Neynar. */
async function createCastAccess(
  { config, network, log }: Base,
  hub: FarcasterClient | null,
  fid: number,
) {
  const [
    { createNeynarClient, createNeynarPublisher, createNeynarReader },
    { createHubPublisher, createHubReader },
    { createMentionStream },
  ] = await Promise.all([
    import('../../bot/neynar.ts'),
    import('../../bot/hub.ts'),
    import('../../bot/mention-stream.ts'),
  ])
  const hasNeynar = config.NEYNAR_API_KEY !== undefined || config.NEYNAR_BASE_URL !== undefined
  const neynar = createNeynarClient({
    apiKey: config.NEYNAR_API_KEY,
    baseUrl: config.NEYNAR_BASE_URL,
    lookup: network.lookup,
  })
  return {
    publisher:
      hub && config.BOT_APP_KEY
        ? createHubPublisher({ client: hub, fid, appKey: config.BOT_APP_KEY })
        : createNeynarPublisher(neynar, config.NEYNAR_SIGNER_UUID ?? ''),
    ...(hub ? { stream: createMentionStream({ client: hub, botFid: fid, log }) } : {}),
    readers: [
      ...(hub ? [createHubReader(hub)] : []),
      ...(hasNeynar ? [createNeynarReader(neynar)] : []),
    ],
  }
}

/** Creates the bot's routes. A webhook that was not stored gets 503, so that it is sent again. */
export const createWebhooks = (bot: Bot, { config, log }: Base): Hono<HttpEnv> =>
  new Hono<HttpEnv>()
    .route('/webhooks', bot.app)
    .onError(createErrorHandler({ baseUrl: config.BASE_URL, log }))
