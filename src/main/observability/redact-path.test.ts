import { expect, test } from 'vitest'
import { createToken } from '../../http/keys/api-key.ts'
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
