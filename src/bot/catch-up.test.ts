import { castData, signMessage } from '@whocast/evidence/forms/farcaster-message.ts'
import type { Cast } from '@whocast/mention-reader/cast.ts'
import { expect, test } from 'vitest'
import { catchUp } from './catch-up.ts'
import { createHubReader } from './hub.ts'
import { createNeynarReader, type NeynarCastClient } from './neynar.ts'
import type { CastReader } from './reader.ts'

const now = 1_795_000_000_000

const cursorName = 'bot-catch-up:999'

async function look(...readers: CastReader[]) {
  return lookAgain(readers, new Map(), async () => {})
}

async function lookAgain(
  readers: readonly CastReader[],
  cursors: Map<string, string>,
  queue: (cast: Cast) => Promise<void>,
) {
  const queued: Cast[] = []
  const warned: object[] = []
  const log = {
    debug() {},
    info() {},
    warn: (fields: object) => void warned.push(fields),
    error() {},
  }
  const seen = await catchUp({
    botFid: 999,
    readers,
    cursors: {
      get: async (name) => cursors.get(name) ?? null,
      set: async (name, value) => void cursors.set(name, value),
    },
    async queue(cast) {
      await queue(cast)
      queued.push(cast)
    },
    clock: () => now,
    log,
  })
  return { seen, queued, cursors, warned }
}

const mention = (number: number, at = now) => ({
  hash: number.toString(16).padStart(40, '0'),
  author: { fid: 77 },
  text: '@whocast fid 3',
  timestamp: new Date(at).toISOString(),
  mentioned_profiles: [{ fid: 999, username: 'whocast' }],
})

/** Neynar's notifications, a page for each call. */
function notifications(page: (call: number) => { casts: unknown[]; cursor: string | null }) {
  let calls = 0
  const fetchAllNotifications = async () => {
    calls += 1
    const { casts, cursor } = page(calls)
    return { data: { notifications: casts.map((cast) => ({ cast })), next: { cursor } } }
  }
  const reader = createNeynarReader({
    notifications: { fetchAllNotifications },
  } as unknown as NeynarCastClient)
  return { reader, calls: () => calls }
}

test('asks the next reader where one fails, and says so in the log', async () => {
  const failing: CastReader = {
    name: 'hub',
    castsFor: () => {
      throw new Error('away')
    },
  } as unknown as CastReader
  const { reader } = notifications(() => ({ casts: [mention(1)], cursor: null }))
  const { queued, warned } = await look(failing, reader)
  expect(queued).toHaveLength(1)
  expect(warned).toEqual([{ reader: 'hub', err: expect.objectContaining({ message: 'away' }) }])
})

test('ends at a cursor that repeats', async () => {
  const { reader, calls } = notifications((call) => ({
    casts: [mention(call)],
    cursor: call % 2 === 0 ? 'a' : 'b',
  }))
  expect((await look(reader)).seen).toBe(3)
  expect(calls()).toBe(3)
})

test('ends after 200 pages, readable or not', async () => {
  const { reader, calls } = notifications((call) => ({
    casts: Array.from({ length: 25 }, () => ({ no: 'cast' })),
    cursor: `${call}`,
  }))
  const { seen, queued, cursors } = await look(reader)
  expect([seen, queued.length, calls()]).toEqual([5000, 0, 200])
  expect(cursors.get(cursorName)).toBe(String(now))
})

test('ends where pages are empty for ever', async () => {
  const { reader, calls } = notifications((call) => ({ casts: [], cursor: `${call}` }))
  expect((await look(reader)).seen).toBe(0)
  expect(calls()).toBe(200)
})

test('ends at a cast that is older than a day', async () => {
  const day = 24 * 3_600_000
  const { reader, calls } = notifications((call) => ({
    casts: [mention(call, now - (call - 1) * (day - 1))],
    cursor: `${call}`,
  }))
  expect((await look(reader)).queued).toHaveLength(2)
  expect(calls()).toBe(3)
})

/** Pages of three mentions, the newest first: 9, 8, 7, then 6, 5, 4, then 3, 2, 1. */
const threePages = () =>
  notifications((call) => ({
    casts: [0, 1, 2].map((at) => mention(12 - 3 * call - at, now - (3 * call + at) * 1000)),
    cursor: call < 3 ? `${call}` : null,
  })).reader
const numbersOf = (casts: readonly Cast[]) => casts.map(({ hash }) => Number(hash))

