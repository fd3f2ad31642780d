import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { createWebhookWorker } from '../../src/changes/webhooks/worker.ts'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { createGuardedPost } from '../../src/net/guarded-post.ts'
import {
  createPostgresDatabase,
  createSqliteDatabase,
  type TestDatabase,
} from '../contract/store-databases.ts'
import { silentLogger } from '../silent.ts'
import { type Attack, createRandom, type Verdict } from './attack.ts'
import { consent, listen, subscribe } from './lib/webhook-receivers.ts'
import { saveSubject } from './lib/webhook-subjects.ts'

const KILLS = 50
/** Of the worker. */
const LEASE = 'webhooks'
const SUBSCRIBERS = 1000
/** Changes of the measurement, one after the other. */
const CHANGES = 20
const WITHIN_MS = 1000

/** A webhook for each path; a hundred have the same owner. */
async function subscribePaths(
  store: Store,
  origin: string,
  paths: readonly string[],
  subjects: readonly number[],
): Promise<void> {
  const hooks = paths.map((path, index) => ({
    owner: `Owner ${Math.floor(index / 100)}`,
    url: origin + path,
  }))
  await subscribe(store, hooks, subjects)
  await consent(
    store,
    hooks.map(({ url }) => url),
  )
}

/**
 * Kills processes that change people and deliver, and looks for changes that never arrived, or in
 * another order.
 */
async function attackDelivery(database: TestDatabase, kills: number, random: () => number) {
  /** By path and person: the cursors in the order in which they first arrived. */
  const arrived = new Map<string, number[]>()
  const known = new Set<string>()
  let repeats = 0
  const receiver = await listen((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      // Now and then it is slow, fails after it took the message, or says nothing.
      const luck = random()
      if (luck < 0.02) {
        response.destroy()
        return
      }
      const { data } = JSON.parse(body) as {
        data: { id: string; cursor: string; profileID: string }
      }
      const key = `${request.url} ${data.profileID}`
      if (known.has(`${request.url} ${data.id}`)) repeats += 1
      else arrived.set(key, [...(arrived.get(key) ?? []), Number(data.cursor)])
      known.add(`${request.url} ${data.id}`)
      setTimeout(() => response.end(), luck < 0.1 ? 30 : 0)
    })
  })
  const store = await openStore({ ...database.options, precedence: ['import'] })
  const paths = ['/a', '/b', '/c']
  await subscribePaths(store, receiver.origin, paths, [0, 1, 2, 3, 4])
  let round = 0
  let next = startVictim(database, receiver.origin)
  for (let kill = 0; kill < kills; kill += 1) {
    const victim = next
    // Loads while the other one works.
    next = startVictim(database, receiver.origin)
    round = await killOne(victim, round, random)
    // Its lease ends at once, but for every tenth: that one is waited for by those that come after
    // it.
    if (kill % 10 < 9) await store.cursors.release(LEASE, String(victim.pid))
  }
  next.kill('SIGKILL')
  // One that lives sends the rest, without waiting for the backoff of what failed.
  const worker = createWebhookWorker({
    webhooks: store.webhooks,
    changes: store.log,
    cursors: store.cursors,
    post: createGuardedPost({ allowPrivateOrigins: [receiver.origin] }),
    host: 'whocast.test',
    clock: createHurriedClock(),
    log: silentLogger,
  })
  worker.start()
  for (let idle = 0; idle < 3; ) {
    await sleep(200)
    worker.wake()
    // What has no place in the log yet is not pending yet, and the last lease may not have ended.
    await store.log.sequence()
    const { pending } = await store.webhooks.backlog()
    idle = pending === 0 ? idle + 1 : 0
  }
  await worker.stop()
  const { changes, lost, disordered } = await compare(store, paths, arrived)
  await store.close()
  await receiver.close()
  return { changes, lost, disordered, repeats }
}

/** A clock that runs a thousand times as fast. */
function createHurriedClock(): () => number {
  const start = Date.now()
  return () => start + (Date.now() - start) * 1000
}

type Victim = ChildProcessByStdio<Writable, Readable, null>

/** A process that waits for its first round. */
function startVictim(database: TestDatabase, origin: string): Victim {
  const script = join(import.meta.dirname, 'servers/webhooks.ts')
  const parameters = [
    '--disable-warning=ExperimentalWarning',
    script,
    JSON.stringify(database.options),
    origin,
  ]
  return spawn(process.execPath, parameters, { stdio: ['pipe', 'pipe', 'inherit'] })
}

async function killOne(child: Victim, round: number, random: () => number): Promise<number> {
  let last = round
  child.stdout.on('data', (chunk: Buffer) => {
    last = Math.max(last, ...chunk.toString().trim().split('\n').map(Number))
  })
  child.stdin.write(String(round))
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  if (child.exitCode !== null) throw new Error('the process ended by itself')
  await sleep(random() * 500)
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  // The next one may have been stored without being said.
  return last + 2
}

