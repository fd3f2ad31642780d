/**
 * Rounds of the bench "import" in a process of its own: `import.ts <sqlite|postgres> <people>
 * <rounds>`; sends each round to its parent.
 */
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registerCrypto } from '@whocast/contract/crypto.ts'
import { loadCrypto } from '../../../src/farcaster/crypto/crypto.ts'
import { exportPeople } from '../../../src/main/people-file/export.ts'
import { importPeople } from '../../../src/main/people-file/import.ts'
import type { Store } from '../../../src/main/stores.ts'
import { openStore } from '../../../src/main/stores.ts'
import {
  createPostgresDatabase,
  createSqliteDatabase,
  type TestDatabase,
} from '../../contract/store-databases.ts'
import { migrateStore } from '../../migrate-store.ts'
import { readRows, startWatch, writeBare } from '../bare-rows.ts'

/** Lines that an import stores in one transaction. */
const BATCH = 1000

/** One person as the goals count them: five channels, three credentials. */
function personLine(number: number): string {
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

export interface Round {
  /** Of what the bare statements do a second, by wall clock and by CPU. */
  ratio: number
  cpuRatio: number
  /** By the CPU of this process and of the database server; null where that is not known. */
  wholeRatio: number | null
  perSecond: number
  barePerSecond: number
  exportedPerSecond: number
  /** MiB. */
  growth: number
}

/**
 * Imports a file into a new database, then writes the rows that came of it into another by the
 * engine's own statements.
 */
async function runRound(
  file: string,
  people: number,
  create: () => Promise<TestDatabase>,
): Promise<Round> {
  const [database, bare] = await Promise.all([create(), create()])
  const store = await openStore({ ...database.options, precedence: ['import'] })
  const spent = await startWatch(database)
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
  const ours = await spent()
  const growth = (process.memoryUsage().rss - memoryAtFifth) / 2 ** 20
  const exportedPerSecond = await exportRate(store, people)
  await store.close()
  await migrateStore(bare.options)
  const theirs = await writeBare(bare, await readRows(database), Math.ceil(people / BATCH))
  await Promise.all([database.drop(), bare.drop()])
  return {
    ratio: theirs.seconds / ours.seconds,
    cpuRatio: theirs.cpu / ours.cpu,
    wholeRatio:
      theirs.serverCpu === null || ours.serverCpu === null
        ? null
        : (theirs.cpu + theirs.serverCpu) / (ours.cpu + ours.serverCpu),
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

const [kind, given, rounds] = process.argv.slice(2)
const people = Number(given)
registerCrypto(await loadCrypto())
const folder = mkdtempSync(join(tmpdir(), 'whocast-bench-'))
const file = join(folder, 'people.jsonl')
writeFileSync(
  file,
  Array.from({ length: people }, (_, number) => `${personLine(number)}\n`).join(''),
)
const create = () =>
  kind === 'sqlite'
    ? createSqliteDatabase()
    : createPostgresDatabase(process.env.TEST_POSTGRES_URL ?? 'TEST_POSTGRES_URL is not set')
for (let round = 0; round < Number(rounds); round++)
  process.send?.(await runRound(file, people, create))
rmSync(folder, { recursive: true })
