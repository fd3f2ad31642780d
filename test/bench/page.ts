import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { createFrames } from '../../frames/app.ts'
import { buildClient } from '../../scripts/build.ts'
import { createRecordedLog, createRecordingRenderer, memoryLookup } from '../frames/people.ts'
import { type Browser, launchBrowser } from '../reference/chromium.ts'
import { atMost, type Bench, cpuMs, median, spread } from './bench.ts'

/**
 * A paint takes 100 to 200 ms with the process that Chromium starts for it, and varies by a quarter
 * from one to the next.
 */
const VISITS = 15
const ROUNDS = 7

interface Load {
  firstPaint: number
  largestPaint: number
  loaded: number
  shift: number
  requests: number
  bytes: number
}

/** One visit with an empty cache, as Chromium itself measures it. Milliseconds. */
async function visit(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  let requests = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests += 1
  })
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const measured = await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { largest: number; shift: number } }
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    return {
      firstPaint: paint?.startTime ?? 0,
      largestPaint: seen.largest,
      loaded: navigation?.loadEventEnd ?? 0,
      shift: seen.shift,
    }
  })
  await context.close()
  return { ...measured, requests, bytes }
}

export const bench: Bench = {
  name: 'page',
  about:
    'weight of a page and its paint in Chromium, against the same bytes from bare node:http; rendering on the server',
  async run(report) {
    const assetsFolder = mkdtempSync(join(tmpdir(), 'whocast-bench-'))
    await buildClient(assetsFolder)
    const app = createFrames({
      lookup: memoryLookup,
      renderer: createRecordingRenderer(),
      credentials: {
        get: async () => null,
        holders: async () => ({ holders: [] }),
        attested: async () => ({ rows: [], names: [] }),
      },
      people: { find: async () => [] },
      baseUrl: 'http://localhost:1',
      frameSecret: async () => 'a secret of some length',
      isProduction: true,
      log: createRecordedLog(),
      assetsFolder,
    })
    const browser = await launchBrowser()
    const [ours, bare, again] = await Promise.all([
      startOurs(app.fetch),
      startBare(app),
      startBare(app),
    ])
    try {
      for (const [name, path] of [
        ['home', '/'],
        ['a person, 8 channels', '/fname/mira'],
        ['a person, 31 channels', '/fname/layla'],
      ] as const) {
        const visits = await visitInTurns(
          browser,
          [ours, bare, again].map(({ url }) => url + path),
        )
        const loads = visits.map(([load]) => load)
        const [first] = loads
        const against = (pick: (load: Load) => number) =>
          visits.map(([load, one, other]) => (2 * pick(load)) / (pick(one) + pick(other)))
        const ratios = against((load) => load.firstPaint)
        const largest = against((load) => load.largestPaint)
        const noise = visits.map(([, one, other]) => one.largestPaint / other.largestPaint)
        const of = (pick: (load: Load) => number) => loads.map(pick)
        report({
          what: `${name}: bytes, requests`,
          value: `${((first?.bytes ?? 0) / 1000).toFixed(1)} kB, ${first?.requests}`,
        })
        report({
          what: `${name}: first contentful paint`,
          value: `${median(of((l) => l.firstPaint)).toFixed(0)} ms`,
          spread: spread(
            of((l) => l.firstPaint),
            0,
          ),
        })
        report({
          what: `${name}: the same, against bare node:http`,
          value: `${median(ratios).toFixed(2)}×`,
          spread: spread(ratios),
        })
        report({
          what: `${name}: largest contentful paint, against bare node:http`,
          value: `${median(largest).toFixed(2)}×`,
          spread: spread(largest),
          goal: atMost(median(largest), 1.1, '×'),
        })
        report({
          what: `${name}: the same of bare node:http against itself`,
          value: `${median(noise).toFixed(2)}×`,
          spread: spread(noise),
        })
        report({
          what: `${name}: largest paint; loaded; layout shift`,
          value: `${median(of((l) => l.largestPaint)).toFixed(0)} ms; ${median(of((l) => l.loaded)).toFixed(0)} ms; ${median(of((l) => l.shift)).toFixed(3)}`,
        })
      }
      const REQUESTS = 200
      for (const path of ['/fname/mira', '/fname/layla'])
        for (const [what, encoding] of [
          ['render and hash', 'identity'],
          ['send what is kept packed', 'gzip'],
        ] as const) {
          const each: number[] = []
          for (let round = 0; round < ROUNDS; round += 1) {
            const spent = await cpuMs(async () => {
              for (let n = 0; n < REQUESTS; n += 1)
                await (
                  await app.request(path, { headers: { 'accept-encoding': encoding } })
                ).arrayBuffer()
            })
            each.push(spent / REQUESTS)
          }
          report({
            what: `${path}: CPU to ${what}`,
            value: `${median(each).toFixed(2)} ms`,
            spread: spread(each),
          })
        }
    } finally {
      await browser.close()
      ours.close()
      bare.close()
      again.close()
      rmSync(assetsFolder, { recursive: true, force: true })
    }
  },
}

/**
 * Visits of three servers, each of which is first, second and third equally often: a machine's load
 * falls on all alike.
 */
async function visitInTurns(browser: Browser, urls: string[]): Promise<[Load, Load, Load][]> {
  for (const url of urls) await visit(browser, url)
  const visits: [Load, Load, Load][] = []
  for (let round = 0; round < VISITS; round += 1) {
    const loads: Load[] = []
    for (let turn = 0; turn < urls.length; turn += 1) {
      const at = (round + turn) % urls.length
      loads[at] = await visit(browser, urls[at] ?? '')
    }
    visits.push(loads as [Load, Load, Load])
  }
  return visits
}

interface Running {
  url: string
  close(): void
}

const startOurs = (fetch: (request: Request) => Response | Promise<Response>): Promise<Running> =>
  new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() }),
    )
  })

/** The peer: the very same answers, made once, sent by node:http without a thought. */
function startBare(app: ReturnType<typeof createFrames>): Promise<Running> {
  const kept = new Map<string, Promise<{ headers: Record<string, string>; body: Buffer }>>()
  const ask = async (path: string) => {
    const response = await app.request(path, {
      headers: { 'accept-encoding': 'gzip', accept: 'text/html,image/webp' },
    })
    return {
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    }
  }
  return new Promise((resolve) => {
    const server: Server = createServer((request, response) => {
      const path = request.url ?? '/'
      const found = kept.get(path) ?? ask(path)
      kept.set(path, found)
      void found.then(({ headers, body }) => response.writeHead(200, headers).end(body))
    })
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() })
    })
  })
}
