import { identifierKey } from '@whocast/contract/identifier.ts'
import { expect, test } from 'vitest'
import {
  BOT,
  create,
  createRecorder,
  event,
  post,
  state,
  status,
  useStore,
} from '../../test/bot/fixture.ts'
import { PublishError } from './publisher-port.ts'
import { MAX_ATTEMPTS } from './queue.ts'

useStore()

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
      at: Math.floor(state.now / 1000),
    },
  ])
  expect(state.lines.filter(([, message]) => message === 'mention done')).toMatchObject([
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

test('tries again on 429 and 5xx, with the same reply, and gives up on a refusal', async () => {
  const busy = new PublishError('neynar answered 429', { isTransient: true, retryAfterMs: 30_000 })
  const publisher = createRecorder([busy, null])
  const bot = create(publisher)
  await post(bot, event('@whocast ada'))
  await bot.worker.drain()
  expect(publisher.attempts).toHaveLength(1)
  state.now += 29_000
  await bot.worker.drain()
  expect(publisher.attempts).toHaveLength(1)
  state.now += 2000
  await bot.worker.drain()
  expect(publisher.attempts).toHaveLength(2)
  expect(publisher.attempts[1]).toEqual(publisher.attempts[0])

  const refused = createRecorder([new PublishError('neynar answered 403', { isTransient: false })])
  const other = create(refused)
  await post(other, event('@whocast ada', { fid: 78 }))
  await other.worker.drain()
  expect(await state.store().mentions.dead(10)).toMatchObject([{ reason: 'neynar answered 403' }])
  expect(await state.store().mentions.replay()).toBe(1)
  await other.worker.drain()
  expect(refused.replies).toHaveLength(1)
})

test('says after its last attempt that a source is unreachable', async () => {
  const publisher = createRecorder()
  const bot = create(publisher)
  await post(bot, event('@whocast wer ist @down?'))
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    expect(publisher.replies).toEqual([])
    await bot.worker.drain()
    state.now += 3_600_000
  }
  expect(publisher.replies).toMatchObject([{ text: expect.stringContaining('antwortet nicht') }])
})

test('understands the answer to its own question, which does not count as its reply', async () => {
  const publisher = createRecorder()
  const bot = create(publisher, {
    lookup: {
      async one(identifier) {
        const profile = {
          profileID: identifierKey(identifier).padEnd(21, '_'),
          displayName: identifierKey(identifier),
          channels: [],
          credentials: [],
        }
        return { profiles: [profile], isStale: false, failedSources: [], tags: [], freshUntil: 0 }
      },
    },
  })
  const thread = `0x${'e'.repeat(40)}`
  await post(bot, event('@whocast who is jb', { thread }))
  await bot.worker.drain()
  expect(publisher.replies).toMatchObject([
    {
      text: 'Did you mean 1 farcaster:jb (fname:jb), 2 jb.eth (ens:jb.eth) or 3 twitter:jb (twitter:jb)? Reply with a number.',
      embedUrls: [],
    },
  ])
  const answer = (text: string) =>
    post(bot, event(text, { thread, parentFid: BOT.fid, parentHash: `0x${'1'.padStart(40, '0')}` }))
  await answer('the second')
  await bot.worker.drain()
  expect(publisher.replies[1]).toMatchObject({ embedUrls: ['https://whocast.test/ens/jb.eth'] })
  // Now the thread has its reply.
  await answer('1')
  await bot.worker.drain()
  expect(publisher.replies).toHaveLength(2)
})

test('does not take a number for an answer after an hour', async () => {
  const publisher = createRecorder()
  const bot = create(publisher)
  await post(bot, event('@whocast who is ada'))
  await bot.worker.drain()
  state.now += 3 * 3_600_000
  await post(bot, event('2', { parentFid: BOT.fid, parentHash: `0x${'1'.padStart(40, '0')}` }))
  await bot.worker.drain()
  expect(publisher.replies).toHaveLength(1)
})

test('becomes a dead letter after its last attempt', async () => {
  const away = () => new PublishError('away', { isTransient: true })
  const bot = create(createRecorder(Array.from({ length: MAX_ATTEMPTS }, away)))
  await post(bot, event('@whocast @ada'))
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    expect(await state.store().mentions.dead(10)).toEqual([])
    await bot.worker.drain()
    state.now += 3_600_000
  }
  expect(await state.store().mentions.dead(10)).toMatchObject([
    { reason: 'away', attempts: MAX_ATTEMPTS },
  ])
})

test('takes up what a dead worker left', async () => {
  const publisher = createRecorder()
  const bot = create(publisher)
  await post(bot, event('@whocast ada'))
  expect(
    await state.store().mentions.take('a worker that dies', state.now, 60_000, 10),
  ).toHaveLength(1)
  await bot.worker.drain()
  expect(publisher.replies).toHaveLength(0)
  state.now += 61_000
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
    replyPolicy: {
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
        overallEndorsementsLastDay: 100,
      },
    },
  })
  expect(await status(post(silent, event('@whocast ada')))).toBe('queued')
  await silent.worker.drain()
  expect(state.lines.at(-1)).toMatchObject([
    { kind: 'refused', reason: 'kill-switch' },
    'mention done',
  ])
})
