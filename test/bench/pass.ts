import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { readNetworkStatus } from '../../src/farcaster/follow/status.ts'
import { formatSeconds } from '../../src/kit/progress.ts'
import { packageRoot } from '../../src/kit/root.ts'
import { openStore, type Store } from '../../src/main/stores.ts'
import type { TestDatabase } from '../contract/store-databases.ts'
import { credential } from '../contract/store-people.ts'
import { ensureBuilt, environment } from '../journey/support.ts'
import { type Crowd, createCrowd, walletOf } from '../network/crowd.ts'
import { hasWallet, saysSomething } from '../network/crowd-people.ts'
import { wrongFids } from '../network/follow.ts'
import { atMost, type Bench, type Figure, median } from './bench.ts'
import { diskOf, fileSizes, logged, select, serverProcess } from './pass-database.ts'
import { measureServed } from './pass-served.ts'
import { cpuOfTree, type Watched, watchNode } from './process-watch.ts'

const PEOPLE = 20_000
/** People whose profiles are compared with what is true of them. */
const CHECKED = 5000
const CREDENTIALS = 100_000
const CREDENTIAL_NAMES = 50
/** Between two lines of progress (ms). */
const TELL_MS = 10_000
const GB = 1e9

type Report = (figure: Figure) => void

const whole = (value: number) => Math.round(value).toLocaleString('en')

const commandOf = (...args: string[]) => [join(packageRoot, 'dist/cli.js'), ...args]

interface Sample {
  seconds: number
  fids: number
  memory: number
}

interface Pass extends Watched {
  /** Read: all, where it was not interrupted. */
  people: number
  samples: Sample[]
  /** The largest write-ahead log of SQLite, in bytes. */
  largestLog: number
}

/** Runs the first pass as an operator does, and tells how far it is. */
async function readAll(database: TestDatabase, url: string, size: number): Promise<Pass> {
  const samples: Sample[] = []
  let [largestLog, toldAt] = [0, 0]
  const { dataDir } = database.options
  const watched = await watchNode(commandOf('follow', '--once'), {
    env: followingEnvironment(database, url),
    folder: database.kind === 'sqlite' ? dataDir : packageRoot,
    onLook: ({ seconds, output, usage }) => {
      const told = [...output.matchAll(/^ *\d+% {2}([\d,]+) fids/gm)].at(-1)?.[1] ?? '0'
      const fids = Number(told.replaceAll(',', ''))
      samples.push({ seconds, fids, memory: usage.memory })
      if (database.kind === 'sqlite') largestLog = Math.max(largestLog, fileSizes(dataDir, /-wal$/))
      if (performance.now() - toldAt < TELL_MS) return
      toldAt = performance.now()
      const before = samples.findLast((one) => one.seconds < seconds - 60) ?? samples[0]
      const rate = (fids - (before?.fids ?? 0)) / (seconds - (before?.seconds ?? 0))
      const left = rate > 0 ? formatSeconds((size - fids) / rate) : 'unknown'
      console.log(
        `  ${whole(fids)} of ${whole(size)} fids, ${formatSeconds(seconds)}, ${whole(rate)}/s, left ${left}, ${whole(usage.memory)} MiB, CPU ${formatSeconds(usage.cpu)}, log ${whole(largestLog / 1e6)} MB`,
      )
    },
  })
  const people = watched.isInterrupted ? (samples.at(-1)?.fids ?? 0) : size
  samples.push({ seconds: watched.seconds, fids: people, memory: watched.memory })
  return { ...watched, samples, largestLog, people }
}

/** The environment of a service that follows the crowd's node. */
const followingEnvironment = ({ options }: TestDatabase, url: string) =>
  environment(options, { SNAPCHAIN_URL: url, FNAME_REGISTRY_URL: url, SAMPLE_DATA: 'off' })

