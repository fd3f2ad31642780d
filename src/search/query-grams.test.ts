import { describe, expect, it } from 'vitest'
import { type GramSets, indexGrams } from './grams.ts'
import { queryGrams } from './query-grams.ts'

const held = (text: string) => new Set(indexGrams([{ kind: 'known', text }]))
const finds = (sets: GramSets, grams: ReadonlySet<number>) =>
  sets.some(
    ({ all, any }) =>
      all.every((gram) => grams.has(gram)) && (any?.some((gram) => grams.has(gram)) ?? true),
  )

/**
 * What one slip makes of a word: a letter swapped with the next, left out, typed twice, another in
 * its place, one too many.
 */
const slips = (word: string, other: string) =>
  [...word].flatMap((letter, at) => [
    word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + other + word.slice(at + 1),
    word.slice(0, at) + other + word.slice(at),
  ])

const words = [
  'mira',
  'dwight',
  'zelda',
  'solano',
  'vitalik',
  'ingeborg',
  'hernandez',
  'bartholomew',
  'skyscrapers',
  'anna42',
]

describe.each(words)('of %s', (word) => {
  const grams = held(`Some ${word} here`)
  it('every beginning finds it', () => {
    for (let size = 1; size <= word.length; size += 1)
      expect(
        finds(queryGrams('known', word.slice(0, size)).prefix, grams),
        word.slice(0, size),
      ).toBe(true)
    expect(finds(queryGrams('known', word).exact, grams)).toBe(true)
  })

  it('every part of three letters and more finds it', () => {
    for (let from = 1; from < word.length; from += 1)
      for (let to = from + 3; to <= word.length; to += 1)
        expect(
          finds(queryGrams('known', word.slice(from, to)).inside, grams),
          word.slice(from, to),
        ).toBe(true)
  })

  it('every slip of at least four letters finds it, alone and beside another word', () => {
    for (const typed of slips(word, 'q').filter(({ length }) => length >= 4)) {
      const { prefix, inside, similar } = queryGrams('known', typed)
      const isPart = finds([...prefix, ...inside], grams)
      expect(isPart || finds(similar, grams), typed).toBe(true)
      expect(isPart || finds(queryGrams('known', `${typed} some`).similar, grams), typed).toBe(true)
    }
  })
})

it.each(['Наталья', 'Ελευθερία', 'محمدعلي', 'Владимир'])('every slip in %s finds it', (word) => {
  const grams = held(word)
  for (const typed of slips(word, word[0] ?? '')) {
    const { prefix, similar } = queryGrams('known', typed)
    expect(finds([...prefix, ...similar], grams), typed).toBe(true)
  }
})

it('a whole word is told from a longer one, and a beginning from the middle of a word', () => {
  for (const [query, other] of [
    ['mob', 'mobx'],
    ['zelda', 'zeldaq'],
    ['bartholomew', 'bartholomewson'],
  ] as const)
    expect(finds(queryGrams('known', query).exact, held(other)), query).toBe(false)
  for (const query of ['a', 'an', 'ana', 'anas', 'anast', 'anastasia'])
    expect(finds(queryGrams('known', query).prefix, held(`x${query}`)), query).toBe(false)
})

it('words and claims of another kind find nothing', () => {
  for (const sets of Object.values(queryGrams('claimed', 'bartholomew')))
    expect(finds(sets, held('bartholomew'))).toBe(false)
})

it('many words are looked for in few sets', () => {
  for (const way of ['exact', 'prefix', 'inside'] as const)
    expect(
      queryGrams('known', 'anna boris clara david elena felix grace julia')[way].length,
    ).toBeLessThanOrEqual(8)
})
