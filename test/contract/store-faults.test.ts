import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { migrations } from '../../src/main/schema.ts'
import { openStore, StoreError } from '../../src/main/stores.ts'
import { migrateStore } from '../migrate-store.ts'
import { createPostgresDatabase, createSqliteDatabase, testEngines } from './store-databases.ts'
import {
  collect,
  credential,
  ensFinding,
  hash,
  importFinding,
  profileID,
  wallet,
  walletChannel,
} from './store-people.ts'
import { startStoreProcess } from './store-processes.ts'

// Starting processes takes long on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'whocast-faults-'))
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const open = (options: { dataDir: string; databaseUrl?: string | undefined }) =>
  openStore({ ...options, precedence: [] })

describe('the embedded database', () => {
  test('creates its folder', async () => {
    const store = await open({ dataDir: join(newFolder(), 'a', 'b') })
    await store.check()
    await store.close()
  })

  test('leaves a file alone that is no database', async () => {
    const dataDir = newFolder()
    writeFileSync(
      join(dataDir, 'whocast.sqlite'),
      'my diary, which is long enough to look like a page of something',
    )
    await expect(open({ dataDir })).rejects.toThrow(/is not an SQLite database; move it away/)
  })

  test('leaves another program’s database alone', async () => {
    const dataDir = newFolder()
    const other = new DatabaseSync(join(dataDir, 'whocast.sqlite'))
    other.exec('create table profile (id integer)')
    other.close()
    await expect(open({ dataDir })).rejects.toThrow(/is another program's database/)
  })

  test('says when its folder cannot be one', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'file'), '')
    await expect(open({ dataDir: join(folder, 'file', 'data') })).rejects.toThrow(StoreError)
    mkdirSync(join(folder, 'data', 'whocast.sqlite'), { recursive: true })
    await expect(open({ dataDir: join(folder, 'data') })).rejects.toThrow(StoreError)
  })

  test('says when it is damaged', async () => {
    const dataDir = newFolder()
    await (await open({ dataDir })).close()
    const file = join(dataDir, 'whocast.sqlite')
    const bytes = readFileSync(file)
    writeFileSync(
      file,
      Buffer.concat([bytes.subarray(0, 100), Buffer.alloc(bytes.length - 100, 7)]),
    )
    await expect(open({ dataDir })).rejects.toThrow(
      /whocast.sqlite cannot be used: it is damaged; restore it from a backup/,
    )
  })

  test('says when a newer program wrote it', async () => {
    const dataDir = newFolder()
    await (await open({ dataDir })).close()
    const database = new DatabaseSync(join(dataDir, 'whocast.sqlite'))
    database.exec(
      "insert into migration values (999, 'from the future', 1); insert into setting values ('schema-needs', '999')",
    )
    database.close()
    await expect(open({ dataDir })).rejects.toThrow(/version 999, .* run the newer program/)
  })

  test('a full disk refuses what cannot be kept and loses nothing that was acknowledged', async () => {
    const { options, drop } = await createSqliteDatabase()
    await (await open(options)).close()
    const writer = await startStoreProcess('put', options, {
      first: 1,
      count: 100_000,
      fileLimitKiB: 6000,
    })
    const { code } = await writer.ended
    expect(code).toBe(0)
    const last = writer.lines.pop()
    expect(last).toMatch(/^failed unavailable/)
    expect(writer.lines.length).toBeGreaterThan(50)
    // With room again everything is there, and more can be stored.
    const store = await open(options)
    const kept = new Set((await collect(store.credentials.all())).map((record) => record.uid))
    for (const line of writer.lines) expect(kept).toContain(hash(Number(line)))
    await store.credentials.put(credential(999_999, { address: wallet(1) }))
    await store.close()
    await drop()
  })

  test('refuses an empty file as a damaged one', async () => {
    const dataDir = newFolder()
    writeFileSync(join(dataDir, 'whocast.sqlite'), '')
    await expect(open({ dataDir })).rejects.toThrow(
      /whocast.sqlite is empty, so it is damaged; restore it from a backup, or delete it/,
    )
    expect(readFileSync(join(dataDir, 'whocast.sqlite'))).toHaveLength(0)
  })

  test('a disk that takes no more is named once in the log and by the check, and reads go on', async () => {
    const { options, drop } = await createSqliteDatabase()
    await (await open(options)).close()
    const { ended, lines } = await startStoreProcess('fill', options, {
      first: 1,
      count: 100_000,
      fileLimitKiB: 3000,
    })
    await ended
    expect(lines).toEqual([
      'log: the database cannot be used: its disk fails',
      'put: unavailable',
      'found: 1',
      'check: the database cannot serve: its disk fails',
    ])
    // With room again nothing is wrong.
    const store = await open(options)
    await store.check()
    await store.close()
    await drop()
  })

  test('damage is named once in the log and by the check, and what can be read still is', async () => {
    const { options, drop } = await createSqliteDatabase()
    const long = (text: string) => text.repeat(600)
    const before = await open(options)
    for (const n of [1, 2, 3])
      await before.people.save(
        [importFinding(profileID(n), [walletChannel(n)], { fields: { bio: long(`bio${n}`) } })],
        {
          refreshAt: null,
        },
      )
    await before.close()
    const file = join(options.dataDir, 'whocast.sqlite')
    const bytes = readFileSync(file)
    for (let at = bytes.indexOf(long('bio2')); at !== -1; at = bytes.indexOf(long('bio2'), at + 1))
      bytes.fill(7, at - (at % 4096), at - (at % 4096) + 4096)
    writeFileSync(file, bytes)

    const logged: string[] = []
    const log = {
      debug() {},
      info() {},
      warn() {},
      error: (_fields: object, message: string) => void logged.push(message),
    }
    const store = await openStore({ ...options, precedence: [], log })
    await store.check()
    for (let n = 0; n < 5; n++)
      await expect(store.people.find(`eth:${wallet(2)}`)).rejects.toMatchObject({
        code: 'unavailable',
      })
    for (const n of [1, 3]) expect(await store.people.find(`eth:${wallet(n)}`)).toHaveLength(1)
    expect(logged).toEqual(['the database cannot be used: it is damaged; restore it from a backup'])
    await expect(store.check()).rejects.toMatchObject({
      detail: 'the database cannot serve: it is damaged; restore it from a backup',
    })
    await store.close()
    await drop()
  })

  test('waits for another program that holds it locked, without stopping the process', async () => {
    const { options, drop } = await createSqliteDatabase()
    const store = await open(options)
    const other = new DatabaseSync(join(options.dataDir, 'whocast.sqlite'))
    other.exec('begin immediate')
    let isSaved = false
    const saving = store.people.save([ensFinding(1, [])], { refreshAt: null }).then(() => {
      isSaved = true
    })
    let ticks = 0
    while (ticks < 20) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      ticks++
      expect(await store.people.find(`eth:${wallet(1)}`)).toEqual([])
    }
    expect(isSaved).toBe(false)
    other.exec('commit')
    await saving
    expect(await store.people.find(`eth:${wallet(1)}`)).toHaveLength(1)
    other.close()
    await store.close()
    await drop()
  })
})

