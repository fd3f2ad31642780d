import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { createPostgresEngine } from '../../src/db/engines/postgres.ts'
import { createSqliteEngine } from '../../src/db/engines/sqlite.ts'
import { type TestDatabase, testEngines } from '../contract/store-databases.ts'
import { type RunningServer, startServer, whocast } from '../journey/support.ts'
import { migrateStore } from '../migrate-store.ts'
import type { Attack, Verdict } from './attack.ts'
import { watch } from './lib/watch.ts'

const CLIENTS = 1000
const CHANGES = 1_000_000
/** Clients of one /64 network. */
const PER_NETWORK = 10
/** Between the clients of two networks. */
const CONNECT_MS = 30
const HOLD_MS = 10_000
const LIVEZ_MS = 50
const MEMORY_MB = 512

/** Writes a log of many changes, as an import of a year ago would have left it. */
async function fillLog({ options }: TestDatabase, count: number): Promise<void> {
  await migrateStore(options)
  const { databaseUrl, dataDir } = options
  const engine = databaseUrl
    ? await createPostgresEngine({ databaseUrl, poolSize: 1, personal: [], log: undefined })
    : createSqliteEngine({ dataDir })
  const now = Date.now()
  const id = now.toString(36).padStart(9, '0')
  await engine.write(
    async (trx) => {
      await sql`
        with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})
        insert into event (id, seq, at, type, profile_id, subject, data)
        select ${id} || substr('00000000' || i, -8), i, ${sql.lit(now)},
          case i % 4 when 0 then 'credential.issued' else 'profile.updated' end,
          'stream_' || substr('00000000000000' || i, -14), '', '{}' from n`.execute(trx)
      await trx
        .insertInto('setting')
        .values({ name: 'event-sequence', value: String(count) })
        .onConflict((c) => c.column('name').doUpdateSet({ value: String(count) }))
        .execute()
    },
    { isPatient: true },
  )
  await engine.close()
}

/** Opens a stream and reads nothing of it. */
function openStalled(port: number, n: number): Socket {
  const network = Math.floor(n / PER_NETWORK).toString(16)
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => {})
  socket.write(
    `GET /api/v1/changes HTTP/1.1\r\nHost: a\r\nAccept: text/event-stream\r\nX-Forwarded-For: 2001:db9:0:${network}::${(n % PER_NETWORK) + 1}\r\n\r\n`,
  )
  return socket
}

/** The most memory that a process ever had, in megabytes (Linux). */
function peakMegabytes(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

async function hold(server: RunningServer, token: string, clients: number) {
  const control = fork(fileURLToPath(new URL('servers/control.ts', import.meta.url)))
  const [controlPort] = (await once(control, 'message')) as [number]
  const port = Number(new URL(server.origin).port)
  const livez = watch({ port, control: controlPort }, '/livez', 5)
  const sockets: Socket[] = []
  // What a burst of connections costs is another attack's subject.
  while (sockets.length < clients) {
    sockets.push(openStalled(port, sockets.length))
    if (sockets.length % PER_NETWORK === 0) await sleep(CONNECT_MS)
  }
  await sleep(HOLD_MS)
  const abort = new AbortController()
  const stream = await fetch(`${server.origin}/api/v1/changes?after=latest`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    signal: abort.signal,
  })
  const { times, failures } = await livez.stop()
  const figures = {
    status: stream.status,
    slowestMs: Math.max(...times),
    asked: times.length,
    failures,
    megabytes: peakMegabytes(server.pid),
  }
  abort.abort()
  for (const socket of sockets) socket.destroy()
  control.kill()
  return figures
}

async function attackEngine(
  database: TestDatabase,
  scale: number,
  report: (verdict: Verdict) => void,
): Promise<void> {
  const changes = Math.max(5000, Math.round(CHANGES * scale))
  const clients = Math.max(100, Math.round(CLIENTS * scale))
  await fillLog(database, changes)
  const issued = await whocast(database.options, ['keys', 'create', 'Follower'])
  const server = await startServer(database.options, { TRUST_PROXY: '1', SAMPLE_DATA: 'off' })
  try {
    const { status, slowestMs, asked, failures, megabytes } = await hold(
      server,
      issued.stdout.trim(),
      clients,
    )
    report({
      bar: 42,
      what: `${clients} stream clients that read nothing, a log of ${changes} changes, ${database.kind}`,
      figure: `/livez at most ${slowestMs.toFixed(0)} ms over an idle server, of ${asked}, ${failures} unanswered; at most ${megabytes.toFixed(0)} MB; a key's stream: ${status}`,
      isHeld: status === 200 && failures === 0 && megabytes <= MEMORY_MB,
      isInTime: slowestMs <= LIVEZ_MS,
    })
  } finally {
    await server.stop()
  }
}

export const attack: Attack = {
  name: 'streams',
  bars: [42],
  isFirst: true,
  about: 'clients of the change stream that read nothing, on a long log',
  isAlone: true,
  async run({ scale, report }) {
    for (const [, createDatabase] of testEngines()) {
      const database = await createDatabase()
      try {
        await attackEngine(database, scale, report)
      } finally {
        await database.drop()
      }
    }
  },
}
