import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Phrasing } from '../../../test/bot/phrasings.ts'
import { classPhrases } from '../../../test/bot/phrasings-classes.ts'
import type { Phrase, PhraseContext } from './language.ts'
import { languages } from './languages.ts'
import { readMention } from './mention.ts'
import { castOfPhrase, meaningOf, testBot } from './phrase-cast.ts'

const inOrder = (meaning: string): string =>
  meaning.startsWith('name:') ? meaning : meaning.split(' ').sort().join(' ')

const faultsOf = (phrases: readonly Phrase[]): string[] =>
  phrases.flatMap(([text, meaning, context]) => {
    const { cast, conversation } = castOfPhrase(text, context)
    const found = meaningOf(readMention(cast, testBot, conversation).intent)
    return inOrder(found) === inOrder(meaning) ? [] : [`${text} → ${found}, not ${meaning}`]
  })

const names = /@whocast|\{\w+\}(?:'\w+)?|linda|jack|\bted\b|twitter|farcaster|Vitalik Buterin/g
const isShared = (text: string): boolean =>
  languages.filter(({ phrases }) => phrases.some((phrase) => phrase[0] === text)).length > 1

describe('each language', () => {
  it.each(languages.map((language) => [language.code, language] as const))(
    '%s: understands its own phrases',
    (_, { phrases }) => {
      expect(faultsOf(phrases)).toEqual([])
      expect(phrases.length).toBeGreaterThanOrEqual(25)
    },
  )

  it('is recognised by 97 % of its phrases, many of two or three words', () => {
    const rows = languages.flatMap(({ code, phrases }) =>
      phrases
        // A text without words of a language has none, and Chinese without its variants has two.
        .filter(([text]) => /\p{L}{2}/u.test(text.replace(names, '')) && !isShared(text))
        .map(([text, , context]) => {
          const { cast, conversation } = castOfPhrase(text, context)
          return { text, code, found: readMention(cast, testBot, conversation).language }
        }),
    )
    const wrong = rows.filter(({ code, found }) => found !== code)
    expect(wrong.length / rows.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.03)
  })
})

describe('each class of request', () => {
  it.each(Object.entries(classPhrases))('%s', (_, phrases) => {
    expect(faultsOf(phrases).length / phrases.length).toBeLessThanOrEqual(0.07)
  })
})

/** A person other than the one who is meant; a reply without a request is another fault. */
const isWrongPerson = (found: string, meanings: readonly string[]): boolean =>
  found.includes(':') && meanings.some((meaning) => meaning.includes(':'))

/**
 * Casts as people write them, to which the reader is fitted; the last column of most is their language;
 * in most of `casts-of-doubt`, silence or a question is better than a card.
 */
it.each([
  ['casts-of-issue-33', 0.96, 0.0075],
  ['casts-by-class', 0.94, 0.009],
  ['casts-by-class-unseen', 0.93, 0.0065],
  ['casts-once-held-out', 0.96, 0.0025],
  ['casts-of-doubt', 0.975, 0.0025],
  ['casts-for-development', 0.94, 0.0035],
  ['casts-once-held-out-later', 0.925, 0.006],
  ['casts-by-authors', 0.89, 0.009],
  ['casts-of-persons', 0.83, 0.0115],
])('understands %s, and few persons wrongly', (name, minRight, maxWrongPersons) => {
  const file = new URL(`../../../test/bot/${name}.tsv`, import.meta.url)
  const rows = readFileSync(file, 'utf8').trim().split('\n')
  const wrong = rows.flatMap((row) => {
    const [text = '', meaning = '', context] = row.split('\t')
    const written = text.replaceAll('\\n', '\n')
    const { cast, conversation } = castOfPhrase(written, context as PhraseContext)
    const found = inOrder(meaningOf(readMention(cast, testBot, conversation).intent))
    const meanings = meaning.split('|').map(inOrder)
    return meanings.includes(found) ? [] : [{ text, meanings, found }]
  })
  const shown = name.endsWith('unseen') ? '' : JSON.stringify(wrong, null, 1)
  expect(1 - wrong.length / rows.length, shown).toBeGreaterThanOrEqual(minRight)
  const persons = wrong.filter(({ found, meanings }) => isWrongPerson(found, meanings))
  expect(persons.length / rows.length, shown).toBeLessThanOrEqual(maxWrongPersons)
})

describe('a question for a realtor or a friend of a person', () => {
  it.each<readonly [string, string]>([
    ["@whocast who's {ada}'s plumber?", 'help'],
    ['@whocast wer ist der Klempner von {ada}', 'help'],
    ['@whocast quem é o encanador da {ada}', 'help'],
    ['@whocast {ada}の床屋は誰？', 'help'],
    ['@whocast {ada}的水管工是谁', 'help'],
    ["@whocast who is {ada}'s friend boris", 'fname:boris'],
    ["@whocast who is {rish} and who is {ada}'s brother", 'fid:194'],
    ["@whocast who is behind {rish}'s account", 'fid:194'],
    ['@whocast wer zum Geier ist der {rish}', 'fid:194'],
  ])('does not show that person: %s', (text, meaning) => {
    expect(faultsOf([[text, meaning]])).toEqual([])
  })
})

describe('languages that the reader does not know', () => {
  it.each<readonly [string, string]>([
    ['@whocast wie is {rish}?', 'fid:194'],
    ['@whocast kto to jest {rish}', 'fid:194'],
    ['@whocast من هو {rish}', 'fid:194'],
    ['@whocast {rish} कौन है', 'fid:194'],
    ['@whocast {rish} คือใคร', 'fid:194'],
    ['@whocast хто такий {rish}?', 'fid:194'],
  ])('asks about the one account that is mentioned: %s', (text, meaning) => {
    expect(faultsOf([[text, meaning]])).toEqual([])
  })
})

/** Rows of earlier sets expect a question for ordinary words, which are looked up now. */
const isGained = ({ text, context, links, expected }: Phrasing): boolean => {
  const { cast, conversation } = castOfPhrase(text, context, links)
  const { earlier: _, ...rest } = conversation
  const { intent } = readMention(cast, testBot, rest)
  const found = meaningOf(intent)
  const wanted = inOrder(expected.replaceAll('ask:', 'fname:'))
  return (
    inOrder(found) === wanted ||
    (intent.kind === 'choose' && expected.startsWith('ask:')) ||
    (expected === 'help' && found.startsWith('name:'))
  )
}

it('keeps what was gained with earlier sets', async () => {
  const folder = new URL('../../../test/bot/', import.meta.url)
  const names = readdirSync(folder).filter((name) => name.startsWith('phrasings'))
  const files = await Promise.all(
    names.map((name) => import(new URL(name, folder).href) as Promise<Record<string, unknown>>),
  )
  const rows = files
    .flatMap((file) => Object.values(file))
    .flatMap((list) => (Array.isArray(list) ? (list as Phrasing[]) : []))
  expect(rows.length).toBeGreaterThan(1500)
  expect(rows.filter(isGained).length / rows.length).toBeGreaterThanOrEqual(0.895)
})
