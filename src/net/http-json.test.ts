import { afterEach, describe, expect, it } from 'vitest'
import { type StandIn, startStandIn } from '../../test/network/stand-in.ts'
import { SourceError } from '../kit/source-error.ts'
import { silentTelemetry } from '../kit/telemetry.ts'
import { createHttpJson, type HttpJson, type HttpJsonOptions } from './http-json.ts'

let standIn: StandIn
let http: HttpJson
afterEach(async () => {
  await http.close()
  await standIn.close()
})

async function start(
  options: Partial<HttpJsonOptions> = {},
  answer: Parameters<typeof startStandIn>[0] = () => ({ body: { ok: true } }),
) {
  standIn = await startStandIn(answer)
  http = createHttpJson({ source: 'test', baseUrl: `${standIn.url}/v1/`, ...options })
}

describe('createHttpJson', () => {
  it('asks below its base URL, with the query encoded, and keeps connections', async () => {
    await start()
    expect(await http.get('a', { name: 'ä &b' })).toEqual({ status: 200, body: { ok: true } })
    await http.get('/a')
    expect(standIn.requests.map(({ path }) => path)).toEqual(['/v1/a?name=%C3%A4+%26b', '/v1/a'])
    for (let count = 0; count < 30; count++) await http.get('a')
    expect(standIn.connections()).toBeLessThan(10)
  })

  it('hands over refusals, JSON or not', async () => {
    await start({}, ({ path }) =>
      path === '/v1/a' ? { status: 400, body: { error: 'x' } } : { status: 404, body: 'Not Found' },
    )
    expect(await http.get('a')).toEqual({ status: 400, body: { error: 'x' } })
    expect(await http.get('b')).toEqual({ status: 404, body: 'Not Found' })
  })

  it.each([429, 500, 502, 503])('could not ask when it is answered %i', async (status) => {
    await start({}, () => ({ status, body: {} }))
    await expect(http.get('a')).rejects.toThrow(new SourceError('test', `a answered ${status}`))
  })

  it('could not ask when it gets no JSON, no answer, too much, or a redirect', async () => {
    await start({ maxBytes: 1000, timeoutMs: 300 }, ({ path }) =>
      path === '/v1/large' ? { body: { text: 'x'.repeat(5000) } } : { body: 'nonsense' },
    )
    await expect(http.get('nonsense')).rejects.toThrow(SourceError)
    await expect(http.get('large')).rejects.toThrow(SourceError)
    standIn.setFault({ kind: 'hang' })
    await expect(http.get('hangs')).rejects.toThrow('hangs took longer than 300 ms')
    standIn.setFault({ kind: 'drop' })
    await expect(http.get('drops')).rejects.toThrow(SourceError)
  })

  it('does not follow redirects', async () => {
    await start({}, () => ({ status: 302, headers: { location: '/elsewhere' }, body: {} }))
    expect((await http.get('a')).status).toBe(302)
    expect(standIn.requests).toHaveLength(1)
  })

  it('gives up when its caller does, and counts what it asked', async () => {
    const counted: unknown[] = []
    await start({ telemetry: { ...silentTelemetry, count: (...what) => counted.push(what) } })
    await http.get('a/b', {}, { name: 'route' })
    await http.post('c', new Uint8Array([1, 2]))
    await expect(http.get('d', {}, { signal: AbortSignal.abort() })).rejects.toThrow(SourceError)
    expect(counted).toEqual([
      ['upstream_calls', { source: 'test', call: 'route' }],
      ['upstream_calls', { source: 'test', call: 'c' }],
    ])
    expect(standIn.requests[1]?.bytes).toEqual(Buffer.from([1, 2]))
    expect(standIn.requests[1]?.headers['content-type']).toBe('application/octet-stream')
  })

  it('ends calls that are under way or wait for a connection when their caller gives up, and no others', async () => {
    const asked = Promise.withResolvers<void>()
    await start({ connections: 1 }, ({ path }) => {
      if (path !== '/v1/call-0') return { body: { ok: true } }
      asked.resolve()
      return new Promise(() => {})
    })
    const [giving, staying] = [new AbortController(), new AbortController()]
    const calls = [giving, giving, staying].map(({ signal }, at) =>
      http.get(`call-${at}`, {}, { signal }),
    )
    const ended = Promise.allSettled(calls.slice(0, 2))
    await asked.promise
    giving.abort(new Error('no longer wanted'))
    for (const one of await ended)
      expect(one).toMatchObject({
        status: 'rejected',
        reason: { cause: new Error('no longer wanted') },
      })
    expect(await calls[2]).toEqual({ status: 200, body: { ok: true } })
    expect(standIn.requests.map(({ path }) => path)).toEqual(['/v1/call-0', '/v1/call-2'])
  })

  it('gives up while its address is not known', async () => {
    const caller = new AbortController()
    const baseUrl = async () => {
      caller.abort(new Error('gone'))
      return standIn.url
    }
    await start({ baseUrl })
    await expect(http.get('a', {}, { signal: caller.signal })).rejects.toMatchObject({
      cause: new Error('gone'),
    })
    expect(standIn.requests).toEqual([])
  })

  it('reads a text that begins with a byte order mark, and one that comes in pieces', async () => {
    await start({}, () => ({ body: `\ufeff{"text": "${'ä'.repeat(200_000)}"}` }))
    expect(await http.get('a')).toEqual({ status: 200, body: { text: 'ä'.repeat(200_000) } })
  })
})
