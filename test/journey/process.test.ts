import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { packageRoot } from '../../src/kit/root.ts'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { environment, slow, startOnTerminal, startServer, whocast } from './support.ts'

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

test(
  'says everything that is wrong with the configuration at once, without a stack',
  slow,
  async () => {
    const message = await refusal({
      PORT: 'many',
      SAMPLE_DATA: 'perhaps',
      NODE_ENV: 'production',
      LOG_LEVEL: 'loud',
    })
    for (const name of ['PORT', 'SAMPLE_DATA', 'BASE_URL', 'LOG_LEVEL'])
      expect(message).toContain(name)
    expect(message).not.toMatch(/\n\s+at /)
  },
)

test('says in one line that the port is taken, or the database cannot be used', slow, async () => {
  const other = createServer()
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port))
  })
  const taken = await refusal({ PORT: String(port) })
  other.close()
  expect(taken).toContain(`port ${port} is in use already`)
  // Of /proc, too, where Node's recursive `mkdir` never returns.
  expect(await refusal({ DATA_DIR: '/proc/nothing/here' })).toContain('cannot be created')
  const unusable = await refusal({ DATA_DIR: '/dev/null/nowhere' })
  expect(unusable).toContain('DATA_DIR /dev/null/nowhere')
  for (const message of [taken, unusable]) expect(message).not.toMatch(/\n\s+at /)
})

const greeting = async (server: { greeting(): string }) =>
  server.greeting().match(/http:\/\/\S+/g) ?? []

test('prints three addresses to try', slow, async () => {
  const server = await startServer(database.options)
  const { code, stdout } = await server.stop()
  expect(code).toBe(0)
  expect(stdout.match(/http:\/\/\S+/g)).toHaveLength(3)
})

test('without the samples it names only what there is', slow, async () => {
  const empty = await createSqliteDatabase()
  const own = await createSqliteDatabase()
  const person = {
    displayName: 'Dora',
    channels: [{ type: 'wallet', value: `0x${'1d'.repeat(20)}`, isVerified: true }],
  }
  expect((await whocast(own.options, ['import', '-'], JSON.stringify(person))).code).toBe(0)
  for (const [options, env] of [
    [empty.options, { SAMPLE_DATA: 'off' }],
    [own.options, {}],
  ] as const) {
    const server = await startServer(options, env)
    const paths = (await greeting(server)).map((url) => new URL(url).pathname)
    expect(paths).toEqual(['/', '/docs'])
    for (const path of paths) expect((await fetch(server.origin + path)).status).toBe(200)
    await server.stop()
  }
  // The samples of an earlier start are still there.
  const first = await startServer(empty.options)
  await first.stop()
  const second = await startServer(empty.options, { SAMPLE_DATA: 'off' })
  const urls = await greeting(second)
  expect(urls).toHaveLength(3)
  for (const url of urls)
    expect((await fetch(second.origin + new URL(url).pathname)).status).toBe(200)
  await second.stop()
  await Promise.all([empty.drop(), own.drop()])
})

test.each(['warn', 'error', 'silent'])(
  'a misspelt variable is told at LOG_LEVEL=%s',
  slow,
  async (level) => {
    const server = await startServer(database.options, {
      LOG_LEVEL: level,
      NEYNAR_APIKEY: 'the value of it',
    })
    const { stdout, stderr } = await server.stop()
    expect(level === 'warn' ? stdout : stderr).toContain(
      'NEYNAR_APIKEY is not a variable of Whocast',
    )
    expect(stdout + stderr).toContain('did you mean NEYNAR_API_KEY?')
    expect(stdout + stderr).not.toContain('the value of it')
  },
)

