import type { Profile } from '@whocast/contract/profile.ts'
import { cutBytes, tame } from '@whocast/contract/tame.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  answerText,
  embedUrl,
  helpText,
  MAX_TEXT_BYTES,
  notFoundText,
  questionText,
} from './reply.ts'

const size = (text: string) => new TextEncoder().encode(text).length

const verified = {
  isVerified: true,
  verification: { grade: 'proven', checkedAt: 0 },
  source: 's',
  checkedAt: 0,
} as const

const profile = (more: Partial<Profile> = {}): Profile => ({
  profileID: 'abcdefghijklmnopqrstu',
  displayName: 'Ada',
  channels: [
    { type: 'farcaster', ...verified, value: 'ada', metadata: [{ name: 'fid', value: '616' }] },
    { type: 'twitter', isVerified: false, value: 'ada', source: 's', checkedAt: 0 },
    { type: 'ens', ...verified, value: 'ada.eth' },
  ],
  credentials: [],
  ...more,
})

test('says who it is, how many accounts are verified, and what is notable', () => {
  expect(answerText(profile())).toBe('Ada (ada) · fid 616\n2 verified accounts: Farcaster, ENS')
  expect(
    answerText(
      profile({
        displayName: '',
        channels: [],
        walletAddress: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
      }),
    ),
  ).toBe('0xd8da…6045\nNo verified accounts yet')
})

const questionOf = (displayName: string) =>
  questionText(
    'abcdefghijklmnop',
    ['farcaster:abcdefghijklmnop', 'abcdefghijklmnop.eth', 'twitter:abcdefghijklmnop'].map(
      (written) => ({
        written,
        profile: profile({ displayName }),
      }),
    ),
  )

test('says 1000+ where counting stopped', () => {
  const [credential] = [{ name: 'Badge', uid: '0x01' }] as unknown as Profile['credentials']
  if (!credential) throw new Error('no credential')
  expect(answerText(profile({ credentials: [credential], credentialCount: 1000 }))).toContain(
    '1000+ credentials: Badge',
  )
  expect(answerText(profile({ credentials: [credential], credentialCount: 999 }))).toContain(
    '999 credentials: Badge',
  )
})

test.each([
  ['@dwr look at me', 'dwr look at me'],
  ['see https://evil.example/x now', 'see now'],
  ['evil.com', 'evil·com'],
  ['ada.eth', 'ada.eth'],
  ['a\nb\u202Eright\u2066', 'a b right'],
  ['＠dwr', 'dwr'],
])('tames %j', (text, expected) => {
  expect(tame(text, 200)).toBe(expected)
})

test('keeps any text within the limit, on grapheme borders, without mention, link or line of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
      const one = tame(text, 60)
      expect(size(one)).toBeLessThanOrEqual(60)
      expect(one).not.toMatch(/[@\n\r\u202a-\u202e\u2066-\u2069]|:\/\//u)
      const whole = answerText(
        profile({ displayName: text, channels: [{ type: 'ens', ...verified, value: text }] }),
      )
      for (const reply of [
        whole,
        notFoundText(text),
        helpText('whocast', text),
        questionOf(text),
      ]) {
        expect(size(reply)).toBeLessThanOrEqual(MAX_TEXT_BYTES)
        expect(reply).not.toMatch(/@|:\/\//u)
      }
    }),
  )
  expect(cutBytes('👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 30)).toBe('👩‍👩‍👧‍👦…')
})

test('asks which of three with the longest names in one cast', () => {
  const text = questionOf('💚'.repeat(40))
  expect(size(text)).toBeLessThanOrEqual(MAX_TEXT_BYTES)
  expect(text).toMatch(/Ask again with one of these\.$/)
})

test('embeds the first URL that fits', () => {
  expect(embedUrl(`https://a.example/${'x'.repeat(300)}`, 'https://a.example/fid/3')).toEqual([
    'https://a.example/fid/3',
  ])
  expect(embedUrl(`https://a.example/${'x'.repeat(300)}`)).toEqual([])
})
