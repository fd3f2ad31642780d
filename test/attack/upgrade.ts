import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { packageRoot } from '../../src/kit/root.ts'
import { createPostgresDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { type RunningServer, startServer, whocast } from '../journey/support.ts'
import type { Attack } from './attack.ts'

/** The release that is upgraded from. */
const TAG = 'v1.0.0'
const PEOPLE = 300
const LANES = 8
/** Between the steps of the upgrade; at least a second in a short run. */
const STEP_MS = 3000
const MIN_STEP_MS = 1000
const PROBE_MS = 200
const UNAVAILABLE_MS = 2000

/** Links the installed packages; those of `packages/` are the release's own. */
function linkPackages(root: string): void {
  const from = join(packageRoot, 'node_modules')
  const to = join(root, 'node_modules')
  mkdirSync(to)
  for (const name of readdirSync(from))
    if (name !== '@whocast') symlinkSync(join(from, name), join(to, name))
  // Their links are relative.
  cpSync(join(from, '@whocast'), join(to, '@whocast'), { recursive: true, verbatimSymlinks: true })
}

/** Builds the last release in a folder of its own, with the installed packages of this one. */
function buildRelease(): string {
  const root = mkdtempSync(join(tmpdir(), 'whocast-release-'))
  const archive = execFileSync('git', ['archive', TAG], {
    cwd: packageRoot,
    maxBuffer: 512 * 2 ** 20,
  })
  execFileSync('tar', ['-x', '-C', root], { input: archive })
  linkPackages(root)
  const script = "const { build } = await import('./scripts/build.ts'); await build()"
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return root
}

const wallet = (n: number) => `0x${n.toString(16).padStart(40, '0')}`
const nameOf = (n: number) => `Upgraded ${n}`
const personLine = (n: number) =>
  JSON.stringify({
    profileID: `upgrade_${String(n).padStart(13, '0')}`,
    displayName: nameOf(n),
    channels: [{ type: 'wallet', value: wallet(n), isVerified: true }],
  })

/** A balancer that sends requests to processes whose `/readyz` is 200, or to all if none is. */
function createBalancer() {
  const servers = new Map<RunningServer, boolean>()
  let turn = 0
  let isOver = false
  const probing = (async () => {
    while (!isOver) {
      for (const server of servers.keys()) {
        const response = await fetch(`${server.origin}/readyz`).catch(() => null)
        if (servers.has(server)) servers.set(server, response?.status === 200)
      }
      await sleep(PROBE_MS)
    }
  })()
  return {
    add: (server: RunningServer) => servers.set(server, true),
    remove: (server: RunningServer) => servers.delete(server),
    next(): RunningServer {
      const all = [...servers.keys()]
      const ready = all.filter((server) => servers.get(server))
      const among = ready.length > 0 ? ready : all
      turn += 1
      return among[turn % among.length] as RunningServer
    },
    async stop() {
      isOver = true
      await probing
    },
  }
}

interface Figures {
  answered: number
  wrong: string[]
  /** `performance.now()` of each 503. */
  unavailableAt: number[]
  acknowledged: string[]
}

/** Starts lookups, searches and PUTs, which go on until they are stopped. */
function startLoad(balancer: ReturnType<typeof createBalancer>, token: string) {
  const figures: Figures = { answered: 0, wrong: [], unavailableAt: [], acknowledged: [] }
  let isOver = false
  let count = 0
  async function send(path: string, init: RequestInit = {}): Promise<unknown> {
    const response = await fetch(`${balancer.next().api}${path}`, init)
    const body: unknown = await response.json()
    if (response.status === 200) return body
    if (response.status === 503 && response.headers.has('retry-after'))
      figures.unavailableAt.push(performance.now())
    else figures.wrong.push(`${response.status} at ${path}: ${JSON.stringify(body).slice(0, 200)}`)
    return null
  }
  async function lookUp(n: number): Promise<void> {
    const person = 1 + (n % PEOPLE)
    const body = (await send(`/eth/${wallet(person)}?n=${n}`)) as {
      profiles: { displayName?: string }[]
    } | null
    if (!body) return
    if (body.profiles[0]?.displayName === nameOf(person)) figures.answered += 1
    else figures.wrong.push(`another answer: ${JSON.stringify(body).slice(0, 200)}`)
  }
  async function search(n: number): Promise<void> {
    const name = nameOf(1 + (n % PEOPLE))
    const body = (await send(`/search?q=${encodeURIComponent(name)}`)) as {
      results: { displayName?: string }[]
    } | null
    if (!body) return
    if (body.results.some(({ displayName }) => displayName === name)) figures.answered += 1
    else figures.wrong.push(`${name} is not found: ${JSON.stringify(body).slice(0, 200)}`)
  }
  async function put(n: number): Promise<void> {
    const uid = `0x${n.toString(16).padStart(64, '0')}`
    const body = await send('/credentials', {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Upgrade', attesteeAddress: wallet(1 + (n % PEOPLE)), uid }),
    })
    if (body) figures.acknowledged.push(uid)
  }
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    while (!isOver) {
      count += 1
      await (lane === 0 ? put : lane === 1 ? search : lookUp)(count).catch((error: unknown) =>
        figures.wrong.push(String((error as Error).cause ?? error)),
      )
      await sleep(2)
    }
  })
  return {
    async stop() {
      isOver = true
      await Promise.all(lanes)
      return figures
    },
  }
}

