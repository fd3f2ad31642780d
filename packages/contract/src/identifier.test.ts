import fc from 'fast-check'
import { normalize } from 'viem/ens'
import { expect, test } from 'vitest'
import { ServiceError } from './error.ts'
import {
  identifierKey,
  identifierPath,
  parseAddress,
  parseEnsName,
  parseFid,
  parseFname,
  parseSocial,
  shortAddress,
} from './identifier.ts'

const code = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (error instanceof ServiceError) return error.code
    throw error
  }
  return 'accepted'
}

test('normalises ENS names by ENSIP-15, in any case and script', () => {
  expect(parseEnsName('Vitalik.ETH').name).toBe('vitalik.eth')
  expect(parseEnsName(' ＶＩＴＡＬＩＫ.eth ').name).toBe('vitalik.eth')
  expect(parseEnsName('jesse.base.eth').name).toBe('jesse.base.eth')
  expect(parseEnsName('NICK.xyz').name).toBe('nick.xyz')
})

test('takes plain names as ENSIP-15 does', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9_.-]{3,40}$/), (name) => {
      const accepted = code(() => parseEnsName(name)) === 'accepted'
      let normalized: string | null = null
      try {
        normalized = normalize(name)
      } catch {}
      if (accepted) expect(parseEnsName(name).name).toBe(normalized)
      else
        expect(
          normalized === null ||
            normalized.split('.').length < 2 ||
            normalized.split('.').includes(''),
        ).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  'eth',
  '',
  ' ',
  'a..eth',
  '.eth',
  'vit\u0000alik.eth',
  'vit\u200Dalik.eth',
  'vіtalik.eth', // Cyrillic і among Latin letters
  `${'a'.repeat(260)}.eth`,
  '\ud800.eth',
])('refuses %j as an ENS name', (text) => {
  expect(code(() => parseEnsName(text))).toBe('invalid-identifier')
})

test('lower-cases addresses, whatever their checksum', () => {
  expect(parseAddress('0xD8DA6BF26964AF9D7EED9E03E53415D37AA96045').address).toBe(
    '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
  )
  for (const text of [
    '0x',
    '0x123',
    'd8da6bf26964af9d7eed9e03e53415d37aa96045',
    `0x${'g'.repeat(40)}`,
    `0x${'0'.repeat(41)}`,
  ]) {
    expect(code(() => parseAddress(text))).toBe('invalid-identifier')
  }
})

test('accepts fids from 1 to 2^53-1', () => {
  expect(parseFid('1').fid).toBe(1)
  expect(parseFid('9007199254740991').fid).toBe(9007199254740991)
  for (const text of ['0', '-1', '01', '1.0', '1e3', '9007199254740992', '٣', 'three']) {
    expect(code(() => parseFid(text))).toBe('invalid-identifier')
  }
})

test('accepts Farcaster names with or without @, in any case, ENS names among them', () => {
  expect(parseFname('@DWR').fname).toBe('dwr')
  expect(parseFname('v.eth').fname).toBe('v.eth')
  for (const text of ['@', '-dwr', 'seventeen-letters', 'a b', 'dwr!'])
    expect(code(() => parseFname(text))).toBe('invalid-identifier')
})

test('gives socials that are identifiers of their own as those', () => {
  expect(parseSocial('ens', 'Vitalik.eth')).toEqual({ kind: 'ens', name: 'vitalik.eth' })
  expect(parseSocial('wallet', '0xD8DA6BF26964AF9D7EED9E03E53415D37AA96045').kind).toBe('eth')
  expect(parseSocial('farcaster', '@dwr')).toEqual({ kind: 'fname', fname: 'dwr' })
  expect(parseSocial('X', '@Jack')).toEqual({ kind: 'social', type: 'twitter', handle: 'jack' })
  expect(code(() => parseSocial('myspace', 'tom'))).toBe('unknown-channel-type')
  expect(code(() => parseSocial('twitter', 'not a handle'))).toBe('invalid-identifier')
})

test('has one key and one path for each identifier', () => {
  const jack = parseSocial('x', 'JACK')
  expect(identifierKey(jack)).toBe('twitter:jack')
  expect(identifierPath(jack)).toBe('/socials/twitter/jack')
  expect(identifierPath(parseEnsName('☃.eth'))).toBe('/ens/%E2%98%83.eth')
})

test('shortens addresses alone', () => {
  expect(shortAddress('0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B')).toBe('0xAb58…eC9B')
  expect(shortAddress('0xabc.eth')).toBe('0xabc.eth')
})
