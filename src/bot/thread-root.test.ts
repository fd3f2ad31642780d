import type { Cast } from '@whocast/mention-reader/cast.ts'
import { type Hex, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { create, createRecorder, event, post, state, useStore } from '../../test/bot/fixture.ts'
import type { CastReader } from './reader.ts'
import { createRootFinder } from './thread-root.ts'

useStore()

const hashOf = (number: number): Hex => numberToHex(number, { size: 20 })
const replyTo = (number: number): Cast => ({
  hash: hashOf(9999),
  author: { fid: 77 },
  content: [],
  parent: { fid: 5, hash: hashOf(number) },
  threadHash: hashOf(number),
  timestamp: 0,
})

/** A node that knows the parents of casts, by their numbers; 0 stands for none. */
function node(parents: ReadonlyMap<number, number>) {
  const asked: number[] = []
  const reader: Required<Pick<CastReader, 'name' | 'parentOf'>> = {
    name: 'node',
    async parentOf({ hash }) {
      asked.push(Number(hash))
      const parent = parents.get(Number(hash))
      if (parent === undefined) return 'unknown'
      return parent === 0 ? null : { fid: 5, hash: hashOf(parent) }
    },
  }
  return { reader, asked }
}
const log = { debug() {}, info() {}, warn() {}, error() {} }

test('finds one root for all branches, and asks about each cast once', async () => {
  const { reader, asked } = node(
    new Map([
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 1],
      [5, 4],
    ]),
  )
  const find = createRootFinder([reader], log)
  expect(await find(replyTo(3))).toBe(hashOf(1))
  expect(await find(replyTo(5))).toBe(hashOf(1))
  expect(await find(replyTo(1))).toBe(hashOf(1))
  expect(asked).toEqual([3, 2, 1, 5, 4])
})

test('takes the thread that a webhook names, and the cast itself where it replies to none', async () => {
  const { reader, asked } = node(new Map())
  const find = createRootFinder([reader], log)
  expect(await find({ ...replyTo(3), threadHash: hashOf(7) })).toBe(hashOf(7))
  const { parent: _, ...alone } = replyTo(3)
  expect(await find(alone)).toBe(hashOf(3))
  expect(await createRootFinder([], log)(replyTo(3))).toBe(hashOf(3))
  expect(asked).toEqual([])
})

test('ends below a cast that is missing, and asks for it again', async () => {
  const parents = new Map([[3, 2]])
  const find = createRootFinder([node(parents).reader], log)
  expect(await find(replyTo(3))).toBe(hashOf(2))
  parents.set(2, 1).set(1, 0)
  expect(await find(replyTo(3))).toBe(hashOf(1))
})

test('ends in a thread without end, where branches still share one root', async () => {
  const { reader, asked } = node(
    new Map(Array.from({ length: 9000 }, (_, at) => [at + 1, at || 9000])),
  )
  const find = createRootFinder([reader], log)
  const root = await find(replyTo(1000))
  expect(asked.length).toBeLessThanOrEqual(64)
  expect(await find(replyTo(1010))).toBe(root)
  expect(asked.length).toBeLessThanOrEqual(74)
})

test('answers an author once in all branches of a thread, and whatever the node says', async () => {
  const publisher = createRecorder()
  const { reader } = node(
    new Map([
      [1, 0],
      [2, 1],
      [3, 1],
    ]),
  )
  const standing = { isStanding: async () => true, async *castsFor() {} }
  const bot = create(publisher, { readers: [{ ...standing, ...reader }] })
  const say = async (fid: number, parent: number) => {
    const parentHash = hashOf(parent)
    await post(
      bot,
      event('@whocast fid 616', { fid, thread: parentHash, parentFid: 5, parentHash }),
    )
    await bot.worker.drain()
  }
  await say(77, 2)
  await say(77, 3)
  expect(publisher.replies).toHaveLength(1)
  expect(state.lines.at(-1)).toMatchObject([{ reason: 'budget' }, 'mention done'])

  reader.parentOf = () => Promise.reject(new Error('down'))
  await say(78, 8)
  expect(publisher.replies).toHaveLength(2)
})
