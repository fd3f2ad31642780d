import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Finding } from '@whocast/contract/profile.ts'
import { privateKeyToAccount } from 'viem/accounts'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { freePort } from '../free-port.ts'
import { startServer, whocast } from '../journey/support.ts'
import { ownerBrowser } from '../owner.ts'
import { type Attack, createRandom, type Verdict } from './attack.ts'
import { hasVarnish, startVarnish } from './lib/varnish.ts'

const PEOPLE = 100_000
/** Requests of the measurement for each person. */
const REQUESTS_EACH = 2
const CHANGES = 100
const FORGOTTEN = 10
const AT_ONCE = 16
const BAR = 38
const LEAST_HITS = 0.95
/** The last purge of what a process hears of at its start. */
const NEWS_MS = 8000
const STALE_MS = 2000
const secret = 'what-varnish-knows-us-by'

const findingOf = (n: number, bio: string): Finding => ({
  source: 'snapchain',
  scope: `farcaster:${n}`,
  checkedAt: 1_795_000_000,
  fields: { displayName: `Person ${n}`, bio },
  channels: [
    {
      type: 'farcaster',
      value: `person${n}`,
      isVerified: true,
      metadata: [{ name: 'fid', value: String(n) }],
      grade: { grade: 'proven' },
    },
    { type: 'github', value: `coder${n}`, isVerified: true, grade: { grade: 'confirmed' } },
  ],
})

interface Answer {
  status: number
  isHit: boolean
  headers: IncomingMessage['headers']
  body: string
}

/** What is in front of the service. */
interface Edge {
  origin: string
  agent: Agent
}

async function get(
  { origin, agent }: Edge,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const sent = request(origin + path, { agent, headers })
  sent.end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.setEncoding('utf8')
  let body = ''
  for await (const chunk of response) body += chunk
  return {
    status: response.statusCode ?? 0,
    isHit: response.headers['x-cache'] === 'hit',
    headers: response.headers,
    body,
  }
}

/** Draws people by Zipf's law, the first the most often. */
function zipf(people: number, random: () => number): () => number {
  const sums = new Float64Array(people)
  let sum = 0
  for (let rank = 1; rank <= people; rank++) {
    sum += 1 / rank
    sums[rank - 1] = sum
  }
  return () => {
    const drawn = random() * sum
    let low = 0
    let high = people - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((sums[middle] ?? 0) < drawn) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}

async function each(count: number, work: (at: number) => Promise<void>): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) await work(next++)
    }),
  )
}

/** A lookup, and now and then the badge of the same person. */
const pathOf = (fid: number, kind: number): string =>
  kind < 0.95 ? `/api/v1/fid/${fid}` : `/fid/${fid}/badge.svg`

interface Read {
  hits: number
  asked: number
  wrong: string[]
}

async function read(
  edge: Edge,
  requests: number,
  people: number,
  random: () => number,
): Promise<Read> {
  const draw = zipf(people, random)
  const seen: Read = { hits: 0, asked: 0, wrong: [] }
  await each(requests, async () => {
    const fid = draw()
    const path = pathOf(fid, random())
    const answer = await get(edge, path)
    seen.asked += 1
    if (answer.isHit) seen.hits += 1
    const isTheirs = answer.body.includes(`person${fid}`)
    if (answer.status !== 200 || !isTheirs) seen.wrong.push(`${path}: ${answer.status}`)
    if (answer.headers['surrogate-key'] !== undefined) seen.wrong.push(`${path}: keys were sent on`)
  })
  return seen
}

/**
 * Changes people who are read all the while, and waits until the change is seen; the longest wait,
 * and how often the old was seen again.
 */
