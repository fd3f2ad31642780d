import type { Cast } from '@whocast/mention-reader/cast.ts'
import { expect, test } from 'vitest'
import {
  cast,
  create,
  createRecorder,
  event,
  post,
  reader,
  state,
  useStore,
} from '../../test/bot/fixture.ts'
import type { CastReader } from './reader.ts'

useStore()

test('does not answer a cast that was deleted', async () => {
  const publisher = createRecorder()
  const bot = create(publisher, { readers: [reader(() => [])] })
  await post(bot, event('@whocast ada'))
  await bot.worker.drain()
  state.now += 61_000
  await bot.worker.drain()
  expect(publisher.attempts).toEqual([])
  expect(state.lines.at(-1)).toMatchObject([{ kind: 'refused', reason: 'deleted' }, 'mention done'])
})

test('answers a cast that one reader has, while the other is behind', async () => {
  const publisher = createRecorder()
  const mention = event('@whocast ada')
  const seen = [cast(mention.data.hash, state.now)]
  const bot = create(publisher, { readers: [reader(() => []), reader(() => seen)] })
  await post(bot, mention)
  await bot.worker.drain()
  expect(publisher.replies).toHaveLength(1)
})

test('waits for a cast that the hub has not seen yet: the webhook was faster', async () => {
  const publisher = createRecorder()
  const seen: Cast[] = []
  const bot = create(publisher, { readers: [reader(() => seen)] })
  const mention = event('@whocast ada')
  await post(bot, mention)
  await bot.worker.drain()
  expect(publisher.attempts).toEqual([])
  seen.push(cast(mention.data.hash, state.now))
  state.now += 3000
  await bot.worker.drain()
  expect(publisher.replies).toHaveLength(1)
})

test('finds mentions that no webhook brought, through the same claim', async () => {
  const publisher = createRecorder()
  const casts = [
    cast(`0x${'c'.repeat(40)}`, state.now - 1000),
    cast(`0x${'d'.repeat(40)}`, state.now - 48 * 3_600_000),
  ]
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
