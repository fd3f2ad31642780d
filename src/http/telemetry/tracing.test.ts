import { setTimeout as sleep } from 'node:timers/promises'
import { ServiceError } from '@whocast/contract/error.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type OtlpStandIn, startOtlp } from '../../../test/network/otlp.ts'
import { createTracing, type Tracing, type TracingOptions } from './tracing.ts'

let receiver: OtlpStandIn
let open: Tracing[] = []

beforeEach(async () => {
  receiver = await startOtlp()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  receiver.setFault({ kind: 'drop' })
  await Promise.all(open.map((tracing) => tracing.close()))
  open = []
  await receiver.close()
})

function start(more: Partial<TracingOptions> = {}): Tracing {
  const tracing = createTracing({
    endpoint: receiver.url,
    serviceName: 'whocast-test',
    serviceVersion: '1.2.3',
    sampler: 'parentbased_always_on',
    ratio: 1,
    baseUrl: 'https://whocast.test',
    isParentTrusted: false,
    ...more,
  })
  open.push(tracing)
  return tracing
}

/** One request, answered after `work`. */
async function request(
  tracing: Tracing,
  {
    traceparent,
    work = async () => {},
    path = '/api/v1/fid/3',
    route = '/fid/{fid}',
    status = 200,
    id = 'r',
  }: {
    traceparent?: string
    work?: () => Promise<unknown>
    path?: string
    route?: string
    status?: number
    id?: string
  } = {},
) {
  const span = tracing.begin({ method: 'GET', path, traceparent })
  await (span ? span.run(work) : work())
  span?.end({ id, route, status })
  return span
}

const traceparent = (flags: string) => `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-${flags}`
const named = (name: string) => receiver.spans().find((span) => span.name === name)

test('a request is one server span, with what it caused below it', async () => {
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test,service.name=overridden')
  vi.stubEnv('OTEL_SERVICE_NAME', 'named')
  const tracing = start()
  const span = await request(tracing, {
    work: () =>
      tracing.span('source', 'neynar.widen', () =>
        tracing.span('store', 'people.find', async () => sleep(2)),
      ),
  })
  await tracing.flush()
  const server = named('GET /fid/{fid}')
  expect(server).toMatchObject({
    kind: 2,
    parentId: '',
    links: [],
    events: 0,
    status: 0,
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/fid/{fid}',
      'http.response.status_code': 200,
      'url.scheme': 'https',
      'server.address': 'whocast.test',
      'server.port': 443,
      'whocast.request.id': 'r',
    },
    resource: {
      'service.name': 'named',
      'service.version': '1.2.3',
      'deployment.environment.name': 'test',
      'telemetry.sdk.language': 'nodejs',
    },
  })
  expect(Object.keys(server?.attributes ?? {})).toHaveLength(7)
  expect(span?.ids).toEqual({ trace_id: server?.traceId, span_id: server?.spanId })
  const source = named('source neynar.widen')
  expect(source).toMatchObject({
    kind: 3,
    traceId: server?.traceId,
    parentId: server?.spanId,
    attributes: { 'whocast.component': 'source' },
  })
  expect(named('store people.find')).toMatchObject({
    kind: 1,
    traceId: server?.traceId,
    parentId: source?.spanId,
  })
  expect((server?.end ?? 0n) - (server?.start ?? 0n)).toBeGreaterThan(1_000_000n)
  expect(receiver.spans()).toHaveLength(3)
})

test('requests at the same time do not get each other’s spans', async () => {
  const tracing = start()
  const seen = new Map<string, string | undefined>()
  await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      request(tracing, {
        id: `r${at}`,
        work: () =>
          tracing.span('source', `s${at}.widen`, async () => {
            await sleep((at * 7) % 11)
            await tracing.span('store', `t${at}.save`, async () => sleep((at * 5) % 7))
            seen.set(`r${at}`, tracing.ids()?.trace_id)
          }),
      }),
    ),
  )
  await tracing.flush()
  const spans = receiver.spans()
  expect(spans).toHaveLength(120)
  for (const server of spans.filter(({ kind }) => kind === 2)) {
    const id = String(server.attributes['whocast.request.id'])
    const at = id.slice(1)
    const source = spans.find(({ parentId }) => parentId === server.spanId)
    const store = spans.find(({ parentId }) => parentId === source?.spanId)
    expect([source?.name, store?.name]).toEqual([`source s${at}.widen`, `store t${at}.save`])
    expect([source?.traceId, store?.traceId, seen.get(id)]).toEqual([
      server.traceId,
      server.traceId,
      server.traceId,
    ])
  }
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(40)
})

