import { identifierKey } from '@whocast/contract/identifier.ts'
import { expect, it } from 'vitest'
import { queryPhrases } from '../../../test/bot/query-phrases.ts'
import { readMention } from './mention.ts'
import { castOfPhrase, meaningOf, testBot } from './phrase-cast.ts'
import { readIdentifier, readQuery } from './query.ts'

it.each(queryPhrases)('reads “%s” as %s, as the bot does', (text, key) => {
  const { identifier } = readQuery(text)
  expect(identifier && identifierKey(identifier)).toBe(key)
  const { cast, conversation } = castOfPhrase(`@whocast ${text}`)
  expect(meaningOf(readMention(cast, testBot, conversation).intent)).toBe(key)
})

it.each([
  'ada lovelace',
  'kim kardashian',
  'Kim Kardashian',
  'ai weiwei',
  'chi nguyen',
  'do kwon',
  'post malone',
  'Story Musgrave',
  'will smith',
  'malcolm x',
  'rish neynar',
  'engineer in berlin',
  'solidity dev berlin',
  'founder of farcaster',
  'lisbon dev',
  'grace lovelace on github',
  '林語堂',
  'サカモト',
  '0x6282',
  '0x6282…327E',
])('searches for the whole of “%s”', (text) => {
  expect(readQuery(text)).toEqual({ identifier: null, isExact: false, text, name: text })
})

it.each([
  ['who is ada lovelace?', 'ada lovelace'],
  ['find engineers in berlin', 'engineers in berlin'],
  ['who is Ada Lovelace', 'Ada Lovelace'],
  ['誰是林語堂', '林語堂'],
  ['wer ist Ada Lovelace', 'Ada Lovelace'],
])('searches in “%s” for “%s”', (text, name) =>
  expect(readQuery(text)).toMatchObject({ identifier: null, text: name, name }),
)

it('marks what its form proves to be an account, and no name', () => {
  const exact = ['fid 3', '@ada', 'ada.eth', 'x:ada', 'x.com/ada', 'who is @ada', 'ada@example.com']
  const loose = ['ada', 'who is ada', 'lens maker', 'ada on x']
  expect(exact.filter((text) => !readQuery(text).isExact)).toEqual([])
  expect(loose.filter((text) => readQuery(text).isExact)).toEqual([])
})

it('reports why a text is no identifier', () => {
  expect(() => readIdentifier('myspace:tom')).toThrow(/no such channel type/)
  expect(() => readIdentifier('0x1234')).toThrow(/40 hex digits/)
  expect(() => readIdentifier('')).toThrow(/empty/)
})

it('reads a character that is compatible with eighteen as those eighteen', () => {
  const isReadAsPhrase = (text: string) => readQuery(`who is ${text}`).text === text
  expect(isReadAsPhrase('ﷺ'.repeat(10))).toBe(true)
  expect(isReadAsPhrase('ﷺ'.repeat(20))).toBe(false)
})

it('reads any text in linear time', () => {
  for (const text of ['a '.repeat(5000), '?'.repeat(10_000), '誰'.repeat(5000), '/'.repeat(9000)])
    expect(readQuery(text).identifier).toBeNull()
})
