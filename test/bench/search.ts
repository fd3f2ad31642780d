import { existsSync, readFileSync } from 'node:fs'
import type { Profile } from '@whocast/contract/profile.ts'
import { writeOrigins, writeProfile } from '@whocast/contract/written-profile.ts'
import { sql } from 'kysely'
import { createTermHolders } from '../../src/credentials/stored/holders.ts'
import { indexPeople } from '../../src/credentials/stored/index-people.ts'
import type { Engine } from '../../src/db/engines/engine.ts'
import { createPostgresEngine } from '../../src/db/engines/postgres.ts'
import { createSqliteEngine } from '../../src/db/engines/sqlite.ts'
import { migrate } from '../../src/db/migrate.ts'
import { migrations } from '../../src/main/schema.ts'
import { personal } from '../../src/main/stores.ts'
import { createFinder } from '../../src/people/stored/find.ts'
import { searchPeople } from '../../src/search/search.ts'
import { createSearchIndex } from '../../src/search/stored/search-index.ts'
import {
  createPostgresDatabase,
  createSqliteDatabase,
  type TestDatabase,
} from '../contract/store-databases.ts'
import { firsts, lasts, wordsOf } from '../network/crowd-names.ts'
import { atMost, type Bench, type BenchOptions, type Figure, quantile } from './bench.ts'

const BATCH = 5000
const QUERIES = 300
const ROUNDS = 3

const places = wordsOf(
  'berlin lagos lisbon tokyo london paris toronto nairobi austin seoul lima dubai',
)

/** A repeatable stream of numbers below `1`. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * A person of a network: everybody has a username and a wallet, most a name, some a name of ENS, a
 * handle and a place.
 */
function person(n: number, random: () => number) {
  const pick = (list: string[]) => list[Math.floor(random() ** 1.5 * list.length)] ?? ''
  const syllables = () =>
    Array.from(
      { length: 2 },
      () =>
        'bcdfghklmnprstvz'[Math.floor(random() * 16)] + ('aeiou'[Math.floor(random() * 5)] ?? ''),
    ).join('')
  const first = random() < 0.5 ? pick(firsts) : syllables() + syllables()
  const last = random() < 0.5 ? pick(lasts) : syllables() + syllables()
  const handle =
    random() < 0.5 ? `${first}${Math.floor(random() * 1000)}` : `${first}${last}`.slice(0, 16)
  const verified = (type: string, value: string) => ({
    type,
    value,
    isVerified: true,
    verification: { grade: 'proven', checkedAt: 1 },
    source: 'bench',
    checkedAt: 1,
  })
  const profile = {
    profileID: `bench${String(n).padStart(16, '0')}`,
    ...(random() < 0.7 ? { displayName: `${first} ${last}` } : {}),
    ...(random() < 0.2 ? { location: pick(places) } : {}),
    channels: [
      { ...verified('farcaster', handle), metadata: [{ name: 'fid', value: String(n) }] },
      verified('wallet', `0x${n.toString(16).padStart(40, '0')}`),
      ...(random() < 0.25 ? [verified('ens', `${first}${last.slice(0, 4)}.eth`)] : []),
      ...(random() < 0.2 ? [verified('twitter', `${first}_${last}`)] : []),
    ],
  } as unknown as Profile
  const origins = writeOrigins(profile.channels)
  return {
    id: profile.profileID,
    profile,
    document: writeProfile(profile),
    origins,
    name: random() < 0.5 ? `${first} ${last}` : handle,
  }
}

/** Who is stored already, from a run that was kept. */
async function countStored(engine: Engine): Promise<number> {
  const { rows } = await engine.read((db) =>
    sql<{ n: number }>`select count(*) as n from search`.execute(db),
  )
  return Number(rows[0]?.n)
}