test('errors are told by their code or class, never by their words', async () => {
  const tracing = start()
  const words = 'who is vitalik.eth at https://u:p@rpc.example'
  const fails = (error: unknown) =>
    tracing.span('source', 'a.b', () => Promise.reject(error)).catch(() => {})
  await request(tracing, {
    status: 503,
    work: async () => {
      await fails(new ServiceError('unavailable', words))
      await fails(new TypeError(words))
      await fails(Object.assign(new Error(words), { name: words }))
      await fails(words)
      await tracing.span(
        'source',
        'a.b',
        async () => [words],
        () => true,
      )
    },
  })
  await tracing.flush()
  expect(
    receiver
      .spans()
      .map(({ status, statusMessage, events, attributes }) => [
        status,
        statusMessage,
        events,
        attributes['error.type'],
      ]),
  ).toEqual(
    ['unavailable', 'TypeError', 'Error', 'Error', 'failed', '503'].map((type) => [2, '', 0, type]),
  )
  expect(
    receiver.requests.map(({ bytes }) => Buffer.from(bytes).toString('latin1')).join(),
  ).not.toContain('vitalik')
})

test('a stranger’s traceparent neither places nor chooses what is traced: it is a link', async () => {
  const all = start()
  await request(all, { traceparent: traceparent('00') })
  await all.flush()
  const [span] = receiver.spans()
  expect(span?.traceId).not.toBe('a1'.repeat(16))
  expect(span).toMatchObject({
    parentId: '',
    links: [{ traceId: 'a1'.repeat(16), spanId: 'b2'.repeat(8) }],
  })

  const none = start({ sampler: 'parentbased_traceidratio', ratio: 0 })
  for (let n = 0; n < 50; n += 1) await request(none, { traceparent: traceparent('01') })
  await none.flush()
  expect(receiver.spans()).toHaveLength(1)
})

test('a trusted traceparent is the parent, and its flag is followed by the parent-based samplers', async () => {
  const tracing = start({ isParentTrusted: true, sampler: 'parentbased_traceidratio', ratio: 0 })
  await request(tracing, { traceparent: traceparent('01') })
  await request(tracing, { traceparent: traceparent('00') })
  await request(tracing, {})
  await tracing.flush()
  expect(receiver.spans()).toMatchObject([
    { traceId: 'a1'.repeat(16), parentId: 'b2'.repeat(8), links: [] },
  ])
})

test.each([
  '',
  'nonsense',
  `00-${'0'.repeat(32)}-${'b2'.repeat(8)}-01`,
  `ff-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`,
  `${traceparent('01')}, x`,
])('a traceparent that is none (%s) is left alone', async (given) => {
  const tracing = start({ isParentTrusted: true })
  await request(tracing, { traceparent: given })
  await tracing.flush()
  expect(receiver.spans()).toMatchObject([{ parentId: '', links: [] }])
})

test.each([
  ['always_on', 1, 200],
  ['always_off', 1, 0],
  ['traceidratio', 0.5, null],
  ['parentbased_always_on', 0, 200],
  ['parentbased_always_off', 1, 0],
  ['parentbased_traceidratio', 0.5, null],
] as const)('%s %s', async (sampler, ratio, expected) => {
  const tracing = start({ sampler, ratio })
  const work = () => tracing.span('store', 'people.find', async () => {})
  for (let n = 0; n < 200; n += 1) await request(tracing, { work })
  await tracing.flush()
  const count = receiver.spans().filter(({ kind }) => kind === 2).length
  expect(receiver.spans()).toHaveLength(count * 2)
  if (expected !== null) expect(count).toBe(expected)
  else {
    // Half of 200, by more than six standard deviations.
    expect(count).toBeGreaterThan(50)
    expect(count).toBeLessThan(150)
  }
})

test('probes and scrapes are not traced, nor is work that belongs to nothing', async () => {
  const tracing = start()
  for (const path of ['/livez', '/readyz', '/metrics'])
    expect(await request(tracing, { path })).toBeNull()
  await tracing.span('store', 'mentions.take', async () => {})
  expect([tracing.ids(), tracing.traceparent()]).toEqual([undefined, undefined])
  await tracing.flush()
  expect(receiver.requests).toEqual([])
})

