/**
 * Fits the weights of the mention reader to the casts of `test/bot` and the phrases of its
 * languages, and writes `people-weights.ts` and
 * `cast-weights.ts` of the package. Run it after a change of the
 * features, of a vocabulary or of the casts: `npm run fit:mentions`. Names of sets behind
 * `people` and `casts` leave those out, to see how the reader does on casts of other authors.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { candidatesOf } from '@whocast/mention-reader/candidates.ts'
import { featuresOf } from '@whocast/mention-reader/features.ts'
import { digits, STEP, ZERO } from '@whocast/mention-reader/fitted.ts'
import { interpretationsOf, kinds } from '@whocast/mention-reader/interpretations.ts'
import type { Item } from '@whocast/mention-reader/item.ts'
import type { PhraseContext } from '@whocast/mention-reader/language.ts'
import { languages } from '@whocast/mention-reader/languages.ts'
import { situationIn } from '@whocast/mention-reader/mention.ts'
import { peopleOf } from '@whocast/mention-reader/people.ts'
import { featuresOfCandidate } from '@whocast/mention-reader/person-features.ts'
import { castOfPhrase, meaningOf, testBot } from '@whocast/mention-reader/phrase-cast.ts'
import { sceneOf } from '@whocast/mention-reader/scene.ts'
import type { Phrasing } from '../test/bot/phrasings.ts'
import { classPhrases } from '../test/bot/phrasings-classes.ts'
import { queryPhrases } from '../test/bot/query-phrases.ts'

interface Example {
  text: string
  context?: PhraseContext | undefined
  meanings: readonly string[]
  weight: number
  /** 0 for the cast itself; the number of a copy with fewer known words. */
  copy: number
  links?: readonly string[] | undefined
}

interface Row<Features = Int32Array> {
  features: Features
  /** By alternative: whether there is such a one, and whether it is right. */
  isOpen: readonly boolean[]
  isRight: readonly boolean[]
  weight: number
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
}
/** Other authors use words that the vocabulary lacks: copies of the casts lack a share of them. */
const COPIES = 2
const UNKNOWN_SHARE = 0.2
/** Rarer features are not fitted. */
const MIN_ROWS = 24
const EPOCHS = 30
const RATE = 0.2
const DECAY = 0.0002

const [, , table, ...leftOut] = process.argv
const folder = new URL('../test/bot/', import.meta.url)
const source = new URL('../packages/mention-reader/src/', import.meta.url)

const inOrder = (meaning: string): string =>
  meaning.startsWith('name:') ? meaning.toLowerCase() : meaning.split(' ').sort().join(' ')

async function examples(): Promise<Example[]> {
  const ofSets = Object.entries(SETS)
    .filter(([name]) => !leftOut.includes(name))
    .flatMap(([name, weight]) =>
      readFileSync(new URL(`${name}.tsv`, folder), 'utf8')
        .trim()
        .split('\n')
        .map((line): Example => {
          const [text = '', meaning = '', context] = line.split('\t')
          return {
            text: text.replaceAll('\\n', '\n'),
            context: (context || 'top') as PhraseContext,
            meanings: meaning.split('|'),
            weight,
            copy: 0,
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
      weight: 4,
      copy: 0,
    }),
  )
  const ofQueries = queryPhrases.map(
    ([text, key]): Example => ({ text: `@whocast ${text}`, meanings: [key], weight: 4, copy: 0 }),
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
        copy: 0,
        links,
      }),
    )
  return [...ofSets, ...ofTests, ...ofQueries, ...ofPhrasings]
}

/** Reads an example; in a copy, the reader does not know some of the words. */
const situationOfExample = ({ text, context, links, copy }: Example) => {
  const { cast, conversation } = castOfPhrase(text, context, links)
  const scene = sceneOf(cast, testBot)
  const random = randomOf(`${copy}${text}`)
  const items = scene.items.map(
    (item): Item =>
      copy > 0 && item.kind === 'phrase' && random() < UNKNOWN_SHARE
        ? { kind: 'unknown', text: item.text, isPossessive: item.isPossessive === true }
        : item,
  )
  return situationIn({ ...scene, items }, cast, testBot, conversation)
}

