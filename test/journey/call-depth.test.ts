import { type IncomingMessage, ServerResponse } from 'node:http'
import { StatementSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { listen } from '../../src/http/listen.ts'
import { compose } from '../../src/main/compose.ts'
import { loadConfig } from '../../src/main/config.ts'
import { testEngines } from '../contract/store-databases.ts'
import { farcasterFinding } from '../contract/store-people.ts'

/** Maximum calls of this repository between the socket and a stored lookup's statement. */
const MAX_TO_STATEMENT = 12
/** The same to the bytes of a cached response. */
const MAX_TO_CACHED = 6

/** Returns the functions of this repository and of Hono that are being called, the innermost first. */
function callers(): string[] {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 200
  const { stack = '' } = new Error('here')
  Error.stackTraceLimit = stackTraceLimit
  return stack
    .split('\n')
    .filter((line) => /\/(src|frames|packages|hono|@hono)\//.test(line))
    .map((line) => line.trim().replace(/\(.*\/(src|packages|node_modules)\//, '($1/'))
}

/** Calls back before each call of a method, until the returned function is called. */
function watch<T extends object>(owner: T, name: keyof T & string, seen: (input: unknown) => void) {
  const original = owner[name] as (...input: unknown[]) => unknown
  Object.assign(owner, {
    [name](this: unknown, ...input: unknown[]) {
      seen(input[0])
      return original.apply(this, input)
    },
  })
  return () => Object.assign(owner, { [name]: original })
}

const closers: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

describe.each(testEngines())('on %s', (engine, createDatabase) => {
  it('a lookup passes few calls', async () => {
    const database = await createDatabase()
    const { databaseUrl, dataDir } = database.options
    const config = loadConfig({
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      DATA_DIR: dataDir,
      SNAPCHAIN_URL: 'off',
      ETH_RPC_URL: 'off',
      OP_RPC_URL: 'off',
      LOG_LEVEL: 'silent',
    })
    const app = await compose(config)
    const { port, drain } = await listen({
      ...app,
      port: 0,
      host: '127.0.0.1',
      baseUrl: config.BASE_URL,
      keepAliveSeconds: 1,
      onError: (error) => expect.fail(String(error)),
    })
    closers.push(
      () => database.drop(),
      () => app.close(),
      () => drain({ graceMs: 0, deadlineMs: 100 }),
    )
    await app.store.people.save([farcasterFinding(3, [])], { refreshAt: null })
    await app.store.people.save([farcasterFinding(4, [])], { refreshAt: null })
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}/api/v1${path}`)
    await (await ask('/fid/4')).text()

    let toStatement: string[] = []
    let toResponse: string[] = []
    const onStatement = () => {
      if (toStatement.length === 0) toStatement = callers()
    }
    const ends = [
      engine === 'sqlite'
        ? watch(StatementSync.prototype, 'all', onStatement)
        : watch(pg.Client.prototype, 'query', (query) => {
            if ((query as { name?: string }).name?.startsWith('find')) onStatement()
          }),
      watch(ServerResponse.prototype as ServerResponse<IncomingMessage>, 'writeHead', () => {
        toResponse = callers()
      }),
    ]
    for (const path of ['/fid/3', '/fid/3?fields=channels', '/lookup?q=fid:3&include=claims']) {
      toStatement = []
      expect((await ask(path)).status, path).toBe(200)
      expect(toStatement.length, toStatement.join('\n')).toBeGreaterThan(4)
      expect(toStatement.length, toStatement.join('\n')).toBeLessThanOrEqual(MAX_TO_STATEMENT)
    }
    await ask('/fid/3')
    for (const end of ends) end()
    expect(toResponse.length, toResponse.join('\n')).toBeLessThanOrEqual(MAX_TO_CACHED)
  })
})
