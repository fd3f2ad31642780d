import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { packageRoot } from '../../src/kit/root.ts'
import { createPostgresDatabase } from '../contract/store-databases.ts'
import { hash, wallet } from '../contract/store-people.ts'
import { freePort } from '../free-port.ts'
import { type RunningServer, startServer, whocast } from '../journey/support.ts'
import { botEnvironment, startBotNeynar } from '../network/mention.ts'
import { type Attack, createRandom, type Verdict } from './attack.ts'
import {
  addLoad,
  LOAD_PEOPLE,
  noLoad,
  repliesTo,
  savePeople,
  startLoad,
  storedUids,
} from './lib/load.ts'

const KILLS = 20
const PROCESSES = 4
const WRITES_BACK_MS = 20_000

const run = promisify(execFile)

/** Three PostgreSQL under Patroni, etcd and HAProxy, by scripts/cluster.sh. */
interface Cluster {
  /** Of the primary, by HAProxy. */
  url: string
  script(action: string, ...args: string[]): Promise<string>
  stop(): Promise<void>
}

async function startCluster(): Promise<Cluster> {
  const parent = mkdtempSync(join(tmpdir(), 'whocast-cluster-'))
  // PostgreSQL runs as another user.
  await run('chmod', ['755', parent])
  const folder = join(parent, 'cluster')
  // The other ports follow the first.
  const env = { ...process.env, CLUSTER_PORT: String(Math.min(await freePort(), 65_000)) }
  const script = async (action: string, ...args: string[]) => {
    const { stdout } = await run(
      join(packageRoot, 'scripts/cluster.sh'),
      [action, folder, ...args],
      { env },
    )
    return stdout.trim()
  }
  return {
    url: await script('start'),
    script,
    async stop() {
      await script('stop')
      rmSync(parent, { recursive: true, force: true })
    },
  }
}

/** What the processes logged of answers with status 500. */
function unexpected(outcomes: readonly { stdout: string; stderr: string }[]): string[] {
  const lines = outcomes.flatMap(({ stdout, stderr }) => `${stdout}${stderr}`.split('\n'))
  return lines.filter((line) => line.includes('a request failed')).slice(0, 10)
}

/** How long until each process takes a PUT again, in ms. */
async function writesBack(
  servers: readonly RunningServer[],
  token: string,
  round: number,
): Promise<number> {
  const start = performance.now()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  await Promise.all(
    servers.map(async ({ api }, index) => {
      const uid = hash(2_000_000 + round * PROCESSES + index)
      const body = JSON.stringify({ name: 'Load', attesteeAddress: wallet(1), uid })
      for (;;) {
        const answer = await fetch(`${api}/credentials`, { method: 'PUT', headers, body })
        await answer.arrayBuffer()
        if (answer.status === 200 || performance.now() - start > 4 * WRITES_BACK_MS) return
        await sleep(50)
      }
    }),
  )
  return performance.now() - start
}

async function lookUpAll(servers: readonly RunningServer[]): Promise<void> {
  for (const { api } of servers)
    for (let n = 1; n <= LOAD_PEOPLE; n++)
      await fetch(`${api}/eth/${wallet(n)}`).then((answer) => answer.arrayBuffer())
}

async function attackCluster(kills: number, random: () => number): Promise<Verdict[]> {
  const cluster = await startCluster()
  const neynar = await startBotNeynar()
  const { options } = await createPostgresDatabase(cluster.url)
  await savePeople(options)
  const token = (
    await whocast(options, ['keys', 'create', 'Load', '--scopes', 'attest'])
  ).stdout.trim()
  const { pathname } = new URL(options.databaseUrl ?? '')
  const members = (await cluster.script('members'))
    .split(',')
    .map((url) => new URL(pathname, url).href)
  const settings = {
    ...botEnvironment(neynar.url),
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'error',
    DATABASE_REPLICA_URL: members.join(','),
  }
  const servers = await Promise.all(
    Array.from({ length: PROCESSES }, () => startServer(options, settings)),
  )
  const ended: string[] = []
  for (const { exit } of servers) void exit.then(({ code }) => ended.push(String(code)))

  const sum = noLoad()
  let slowestMs = 0
  for (let kill = 0; kill < kills && ended.length === 0; kill++) {
    await lookUpAll(servers)
    const load = startLoad(servers, token, neynar)
    await sleep(1000 + random() * 1000)
    const leader = await cluster.script('leader')
    await cluster.script('kill', leader)
    const backMs = await writesBack(servers, token, kill)
    slowestMs = Math.max(slowestMs, backMs)
    await sleep(500)
    await load.stop()
    addLoad(sum, load)
    await cluster.script('resume', leader)
    await cluster.script('settled')
    console.log(
      `  ${kill + 1} of ${kills}: writes back after ${(backMs / 1000).toFixed(1)} s, ${load.lookups.unavailable} of ${load.lookups.answered + load.lookups.unavailable} lookups without an answer`,
    )
  }
  const kept = await storedUids(options)
  const lost = sum.acknowledged.filter((uid) => !kept.has(uid)).length
  const { unanswered, twice } = await repliesTo(neynar, sum.claimed)
  const alive = PROCESSES - ended.length
  const outcomes = await Promise.all(servers.map((server) => server.stop()))
  if (sum.wrong.length > 0) for (const line of unexpected(outcomes)) console.log(`  ${line}`)
  await neynar.close()
  await cluster.stop()
  const lookups = sum.lookups.answered + sum.lookups.unavailable
  return [
    {
      bar: 39,
      what: `the leader of a cluster of three killed under load, ${kills} times, ${PROCESSES} processes`,
      figure: `${alive} alive, writes back within ${(slowestMs / 1000).toFixed(1)} s, ${sum.wrong.length} answers neither right nor 503${sum.wrong[0] ? ` (${sum.wrong[0]})` : ''}`,
      isHeld: alive === PROCESSES && sum.wrong.length === 0,
      isInTime: slowestMs <= WRITES_BACK_MS,
    },
    {
      bar: 39,
      what: 'acknowledged writes and mentions through all of it',
      figure: `${lost} lost of ${sum.acknowledged.length} PUTs, ${unanswered} unanswered and ${twice} answered twice of ${sum.claimed.length} mentions`,
      isHeld: lost === 0 && unanswered === 0 && twice === 0 && sum.acknowledged.length > kills,
    },
    {
      bar: 39,
      what: 'lookups meanwhile of people who were asked for before',
      figure: `${sum.lookups.unavailable} of ${lookups} without an answer; of anything else ${sum.others.unavailable} of ${sum.others.answered + sum.others.unavailable} were 503`,
      isHeld: sum.lookups.unavailable === 0 && lookups > 100 * kills,
    },
  ]
}

export const attack: Attack = {
  name: 'failover',
  bars: [39],
  isByNameOnly: true,
  about: 'kills the leader of a PostgreSQL cluster while four processes are asked everything',
  async run({ seed, scale, report }) {
    for (const verdict of await attackCluster(
      Math.max(1, Math.round(KILLS * scale)),
      createRandom(seed),
    ))
      report(verdict)
  },
}
