/**
 * Writes docs/observability/grafana.json: `node scripts/run.mjs node scripts/dashboard.ts`, then
 * `npm run format`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Panel {
  title: string
  about: string
  /** Of Grafana: `s`, `reqps`, `percentunit`, `bytes`, `short`, … */
  unit: string
  queries: [expression: string, legend: string][]
  type?: 'timeseries' | 'stat'
  /** Of the 24 columns. */
  width?: number
}

const rate = '$__rate_interval'
const only = (labels = '') =>
  `{job=~"$job",instance=~"$instance"${labels === '' ? '' : `,${labels}`}}`
const requests = `route!~"/livez|/readyz|/metrics"`
const quantile = (q: number, metric: string, by: string, labels = '') =>
  `histogram_quantile(${q}, sum by (le${by === '' ? '' : `, ${by}`}) (rate(${metric}_bucket${only(labels)}[${rate}])))`
const sum = (by: string, metric: string, labels = '') =>
  `sum${by === '' ? '' : ` by (${by})`} (rate(${metric}${only(labels)}[${rate}]))`

const rows: [title: string, panels: Panel[]][] = [
  [
    'At a glance',
    [
      {
        title: 'Processes',
        about: 'By version.',
        unit: 'short',
        type: 'stat',
        width: 4,
        queries: [[`sum by (version) (whocast_build_info${only()})`, '{{version}}']],
      },
      {
        title: 'Requests',
        about: 'Without probes and scrapes.',
        unit: 'reqps',
        type: 'stat',
        width: 4,
        queries: [[sum('', 'whocast_http_requests_total', requests), '']],
      },
      {
        title: 'Server errors',
        about: 'Share of the answers with status 500 and above.',
        unit: 'percentunit',
        type: 'stat',
        width: 4,
        queries: [
          [
            `(${sum('', 'whocast_http_requests_total', `${requests},status=~"5.."`)} or vector(0)) / ${sum('', 'whocast_http_requests_total', requests)}`,
            '',
          ],
        ],
      },
      {
        title: 'p99',
        about: 'Of all requests.',
        unit: 's',
        type: 'stat',
        width: 4,
        queries: [[quantile(0.99, 'whocast_http_request_seconds', '', requests), '']],
      },
      {
        title: 'Cache hit ratio',
        about: 'Lookups by the API that lay ready in memory.',
        unit: 'percentunit',
        type: 'stat',
        width: 4,
        queries: [
          [
            `${sum('', 'whocast_cache_lookups_total', 'outcome="hit"')} / ${sum('', 'whocast_cache_lookups_total')}`,
            '',
          ],
        ],
      },
      {
        title: 'Oldest mention',
        about: 'How long the bot has let somebody wait.',
        unit: 's',
        type: 'stat',
        width: 4,
        queries: [[`max(whocast_bot_oldest_mention_seconds${only()})`, '']],
      },
    ],
  ],
  [
    'Requests',
    [
      {
        title: 'Requests by route',
        about: 'Routes of the API are written with {}, those of pages with a colon.',
        unit: 'reqps',
        queries: [[sum('route', 'whocast_http_requests_total', requests), '{{route}}']],
      },
      {
        title: 'Answers by status',
        about: '',
        unit: 'reqps',
        queries: [[sum('status', 'whocast_http_requests_total', requests), '{{status}}']],
      },
      {
        title: 'Time to the answer',
        about: 'From the request to the answer, all routes.',
        unit: 's',
        queries: [0.5, 0.9, 0.99].map((q): [string, string] => [
          quantile(q, 'whocast_http_request_seconds', '', requests),
          `p${q * 100}`,
        ]),
      },
      {
        title: 'p99 by route',
        about: '',
        unit: 's',
        queries: [[quantile(0.99, 'whocast_http_request_seconds', 'route', requests), '{{route}}']],
      },
    ],
  ],
  [
    'Lookups and sources',
    [
      {
        title: 'Lookups by outcome',
        about:
          'Those that memory did not answer. unavailable: nothing is known and no source could be asked.',
        unit: 'reqps',
        queries: [[sum('outcome', 'whocast_lookups_total'), '{{outcome}}']],
      },
      {
        title: 'Stale answers',
        about:
          'due: served while it is asked for again, as it should be. failing: because sources fail.',
        unit: 'reqps',
        queries: [[sum('because', 'whocast_stale_answers_total'), '{{because}}']],
      },
      {
        title: 'Failing share by source',
        about: 'Of the people that a source was asked about.',
        unit: 'percentunit',
        queries: [
          [
            `${sum('source', 'whocast_source_answers_total', 'outcome="failed"')} / ${sum('source', 'whocast_source_answers_total')}`,
            '{{source}}',
          ],
        ],
      },
      {
        title: 'Source calls, p90',
        about: 'Batched calls, by source and verb.',
        unit: 's',
        queries: [
          [quantile(0.9, 'whocast_span_seconds', 'name', 'component="source"'), '{{name}}'],
        ],
      },
      {
        title: 'Calls upstream',
        about: 'HTTP calls, which providers bill.',
        unit: 'reqps',
        queries: [[sum('source, call', 'whocast_upstream_calls_total'), '{{source}} {{call}}']],
      },
      {
        title: 'Memory for answers',
        about: '',
        unit: 'bytes',
        queries: [[`whocast_cache_bytes${only()}`, '{{instance}}']],
      },
    ],
  ],
  [
    'Store',
    [
      {
        title: 'Verbs',
        about: '',
        unit: 'ops',
        queries: [[sum('name', 'whocast_span_seconds_count', 'component="store"'), '{{name}}']],
      },
      {
        title: 'Time of a verb, p99',
        about: '',
        unit: 's',
        queries: [
          [quantile(0.99, 'whocast_span_seconds', 'name', 'component="store"'), '{{name}}'],
        ],
      },
      {
        title: 'Errors',
        about: 'Verbs that threw: the database could not answer.',
        unit: 'ops',
        queries: [
          [
            sum('name', 'whocast_span_seconds_count', 'component="store",outcome="error"'),
            '{{name}}',
          ],
        ],
      },
      {
        title: 'Connections',
        about: 'waiting above zero for long: the pool is too small, or the database too slow.',
        unit: 'short',
        queries: [[`sum by (state) (whocast_store_connections${only()})`, '{{state}}']],
      },
      {
        title: 'Changes of other processes',
        about:
          'Time since a process last looked for them with success; a quarter of a second when all is well.',
        unit: 's',
        queries: [[`whocast_changes_seen_seconds_ago${only()}`, '{{instance}}']],
      },
    ],
  ],
  [
    'Cards',
    [
      {
        title: 'Pictures',
        about: 'Drawn, or kept from before.',
        unit: 'ops',
        queries: [[sum('name, from', 'whocast_pictures_total'), '{{name}} {{from}}']],
      },
      {
        title: 'Time to draw',
        about: 'With the wait for a place.',
        unit: 's',
        queries: [0.5, 0.99].map((q): [string, string] => [
          quantile(q, 'whocast_span_seconds', 'name', 'component="render"'),
          `{{name}} p${q * 100}`,
        ]),
      },
    ],
  ],
  [
    'Bot',
    [
      {
        title: 'Mentions',
        about: '',
        unit: 'ops',
        queries: [
          [sum('', 'whocast_bot_received_total'), 'received'],
          [sum('', 'whocast_bot_replied_total'), 'replied'],
          [sum('reason', 'whocast_bot_refused_total'), 'refused: {{reason}}'],
          [sum('', 'whocast_bot_retried_total'), 'put back'],
        ],
      },
      {
        title: 'Queue',
        about: 'The same at every process of one database.',
        unit: 'short',
        queries: [[`max by (status) (whocast_bot_mentions${only()})`, '{{status}}']],
      },
      {
        title: 'Oldest mention',
        about: '',
        unit: 's',
        queries: [[`max(whocast_bot_oldest_mention_seconds${only()})`, 'waiting']],
      },
      {
        title: 'Publishing',
        about: '',
        unit: 's',
        queries: [
          [
            quantile(0.9, 'whocast_span_seconds', 'name, outcome', 'component="publish"'),
            '{{name}} {{outcome}} p90',
          ],
        ],
      },
    ],
  ],
  [
    'Webhooks',
    [
      {
        title: 'Deliveries',
        about: 'The same at every process of one database. Dead: given up after a day.',
        unit: 'short',
        queries: [[`max by (state) (whocast_webhook_backlog${only()})`, '{{state}}']],
      },
    ],
  ],
  [
    'Limits',
    [
      {
        title: 'Refused by a limit',
        about: 'anon: by address. unknown-keys: invalid tokens.',
        unit: 'reqps',
        queries: [[sum('policy', 'whocast_limited_total'), '{{policy}}']],
      },
      {
        title: 'Limiter store failed',
        about: 'Each process limits on its own meanwhile.',
        unit: 'ops',
        queries: [[sum('instance', 'whocast_limits_alone_total'), '{{instance}}']],
      },
    ],
  ],
  [
    'Process',
    [
      {
        title: 'CPU',
        about: 'One process uses one core, and others for pictures.',
        unit: 'percentunit',
        queries: [[sum('instance', 'whocast_process_cpu_seconds_total'), '{{instance}}']],
      },
      {
        title: 'Memory',
        about: '',
        unit: 'bytes',
        queries: [[`whocast_process_resident_memory_bytes${only()}`, '{{instance}}']],
      },
      {
        title: 'Event loop lag, p99',
        about: 'How long everything waited for something.',
        unit: 's',
        queries: [[`whocast_nodejs_eventloop_lag_p99_seconds${only()}`, '{{instance}}']],
      },
      {
        title: 'Garbage collection',
        about: 'Share of the time.',
        unit: 'percentunit',
        queries: [[sum('kind', 'whocast_nodejs_gc_duration_seconds_sum'), '{{kind}}']],
      },
      {
        title: 'Log lines lost',
        about: 'The disk of the log is full, or what reads it is too slow.',
        unit: 'ops',
        queries: [[sum('instance', 'whocast_log_lines_lost_total'), '{{instance}}']],
      },
      {
        title: 'Spans',
        about:
          'ended less exported and failed: waiting, or dropped. Only where traces are exported.',
        unit: 'ops',
        queries: [[sum('outcome', 'whocast_trace_spans_total'), '{{outcome}}']],
      },
    ],
  ],
]

