import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { slow, startServer } from './support.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createSqliteDatabase()
})
afterAll(() => database.drop())

const refusal = (env: Record<string, string>) =>
  startServer(database.options, env).then(
    () => 'it started',
    (error: Error) => error.message,
  )

test('says everything that is wrong with the configuration at once, without a stack', slow, async () => {
  const message = await refusal({ PORT: 'many', SAMPLE_DATA: 'perhaps', NODE_ENV: 'production', LOG_LEVEL: 'loud' })
  for (const name of ['PORT', 'SAMPLE_DATA', 'BASE_URL', 'LOG_LEVEL']) expect(message).toContain(name)
  expect(message).not.toMatch(/\n\s+at /)
})

test('says in one line that the port is taken, or the database cannot be used', slow, async () => {
  const other = createServer()
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port))
  })
  const taken = await refusal({ PORT: String(port) })
  other.close()
  expect(taken).toContain(`port ${port} is in use already`)
  const unusable = await refusal({ DATA_DIR: '/dev/null/nowhere' })
  expect(unusable).toContain('DATA_DIR /dev/null/nowhere')
  for (const message of [taken, unusable]) expect(message).not.toMatch(/\n\s+at /)
})

test('prints three addresses to try', slow, async () => {
  const server = await startServer(database.options)
  const { code, stdout } = await server.stop()
  expect(code).toBe(0)
  expect(stdout.match(/http:\/\/\S+/g)).toHaveLength(3)
})

test('drains: sends balancers away, answers what is under way, refuses what is new, and ends', slow, async () => {
  const server = await startServer(database.options)
  const before = await fetch(`${server.origin}/readyz`)
  expect(before.status).toBe(200)
  server.signal('SIGTERM')
  let ready = 200
  let connection: string | null = null
  while (ready === 200) {
    const response = await fetch(`${server.origin}/readyz`)
    ready = response.status
    connection = response.headers.get('connection')
    await response.arrayBuffer()
  }
  expect(ready).toBe(503)
  expect(connection).toBe('close')
  expect((await fetch(`${server.api}/fname/sample-ada`)).status).toBe(200)
  expect((await server.exit).code).toBe(0)
  await expect(fetch(`${server.origin}/livez`)).rejects.toThrow()
})

test('a second signal ends it at once', slow, async () => {
  const server = await startServer(database.options)
  server.signal('SIGTERM')
  await fetch(`${server.origin}/readyz`)
  server.signal('SIGTERM')
  expect((await server.exit).code).toBe(0)
})
