import type { Person } from '@whocast/contract/profile.ts'
import { describe, expect, it } from 'vitest'
import { looseGramsOf, looseIndexGrams } from './loose-grams.ts'
import { looseMatch, toLooseQuery } from './loose-match.ts'
import type { Field, MatchType } from './match.ts'
import { consonantKey, romanize, soundKey } from './romanize.ts'

const field = (type: MatchType, value: string): Field => ({
  type,
  value,
  text: value,
  kind: 'known',
})
const fields = (texts: Partial<Record<MatchType, string>>): Field[] =>
  (Object.entries(texts) as [MatchType, string][]).map(([type, value]) => field(type, value))
const score = (query: string, texts: Partial<Record<MatchType, string>>) =>
  looseMatch(toLooseQuery(query), fields(texts))?.score ?? 0

describe('a query that does not match as it is', () => {
  it.each([
    ['two errors', 'Aleksandrov', 'alekasndrow'],
    ['Cyrillic in Latin', 'Дмитрий Щербаков', 'dmitri shcherbakov'],
    ['Latin in Cyrillic', 'Marina Sokolova', 'марина соколова'],
    ['Greek', 'Νίκος Καζαντζάκης', 'nikos kazantzakis'],
    ['Arabic', 'محمود درويش', 'mahmoud darwish'],
    ['hiragana for katakana', 'サカモト', 'さかもと'],
    ['kana in Latin', 'さくら', 'sakura'],
    ['traditional for simplified', '林语堂', '林語堂'],
    ['pinyin', '林语堂', 'lin yutang'],
    ['pinyin with tones', '林语堂', 'Lín Yǔtáng'],
    ['hangul', '김민준', 'kim minjun'],
    ['letters of another script that look the same', 'Chris Vance', 'сhris'],
    ['katakana without a space', 'たなか ゆき', 'タナカユキ'],
    ['kana that are one sound', 'しゅんすけ', 'shunsuke'],
    ['a long vowel of Japanese', 'とうきょう', 'tokyo'],
    ['Hebrew', 'יעל כהן', 'yael cohen'],
    ['Greek with digraphs', 'Μπάμπης Ευαγγέλου', 'bampis evangelou'],
    ['Korean in three words', '김민수', 'kim min soo'],
    ['a short form of a name', 'Robert Kowalczyk', 'bob kowalczyk'],
    ['without a space', 'Grace Hopper', 'gracehopper'],
    ['one wrong word', 'Ottilie Quist', 'ottilie zandervan'],
  ])('matches %s', (_how, name, query) => expect(score(query, { name })).toBeGreaterThan(0))

  it('matches words of a biography with a name', () => {
    const texts = { name: 'Rish', bio: 'co-founder of neynar, building on farcaster' }
    expect(score('rish neynar', texts)).toBeGreaterThan(0.8)
    expect(score('rish coinbase', texts)).toBeLessThan(score('rish neynar', texts))
  })

  it.each([
    ['Japanese', 'ゼロ知識証明とパン作り', 'パン作り'],
    ['Chinese', '从前是画家，现在写钱包', '画家'],
    ['Thai', 'นักเขียนโปรแกรมที่เชียงใหม่', 'เชียงใหม่'],
  ])('matches a word within a biography in %s', (_script, bio, query) => {
    expect(score(query, { bio })).toBeGreaterThan(0)
    const held = new Set(looseIndexGrams({ channels: [], bio } as unknown as Person, []))
    expect([...looseGramsOf(query).keys()].some((gram) => held.has(gram))).toBe(true)
  })

  it.each([
    ['another name', 'Ottilie Quist', 'zyxqwv plonkert'],
    ['another number', 'boris123', 'boris987'],
    ['a name with three errors', 'Katharina', 'kotherino'],
    ['few consonants in another script', 'Mara Lin', 'مرل'],
    ['a surname alone', 'Hugo Wang', '王菲'],
    ['a surname of Korea alone', 'Hana Kim', '김연아'],
    ['a part of another word', 'Taibei', '北野武'],
    ['consonants, where both scripts write vowels', 'Vera Kikuruno', 'Юрий Гагарин'],
    ['other vowels', 'Grace Covanuba', 'ಕುವೆಂಪು'],
    ['l for r', 'Peter Felivoza', 'فيروز'],
    ['another first letter in another script', 'サカモト', 'nakamoto'],
    ['errors in each word', 'Gracelee', 'bruce lee'],
    ['a mistyped beginning of a short word', 'Zizokape', 'rizek'],
  ])('does not match %s', (_how, name, query) => expect(score(query, { name })).toBe(0))

  it('matches a biography by two words of three', () => {
    const texts = { name: 'Åsa Bergstränd', bio: 'Typeface designer', location: 'Göteborg' }
    expect(score('gothenburg typeface designer', texts)).toBeGreaterThan(0)
    expect(score('gothenburg typeface dentist', texts)).toBe(0)
  })

  it.each([
    ['afrobeat drummer', true],
    ['drummer of lagos', true],
    ['obafemi dancer', false],
    ['afrobaet drummer', false],
  ])('reports whether the profile has all words of %s', (query, expected) => {
    const texts = { name: 'Obafemi', bio: 'Afrobeat drummer, baker by day', location: 'Lagos' }
    expect(looseMatch(toLooseQuery(query), fields(texts))?.hasWords).toBe(expected)
  })

  it('ranks the name itself before what is like it', () => {
    const exact = score('林語堂', { name: '林語堂' })
    expect(exact).toBeGreaterThan(score('林語堂', { name: '林语堂' }))
    expect(score('林語堂', { name: '林语堂' })).toBeGreaterThan(score('林語堂', { name: '临雨唐' }))
  })
})

it('romanises a name with its surname and given name', () => {
  expect(romanize('김민준')).toEqual(expect.arrayContaining(['gimminjun', 'gim', 'minjun']))
  expect(romanize('박서연')).toContain('park')
})

it.each([
  ['shevchenko', 'schevtchenko'],
  ['kim', 'gim'],
  ['yeong', 'young'],
  ['mohammed', 'muhammad', 'consonants'],
])('hears %s and %s as one', (one, other, by = 'sound') => {
  const key = by === 'sound' ? soundKey : consonantKey
  expect(key(one)).toBe(key(other))
})
