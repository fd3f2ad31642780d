/**
 * Imports of the bench "growth" in a process of its own: `growth.ts <sqlite|postgres> <people> …`.
 * Sends a {@link Taken} to its parent after each of them.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { registerCrypto } from '@whocast/contract/crypto.ts'
import pg from 'pg'
import { loadCrypto } from '../../../src/farcaster/crypto/crypto.ts'
import { importPeople } from '../../../src/main/people-file/import.ts'
import { openStore } from '../../../src/main/stores.ts'
import {
  createPostgresDatabase,
  createSqliteDatabase,
  type TestDatabase,
} from '../../contract/store-databases.ts'

/** What an import took. */
export interface Taken {
  people: number
  seconds: number
  /** CPU seconds of this process. */
  cpu: number
  /** Bytes that were written to disk: by this process, or by PostgreSQL to its log. */
  written: number
}

/** Returns a line with 5 channels and 3 credentials, whose keys are as random as real ones. */
function personLine(number: number): string {
  const digest = createHash('sha256').update(String(number)).digest('hex')
  const name = `${digest.slice(0, 7)}${number}`
  return JSON.stringify({
    displayName: `Person ${name}`,
    bio: `Number ${number} of many, invented by a bench, with a bio as long as bios are: about as long as this one.`,
    location: 'Nowhere',
    channels: [
      { type: 'wallet', value: `0x${digest.slice(0, 40)}`, isVerified: true },
      {
        type: 'farcaster',
        value: name.slice(0, 15),
        isVerified: true,
        metadata: [{ name: 'fid', value: String(1_000_000 + number) }],
      },
      { type: 'ens', value: `${name}.eth`, isVerified: true },
      { type: 'twitter', value: name.slice(0, 15), isVerified: true },
      { type: 'github', value: `g-${name}`, isVerified: false },
    ],
    credentials: [1, 2, 3].map((which) => ({
      name: `Credential ${(number + which) % 50}`,
      issuer: 'bench',
      source: 'bench',
      chain: 'Base',
      reference: `https://bench.example/${number}/${which}`,
      issuedAt: 1_700_000_000 + (number % 50_000_000) + which,
    })),
  })
}

async function* lines(people: number): AsyncGenerator<Uint8Array> {
  const SHARE = 250
  for (let from = 0; from < people; from += SHARE) {
    const count = Math.min(SHARE, people - from)
    yield Buffer.from(
      Array.from({ length: count }, (_, at) => `${personLine(from + at)}\n`).join(''),
    )
  }
}

/** Returns what reads how many bytes were written so far. */
async function watchWrites({ kind, options }: TestDatabase) {
  if (kind === 'sqlite')
    return {
      read: async () =>
        Number(/^write_bytes: (\d+)$/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1]),
      close: async () => {},
    }
  const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 1 })
  return {
    read: async () =>
      Number((await pool.query("select pg_current_wal_lsn() - '0/0'::pg_lsn as n")).rows[0].n),
    close: () => pool.end(),
  }
}

const create = (kind: string | undefined): Promise<TestDatabase> =>
  kind === 'sqlite'
    ? createSqliteDatabase()
    : createPostgresDatabase(process.env.TEST_POSTGRES_URL ?? '')

/** Imports people into a new database, to the end: what is in its log is in its file. */
async function measureImport(kind: string | undefined, people: number): Promise<Taken> {
  const database = await create(kind)
  const store = await openStore({ ...database.options, precedence: ['import'] })
  const watch = await watchWrites(database)
  const before = { at: performance.now(), cpu: process.cpuUsage(), written: await watch.read() }
  await importPeople({
    store,
    input: lines(people),
    cursor: 'bench',
    // As the command decides by the size of such a file.
    isLarge: true,
    now: 1_760_000_000,
    onRejected: ({ problems }) => {
      throw new Error(problems.join())
    },
  })
  if ((await store.people.count()) !== people) throw new Error('not all people are stored')
  await store.close()
  const { user, system } = process.cpuUsage(before.cpu)
  const taken = {
    people,
    seconds: (performance.now() - before.at) / 1000,
    cpu: (user + system) / 1e6,
    written: (await watch.read()) - before.written,
  }
  await watch.close()
  await database.drop()
  return taken
}

const [kind, ...sizes] = process.argv.slice(2)
registerCrypto(await loadCrypto())
for (const size of sizes) {
  const taken = await measureImport(kind, Number(size))
  if (process.send) process.send(taken)
  else console.log(taken)
}
if (process.send) process.disconnect()
