import { execFile, spawn } from 'node:child_process'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { productionFiles } from '../../scripts/production.ts'
import { packageRoot } from '../../src/kit/root.ts'
import { loadSamples } from '../../src/main/people-file/samples.ts'
import { openStore } from '../../src/main/stores.ts'
import { type TestDatabase, testEngines } from '../contract/store-databases.ts'
import {
  botEnvironment,
  castHash,
  mentionEvent,
  signWebhook,
  startBotNeynar,
  testBot,
} from '../network/mention.ts'
import type { NeynarStandIn } from '../network/neynar.ts'
import { offline } from '../network/offline.ts'
import { ensureBuilt, slow, temporaryFolder, whocast, within } from './support.ts'

const MEGABYTE = 1_000_000
/** https://vercel.com/docs/functions/limitations: unpacked, 250 MB. */
const MOST_MEGABYTES = 250
/**
 * Longer than a cache may go on with what others changed: an instance that slept so long has to
 * know.
 */
const LONG_SLEEP_MS = 1200
const CRON_SECRET = 'cron secret of the tests'

const run = promisify(execFile)
const place = temporaryFolder()
/** The function alone, away from the repository: what is not in it cannot be found. */
const folder = join(place.path, 'task')

beforeAll(async () => {
  await ensureBuilt()
  const output = join(place.path, 'output')
  await run(process.execPath, [join(packageRoot, 'scripts/vercel.ts'), '--output', output])
  await cp(join(output, 'functions/index.func'), folder, { recursive: true })
}, slow.timeout)
afterAll(() => place.remove())

interface Instance {
  ask(path: string, init?: RequestInit): Promise<Response>
  log(): string
  kill(): void
}
const instances = new Set<Instance>()

/**
 * An instance of the function in a fresh process, with nothing of our own environment. It is frozen
 * whenever nothing is under way.
 */
async function startInstance(env: Record<string, string>): Promise<Instance> {
  const child = spawn(
    process.execPath,
    [join(packageRoot, 'test/journey/vercel-platform.ts'), folder],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH ?? '',
        VERCEL: '1',
        VERCEL_PROJECT_PRODUCTION_URL: 'whocast.example',
        ...offline,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  const port = await within(
    30_000,
    async () => (child.exitCode === null ? text.split('\n', 2) : Promise.reject(new Error(text))),
    (lines) => lines.length === 2,
  )
  const instance: Instance = {
    async ask(path, init = {}) {
      // Again and again: it may be about to freeze.
      const waking = setInterval(() => child.kill('SIGCONT'), 20)
      try {
        return await fetch(`http://127.0.0.1:${port[0]}${path}`, {
          ...init,
          signal: AbortSignal.timeout(20_000),
        })
      } finally {
        clearInterval(waking)
      }
    },
    log: () => text,
    kill() {
      child.kill('SIGKILL')
      instances.delete(instance)
    },
  }
  instances.add(instance)
  return instance
}
afterEach(() => {
  for (const instance of instances) instance.kill()
})

const filesOf = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !lstatSync(join(path, name)).isDirectory(),
  )

test('what is deployed is what vercel.json and package.json say', () => {
  const json = (name: string) => JSON.parse(readFileSync(join(packageRoot, name), 'utf8'))
  const { buildCommand, framework, crons } = json('vercel.json')
  expect(framework).toBeNull()
  expect(buildCommand).toBe('npm run build:vercel')
  expect(json('package.json').scripts['build:vercel']).toMatch(/\bnode scripts\/vercel\.ts$/)
  expect(crons).toEqual([
    { path: '/webhooks/cron', schedule: expect.stringMatching(/^\d+ \d+ \* \* \*$/) },
  ])
})