test('queues the oldest first, over several pages', async () => {
  const { queued } = await look(threePages())
  expect(numbersOf(queued)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

/** A listing of casts, the newest first. */
const listing = (casts: readonly Cast[]): CastReader =>
  ({
    name: 'listing',
    async *castsFor(_fid: number, since: number) {
      yield* casts.filter(({ timestamp }) => timestamp >= since)
    },
  }) as unknown as CastReader

/** Returns which of these long mentions, the newest first, six looks queue, and where they end. */
async function lookSixTimes(times: readonly number[]) {
  const casts = times.map((timestamp, at) => ({
    hash: `0x${at.toString(16).padStart(40, '0')}` as const,
    author: { fid: 77 },
    content: ['x'.repeat(10_000)],
    threadHash: '0x1',
    timestamp,
  }))
  const cursors = new Map<string, string>()
  const queued = new Set<string>()
  const ends: number[] = []
  for (let n = 0; n < 6; n += 1) {
    const look = await lookAgain([listing(casts)], cursors, async () => {})
    expect(look.queued.length).toBeLessThan(1000)
    for (const { hash } of look.queued) queued.add(hash)
    ends.push(Number(cursors.get(cursorName)))
  }
  return { queued, ends }
}

test('leaves out none of many mentions, and queues the oldest of them first', async () => {
  const { queued, ends } = await lookSixTimes(
    Array.from({ length: 2000 }, (_, at) => now - 700_000 - at * 1000),
  )
  expect(queued.size).toBe(2000)
  expect(ends.at(-1)).toBe(now)
  const atOnce = await lookSixTimes([now - 700_000, ...Array(1500).fill(now - 800_000)])
  expect(atOnce.queued).toContain(`0x${'0'.repeat(40)}`)
})

test('goes on where it ended before all were queued', async () => {
  const cursors = new Map<string, string>()
  const known: Cast[] = []
  await expect(
    lookAgain([threePages()], cursors, async (cast) => {
      if (known.length === 4) throw new Error('killed')
      known.push(cast)
    }),
  ).rejects.toThrow('killed')
  expect(numbersOf(known)).toEqual([1, 2, 3, 4])
  expect(cursors.has(cursorName)).toBe(false)
  const { queued } = await lookAgain([threePages()], cursors, async () => {})
  expect(numbersOf(queued)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(cursors.get(cursorName)).toBe(String(now))
})

test('queues what a reader listed before it failed, where no other lists all', async () => {
  const failing = () =>
    notifications((call) => {
      if (call === 2) throw { response: { status: 502 } }
      return { casts: [mention(2), mention(1, now - 1000)], cursor: '1' }
    }).reader
  const { queued, cursors } = await look(failing())
  expect(numbersOf(queued)).toEqual([1, 2])
  expect(cursors.has(cursorName)).toBe(false)
  expect(numbersOf((await look(failing(), threePages())).queued)).toHaveLength(9)
})

test('looks back a day where the clock was ahead at the last look', async () => {
  const { reader } = notifications(() => ({ casts: [mention(1, now - 3_600_000)], cursor: null }))
  const cursors = new Map([[cursorName, String(now + 30 * 24 * 3_600_000)]])
  expect((await lookAgain([reader], cursors, async () => {})).queued).toHaveLength(1)
})

/** A node's page: shards one after the other, each the newest first, and begun again at its end. */
function shardedNode(shards: readonly (readonly number[])[], size: number) {
  const message = (secondsAgo: number) =>
    signMessage(
      castData({
        fid: 77,
        text: ' ada',
        mentions: [{ fid: 999, position: 0 }],
        at: now / 1000 - secondsAgo,
      }),
      `0x${'31'.repeat(32)}`,
    )
  return createHubReader({
    async get(path, query = {}) {
      if (path !== 'castsByMention') return { status: 200, body: { messages: [] } }
      const starts = query.pageToken ? (JSON.parse(query.pageToken) as number[]) : [0, 0]
      const pages = shards.map((shard, at) => shard.slice(starts[at], (starts[at] ?? 0) + size))
      const next = shards.map((shard, at) => {
        const end = (starts[at] ?? 0) + size
        return end < shard.length ? end : 0
      })
      return {
        status: 200,
        body: { messages: pages.flat().map(message), nextPageToken: JSON.stringify(next) },
      }
    },
  })
}

test('reads the mentions in all shards of a node, each once', async () => {
  const day = 24 * 3600
  const node = shardedNode(
    [
      [1, 2, day + 1, day + 2, day + 3],
      [3, 4, 5, 6, 7, day + 4],
    ],
    3,
  )
  const { queued } = await look(node)
  expect(queued.map(({ timestamp }) => (now - timestamp) / 1000)).toEqual([7, 6, 5, 4, 3, 2, 1])
})

test('ends at a hub whose page token repeats, or never ends', async () => {
  for (const tokenOf of [() => 'same', (call: number) => `${call}`]) {
    const calls: string[] = []
    const reader = createHubReader({
      get: async (path) => {
        calls.push(path)
        return { status: 200, body: { messages: [{}], nextPageToken: tokenOf(calls.length) } }
      },
    })
    expect((await look(reader)).queued).toEqual([])
    expect(calls.length).toBeLessThanOrEqual(100)
  }
})
