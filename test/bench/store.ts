import { openStore } from '../../src/main/stores.ts'
import {
  createPostgresDatabase,
  createSqliteDatabase,
  type TestDatabase,
} from '../contract/store-databases.ts'
import { credential, wallet } from '../contract/store-people.ts'
import { atLeast, type Bench, type BenchOptions, type Figure, median, spread } from './bench.ts'
import { fill } from './bench-people.ts'
import { type EnginePeer, postgresPeer, sqlitePeer } from './engine-peer.ts'

const ROUNDS = 7
const LOOKUPS = 3000
/** Askers at one time on the database server; the embedded engine answers one after the other. */
const ASKERS = 8

/** Runs `work` for numbers 0…`count`, `askers` at a time; returns how many a second. */
async function rate(
  count: number,
  askers: number,
  work: (index: number) => Promise<unknown>,
): Promise<number> {
  let next = 0
  const start = performance.now()
  await Promise.all(
    Array.from({ length: askers }, async () => {
      while (next < count) await work(next++)
    }),
  )
  return (count / (performance.now() - start)) * 1000
}

async function run(report: (figure: Figure) => void, { people: most = 100_000 }: BenchOptions) {
  const sizes = [most / 10, most]
  report({
    what: `people (1 million with --people=1000000)`,
    value: sizes.map((size) => size.toLocaleString('en')).join(' and '),
  })
  await runOn('SQLite', await createSqliteDatabase(), sizes, report)
  const serverUrl = process.env.TEST_POSTGRES_URL
  if (serverUrl) await runOn('PostgreSQL', await createPostgresDatabase(serverUrl), sizes, report)
  else report({ what: 'PostgreSQL', value: 'not run: TEST_POSTGRES_URL is not set' })
}

async function runOn(
  name: string,
  database: TestDatabase,
  sizes: number[],
  report: (figure: Figure) => void,
) {
  const isEmbedded = database.kind === 'sqlite'
  const askers = isEmbedded ? 1 : ASKERS
  const store = await openStore({ ...database.options, precedence: ['import'], poolSize: ASKERS })
  let peer: EnginePeer | undefined
  try {
    const bySize: { ours: number; theirs: number }[] = []
    let filled = 0
    for (const size of sizes) {
      const before = settledMemory()
      const imported = await fill(store, filled, size)
      const grown = settledMemory() - before
      report({
        what: `${name}: import, people a second, durable, at ${size.toLocaleString('en')}`,
        value: `${Math.round(imported.wall)}`,
        spread: `${Math.round(imported.cpu)} a CPU second`,
      })
      report({
        what: `${name}: heap grown by that import`,
        value: `${(grown / 2 ** 20).toFixed(1)} MiB`,
      })
      filled = size
      peer ??= isEmbedded
        ? sqlitePeer(database.options.dataDir)
        : postgresPeer(database.options.databaseUrl ?? '', ASKERS)
      const find = peer.find
      const key = () => `eth:${wallet(Math.floor(Math.random() * size))}`
      const ours: number[] = []
      const theirs: number[] = []
      await rate(LOOKUPS, askers, () => find(key()))
      await rate(LOOKUPS, askers, () => store.people.find(key()))
      for (let round = 0; round < ROUNDS; round++) {
        theirs.push(await rate(LOOKUPS, askers, () => find(key())))
        ours.push(await rate(LOOKUPS, askers, () => store.people.find(key())))
      }
      const ratios = ours.map((figure, round) => figure / (theirs[round] ?? Number.NaN))
      bySize.push({ ours: median(ours), theirs: median(theirs) })
      report({
        what: `${name}: find at ${size.toLocaleString('en')}, of its own statement`,
        value: median(ratios).toFixed(2),
        spread: `${spread(ratios)}; ${Math.round(median(ours))}/s of ${Math.round(median(theirs))}/s`,
        goal: atLeast(median(ratios), 0.6),
      })
      const many = await rate(LOOKUPS / 100, 1, () =>
        store.people.findMany(Array.from({ length: 100 }, key)),
      )
      report({
        what: `${name}: findMany of 100, people a second`,
        value: `${Math.round(many * 100)}`,
      })
    }
    const [small, large] = bySize
    if (small && large) {
      const share = large.ours / small.ours
      report({
        what: `${name}: find at ${sizes[1]?.toLocaleString('en')} of that at ${sizes[0]?.toLocaleString('en')}`,
        value: share.toFixed(2),
        spread: `its own statement ${(large.theirs / small.theirs).toFixed(2)}`,
        goal: atLeast(share, 0.8),
      })
    }
    for (const together of [1, 64]) {
      const count = together === 1 ? 200 : 2000
      const ours: number[] = []
      const theirs: number[] = []
      for (let round = 0; round < 5; round++) {
        const base = 1_000_000_000 + (round + together * 10) * count
        const insert = peer?.insert ?? (async () => {})
        theirs.push(await rate(count / 2, together, (i) => insert(`bench-${base + i}`)))
        ours.push(
          await rate(count, together, (i) =>
            store.credentials.put(credential(base + i, { address: wallet(i) })),
          ),
        )
      }
      const ratios = ours.map((figure, round) => figure / (theirs[round] ?? Number.NaN))
      report({
        what: `${name}: PUTs a second, acknowledged and durable, ${together} at once`,
        value: `${Math.round(median(ours))}`,
        spread: `${spread(ours, 0)}; ${median(ratios).toFixed(2)} of one insert each`,
      })
    }
  } finally {
    await peer?.close()
    await store.close()
    await database.drop()
  }
}

function settledMemory(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

export const bench: Bench = {
  name: 'store',
  about: 'lookups, imports and PUTs of the store against its engine’s own statements',
  run,
}
