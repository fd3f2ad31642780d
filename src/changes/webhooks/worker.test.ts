import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Verifier } from '../../../test/reference/standard-webhooks.ts'
import { createTestService, type TestService } from '../../../test/service.ts'
import { silentLogger } from '../../../test/silent.ts'
import { createDestinationBudget } from '../../net/destination-budget.ts'
import { createGuardedPost } from '../../net/guarded-post.ts'
import { ROTATION_MS, rotateSecrets } from './signature.ts'
import { subscribe } from './subscribe.ts'
import { createWebhookWorker, type WebhookWorker } from './worker.ts'

interface Received {
  path: string
  headers: Record<string, string>
  body: string
  data: { id: string; type: string; profileID: string; matched?: string[] }
}

const HOUR_MS = 3_600_000

let service: TestService
let server: Server
let origin: string
let received: Received[]
let handshakes: IncomingMessage[]
let consent: (request: IncomingMessage, response: ServerResponse) => void
let answer: (request: IncomingMessage, response: ServerResponse, at: number) => void
let now: number
let workers: WebhookWorker[]

beforeEach(async () => {
  received = []
  workers = []
  now = Date.now()
  answer = (_request, response) => response.end('ok')
  handshakes = []
  consent = (_request, response) =>
    response.setHeader('webhook-allowed-origin', 'whocast.test').end()
  server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      handshakes.push(request)
      return consent(request, response)
    }
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        body,
        data: JSON.parse(body).data,
      })
      answer(request, response, received.length)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  service = await createTestService({ privateOrigins: [origin] })
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await service.close()
})

/** @param budgets requests a minute to the server: messages, and requests for consent */
const startWorker = (
  allowPrivateOrigins = [origin],
  budgets: { post?: number; ask?: number } = {},
) => {
  const { store } = service
  const postWithin = (perMinute = 0) =>
    createGuardedPost({
      allowPrivateOrigins,
      budget: createDestinationBudget({ perMinute, clock: () => now }),
    })
  const worker = createWebhookWorker({
    webhooks: store.webhooks,
    changes: store.log,
    cursors: store.cursors,
    post: postWithin(budgets.post),
    ask: postWithin(budgets.ask),
    host: 'whocast.test',
    clock: () => now,
    random: () => 0.5,
    log: silentLogger,
  })
  store.onChange(worker.wake)
  worker.start()
  workers.push(worker)
  return worker
}

const hook = async (path: string, identifiers: string[], name = 'Guild') => {
  const { key } = await service.issueKey({ name, scopes: ['webhooks'] })
  const context = {
    webhooks: service.store.webhooks,
    checkUrl: (url: string) => new URL(url),
    clock: () => now,
  }
  return {
    owner: key.name,
    ...(await subscribe(context, { owner: key.name, given: { url: origin + path, identifiers } })),
  }
}

let checkedAt = 1_700_000_000
const person = (n: number, displayName: string) => {
  checkedAt += 1
  return service.store.people.save(
    [
      {
        source: 'import',
        scope: `import:${n}`,
        checkedAt,
        profileID: `worker_${String(n).padStart(14, '0')}`,
        fields: { displayName },
        channels: [
          {
            type: 'farcaster',
            value: `w${n}`,
            isVerified: true,
            metadata: [{ name: 'fid', value: String(n) }],
          },
        ],
      },
    ],
    { refreshAt: null },
  )
}
const arrived = (count: number) =>
  vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(count), 5000)
const isEmpty = () =>
  vi.waitFor(
    async () => expect(await service.store.webhooks.backlog()).toEqual({ pending: 0, dead: 0 }),
    5000,
  )

it('a change is sent at once, signed as Standard Webhooks says, with both secrets during a rotation', async () => {
  const { webhook, secret, owner } = await hook('/hook', ['fid:1'])
  startWorker()
  await person(1, 'One')
  await arrived(1)
  const [{ body, headers, data } = received[0] as Received] = received
  expect(new Verifier(secret).verify(body, headers)).toEqual(JSON.parse(body))
  expect(data).toMatchObject({
    type: 'profile.created',
    matched: ['fid:1'],
    id: headers['webhook-id'],
  })
  expect(() =>
    new Verifier(secret).verify(body.replace('One', 'Two').replace('created', 'updated'), headers),
  ).toThrow()

  const next = `whsec_${Buffer.from('a secret that comes after').toString('base64')}`
  await service.store.webhooks.replaceSecrets(owner, webhook.id, () => [
    { secret: next },
    { secret, until: now + HOUR_MS },
  ])
  await person(1, 'Uno')
  await arrived(2)
  for (const one of [secret, next])
    expect(
      new Verifier(one).verify(received[1]?.body ?? '', received[1]?.headers ?? {}),
    ).toMatchObject({
      type: 'profile.updated',
    })
  now += 2 * HOUR_MS
  await person(1, 'Eins')
  await arrived(3)
  // The clock of the verifier is the real one.
  expect(received[2]?.headers['webhook-signature']?.split(' ')).toHaveLength(1)
  await isEmpty()
})

