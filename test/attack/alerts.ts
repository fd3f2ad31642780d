import { setTimeout as sleep } from 'node:timers/promises'
import { openStore } from '../../src/main/stores.ts'
import { fill } from '../bench/bench-people.ts'
import { createPostgresDatabase } from '../contract/store-databases.ts'
import { wallet } from '../contract/store-people.ts'
import { type RunningServer, startServer } from '../journey/support.ts'
import { startBotNeynar } from '../network/mention.ts'
import { startUpstream } from '../network/upstream.ts'
import type { Attack } from './attack.ts'
import { repeat, type Scene, scenes, type World } from './lib/alert-scenes.ts'
import { diskScene } from './lib/full-disk.ts'
import { startPostgres } from './lib/postgres-server.ts'
import { firedBy, type Observed, readScrape, type Scrape } from './lib/rules.ts'

/** Between two scrapes under a condition, and before the first one. */
const APART_MS = 3000
/** Between two lookups of somebody else. */
const LOOKUP_MS = 25

async function scrape({ origin }: RunningServer): Promise<Scrape | null> {
  const signal = AbortSignal.timeout(10_000)
  try {
    return readScrape(await (await fetch(`${origin}/metrics`, { signal })).text())
  } catch {
    return null
  }
}

const STORED = 3000
let asked = 0

/** Looks up somebody else each time, without waiting for the answer. */
function lookUp({ servers }: World, unknownShare: number): void {
  for (const { api } of servers) {
    const n = asked++
    // Spread evenly: every tenth for a tenth.
    const isUnknown = Math.floor((n + 1) * unknownShare) > Math.floor(n * unknownShare)
    void fetch(`${api}/eth/${wallet(isUnknown ? 10_000_000 + n : n % STORED)}`, {
      signal: AbortSignal.timeout(5000),
    })
      .then((response) => response.arrayBuffer())
      .catch(() => {})
  }
}

async function observe(world: World, scene: Scene): Promise<Observed[]> {
  const stop = repeat(LOOKUP_MS, () => lookUp(world, scene.unknownShare ?? 0))
  await sleep(APART_MS)
  const before = await Promise.all(world.servers.map(scrape))
  const end = await scene.cause(world)
  await sleep(APART_MS)
  const start = performance.now()
  const first = await Promise.all(world.servers.map(scrape))
  await sleep(APART_MS)
  const seconds = (performance.now() - start) / 1000
  const second = await Promise.all(world.servers.map(scrape))
  await stop()
  await end()
  return before.map((healthy, at) => ({
    instance: `process-${at + 1}`,
    before: healthy ?? new Map(),
    during: [first[at] ?? null, second[at] ?? null],
    seconds,
  }))
}

async function run(
  scene: Scene,
  parts: Pick<World, 'postgres' | 'upstream' | 'neynar'>,
): Promise<string[]> {
  const database = await createPostgresDatabase(parts.postgres.url)
  const store = await openStore({ ...database.options, precedence: ['import'] })
  const world: World = { ...parts, database, store, servers: [] }
  try {
    await fill(store, 0, STORED, {
      checkedAt: Math.floor(Date.now() / 1000),
      refreshAt: Math.floor(Date.now() / 1000) + 86_400,
    })
    await scene.prepare?.(world)
    for (let n = 0; n < (scene.processes ?? 1); n++)
      world.servers.push(
        await startServer(database.options, { SAMPLE_DATA: 'off', ...scene.env?.(world) }),
      )
    return firedBy(await observe(world, scene))
  } finally {
    for (const server of world.servers) server.signal('SIGKILL')
    await store.close()
    await database.drop()
  }
}

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
    const judge = (scene: Pick<Scene, 'condition' | 'alert' | 'consequences'>, fired: string[]) => {
      const { condition, alert, consequences = [] } = scene
      const wanted = alert === '' ? [] : [alert]
      report({
        bar: 48,
        what: `alerts fired by: ${condition}`,
        figure: fired.join(', ') || 'none',
        isHeld:
          wanted.every((name) => fired.includes(name)) &&
          fired.every((name) => wanted.includes(name) || consequences.includes(name)),
      })
    }
    try {
      const disk = await diskScene()
      if (disk) judge(disk.scene, firedBy(disk.observed))
      else console.log('  no disk can be mounted here (that takes root): it is left out')
      for (const scene of scenes) judge(scene, await run(scene, { postgres, upstream, neynar }))
    } finally {
      await upstream.close()
      await neynar.close()
      await postgres.remove()
    }
  },
}
