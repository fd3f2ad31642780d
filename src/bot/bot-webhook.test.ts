import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  BOT,
  cast,
  create,
  createRecorder,
  event,
  post,
  reader,
  state,
  status,
  useStore,
} from '../../test/bot/fixture.ts'

useStore()

test('accepts any live secret, by Neynar’s header or Hypersnap’s, and nothing else', async () => {
  const bot = create(createRecorder())
  expect((await post(bot, event('@whocast ada'), { secret: 'old-secret' })).status).toBe(200)
  const raw = JSON.stringify(event('@whocast ada'))
  const signature = createHmac('sha512', 'new-secret').update(raw).digest('hex')
  const asHypersnap = { method: 'POST', body: raw, headers: { 'x-hypersnap-signature': signature } }
  expect((await bot.app.request('/neynar', asHypersnap)).status).toBe(200)
  for (const bad of [
    '',
    'zz',
    signature.slice(2),
    `${signature}00`,
    createHmac('sha512', 'wrong').update(raw).digest('hex'),
  ]) {
    expect((await post(bot, event('@whocast ada'), { signature: bad })).status).toBe(401)
  }
  const closed = create(createRecorder(), { webhookSecrets: [] })
  expect((await post(closed, event('@whocast ada'), { secret: '' })).status).toBe(401)
})

test('drops events that are stale, foreign or malformed', async () => {
  const publisher = createRecorder()
  const bot = create(publisher)
  expect(await status(post(bot, event('@whocast ada', { at: state.now - 11 * 60_000 })))).toBe(
    'dropped',
  )
  expect(await status(post(bot, { ...event('@whocast ada'), type: 'cast.deleted' }))).toBe(
    'ignored',
  )
  expect(await status(post(bot, event('nobody mentioned')))).toBe('not-mentioned')
  expect(await status(post(bot, event('@whocast ada', { fid: BOT.fid })))).toBe('own-cast')
  expect((await post(bot, { ...event('@whocast ada'), data: { hash: 'x' } })).status).toBe(400)
  expect((await post(bot, 'text')).status).toBe(400)
  await bot.worker.drain()
  expect(publisher.attempts).toEqual([])
})

test('opens the cron route only to who has its secret', async () => {
  const publisher = createRecorder()
  const bot = create(publisher, {
    cronSecret: 'cron-secret-cron',
    readers: [reader(() => [cast(`0x${'e'.repeat(40)}`, state.now)])],
  })
  const call = (authorization?: string) =>
    bot.app.request('/cron', authorization ? { headers: { authorization } } : {})
  expect((await call()).status).toBe(401)
  expect((await call('Bearer wrong')).status).toBe(401)
  expect(publisher.replies).toHaveLength(0)
  expect((await call('Bearer cron-secret-cron')).status).toBe(200)
  expect(publisher.replies).toHaveLength(1)
  expect(
    (await create(publisher).app.request('/cron', { headers: { authorization: 'Bearer ' } }))
      .status,
  ).toBe(401)
})
