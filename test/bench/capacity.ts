import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { backUpSqlite } from '../../src/db/engines/sqlite-backup.ts'
import { openStore } from '../../src/main/stores.ts'
import {
  createPostgresDatabase,
  createSqliteDatabase,
  type TestDatabase,
} from '../contract/store-databases.ts'
import { wallet } from '../contract/store-people.ts'
import { type RunningServer, startServer, temporaryFolder } from '../journey/support.ts'
import type { Bench, Figure } from './bench.ts'
import { fill } from './bench-people.ts'

const run = promisify(execFile)
const MIB = 2 ** 20
const ASKERS = 16

/** Bytes of everything that a database keeps on disk. */
async function sizeOf({ kind, options }: TestDatabase): Promise<number> {
  if (kind === 'sqlite') {
    return readdirSync(options.dataDir).reduce(
      (sum, file) => sum + statSync(join(options.dataDir, file)).size,
      0,
    )
  }
  const client = new pg.Client({ connectionString: options.databaseUrl })
  await client.connect()
  try {
    await client.query('vacuum analyze')
    const { rows } = await client.query(
      'select pg_database_size(current_database())::text as bytes',
    )
    return Number(rows[0].bytes)
  } finally {
    await client.end()
  }
}

/** Backs up as docs/operating.md says; returns the bytes of the file. */
async function backUp({ kind, options }: TestDatabase, folder: string): Promise<number> {
  const file = join(folder, kind)
  if (kind === 'sqlite') await backUpSqlite(options.dataDir, file)
  else await run('pg_dump', ['-Fc', '-f', file, options.databaseUrl ?? ''])
  return statSync(file).size
}

/** CPU seconds that a process has taken so far, and its resident MiB, as Linux counts them. */
function usage({ pid }: RunningServer): { cpu: number; memory: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const resident = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  // utime and stime, in ticks of a hundredth of a second.
  return {
    cpu: (Number(fields[11]) + Number(fields[12])) / 100,
    memory: (Number(resident) * 1024) / MIB,
  }
}

/**
 * Asks `count` times over kept connections; returns CPU seconds of the server for a million, and
 * requests a second.
 */
async function ask(server: RunningServer, count: number, path: (index: number) => string) {
  const agent = new Agent({ keepAlive: true, maxSockets: ASKERS })
  let next = 0
  const one = (url: string) =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`))
        answer.resume().once('end', resolve)
      }).once('error', reject)
    })
  const before = usage(server)
  const start = performance.now()
  await Promise.all(
    Array.from({ length: ASKERS }, async () => {
      while (next < count) await one(server.origin + path(next++))
    }),
  )
  const seconds = (performance.now() - start) / 1000
  const after = usage(server)
  agent.destroy()
  return { cpuPerMillion: ((after.cpu - before.cpu) / count) * 1e6, perSecond: count / seconds }
}

async function measure(
  name: string,
  database: TestDatabase,
  people: number,
  report: (figure: Figure) => void,
): Promise<void> {
  const folder = temporaryFolder()
  try {
    const store = await openStore({ ...database.options, precedence: ['import'], poolSize: 4 })
    const empty = await sizeOf(database)
    await fill(store, 0, people)
    await store.close()
    const full = await sizeOf(database)
    report({
      what: `${name}: disk for a million people like these`,
      value: `${(((full - empty) / people) * 1e-3).toFixed(2)} GB`,
    })
    const start = performance.now()
    const bytes = await backUp(database, folder.path)
    report({
      what: `${name}: a backup of a million`,
      value: `${((bytes / people) * 1e-3).toFixed(2)} GB`,
      spread: `${(((performance.now() - start) / people) * 1e3).toFixed(1)} s`,
    })
    const server = await startServer(database.options, { SAMPLE_DATA: 'off' })
    try {
      report({
        what: `${name}: memory after the start`,
        value: `${Math.round(usage(server).memory)} MiB`,
      })
      const path = (n: number) => `/api/v1/eth/${wallet(n % people)}`
      await ask(server, 3000, () => path(0))
      const kept = await ask(server, 30_000, () => path(0))
      const stored = await ask(server, Math.min(people, 20_000), path)
      const drawn = await ask(server, 60, (n) => `/eth/${wallet(people - 1 - n)}/card.png`)
      const card = await ask(server, 3000, () => `/eth/${wallet(people - 1)}/card.png`)
      const page = await ask(server, 3000, () => `/eth/${wallet(people - 1)}`)
      const rows: [string, { cpuPerMillion: number; perSecond: number }][] = [
        ['the same lookup again', kept],
        ['a lookup of somebody else each time', stored],
        ['a card that was drawn before', card],
        ['a card that is drawn', drawn],
        ['a page that was asked for before', page],
      ]
      for (const [what, { cpuPerMillion, perSecond }] of rows) {
        report({
          what: `${name}: a million times ${what}`,
          value: `${(cpuPerMillion / 3600).toFixed(3)} CPU hours`,
          spread: `${Math.round(perSecond)} a second, client on the same machine`,
        })
      }
      report({
        what: `${name}: memory after all that`,
        value: `${Math.round(usage(server).memory)} MiB`,
      })
    } finally {
      await server.stop()
    }
  } finally {
    folder.remove()
    await database.drop()
  }
}

export const bench: Bench = {
  name: 'capacity',
  about: 'disk, memory and CPU for a million people and a million requests, of the built service',
  async run(report, { people = 100_000 }) {
    report({
      what: 'people, with 5 channels and 3 credentials each',
      value: people.toLocaleString('en'),
    })
    await measure('SQLite', await createSqliteDatabase(), people, report)
    const serverUrl = process.env.TEST_POSTGRES_URL
    if (serverUrl)
      await measure('PostgreSQL', await createPostgresDatabase(serverUrl), people, report)
    else report({ what: 'PostgreSQL', value: 'not run: TEST_POSTGRES_URL is not set' })
  },
}