const serverUrl = process.env.TEST_POSTGRES_URL
if (serverUrl)
  describe('the database server', () => {
    const createDatabase = () => createPostgresDatabase(serverUrl)
    const administer = async (url: string | undefined, text: string) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query(text)
      await client.end()
    }

    test('says why it cannot be reached', async () => {
      const server = createServer().listen(0, '127.0.0.1')
      await new Promise((resolve) => server.once('listening', resolve))
      const { port } = server.address() as { port: number }
      await new Promise((resolve) => server.close(resolve))
      await expect(
        open({ dataDir: '', databaseUrl: `postgres://x@127.0.0.1:${port}/x` }),
      ).rejects.toThrow(/the database of DATABASE_URL cannot be used: .*ECONNREFUSED/)
      const url = new URL(serverUrl)
      url.pathname = '/no_such_database'
      await expect(open({ dataDir: '', databaseUrl: url.href })).rejects.toThrow(/no_such_database/)
    })

    test('leaves another program’s tables alone', async () => {
      const { options, drop } = await createDatabase()
      await administer(options.databaseUrl, 'create table profile (id integer)')
      await expect(open(options)).rejects.toThrow(/tables of another program/)
      await drop()
    })

    test('works again when its connections were cut', async () => {
      const { options, drop } = await createDatabase()
      const store = await open(options)
      await store.people.save([ensFinding(1, [])], { refreshAt: null })
      for (let round = 0; round < 3; round++) {
        await administer(
          serverUrl,
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${new URL(options.databaseUrl ?? '').pathname.slice(1)}'`,
        )
        const found = await Promise.all(
          Array.from({ length: 20 }, () => store.people.find(`eth:${wallet(1)}`)),
        )
        expect(found.every((people) => people.length === 1)).toBe(true)
      }
      await store.close()
      await drop()
    })

    test('a lost database is an unavailable one, not an unknown error', async () => {
      const { options, drop } = await createDatabase()
      const store = await open(options)
      await drop()
      await expect(store.people.find('fid:1')).rejects.toMatchObject({ code: 'unavailable' })
      await expect(
        store.people.save([ensFinding(1, [])], { refreshAt: null }),
      ).rejects.toMatchObject({ code: 'unavailable' })
      await expect(store.check()).rejects.toMatchObject({ code: 'unavailable' })
      await store.close()
    })
  })

test.each(testEngines())(
  'migrating %s names what it applied, once',
  async (_name, createDatabase) => {
    const { options, drop } = await createDatabase()
    expect(await migrateStore(options)).toEqual(migrations.map(({ name }) => name))
    expect(await migrateStore(options)).toEqual([])
    await drop()
  },
)
