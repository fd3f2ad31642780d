import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadCrypto } from '../../src/crypto/crypto.ts'
import { registerCrypto } from '../../src/domain/crypto.ts'
import type { Store } from '../../src/domain/ports/store.ts'
import { migrateStore, openStore } from '../../src/store/store.ts'
import { exportPeople } from '../../src/transfer/export.ts'
import { importPeople } from '../../src/transfer/import.ts'
import { createPostgresDatabase, createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { readRows, startWatch, writeBare } from './bare-rows.ts'
import { atLeast, type Bench, type Figure, median, spread } from './bench.ts'

const PEOPLE = 10_000
const ROUNDS = 3
/** Lines that an import stores in one transaction. */
const BATCH = 1000

/** One person as the goals count them: five channels, three credentials. */
export function personLine(number: number): string {
  const wallet = `0x${number.toString(16).padStart(8, '0')}${'5a'.repeat(16)}`
  return JSON.stringify({
    displayName: `Person ${number}`,
    bio: `Number ${number} of many, invented by a bench, with a bio as long as bios are: about as long as this one.`,
    location: 'Nowhere',
    channels: [
      { type: 'wallet', value: wallet, isVerified: true },
      {
        type: 'farcaster',
        value: `p-${number}`,
        isVerified: true,
        metadata: [{ name: 'fid', value: String(1_000_000 + number) }],
      },
      { type: 'ens', value: `person-${number}.eth`, isVerified: true },
      { type: 'twitter', value: `person_${number}`, isVerified: true },
      { type: 'github', value: `person-${number}`, isVerified: false },
    ],
    credentials: [1, 2, 3].map((which) => ({
      name: `Credential ${which}`,
      issuer: 'bench',
      source: 'bench',
      chain: 'Base',
      reference: `https://bench.example/${number}/${which}`,
      issuedAt: 1_760_000_000 + which,
    })),
  })
}

interface Round {
  /** Of what the bare statements do a second, by wall clock and by CPU. */
  ratio: number
  cpuRatio: number
  perSecond: number
  barePerSecond: number
  exportedPerSecond: number
  /** MiB. */
  growth: number
}

/** Imports a file into a new database, then writes the rows that came of it into another by the engine's own statements. */
async function runRound(file: string, people: number, create: () => Promise<TestDatabase>): Promise<Round> {
  const [database, bare] = await Promise.all([create(), create()])
  const store = await openStore({ ...database.options, precedence: ['import'] })
  const spent = startWatch()
  let memoryAtFifth = 0
  await importPeople({
    store,
    input: createReadStream(file, { highWaterMark: 1_048_576 }),
    cursor: 'bench',
    now: 1_760_000_000,
    onRejected: ({ problems }) => {
      throw new Error(problems.join())
    },
    onProgress: ({ stored }) => {
      if (memoryAtFifth === 0 && stored >= people / 5) memoryAtFifth = process.memoryUsage().rss
    },
  })
  const ours = spent()
  const growth = (process.memoryUsage().rss - memoryAtFifth) / 2 ** 20
  const exportedPerSecond = await exportRate(store, people)
  await store.close()
  await migrateStore({ ...bare.options, precedence: [] })
  const theirs = await writeBare(bare, await readRows(database), Math.ceil(people / BATCH))
  await Promise.all([database.drop(), bare.drop()])
  return {
    ratio: theirs.seconds / ours.seconds,
    cpuRatio: theirs.cpu / ours.cpu,
    perSecond: people / ours.seconds,
    barePerSecond: people / theirs.seconds,
    exportedPerSecond,
    growth,
  }
}

async function exportRate(store: Store, people: number): Promise<number> {
  const start = performance.now()
  let lines = 0
  for await (const _ of exportPeople(store, (count) => {
    lines += count
  }));
  if (lines !== people) throw new Error(`${lines} lines exported`)
  return people / ((performance.now() - start) / 1000)
}

async function runOn(name: string, create: () => Promise<TestDatabase>, report: (figure: Figure) => void) {
  const { values } = parseArgs({ args: process.argv.slice(2), strict: false, options: { people: { type: 'string' } } })
  const people = Number(values.people ?? PEOPLE)
  const folder = mkdtempSync(join(tmpdir(), 'whocast-bench-'))
  const file = join(folder, 'people.jsonl')
  writeFileSync(file, Array.from({ length: people }, (_, number) => `${personLine(number)}\n`).join(''))
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await runRound(file, people, create))
  rmSync(folder, { recursive: true })
  const all = (of: (round: Round) => number) => rounds.map(of)
  const show = (what: string, of: (round: Round) => number, digits: number, goal?: number) => {
    const value = median(all(of))
    const text = digits === 0 ? Math.round(value).toLocaleString('en') : value.toFixed(digits)
    const figure = { what: `${name}: ${what}`, value: text, spread: spread(all(of), digits) }
    report(goal === undefined ? figure : { ...figure, goal: atLeast(value, goal) })
  }
  show('import against the same rows by bare statements, by the clock', ({ ratio }) => ratio, 2, 0.5)
  show('the same by the CPU of this process', ({ cpuRatio }) => cpuRatio, 2)
  show('import, people a second', ({ perSecond }) => perSecond, 0)
  show('bare statements, people a second', ({ barePerSecond }) => barePerSecond, 0)
  show('more memory at the end than after a fifth, MiB', ({ growth }) => growth, 0)
  show('export, people a second', ({ exportedPerSecond }) => exportedPerSecond, 0)
}

export const bench: Bench = {
  name: 'import',
  about: `${PEOPLE.toLocaleString('en')} people with 5 channels and 3 credentials each, every batch durable, beside the same rows by the engine’s own statements`,
  async run(report) {
    registerCrypto(await loadCrypto())
    await runOn('SQLite', createSqliteDatabase, report)
    const serverUrl = process.env.TEST_POSTGRES_URL
    if (serverUrl) await runOn('PostgreSQL', () => createPostgresDatabase(serverUrl), report)
    else report({ what: 'PostgreSQL', value: 'not run: TEST_POSTGRES_URL is not set' })
  },
}
