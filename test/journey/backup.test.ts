import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUpSqlite } from '../../src/db/engines/sqlite-backup.ts'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { type RunningServer, slow, startServer, temporaryFolder, whocast } from './support.ts'

const folder = temporaryFolder()
const file = join(folder.path, 'backup.sqlite')
let database: TestDatabase
let server: RunningServer
let key: string

beforeAll(async () => {
  database = await createSqliteDatabase()
  server = await startServer(database.options)
  key = (
    await whocast(database.options, ['keys', 'create', 'Guild', '--scopes', 'attest'])
  ).stdout.trim()
}, 90_000)
afterAll(async () => {
  await server?.stop()
  await database?.drop()
  folder.remove()
})

async function put(to: RunningServer, number: number): Promise<string> {
  const response = await fetch(`${to.api}/credentials`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Number ${number}`, attesteeAddress: `0x${'ab'.repeat(20)}` }),
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as { credential: { uid: string } }).credential.uid
}

test(
  'a backup while the service writes holds all that was acknowledged before, and is a database that starts',
  slow,
  async () => {
    const before: string[] = []
    for (let number = 0; number < 50; number++) before.push(await put(server, number))
    let isDone = false
    let number = 1000
    const writing = (async () => {
      while (!isDone) await put(server, number++)
    })()
    const outcome = await whocast(database.options, ['backup', file])
    isDone = true
    await writing
    expect(outcome).toMatchObject({ code: 0, stdout: '' })
    expect(number).toBeGreaterThan(1000)
    expect(statSync(file).mode & 0o777).toBe(0o600)

    const restored = join(folder.path, 'restored')
    mkdirSync(restored)
    writeFileSync(join(restored, 'whocast.sqlite'), readFileSync(file))
    const other = await startServer({ dataDir: restored })
    try {
      for (const uid of before)
        expect((await fetch(`${other.api}/credentials/${uid}`)).status).toBe(200)
      expect(
        (await (await fetch(`${other.api}/fname/sample-ada`)).text()).includes('Ada Sample'),
      ).toBe(true)
      await put(other, 1)
    } finally {
      await other.stop()
    }
  },
)

test('two at once to one file are both whole', slow, async () => {
  const twice = join(folder.path, 'twice.sqlite')
  const { dataDir } = database.options
  await Promise.all([backUpSqlite(dataDir, twice), backUpSqlite(dataDir, twice)])
  expect(readdirSync(folder.path).filter((name) => name.startsWith('twice'))).toEqual([
    'twice.sqlite',
  ])
})

test('it does not write over a file, and says where there is nothing to copy', slow, async () => {
  writeFileSync(join(folder.path, 'mine'), 'something else')
  const taken = await whocast(database.options, ['backup', join(folder.path, 'mine')])
  expect(taken).toMatchObject({ code: 1, stderr: expect.stringContaining('is there already') })
  expect(readFileSync(join(folder.path, 'mine'), 'utf8')).toBe('something else')
  const nothing = await whocast({ dataDir: join(folder.path, 'nowhere') }, [
    'backup',
    join(folder.path, 'other'),
  ])
  expect(nothing).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('there is no database'),
  })
  expect((await whocast(database.options, ['backup'])).code).toBe(2)
})

test('it leaves PostgreSQL to pg_dump', slow, async () => {
  const elsewhere = { dataDir: folder.path, databaseUrl: 'postgres://nobody@127.0.0.1:9/none' }
  const outcome = await whocast(elsewhere, ['backup', join(folder.path, 'dump')])
  expect(outcome).toMatchObject({ code: 1, stderr: expect.stringContaining('pg_dump') })
})
