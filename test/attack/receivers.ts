import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createWebhookWorker } from '../../src/changes/webhooks/worker.ts'
import { openStore } from '../../src/main/stores.ts'
import { createGuardedPost } from '../../src/net/guarded-post.ts'
import { type TestDatabase, testEngines } from '../contract/store-databases.ts'
import { silentLogger } from '../silent.ts'
import type { Attack, Verdict } from './attack.ts'
import { consent, listen, subscribe } from './lib/webhook-receivers.ts'
import { saveSubject } from './lib/webhook-subjects.ts'

const PER_KEY = 100
const CHANGES = 20
/** From one change to the next, in ms. */
const PAUSE_MS = 500
const WITHIN_MS = 2000
/** After the last change, in ms. */
const PATIENCE_MS = 60_000
/** Messages to one URL at once, by the worker's rule. */
const MAX_AT_ONCE = 4

/** Receivers that keep a worker busy, by name: each is that of one key, with one URL. */
const bad: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  silent: () => {},
  dripping: (response) => {
    response.writeHead(200, { 'content-length': 1_000_000 })
    const timer = setInterval(() => response.write('.'), 200)
    response.on('close', () => clearInterval(timer))
  },
  endless: (response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    }
    response.on('drain', more)
    more()
  },
  failing: (response) => response.writeHead(500).end(),
  throttling: (response) => response.writeHead(429, { 'retry-after': '1' }).end(),
  closing: (response) => response.destroy(),
  redirecting: (response, { url = '' }) => response.writeHead(307, { location: url }).end(),
  slow: (response) => setTimeout(() => response.end(), 3000),
}

interface Watch {
  /** By path: requests under way, and the most of them at once. */
  at: Map<string, { now: number; most: number }>
  unasked: number
}

/** Serves every bad receiver by its path, and counts what reaches them. */
function badListener(watch: Watch): RequestListener {
  return (request, response) => {
    const name = (request.url ?? '').slice(1)
    if (name === 'unasked' && request.method === 'POST') watch.unasked += 1
    const count = watch.at.get(name) ?? { now: 0, most: 0 }
    count.now += 1
    count.most = Math.max(count.most, count.now)
    watch.at.set(name, count)
    response.on('close', () => {
      count.now -= 1
    })
    request.resume().on('end', () => (bad[name] ?? bad.failing)?.(response, request))
  }
}

/** Ten keys with a hundred subscriptions each; one of them has receivers that work. */
async function measure(
  engine: string,
  database: TestDatabase,
  { perKey, changes }: { perKey: number; changes: number },
): Promise<Verdict> {
  const store = await openStore({ ...database.options, precedence: ['import'] })
  const watch: Watch = { at: new Map(), unasked: 0 }
  const startedAt: number[] = []
  const arrivals: { cursor: number; at: number }[] = []
  const hostile = await listen(badListener(watch))
  const good = await listen((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      response.end()
      const { data } = JSON.parse(body) as { data: { cursor: string } }
      arrivals.push({ cursor: Number(data.cursor), at: performance.now() })
    })
  })
  const names = [...Object.keys(bad), 'unasked']
  const hooks = [
    ...names.flatMap((owner) =>
      Array.from({ length: perKey }, () => ({ owner, url: `${hostile.origin}/${owner}` })),
    ),
    ...Array.from({ length: perKey }, (_, n) => ({ owner: 'good', url: `${good.origin}/${n}` })),
  ]
  await subscribe(store, hooks, [0])
  await consent(
    store,
    hooks.filter(({ owner }) => owner !== 'unasked').map(({ url }) => url),
  )
  const worker = createWebhookWorker({
    webhooks: store.webhooks,
    changes: store.log,
    cursors: store.cursors,
    post: createGuardedPost({ allowPrivateOrigins: [hostile.origin, good.origin] }),
    host: 'whocast.test',
    log: silentLogger,
  })
  store.onChange(worker.wake)
  worker.start()
  for (let round = 0; round < changes; round += 1) {
    startedAt.push(performance.now())
    await saveSubject(store, 0, round)
    await sleep(PAUSE_MS)
  }
  const wanted = perKey * changes
  for (let waited = 0; arrivals.length < wanted && waited < PATIENCE_MS; waited += 100)
    await sleep(100)
  const arrived = arrivals.length
  await hostile.close()
  await worker.stop()
  await store.close()
  await good.close()
  const cursors = [...new Set(arrivals.map(({ cursor }) => cursor))].sort((a, b) => a - b)
  const delays = arrivals
    .map(({ cursor, at }) => at - (startedAt[cursors.indexOf(cursor)] ?? 0))
    .sort((a, b) => a - b)
  const p99 = delays[Math.floor(delays.length * 0.99)] ?? Number.POSITIVE_INFINITY
  const most = Math.max(...[...watch.at.values()].map((count) => count.most))
  return {
    bar: 44,
    what: `${hooks.length} webhooks of 10 keys, 9 of them slow, dead or hostile, ${changes} changes, ${engine}`,
    figure: `another key's ${arrived} of ${wanted} deliveries came, p99 ${p99.toFixed(0)} ms; at most ${most} requests to one URL at once, ${watch.unasked} to one that did not consent`,
    isHeld: arrived === wanted && most <= MAX_AT_ONCE && watch.unasked === 0,
    isInTime: p99 <= WITHIN_MS,
  }
}

export const attack: Attack = {
  name: 'receivers',
  bars: [44],
  about: 'slow, dead and hostile webhook receivers of nine keys beside those of a tenth',
  isAlone: true,
  async run({ scale, report }) {
    const size = {
      perKey: Math.max(10, Math.round(PER_KEY * Math.min(1, scale * 10))),
      changes: Math.max(4, Math.round(CHANGES * scale)),
    }
    for (const [engine, create] of testEngines()) {
      const database = await create()
      try {
        report(await measure(engine, database, size))
      } finally {
        await database.drop()
      }
    }
  },
}