test('log lines are for reading on a terminal, and JSON elsewhere', slow, async () => {
  const options = { LOG_LEVEL: 'info', NEYNAR_APIKEY: 'x' }
  const server = await startServer(database.options, options)
  await (await fetch(`${server.api}/fname/sample-ada`)).arrayBuffer()
  const json = (await server.stop()).stdout.split('\n').filter((line) => line.startsWith('{'))
  expect(json.map((line) => JSON.parse(line).msg)).toContain('request')

  const terminal = await startOnTerminal(database.options, options)
  await (await fetch(`${terminal.origin}/api/v1/fname/sample-ada`)).arrayBuffer()
  const shown = stripVTControlCharacters(await terminal.stop())
  // The terminal shows a Ctrl-C as ^C, wherever it comes between lines.
  expect(shown).toMatch(/(?:^|\^C)\d\d:\d\d:\d\d\.\d{3} WARN {2}NEYNAR_APIKEY is not a variable/m)
  expect(shown).toMatch(
    /(?:^|\^C)\d\d:\d\d:\d\d\.\d{3} INFO {2}GET \/api\/v1\/fname\/sample-ada 200 [\d.]+ ms id=\S+ client=127\.0\.0\.0\/24/m,
  )
  expect(shown).not.toContain('{"level"')
})

const environmentOf = (pid: number) => readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')

test.runIf(process.platform === 'linux')(
  'settles its memory as the same process, without a word',
  slow,
  async () => {
    const server = await startServer(database.options)
    expect(environmentOf(server.pid)).toEqual(
      expect.arrayContaining(['MALLOC_ARENA_MAX=2', 'MALLOC_MMAP_THRESHOLD_=524288']),
    )
    server.signal('SIGTERM')
    expect(await server.exit).toMatchObject({ code: 0, stderr: '' })
    const told = await startServer(database.options, { MALLOC_ARENA_MAX: '4' })
    expect(environmentOf(told.pid)).not.toContain('MALLOC_MMAP_THRESHOLD_=524288')
    expect(await told.stop()).toMatchObject({ code: 0, stderr: '' })
  },
)

test.runIf(process.platform === 'linux')('a follower settles its memory too', slow, async () => {
  const follower = spawn(process.execPath, [join(packageRoot, 'dist/cli.js'), 'follow'], {
    env: environment(database.options, { SNAPCHAIN_URL: 'http://127.0.0.1:9' }),
    stdio: 'ignore',
  })
  const ended = once(follower, 'exit')
  await vi.waitFor(
    () => expect(environmentOf(follower.pid ?? 0)).toContain('MALLOC_ARENA_MAX=2'),
    20_000,
  )
  follower.kill('SIGINT')
  await ended
})

test.runIf(process.platform === 'linux').each([
  ['a Node without execve', 'delete process.execve'],
  ['macOS', "Object.defineProperty(process, 'platform', { value: 'darwin' })"],
  ['a Node that may not', "process.execve = () => { throw new Error('ERR_ACCESS_DENIED') }"],
])('on %s it starts as it is', slow, async (_, code) => {
  const server = await startServer(database.options, {}, [
    '--import',
    `data:text/javascript,${encodeURIComponent(code)}`,
  ])
  expect(environmentOf(server.pid).filter((entry) => entry.startsWith('MALLOC_'))).toEqual([])
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
  expect(await server.stop()).toMatchObject({ code: 0, stderr: '' })
})

test(
  'drains: sends balancers away, answers what is under way, refuses what is new, and ends',
  slow,
  async () => {
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
  },
)

test('one Ctrl-C under npm, which passes it on, drops no request', slow, async () => {
  const server = await startServer(database.options)
  const body = JSON.stringify({ queries: ['fname:sample-ada'] })
  const sent = request(`${server.api}/lookup`, {
    method: 'POST',
    headers: { expect: '100-continue', 'content-length': body.length },
  })
  sent.flushHeaders()
  await once(sent, 'continue')
  server.signal('SIGINT')
  await sleep(10)
  server.signal('SIGINT')
  await sleep(10)
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  expect(response.resume().statusCode).toBe(200)
  expect((await server.exit).code).toBe(0)
})

test('a second signal ends it at once', slow, async () => {
  const server = await startServer(database.options)
  server.signal('SIGTERM')
  await fetch(`${server.origin}/readyz`)
  server.signal('SIGTERM')
  expect((await server.exit).code).toBe(0)
})
