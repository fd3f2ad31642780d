import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../../src/main/stores.ts'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { credential, ensFinding, farcasterChannel, wallet } from '../contract/store-people.ts'
import { ensureBuilt, slow, whocast } from './support.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createSqliteDatabase()
  await ensureBuilt()
  await save()
}, 90_000)
afterAll(() => database.drop())

const call = (...args: string[]) => whocast(database.options, ['forget', ...args])

async function save(): Promise<number> {
  const store = await openStore({ ...database.options, precedence: ['ens'] })
  await store.people.save([ensFinding(1, [farcasterChannel(616, 'user616')])], { refreshAt: null })
  await store.credentials.putMany([credential(1, { address: wallet(1) })])
  const found = await store.people.find(`eth:${wallet(1)}`)
  await store.close()
  return found.length
}

/** The steps follow each other: each begins with what the one before left. */
describe('whocast forget', () => {
  test('--dry-run says what would go, and changes nothing', slow, async () => {
    const { code, stdout } = await call('fid:616', '--dry-run')
    expect(code).toBe(0)
    expect(stdout).toContain('1 person by fid:616:')
    expect(stdout).toContain(`eth:${wallet(1)}`)
    expect(stdout).toContain('1 credentials about them')
    expect(await call('--list')).toMatchObject({
      code: 0,
      stdout: '',
      stderr: 'The suppression list is empty.\n',
    })
    expect((await call('fid:616', '--dry-run')).stdout).toBe(stdout)
  })

  test('--yes takes the person out and overwrites what was deleted', slow, async () => {
    const { code, stdout } = await call('fid:616', '--yes')
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: 'Forgot 1 person by fid:616.\nWhat was deleted is overwritten.\n',
    })
    expect((await call('fid:616', '--dry-run')).stdout).toBe(
      'Nothing is stored for fid:616; it would be suppressed.\n',
    )
  })

  test(
    '--list shows hashes with dates and no identifier; nothing comes back meanwhile',
    slow,
    async () => {
      const { code, stdout } = await call('--list')
      expect(code).toBe(0)
      expect(stdout).toMatch(/^\S.* {2}[\w-]{43} {2}\d+ identifiers\n$/)
      for (const trace of ['616', wallet(1), 'eth:'])
        expect(stdout.split('  ').slice(1).join(' ')).not.toContain(trace)
      const rows = JSON.parse((await call('--list', '--json')).stdout) as {
        hash: string
        at: number
      }[]
      expect(rows.length).toBeGreaterThan(1)
      for (const row of rows)
        expect(row).toEqual({
          hash: row.hash,
          root: expect.any(String),
          at: expect.any(Number),
          is_asked: 0,
        })
      expect(await save()).toBe(0)
    },
  )

  test('--undo lets the person back in, once', slow, async () => {
    const { code, stdout } = await call('--undo', `eth:${wallet(1)}`)
    expect(code).toBe(0)
    expect(stdout).toMatch(/may be stored again, with \d+ more identifiers/)
    expect((await call('--list')).stdout).toBe('')
    expect(await save()).toBe(1)
    const again = await call('--undo', `eth:${wallet(1)}`)
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('is not suppressed') })
  })

  test('--dry-run with what does not take it changes nothing', slow, async () => {
    const { stdout } = await call('--list', '--json')
    for (const args of [['--restore', 'no-file'], ['--undo', 'fid:616'], ['--scrub']])
      expect(await call(...args, '--dry-run')).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('--dry-run goes with the identifier'),
      })
    expect((await call('--list', '--json')).stdout).toBe(stdout)
  })

  test('without a name it is not understood', slow, async () => {
    expect(await call()).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('missing argument: identifier'),
    })
  })
})
