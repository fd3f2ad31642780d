import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dashboard } from '../../scripts/dashboard.ts'
import { packageRoot } from '../../src/kit/root.ts'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import {
  botEnvironment,
  castHash,
  mentionEvent,
  sendWebhook,
  startBotNeynar,
} from '../network/mention.ts'
import type { NeynarStandIn } from '../network/neynar.ts'
import { type OtlpStandIn, startOtlp } from '../network/otlp.ts'
import { type StandIn, startStandIn } from '../network/stand-in.ts'
import { startUpstream, type UpstreamStandIn } from '../network/upstream.ts'
import { board, expressions, rules } from '../observability/files.ts'
import { parser } from '../reference/promql.ts'
import { type RunningServer, slow, startServer, within } from './support.ts'

/** Every node of an expression, with its text. */
function nodesOf(
  expression: string,
): { name: string; text: string; isError: boolean; from: number }[] {
  const nodes: { name: string; text: string; isError: boolean; from: number }[] = []
  parser.parse(expression).iterate({
    enter: ({ type, from, to }) => {
      nodes.push({ name: type.name, text: expression.slice(from, to), isError: type.isError, from })
    },
  })
  return nodes
}

/** The series that an expression reads: name, and its matchers. */
const selectorsOf = (expression: string) =>
  nodesOf(expression)
    .filter(({ name }) => name === 'VectorSelector')
    .map(({ text }) => ({
      metric: /^[a-zA-Z_:][\w:]*/.exec(text)?.[0] ?? '',
      matchers: [...text.matchAll(/(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g)].map(
        ([, label = '', operator = '', value = '']) => ({
          label,
          operator,
          value,
        }),
      ),
    }))

type Series = { metric: string; labels: Record<string, string> }

const seriesOf = (scrape: string): Series[] =>
  scrape
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, metric = '', labels = ''] = /^([\w:]+)(?:\{(.*)\})? /.exec(line) ?? []
      return {
        metric,
        labels: Object.fromEntries(
          [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
        ),
      }
    })

/** What Prometheus adds to every scrape. */
const given = new Set(['job', 'instance'])

/** Labels of what Prometheus adds, or services show as `npm run attack -- alerts` drives them. */
const elsewhere = new Map([
  ['up', []],
  ['whocast_network_lag_seconds', ['shard']],
  // Of the rules themselves.
  ['ALERTS', []],
  ['whocast_overload_rejected_total', ['cost']],
  ['whocast_purges_total', ['outcome']],
  ['whocast_replica_lag_seconds', ['replica']],
  ['whocast_workers_missing', []],
])