it('a receiver that fails is called again later and later, in order for one person, and given up after a day', async () => {
  answer = (_request, response) => response.writeHead(503).end()
  const { webhook, owner } = await hook('/hook', ['fid:1'])
  const worker = startWorker()
  await person(1, 'One')
  await person(1, 'Two')
  await arrived(1)
  const failures = (count: number) =>
    vi.waitFor(
      async () =>
        expect((await service.store.webhooks.get(owner, webhook.id))?.failures).toBe(count),
      5000,
    )
  await failures(1)
  worker.wake()
  for (const [count, waitMs] of [
    [2, 5000],
    [3, 30_000],
    [4, 120_000],
  ] as const) {
    now += waitMs
    worker.wake()
    await failures(count)
  }
  expect(new Set(received.map(({ data }) => data.type))).toEqual(new Set(['profile.created']))
  expect(received).toHaveLength(4)
  now += 25 * HOUR_MS
  worker.wake()
  // Both are older than a day: each gets a last attempt.
  await failures(5)
  now += 3 * HOUR_MS
  worker.wake()
  await failures(6)
  expect(await service.store.webhooks.get(owner, webhook.id)).toMatchObject({ pending: 0, dead: 2 })

  answer = (_request, response) => response.end()
  received = []
  expect(await service.store.webhooks.replay(owner, webhook.id, undefined, now)).toBe(2)
  await arrived(2)
  expect(received.map(({ data }) => data.type)).toEqual(['profile.created', 'profile.updated'])
  await isEmpty()
})

it('asks no sooner again than Retry-After, and never after 410', async () => {
  answer = (_request, response, at) =>
    at === 1
      ? response.writeHead(429, { 'retry-after': '600' }).end()
      : response.writeHead(410).end()
  const { webhook, owner } = await hook('/hook', ['fid:1'])
  const worker = startWorker()
  await person(1, 'One')
  const state = () => service.store.webhooks.get(owner, webhook.id)
  await vi.waitFor(async () => expect((await state())?.failures).toBe(1), 5000)
  now += 599_000
  expect(await service.store.webhooks.due(now, 8, webhook)).toEqual([])
  now += 1000
  worker.wake()
  await vi.waitFor(
    async () => expect((await state())?.disabledReason).toBe('the receiver answered 410'),
    5000,
  )
  await person(1, 'Two')
  expect(await service.store.webhooks.due(now + 99 * HOUR_MS, 8, webhook)).toEqual([])
})

it('a redirect is no success and is not followed, wherever it leads', async () => {
  const asked: string[] = []
  const inner = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end()
  })
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve))
  const location = `http://127.0.0.1:${(inner.address() as AddressInfo).port}/secret`
  answer = (_request, response) => response.writeHead(307, { location }).end()
  const { webhook, owner } = await hook('/hook', ['fid:1'])
  startWorker()
  await person(1, 'One')
  await vi.waitFor(
    async () => expect((await service.store.webhooks.get(owner, webhook.id))?.failures).toBe(1),
    5000,
  )
  expect(asked).toEqual([])
  inner.close()
})

it('a private address is never called', async () => {
  const { webhook, owner } = await hook('/hook', ['fid:1'])
  startWorker([])
  await person(1, 'One')
  await vi.waitFor(
    async () =>
      expect((await service.store.webhooks.get(owner, webhook.id))?.waitsFor).toMatch(/^refused/),
    5000,
  )
  expect([received, handshakes]).toEqual([[], []])
})

it('2xx is success whatever follows: a body without end, one that is broken off, none at all', async () => {
  answer = (_request, response, at) => {
    response.writeHead(200, at === 2 ? { 'content-length': '1000' } : {})
    if (at === 1) {
      const more = () =>
        response.writable && response.write('x'.repeat(65_536)) && setImmediate(more)
      response.on('drain', more)
      more()
    } else if (at === 2) {
      response.write('half')
      setImmediate(() => response.destroy())
    } else response.flushHeaders()
  }
  await hook('/hook', ['fid:1', 'fid:2', 'fid:3'])
  startWorker()
  for (const n of [1, 2, 3]) await person(n, 'Name')
  await isEmpty()
  expect(received).toHaveLength(3)
})

