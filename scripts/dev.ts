/**
 * `npm run dev`: the service against local stand-ins of the networks, with the debugger at `/dev`.
 * Nothing leaves the machine. `tsx watch` starts it anew when a source changes; what browsers get
 * is built again by esbuild.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { createAssets } from '../frames/assets.ts'
import { readNetworkStatus } from '../src/farcaster/follow/status.ts'
import { listen } from '../src/http/listen.ts'
import { compose } from '../src/main/compose.ts'
import { loadConfig } from '../src/main/config.ts'
import { loadSamples } from '../src/main/people-file/samples.ts'
import { testBot } from '../test/network/mention.ts'
import { watchClient } from './build.ts'
import { createFeed } from './dev-feed.tsx'
import { startDevNetwork } from './dev-network.ts'

const port = Number(process.env.PORT ?? 3000)
const started = performance.now()
const [network, stopWatching] = await Promise.all([startDevNetwork(), watchClient()])
const { world, snapchain, neynar } = network

const dataDir = mkdtempSync(join(tmpdir(), 'whocast-dev-'))
const config = loadConfig({
  PORT: String(port),
  BASE_URL: `http://localhost:${port}`,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  RATE_LIMIT_ANON: '0,page=0,picture=0',
  ...network.environment,
  // Only the local Farcaster is followed, unless the developer says so.
  ...(process.env.SNAPCHAIN_URL === undefined ? {} : { SNAPCHAIN_FOLLOW: 'false' }),
  ...process.env,
  // The debugger opens any URL: for this machine alone.
  HOST: '127.0.0.1',
  // Set for production somewhere else, it would close the debugger.
  NODE_ENV: 'development',
})

await isFree(port)
const app = await compose(config, { hasDevtools: true })
await loadSamples(app.store, config.BASE_URL)
const feed = createFeed({
  world,
  neynar,
  snapchain,
  origin: `http://127.0.0.1:${port}`,
  asset: createAssets('dist/assets', '/assets/', false).url,
})
const pages = new Hono({ strict: false }).route('/dev/feed', feed.app)
const listening = await listen({
  fetch: (request, env) =>
    new URL(request.url).pathname.startsWith('/dev/feed')
      ? pages.fetch(request)
      : app.fetch(request, env),
  port,
  host: config.HOST,
  baseUrl: config.BASE_URL,
  keepAliveSeconds: 5,
  onError: (error) => console.error(error),
})
// Before anything is awaited: a signal without a listener would end the process and leave its
// folder behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
await app.start()
await feed.cast({ fid: 900_002, text: `@${testBot.username} who is @ada-quill?` })

const names = [...world.people.values()].slice(0, 3).map(({ shown }) => shown.username)
console.log(`
  Whocast, for development (${((performance.now() - started) / 1000).toFixed(1)} s). Everything in it is invented.

    ${config.BASE_URL}/dev                 all faces of one person, side by side
    ${config.BASE_URL}/dev?q=${names[0] ?? 'sample-ada'}       of one who is on the local Farcaster: ${names.join(', ')}
    ${config.BASE_URL}/dev/feed            write to the bot, and see it answer
    ${config.BASE_URL}/v1/dev              Frog's devtools: click through the v1 frame
    ${config.BASE_URL}/docs                the API
    ${config.BASE_URL}/api/v1/status       how far the local Farcaster, which is followed, is read

  ${network.hasChains ? 'ENS and the proofs come from local chains.' : 'ENS and the proofs are off: the local chains could not be started.'}
`)

if (config.SNAPCHAIN_FOLLOW) void reportFollowing()

/** Prints when all fids of the local Farcaster are stored. */
async function reportFollowing(): Promise<void> {
  for (;;) {
    const { completeAt, fids } = await readNetworkStatus(
      app.store.cursors,
      Date.now,
      config.SNAPCHAIN_URL,
    )
    if (completeAt !== null)
      return console.log(
        `  All ${fids} people of the local Farcaster are read; what they change is followed.\n`,
      )
    await new Promise((resolve) => setTimeout(resolve, 250).unref())
  }
}

async function stop(): Promise<void> {
  await listening.drain({ graceMs: 0, deadlineMs: 500 })
  await app.close()
  await Promise.all([network.close(), stopWatching()])
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
}

/** After a restart the old process may still be closing: waits up to five seconds for its port. */
async function isFree(wanted: number): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const probe = createServer()
    try {
      probe.listen(wanted, '127.0.0.1')
      await once(probe, 'listening')
      await new Promise((resolve) => probe.close(resolve))
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
