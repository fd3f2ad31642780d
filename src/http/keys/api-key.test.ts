import { expect, test } from 'vitest'
import { createToken, hashToken, parseToken, TOKEN_PREFIX } from './api-key.ts'

test('makes tokens that are told apart, scanned and checked', () => {
  const token = createToken()
  expect(token).toMatch(/^whocast_[0-9A-Za-z]{49}$/)
  expect(parseToken(token)).toBe(token)
  expect(createToken()).not.toBe(token)
  expect(createToken((bytes) => bytes.fill(255))).toHaveLength(TOKEN_PREFIX.length + 49)
  expect(createToken((bytes) => bytes.fill(0))).toHaveLength(TOKEN_PREFIX.length + 49)
})

test('refuses a mistyped, cut or foreign token without asking the store', () => {
  const token = createToken()
  for (let at = TOKEN_PREFIX.length; at < token.length; at += 1) {
    const other = token[at] === 'a' ? 'b' : 'a'
    expect(parseToken(token.slice(0, at) + other + token.slice(at + 1))).toBeNull()
  }
  for (const text of [
    '',
    'whocast_',
    token.slice(0, -1),
    `${token}a`,
    token.toUpperCase(),
    `Bearer ${token}`,
  ]) {
    expect(parseToken(text)).toBeNull()
  }
})

test('keeps of a token only its SHA-256', () => {
  expect(hashToken('whocast_')).toBe(
    '47375b67ae49633f2cdaf40053c6a2d7304030355fc23fada7541f715c8a35c3',
  )
  expect(hashToken(createToken())).toMatch(/^[0-9a-f]{64}$/)
})
