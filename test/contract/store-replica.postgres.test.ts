import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createAnswerCache } from '../../src/http/response-cache.ts'
import { packageRoot } from '../../src/kit/root.ts'
import type { Telemetry } from '../../src/kit/telemetry.ts'
import { silentTelemetry } from '../../src/kit/telemetry.ts'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { freePort } from '../free-port.ts'
import { startServer } from '../journey/support.ts'
import { startTcpProxy } from '../network/tcp-proxy.ts'
import { createPostgresDatabase, type TestDatabase } from './store-databases.ts'
import { credential, importFinding, profileID, wallet, walletChannel } from './store-people.ts'

/**
 * A primary and a streaming replica of its own, which are paused, held, killed and started again.
 */

const run = promisify(execFile)
const bar = { timeout: 30_000, interval: 10 }
const long = { timeout: 120_000 }

/** Runs scripts/postgres.sh; resolves with what it prints. */
async function postgres(port: string, ...args: string[]): Promise<string> {
  // What the server writes later must not keep us: it goes to its log.
  const { stdout } = await run(join(packageRoot, 'scripts/postgres.sh'), args, {
    env: { ...process.env, POSTGRES_PORT: port },
  })
  return stdout.trim()
}

let folder: string
let ports: { primary: string; replica: string }
let serverUrl: string
let replicaServerUrl: string
let admin: pg.Client | null = null

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'whocast-replica-'))
  chmodSync(folder, 0o777)
  ports = { primary: String(await freePort()), replica: String(await freePort()) }
  serverUrl = await postgres(ports.primary, 'start', join(folder, 'primary'))
  replicaServerUrl = await postgres(
    ports.replica,
    'replica',
    join(folder, 'replica'),
    ports.primary,
  )
}, 120_000)
afterAll(async () => {
  for (const name of ['replica', 'primary'] as const)
    await postgres(ports[name], 'stop', join(folder, name)).catch(() => {})
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

let database: TestDatabase
let replicaUrl: string
const stores: Store[] = []

beforeEach(async () => {
  database = await createPostgresDatabase(serverUrl)
  const url = new URL(replicaServerUrl)
  url.pathname = new URL(database.options.databaseUrl ?? '').pathname
  replicaUrl = url.href
})
afterEach(async () => {
  await resume().catch(() => {})
  await admin?.end()
  admin = null
  for (const store of stores.splice(0)) await store.close()
  await database.drop()
})

/** A store of a process of its own; `read` counts where its lookups were answered. */
async function open(
  hasReplica: boolean,
  replicaUrls = [replicaUrl],
): Promise<{ store: Store; read: Record<string, number> }> {
  const read: Record<string, number> = { replica: 0, lacking: 0, away: 0, failed: 0 }
  const telemetry: Telemetry = {
    ...silentTelemetry,
    count(name, labels = {}) {
      if (name === 'replica_reads')
        read[labels.outcome ?? ''] = (read[labels.outcome ?? ''] ?? 0) + 1
    },
  }
  const store = await openStore({
    ...database.options,
    ...(hasReplica ? { replicaUrls } : {}),
    precedence: ['import'],
    telemetry,
  })
  stores.push(store)
  return { store, read }
}

async function onReplica(text: string): Promise<void> {
  if (!admin) {
    admin = new pg.Client({ connectionString: replicaUrl })
    admin.on('error', () => {
      admin = null
    })
    await admin.connect()
  }
  await admin.query(text)
}
const pause = () => onReplica('select pg_wal_replay_pause()')
const resume = () => onReplica('select pg_wal_replay_resume()')

/** Person `n`, whose bio says which version this is. */
const save = (store: Store, n: number, version: number) =>
  store.people.save(
    [importFinding(profileID(n), [walletChannel(n)], { fields: { bio: String(version) } })],
    { refreshAt: null },
  )
const find = async (store: Store, n: number): Promise<number> => {
  const [found] = await store.people.find(`eth:${wallet(n)}`, { mayLag: true })
  return Number(found?.profile.bio ?? 0)
}
/** Resolves when lookups about `n` are answered by the replica. */
const reading = ({ store, read }: Awaited<ReturnType<typeof open>>, n: number) =>
  vi.waitFor(async () => {
    const before = read.replica ?? 0
    await find(store, n)
    expect(read.replica).toBe(before + 1)
  }, bar)

test(
  'lookups that may lag are answered by the replica, all others by the primary',
  long,
  async () => {
    const process = await open(true)
    await save(process.store, 1, 1)
    await reading(process, 1)
    const { ...before } = process.read
    expect(await process.store.people.find(`eth:${wallet(1)}`)).toHaveLength(1)
    expect(process.read).toEqual(before)
    expect(
      await process.store.people.findMany([`eth:${wallet(1)}`, 'fid:5'], { mayLag: true }),
    ).toMatchObject([[{}], []])
    expect(process.read).toEqual({ ...before, replica: (before.replica ?? 0) + 1 })
  },
)

test(
  'an address that leads to a standby is no database to write to, until it leads to the primary again',
  long,
  async () => {
    const url = new URL(database.options.databaseUrl ?? '')
    const primaryPort = Number(url.port)
    const proxy = await startTcpProxy(primaryPort)
    url.port = String(proxy.port)
    const store = await openStore({
      ...database.options,
      databaseUrl: url.href,
      precedence: ['import'],
    })
    await save(store, 1, 1)
    proxy.aim(Number(new URL(replicaUrl).port))
    proxy.cut()
    await expect(save(store, 1, 2)).rejects.toMatchObject({ code: 'unavailable' })
    await expect(
      store.credentials.put(credential(1, { address: wallet(1) })),
    ).rejects.toMatchObject({ code: 'unavailable' })
    proxy.aim(primaryPort)
    proxy.cut()
    await vi.waitFor(() => save(store, 1, 3), bar)
    expect(await find(store, 1)).toBe(3)
    await store.close()
    await proxy.close()
  },
)

test(
  'while the replica stands still, what was changed is read from the primary, the rest from the replica',
  long,
  async () => {
    const [process, other] = [await open(true), await open(false)]
    for (const n of [1, 2, 3]) await save(process.store, n, 1)
    await reading(process, 3)
    await pause()

    // Its own write, found by every key of the person.
    await save(process.store, 1, 2)
    expect(await find(process.store, 1)).toBe(2)
    expect(
      (await process.store.people.find(`id:${profileID(1)}`, { mayLag: true }))[0]?.profile.bio,
    ).toBe('2')
    // A credential is told of by the one who holds it.
    await process.store.credentials.put(credential(1, { address: wallet(1) }))
    expect(
      (await process.store.people.find(`eth:${wallet(1)}`, { mayLag: true }))[0]?.profile
        .credentials,
    ).toHaveLength(1)

    // Another process's write, from when it is told of.
    const told = new Promise<void>((resolve) => {
      process.store.onChange((change) => {
        if ('tags' in change && change.tags.includes(`eth:${wallet(2)}`)) resolve()
      })
    })
    await save(other.store, 2, 2)
    await told
    expect(await find(process.store, 2)).toBe(2)

    const { replica } = process.read
    expect(await find(process.store, 3)).toBe(1)
    expect(process.read.replica).toBe((replica ?? 0) + 1)
    await resume()
    await reading(process, 1)
    await reading(process, 2)
    expect([await find(process.store, 1), await find(process.store, 2)]).toEqual([2, 2])
  },
)

test('a revocation is not undone by a replica that comes later', long, async () => {
  const [process, other] = [await open(true), await open(false)]
  await save(process.store, 1, 1)
  await process.store.credentials.put(credential(1, { address: wallet(1) }))
  await reading(process, 1)
  const cache = createAnswerCache<number>({ maxBytes: 1e6 })
  process.store.onChange(cache.change)
  const shown = () =>
    cache.load('ada', async () => {
      const [found] = await process.store.people.find(`eth:${wallet(1)}`, { mayLag: true })
      const value = found?.profile.credentials.length ?? 0
      return {
        value,
        bytes: 1,
        tags: [`eth:${wallet(1)}`, `id:${profileID(1)}`],
        freshUntil: Number.POSITIVE_INFINITY,
      }
    })
  expect(await shown()).toBe(1)
  await pause()
  await other.store.credentials.put(
    credential(
      1,
      { address: wallet(1) },
      { revocation: { status: 'revoked', revokedAt: 5 } as never },
    ),
  )
  await vi.waitFor(async () => expect(await shown()).toBe(0), bar)
  await resume()
  await reading(process, 1)
  expect(await shown()).toBe(0)
})

test('whatever the replica does, no read is older than an acknowledged write', long, async () => {
  const [process, other] = [await open(true), await open(false)]
  const PEOPLE = 8
  const announced = Array.from({ length: PEOPLE }, () => 0)
  const written = Array.from({ length: PEOPLE }, () => 0)
  for (let n = 0; n < PEOPLE; n++) await save(process.store, n, 0)
  process.store.onChange((change) => {
    for (let n = 0; n < PEOPLE; n++)
      if ('all' in change || change.tags.includes(`eth:${wallet(n)}`))
        announced[n] = (announced[n] ?? 0) + 1
  })
  await reading(process, 0)
  let isOver = false
  const writer = (async () => {
    for (let turn = 1; !isOver; turn++) {
      const n = turn % PEOPLE
      // The number of writes about a person is the version: one announcement each, whoever wrote.
      written[n] = (written[n] ?? 0) + 1
      await save(turn % 3 ? other.store : process.store, n, written[n] ?? 0)
    }
  })()
  const faults = (async () => {
    while (!isOver) {
      await pause()
      await sleep(150)
      await resume()
      await sleep(150)
    }
  })()
  const end = performance.now() + 6000
  let reads = 0
  while (performance.now() < end) {
    const n = reads++ % PEOPLE
    const atLeast = announced[n] ?? 0
    const version = await find(process.store, n)
    expect(version).toBeGreaterThanOrEqual(atLeast)
  }
  isOver = true
  await writer
  await faults
  console.log(
    `${reads} reads while ${written.reduce((a, b) => a + b)} writes came: ${JSON.stringify(process.read)}`,
  )
  expect(process.read.replica).toBeGreaterThan(0)
  expect(process.read.lacking).toBeGreaterThan(0)
  expect(process.read.failed).toBe(0)
})

test(
  'of several replicas those that can answer do, and one that is the primary lacks nothing',
  long,
  async () => {
    const gone = new URL(replicaUrl)
    gone.port = String(await freePort())
    const process = await open(true, [gone.href, replicaUrl, database.options.databaseUrl ?? ''])
    await save(process.store, 1, 1)
    await reading(process, 1)
    await pause()
    await save(process.store, 1, 2)
    await reading(process, 1)
    for (let turn = 0; turn < 6; turn++) expect(await find(process.store, 1)).toBe(2)
    await resume()
  },
)

test(
  'while the primary is gone lookups go on, of what was changed just before too',
  long,
  async () => {
    const process = await open(true)
    for (const n of [1, 2]) await save(process.store, n, 1)
    await reading(process, 2)
    await pause()
    await save(process.store, 1, 2)
    await postgres(ports.primary, 'stop', join(folder, 'primary'))
    try {
      expect(await find(process.store, 2)).toBe(1)
      await expect(save(process.store, 2, 2)).rejects.toMatchObject({ code: 'unavailable' })
      // What the replica lacks is waited for, and nothing older is told.
      const waiting = find(process.store, 1)
      await resume()
      expect(await waiting).toBe(2)
      expect(await find(process.store, 1)).toBe(2)
    } finally {
      await postgres(ports.primary, 'resume', join(folder, 'primary'))
    }
    await vi.waitFor(() => save(process.store, 1, 3), bar)
    expect(await find(process.store, 1)).toBe(3)
  },
)

test('the service reads from the replica that it is given', long, async () => {
  const server = await startServer(database.options, { DATABASE_REPLICA_URL: replicaUrl })
  try {
    await vi.waitFor(async () => {
      // An answer that is not ready: each asks for another one.
      await fetch(`${server.api}/fname/nobody-${Math.random().toString(36).slice(2, 8)}`)
      const metrics = await (await fetch(`${server.origin}/metrics`)).text()
      expect(metrics).toMatch(/whocast_replica_reads_total{[^}]*outcome="replica"[^}]*} [1-9]/)
    }, bar)
  } finally {
    await server.stop()
  }
})

