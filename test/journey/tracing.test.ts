import { afterEach, beforeEach, expect, test } from 'vitest'
import { packageVersion } from '../../src/kit/root.ts'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import {
  botEnvironment,
  castHash,
  mentionEvent,
  sendWebhook,
  startBotNeynar,
} from '../network/mention.ts'
import type { NeynarStandIn } from '../network/neynar.ts'
import { type OtlpStandIn, type ReceivedSpan, startOtlp } from '../network/otlp.ts'
import { startUpstream, type UpstreamStandIn } from '../network/upstream.ts'
import { type RunningServer, slow, startServer, whocast, within } from './support.ts'

let database: TestDatabase
let neynar: NeynarStandIn
let upstream: UpstreamStandIn
let receiver: OtlpStandIn
let server: RunningServer | undefined

beforeEach(async () => {
  database = await createSqliteDatabase()
  ;[neynar, upstream, receiver] = await Promise.all([
    startBotNeynar(),
    startUpstream(),
    startOtlp(),
  ])
})
afterEach(async () => {
  await server?.stop()
  server = undefined
  await Promise.all([neynar.close(), upstream.close(), receiver.close()])
  await database.drop()
})

const key = 'key of the receiver, 0123456789'

/** The built service with everything configured that a trace passes. */
async function start(more: Record<string, string> = {}): Promise<RunningServer> {
  server = await startServer(database.options, {
    ...botEnvironment(neynar.url),
    UPSTREAM_API_URL: upstream.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_HEADERS: `x-api-key=${encodeURIComponent(key)}`,
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=journey',
    LOG_LEVEL: 'info',
    // What comes late is stored on its own, and would be in another place of the trace.
    LOOKUP_DEADLINE_MS: '30000',
    ...more,
  })
  return server
}

