import { expect, test } from 'vitest'
import { encodeRawHead } from './raw-target.ts'

/** The head as the parser would be given it anew, or null. */
const encoded = (text: string, bytesParsed = 20) =>
  encodeRawHead(Buffer.from(text), bytesParsed)?.toString('latin1') ?? null

const raw = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`

test('a raw target is percent-encoded, its headers kept', () => {
  expect(encoded(raw('/api/v1/ens/☃.eth', 'X: y\r\n'))).toBe(
    'GET /api/v1/ens/%E2%98%83.eth HTTP/1.1\r\nHost: a\r\nX: y\r\n\r\n',
  )
  expect(encoded('HEAD /api/v1/fname/é HTTP/1.0\r\n\r\n')).toBe(
    'HEAD /api/v1/fname/%C3%A9 HTTP/1.0\r\n\r\n',
  )
})

test.each(['à', 'Р', 'ą', '😀', 'Å'])('the bytes of %s are no white space', (name) => {
  expect(encoded(raw(`/api/v1/fname/${name}`))).toContain(
    `/api/v1/fname/${encodeURIComponent(name)} HTTP/1.1`,
  )
})

test('what follows the head is not part of it', () => {
  expect(
    encoded(`${raw('/api/v1/fname/é')}GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n`),
  ).not.toContain('metrics')
})

test.each([
  ['a length', raw('/api/v1/fname/é', 'Content-Length: 5\r\n')],
  ['chunks', raw('/api/v1/fname/é', 'transfer-encoding: chunked\r\n')],
  ['an expectation', raw('/api/v1/fname/é', 'Expect: 100-continue\r\n')],
  ['a space before the colon', raw('/api/v1/fname/é', 'Content-Length : 5\r\n')],
  ['a folded line', raw('/api/v1/fname/é', 'X: a\r\n Content-Length: 5\r\n')],
  ['a bare LF', raw('/api/v1/fname/é', 'X: a\nContent-Length: 5\r\n')],
  ['a bare CR', raw('/api/v1/fname/é', 'X: a\rContent-Length: 5\r\n')],
  ['a NUL', raw('/api/v1/fname/é', 'X: a\0\r\n')],
  ['a line without a name', raw('/api/v1/fname/é', ': a\r\n')],
  ['another method', 'PUT /api/v1/fname/é HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['two spaces', 'GET /api/v1/fname/é  HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a tab', 'GET /api/v1/fname/é\tHTTP/1.1\r\nHost: a\r\n\r\n'],
  ['another version', 'GET /api/v1/fname/é HTTP/1.2\r\nHost: a\r\n\r\n'],
  ['a head cut off', 'GET /api/v1/fname/é HTTP/1.1\r\nHost: a\r\n'],
  ['a head cut off within a header', 'GET /api/v1/fname/é HTTP/1.1\r\nHost: whocast'],
  ['the middle of a head', 'name/é HTTP/1.1\r\nHost: a\r\n\r\n'],
])('refused: %s', (_what, text) => {
  expect(encoded(text)).toBeNull()
})

test('refused: bytes that are not UTF-8, and an error behind the request line', () => {
  expect(encodeRawHead(Buffer.from(raw('/api/v1/fname/\xff'), 'latin1'), 20)).toBeNull()
  expect(encoded(raw('/api/v1/fname/é'), 60)).toBeNull()
})
