import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hex } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ServiceError } from '../domain/error.ts'
import { identifierKey } from '../domain/identifier.ts'
import { type Answer, type Lookup, PublishError, type Reply, type Store } from '../domain/ports.ts'
import { openStore } from '../store/store.ts'
import { type Bot, type BotSettings, createBot } from './bot.ts'
import type { Cast } from './cast.ts'
import { MAX_ATTEMPTS } from './queue.ts'
import { type CastReader, madeSince } from './reader.ts'

const SECRETS = ['old-secret', 'new-secret']
const BOT = { fid: 999, username: 'whocast' }

let folder: string
let store: Store
let now = Date.now()
const clock = () => now
const lines: [object, string][] = []
const keep = (fields: object, message: string) => void lines.push([fields, message])
const log = { debug: keep, info: keep, warn: keep, error: keep }

beforeEach(async () => {
  lines.length = 0
  folder = await mkdtemp(join(tmpdir(), 'whocast-bot-'))
  store = await openStore({ dataDir: folder, precedence: [], clock })
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

/** A publisher that keeps what it published, and fails as told before that. */
function createRecorder(failures: (PublishError | null)[] = []) {
  const replies: Reply[] = []
  const attempts: Reply[] = []
  return {
    replies,
    attempts,
    name: 'recorder',
    async publish(reply: Reply): Promise<Hex> {
      attempts.push(reply)
      const failure = failures.shift()
      if (failure) throw failure
      replies.push(reply)
      return `0x${String(replies.length).padStart(40, '0')}`
    },
  }
}

const answer = (profiles: Answer['profiles']): Answer => ({
  profiles,
  isStale: false,
  failedSources: [],
  tags: [],
  freshUntil: 0,
})
const lookup: Pick<Lookup, 'one'> = {
  async one(identifier) {
    const key = identifierKey(identifier)
    if (key === 'fname:down') throw new ServiceError('unavailable', 'could not ask')
    if (key !== 'fname:ada' && key !== 'fid:616') return answer([])
    return answer([
      {
        profileID: 'abcdefghijklmnopqrstu',
        displayName: 'Ada',
        channels: [
          {
            type: 'farcaster',
            isVerified: true,
            verification: { grade: 'proven', checkedAt: 0 },
            value: 'ada',
            metadata: [{ name: 'fid', value: '616' }],
            source: 's',
            checkedAt: 0,
          },
        ],
        credentials: [],
      },
    ])
  },
}

type Recorder = ReturnType<typeof createRecorder>
const create = (publisher: Recorder, more: Partial<BotSettings> = {}): Bot =>
  createBot({
    ...BOT,
    baseUrl: 'https://whocast.test',
    webhookSecrets: SECRETS,
    manners: {
      isEnabled: true,
      minScore: 0.2,
      denylist: new Set([666]),
      limits: {
        authorLastHour: 5,
        authorInThread: 1,
        inThread: 3,
        overallLastHour: 60,
        authorHelpLastDay: 1,
        authorEndorsementsLastDay: 10,
      },
    },
    lookup,
    store,
    publisher,
    readers: [],
    clock,
    random: () => 0.5,
    log,
    ...more,
  })

let castCount = 0
/** A `cast.created` event as Neynar sends it. */
function event(
  text: string,
  more: { fid?: number; hash?: string; thread?: string; score?: number; at?: number; parentFid?: number } = {},
) {
  castCount += 1
  const hash = more.hash ?? `0x${castCount.toString(16).padStart(40, 'a')}`
  return {
    created_at: Math.floor((more.at ?? now) / 1000),
    type: 'cast.created',
    data: {
      object: 'cast',
      hash,
      author: { fid: more.fid ?? 77, username: 'asker', score: more.score ?? 0.9 },
      text,
      timestamp: new Date(now).toISOString(),
      thread_hash: more.thread ?? hash,
      parent_hash: more.parentFid ? `0x${'b'.repeat(40)}` : null,
      parent_author: { fid: more.parentFid ?? null },
      mentioned_profiles: text.includes('@whocast') ? [BOT] : [],
      mentioned_profiles_ranges: [],
    },
  }
}

const post = (bot: Bot, body: unknown, { secret = 'new-secret', signature }: { secret?: string; signature?: string } = {}) => {
  const raw = JSON.stringify(body)
  return bot.app.request('/neynar', {
    method: 'POST',
    body: raw,
    headers: { 'x-neynar-signature': signature ?? createHmac('sha512', secret).update(raw).digest('hex') },
  })
}
const status = async (response: Response | Promise<Response>) => ((await (await response).json()) as { status?: string }).status

test('answers a mention with the card of who was asked for', async () => {
  const publisher = createRecorder()
  const bot = create(publisher)
  const mention = event('@whocast who is ada?')
  expect(await status(post(bot, mention))).toBe('queued')
  await bot.worker.drain()
  expect(publisher.replies).toEqual([
    {
      text: 'Ada (ada) · fid 616\n1 verified account: Farcaster',
      embedUrls: ['https://whocast.test/fname/ada'],
      parent: { hash: mention.data.hash, fid: 77 },
      idempotencyKey: mention.data.hash.slice(2),
      at: Math.floor(now / 1000),
    },
  ])
  expect(lines.filter(([, message]) => message === 'mention done')).toMatchObject([
    [{ castHash: mention.data.hash, kind: 'replied' }, 'mention done'],
  ])
})

test('answers once, however often and late the webhook comes', async () => {
  const publisher = createRecorder()
  const bot = create(publisher)
  const mention = event('@whocast ada')
  const statuses = await Promise.all(Array.from({ length: 50 }, () => status(post(bot, mention))))
  expect(statuses.filter((one) => one === 'queued')).toHaveLength(1)
  await bot.worker.drain()
  expect(await status(post(bot, mention))).toBe('known')
  await bot.worker.drain()
  expect(publisher.replies).toHaveLength(1)
})

test('accepts any live secret, by Neynar’s header or Hypersnap’s, and nothing else', async () => {
  const bot = create(createRecorder())
  expect((await post(bot, event('@whocast ada'), { secret: 'old-secret' })).status).toBe(200)
  const raw = JSON.stringify(event('@whocast ada'))
  const signature = createHmac('sha512', 'new-secret').update(raw).digest('hex')
  const asHypersnap = { method: 'POST', body: raw, headers: { 'x-hypersnap-signature': signature } }
  expect((await bot.app.request('/neynar', asHypersnap)).status).toBe(200)
  for (const bad of ['', 'zz', signature.slice(2), `${signature}00`, createHmac('sha512', 'wrong').update(raw).digest('hex')]) {
    expect((await post(bot, event('@whocast ada'), { signature: bad })).status).toBe(401)
  }
  const closed = create(createRecorder(), { webhookSecrets: [] })
  expect((await post(closed, event('@whocast ada'), { secret: '' })).status).toBe(401)
})

test('drops events that are stale, foreign or malformed', async () => {
  const publisher = createRecorder()
  const bot = create(publisher)
  expect(await status(post(bot, event('@whocast ada', { at: now - 11 * 60_000 })))).toBe('dropped')
  expect(await status(post(bot, { ...event('@whocast ada'), type: 'cast.deleted' }))).toBe('ignored')
  expect(await status(post(bot, event('nobody mentioned')))).toBe('not-mentioned')
  expect(await status(post(bot, event('@whocast ada', { fid: BOT.fid })))).toBe('own-cast')
  expect((await post(bot, { ...event('@whocast ada'), data: { hash: 'x' } })).status).toBe(400)
  expect((await post(bot, 'text')).status).toBe(400)
  await bot.worker.drain()
  expect(publisher.attempts).toEqual([])
})

test('tries again on 429 and 5xx, with the same reply, and gives up on a refusal', async () => {
  const busy = new PublishError('neynar answered 429', { isTransient: true, retryAfterMs: 30_000 })
  const publisher = createRecorder([busy, null])
  const bot = create(publisher)
  await post(bot, event('@whocast ada'))
  await bot.worker.drain()
  expect(publisher.attempts).toHaveLength(1)
  now += 29_000
  await bot.worker.drain()
  expect(publisher.attempts).toHaveLength(1)
  now += 2000
  await bot.worker.drain()
  expect(publisher.attempts).toHaveLength(2)
  expect(publisher.attempts[1]).toEqual(publisher.attempts[0])

  const refused = createRecorder([new PublishError('neynar answered 403', { isTransient: false })])
  const other = create(refused)
  await post(other, event('@whocast ada', { fid: 78 }))
  await other.worker.drain()
  expect(await store.mentions.dead(10)).toMatchObject([{ reason: 'neynar answered 403' }])
  expect(await store.mentions.replay()).toBe(1)
  await other.worker.drain()
  expect(refused.replies).toHaveLength(1)
})

test('becomes a dead letter after its last attempt', async () => {
  const bot = create(createRecorder())
  await post(bot, event('@whocast @down'))
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    expect(await store.mentions.dead(10)).toEqual([])
    await bot.worker.drain()
    now += 3_600_000
  }
  expect(await store.mentions.dead(10)).toMatchObject([{ reason: 'unavailable', attempts: MAX_ATTEMPTS }])
})

test('takes up what a dead worker left', async () => {
  const publisher = createRecorder()
  const bot = create(publisher)
  await post(bot, event('@whocast ada'))
  expect(await store.mentions.take('a worker that dies', now, 60_000, 10)).toHaveLength(1)
  await bot.worker.drain()
  expect(publisher.replies).toHaveLength(0)
  now += 61_000
  await bot.worker.drain()
  expect(publisher.replies).toHaveLength(1)
})

test('keeps its manners', async () => {
  const publisher = createRecorder()
  const bot = create(publisher)
  const say = async (text: string, more: Parameters<typeof event>[1]) => {
    await post(bot, event(text, more))
    await bot.worker.drain()
  }
  await say('@whocast ada', { fid: 666 })
  await say('@whocast ada', { fid: 5, score: 0.1 })
  expect(publisher.replies).toHaveLength(0)
  const thread = `0x${'f'.repeat(40)}`
  await say('@whocast ada', { fid: 6, thread })
  await say('@whocast ada', { fid: 6, thread })
  expect(publisher.replies).toHaveLength(1)
  await say('@whocast ada', { fid: 7, thread })
  await say('@whocast ada', { fid: 8, thread })
  await say('@whocast ada', { fid: 9, thread })
  expect(publisher.replies).toHaveLength(3)
  for (let i = 0; i < 10; i += 1) await say('@whocast ada', { fid: 10 })
  expect(publisher.replies).toHaveLength(8)
  await say('@whocast help', { fid: 11 })
  await say('@whocast 0x12', { fid: 11 })
  expect(publisher.replies).toHaveLength(9)

  const silent = create(createRecorder(), {
    manners: {
      isEnabled: false,
      minScore: 0,
      denylist: new Set(),
      limits: {
        authorLastHour: 9,
        authorInThread: 9,
        inThread: 9,
        overallLastHour: 9,
        authorHelpLastDay: 9,
        authorEndorsementsLastDay: 10,
      },
    },
  })
  expect(await status(post(silent, event('@whocast ada')))).toBe('queued')
  await silent.worker.drain()
  expect(lines.at(-1)).toMatchObject([{ kind: 'refused', reason: 'kill-switch' }, 'mention done'])
})

const cast = (hash: string, timestamp: number): Cast => ({
  hash: hash as Hex,
  author: { fid: 77 },
  content: [{ fid: BOT.fid }, ' ada'],
  threadHash: hash,
  timestamp,
})

const reader = (casts: () => Cast[]): CastReader => ({
  name: 'reader',
  isStanding: async ({ hash }) => casts().some((one) => one.hash === hash),
  castsFor: (_fid, since) =>
    madeSince(
      since,
      (async function* () {
        yield* casts()
      })(),
    ),
})

test('does not answer a cast that was deleted', async () => {
  const publisher = createRecorder()
  const bot = create(publisher, { readers: [reader(() => [])] })
  await post(bot, event('@whocast ada'))
  await bot.worker.drain()
  now += 61_000
  await bot.worker.drain()
  expect(publisher.attempts).toEqual([])
  expect(lines.at(-1)).toMatchObject([{ kind: 'refused', reason: 'deleted' }, 'mention done'])
})

test('waits for a cast that the hub has not seen yet: the webhook was faster', async () => {
  const publisher = createRecorder()
  const seen: Cast[] = []
  const bot = create(publisher, { readers: [reader(() => seen)] })
  const mention = event('@whocast ada')
  await post(bot, mention)
  await bot.worker.drain()
  expect(publisher.attempts).toEqual([])
  seen.push(cast(mention.data.hash, now))
  now += 3000
  await bot.worker.drain()
  expect(publisher.replies).toHaveLength(1)
})

test('finds mentions that no webhook brought, through the same claim', async () => {
  const publisher = createRecorder()
  const casts = [cast(`0x${'c'.repeat(40)}`, now - 1000), cast(`0x${'d'.repeat(40)}`, now - 48 * 3_600_000)]
  const broken: CastReader = {
    ...reader(() => []),
    name: 'broken',
    castsFor: () => {
      throw new Error('down')
    },
    isStanding: () => Promise.reject(new Error('down')),
  }
  const bot = create(publisher, { readers: [broken, reader(() => casts)] })
  await bot.catchUp()
  await bot.catchUp()
  expect(publisher.replies.map((reply) => reply.parent.hash)).toEqual([`0x${'c'.repeat(40)}`])
})

test('opens the cron route only to who has its secret', async () => {
  const publisher = createRecorder()
  const bot = create(publisher, { cronSecret: 'cron-secret-cron', readers: [reader(() => [cast(`0x${'e'.repeat(40)}`, now)])] })
  const call = (authorization?: string) => bot.app.request('/cron', authorization ? { headers: { authorization } } : {})
  expect((await call()).status).toBe(401)
  expect((await call('Bearer wrong')).status).toBe(401)
  expect(publisher.replies).toHaveLength(0)
  expect((await call('Bearer cron-secret-cron')).status).toBe(200)
  expect(publisher.replies).toHaveLength(1)
  expect((await create(publisher).app.request('/cron', { headers: { authorization: 'Bearer ' } })).status).toBe(401)
})