async function changePeople(edge: Edge, store: Store, changes: number) {
  let longest = 0
  const paths = (n: number) => [`/api/v1/fid/${n}`, `/api/v1/socials/github/coder${n}`, `/fid/${n}`]
  for (let at = 0; at < changes; at++) {
    const n = 1 + (at % 50)
    const bio = `has changed ${at} times`
    await Promise.all(paths(n).map((path) => get(edge, path)))
    await store.people.save([{ ...findingOf(n, bio), checkedAt: 1_795_000_001 + at }], {
      refreshAt: null,
    })
    const from = performance.now()
    for (const path of paths(n))
      while (!(await get(edge, path)).body.includes(bio))
        if (performance.now() - from > 30_000) break
    longest = Math.max(longest, performance.now() - from)
  }
  await sleep(1000)
  const latest = new Map(Array.from({ length: changes }, (_, at) => [1 + (at % 50), at]))
  let old = 0
  for (const [n, at] of latest)
    for (const path of paths(n))
      if (!(await get(edge, path)).body.includes(`has changed ${at} times`)) old += 1
  return { longest, old }
}

/** Who is forgotten is gone everywhere within the same time. */
async function forgetPeople(edge: Edge, store: Store, people: number, count: number) {
  const gone = Array.from({ length: count }, (_, at) => people - at)
  const places = gone.flatMap((n) =>
    [`/api/v1/fid/${n}`, `/fid/${n}`, `/fid/${n}/badge.svg`, `/api/v1/search?q=person${n}`].map(
      (path) => ({ n, path }),
    ),
  )
  const told = async () => {
    let amount = 0
    for (const { n, path } of places)
      if (new RegExp(`(Person |person)${n}\\b`).test((await get(edge, path)).body)) amount += 1
    return amount
  }
  const before = await told()
  for (const n of gone) await store.people.forget(`fid:${n}`)
  await sleep(STALE_MS)
  return { before, after: await told() }
}

/** Reads what is one reader's alone, twice each, and then as a stranger. */
async function readPrivately(
  edge: Edge,
  token: string,
): Promise<{ tries: number; kept: string[] }> {
  const kept: string[] = []
  const account = privateKeyToAccount(`0x${'7e'.repeat(32)}`)
  const send = (path: string, init: RequestInit) => fetch(`${edge.origin}/api/v1${path}`, init)
  const owner = ownerBrowser(send, edge.origin, account)
  const signedIn = await owner.signIn()
  if (signedIn.status !== 200) kept.push(`nobody could sign in: ${await signedIn.text()}`)
  const withKey = { authorization: `Bearer ${token}` }
  const withCookie = { cookie: owner.cookie }
  const asked: [string, Record<string, string>][] = [
    ['/api/v1/me', withCookie],
    ['/me', withCookie],
    ['/api/v1//me', withCookie],
    ['/api/v1/webhooks', withKey],
    ['/api/v1/fid/1', withKey],
    ['/api/v1/fid/1', { 'x-api-key': token }],
    ['/api/v1/session/nonce', {}],
    ['/api/v1/changes', {}],
  ]
  for (const [path, headers] of asked) {
    for (let turn = 0; turn < 2; turn++)
      if ((await get(edge, path, headers)).isHit) kept.push(`a hit: ${path}`)
  }
  for (const path of ['/api/v1/me', '/me', '/api/v1//me', '/api/v1/%6de', '/api/v1/webhooks']) {
    const answer = await get(edge, path)
    if (answer.body.toLowerCase().includes(account.address.toLowerCase()))
      kept.push(`a stranger reads ${path}`)
  }
  const nonces = await Promise.all(
    Array.from({ length: 20 }, () => get(edge, '/api/v1/session/nonce')),
  )
  if (new Set(nonces.map(({ body }) => body)).size !== nonces.length) kept.push('a nonce twice')
  for (const path of ['/metrics', '/readyz'])
    if ((await get(edge, path)).status !== 404) kept.push(`${path} is open`)
  return { tries: asked.length * 2 + 5 + nonces.length + 2, kept }
}

/** Purges that no one but the service may send. */
async function purgeAsStranger(edge: Edge): Promise<number[]> {
  const statuses: number[] = []
  for (const headers of [
    {},
    { authorization: 'Bearer wrong' },
    { authorization: `Basic ${secret}` },
  ]) {
    const sent = request(edge.origin, {
      method: 'PURGE',
      agent: edge.agent,
      headers: { ...headers, 'purge-all': '1' },
    })
    sent.end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    response.resume()
    statuses.push(response.statusCode ?? 0)
  }
  return statuses
}