const datasource = { type: 'prometheus', uid: '$datasource' }
const ROW_HEIGHT = 1

/** The dashboard, as Grafana's file provisioning and its import take it. */
export function dashboard(): object {
  const panels: object[] = []
  let y = 0
  for (const [title, members] of rows) {
    panels.push({
      id: panels.length + 1,
      type: 'row',
      title,
      collapsed: false,
      panels: [],
      gridPos: { x: 0, y, w: 24, h: ROW_HEIGHT },
    })
    y += ROW_HEIGHT
    let x = 0
    let height = 0
    for (const { title: name, about, unit, queries, type = 'timeseries', width = 12 } of members) {
      const h = type === 'stat' ? 4 : 8
      if (x + width > 24) {
        x = 0
        y += height
      }
      height = h
      panels.push({
        id: panels.length + 1,
        type,
        title: name,
        description: about,
        datasource,
        gridPos: { x, y, w: width, h },
        fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
        options:
          type === 'stat'
            ? { reduceOptions: { calcs: ['lastNotNull'] } }
            : {
                legend: { displayMode: 'list', placement: 'bottom' },
                tooltip: { mode: 'multi', sort: 'desc' },
              },
        targets: queries.map(([expr, legendFormat], at) => ({
          refId: String.fromCharCode(65 + at),
          datasource,
          expr,
          legendFormat,
        })),
      })
      x += width
    }
    y += height
  }
  const variable = (name: string, query: string) => ({
    name,
    type: 'query',
    datasource,
    query: { query, refId: name },
    refresh: 2,
    multi: true,
    includeAll: true,
    allValue: '.*',
    current: { text: ['All'], value: ['$__all'] },
  })
  return {
    uid: 'whocast',
    title: 'Whocast',
    tags: ['whocast'],
    schemaVersion: 39,
    version: 1,
    editable: true,
    timezone: 'browser',
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: {
      list: [
        { name: 'datasource', type: 'datasource', query: 'prometheus', label: 'Prometheus' },
        variable('job', 'label_values(whocast_build_info, job)'),
        variable('instance', 'label_values(whocast_build_info{job=~"$job"}, instance)'),
      ],
    },
    panels,
  }
}

if (import.meta.main)
  writeFileSync(
    join(import.meta.dirname, '../docs/observability/grafana.json'),
    `${JSON.stringify(dashboard(), null, 2)}\n`,
  )