describe('a service that was driven through all faces', slow, () => {
  let database: TestDatabase
  let neynar: NeynarStandIn
  let upstream: UpstreamStandIn
  let receiver: OtlpStandIn
  let chain: StandIn
  let server: RunningServer
  let series: Series[]

  beforeAll(async () => {
    database = await createSqliteDatabase()
    ;[neynar, upstream, receiver, chain] = await Promise.all([
      startBotNeynar(),
      startUpstream(),
      startOtlp(),
      startStandIn(() => ({ status: 500 })),
    ])
    server = await startServer(database.options, {
      ...botEnvironment(neynar.url),
      UPSTREAM_API_URL: upstream.url,
      ETH_RPC_URL: chain.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      // Nobody listens there.
      RATE_LIMIT_REDIS_URL: 'redis://127.0.0.1:1',
      RATE_LIMIT_ANON: '30',
      FRESH_SECONDS: '1',
      BOT_LIMITS: 'author=1,hour=1000000',
      LOG_LEVEL: 'error',
    })
    const ask = async (path: string, init?: RequestInit) => {
      const response = await fetch(server.origin + path, init)
      await response.arrayBuffer()
      return response.status
    }
    upstream.profiles.set('/fname/dora', [
      {
        profileID: 'dora_0123456789abcdefg',
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
    // ENS counts its calls first, and others by the same labels after it: none may throw for that.
    expect(await ask('/api/v1/ens/nobody.eth')).toBe(503)
    expect(await ask('/api/v1/fname/dora')).toBe(200)
    const found = await fetch(`${server.api}/fname/dora`)
    expect(((await found.json()) as { profiles: unknown[] }).profiles).toHaveLength(1)
    for (const path of [
      '/',
      '/fname/sample-ada',
      '/fname/sample-ada/card.png',
      '/fname/sample-ada/avatar.webp',
    ]) {
      expect(await ask(path), path).toBe(200)
    }
    expect(await ask('/fname/sample-ada/card.png')).toBe(200)
    expect(await ask('/v1/fname/sample-ada')).toBeLessThan(500)
    // What is due is asked for again, and served meanwhile.
    await within(
      20_000,
      async () => {
        await ask('/api/v1/fid/4711?include=proof')
        return (await fetch(`${server.origin}/metrics`)).text()
      },
      (scrape) => scrape.includes('whocast_stale_answers_total'),
    )
    const mention = async (number: number) => {
      const event = mentionEvent({ text: 'sample-ada', hash: castHash(number) })
      neynar.casts.set(event.data.hash, event.data)
      expect((await sendWebhook(server.origin, event)).status).toBe(200)
    }
    // One is refused at first and put back, one is over the author's budget.
    neynar.setFault({ kind: 'fail', status: 500 })
    await mention(1)
    const scraped = () => fetch(`${server.origin}/metrics`).then((response) => response.text())
    await within(30_000, scraped, (scrape) => scrape.includes('whocast_bot_retried_total'))
    neynar.setFault(null)
    await within(30_000, scraped, (scrape) => scrape.includes('whocast_bot_replied_total'))
    await mention(2)
    await within(30_000, scraped, (scrape) => scrape.includes('whocast_bot_refused_total'))
    while ((await ask('/api/v1/fname/nobody')) !== 429);
    await within(30_000, scraped, (scrape) =>
      /trace_spans_total\{outcome="exported"\} [1-9]/.test(scrape),
    )
    series = seriesOf(await scraped())
  }, slow.timeout)
  afterAll(async () => {
    await server?.stop()
    await Promise.all([neynar.close(), upstream.close(), receiver.close(), chain.close()])
    await database?.drop()
  })

  test.each(expressions)('%s reads only what there is: %s', (_where, expression, legend) => {
    for (const { metric, matchers } of selectorsOf(expression)) {
      if (elsewhere.has(metric)) continue
      const named = series.filter((one) => one.metric === metric)
      expect(named, metric).not.toEqual([])
      const known = new Set(named.flatMap(({ labels }) => Object.keys(labels)))
      for (const { label, operator, value } of matchers) {
        if (given.has(label)) continue
        expect([...known], `${metric}{${label}}`).toContain(label)
        // Errors of the store do not come about here.
        if (operator === '=' && !/component="store"/.test(expression))
          expect(
            named.map(({ labels }) => labels[label]),
            `${metric}{${label}="${value}"}`,
          ).toContain(value)
      }
    }
    const read = new Set([
      ...given,
      ...selectorsOf(expression).flatMap(({ metric }) => elsewhere.get(metric) ?? []),
      ...selectorsOf(expression).flatMap(({ metric }) =>
        series.filter((one) => one.metric === metric).flatMap(({ labels }) => Object.keys(labels)),
      ),
    ])
    const grouped = nodesOf(expression)
      .filter(({ name }) => name === 'GroupingLabels')
      .flatMap(({ text }) => text.match(/\w+/g) ?? [])
    for (const label of grouped) expect([...read], `by (${label})`).toContain(label)
    const shown = [...legend.matchAll(/\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}/g)].map(
      ([, label = '']) => label,
    )
    const left = new Set([...(grouped.length > 0 ? grouped : read)])
    for (const label of shown) expect([...left], `{{${label}}}`).toContain(label)
  })

  test('no figure is left out: every one of ours is in the dashboard or an alert', () => {
    const read = new Set(
      expressions.flatMap(([, expression]) => selectorsOf(expression).map(({ metric }) => metric)),
    )
    const own = new Set(
      series
        .map(({ metric }) => metric.replace(/_(bucket|sum|count)$/, ''))
        .filter((metric) => !/^whocast_(process|nodejs)_/.test(metric)),
    )
    const isRead = (metric: string) =>
      ['', '_bucket', '_sum', '_count'].some((end) => read.has(metric + end))
    // Bytes tell more than entries; dead letters are told by the gauge.
    expect([...own].filter((metric) => !isRead(metric)).sort()).toEqual(['whocast_cache_entries'])
  })

  test('labels are bounded: routes are patterns without names of people', () => {
    const values = series.flatMap(({ labels }) => Object.values(labels))
    for (const value of values)
      expect(value).not.toMatch(/dora|nobody\.eth|sample-ada|4711|0x[0-9a-f]{8}/)
    const routes = new Set(
      series.flatMap(({ metric, labels }) =>
        metric === 'whocast_http_requests_total' ? [labels.route] : [],
      ),
    )
    expect([...routes]).toEqual(
      expect.arrayContaining([
        '/fname/{fname}',
        '/fname/:fname',
        '/fname/:fname/card.png',
        '/webhooks/neynar',
        '/metrics',
      ]),
    )
  })
})

describe('the dashboard', () => {
  test('is what scripts/dashboard.ts writes', () => {
    expect(board).toEqual(JSON.parse(JSON.stringify(dashboard())))
  })

  test('has no panel over another, and a datasource to choose', () => {
    const cells = board.panels.flatMap(({ gridPos: { x, y, w, h } }) => {
      expect(x + w).toBeLessThanOrEqual(24)
      return Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`)
    })
    expect(new Set(cells).size).toBe(cells.length)
    expect(new Set(board.panels.map(({ id }) => id)).size).toBe(board.panels.length)
    expect(board.templating.list.map(({ name }) => name)).toEqual(['datasource', 'job', 'instance'])
  })

  test.each(expressions)('%s is PromQL: %s', (_where, expression) => {
    expect(nodesOf(expression).filter(({ isError }) => isError)).toEqual([])
    expect(expression).not.toContain('$_')
  })

  test('the check of PromQL can fail', () => {
    expect(nodesOf('sum by (le (rate(x[5m]))').some(({ isError }) => isError)).toBe(true)
  })
})

describe('the alerts', () => {
  const page = readFileSync(join(packageRoot, 'docs/observability.md'), 'utf8')

  test.each(rules)('$alert has a severity and a runbook', ({ alert, labels, annotations }) => {
    expect(['page', 'ticket']).toContain(labels.severity)
    expect(annotations.runbook).toBe(`docs/observability.md#${alert.toLowerCase()}`)
    const section = page.split(`\n### ${alert}\n`)[1]?.split('\n### ')[0] ?? ''
    for (const part of ['**See.**', '**Do.**']) expect(section).toContain(part)
  })
})
