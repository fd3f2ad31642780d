import type { ChangeType, LoggedChange } from '@whocast/contract/change-document.ts'
import { afterEach, expect, it, vi } from 'vitest'
import type { ChangeLog } from '../../db/journal/port.ts'
import { createEventPages } from './pages.ts'
import { createStreamPlaces } from './places.ts'
import { createEventStream, type StreamOptions } from './stream.ts'
import { createTurns } from './turns.ts'

afterEach(() => vi.useRealTimers())

/** A log in memory that counts how often it is read. */
function createLog(size: number) {
  const listeners = new Set<() => void>()
  const changeAt = (seq: number): LoggedChange => ({
    id: `change${seq}`,
    seq,
    at: 1_700_000_000_000 + seq,
    type: seq % 2 === 0 ? 'profile.updated' : 'profile.created',
    profileID: `log_${String(seq).padStart(17, '0')}`,
  })
  const log = {
    size,
    reads: 0,
    add() {
      log.size += 1
      for (const listener of listeners) listener()
    },
    onNews(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    listeners,
    async read({ after, types, limit }: Parameters<ChangeLog['read']>[0]) {
      log.reads += 1
      const all = Array.from({ length: log.size - after }, (_, n) => changeAt(after + n + 1))
      const found = all.filter(({ type }) => types === undefined || types.includes(type))
      const changes = found.slice(0, limit)
      const hasMore = found.length > limit
      const next = hasMore ? (changes.at(-1)?.seq ?? after) : log.size
      return { changes, next, hasMore, isTruncated: false }
    },
  }
  return log
}

function open(
  log: ReturnType<typeof createLog>,
  more: Partial<Pick<StreamOptions, 'onEnd' | 'disconnect' | 'pages'>> & { after?: number } = {},
  types?: readonly ChangeType[],
) {
  const stream = createEventStream({
    pages: createEventPages(log),
    onNews: log.onNews,
    schedule: createTurns(),
    after: 0,
    types,
    onEnd: () => {},
    disconnect: () => {},
    ...more,
  })
  const reader = stream.getReader()
  return {
    cancel: () => reader.cancel(),
    async next() {
      const { value, done } = await reader.read()
      return done ? null : Buffer.from(value).toString()
    },
  }
}
const idsOf = (text: string | null) =>
  [...(text ?? '').matchAll(/^id: (\d+)$/gm)].map(([, id]) => id)

it('reads one page for each pull, and none for a client that does not read', async () => {
  const log = createLog(100_000)
  const streams = Array.from({ length: 20 }, () => open(log, { pages: createEventPages(log) }))
  expect(log.reads).toBe(0)
  const [first] = streams
  expect(await first?.next()).toBe('retry: 2000\n\n')
  expect(log.reads).toBe(0)
  expect(idsOf((await first?.next()) ?? null)).toEqual(
    Array.from({ length: 100 }, (_, n) => String(n + 1)),
  )
  expect(log.reads).toBe(1)
})

it('encodes a page once for all streams at the same position, until there is news', async () => {
  const log = createLog(50)
  const pages = createEventPages(log)
  const streams = Array.from({ length: 20 }, () => open(log, { pages }))
  for (const stream of streams) await stream.next()
  for (const stream of streams) expect(idsOf(await stream.next())).toHaveLength(50)
  expect(log.reads).toBe(1)
  const waiting = streams.map((stream) => stream.next())
  log.add()
  for (const text of await Promise.all(waiting)) expect(idsOf(text)).toEqual(['51'])
  expect(log.reads).toBe(2)
})

it('ends with `truncated` and the cursor for pages when a client is too far behind', async () => {
  const log = createLog(100_000)
  const onEnd = vi.fn()
  const stream = open(log, { onEnd })
  const texts: string[] = []
  for (let text = await stream.next(); text !== null; text = await stream.next()) texts.push(text)
  const ids = idsOf(texts.slice(0, -1).join(''))
  expect(ids).toHaveLength(1000)
  expect(texts.at(-1)).toBe('id: 1000\nevent: truncated\ndata: {"cursor":"1000"}\n\n')
  expect(onEnd).toHaveBeenCalledTimes(1)
  expect(log.listeners.size).toBe(1)
})

it('does not count changes against the backlog that arrive while the client reads', async () => {
  const log = createLog(0)
  const stream = open(log)
  await stream.next()
  await stream.next()
  for (let n = 1; n <= 1500; n += 1) {
    const next = stream.next()
    log.add()
    expect(idsOf(await next)).toEqual([String(n)])
  }
})

it('disconnects a client that has stopped reading', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const log = createLog(10)
  const [onEnd, disconnect] = [vi.fn(), vi.fn()]
  const stream = open(log, { onEnd, disconnect })
  await stream.next()
  await stream.next()
  vi.advanceTimersByTime(59_000)
  expect(disconnect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(disconnect).toHaveBeenCalledTimes(1)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('filters by type', async () => {
  const stream = open(createLog(10), {}, ['profile.updated'])
  await stream.next()
  expect(idsOf(await stream.next())).toEqual(['2', '4', '6', '8', '10'])
})

it('reserves places for clients with keys', () => {
  const places = createStreamPlaces({ total: 6, anonymous: 3, perClient: 2 })
  const take = (id: string, hasKey: boolean) => places.take({ id, hasKey })
  const first = take('a', false)
  expect([first, take('a', false), take('b', false)]).not.toContain(null)
  expect([take('a', false), take('b', false), take('c', false)]).toEqual([null, null, null])
  expect([take('a', true), take('a', true), take('b', true)]).not.toContain(null)
  expect(take('c', true)).toBeNull()
  first?.()
  expect(take('c', true)).not.toBeNull()
})
