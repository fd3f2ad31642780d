/**
 * One import of the bench "growth" in a process of its own: `growth.ts <sqlite|postgres> <people>
 * [folder]`. Sends a {@link Stretch} to its parent after each stretch of {@link STRETCH} people.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
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

/** People between two measurements. */
const STRETCH = 10_000

/** What one stretch of an import took. */
export interface Stretch {
  /** People stored by its end. */
  stored: number
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

/** Returns a function that reads how many bytes were written so far. */
async function watchWrites({ kind, options }: TestDatabase): Promise<() => Promise<number>> {
  if (kind === 'sqlite')
    return async () =>
      Number(/^write_bytes: (\d+)$/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1])
  const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 1 })
  return async () =>
    Number((await pool.query("select pg_current_wal_lsn() - '0/0'::pg_lsn as n")).rows[0].n)
}

const [kind, given, folder] = process.argv.slice(2)
const people = Number(given)
registerCrypto(await loadCrypto())
const database: TestDatabase =
  kind === 'sqlite'
    ? await createSqliteDatabase()
    : await createPostgresDatabase(process.env.TEST_POSTGRES_URL ?? '')
if (folder !== undefined) mkdirSync(folder, { recursive: true })
const options = folder === undefined ? database.options : { ...database.options, dataDir: folder }
const store = await openStore({ ...options, precedence: ['import'] })
const readWritten = await watchWrites(database)
let before = { at: performance.now(), cpu: process.cpuUsage(), written: await readWritten() }
let next = STRETCH
const stretches: Promise<void>[] = []

async function send(stored: number) {
  const now = { at: performance.now(), cpu: process.cpuUsage(), written: await readWritten() }
  const last = before
  before = now
  process.send?.({
    stored,
    seconds: (now.at - last.at) / 1000,
    cpu: (now.cpu.user + now.cpu.system - last.cpu.user - last.cpu.system) / 1e6,
    written: now.written - last.written,
  } satisfies Stretch)
}

await importPeople({
  store,
  input: lines(people),
  cursor: 'bench',
  now: 1_760_000_000,
  onRejected: ({ problems }) => {
    throw new Error(problems.join())
  },
  onProgress: ({ stored }) => {
    if (stored < next) return
    next = stored - (stored % STRETCH) + STRETCH
    stretches.push(send(stored))
  },
})
await Promise.all(stretches)
await store.close()
await database.drop()
process.disconnect()
