import { changesAnswerSchema } from '@whocast/contract/wire/change-schema.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  adaID,
  addAda,
  createTestService,
  listenFor,
  type TestService,
  vitalik,
} from '../../test/service.ts'
import type { Listening } from '../http/listen.ts'

let service: TestService
let listening: Listening
let token: string

beforeAll(async () => {
  service = await createTestService()
  token = (await service.issueKey({ name: 'Guild' })).token
  listening = await listenFor(service)
})
afterAll(async () => {
  await listening.drain({ graceMs: 0, deadlineMs: 100 })
  await service.close()
})

const put = (body: object) =>
  service.request('/credentials', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-api-key': token },
    body: JSON.stringify({ attesteeAddress: vitalik, timestamp: 1_700_000_000, ...body }),
  })

const read = async (query: string) =>
  changesAnswerSchema.parse(await (await service.request(`/changes?${query}`)).json())

/** A stream, read event by event. */
async function openStream(query: string, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${listening.port}/api/v1/changes?${query}`, {
    headers: { accept: 'text/event-stream', ...headers },
  })
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let text = ''
  return {
    response,
    async next(): Promise<{
      id: string
      event: string
      data: { type: string; profileID?: string }
    }> {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end === -1) {
          const { value, done } = await reader.read()
          if (done) throw new Error('the stream ended')
          text += decoder.decode(value, { stream: true })
          continue
        }
        const lines = text.slice(0, end).split('\n')
        text = text.slice(end + 2)
        const field = (name: string) =>
          lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''
        if (field('data') !== '')
          return { id: field('id'), event: field('event'), data: JSON.parse(field('data')) }
      }
    },
    close: () => reader.cancel(),
  }
}

it('pages from the oldest, from a place, and from now on', async () => {
  await addAda(service)
  await put({ name: 'Skill: One' })
  await put({ name: 'Skill: Two' })
  const first = await read('limit=2')
  expect(first.changes.map(({ type }) => type)).toEqual(['profile.created', 'credential.issued'])
  expect(first.changes[1]).toMatchObject({
    profileID: adaID,
    credential: { name: 'Skill: One', issuer: 'Guild' },
  })
  expect(first.hasMore).toBe(true)
  const second = await read(`limit=2&after=${first.next}`)
  expect(second.changes.map(({ credential }) => credential?.name)).toEqual(['Skill: Two'])
  expect(second.hasMore).toBe(false)
  const latest = await read('after=latest')
  expect(latest).toEqual({ changes: [], next: second.next, hasMore: false })
  expect((await read('types=credential')).changes).toHaveLength(2)
  expect((await read('types=profile.created')).changes).toHaveLength(1)
})

it.each([
  'after=x',
  'after=-1',
  'limit=-1',
  'limit=x',
  'types=everything',
  'after=99999999999999999999',
])('%s is a 400', async (query) => {
  expect((await service.request(`/changes?${query}`)).status).toBe(400)
})

it('caches ask each time, and an unchanged page is a 304', async () => {
  const response = await service.request('/changes?after=latest')
  expect(response.headers.get('cache-control')).toBe('public, no-cache')
  const etag = response.headers.get('etag') ?? ''
  expect(
    (await service.request('/changes?after=latest', { headers: { 'if-none-match': etag } })).status,
  ).toBe(304)
})

describe('as a stream', () => {
  it('has what was, then what comes, and goes on after the last event that was read', async () => {
    const stream = await openStream('types=credential')
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.response.headers.get('cache-control')).toBe('private, no-store')
    const one = await stream.next()
    expect(one).toMatchObject({
      event: 'credential.issued',
      data: { type: 'credential.issued', profileID: adaID },
    })
    const two = await stream.next()
    const later = stream.next()
    await put({ name: 'Skill: Three' })
    expect(await later).toMatchObject({ data: { credential: { name: 'Skill: Three' } } })
    await stream.close()
    const again = await openStream('types=credential', { 'last-event-id': one.id })
    expect(await again.next()).toEqual(two)
    await again.close()
  })

  it('reports a removal without naming the person', async () => {
    await service.person('gone_0123456789abcdef', { displayName: 'Gone' }, [
      { type: 'wallet', value: `0x${'9'.repeat(40)}`, isVerified: true },
    ])
    const stream = await openStream('after=latest')
    const next = stream.next()
    await service.store.people.forget(`eth:0x${'9'.repeat(40)}`)
    const { data } = await next
    expect(data).toMatchObject({
      type: 'profile.removed',
      profileID: 'gone_0123456789abcdef'.slice(0, 21),
    })
    expect(JSON.stringify(data)).not.toMatch(/Gone|0x9/)
    await stream.close()
    expect(JSON.stringify(await read(''))).not.toContain('0x9999')
  })

  it('sends a client that is too far behind to the pages', async () => {
    const bulk = Array.from({ length: 1300 }, (_, n) => ({
      source: 'import',
      scope: `import:bulk${n}`,
      checkedAt: 1_700_000_000,
      profileID: `bulk_${String(n).padStart(16, '0')}`,
      fields: { displayName: `Bulk ${n}` },
      channels: [],
    }))
    const { next: start } = await read('after=latest')
    await service.store.people.save(bulk, { refreshAt: null })
    expect((await read('after=latest')).next).toBe(String(Number(start) + 1300))
    const stream = await openStream(`after=${start}`)
    const events: { id: string; event: string; data: object }[] = []
    do events.push(await stream.next())
    while (events.at(-1)?.event !== 'truncated')
    const cursor = String(Number(start) + 1000)
    expect(events).toHaveLength(1001)
    expect(events.at(-1)).toEqual({ id: cursor, event: 'truncated', data: { cursor } })
    await expect(stream.next()).rejects.toThrow('the stream ended')
    expect((await read(`after=${cursor}&limit=1000`)).changes).toHaveLength(300)
  })

  it('one client may hold ten of them, and gets the place of one that it closes', async () => {
    const streams = await Promise.all(Array.from({ length: 10 }, () => openStream('after=latest')))
    const refused = await fetch(`http://127.0.0.1:${listening.port}/api/v1/changes`, {
      headers: { accept: 'text/event-stream' },
    })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('10')
    await Promise.all(streams.map(({ close }) => close()))
    // A stream that its reader left ends when it next tells something.
    await expect
      .poll(async () => {
        await put({ name: `Skill: ${performance.now()}` })
        const stream = await openStream('after=latest')
        await stream.close()
        return stream.response.status
      })
      .toBe(200)
  })
})