async function compare(store: Store, paths: string[], arrived: Map<string, number[]>) {
  const expected = new Map<string, number[]>()
  let changes = 0
  for (let after = 0, hasMore = true; hasMore; ) {
    const page = await store.log.read({ after, limit: 1000 })
    for (const { profileID = '', seq } of page.changes) {
      expected.set(profileID, [...(expected.get(profileID) ?? []), seq])
      changes += 1
    }
    ;({ next: after, hasMore } = page)
  }
  let lost = 0
  let disordered = 0
  for (const path of paths)
    for (const [profileID, cursors] of expected) {
      const came = arrived.get(`${path} ${profileID}`) ?? []
      lost += cursors.filter((cursor) => !came.includes(cursor)).length
      disordered += came.filter(
        (cursor, index) => index > 0 && cursor < (came[index - 1] ?? 0),
      ).length
    }
  return { changes, lost, disordered }
}

async function killDeliveries(
  name: string,
  create: () => Promise<TestDatabase>,
  kills: number,
  seed: number,
): Promise<Verdict> {
  const database = await create()
  try {
    const { changes, lost, disordered, repeats } = await attackDelivery(
      database,
      kills,
      createRandom(seed),
    )
    return {
      bar: 37,
      what: `kill -9 during deliveries to 3 webhooks, ${kills} times, ${name}`,
      figure: `${changes} changes, ${lost} of ${changes * 3} deliveries lost, ${disordered} out of order, ${repeats} repeated`,
      isHeld: lost === 0 && disordered === 0 && changes >= kills,
    }
  } finally {
    await database.drop()
  }
}

/** From the change to the arrival at each of many subscribers. */
async function measureDelay(
  name: string,
  create: () => Promise<TestDatabase>,
  subscribers: number,
  changes: number,
): Promise<Verdict> {
  const database = await create()
  const store = await openStore({ ...database.options, precedence: ['import'] })
  let waiting = Promise.withResolvers<void>()
  let startedAt = 0
  let missing = 0
  const delays: number[] = []
  const receiver = await listen((request, response) => {
    request.resume().on('end', () => {
      response.end()
      delays.push(performance.now() - startedAt)
      missing -= 1
      if (missing === 0) waiting.resolve()
    })
  })
  await subscribePaths(
    store,
    receiver.origin,
    Array.from({ length: subscribers }, (_, n) => `/${n}`),
    [0],
  )
  const worker = createWebhookWorker({
    webhooks: store.webhooks,
    changes: store.log,
    cursors: store.cursors,
    post: createGuardedPost({ allowPrivateOrigins: [receiver.origin] }),
    host: 'whocast.test',
    log: silentLogger,
  })
  store.onChange(worker.wake)
  worker.start()
  try {
    // The first opens connections and is not counted.
    for (let round = 0; round <= changes; round += 1) {
      if (round === 1) delays.length = 0
      missing = subscribers
      waiting = Promise.withResolvers()
      startedAt = performance.now()
      await saveSubject(store, 0, round)
      await waiting.promise
      while ((await store.webhooks.backlog()).pending > 0) await sleep(10)
    }
  } finally {
    await worker.stop()
    await store.close()
    await receiver.close()
    await database.drop()
  }
  delays.sort((a, b) => a - b)
  const p99 = delays[Math.floor(delays.length * 0.99)] ?? Number.POSITIVE_INFINITY
  const median = delays[Math.floor(delays.length / 2)] ?? Number.POSITIVE_INFINITY
  return {
    bar: 37,
    what: `from a change to its arrival at ${subscribers} subscribers, ${changes} times, ${name}`,
    figure: `median ${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
    isHeld: p99 > 0,
    isInTime: p99 <= WITHIN_MS,
  }
}

export const attack: Attack = {
  name: 'webhooks',
  isAlone: true,
  bars: [37],
  about: 'kills processes while they deliver to webhooks, and measures how late deliveries come',
  async run({ seed, scale, report }) {
    const kills = Math.max(2, Math.round(KILLS * scale))
    const subscribers = Math.max(100, Math.round(SUBSCRIBERS * Math.min(1, scale * 10)))
    const changes = Math.max(2, Math.round(CHANGES * scale))
    const serverUrl = process.env.TEST_POSTGRES_URL
    const engines: [string, () => Promise<TestDatabase>][] = [
      ['SQLite', createSqliteDatabase],
      ...(serverUrl
        ? [
            ['PostgreSQL', () => createPostgresDatabase(serverUrl)] as [
              string,
              () => Promise<TestDatabase>,
            ],
          ]
        : []),
    ]
    for (const [name, create] of engines) {
      report(await killDeliveries(name, create, kills, seed))
      report(await measureDelay(name, create, subscribers, changes))
    }
  },
}