it('receivers that hang do not hold up the others', async () => {
  answer = (request, response) => request.url === '/good' && response.end()
  for (let n = 0; n < 3; n += 1) await hook('/hangs', ['fid:1'])
  await hook('/good', ['fid:1'])
  startWorker()
  await person(1, 'One')
  await person(1, 'Two')
  await person(1, 'Three')
  const good = () => received.filter(({ path }) => path === '/good').map(({ data }) => data.type)
  await vi.waitFor(
    () => expect(good()).toEqual(['profile.created', 'profile.updated', 'profile.updated']),
    5000,
  )
})

it('of two processes one sends, and the other takes over when that one stops', async () => {
  await hook('/hook', ['fid:1'])
  const first = startWorker()
  await person(1, 'One')
  await arrived(1)
  await isEmpty()
  startWorker()
  await person(1, 'Two')
  await arrived(2)
  await first.stop()
  await person(1, 'Three')
  await arrived(3)
  await isEmpty()
  expect(received).toHaveLength(3)
})

it('sends nothing to a receiver before it consents, and asks it once', async () => {
  consent = (_request, response) => response.end('hello')
  const { webhook, owner } = await hook('/shy', ['fid:1'])
  const worker = startWorker()
  await person(1, 'One')
  const state = () => service.store.webhooks.get(owner, webhook.id)
  await vi.waitFor(async () => expect((await state())?.waitsFor).toContain('did not allow'), 5000)
  expect(handshakes.map(({ headers }) => headers['webhook-request-origin'])).toEqual([
    'whocast.test',
  ])
  worker.wake()
  expect(await state()).toMatchObject({ pending: 1 })
  expect([received.length, handshakes.length]).toEqual([0, 1])
  consent = (_request, response) =>
    response.setHeader('webhook-allowed-origin', 'other.test, WHOCAST.test').end()
  now += 61_000
  worker.wake()
  await arrived(1)
  await isEmpty()
  expect(handshakes).toHaveLength(2)
  expect(await state()).not.toHaveProperty('waitsFor')
})

it('does not send to a host that allows another origin only', async () => {
  consent = (_request, response) => response.setHeader('webhook-allowed-origin', 'other.test').end()
  const { webhook, owner } = await hook('/other', ['fid:1'])
  startWorker()
  await person(1, 'One')
  await vi.waitFor(
    async () =>
      expect((await service.store.webhooks.get(owner, webhook.id))?.waitsFor).toContain('allow'),
    5000,
  )
  expect(received).toHaveLength(0)
})

it('posts a change once to one URL, for all subscriptions of a key that name it', async () => {
  const hooks = [await hook('/one', ['fid:1']), await hook('/one', ['fid:1'])]
  hooks.push(await hook('/one', ['fid:1', 'fid:2']), await hook('/two', ['fid:1']))
  startWorker()
  await person(1, 'One')
  await isEmpty()
  expect(received.map(({ path }) => path).sort()).toEqual(['/one', '/two'])
  const shared = received.find(({ path }) => path === '/one')
  for (const { secret } of hooks.slice(0, 3))
    expect(new Verifier(secret).verify(shared?.body ?? '', shared?.headers ?? {})).toMatchObject({
      type: 'profile.created',
    })
})

it('accepts no more messages a minute than the receiver allows', async () => {
  consent = (_request, response) =>
    response.setHeader('webhook-allowed-origin', '*').setHeader('webhook-allowed-rate', '4').end()
  await hook('/rated', ['fid:1', 'fid:2', 'fid:3', 'fid:4', 'fid:5', 'fid:6'])
  const worker = startWorker()
  for (const n of [1, 2, 3, 4, 5, 6]) await person(n, 'Rated')
  await arrived(1)
  const before = received.length
  expect(before).toBeLessThanOrEqual(4)
  for (let minute = 0; minute < 3; minute += 1) {
    now += 60_000
    worker.wake()
    await vi.waitFor(
      async () => {
        worker.wake()
        expect(received.length).toBeGreaterThan(Math.min(5, before + minute))
      },
      { timeout: 5000, interval: 50 },
    )
  }
  await isEmpty()
})