/** A generator of numbers below one that depend on a text alone. */
function randomOf(text: string): () => number {
  let state = 7
  for (const letter of text) state = (Math.imul(state, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return ((state >>> 8) % 10_007) / 10_007
  }
}

/** Makes a row of each person in an example; its alternatives: the person is meant, or is not. */
const peopleOfExample = (example: Example): Row<string[]>[] => {
  const situation = situationOfExample(example)
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
function kindsOfExample(example: Example): Row<string[]>[] {
  const situation = situationOfExample(example)
  const people = peopleOf(situation)
  const found = interpretationsOf(situation, people)
  const right = new Set(example.meanings.map(inOrder))
  const isRight = kinds.map((kind) => {
    const intent = found.get(kind)
    return intent !== undefined && right.has(inOrder(meaningOf(intent)))
  })
  const features = featuresOf(situation, people)
  const isOpen = kinds.map((kind) => found.has(kind))
  return isRight.includes(true) ? [{ features, isOpen, isRight, weight: example.weight }] : []
}

/** Numbers the features; leaves out those that are rare. */
function numbered(all: readonly Row<string[]>[]): { rows: Row[]; names: string[] } {
  const counts = new Map<string, number>()
  for (const { features } of all)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const names = [...counts].filter(([, n]) => n >= MIN_ROWS).map(([name]) => name)
  const places = new Map(names.map((name, at) => [name, at]))
  const rows = all.map((row) => ({
    ...row,
    features: Int32Array.from(row.features.flatMap((name) => places.get(name) ?? [])),
  }))
  return { rows, names }
}

/** The slopes of the scores of a row: how likely each alternative is, less how likely if right. */
function slopesOf({ features, isOpen, isRight }: Row, matrix: Float64Array): number[] {
  const size = isOpen.length
  const scores = isOpen.map((_, at) =>
    features.reduce((sum, feature) => sum + (matrix[feature * size + at] ?? 0), 0),
  )
  const highest = Math.max(...scores.filter((_, at) => isOpen[at]))
  const odds = scores.map((score, at) => (isOpen[at] ? Math.exp(score - highest) : 0))
  const sum = odds.reduce((total, one) => total + one, 0)
  const sumRight = odds.reduce((total, one, at) => total + (isRight[at] ? one : 0), 0)
  return odds.map((odd, at) => odd / sum - (isRight[at] ? odd / Math.max(sumRight, 1e-12) : 0))
}

/**
 * Fits a softmax regression row by row, with steps that shrink for features that are frequent
 * (AdaGrad), and a decay of all the weights. The result depends on the rows alone.
 */
function regress(rows: readonly Row[], count: number, size: number): Float64Array {
  const matrix = new Float64Array(count * size)
  const squares = new Float64Array(count * size).fill(1)
  const touched = new Float64Array(count)
  const random = randomOf('order')
  const order = rows.map((row) => ({ row, place: random() })).sort((x, y) => x.place - y.place)
  let time = 0
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const { row } of order) {
      time += 1
      const slopes = slopesOf(row, matrix)
      for (const feature of row.features) {
        const age = time - (touched[feature] ?? 0)
        touched[feature] = time
        for (let at = 0; at < size; at += 1) {
          const slope = (slopes[at] ?? 0) * row.weight
          const place = feature * size + at
          squares[place] = (squares[place] ?? 0) + slope * slope
          const rate = RATE / Math.sqrt(squares[place] ?? 1)
          matrix[place] = (matrix[place] ?? 0) * Math.exp(-rate * DECAY * age) - rate * slope
        }
      }
    }
  return matrix
}

function written(names: readonly string[], matrix: Float64Array, size: number): string[] {
  const digitOf = (weight: number): string => {
    const steps = Math.round(weight / STEP)
    return digits[ZERO + Math.max(-ZERO, Math.min(ZERO, steps))] ?? ''
  }
  const entries = names.flatMap((name, feature) => {
    const row = [...matrix.slice(feature * size, (feature + 1) * size)].map(digitOf)
    return row.every((digit) => digit === digits[ZERO]) ? [] : [`${name}=${row.join('')}`]
  })
  const lines = ['']
  for (const entry of entries.sort()) {
    const last = lines.at(-1) ?? ''
    if (last.length + entry.length < 100) lines[lines.length - 1] = `${last} ${entry}`.trim()
    else lines.push(entry)
  }
  return lines
}

function fitTable(name: string, constant: string, all: readonly Row<string[]>[]): void {
  const { rows, names } = numbered(all)
  const size = rows[0]?.isOpen.length ?? 0
  const lines = written(names, regress(rows, names.length, size), size)
  const text = [
    '/** Written by `npm run fit:mentions`. */',
    `export const ${constant} = \``,
    ...lines,
  ]
  writeFileSync(new URL(name, source), `${text.join('\n')}\n\`\n`)
  console.log(`${name}: ${rows.length} rows, ${names.length} features`)
}

// The weights of people are features of casts, and are read when a process starts.
const casts = await examples()
const all = Array.from({ length: COPIES + 1 }, (_, copy) =>
  casts.map((one) => ({ ...one, copy, weight: copy === 0 ? one.weight : one.weight / COPIES })),
).flat()
if (table === 'people') fitTable('people-weights.ts', 'peopleWeights', all.flatMap(peopleOfExample))
else fitTable('cast-weights.ts', 'castWeights', all.flatMap(kindsOfExample))
