import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { examples } from '../../../src/api/routes.ts'
import {
  type StandIn,
  type StandInAnswer,
  type StandInRequest,
  startStandIn,
} from '../../../test/network/stand-in.ts'
import { adaID, addAda, createTestService, vitalik } from '../../../test/service.ts'
import { createWhocast, type Whocast, WhocastError, type WhocastOptions } from './client.ts'

const KEY = 'whocast_a-key-that-nobody-else-may-see'
const uid = `0x${'ab'.repeat(32)}`

let standIn: StandIn
let answer: (request: StandInRequest) => StandInAnswer | Promise<StandInAnswer>
/** Milliseconds that the client waited before it asked again, without waiting for them. */
let waits: number[]

beforeEach(async () => {
  answer = () => ({ body: { profiles: [] } })
  waits = []
  standIn = await startStandIn((request) => answer(request))
})
afterEach(() => standIn.close())

const client = (options: Partial<WhocastOptions> = {}) =>
  createWhocast({
    baseUrl: standIn.url,
    key: KEY,
    random: () => 0,
    wait: async (ms) => {
      waits.push(ms)
    },
    ...options,
  })

const failure = async (work: Promise<unknown>): Promise<WhocastError> => {
  const error = await work.then(
    () => null,
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(WhocastError)
  return error as WhocastError
}

const asked = () => standIn.requests.map(({ method, path }) => `${method} ${path}`)

describe('against the service itself', () => {
  it('has a method for every route of the reference', async () => {
    const service = await createTestService()
    await addAda(service)
    const { token } = await service.issueKey()
    const routes = new Set<string>()
    const whocast = createWhocast({
      baseUrl: 'http://localhost',
      key: token,
      fetch: async (url, init) => {
        const path = new URL(url).pathname.slice('/api/v1'.length)
        const route = Object.keys(examples).find((name) => {
          const [method = '', form = ''] = name.split(' ')
          return (
            method === init.method &&
            new RegExp(`^${form.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
          )
        })
        routes.add(route ?? `${init.method} ${path}`)
        return service.fetch(new Request(url, init))
      },
    })
    for (const found of [
      await whocast.ens('Ada.eth'),
      await whocast.eth(vitalik.toUpperCase().replace('0X', '0x')),
      await whocast.fid(616n),
      await whocast.fname('@ada'),
      await whocast.socials('x', 'adal'),
      await whocast.lookup('fid:616'),
    ]) {
      expect(found.map(({ profileID }) => profileID)).toEqual([adaID])
    }
    expect(await whocast.fid(3)).toEqual([])
    expect(await whocast.search('adal', { limit: 1, type: 'twitter' })).toMatchObject([
      { profileID: adaID, likeness: 'exact' },
    ])
    const latest = await whocast.changesPage({ after: 'latest' })
    expect(latest).toMatchObject({ changes: [], hasMore: false })
    for await (const change of whocast.changes({ types: ['profile'] })) {
      expect(change).toMatchObject({ type: 'profile.created', profileID: adaID })
      break
    }
    const many = await whocast.lookupMany(['@ada', 'nobody.eth', '!'], { fields: ['displayName'] })
    expect(many).toMatchObject([
      { query: '@ada', profiles: [{ profileID: adaID, displayName: 'Ada ✨' }] },
      { query: 'nobody.eth', profiles: [] },
      { query: '!', profiles: [], problem: { code: 'invalid-identifier' } },
    ])
    expect(many[0]?.profiles[0]).not.toHaveProperty('channels')
    const stored = await whocast.putCredential({ name: 'Speaker', attesteeAddress: vitalik })
    // The second is no other credential; when it was checked is another matter.
    expect(
      await whocast.putCredential({ name: 'Speaker', attesteeAddress: vitalik }),
    ).toMatchObject({
      uid: stored.uid,
      issuedAt: stored.issuedAt,
    })
    expect(await whocast.credential(stored.uid)).toMatchObject({
      uid: stored.uid,
      name: 'Speaker',
      attestee: stored.attestee,
    })
    expect(await whocast.credential(uid)).toBeNull()
    expect(
      await whocast.heldCredential(vitalik, 'Speaker', { issuer: stored.issuer }),
    ).toMatchObject({ uid: stored.uid })
    expect(await whocast.heldCredential('ada.eth', 'Speaker', { grade: 'proven' })).toBeNull()
    const holders: string[] = []
    for await (const { profileID } of whocast.holders('Speaker')) holders.push(profileID)
    expect(holders).toEqual([adaID])
    const held: string[] = []
    for await (const { name } of whocast.held('ada.eth', {
      credentialName: 'Spe',
      match: 'prefix',
      limit: 1,
    }))
      held.push(name)
    expect(held).toEqual(['Speaker'])
    expect(await whocast.heldPage('ada.eth', { grade: 'proven' })).toEqual({
      credentials: [],
      credentialCount: 0,
    })
    const { webhook } = await whocast.webhooks.create({
      url: 'https://example.com/hook',
      identifiers: ['fid:616'],
    })
    expect(await whocast.webhooks.list()).toEqual([await whocast.webhooks.get(webhook.id)])
    expect((await whocast.webhooks.rotate(webhook.id)).secret).toMatch(/^whsec_/)
    for await (const delivery of whocast.webhooks.deliveries(webhook.id))
      expect(delivery).toBeUndefined()
    expect(await whocast.webhooks.replay(webhook.id)).toBe(0)
    await whocast.webhooks.delete(webhook.id)
    expect(await whocast.webhooks.list()).toEqual([])
    expect(await whocast.status()).toEqual({
      isFollowed: false,
      isCurrent: false,
      fids: 0,
      expectedFids: 0,
      shards: [],
    })
    expect(await whocast.reference()).toMatchObject({ openapi: '3.1.0' })
    const requested = [...routes].sort()
    expect(requested, 'a method of the client for each route, called above').toEqual(
      Object.keys(examples).sort(),
    )
    expect(
      await failure(whocast.putCredential({ name: '', attesteeAddress: vitalik })),
    ).toMatchObject({
      code: 'rule-broken',
      status: 422,
      errors: [{ pointer: '/name' }],
    })
    await service.close()
  })
})

describe('what it sends', () => {
  it('encodes what it is asked, and begins where it is told', async () => {
    const whocast = client({ baseUrl: `${standIn.url}/deep/api/v1/` })
    await whocast.ens('☃.eth', { include: ['proof'], fields: ['channels', 'displayName'] })
    await whocast.socials('lens', 'lens/ada?', { include: ['proof', 'claims'] })
    await client().lookup('twitter:a & b')
    expect(asked()).toEqual([
      'GET /deep/api/v1/ens/%E2%98%83.eth?include=proof&fields=channels%2CdisplayName',
      'GET /deep/api/v1/socials/lens/lens%2Fada%3F?include=proof%2Cclaims',
      'GET /api/v1/lookup?q=twitter%3Aa+%26+b',
    ])
    expect(standIn.requests[0]?.headers).toMatchObject({
      authorization: `Bearer ${KEY}`,
      accept: 'application/json',
    })
  })

  it.each(['', '.', '..', '\ud800'])(
    'does not send %j, which would be another path',
    async (name) => {
      expect(await failure(client().fname(name))).toMatchObject({
        code: 'invalid-identifier',
        status: undefined,
      })
      expect(asked()).toEqual([])
    },
  )

  it('takes no base URL or key that cannot be one, and repeats neither', () => {
    for (const baseUrl of [
      'nonsense',
      'ftp://host',
      'https://user:secret@host',
      'https://host?key=secret',
    ]) {
      expect(() => client({ baseUrl })).toThrow(TypeError)
      expect(() => client({ baseUrl })).not.toThrow(/secret/)
    }
    expect(() => client({ key: 'secret\r\nx-more: 1' })).toThrow(
      /^the key is not of printable ASCII$/,
    )
  })

  it('asks for many by hundreds, in order, in bodies that the service takes', async () => {
    answer = ({ body }) => ({
      body: { answers: JSON.parse(body).queries.map((query: string) => ({ query, profiles: [] })) },
    })
    const queries = Array.from({ length: 950 }, (_, n) => `fid:${n + 1}`)
    expect((await client().lookupMany(queries)).map(({ query }) => query)).toEqual(queries)
    expect(standIn.requests.map(({ body }) => JSON.parse(body).queries.length).sort()).toEqual(
      [...Array(9).fill(100), 50].sort(),
    )
    standIn.reset()
    await client().lookupMany(Array.from({ length: 200 }, () => '雪'.repeat(500)))
    expect(Math.max(...standIn.requests.map(({ bytes }) => bytes.length))).toBeLessThanOrEqual(
      64 * 1024,
    )
    standIn.reset()
    expect(await client().lookupMany([])).toEqual([])
    expect(asked()).toEqual([])
  })

  it('asks for no more of the many once one request failed', async () => {
    answer = () => ({ status: 403, body: {} })
    const queries = Array.from({ length: 5000 }, (_, n) => `fid:${n + 1}`)
    expect(await failure(client().lookupMany(queries))).toMatchObject({ code: 'forbidden' })
    expect(standIn.requests.length).toBeLessThanOrEqual(4)
  })

  it('fetches pages of holders as they are needed', async () => {
    answer = ({ path }) => {
      const page = Number(new URL(path, standIn.url).searchParams.get('cursor') ?? 0)
      return {
        body: {
          profiles: [{ profileID: `a${page}` }, { profileID: `b${page}` }],
          cursor: String(page + 1),
        },
      }
    }
    const seen: string[] = []
    for await (const { profileID } of client().holders('A & B', { match: 'prefix', limit: 2 })) {
      seen.push(profileID)
      if (seen.length === 3) break
    }
    expect(seen).toEqual(['a0', 'b0', 'a1'])
    expect(asked()).toEqual([
      'GET /api/v1/credentials?credentialName=A+%26+B&match=prefix&limit=2',
      'GET /api/v1/credentials?credentialName=A+%26+B&match=prefix&limit=2&cursor=1',
    ])
  })
})

describe('what it makes of answers', () => {
  it('hands through fields that it does not know', async () => {
    answer = () => ({ body: { profiles: [{ profileID: 'x', mood: { good: true } }], more: 1 } })
    expect(await client().fid(3)).toEqual([{ profileID: 'x', mood: { good: true } }])
  })

  it('reads a 404 with a list of profiles as no match', async () => {
    answer = () => ({ status: 404, body: { profiles: [] } })
    expect(await client().fid(3)).toEqual([])
    answer = () => ({ status: 404, body: {} })
    expect(await failure(client().fid(3))).toMatchObject({ code: 'not-found', status: 404 })
  })

  it('tells everything that a problem document tells', async () => {
    const errors = [{ pointer: '/name', detail: 'must not be empty' }, 'nonsense']
    answer = () => ({
      status: 422,
      body: {
        code: 'rule-broken',
        status: 422,
        detail: 'a field breaks a rule',
        instance: 'id-1',
        errors,
        profiles: [],
      },
    })
    const error = await failure(client().putCredential({ name: '' }))
    expect(error).toMatchObject({
      code: 'rule-broken',
      status: 422,
      detail: 'a field breaks a rule',
      instance: 'id-1',
    })
    expect(error.errors).toEqual(errors.slice(0, 1))
    expect(error.message).toBe('rule-broken: a field breaks a rule')
  })

  it.each([
    [400, { message: 'no such name' }, 'invalid-request', 'no such name'],
    [400, { code: 'unknown-channel-type' }, 'unknown-channel-type', 'the service answered 400'],
    [401, { error: 'who are you' }, 'unauthorized', 'who are you'],
    [403, '<html>', 'forbidden', 'the service answered 403'],
    [409, null, 'conflict', 'the service answered 409'],
    [418, { code: 'a-code-of-tomorrow', detail: 7 }, 'bad-response', 'the service answered 418'],
    [429, {}, 'quota-exceeded', 'the service answered 429'],
    [500, { error: { deep: true } }, 'internal', 'the service answered 500'],
    [502, 'Bad Gateway', 'unavailable', 'the service answered 502'],
    [302, '', 'bad-response', 'the service answered 302'],
  ])('%i with %j is %s', async (status, body, code, detail) => {
    answer = () => ({ status, body: JSON.stringify(body), headers: { 'x-request-id': 'id-2' } })
    expect(await failure(client({ retries: 0 }).fid(3))).toMatchObject({
      code,
      status,
      detail,
      instance: 'id-2',
    })
  })

  it.each(['<html>', '', '[]', '{}', '{"profiles":{}}', 'null', '7'])(
    'no answer is %j',
    async (body) => {
      answer = () => ({ body })
      expect(await failure(client().fid(3))).toMatchObject({ code: 'bad-response', status: 200 })
      expect(await failure(client().lookupMany(['fid:3']))).toMatchObject({ code: 'bad-response' })
      expect(await failure(client().credential(uid))).toMatchObject({ code: 'bad-response' })
      expect(await failure(client().heldCredential('dwr', 'x'))).toMatchObject({
        code: 'bad-response',
      })
      expect(await failure(client().holdersPage('x'))).toMatchObject({ code: 'bad-response' })
    },
  )

  it('is not answered by fewer answers than queries', async () => {
    answer = () => ({ body: { answers: [{ query: 'fid:3', profiles: [] }] } })
    expect(await failure(client().lookupMany(['fid:3', 'fid:4']))).toMatchObject({
      code: 'bad-response',
    })
  })

  it('reads no more than it is told to', async () => {
    let sent = 0
    answer = () => ({
      body: (async function* () {
        for (; sent < 2000; sent += 1) yield new TextEncoder().encode(' '.repeat(64 * 1024))
      })(),
    })
    expect(await failure(client({ maxBytes: 300_000 }).fid(3))).toMatchObject({
      code: 'bad-response',
      status: 200,
    })
    await client({ maxBytes: 300_000 })
      .fid(4)
      .catch(() => {})
    expect(sent).toBeLessThan(2000)
  })

  it('reads characters that come in pieces', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify({ profiles: [{ profileID: '雪✨' }] }))
    answer = () => ({
      headers: { 'content-type': 'application/json' },
      body: (async function* () {
        for (const byte of bytes) yield Uint8Array.of(byte)
      })(),
    })
    expect(await client().fid(3)).toEqual([{ profileID: '雪✨' }])
  })
})

describe('when it goes wrong', () => {
  /** Fails so often, then answers. */
  const failing = (times: number, failed: StandInAnswer): typeof answer => {
    let count = 0
    return () => (++count > times ? { body: { profiles: [] } } : failed)
  }

  it.each([429, 502, 503, 504])('asks again after %i, later each time', async (status) => {
    answer = failing(2, { status, body: {} })
    expect(await client().fid(3)).toEqual([])
    expect(waits).toEqual([125, 250])
    waits.length = 0
    answer = failing(9, { status, body: {} })
    expect(await failure(client({ retries: 6, random: () => 1 }).fid(3))).toMatchObject({ status })
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 4000])
  })

  it.each([400, 401, 404, 409, 422, 500])('does not ask again after %i', async (status) => {
    answer = () => ({ status, body: {} })
    await failure(client().fid(3))
    expect(asked()).toHaveLength(1)
  })

  it('goes on reading changes where it was when the service is back', async () => {
    const pages: StandInAnswer[] = [
      { body: { changes: [{ cursor: '1' }], next: '1', hasMore: false } },
      { status: 503, body: {} },
      { status: 502, body: 'restarting' },
      { body: { changes: [{ cursor: '2' }], next: '2', hasMore: false } },
      { status: 401, body: {} },
    ]
    answer = () => pages.shift() as StandInAnswer
    const read: string[] = []
    const reading = (async () => {
      for await (const { cursor } of client({ retries: 0 }).changes({ everyMs: 1 }))
        read.push(cursor)
    })()
    expect(await failure(reading)).toMatchObject({ status: 401 })
    expect(read).toEqual(['1', '2'])
    expect(asked()[3]).toContain('after=1')
    answer = () => ({ status: 503, body: {} })
    expect(await failure(client({ retries: 0 }).changes().next())).toMatchObject({ status: 503 })
  })

  it('does not retry what no source is configured for', async () => {
    answer = () => ({ status: 503, body: { code: 'not-configured', detail: 'no source' } })
    expect(await failure(client().fid(3))).toMatchObject({ code: 'not-configured', status: 503 })
    expect(asked()).toHaveLength(1)
  })

  it('asks again where the connection broke, and stores again too: it is the same credential', async () => {
    const whocast = client({
      wait: async () => standIn.setFault(null),
    })
    standIn.setFault({ kind: 'drop' })
    answer = ({ body }) => ({ body: { credential: JSON.parse(body) } })
    expect(await whocast.putCredential({ name: 'a', attesteeAddress: vitalik })).toEqual({
      name: 'a',
      attesteeAddress: vitalik,
    })
    const [first, second] = standIn.requests
    expect(second).toMatchObject({ method: 'PUT', body: first?.body ?? '' })
    await standIn.close()
    expect(await failure(client().fid(3))).toMatchObject({ code: 'network', status: undefined })
    expect(waits).toHaveLength(2)
  })

  it('waits as long as it is told', async () => {
    answer = failing(1, { status: 503, headers: { 'retry-after': '7' }, body: {} })
    await client().fid(3)
    answer = failing(1, {
      status: 429,
      headers: { 'retry-after': new Date(Date.now() - 5000).toUTCString() },
      body: {},
    })
    await client().fid(3)
    expect(waits).toEqual([7000, 0])
  })

  it('does not wait for longer than it has time, and says how long it would be', async () => {
    answer = () => ({
      status: 429,
      headers: { 'retry-after': '42' },
      body: { code: 'quota-exceeded', detail: 'over' },
    })
    expect(await failure(client().fid(3))).toMatchObject({
      code: 'quota-exceeded',
      retryAfter: 42,
      detail: 'over',
    })
    expect(asked()).toHaveLength(1)
    await failure(client().fid(3, { timeoutMs: 60_000 }))
    expect(waits).toEqual([42_000, 42_000])
  })

  it('gives up in time, whether nothing comes or only half of it', async () => {
    standIn.setFault({ kind: 'hang' })
    expect(await failure(client({ timeoutMs: 50 }).fid(3))).toMatchObject({
      code: 'timeout',
      status: undefined,
      detail: 'no answer within 50 ms',
    })
    standIn.setFault(null)
    answer = () => ({
      body: (async function* () {
        yield new TextEncoder().encode('{"profiles":')
        await new Promise(() => {})
      })(),
    })
    expect(await failure(client().fid(3, { timeoutMs: 50 }))).toMatchObject({ code: 'timeout' })
    expect(waits).toEqual([])
  })

  it('gives up in time where fetch does not heed its signal', async () => {
    const whocast = client({ fetch: () => new Promise(() => {}), timeoutMs: 50 })
    expect(await failure(whocast.fid(3))).toMatchObject({ code: 'timeout' })
  })

  it('never times out when timeoutMs is Infinity', async () => {
    answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      return { body: { profiles: [] } }
    }
    expect(await client({ timeoutMs: Number.POSITIVE_INFINITY }).fid(3)).toEqual([])
  })

  it("gives up when its caller does, with the caller's own reason", async () => {
    const reason = new Error('enough')
    await expect(client().fid(3, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    expect(asked()).toEqual([])
    const during = new AbortController()
    answer = () => {
      during.abort(reason)
      return new Promise(() => {})
    }
    await expect(client().fid(3, { signal: during.signal })).rejects.toBe(reason)
    const waiting = new AbortController()
    answer = () => ({ status: 503, headers: { 'retry-after': '9' }, body: {} })
    const call = client({ wait: undefined }).fid(3, { signal: waiting.signal })
    const timer = setInterval(() => standIn.requests.length >= 2 && waiting.abort(reason), 5)
    await expect(call).rejects.toBe(reason)
    clearInterval(timer)
    expect(asked()).toHaveLength(2)
  })

  it('keeps its key to itself', async () => {
    const everything = (error: unknown): string =>
      error instanceof Error
        ? `${error.stack} ${JSON.stringify(error)} ${Object.values(error).join()} ${everything(error.cause)}`
        : ''
    answer = () => ({ status: 401, body: { detail: `the key ${KEY} is none`, instance: KEY } })
    const refused = await failure(client().fid(3))
    expect(refused.detail).toBe('the key … is none')
    answer = () => ({ body: `<html>${KEY}` })
    const garbled = await failure(client().fid(3))
    await standIn.close()
    const broken = await failure(client().fid(3))
    for (const error of [refused, garbled, broken]) expect(everything(error)).not.toContain(KEY)
  })
})

it('compiles for callers that name only the types they use', async () => {
  const whocast: Pick<Whocast, 'fname'> = client()
  const [nobody] = await whocast.fname('dwr', { fields: ['displayName'] })
  expect(nobody?.displayName).toBeUndefined()
})