test('background work is a trace of its own that names its cause, now or from a queue', async () => {
  const tracing = start()
  let cause: string | undefined
  await request(tracing, {
    work: async () => {
      cause = tracing.traceparent()
      await tracing.background('lookup refresh', () =>
        tracing.span('source', 'ens.collect', async () => {}),
      )
      await tracing.apart(() => tracing.span('store', 'mentions.take', async () => {}))
    },
  })
  await tracing.background('bot mention', async () => {}, cause)
  await tracing.background('bot catch-up', async () => {})
  await tracing.flush()
  const server = named('GET /fid/{fid}')
  const refresh = named('lookup refresh')
  const link = { traceId: server?.traceId, spanId: server?.spanId }
  expect(refresh).toMatchObject({ parentId: '', links: [link] })
  expect(refresh?.traceId).not.toBe(server?.traceId)
  expect(named('source ens.collect')).toMatchObject({
    traceId: refresh?.traceId,
    parentId: refresh?.spanId,
  })
  expect(named('bot mention')).toMatchObject({ parentId: '', links: [link] })
  expect(named('bot catch-up')).toMatchObject({ parentId: '', links: [] })
  expect(named('store mentions.take')).toBeUndefined()
})

test('an unknown method and an unknown route make no name of their own', async () => {
  const tracing = start()
  const span = tracing.begin({ method: 'BREW', path: '/x', traceparent: undefined })
  span?.end({ id: 'r', route: 'other', status: 404 })
  await tracing.flush()
  expect(receiver.spans()).toMatchObject([
    { name: 'HTTP', status: 0, attributes: { 'http.request.method': '_OTHER' } },
  ])
})

test('headers are sent to the receiver', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'authorization=Basic%20c2VjcmV0')
  const tracing = start()
  await request(tracing)
  await tracing.flush()
  expect(receiver.requests[0]).toMatchObject({
    path: '/v1/traces',
    headers: { authorization: 'Basic c2VjcmV0' },
  })
})

test.each([{ kind: 'fail', status: 500 }, { kind: 'drop' }] as const)(
  'a receiver that fails ($kind) is told of once, and once when it is well again',
  async (fault) => {
    const told: (string | null)[] = []
    const tracing = start({
      timeoutMs: 500,
      onExportChange: (error) => told.push(error?.constructor.name ?? null),
    })
    receiver.setFault(fault)
    for (let n = 0; n < 3; n += 1) {
      await request(tracing)
      await tracing.flush()
    }
    expect(told).toHaveLength(1)
    expect(tracing.stats).toEqual({ ended: 3, exported: 0, failed: 3 })
    receiver.setFault(null)
    await request(tracing)
    await tracing.flush()
    expect(told).toHaveLength(2)
    expect(told[1]).toBeNull()
    expect(tracing.stats).toEqual({ ended: 4, exported: 1, failed: 3 })
  },
)

test('a receiver that hangs holds up neither requests nor the end, and what waits is bounded', async () => {
  receiver.setFault({ kind: 'hang' })
  const tracing = start({ timeoutMs: 60_000, delayMs: 5 })
  for (let n = 0; n < 20_000; n += 1) {
    await request(tracing)
    if (n % 500 === 0) await sleep(1)
  }
  expect(tracing.stats).toEqual({ ended: 20_000, exported: 0, failed: 0 })
  const order: string[] = []
  const flushed = tracing.flush(50).then(() => order.push('flushed'))
  await Promise.race([flushed, sleep(10_000).then(() => order.push('held up'))])
  expect(order).toEqual(['flushed'])
  // What was sent and hangs, and what waited: of 20,000 never more than the exports at once and the
  // queue hold.
  while (receiver.requests.length === 0) await sleep(5)
  const sent = receiver.spans().length
  expect(sent).toBeGreaterThan(0)
  expect(sent).toBeLessThanOrEqual(4 * 512)
})

test('a receiver that lies is believed nothing and harms nothing', async () => {
  const tracing = start()
  receiver.setFault({ kind: 'garbage' })
  await request(tracing)
  await tracing.flush()
  expect(tracing.stats).toEqual({ ended: 1, exported: 1, failed: 0 })
})
