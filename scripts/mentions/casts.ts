/** The casts to which the mention reader is fitted, and the rows that they give. */
import { readdirSync, readFileSync } from 'node:fs'
import { identifierKey } from '@whocast/contract/identifier.ts'
import { candidatesOf } from '@whocast/mention-reader/candidates.ts'
import { featuresOf } from '@whocast/mention-reader/features.ts'
import type { Scorer } from '@whocast/mention-reader/fitted.ts'
import { interpretationsOf, kinds } from '@whocast/mention-reader/interpretations.ts'
import type { Item } from '@whocast/mention-reader/item.ts'
import type { PhraseContext } from '@whocast/mention-reader/language.ts'
import { languages } from '@whocast/mention-reader/languages.ts'
import { situationIn } from '@whocast/mention-reader/mention.ts'
import { peopleOf } from '@whocast/mention-reader/people.ts'
import { featuresOfCandidate } from '@whocast/mention-reader/person-features.ts'
import { castOfPhrase, meaningOf, testBot } from '@whocast/mention-reader/phrase-cast.ts'
import { sceneOf } from '@whocast/mention-reader/scene.ts'
import type { Situation } from '@whocast/mention-reader/situation.ts'
import type { Phrasing } from '../../test/bot/phrasings.ts'
import { classPhrases } from '../../test/bot/phrasings-classes.ts'
import { queryPhrases } from '../../test/bot/query-phrases.ts'
import { type Row, randomOf } from './network.ts'

export interface Example {
  /** The set of casts that it is of, and its author there. */
  set?: string
  author?: string | undefined
  text: string
  context?: PhraseContext | undefined
  meanings: readonly string[]
  weight: number
  /** A copy of the cast with fewer known words. */
  isCopy?: true
  links?: readonly string[] | undefined
}

/** Casts that no rule of the reader was written for count more. */
const UNFITTED_WEIGHT = 2
const SETS: Readonly<Record<string, number>> = {
  'casts-of-issue-33': 2.5,
  'casts-by-class': 2,
  'casts-by-class-unseen': 1,
  'casts-once-held-out': 1.5,
  'casts-of-doubt': 1,
  'casts-for-development': 1,
  'casts-once-held-out-later': UNFITTED_WEIGHT,
  'casts-by-authors': UNFITTED_WEIGHT,
  'casts-of-persons': UNFITTED_WEIGHT,
  'casts-of-contrasts': UNFITTED_WEIGHT,
  'casts-of-variety': UNFITTED_WEIGHT,
}
/** Other authors use words that the vocabulary lacks: a copy of each cast lacks a share of them. */
const UNKNOWN_SHARE = 0.2
const folder = new URL('../../test/bot/', import.meta.url)

/** Casts of which no card is right teach to show none. */
const UNREACHABLE_WEIGHT = 0.5

/** The authors of sets, in the order of the casts, and the number of their casts. */
const AUTHORS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'casts-by-authors': {
    k: 400, l: 400, m: 500, n: 500, o: 500, p: 500, q: 500, r: 500, s: 500, t: 500, u: 544, v: 491, w: 504, x: 538,
    y: 569, z: 600, ya: 594, yb: 462, yc: 475, yd: 487, ye: 522, yf: 521,
  }, // biome-ignore format: one list
  'casts-of-persons': { za: 602, zb: 505, zc: 702, zd: 900 },
  'casts-of-contrasts': { ze: 2935, zf: 2226, zg: 2633, zh: 2083 },
  'casts-of-variety': {
    zi: 904, zj: 1005, zk: 1022, zl: 1106, zm: 1027, zn: 911, zo: 1000, zp: 947, zq: 1116, zr: 1273, zs: 1278, zt: 1245,
    zu: 1275, zv: 1330, zw: 1259,
  }, // biome-ignore format: one list
}

/** Authors who are left out together. */
export const PARTS = [
  ['k', 'l', 'm', 'za', 'ze', 'zi', 'zr'],
  ['n', 'o', 'p', 'zb', 'zf', 'zj', 'zo', 'zs'],
  ['q', 'r', 's', 't', 'zg', 'zk', 'zp', 'zt'],
  ['u', 'v', 'w', 'x', 'zh', 'zl', 'zu'],
  ['y', 'z', 'ya', 'zc', 'zm', 'zq', 'zv'],
  ['yb', 'yc', 'yd', 'ye', 'yf', 'zd', 'zn', 'zw'],
]

function authorOf(set: string, place: number): string | undefined {
  let end = 0
  return Object.entries(AUTHORS[set] ?? {}).find(([, count]) => {
    end += count
    return place < end
  })?.[0]
}

/** Returns the part of each example: that of its author, and the same for one text. */
export function partsOf(all: readonly Example[]): number[] {
  const ofTexts = new Map<string, number>()
  for (const { author, text } of all)
    if (author !== undefined && !ofTexts.has(text))
      ofTexts.set(
        text,
        PARTS.findIndex((authors) => authors.includes(author)),
      )
  return all.map(
    ({ text }) => ofTexts.get(text) ?? Math.floor(randomOf(text)() * PARTS.length) % PARTS.length,
  )
}

const inOrder = (meaning: string): string =>
  meaning.startsWith('name:') ? meaning.toLowerCase() : meaning.split(' ').sort().join(' ')

