import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import type { Engine } from '../../src/db/engines/engine.ts'
import { createPostgresEngine } from '../../src/db/engines/postgres.ts'
import { createSqliteEngine } from '../../src/db/engines/sqlite.ts'
import { openStore } from '../../src/main/stores.ts'
import { type Ports, watch } from '../attack/lib/watch.ts'
import {
  createPostgresDatabase,
  createSqliteDatabase,
  type TestDatabase,
} from '../contract/store-databases.ts'
import { wallet } from '../contract/store-people.ts'
import { startServer, temporaryFolder, whocast } from '../journey/support.ts'
import { atMost, type Bench, type Figure, quantile } from './bench.ts'
import { fill } from './bench-people.ts'

/** How long lookups are measured with nothing beside them, and beside requests. */
const MEASURED_MS = 5000
/** Between two lookups. */
const PAUSE_MS = 2
const IMPORTED = 5000
/** A file of so many people is worth a first load. */
const LOADED = 30_000
/** People who are stored before a first load. */
const FEW_PEOPLE = 1000
/** Changes that are older than they are stored. */
const OLD_CHANGES = 50_000
const STREAMS = 20
const GOAL_MS = 50

interface Context {
  database: TestDatabase
  people: number
  /** Of the API. */
  api: string
  port: number
  /** For files. */
  folder: string
}

/** Repeats a request until the time is over. */
async function request(url: string, init?: RequestInit): Promise<void> {
  const end = performance.now() + MEASURED_MS
  while (performance.now() < end) await (await fetch(url, init)).arrayBuffer()
}

async function command({ database }: Context, ...args: string[]): Promise<void> {
  const { code, stderr } = await whocast(database.options, args)
  if (code !== 0) throw new Error(`whocast ${args.join(' ')}: ${stderr}`)
}

/** Opens streams that read the log from its start. */
async function stream({ port }: Context): Promise<void> {
  const sockets = Array.from({ length: STREAMS }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.write(
      'GET /api/v1/changes?after=0 HTTP/1.1\r\nHost: a\r\nAccept: text/event-stream\r\n\r\n',
    )
    return socket.resume()
  })
  await sleep(MEASURED_MS)
  for (const socket of sockets) socket.destroy()
}

const importMore = (people: number) => async (context: Context) => {
  const file = join(context.folder, 'more.jsonl')
  const lines = Array.from({ length: people }, (_, at) =>
    JSON.stringify({
      displayName: `Newcomer ${at}`,
      channels: [
        { type: 'wallet', value: wallet(50_000_000 + at), isVerified: true },
        { type: 'ens', value: `newcomer${at}.eth`, isVerified: true },
      ],
    }),
  )
  writeFileSync(file, `${lines.join('\n')}\n`)
  await command(context, 'import', file)
}

async function backUp(context: Context): Promise<void> {
  const { databaseUrl } = context.database.options
  const file = join(context.folder, 'backup')
  if (databaseUrl === undefined) await command(context, 'backup', file)
  else await promisify(execFile)('pg_dump', ['-Fc', '-f', file, databaseUrl])
}

const openEngine = async ({ options }: TestDatabase): Promise<Engine> =>
  options.databaseUrl
    ? createPostgresEngine({
        ...options,
        databaseUrl: options.databaseUrl,
        poolSize: 1,
        personal: [],
        log: undefined,
      })
    : createSqliteEngine({ dataDir: options.dataDir })

/** Adds changes that are too old, and waits until the server has deleted them. */
async function prune({ database }: Context): Promise<void> {
  const engine = await openEngine(database)
  try {
    await engine.write(
      (trx) =>
        sql`
          with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(OLD_CHANGES)})
          insert into event (id, seq, at, type, profile_id, subject, data)
          select '000000001' || substr('00000000' || i, -8), i, 1, 'profile.updated',
            'old' || i, '', '{}' from n`.execute(trx),
      { isPatient: true },
    )
    const remains = async () =>
      (await engine.read((db) => sql`select 1 from event where at = 1 limit 1`.execute(db))).rows
        .length > 0
    while (await remains()) await sleep(200)
  } finally {
    await engine.close()
  }
}

