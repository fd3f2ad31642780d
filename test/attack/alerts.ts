import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStore } from '../../src/main/stores.ts'
import { fill } from '../bench/bench-people.ts'
import { createPostgresDatabase } from '../contract/store-databases.ts'
import { wallet } from '../contract/store-people.ts'
import { startServer } from '../journey/support.ts'
import { startBotNeynar } from '../network/mention.ts'
import { startUpstream } from '../network/upstream.ts'
import type { Attack, Verdict } from './attack.ts'
import { firedBy } from './lib/alert-rules.ts'
import { repeat, type Scene, type World } from './lib/alert-scene.ts'
import { scenes } from './lib/alert-scenes.ts'
import { type Moment, type Observed, readScrape } from './lib/alert-timeline.ts'
import { diskScene } from './lib/full-disk.ts'
import { startPostgres } from './lib/postgres-server.ts'

/** Between two scrapes, and from a cause to the next one. */
const APART_MS = 3000
/** Scrapes without the condition, and with it. */
const HEALTHY = 3
const BAD = 4
/** Between two lookups. */
const LOOKUP_MS = 25
const STORED = 3000
/** Stored people stay fresh during a scene, so no lookup of them queries a source. */
const FRESH_SECONDS = 86_400

/** As Prometheus waits. */
const SCRAPE_MS = 10_000

async function scrapeOne(origin: string): Promise<Moment> {
  const signal = AbortSignal.timeout(SCRAPE_MS)
  try {
    const text = await (await fetch(`${origin}/metrics`, { signal })).text()
    return { at: Date.now() / 1000, scrape: readScrape(text) }
  } catch {
    return { at: Date.now() / 1000, scrape: null }
  }
}

/** Scrapes all processes, once each. */
const scrape = ({ servers }: World): Promise<Moment[]> =>
  Promise.all(servers.map(({ origin }) => scrapeOne(origin)))

async function scrapeTimes(world: World, times: number): Promise<Moment[][]> {
  const all: Moment[][] = []
  while (all.length < times) {
    if (all.length > 0) await sleep(APART_MS)
    all.push(await scrape(world))
  }
  return all
}

/** The delay of this process, which has nothing to do but wait: the machine is as busy. */
const ownDelay = monitorEventLoopDelay()
const DISTURBED_MS = 300
const MAX_ATTEMPTS = 3

let lookups = 0

/** Looks up another person each time, without waiting for the response. */
function lookUp({ servers }: World, unknownShare: number): void {
  for (const { api } of servers) {
    const n = lookups++
    // Spread evenly: every tenth for a tenth.
    const isUnknown = Math.floor((n + 1) * unknownShare) > Math.floor(n * unknownShare)
    void fetch(`${api}/eth/${wallet(isUnknown ? 10_000_000 + n : n % STORED)}`, {
      signal: AbortSignal.timeout(SCRAPE_MS),
    })
      .then((response) => response.arrayBuffer())
      .catch(() => {})
  }
}

async function observe(world: World, scene: Scene): Promise<Observed[]> {
  ownDelay.reset()
  ownDelay.enable()
  const stop = repeat(LOOKUP_MS, () => lookUp(world, scene.unknownShare ?? 0))
  await sleep(APART_MS)
  // The first one still shows the delays of the start.
  const [, ...healthy] = await scrapeTimes(world, HEALTHY + 1)
  const during: Moment[][] = []
  if (scene.episode) for await (const _ of scene.episode(world)) during.push(await scrape(world))
  const end = await scene.cause?.(world)
  if (!scene.episode) {
    await sleep(scene.developsMs ?? APART_MS)
    // The first one also shows how it began.
    const [, ...lasting] = await scrapeTimes(world, BAD + 1)
    during.push(...lasting)
  }
  await stop()
  await end?.()
  return world.servers.map((_, at) => ({
    instance: `process-${at + 1}`,
    healthy: healthy.flatMap((moments) => moments[at] ?? []),
    during: during.flatMap((moments) => moments[at] ?? []),
    isEpisode: scene.episode !== undefined,
  }))
}

type Parts = Pick<World, 'postgres' | 'upstream' | 'neynar'>

/** Runs a scene, and again if the machine was too busy to say anything by it. */
async function judge(scene: Scene, parts: Parts): Promise<Verdict> {
  for (let attempt = 1; ; attempt++) {
    const verdict = verdictOn(scene, await run(scene, parts))
    const isDisturbed = ownDelay.max > DISTURBED_MS * 1e6
    if (verdict.isHeld || !isDisturbed || attempt === MAX_ATTEMPTS) return verdict
  }
}

function verdictOn(
  { condition, alert, consequences = [] }: Pick<Scene, 'condition' | 'alert' | 'consequences'>,
  fired: string[],
): Verdict {
  const wanted = alert === '' ? [] : [alert]
  return {
    bar: 48,
    what: `alerts fired by: ${condition}`,
    figure: fired.join(', ') || 'none',
    isHeld:
      wanted.every((name) => fired.includes(name)) &&
      fired.every((name) => wanted.includes(name) || consequences.includes(name)),
  }
}

async function run(scene: Scene, parts: Parts): Promise<string[]> {
  const database = await createPostgresDatabase(parts.postgres.url)
  const store = await openStore({ ...database.options, precedence: ['import'] })
  const started: World['servers'] = []
  const world: World = {
    ...parts,
    database,
    store,
    servers: [],
    async start() {
      const env = {
        SAMPLE_DATA: 'off',
        FRESH_SECONDS: String(FRESH_SECONDS),
        ...scene.env?.(world),
      }
      const server = await startServer(database.options, env)
      started.push(server)
      return server
    },
  }
  try {
    await fill(store, 0, STORED, {
      checkedAt: Math.floor(Date.now() / 1000),
      refreshAt: Math.floor(Date.now() / 1000) + FRESH_SECONDS,
    })
    await scene.prepare?.(world)
    for (let n = 0; n < (scene.processes ?? 1); n++) world.servers.push(await world.start())
    const observed = await observe(world, scene)
    ownDelay.disable()
    return firedBy(observed)
  } finally {
    for (const server of started) server.signal('SIGKILL')
    await store.close()
    await database.drop()
  }
}

/** All scenes, or those whose condition contains a text of this variable; `;` separates texts. */
const isWanted = ({ condition }: Pick<Scene, 'condition'>) =>
  (process.env.ALERT_SCENES ?? '').split(';').some((text) => condition.includes(text))

export const attack: Attack = {
  name: 'alerts',
  bars: [48],
  about: 'causes the condition of each alert, and has Prometheus judge what the service shows then',
  isAlone: true,
  isLong: true,
  async run({ report }) {
    const postgres = await startPostgres()
    const upstream = await startUpstream()
    const neynar = await startBotNeynar()
    try {
      const disk = await diskScene()
      if (disk && isWanted(disk.scene)) report(verdictOn(disk.scene, firedBy(disk.observed)))
      if (!disk) console.log('  no disk can be mounted here (that takes root): it is left out')
      for (const scene of scenes.filter(isWanted))
        report(await judge(scene, { postgres, upstream, neynar }))
    } finally {
      await upstream.close()
      await neynar.close()
      await postgres.remove()
    }
  },
}
