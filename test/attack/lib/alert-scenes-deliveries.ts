import type { Hex } from 'viem'
import { createSecret } from '../../../src/changes/webhooks/signature.ts'
import { cursorOf, SHARDS_CURSOR } from '../../../src/farcaster/follow/shard-state.ts'
import { botEnvironment, castHash, mentionEvent, sendWebhook } from '../../network/mention.ts'
import { DEAD_URL, put, repeat, type Scene, type World } from './alert-scene.ts'
import { saveSubject } from './webhook-subjects.ts'

/** The owner of leases that nobody works for. */
const FROZEN = 'a process that is frozen'
const HOUR_MS = 3_600_000

async function subscribe({ store }: World): Promise<void> {
  await store.cursors.lease('webhooks', FROZEN, HOUR_MS)
  await store.webhooks.create({
    id: 'wh_1',
    owner: 'Owner',
    url: `${DEAD_URL}/hook`,
    targets: {
      identifiers: [{ key: 'fid:1', text: 'fid:1' }],
      credentialNames: [],
      issuers: [],
    },
    secrets: [{ secret: createSecret() }],
    createdAt: 0,
    failures: 0,
  })
  await store.webhooks.recordConsent(`${DEAD_URL}/hook`, { kind: 'granted', perMinute: null }, 1)
}

/** Stores a mention of the bot that another process has taken. */
async function takeMention({ store }: World): Promise<void> {
  const { data } = mentionEvent({ text: 'user1', hash: castHash(1) })
  await store.mentions.claim({
    castHash: castHash(1) as Hex,
    authorFid: data.author.fid,
    threadHash: castHash(1) as Hex,
    receivedAt: Date.now(),
    payload: data,
  })
  await store.mentions.take(FROZEN, Date.now(), HOUR_MS, 1)
}

async function pretendFollowed({ store }: World): Promise<void> {
  const now = Date.now()
  const state = {
    node: DEAD_URL,
    place: null,
    at: now,
    pass: null,
    passedAt: now,
    completeAt: now,
    fids: 1,
    expected: 1,
    retries: [],
  }
  await store.cursors.set(SHARDS_CURSOR, JSON.stringify({ node: DEAD_URL, count: 1 }))
  await store.cursors.set(cursorOf(1), JSON.stringify(state))
}

/** Background work that does not get done, and services that it needs. */
export const deliveryScenes: readonly Scene[] = [
  {
    condition: 'nobody delivers to webhooks',
    alert: 'WhocastWebhooksBehind',
    prepare: subscribe,
    async cause({ store }) {
      await saveSubject(store, 0, 1)
      return async () => {}
    },
  },
  {
    condition: 'the followed node is gone',
    alert: 'WhocastFollowerBehind',
    env: () => ({ SNAPCHAIN_URL: DEAD_URL, SNAPCHAIN_FOLLOW: 'true', OP_RPC_URL: 'off' }),
    prepare: pretendFollowed,
  },
  {
    condition: 'a cache in front is gone',
    alert: 'WhocastPurgesFailing',
    env: () => ({ CACHE_PURGE_URLS: DEAD_URL, CACHE_PURGE_SECRET: 'secret-of-the-attack' }),
    cause: async (world) => repeat(100, (round) => put(world, round)),
  },
  {
    condition: 'the shared limiter is gone',
    alert: 'WhocastLimitsAlone',
    env: () => ({ RATE_LIMIT_REDIS_URL: 'redis://127.0.0.1:1', RATE_LIMIT_ANON: '100000' }),
  },
  {
    condition: 'nobody works on a mention',
    alert: 'WhocastBotStuck',
    env: ({ neynar }) => botEnvironment(neynar.url),
    prepare: takeMention,
  },
  {
    condition: 'the signer of the bot is revoked',
    alert: 'WhocastDeadLetters',
    env: ({ neynar }) => ({ ...botEnvironment(neynar.url), NEYNAR_SIGNER_UUID: 'revoked' }),
    async cause({ neynar, servers }) {
      const event = mentionEvent({ text: 'user1', hash: castHash(2) })
      neynar.casts.set(event.data.hash, event.data)
      const [server] = servers
      if (server) await sendWebhook(server.origin, event)
      return async () => neynar.casts.clear()
    },
  },
]