/** Stores generated profiles and indexes them. */
export async function fill(
  engine: Engine,
  people: number,
): Promise<{ names: string[]; perSecond: number | null }> {
  const random = createRandom(1)
  const names: string[] = []
  const isFilled = (await countStored(engine)) >= people
  let indexing = 0
  for (let n = 0; n < people; n += BATCH) {
    const profiles = Array.from({ length: Math.min(BATCH, people - n) }, (_, i) =>
      person(n + i, random),
    )
    for (let i = 0; i < profiles.length; i += 97) names.push(profiles[i]?.name ?? '')
    if (isFilled) continue
    await engine.write(async (trx) => {
      await engine.insertMany(
        trx,
        {
          table: 'profile',
          columns: [
            'id',
            'created_at',
            'checked_at',
            'refresh_at',
            'document',
            'origins',
            'proofs',
          ],
          numbers: ['created_at', 'checked_at', 'refresh_at'],
          key: ['id'],
          update: [],
        },
        profiles.map(({ id, document, origins }) => ({
          id,
          created_at: 1,
          checked_at: 1,
          refresh_at: null,
          document,
          origins,
          proofs: null,
        })),
      )
      const start = performance.now()
      await indexPeople(engine, trx, { people: profiles, gone: [] })
      indexing += performance.now() - start
    })
  }
  return { names, perSecond: isFilled ? null : (people / indexing) * 1000 }
}

/** Returns the bytes of the index, and of the rows of subjects. */
async function bytesOf(engine: Engine): Promise<{ index: number; rows: number }> {
  return engine.read(async (db) => {
    const query =
      engine.kind === 'sqlite'
        ? sql<{ index: number; rows: number }>`
            select sum(case when name <> 'search' then pgsize end) as "index", sum(case when name = 'search' then pgsize end) as rows
              from dbstat where name like 'search%' or name like 'sqlite_autoindex_search%'`
        : sql<{
            index: number
            rows: number
          }>`select pg_indexes_size('search') as "index", pg_table_size('search') as rows`
    const { rows } = await query.execute(db)
    return { index: Number(rows[0]?.index), rows: Number(rows[0]?.rows) }
  })
}

function mistyped(name: string, random: () => number): string {
  const at = Math.floor(random() * name.length)
  const kind = random()
  if (kind < 0.25) return name.slice(0, at) + name.slice(at + 1)
  if (kind < 0.5) return `${name.slice(0, at)}x${name.slice(at)}`
  if (kind < 0.75) return `${name.slice(0, at)}q${name.slice(at + 1)}`
  return name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2)
}

const latin = [...'abcdefghiklmnoprstuvyz']
const cyrillic = [...'абкдефгхиклмнопрстувыз']

const inCyrillic = (name: string) =>
  [...name].map((letter) => cyrillic[latin.indexOf(letter)] ?? letter).join('')

/** The databases: of this run alone, or in a folder and a database that a later run finds again. */
async function openDatabase(
  kind: 'sqlite' | 'postgres',
  folder: string | undefined,
): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_POSTGRES_URL ?? ''
  if (folder === undefined)
    return kind === 'sqlite' ? createSqliteDatabase() : createPostgresDatabase(serverUrl)
  const keep = { kind, drop: async () => undefined }
  if (kind === 'sqlite') return { ...keep, options: { dataDir: folder } }
  const url = new URL(serverUrl)
  url.pathname = '/whocast_bench'
  return { ...keep, options: { databaseUrl: url.href, dataDir: folder } }
}

async function runOn(
  name: string,
  database: TestDatabase,
  people: number,
  report: (figure: Figure) => void,
) {
  const { databaseUrl, dataDir } = database.options
  const engine = databaseUrl
    ? await createPostgresEngine({ databaseUrl, poolSize: 4, personal, log: undefined })
    : createSqliteEngine({ dataDir })
  try {
    await migrate(engine, migrations)
    const { names, perSecond } = await fill(engine, people)
    if (engine.kind === 'postgres')
      await engine.read((db) => sql`vacuum analyze search`.execute(db))
    if (perSecond !== null)
      report({ what: `${name}: people indexed a second`, value: `${Math.round(perSecond)}` })
    const { index, rows } = await bytesOf(engine)
    report({
      what: `${name}: index with its rows, bytes a person`,
      value: ((index + rows) / people).toFixed(0),
      spread: `index ${(index / people).toFixed(0)}, rows ${(rows / people).toFixed(0)}`,
      goal: atMost((index + rows) / people, 400),
    })
    const measured = databaseUrl
      ? await createPostgresEngine({ databaseUrl, poolSize: 1, personal, log: undefined })
      : engine
    try {
      await search(name, measured, names, report)
    } finally {
      if (measured !== engine) await measured.close()
    }
  } finally {
    await engine.close()
    await database.drop()
  }
}

