import type { Cast } from '@whocast/mention-reader/cast.ts'
import { expect, test } from 'vitest'
import { catchUp } from './catch-up.ts'
import { createHubReader } from './hub.ts'
import { createNeynarReader, type NeynarCastClient } from './neynar.ts'
import type { CastReader } from './reader.ts'

const now = 1_795_000_000_000

async function look(...readers: CastReader[]) {
  const queued: Cast[] = []
  const warned: object[] = []
  const log = {
    debug() {},
    info() {},
    warn: (fields: object) => void warned.push(fields),
    error() {},
  }
  const cursors = new Map<string, string>()
  const seen = await catchUp({
    botFid: 999,
    readers,
    cursors: {
      get: async (name) => cursors.get(name) ?? null,
      set: async (name, value) => void cursors.set(name, value),
    },
    queue: async (cast) => void queued.push(cast),
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

test('ends after 1,000 casts, readable or not', async () => {
  const { reader, calls } = notifications((call) => ({
    casts: Array.from({ length: 25 }, () => ({ no: 'cast' })),
    cursor: `${call}`,
  }))
  const { seen, queued, cursors } = await look(reader)
  expect([seen, queued.length, calls()]).toEqual([1000, 0, 40])
  expect(cursors.get('bot-catch-up:999')).toBe(String(now))
})

test('ends where pages are empty for ever', async () => {
  const { reader, calls } = notifications((call) => ({ casts: [], cursor: `${call}` }))
  expect((await look(reader)).seen).toBe(0)
  expect(calls()).toBe(50)
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