/** Replaces two processes of the release by two of this version, under load. */
async function upgrade(
  database: TestDatabase,
  root: string,
  stepMs: number,
): Promise<Figures & { lost: number }> {
  const { options } = database
  const settings = { SAMPLE_DATA: 'off', LOG_LEVEL: 'silent' }
  // The release has one limit for each kind of client.
  const former = { ...settings, RATE_LIMIT_ANON: '0', RATE_LIMIT_KEY: '0' }
  const lines = Array.from({ length: PEOPLE }, (_, n) => personLine(n + 1)).join('\n')
  await whocast(options, ['import', '-'], lines, root, former)
  const keys = ['keys', 'create', 'U', '--scopes', 'attest']
  const issued = await whocast(options, keys, '', root, former)
  const balancer = createBalancer()
  const old = [
    await startServer(options, former, [], root),
    await startServer(options, former, [], root),
  ]
  for (const server of old) balancer.add(server)
  const load = startLoad(balancer, issued.stdout.trim())
  await sleep(stepMs)
  const fresh: RunningServer[] = []
  for (const server of old) {
    const next = await startServer(options, settings)
    fresh.push(next)
    balancer.add(next)
    await sleep(stepMs)
    balancer.remove(server)
    await sleep(PROBE_MS)
    await server.stop()
  }
  await sleep(stepMs)
  const figures = await load.stop()
  await balancer.stop()
  const lost = await countLost(fresh[0] as RunningServer, figures.acknowledged)
  for (const server of fresh) await server.stop()
  return { ...figures, lost }
}

async function countLost({ api }: RunningServer, uids: readonly string[]): Promise<number> {
  let lost = 0
  for (const uid of uids) if ((await fetch(`${api}/credentials/${uid}`)).status !== 200) lost += 1
  return lost
}

export const attack: Attack = {
  name: 'upgrade',
  isLong: true,
  bars: [46],
  about: `a rolling upgrade from ${TAG} under load, on PostgreSQL`,
  isAlone: true,
  async run({ scale, report }) {
    const url = process.env.TEST_POSTGRES_URL
    if (url === undefined) return
    const root = buildRelease()
    const database = await createPostgresDatabase(url)
    try {
      const stepMs = Math.max(MIN_STEP_MS, STEP_MS * scale)
      const figures = await upgrade(database, root, stepMs)
      const { answered, wrong, unavailableAt, acknowledged, lost } = figures
      const unavailableMs = (unavailableAt.at(-1) ?? 0) - (unavailableAt[0] ?? 0)
      report({
        bar: 46,
        what: `rolling upgrade from ${TAG} under load`,
        figure: `${answered} lookups and searches right, ${wrong.length} wrong${wrong.length > 0 ? ` (${wrong[0]})` : ''}; ${unavailableAt.length} times 503, within ${unavailableMs.toFixed(0)} ms; ${lost} of ${acknowledged.length} PUTs lost`,
        isHeld: answered > 0 && wrong.length === 0 && lost === 0,
        isInTime: unavailableMs <= UNAVAILABLE_MS,
      })
    } finally {
      await database.drop()
      rmSync(root, { recursive: true, force: true })
    }
  },
}
