import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Finding } from '@whocast/contract/profile.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { createSqliteDatabase, type TestDatabase } from './store-databases.ts'
import { farcasterChannel } from './store-people.ts'

const PEOPLE = 300

let database: TestDatabase
let store: Store
/** A connection that has the pages of the file in its memory, as another process has. */
let other: DatabaseSync
beforeEach(async () => {
  database = await createSqliteDatabase()
  store = await openStore({ ...database.options, precedence: ['neynar'] })
  const everyone = Array.from({ length: PEOPLE }, (_, at) => at + 1)
  for (const size of [1, 6, 3]) await save(everyone, size)
  other = new DatabaseSync(join(database.options.dataDir, 'whocast.sqlite'))
  for (const table of ['profile', 'finding', 'identity'])
    other.prepare(`select * from ${table}`).all()
})
afterEach(async () => {
  if (other.isOpen) other.close()
  await store.close().catch(() => {})
  await database.drop()
})

const traceOf = (fid: number) => `secret-of-${fid}-`

/** Saves people whose rows take other places at each size. */
async function save(fids: readonly number[], size: number) {
  const findings = fids.map(
    (fid): Finding => ({
      source: 'neynar',
      scope: `farcaster:${fid}`,
      checkedAt: 1000 + size,
      fields: { displayName: `${traceOf(fid)}name`, bio: traceOf(fid).repeat(size * 7) },
      channels: [farcasterChannel(fid, `secret-of-${fid}-`)],
    }),
  )
  await store.people.save(findings, { refreshAt: null })
}

/** Returns the fids of which something is left in the files of the database. */
function tracesIn(fids: readonly number[]): number[] {
  const { dataDir } = database.options
  const texts = readdirSync(dataDir).map((name) =>
    readFileSync(join(dataDir, name)).toString('latin1'),
  )
  return fids.filter((fid) => texts.some((text) => text.includes(traceOf(fid))))
}

const gone = Array.from({ length: PEOPLE / 2 }, (_, at) => 2 * at + 1)
async function forgetHalf() {
  for (const fid of gone) await store.people.forget(`fid:${fid}`)
}

test('other connections write while deleted content is overwritten', async () => {
  await forgetHalf()
  const rename = other.prepare(`insert into setting values (?, 'x')`)
  let commits = 0
  let attempts = 0
  let isDone = false
  const scrubbed = store.scrub().finally(() => {
    isDone = true
  })
  while (!isDone) {
    attempts += 1
    try {
      rename.run(`other-${commits}`)
      commits += 1
    } catch (error) {
      if (!/locked/.test((error as Error).message)) throw error
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
  await scrubbed
  // On a busy machine there are few attempts.
  expect(commits).toBeGreaterThan(0)
  expect(commits).toBeGreaterThanOrEqual(attempts / 2)
  expect(other.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
})

test('nothing of deleted people is left in any file, also after others wrote', async () => {
  await forgetHalf()
  expect(tracesIn(gone)).not.toEqual([])
  await store.scrub()
  expect(tracesIn(gone)).toEqual([])
  other.exec(`update profile set checked_at = checked_at + 1`)
  other.exec(`update finding set checked_at = checked_at + 1`)
  other.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  expect(tracesIn(gone)).toEqual([])
})

test('everything else is still there', async () => {
  await forgetHalf()
  await store.scrub()
  expect(other.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  const kept = await store.people.findMany(
    Array.from({ length: PEOPLE }, (_, at) => `fid:${at + 1}`),
  )
  expect(kept.map((found) => found.length)).toEqual(
    Array.from({ length: PEOPLE }, (_, at) => at % 2),
  )
  await save([2], 9)
  expect((await store.people.find('fid:2')).length).toBe(1)
})

test('the file gets smaller when it is written again as a whole', async () => {
  const pages = () => Number(other.prepare('PRAGMA page_count').get()?.page_count)
  await forgetHalf()
  await store.scrub()
  const before = pages()
  await store.scrub({ isWhole: true })
  expect(pages()).toBeLessThan(before)
})
