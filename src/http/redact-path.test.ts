import { expect, test } from 'vitest'
import { createToken } from './keys/api-key.ts'
import { redactPath } from './redact-path.ts'

const token = createToken()
const encode = (text: string) =>
  [...text].map((one) => `%${one.charCodeAt(0).toString(16)}`).join('')

test.each([
  ['plain', token],
  ['encoded', encode(token)],
  ['encoded twice', encode(encode(token))],
  ['its prefix encoded', token.replace('whocast_', '%77hocast%5F')],
  ['its secret encoded', `whocast_${encode(token.slice(8))}`],
  ['cut off', token.slice(0, 20)],
])('a token is taken out of a path: %s', (_how, sent) => {
  expect(redactPath(`/api/v1/fname/${sent}/x`, '[removed]')).toBe('/api/v1/fname/[removed]/x')
})

test('any other path stays as it was sent', () => {
  for (const path of ['/api/v1/ens/%E2%98%83.eth', '/100%', '/%2F%2e', '/whoca%73t'])
    expect(redactPath(path, '-')).toBe(path)
})

test.each([
  ['/api/v1/socials/email/ada@example.com', '/api/v1/socials/email/-'],
  ['/socials/email/ada%40example.com/card.png', '/socials/email/-/card.png'],
  ['/api/v1/socials/phone/4915112345678', '/api/v1/socials/phone/-'],
  ['/api/v1/socials/Signal/ada.01', '/api/v1/socials/Signal/-'],
  ['/api/v1/ens/ada@example.com', '/api/v1/ens/-'],
  ['/api/v1/fname/%2B49%20151%2012345678', '/api/v1/fname/-'],
])('e-mail addresses, phone numbers and private handles are removed: %s', (path, shown) => {
  expect(redactPath(path, '-')).toBe(shown)
})

test('public handles and numbers stay', () => {
  for (const path of ['/api/v1/fid/123456789', '/fname/@dwr', '/api/v1/socials/twitter/jack'])
    expect(redactPath(path, '-')).toBe(path)
})