test(
  'a replica that lags for long is left alone, and read again when it has caught up',
  long,
  async () => {
    const process = await open(true)
    await save(process.store, 1, 1)
    await save(process.store, 2, 1)
    await reading(process, 2)
    await pause()
    await save(process.store, 1, 2)
    await vi.waitFor(async () => {
      const { away } = process.read
      expect(await find(process.store, 2)).toBe(1)
      expect(process.read.away).toBe((away ?? 0) + 1)
    }, bar)
    expect(await find(process.store, 1)).toBe(2)
    await resume()
    await reading(process, 1)
    expect(await find(process.store, 1)).toBe(2)
  },
)

test('a replica that dies, hangs or comes back causes no errors', long, async () => {
  const process = await open(true)
  await save(process.store, 1, 1)
  await reading(process, 1)

  await postgres(ports.replica, 'stop', join(folder, 'replica'))
  for (let version = 2; version < 6; version++) {
    expect(await find(process.store, 1)).toBe(version - 1)
    await save(process.store, 1, version)
    expect(await find(process.store, 1)).toBe(version)
  }
  // One that is not there at the start stops nobody either.
  const late = await open(true)
  expect(await find(late.store, 1)).toBe(5)

  await postgres(ports.replica, 'resume', join(folder, 'replica'))
  await reading(process, 1)
  await reading(late, 1)
  expect(await find(process.store, 1)).toBe(5)

  // Its host stops without a word.
  const [postmaster = ''] = readFileSync(join(folder, 'replica/postmaster.pid'), 'utf8').split('\n')
  const { stdout: children } = await run('pgrep', ['-P', postmaster])
  const pids = [postmaster, ...children.trim().split('\n')].map(Number)
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) globalThis.process.kill(pid, name)
  }
  signal('SIGSTOP')
  try {
    expect(await Promise.all(Array.from({ length: 40 }, () => find(process.store, 1)))).toEqual(
      Array(40).fill(5),
    )
    await save(process.store, 1, 6)
    expect(await find(process.store, 1)).toBe(6)
  } finally {
    signal('SIGCONT')
  }
  await reading(process, 1)
  expect(await find(process.store, 1)).toBe(6)
})
