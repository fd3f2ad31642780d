import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { ServiceError } from '@whocast/contract/error.ts'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../kit/root.ts'
import { commonHeaders } from './answer.ts'
import { readBytes, readJson } from './body.ts'
import { matchesEtag } from './conditional.ts'
import { securityHeaders } from './headers.ts'
import { decodePart, honoPath, parseQuery, queryValue, rawPath } from './path.ts'
import { publicLimit } from './public-limit.ts'
import { cacheTagsOf, createSurrogateKeys } from './surrogate-keys.ts'

describe('the path of a URL', () => {
  it.each([
    ['http://a/fid/3', '/fid/3'],
    ['http://a/fid/3?q=/x', '/fid/3'],
    ['http://a/fid/3#x', '/fid/3'],
    ['http://a/%C3%A0', '/%C3%A0'],
    ['http:///x', '/x'],
    ['http://a', '/'],
    ['http://a/', '/'],
    ['http://a//fid', '//fid'],
  ])('of %s is %s', (url, path) => {
    expect(rawPath(url)).toBe(path)
  })

  it('is decoded part by part', () => {
    expect(decodePart('%C3%A0')).toBe('à')
    expect(decodePart('a+b')).toBe('a+b')
    expect(() => decodePart('%zz')).toThrow(ServiceError)
    expect(() => decodePart('%ff')).toThrow('not UTF-8')
  })

  it('is a pattern of Hono where it has parameters', () => {
    expect(honoPath('/socials/{channeltype}/{username}')).toBe('/socials/:channeltype/:username')
  })
})

describe('the query of a URL', () => {
  it.each([
    ['http://a/x', {}],
    ['http://a/x?', {}],
    ['http://a/x?a=1&b=2', { a: '1', b: '2' }],
    ['http://a/x?a=1&a=2', { a: '1' }],
    ['http://a/x?a', { a: '' }],
    ['http://a/x?a=b=c', { a: 'b=c' }],
    ['http://a/x?a=1#b', { a: '1' }],
    ['http://a/x?%61=1', { a: '1' }],
    ['http://a/x?a+b=1', { 'a b': '1' }],
    ['http://a/x?%zz=1&a=2', { a: '2' }],
  ])('of %s', (url, parameters) => {
    expect(Object.fromEntries(parseQuery(url))).toEqual(parameters)
  })

  it('has decoded values, and refuses those that cannot be decoded', () => {
    const parameters = parseQuery('http://a/x?a=b+c%2B&bad=%zz')
    expect(queryValue(parameters, 'a')).toBe('b c+')
    expect(queryValue(parameters, 'none')).toBeUndefined()
    expect(() => queryValue(parameters, 'bad')).toThrow('the parameter bad')
  })
})

it.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a"', '"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  ['"b","c"', '"a"', false],
  ['"a, b"', '"a, b"', true],
  ['', '"a"', false],
])('If-None-Match %s names %s: %s', (condition, etag, isNamed) => {
  expect(matchesEtag(condition, etag)).toBe(isNamed)
})

it('asks browsers to stay with HTTPS on HTTPS only', () => {
  expect(securityHeaders('https://a')).toHaveProperty('strict-transport-security')
  expect(securityHeaders('http://a')).not.toHaveProperty('strict-transport-security')
  expect(securityHeaders('http://a')).toMatchObject({
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  })
})

it('nginx takes the headers of a response with the most surrogate keys', () => {
  const [, kilobytes] =
    /proxy_buffer_size (\d+)k;/.exec(readFileSync(join(packageRoot, 'docs/nginx.conf'), 'utf8')) ??
    []
  const tags = Array.from({ length: 200 }, (_, n) => `tag:${n}`)
  const keys = createSurrogateKeys('a secret of sixteen')(tags) ?? ''
  const headers = {
    ...commonHeaders('https://who.example', 'public, max-age=300'),
    'surrogate-key': keys,
    'cache-tag': cacheTagsOf(keys),
  }
  // Besides: date, limits, request id, entity tag and signature.
  expect(JSON.stringify(headers).length + 1500).toBeLessThan(Number(kilobytes) * 1024)
})

it.each([
  ['/api/v1/fid/3', 'anon'],
  ['/mcp', 'anon'],
  ['/api/v1/session', 'session'],
  ['/api/v1/me/hide', 'session'],
  ['/api/v1/%73ession/%FF', 'session'],
  ['/api/v1/m%65/hide', 'session'],
  ['/api/v1/menu', 'anon'],
  ['/fid/3', 'page'],
  ['/', 'page'],
  ['/mcp/x', 'page'],
  ['/fid/3/card.png', 'picture'],
  ['/fid/3/avatar.webp', 'picture'],
  ['/samples/avatars/a.webp', 'picture'],
  ['/icon.png', 'picture'],
  ['/screenshot-2.png', 'picture'],
  ['/favicon.svg', 'picture'],
  ['/fid/3/badge.svg', 'picture'],
  ['/fid/3/qr.svg', 'picture'],
  ['/oembed', 'page'],
  ['/.well-known/webfinger', 'page'],
  ['/fid/3/card.pngx', 'page'],
])('%s counts as %s', (path, limit) => {
  expect(publicLimit(path)).toBe(limit)
})

describe('a body', () => {
  const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
    new Request('http://a/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  const stream = (...sizes: number[]) =>
    Readable.toWeb(Readable.from(sizes.map((size) => new Uint8Array(size).fill(32)))) as BodyInit

  it('may be as long as the limit, declared or not', async () => {
    expect(await readBytes(post('x'.repeat(10), { 'content-length': '10' }), 10)).toHaveLength(10)
    expect(await readBytes(post(stream(4, 6)), 10)).toHaveLength(10)
    expect(await readBytes(new Request('http://a/'), 10)).toHaveLength(0)
  })

  it('is refused one byte beyond it, declared or not', async () => {
    await expect(readBytes(post('x', { 'content-length': '11' }), 10)).rejects.toMatchObject({
      code: 'content-too-large',
    })
    await expect(readBytes(post(stream(4, 7)), 10)).rejects.toMatchObject({
      code: 'content-too-large',
    })
  })

  it('has 64 KiB at most where nothing else is said', async () => {
    expect(await readBytes(post(stream(65_536)))).toHaveLength(65_536)
    await expect(readBytes(post(stream(65_537)))).rejects.toMatchObject({
      code: 'content-too-large',
    })
  })

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/ld+json',
    ' application/json ',
  ])('of type %j is JSON', async (type) => {
    expect(await readJson(post('{"a":1}', { 'content-type': type }))).toEqual({ a: 1 })
  })

  it.each(['text/plain', 'application/jsonp', 'application/xml'])(
    'of type %s is refused',
    async (type) => {
      await expect(readJson(post('{"a":1}', { 'content-type': type }))).rejects.toMatchObject({
        code: 'unsupported-media-type',
      })
    },
  )

  it('without a type is taken for JSON', async () => {
    expect(await readJson(post(new TextEncoder().encode('[1]')))).toEqual([1])
  })

  it.each([
    ['that is not JSON', new TextEncoder().encode('{')],
    ['that is not UTF-8', new Uint8Array([34, 255, 34])],
    ['that is empty', new Uint8Array()],
  ])('%s is refused', async (_, bytes) => {
    await expect(readJson(post(bytes))).rejects.toMatchObject({ code: 'invalid-request' })
  })
})