function reportPass(report: Report, pass: Pass): void {
  const { people, samples, seconds, cpu, peak } = pass
  report({
    what: 'fids read, time without pauses',
    value: `${whole(people)} in ${formatSeconds(seconds)}`,
    spread: `${whole(people / seconds)} a second`,
  })
  const timeAt = (share: number) =>
    samples.find(({ fids }) => fids >= people * share)?.seconds ?? Number.NaN
  const rate = (from: number, to: number) =>
    whole((people * (to - from)) / (timeAt(to) - timeAt(from)))
  report({
    what: 'fids a second in each fifth',
    value: [rate(0, 0.2), rate(0.2, 0.4), rate(0.4, 0.6), rate(0.6, 0.8)].join(', '),
    spread: `the last ${whole((people * 0.2) / (seconds - timeAt(0.8)))}`,
  })
  report({
    what: 'CPU of the follower',
    value: `${formatSeconds(cpu)}`,
    spread: `${((cpu * 1000) / people).toFixed(2)} ms a fid`,
  })
  const memoryIn = (from: number, to: number) =>
    samples
      .filter(({ fids }) => fids >= people * from && fids <= people * to)
      .map(({ memory }) => memory)
  const later = memoryIn(0.2, 1)
  report({ what: 'memory of the follower at most, MiB', value: whole(peak) })
  report({
    what: 'memory, median of the second fifth and of the last, MiB',
    value: `${whole(median(memoryIn(0.2, 0.4)))}, ${whole(median(memoryIn(0.8, 1)))}`,
  })
  const growth = Math.max(...later) - (later[0] ?? Number.NaN)
  report({
    what: 'more memory at most than after a fifth, MiB',
    value: whole(growth),
    goal: atMost(growth, 100),
  })
}

async function reportDisk(
  report: Report,
  database: TestDatabase,
  { people, written, largestLog }: Pass,
): Promise<void> {
  const disk = await diskOf(database)
  report({
    what: 'disk',
    value: `${(disk / GB).toFixed(2)} GB`,
    spread: `${whole(disk / people)} bytes a fid`,
  })
  if (database.kind === 'sqlite')
    report({
      what: 'written by the follower',
      value: `${(written / GB).toFixed(2)} GB`,
      spread: `${(written / people / 1000).toFixed(1)} kB a fid; the log is ${whole(largestLog / 1e6)} MB at most`,
    })
}

/** The fids that were read: all of them, where the pass was not interrupted. */
async function readFids({ cursors }: Store, crowd: Crowd): Promise<number[]> {
  const { shards } = await readNetworkStatus(cursors, Date.now)
  return shards.flatMap(({ shard, completeAt, fids, read }) =>
    crowd.fids(shard).slice(0, completeAt === null ? (read ?? 0) : fids),
  )
}

/** Compares what is stored with what is true. */
async function check(
  report: Report,
  database: TestDatabase,
  store: Store,
  { crowd, fids }: { crowd: Crowd; fids: readonly number[] },
): Promise<void> {
  const count = async (table: string) =>
    Number((await select(database, `select count(*) as n from ${table}`))[0]?.n)
  const speaking = fids.filter(saysSomething).length
  const [profiles, bare] = [await count('profile'), await count('bare_fid')]
  const missing = Math.abs(speaking - profiles) + Math.abs(fids.length - speaking - bare)
  const none = (value: number) => ({ text: '0', reach: value === 0 ? 1 : 0 })
  report({
    what: 'people missing or too many',
    value: whole(missing),
    spread: `${whole(profiles)} profiles, ${whole(bare)} fids with a key alone`,
    goal: none(missing),
  })
  const step = Math.max(1, Math.floor(fids.length / CHECKED))
  const compared = fids.filter((_, at) => at % step === 0)
  const wrong = await wrongFids(store, crowd, compared)
  for (const line of wrong.slice(0, 5)) console.log(`  ${line}`)
  report({
    what: `wrong of ${whole(compared.length)} people who were compared`,
    value: whole(wrong.length),
    goal: none(wrong.length),
  })
}

