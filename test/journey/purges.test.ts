import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { type RunningServer, slow, startServer, whocast, within } from './support.ts'

const SECRET = 'a secret of the caches'

describe('two processes with a cache in front', slow, () => {
  let database: TestDatabase
  let servers: RunningServer[]
  /** What the cache was told of, in order. */
  const purges: string[] = []
  const cache = createServer((request, response) => {
    purges.push(String(request.headers['surrogate-key'] ?? 'all'))
    response.end()
  })

  beforeAll(async () => {
    cache.listen(0, '127.0.0.1')
    await once(cache, 'listening')
    const url = `http://127.0.0.1:${(cache.address() as AddressInfo).port}`
    database = await createSqliteDatabase()
    const env = { CACHE_PURGE_URLS: url, CACHE_PURGE_SECRET: SECRET, SAMPLE_DATA: 'off' }
    servers = [await startServer(database.options, env), await startServer(database.options, env)]
  }, slow.timeout)
  afterAll(async () => {
    for (const server of servers) server.signal('SIGKILL')
    cache.closeAllConnections()
    cache.close()
    await database.drop()
  })

  const importPerson = async (name: string) => {
    const line = {
      displayName: name,
      channels: [{ type: 'ens', value: `${name}.eth`, isVerified: true }],
    }
    const { code } = await whocast(database.options, ['import', '-'], JSON.stringify(line))
    expect(code).toBe(0)
  }
  const keysOf = async (name: string) => {
    const response = await fetch(`${servers.at(-1)?.api}/ens/${name}.eth`)
    expect(response.headers.get('cache-tag')).toBe(
      response.headers.get('surrogate-key')?.replaceAll(' ', ','),
    )
    return (response.headers.get('surrogate-key') ?? '').split(' ')
  }
  /** Returns how often a key of this person was purged. */
  const timesOf = async (name: string) => {
    const [key = ''] = (await keysOf(name)).filter((one) => purges.join(' ').includes(one))
    return key === '' ? 0 : purges.filter((purge) => purge.includes(key)).length
  }

  test('one of them purges: at once, and twice again', async () => {
    await importPerson('ada')
    await within(
      15_000,
      () => timesOf('ada'),
      (times) => times >= 3,
    )
    await importPerson('later')
    await within(
      15_000,
      () => timesOf('later'),
      (times) => times >= 3,
    )
    expect(await timesOf('ada')).toBe(3)
  })

  test('the other one takes over when it is killed', async () => {
    servers.shift()?.signal('SIGKILL')
    await importPerson('grace')
    await within(
      30_000,
      () => timesOf('grace'),
      (times) => times >= 1,
    )
  })
})
