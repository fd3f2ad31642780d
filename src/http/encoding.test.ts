import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAda, createTestService, listenFor, type TestService } from '../../test/service.ts'
import { codingOf } from './encoding.ts'
import type { Listening } from './listen.ts'

it.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['identity', null],
  ['br;q=0.000', null],
  [undefined, null],
])('Accept-Encoding: %s leads to %s', (header, coding) => {
  expect(codingOf(header)).toBe(coding)
})

describe('a service', () => {
  let service: TestService
  let listening: Listening
  beforeAll(async () => {
    service = await createTestService()
    await addAda(service)
    const bio = 'a text of a stranger '.repeat(60)
    await service.person('long_0123456789abcdef', { displayName: 'Long', bio }, [
      { type: 'ens', value: 'long.eth', isVerified: true },
    ])
    listening = await listenFor(service)
  })
  afterAll(async () => {
    await listening?.drain({ graceMs: 0, deadlineMs: 100 })
    await service?.close()
  })

  interface Received {
    status: number
    headers: Record<string, string | undefined>
    body: Buffer
  }
  const send = (path: string, headers: Record<string, string>, body?: string): Promise<Received> =>
    new Promise((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST'
      const target = { port: listening.port, path: `/api/v1${path}`, method, headers }
      const sent = request(target, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Received['headers'],
            body: Buffer.concat(chunks),
          }),
        )
      })
      sent.on('error', reject)
      sent.end(body)
    })

  const decoders = { br: brotliDecompressSync, gzip: gunzipSync }

  it.each(['br', 'gzip'] as const)('sends %s, with an entity tag of its own', async (coding) => {
    const plain = await send('/ens/long.eth', {})
    // Made, then cached.
    for (const _ of [1, 2]) {
      const packed = await send('/ens/long.eth', { 'accept-encoding': coding })
      expect(packed.headers['content-encoding']).toBe(coding)
      expect(packed.headers.vary).toBe('Accept-Encoding')
      expect(Number(packed.headers['content-length'])).toBe(packed.body.length)
      expect(packed.body.length).toBeLessThan(plain.body.length / 2)
      expect(decoders[coding](packed.body).equals(plain.body)).toBe(true)
      expect(packed.headers.etag).not.toBe(plain.headers.etag)
      const again = await send('/ens/long.eth', {
        'accept-encoding': coding,
        'if-none-match': packed.headers.etag ?? '',
      })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect(again.headers['content-encoding']).toBeUndefined()
      expect(again.headers.vary).toBe('Accept-Encoding')
    }
  })

  it('sends small responses as they are, with Vary all the same', async () => {
    const small = await send('/fname/nobody', { 'accept-encoding': 'br' })
    expect(small.headers['content-encoding']).toBeUndefined()
    expect(small.headers.vary).toBe('Accept-Encoding')
  })

  it('compresses batches of public data', async () => {
    const headers = { 'accept-encoding': 'gzip', 'content-type': 'application/json' }
    const { headers: sent, body } = await send('/lookup', headers, '{"queries":["long.eth"]}')
    expect(sent['content-encoding']).toBe('gzip')
    expect(gunzipSync(body).toString()).toContain('long.eth')
  })

  it('never compresses a secret beside text of its sender', async () => {
    const { token } = await service.issueKey()
    const body = JSON.stringify({
      url: `https://example.com/${'a'.repeat(1500)}`,
      credentialNames: ['Member'],
    })
    const headers = {
      'accept-encoding': 'br, gzip',
      'content-type': 'application/json',
      'x-api-key': token,
    }
    const created = await send('/webhooks', headers, body)
    expect(created.status).toBe(201)
    expect(created.body.toString()).toContain('whsec_')
    expect(created.headers['content-encoding']).toBeUndefined()
  })
})