test('the function is whole, runs on glibc and x86-64 alone, and is far below the limit', () => {
  const files = filesOf(folder)
  const megabytes =
    files.reduce((sum, name) => sum + lstatSync(join(folder, name)).size, 0) / MEGABYTE
  console.log(
    `the function takes ${megabytes.toFixed(1)} MB unpacked; the platform allows ${MOST_MEGABYTES}`,
  )
  expect(megabytes).toBeLessThan(MOST_MEGABYTES)
  for (const name of productionFiles)
    expect(files.some((file) => file === name || file.startsWith(`${name}/`))).toBe(true)
  expect(files.filter((name) => lstatSync(join(folder, name)).isSymbolicLink())).toEqual([])
  const native = files.filter((name) => /\.(node|so)(\.|$)/.test(name))
  expect(native.map((name) => name.split('/').slice(0, 3).join('/')).sort()).toEqual([
    'node_modules/@img/sharp-libvips-linux-x64',
    'node_modules/@img/sharp-linux-x64',
    'node_modules/@takumi-rs/core-linux-x64-gnu',
    'node_modules/secp256k1/prebuilds',
  ])
  expect(files.filter((name) => /\.tsx?$|^test\//.test(name))).toEqual([])
})

test(
  'without a configuration that holds: an opaque problem document, and a log that says what to set',
  slow,
  async () => {
    const instance = await startInstance({
      BOT_FID: 'nobody',
      FORGET_SECRET: 'too short',
      TRUST_PROXY: '0',
    })
    const answer = await instance.ask('/api/v1/fname/sample-ada')
    expect(answer.status).toBe(500)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const body = await answer.text()
    expect(JSON.parse(body)).toMatchObject({ code: 'internal', status: 500, profiles: [] })
    expect(body).not.toMatch(/DATABASE|postgres|FORGET_SECRET/)
    expect(instance.log()).toContain(
      'DATABASE_URL must be set on Vercel, to a PostgreSQL database (postgres://user:password@host/name)',
    )
    for (const name of ['BOT_FID', 'FORGET_SECRET', 'TRUST_PROXY'])
      expect(instance.log()).toContain(name)
    expect(instance.log()).not.toContain('too short')
    expect((await instance.ask('/')).status).toBe(500)
  },
)

for (const [engine, createDatabase] of testEngines().filter(([name]) => name === 'postgres')) {
  describe(`on ${engine}`, () => {
    let database: TestDatabase
    let neynar: NeynarStandIn
    beforeEach(async () => {
      database = await createDatabase()
      // It is production, which loads no samples of its own.
      const store = await openStore({ ...database.options, precedence: [] })
      await loadSamples(store, 'https://whocast.example')
      await store.close()
      neynar = await startBotNeynar()
    })
    afterEach(async () => {
      for (const instance of instances) instance.kill()
      await neynar.close()
      await database.drop()
    })
    const start = (env: Record<string, string> = {}) =>
      startInstance({
        DATABASE_URL: database.options.databaseUrl ?? '',
        CRON_SECRET,
        ...botEnvironment(neynar.url),
        ...env,
      })

    test(
      'answers lookups, pages, pictures and probes, as one origin and in production',
      slow,
      async () => {
        const instance = await start()
        const lookup = await instance.ask('/api/v1/fname/sample-ada')
        expect(lookup.status).toBe(200)
        const { profiles } = (await lookup.json()) as {
          profiles: { displayName: string; url: string }[]
        }
        expect(profiles).toMatchObject([{ displayName: 'Ada Sample' }])
        expect(profiles[0]?.url).toMatch(/^https:\/\/whocast\.example\//)
        const held = { headers: { 'if-none-match': lookup.headers.get('etag') ?? '' } }
        expect((await instance.ask('/api/v1/fname/sample-ada', held)).status).toBe(304)

        const page = await instance.ask('/fname/sample-ada', { headers: { accept: 'text/html' } })
        expect(page.status).toBe(200)
        const html = await page.text()
        expect(html).toContain('Ada Sample')
        expect(html).not.toContain('vercel.test')
        for (const [, asset = ''] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
          expect([asset, (await instance.ask(asset)).status]).toEqual([asset, 200])
        }

        const card = await instance.ask('/fname/sample-ada/card.png')
        expect(card.headers.get('content-type')).toBe('image/png')
        const picture = sharp(Buffer.from(await card.arrayBuffer()))
        expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 800 })
        expect((await picture.stats()).entropy).toBeGreaterThan(1)

        expect((await instance.ask('/readyz')).status).toBe(200)
        expect((await instance.ask('/docs')).status).toBe(200)
        expect((await instance.ask('/dev')).status).toBe(404)
        // The instance is frozen by now; what it logged does not wait for the next request.
        expect(instance.log()).toContain('"path":"/dev","status":404')
      },
    )

    test('counts each client for itself, whatever it says of itself', slow, async () => {
      const instance = await start({ RATE_LIMIT_ANON: '2' })
      const ask = async (client: string, claim: string) => {
        const headers = { 'x-test-client': client, 'x-forwarded-for': claim, 'x-real-ip': claim }
        return (await instance.ask('/api/v1/fname/sample-ada', { headers })).status
      }
      const spoofing = [
        await ask('198.51.100.1', '1.1.1.1'),
        await ask('198.51.100.1', '2.2.2.2'),
        await ask('198.51.100.1', '3.3.3.3'),
      ]
      expect(spoofing).toEqual([200, 200, 429])
      expect(await ask('198.51.100.2', '1.1.1.1')).toBe(200)
    })

    /** A mention as Neynar tells of it: readable there, signed over its bytes. */
    const mention = (instance: Instance, number: number) => {
      const hash = castHash(number)
      const event = {
        ...mentionEvent({ text: 'who is sample-ada?', hash }),
        note: 'more bytes than letters: 🪴 ünïcode',
      }
      neynar.casts.set(hash, event.data)
      const raw = JSON.stringify(event)
      const send = (signature: string) =>
        instance.ask('/webhooks/neynar', {
          method: 'POST',
          body: raw,
          headers: { 'content-type': 'application/json', 'x-neynar-signature': signature },
        })
      return { hash, raw, send }
    }
    const replies = (count: number) =>
      within(
        30_000,
        async () => neynar.published,
        ({ length }) => length >= count,
      )

    test('answers a webhook at once and its mention within waitUntil, once', slow, async () => {
      const instance = await start()
      const { hash, raw, send } = mention(instance, 1)
      expect((await send(signWebhook(`${raw} `))).status).toBe(401)
      const answer = await send(signWebhook(raw))
      expect([answer.status, await answer.json()]).toEqual([200, { status: 'queued' }])
      const [reply] = await replies(1)
      expect(reply).toMatchObject({ parent: hash, signer_uuid: testBot.signerUuid })
      expect(reply?.embeds).toMatchObject([
        { url: expect.stringMatching(/^https:\/\/whocast\.example\//) },
      ])
      expect(await (await send(signWebhook(raw))).json()).toEqual({ status: 'known' })
      expect(neynar.published).toHaveLength(1)
    })

    test(
      'publishes what could not be published at first, while the platform still lets it run',
      slow,
      async () => {
        const instance = await start()
        neynar.setFault({ kind: 'fail', status: 503 })
        const { raw, send } = mention(instance, 2)
        expect((await send(signWebhook(raw))).status).toBe(200)
        await within(
          20_000,
          async () => neynar.requests.some(({ method }) => method === 'POST'),
          (hasTried) => hasTried,
        )
        neynar.setFault(null)
        expect(await replies(1)).toHaveLength(1)
      },
    )

    test('only the cron takes up what no webhook reported', slow, async () => {
      const instance = await start()
      const { hash } = mention(instance, 3)
      const { crons } = JSON.parse(readFileSync(join(packageRoot, 'vercel.json'), 'utf8')) as {
        crons: { path: string }[]
      }
      const call = (secret: string) =>
        instance.ask(crons[0]?.path ?? '', {
          headers: { authorization: `Bearer ${secret}`, 'user-agent': 'vercel-cron/1.0' },
        })
      expect((await call('another')).status).toBe(401)
      expect(neynar.published).toEqual([])
      expect((await call(CRON_SECRET)).status).toBe(200)
      expect(neynar.published).toMatchObject([{ parent: hash }])
    })

    // Polling may be as fast as the first request after the sleep; what `Store.awoke` does is
    // proven by the contract of stores.
    test(
      'an instance that was frozen does not serve what another changed meanwhile',
      slow,
      async () => {
        const issued = await whocast(database.options, [
          'keys',
          'create',
          'Guild',
          '--scopes',
          'attest',
        ])
        const [sleeper, writer] = await Promise.all([start(), start()])
        const names = async () => {
          const { profiles } = (await (await sleeper.ask('/api/v1/fname/sample-ada')).json()) as {
            profiles: { walletAddress: string; credentials: { name: string }[] }[]
          }
          return {
            wallet: profiles[0]?.walletAddress,
            credentials: profiles[0]?.credentials.map(({ name }) => name) ?? [],
          }
        }
        const before = await names()
        await names()
        const put = await writer.ask('/api/v1/credentials', {
          method: 'PUT',
          headers: {
            authorization: `Bearer ${issued.stdout.trim()}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ name: 'Late Speaker', attesteeAddress: before.wallet }),
        })
        expect(put.status).toBe(200)
        await sleep(LONG_SLEEP_MS)
        expect((await names()).credentials).toContain('Late Speaker')
      },
    )

    test('says 503 while the database cannot be used, and serves once it can', slow, async () => {
      const url = new URL(database.options.databaseUrl ?? '')
      await database.drop()
      const instance = await start()
      const down = await instance.ask('/api/v1/fname/sample-ada')
      expect(down.status).toBe(503)
      expect(Number(down.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await down.json()).toMatchObject({ code: 'unavailable', profiles: [] })
      expect(instance.log()).toContain('the database of DATABASE_URL cannot be used')
      const name = url.pathname.slice(1)
      url.pathname = '/postgres'
      const client = new pg.Client({ connectionString: url.href })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      const answer = await within(
        20_000,
        () => instance.ask('/api/v1/fname/sample-ada'),
        ({ status }) => status !== 503,
      )
      expect(answer.status).toBe(200)
    })
  })
}
