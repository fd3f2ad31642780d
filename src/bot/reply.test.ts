import type { Profile } from '@whocast/contract/profile.ts'
import { cutBytes, tame } from '@whocast/contract/tame.ts'
import { languageOf } from '@whocast/mention-reader/choose-language.ts'
import { languages } from '@whocast/mention-reader/languages.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  answerText,
  embedUrl,
  endorseText,
  helpText,
  MAX_TEXT_BYTES,
  notConfiguredText,
  notFoundText,
  questionText,
  severalText,
  unreachableText,
} from './reply.ts'

const english = languageOf('en')
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
  expect(answerText(profile(), english)).toBe(
    'Ada (ada) · fid 616\n2 verified accounts: Farcaster, ENS',
  )
  expect(
    answerText(
      profile({
        displayName: '',
        channels: [],
        walletAddress: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
      }),
      english,
    ),
  ).toBe('0xd8da…6045\nNo verified accounts yet')
})

const questionOf = (displayName: string, language = english) =>
  questionText(
    'abcdefghijklmnop',
    ['farcaster:abcdefghijklmnop', 'abcdefghijklmnop.eth', 'twitter:abcdefghijklmnop'].map(
      (written) => ({
        written,
        profile: profile({ displayName }),
      }),
    ),
    language,
  )

test('says 20000+ where counting stopped', () => {
  const [credential] = [{ name: 'Badge', uid: '0x01' }] as unknown as Profile['credentials']
  if (!credential) throw new Error('no credential')
  expect(
    answerText(profile({ credentials: [credential], credentialCount: 20_000 }), english),
  ).toContain('20000+ credentials: Badge')
  expect(
    answerText(profile({ credentials: [credential], credentialCount: 999 }), english),
  ).toContain('999 credentials: Badge')
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
        english,
      )
      for (const reply of [
        whole,
        notFoundText(text, english),
        helpText('whocast', english, text),
        questionOf(text),
      ]) {
        expect(size(reply)).toBeLessThanOrEqual(MAX_TEXT_BYTES)
        expect(reply).not.toMatch(/@|:\/\//u)
      }
    }),
  )
  expect(cutBytes('👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 30)).toBe('👩‍👩‍👧‍👦…')
})

test.each(languages.map((language) => [language.code, language] as const))(
  'says everything within one cast, in %s',
  (_, language) => {
    const long = '💚'.repeat(40)
    const ada = profile({ displayName: long })
    const texts = [
      questionOf(long, language),
      helpText('w'.repeat(40), language, long),
      notFoundText(long, language),
      notConfiguredText(long, language),
      unreachableText(long, language),
      endorseText(language),
      severalText(
        { found: [ada, ada, ada], missing: [long], unasked: [long], unread: 3 },
        language,
      ),
    ]
    for (const text of texts) expect(size(text)).toBeLessThanOrEqual(MAX_TEXT_BYTES)
    // The sentences themselves are whole with a name of usual length.
    for (const text of [
      helpText('whocast', language),
      notFoundText('vitalik.eth', language),
      notConfiguredText('vitalik.eth', language),
      unreachableText('vitalik.eth', language),
      endorseText(language),
    ])
      expect(text).not.toMatch(/…$|\{\w+\}|@/u)
    expect(JSON.stringify(language.replies)).not.toMatch(/[\u200e\u200f\u202a-\u202e]/u)
  },
)

test('counts in the plural of the language', () => {
  const count = (code: 'ru' | 'en', n: number) =>
    answerText(
      profile({
        channels: Array.from({ length: n }, () => ({ type: 'ens', ...verified, value: 'a.eth' })),
      }),
      languageOf(code),
    )
  expect(count('ru', 1)).toContain('1 подтверждённый аккаунт:')
  expect(count('ru', 3)).toContain('3 подтверждённых аккаунта:')
  expect(count('ru', 5)).toContain('5 подтверждённых аккаунтов:')
  expect(count('en', 1)).toContain('1 verified account:')
})

test('embeds the first URL that fits', () => {
  expect(embedUrl(`https://a.example/${'x'.repeat(300)}`, 'https://a.example/fid/3')).toEqual([
    'https://a.example/fid/3',
  ])
  expect(embedUrl(`https://a.example/${'x'.repeat(300)}`)).toEqual([])
})