async function save(store: Store, people: number): Promise<void> {
  for (let first = 1; first <= people; first += 500) {
    const batch = Array.from({ length: Math.min(500, people - first + 1) }, (_, at) =>
      findingOf(first + at, 'as imported'),
    )
    await store.people.save(batch, { refreshAt: null })
  }
}

/** Everything about one service behind one Varnish. */
async function besiege(
  edge: Edge,
  store: Store,
  token: string,
  scale: number,
  random: () => number,
): Promise<Verdict[]> {
  const people = Math.max(1000, Math.round(PEOPLE * scale))
  // The service has just started, and takes the import of half a minute ago for news, which ends
  // everything that is kept.
  await sleep(NEWS_MS)
  await each(2 * people, async (at) => void (await get(edge, pathOf(1 + (at >> 1), at & 1))))
  const readers = read(edge, Math.max(10_000, people * REQUESTS_EACH), people, random)
  const changed = await changePeople(edge, store, Math.max(10, Math.round(CHANGES * scale)))
  const seen = await readers
  const forgotten = await forgetPeople(
    edge,
    store,
    people,
    Math.max(2, Math.round(FORGOTTEN * scale)),
  )
  const secretly = await readPrivately(edge, token)
  const refused = await purgeAsStranger(edge)
  const share = seen.hits / seen.asked
  return [
    {
      bar: BAR,
      what: `Varnish in front, ${people} people by Zipf's law, each asked for once before, while people change`,
      figure: `${(100 * share).toFixed(1)} % hits of ${seen.asked}, ${seen.wrong.length} wrong${seen.wrong.length > 0 ? `: ${seen.wrong.slice(0, 3).join('; ')}` : ''}`,
      isHeld: share >= LEAST_HITS && seen.wrong.length === 0,
    },
    {
      bar: BAR,
      what: 'from a change to its sight behind Varnish, lookups and pages',
      figure: `at most ${Math.round(changed.longest)} ms; the old was seen again ${changed.old} times`,
      isHeld: changed.old === 0,
      isInTime: changed.longest <= STALE_MS,
    },
    {
      bar: BAR,
      what: 'forgotten people behind Varnish after two seconds',
      figure: `${forgotten.after} of ${forgotten.before} places tell of them`,
      isHeld: forgotten.after === 0 && forgotten.before > 0,
    },
    {
      bar: BAR,
      what: 'what is private, kept by Varnish',
      figure: `${secretly.kept.length} of ${secretly.tries}${secretly.kept.length > 0 ? `: ${secretly.kept.slice(0, 3).join('; ')}` : ''}; purges by strangers: ${refused.join(' ')}`,
      isHeld: secretly.kept.length === 0 && refused.every((status) => status === 403),
    },
  ]
}

export const attack: Attack = {
  name: 'varnish',
  isLong: true,
  bars: [BAR],
  about:
    'a real Varnish in front: hits, staleness after changes, forgotten people, and what is private',
  isAlone: true,
  async run({ seed, scale, report }) {
    if (!hasVarnish()) {
      console.log('  left out: needs varnishd (apt-get install varnish varnish-modules)')
      return
    }
    const database = await createSqliteDatabase()
    const people = Math.max(1000, Math.round(PEOPLE * scale))
    const store = await openStore({ ...database.options, precedence: ['snapchain'] })
    await save(store, people)
    const created = await whocast(database.options, [
      'keys',
      'create',
      'Reader',
      '--scopes',
      'read,webhooks',
    ])
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const service = await startServer(database.options, {
      BASE_URL: origin,
      TRUST_PROXY: '1',
      CACHE_PURGE_URLS: origin,
      CACHE_PURGE_SECRET: secret,
      SAMPLE_DATA: 'off',
    })
    const varnish = await startVarnish({
      port,
      backend: Number(new URL(service.origin).port),
      secret,
    })
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE + 4 })
    try {
      const verdicts = await besiege(
        { origin, agent },
        store,
        created.stdout.trim().split('\n').at(-1) ?? '',
        scale,
        createRandom(seed),
      )
      for (const verdict of verdicts) report(verdict)
    } finally {
      agent.destroy()
      await varnish.stop()
      await service.stop()
      await store.close()
      await database.drop()
    }
  },
}