/** Gives people with a wallet credentials, so that there are holders. */
async function giveCredentials(store: Store, people: readonly number[]): Promise<void> {
  const fids = people.filter(hasWallet).slice(0, CREDENTIALS)
  for (let from = 0; from < fids.length; from += 500)
    await store.people.save([], {
      refreshAt: null,
      credentials: fids
        .slice(from, from + 500)
        .map((fid) =>
          credential(
            fid,
            { address: walletOf(fid) },
            { name: `Skill: ${fid % CREDENTIAL_NAMES}`, source: 'bench' },
          ),
        ),
    })
}

/** Takes the last migration back, whose work can be done again, and migrates. */
async function upgrade(report: Report, database: TestDatabase): Promise<void> {
  const [last] = await select(
    database,
    'select version, name from migration order by version desc limit 1',
  )
  await select(
    database,
    `delete from migration where version = ${Number(last?.version)} returning version`,
  )
  const { seconds, cpu, peak } = await watchNode(commandOf('migrate'), {
    env: environment(database.options, {}),
    folder: database.kind === 'sqlite' ? database.options.dataDir : packageRoot,
  })
  report({
    what: `upgrade with “${last?.name}”, the migration that rewrites most`,
    value: formatSeconds(seconds),
    spread: `CPU of the process ${formatSeconds(cpu)}, ${whole(peak)} MiB at most`,
  })
}

async function measure(report: Report, database: TestDatabase, size: number): Promise<void> {
  const node = fork(join(import.meta.dirname, 'servers/crowd.ts'), [String(size), 'growing'], {
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  try {
    const url = String((await once(node, 'message'))[0])
    const server = await serverProcess(database)
    const before = { cpu: server ? cpuOfTree(server) : 0, log: await logged(database) }
    const pass = await readAll(database, url, size)
    const { people } = pass
    reportPass(report, pass)
    const warnings = pass.output.split('\n').filter((line) => line.startsWith('{'))
    for (const line of warnings.slice(0, 5)) console.log(`  ${line}`)
    report({ what: 'warnings and errors in its log', value: whole(warnings.length) })
    if (server) {
      const cpu = cpuOfTree(server) - before.cpu
      report({
        what: 'CPU of the database server',
        value: formatSeconds(cpu),
        spread: `${((cpu * 1000) / people).toFixed(2)} ms a fid`,
      })
      const log = (await logged(database)) - before.log
      report({
        what: 'write-ahead log',
        value: `${(log / GB).toFixed(2)} GB`,
        spread: `${(log / people / 1000).toFixed(1)} kB a fid`,
      })
    }
    await reportDisk(report, database, pass)
    const store = await openStore({ ...database.options, precedence: ['snapchain'] })
    const crowd = createCrowd(size, { isKept: false })
    const fids = await readFids(store, crowd)
    try {
      await check(report, database, store, { crowd, fids })
      await giveCredentials(store, fids)
    } finally {
      await store.close()
    }
    const env = followingEnvironment(database, url)
    await measureServed(report, { database, env, server, fids })
    await upgrade(report, database)
  } finally {
    node.kill()
  }
}

/** The bench of a first pass on one engine; without a database there is none to run. */
export const passBench = (name: string, create: (() => Promise<TestDatabase>) | null): Bench => ({
  name: `pass-${name === 'SQLite' ? 'sqlite' : 'postgres'}`,
  about: `a first pass of \`whocast follow\` over a simulated network on ${name}, with what is served then; --people 3350000 for all of Farcaster`,
  async run(report, { people = PEOPLE }) {
    report({ what: 'people', value: whole(people) })
    if (!create) return report({ what: name, value: 'not run: TEST_POSTGRES_URL is not set' })
    await ensureBuilt()
    const database = await create()
    try {
      await measure(report, database, people)
    } finally {
      await database.drop()
    }
  },
})