type Kind = [name: string, run: (context: Context) => Promise<unknown>]

const nothing: Kind = ['nothing', () => sleep(MEASURED_MS)]

const kinds: Kind[] = [
  nothing,
  [
    'holders by prefix',
    ({ api }) => request(`${api}/credentials?credentialName=Skill&match=prefix&limit=100`),
  ],
  ['search', ({ api }) => request(`${api}/search?q=person&limit=50`)],
  ['change streams', stream],
  [
    'bulk',
    ({ api }) =>
      request(`${api}/lookup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          queries: Array.from({ length: 100 }, (_, at) => wallet(at)),
        }),
      }),
  ],
  ['import', importMore(IMPORTED)],
  ['export', (context) => command(context, 'export', join(context.folder, 'all.jsonl'))],
  ['backup', backUp],
  ['forget', (context) => command(context, 'forget', wallet(7), '--yes')],
  ['pruning', prune],
]

/** An import into a database of few people, who are looked up meanwhile. */
const kindsOfFew: Kind[] = [nothing, ['a first load', importMore(LOADED)]]

async function measure(
  database: TestDatabase,
  people: number,
  kinds: readonly Kind[],
  report: (figure: Figure) => void,
): Promise<void> {
  const folder = temporaryFolder()
  const store = await openStore({ ...database.options, precedence: ['import'], poolSize: 4 })
  await fill(store, 0, people)
  await store.close()
  const server = await startServer(database.options, { SAMPLE_DATA: 'off', RATE_LIMIT_ANON: '0' })
  const control = fork(fileURLToPath(new URL('../attack/servers/control.ts', import.meta.url)))
  try {
    const [controlPort] = (await once(control, 'message')) as [number]
    const port = Number(new URL(server.origin).port)
    const ports: Ports = { port, control: controlPort }
    let idle = 0
    // The first lookups compile what they run, and are not reported.
    for (const [index, [name, run]] of [nothing, ...kinds].entries()) {
      let next = 0
      const path = () => `/api/v1/eth/${wallet(100 + ((next++ * 7919) % (people - 100)))}`
      const lookups = watch(ports, path, PAUSE_MS)
      const start = performance.now()
      await run({ database, people, api: server.api, port, folder: folder.path })
      const seconds = (performance.now() - start) / 1000
      const { times, failures } = await lookups.stop()
      if (index === 0) continue
      const p99 = quantile(times, 0.99)
      const count = people.toLocaleString('en')
      const what = `${database.kind}, ${count} people: p99 of lookups beside ${name}`
      const spread = `max ${Math.max(...times).toFixed(0)} ms, ${times.length} lookups, ${failures} failed, ${seconds.toFixed(1)} s`
      if (name === 'nothing') idle = p99
      if (name === 'nothing') report({ what, value: `${p99.toFixed(1)} ms`, spread })
      else {
        const over = Math.max(0, p99 - idle)
        report({
          what: `${what}, over idle`,
          value: `${over.toFixed(1)} ms`,
          spread,
          goal: atMost(over, GOAL_MS, ' ms'),
        })
      }
    }
  } finally {
    control.kill()
    await server.stop()
    folder.remove()
    await database.drop()
  }
}

export const bench: Bench = {
  name: 'beside',
  about: 'lookups that are not cached, beside each kind of expensive work, of the built service',
  async run(report, { people = 20_000 }) {
    const serverUrl = process.env.TEST_POSTGRES_URL
    const engines = [createSqliteDatabase]
    if (serverUrl) engines.push(() => createPostgresDatabase(serverUrl))
    else report({ what: 'PostgreSQL', value: 'not run: TEST_POSTGRES_URL is not set' })
    for (const create of engines) {
      await measure(await create(), people, kinds, report)
      await measure(await create(), FEW_PEOPLE, kindsOfFew, report)
    }
  },
}