it('slow receivers of one key do not delay those of another, also at one origin', async () => {
  const held: ServerResponse[] = []
  answer = (request, response) => {
    if (request.url?.startsWith('/slow')) held.push(response)
    else response.end()
  }
  for (let n = 0; n < 100; n += 1) await hook(`/slow/${n}`, ['fid:1'], 'Hoarder')
  await hook('/good', ['fid:2'], 'Good')
  startWorker()
  await person(1, 'One')
  await vi.waitFor(() => expect(held).toHaveLength(64), 10_000)
  await person(2, 'Two')
  await vi.waitFor(() => expect(received.map(({ path }) => path)).toContain('/good'), 5000)
  expect(held).toHaveLength(64)
  answer = (_request, response) => response.end()
  for (const response of held) response.end()
  await isEmpty()
})

it('receivers of one key that hang when asked for consent delay no other key', async () => {
  const held: ServerResponse[] = []
  consent = (request, response) => {
    if (request.url?.startsWith('/hangs')) held.push(response)
    else response.setHeader('webhook-allowed-origin', '*').end()
  }
  for (let n = 0; n < 30; n += 1) await hook(`/hangs/${n}`, ['fid:1'], 'Hoarder')
  startWorker()
  await vi.waitFor(() => expect(held).toHaveLength(16), 5000)
  await hook('/last', ['fid:2'], 'Good')
  await person(2, 'Two')
  await arrived(1)
  expect(received.map(({ path }) => path)).toEqual(['/last'])
  expect(held).toHaveLength(16)
})

it('leaves two thirds of what a host takes to other keys, and counts our limit as no failure', async () => {
  const hooks = [1, 2, 3].map((n) => hook(`/many/${n}`, ['fid:1'], 'Hoarder'))
  const { owner } = (await Promise.all(hooks))[0] as Awaited<(typeof hooks)[0]>
  await hook('/good', ['fid:2'], 'Good')
  const worker = startWorker([origin], { post: 6 })
  await person(1, 'One')
  await arrived(2)
  const waiting = await vi.waitFor(async () => {
    const all = await service.store.webhooks.list(owner)
    const left = all.filter(({ pending }) => pending > 0)
    expect(left).toHaveLength(1)
    return left
  }, 5000)
  await person(2, 'Two')
  await vi.waitFor(() => expect(received.map(({ path }) => path)).toContain('/good'), 5000)
  expect(await service.store.webhooks.list(owner)).toMatchObject(
    [1, 2, 3].map(() => ({ failures: 0 })),
  )
  for (const { id } of waiting)
    expect(
      await service.store.webhooks.deliveries(owner, id, { isDead: false, after: 0, limit: 9 }),
    ).toMatchObject([{ attempts: 0 }])
  now += 60_000
  worker.wake()
  await isEmpty()
})

it('asks again soon, and counts no refusal, where our own limit prevented a request for consent', async () => {
  const { owner } = await hook('/one', ['fid:1'])
  await hook('/two', ['fid:1'])
  const worker = startWorker([origin], { ask: 1 })
  const waiting = () => service.store.webhooks.unasked(now + 20_000, 9)
  await vi.waitFor(async () => {
    expect(handshakes).toHaveLength(1)
    expect(await waiting()).toMatchObject([{ attempts: 0 }])
  }, 5000)
  const hooks = await service.store.webhooks.list(owner)
  expect(hooks.flatMap(({ waitsFor }) => waitsFor ?? [])).toEqual([
    'consent of the receiver has not been requested yet',
  ])
  now += 60_000
  worker.wake()
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), 5000)
})

it('asks a receiver for one owner while the share of another is used up', async () => {
  const worker = startWorker([origin], { ask: 6 })
  for (const path of ['/first', '/second']) await hook(path, ['fid:1'], 'A')
  worker.wake()
  await vi.waitFor(() => expect(handshakes).toHaveLength(2), 5000)
  await hook('/both', ['fid:1'], 'A')
  await hook('/both', ['fid:1'], 'Good')
  worker.wake()
  await vi.waitFor(() => expect(handshakes).toHaveLength(3), 5000)
})

it('keeps each secret for its day, also when the rotation is repeated', () => {
  const once = rotateSecrets([{ secret: 'first' }], 0)
  const twice = rotateSecrets(once, 1000)
  expect(twice.slice(1)).toEqual([
    { secret: once[0]?.secret, until: ROTATION_MS + 1000 },
    { secret: 'first', until: ROTATION_MS },
  ])
  expect(rotateSecrets(twice, ROTATION_MS).map(({ secret }) => secret)).not.toContain('first')
  let many = once
  for (let at = 1; at < 20; at += 1) many = rotateSecrets(many, at)
  expect(many).toHaveLength(5)
})