/**
 * The CPU time that an engine has taken, in ms: of this process, in which SQLite runs, or of the
 * server's process that answers our only connection. On a machine that is shared, time by the clock
 * says how busy others are. Where it cannot be read, time by the clock.
 */
async function cpuClock(engine: Engine): Promise<() => number> {
  if (engine.kind === 'sqlite') {
    return () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1000
    }
  }
  const { rows } = await engine.read((db) =>
    sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db),
  )
  const file = `/proc/${rows[0]?.pid}/schedstat`
  return existsSync(file)
    ? () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6
    : () => performance.now()
}

/**
 * How long each kind of query takes, each query the best of several times: what is measured is the
 * engine with its pages in memory.
 */
async function search(
  name: string,
  engine: Engine,
  names: string[],
  report: (figure: Figure) => void,
): Promise<void> {
  const context = {
    index: createSearchIndex({
      engine,
      holders: createTermHolders({ engine, clock: Date.now }),
    }),
    people: createFinder({ engine, clock: Date.now }),
  }
  const random = createRandom(7)
  const aName = () => names[Math.floor(random() * names.length)] ?? 'anna'
  const aFirst = () => aName().split(' ')[0] ?? ''
  const cpu = await cpuClock(engine)
  const measure = async (what: string, goal: number, make: () => string) => {
    const queries = Array.from({ length: QUERIES }, make)
    const taken: number[] = []
    const clocked: number[] = []
    let found = 0
    for (const query of queries) {
      const tries: [cpu: number, wall: number][] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const [before, start] = [cpu(), performance.now()]
        const results = await searchPeople(context, { query })
        tries.push([cpu() - before, performance.now() - start])
        if (round === 0 && results.length > 0) found += 1
      }
      taken.push(Math.min(...tries.map(([ms]) => ms)))
      clocked.push(Math.min(...tries.map(([, ms]) => ms)))
    }
    const p95 = quantile(taken, 0.95)
    report({
      what: `${name}: ${what}, CPU of the engine, p95`,
      value: `${p95.toFixed(1)} ms`,
      spread: `p50 ${quantile(taken, 0.5).toFixed(1)} ms; by the clock p50 ${quantile(clocked, 0.5).toFixed(1)}, p95 ${quantile(clocked, 0.95).toFixed(1)} ms; ${Math.round((found / QUERIES) * 100)} % found`,
      goal: atMost(p95, goal, ' ms'),
    })
  }
  await measure('prefix', 10, () => aName().slice(0, 1 + Math.floor(random() * 6)))
  await measure('in the middle of a word', 60, () => aName().replaceAll(' ', '').slice(2, 7))
  await measure('typing error', 60, () => mistyped(aName(), random))
  await measure('two words, one of them wrong', 60, () => `${aFirst()} ${aFirst()}`)
  await measure('three names', 60, () => `${aName()} ${aName()} ${aFirst()}`)
  await measure('another script', 60, () => inCyrillic(aName()))
}

async function run(
  report: (figure: Figure) => void,
  { people = 100_000, keep: folder }: BenchOptions,
) {
  report({ what: 'people (1 million with --people=1000000)', value: people.toLocaleString('en') })
  await runOn('SQLite', await openDatabase('sqlite', folder), people, report)
  if (process.env.TEST_POSTGRES_URL)
    await runOn('PostgreSQL', await openDatabase('postgres', folder), people, report)
  else report({ what: 'PostgreSQL', value: 'not run: TEST_POSTGRES_URL is not set' })
}

export const bench: Bench = {
  name: 'search',
  about:
    'search by prefix and with a typing error, whole verb over the engine, and the size of its index',
  run,
}