/** Ends the service, which sends what waits; its log. */
async function finish(): Promise<Record<string, unknown>[]> {
  const outcome = await server?.stop()
  server = undefined
  expect(outcome?.code).toBe(0)
  return (outcome?.stdout ?? '')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

const bytesReceived = () =>
  receiver.requests.map(({ bytes }) => Buffer.from(bytes).toString('latin1')).join('\n')

/** The names below a span, as a tree, in the order of their beginning. */
function treeOf(root: ReceivedSpan | undefined): unknown[] {
  const children = receiver
    .spans()
    .filter(({ parentId, traceId }) => parentId === root?.spanId && traceId === root.traceId)
    .sort((a, b) => (a.start < b.start ? -1 : 1))
  return children.map((child) => {
    const below = treeOf(child)
    return below.length === 0 ? child.name : [child.name, below]
  })
}

const find = (name: string) => receiver.spans().find((span) => span.name === name)

test(
  'a cold lookup is one trace: store, sources and store again below the request, and in the log',
  slow,
  async () => {
    upstream.profiles.set('/fname/dora', [
      {
        profileID: 'dora_0123456789abcdefg',
        displayName: 'Dora',
        channels: [
          {
            type: 'farcaster',
            isVerified: true,
            value: 'dora',
            metadata: [{ name: 'fid', value: '4711' }],
          },
        ],
        credentials: [],
      },
    ])
    const { api } = await start()
    const response = await fetch(`${api}/fname/dora?include=proof&note=question`, {
      headers: { 'user-agent': 'agent of a journey' },
    })
    const answer = (await response.json()) as { profiles: { displayName: string }[] }
    expect(answer.profiles).toMatchObject([{ displayName: 'Dora' }])
    const log = await finish()

    const root = find('GET /fname/{fname}')
    expect(root).toMatchObject({
      kind: 2,
      parentId: '',
      attributes: {
        'http.response.status_code': 200,
        'whocast.request.id': response.headers.get('x-request-id'),
      },
      resource: {
        'service.name': 'whocast',
        'service.version': packageVersion(),
        'deployment.environment.name': 'journey',
      },
    })
    const tree = treeOf(root)
    expect(tree[0]).toBe('store people.find')
    expect(tree[1]).toBe('store people.holders')
    expect(tree.slice(2, 4).sort()).toEqual(['source neynar.widen', 'source upstream.widen'])
    expect(tree.map((child) => (Array.isArray(child) ? child[0] : child))).toContain(
      'store people.save',
    )
    expect(tree.at(-1)).toBe('store credentials.of')
    // What goes on in the background has traces of its own: what chains prove, which names the
    // lookup as its cause, and the bot's looks
    // for what it missed.
    const otherRoots = receiver
      .spans()
      .filter(({ traceId, parentId }) => traceId !== root?.traceId && parentId === '')
    expect(otherRoots.filter(({ name }) => name !== 'bot catch-up')).toMatchObject([
      { name: 'chain proofs', links: [{ traceId: root?.traceId }] },
    ])
    expect(root?.end).toBeGreaterThanOrEqual(find('store credentials.of')?.end ?? 0n)

    // Another service of ours goes on with the trace; nobody else hears of it.
    const widen = find('source upstream.widen')
    expect(upstream.requests[0]?.headers.traceparent).toBe(
      `00-${root?.traceId}-${widen?.spanId}-01`,
    )
    expect(neynar.requests.length).toBeGreaterThan(0)
    for (const { headers } of neynar.requests) expect(headers.traceparent).toBeUndefined()

    const line = log.find(({ msg }) => msg === 'request')
    expect(line).toMatchObject({ status: 200, trace_id: root?.traceId, span_id: root?.spanId })
    expect(receiver.requests[0]?.headers['x-api-key']).toBe(key)
    for (const private_ of ['dora', '4711', 'question', 'agent of a journey', '127.0.0.1', key]) {
      expect(bytesReceived(), private_).not.toContain(private_)
    }
  },
)

test(
  'what lies ready is a span too, and what is asked at once by many is asked for in one trace',
  slow,
  async () => {
    const { api } = await start()
    neynar.setFault({ kind: 'slow', ms: 3000 })
    await Promise.all(Array.from({ length: 6 }, (_, n) => fetch(`${api}/fname/nobody-${n % 3}`)))
    const known = await fetch(`${api}/fname/sample-ada`)
    await known.arrayBuffer()
    await (await fetch(`${api}/fname/sample-ada`)).arrayBuffer()
    await finish()
    const roots = receiver.spans().filter(({ name }) => name === 'GET /fname/{fname}')
    expect(roots).toHaveLength(8)
    expect(new Set(roots.map(({ traceId }) => traceId)).size).toBe(8)
    const asked = receiver.spans().filter(({ name }) => name === 'source neynar.widen')
    expect(asked).toHaveLength(3)
    expect(new Set(asked.map(({ traceId }) => traceId)).size).toBe(3)
    for (const { parentId, traceId } of asked) {
      expect(roots.find(({ spanId }) => spanId === parentId)).toMatchObject({ traceId })
    }
    // The second time it lay ready: nothing is below.
    expect(roots.filter((root) => treeOf(root).length === 0)).toHaveLength(4)
  },
)

test('a picture is drawn within the trace of who asked for it first', slow, async () => {
  const { origin } = await start()
  for (let time = 0; time < 2; time += 1) {
    const card = await fetch(`${origin}/fname/sample-ada/card.png`)
    expect(card.status).toBe(200)
    await card.arrayBuffer()
  }
  await finish()
  const renders = receiver.spans().filter(({ name }) => name === 'render card')
  expect(renders).toHaveLength(1)
  const root = receiver.spans().find(({ spanId }) => spanId === renders[0]?.parentId)
  expect(root).toMatchObject({ kind: 2, traceId: renders[0]?.traceId })
  expect(root?.name).toBe('GET /fname/:fname/card.png')
  expect(bytesReceived()).not.toContain('sample-ada')
})

test(
  'a mention: the webhook’s trace, and the reply’s own, which names it as its cause',
  slow,
  async () => {
    const { origin } = await start()
    const hash = castHash(5)
    const event = mentionEvent({ text: 'who is sample-ada?', hash })
    neynar.casts.set(hash, event.data)
    expect((await sendWebhook(origin, event)).status).toBe(200)
    await within(
      60_000,
      async () => neynar.published,
      ({ length }) => length === 1,
    )
    const log = await finish()

    const webhook = find('POST /webhooks/neynar')
    expect(treeOf(webhook)).toEqual(['store mentions.claim'])
    const mention = find('bot mention')
    expect(mention).toMatchObject({
      parentId: '',
      links: [{ traceId: webhook?.traceId, spanId: webhook?.spanId }],
    })
    expect(mention?.traceId).not.toBe(webhook?.traceId)
    expect(treeOf(mention)).toEqual([
      'store mentions.mayReply',
      'store people.find',
      'source neynar.castByHash',
      'store mentions.counts',
      'store mentions.reserve',
      'publish neynar',
      'store mentions.finish',
    ])
    expect(log.find(({ msg }) => msg === 'mention done')).toMatchObject({
      trace_id: mention?.traceId,
      span_id: mention?.spanId,
    })
    for (const private_ of [
      'sample-ada',
      hash,
      hash.slice(2),
      'Ada Sample',
      'signer-of-the-tests',
      'webhook secret',
    ]) {
      expect(bytesReceived(), private_).not.toContain(private_)
    }
  },
)

test(
  'errors of requests leave no words and no secrets in what is exported, nor the receiver’s key in the log',
  slow,
  async () => {
    const { api } = await start()
    receiver.setFault({ kind: 'fail', status: 401 })
    await fetch(`${api}/fname/lost`, {
      headers: { authorization: 'Bearer whocast_0123456789abcdefghijklmnop' },
    })
    neynar.setFault({ kind: 'fail', status: 500 })
    upstream.setFault({ kind: 'drop' })
    const failed = await fetch(`${api}/fname/nowhere`, {
      headers: { traceparent: `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01` },
    })
    expect(failed.status).toBe(503)
    await within(
      20_000,
      async () => receiver.requests.length,
      (count) => count > 0,
    )
    const metrics = await (await fetch(`${api.replace('/api/v1', '')}/metrics`)).text()
    expect(metrics).toMatch(/^whocast_trace_spans_total\{outcome="failed"\} [1-9]/m)
    const log = await finish()
    expect(log.filter(({ msg }) => msg === 'exporting traces failed')).toHaveLength(1)
    expect(JSON.stringify(log)).not.toContain(key)
    const server = receiver
      .spans()
      .find(({ attributes }) => attributes['http.response.status_code'] === 503)
    expect(server).toMatchObject({
      status: 2,
      attributes: { 'error.type': '503' },
      links: [{ traceId: 'a1'.repeat(16) }],
    })
    const source = receiver
      .spans()
      .find(({ name, status }) => name === 'source upstream.widen' && status === 2)
    expect(source?.statusMessage).toBe('')
    for (const private_ of ['nowhere', 'lost', 'whocast_', neynar.url, upstream.url, 'could not']) {
      expect(bytesReceived(), private_).not.toContain(private_)
    }
  },
)

test(
  'a receiver that is gone or hangs costs requests nothing and the end little',
  slow,
  async () => {
    const { api } = await start()
    receiver.setFault({ kind: 'hang' })
    for (let n = 0; n < 20; n += 1) {
      const response = await fetch(`${api}/fname/sample-ada`)
      expect(response.status).toBe(200)
      await response.arrayBuffer()
    }
    await finish()
    expect(receiver.requests.length).toBeGreaterThan(0)
  },
)

test('without an exporter nothing is exported, passed on or logged', slow, async () => {
  const { api } = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })
  await fetch(`${api}/fname/dora`, {
    headers: { traceparent: `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01` },
  })
  const log = await finish()
  expect(receiver.connections()).toBe(0)
  expect(upstream.requests.length).toBeGreaterThan(0)
  for (const { headers } of upstream.requests) expect(headers.traceparent).toBeUndefined()
  expect(log.find(({ msg }) => msg === 'request')).toMatchObject({ status: 200 })
  expect(JSON.stringify(log)).not.toContain('trace_id')
})

test(
  'what cannot be exported as asked is refused at the start, and the configuration is shown without the key',
  slow,
  async () => {
    await expect(start({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).rejects.toThrow(
      /OTEL_EXPORTER_OTLP_PROTOCOL/,
    )
    await expect(start({ OTEL_TRACES_SAMPLER: 'jaeger_remote' })).rejects.toThrow(
      /OTEL_TRACES_SAMPLER/,
    )
    await expect(start({ OTEL_TRACES_SAMPLER_ARG: '2' })).rejects.toThrow(/OTEL_TRACES_SAMPLER_ARG/)
    const shown = await whocast(database.options, ['config', '--json'])
    expect(shown.stdout).toContain('"OTEL_EXPORTER_OTLP_ENDPOINT":"unset"')
  },
)