/** Returns all the casts, and copies of them. */
export async function examples(): Promise<Example[]> {
  const ofSets = Object.entries(SETS).flatMap(([name, weight]) =>
    readFileSync(new URL(`${name}.tsv`, folder), 'utf8')
      .trim()
      .split('\n')
      .map((line, place): Example => {
        const [text = '', meaning = '', context] = line.split('\t')
        return {
          text: text.replaceAll('\\n', '\n'),
          context: (context || 'top') as PhraseContext,
          meanings: meaning.split('|'),
          weight,
          set: name,
          author: authorOf(name, place),
        }
      }),
  )
  const ofTests = [
    ...languages.flatMap(({ phrases }) => phrases),
    ...Object.values(classPhrases).flat(),
  ].map(
    ([text, meaning, context]): Example => ({
      text,
      context,
      meanings: [meaning],
      weight: 16,
    }),
  )
  const ofQueries = queryPhrases.map(
    ([text, key]): Example => ({ text: `@whocast ${text}`, meanings: [key], weight: 16 }),
  )
  const files = await Promise.all(
    readdirSync(folder)
      .filter((name) => name.startsWith('phrasings'))
      .map((name) => import(new URL(name, folder).href) as Promise<Record<string, unknown>>),
  )
  const ofPhrasings = files
    .flatMap((file) => Object.values(file))
    .flatMap((list) => (Array.isArray(list) ? (list as Phrasing[]) : []))
    .map(
      ({ text, context, expected, links }): Example => ({
        text,
        context,
        meanings: [
          expected.replaceAll('ask:', 'fname:'),
          ...(expected.startsWith('ask:') ? ['choose'] : []),
        ],
        weight: 0.5,
        links,
      }),
    )
  const all = [...ofSets, ...ofTests, ...ofQueries, ...ofPhrasings]
  return [...all, ...all.map((one) => ({ ...one, isCopy: true as const }))]
}

/** Reads an example; in a copy, the reader does not know some of the words. */
export function situationOf({ text, context, links, isCopy }: Example): Situation {
  const { cast, conversation } = castOfPhrase(text, context, links)
  const scene = sceneOf(cast, testBot)
  if (!isCopy) return situationIn(scene, cast, testBot, conversation)
  const random = randomOf(text)
  const items = scene.items.map(
    (item): Item =>
      item.kind === 'phrase' && random() < UNKNOWN_SHARE
        ? { kind: 'unknown', text: item.text, isPossessive: item.isPossessive === true }
        : item,
  )
  return situationIn({ ...scene, items }, cast, testBot, conversation)
}

/** Makes a row of each person in an example; its alternatives: the person is meant, or is not. */
export function peopleRows(example: Example, situation: Situation): Row<string[]>[] {
  const keys = new Set(
    example.meanings.flatMap((meaning) =>
      meaning.startsWith('name:') ? [keyOfName(meaning)] : meaning.split(' '),
    ),
  )
  const all = candidatesOf(situation)
  const isIdle = example.meanings.every((meaning) => !meaning.includes(':') && meaning !== 'choose')
  // A name by form in a cast that asks nothing may still be the person whom it is about.
  return all.flatMap((one) => {
    if (isIdle && one.named) return []
    const key = keyOfName(meaningOf({ kind: 'lookup', subjects: [one.subject] }))
    const isMeant = keys.has(key) || (one.isShort && keys.has('choose'))
    return [
      {
        features: featuresOfCandidate(situation, one, all),
        isOpen: [true, true],
        isRight: [isMeant, !isMeant],
        weight: example.weight,
      },
    ]
  })
}

/** A display name of one word is as good as the username. */
const keyOfName = (meaning: string): string => {
  const key = meaning.toLowerCase()
  return key.startsWith('name:') && !/\s/.test(key) ? key.replace('name:', 'fname:') : key
}

/** Makes the row of an example; its alternatives are the kinds of request. */
export function kindRow(example: Example, situation: Situation, score: Scorer): Row<string[]> {
  const people = peopleOf(situation, score)
  const found = interpretationsOf(situation, people)
  const right = new Set(example.meanings.map((meaning) => inOrder(keyOfName(meaning))))
  const meant = new Set(example.meanings.flatMap((meaning) => meaning.toLowerCase().split(' ')))
  const isRight = kinds.map((kind) => {
    const intent = found.get(kind)
    return (
      kind !== 'question' &&
      intent !== undefined &&
      right.has(inOrder(keyOfName(meaningOf(intent))))
    )
  })
  const features = featuresOf(situation, people)
  const isOpen = kinds.map((kind) => found.has(kind))
  const isReachable = isRight.includes(true)
  if (!isReachable) {
    // No card is right: a question that offers the person is, otherwise none.
    const question = found.get('question')
    const isOffered =
      question?.kind === 'choose' &&
      'among' in question &&
      question.among.some((one) => meant.has(identifierKey(one)))
    for (const [at, kind] of kinds.entries())
      isRight[at] = isOffered ? kind === 'question' : kind === 'help' || kind === 'nothing'
  }
  const weight = example.weight * (isReachable ? 1 : UNREACHABLE_WEIGHT)
  return { features, isOpen, isRight, weight }
}
