/**
 * Fits the weights of the mention reader to the casts of `test/bot` and the phrases of its
 * languages, and writes `packages/mention-reader/src/weights.ts`. Run it after a change of the
 * features, of a vocabulary or of the casts: `npm run fit:mentions`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { bareNamesOf } from '@whocast/mention-reader/bare-names.ts'
import { featuresOf } from '@whocast/mention-reader/features.ts'
import { interpretationsOf, kinds } from '@whocast/mention-reader/interpretations.ts'
import type { PhraseContext } from '@whocast/mention-reader/language.ts'
import { languages } from '@whocast/mention-reader/languages.ts'
import { digits, STEP } from '@whocast/mention-reader/likeliest.ts'
import { situationOf } from '@whocast/mention-reader/mention.ts'
import { castOfPhrase, meaningOf, testBot } from '@whocast/mention-reader/phrase-cast.ts'
import type { Phrasing } from '../test/bot/phrasings.ts'
import { classPhrases } from '../test/bot/phrasings-classes.ts'
import { queryPhrases } from '../test/bot/query-phrases.ts'

interface Example {
  text: string
  context?: PhraseContext | undefined
  meanings: readonly string[]
  weight: number
  links?: readonly string[] | undefined
}

interface Row {
  features: Int32Array
  /** By kind: whether the cast may be one, and whether that is right. */
  isOpen: readonly boolean[]
  isRight: readonly boolean[]
  weight: number
}

/** Casts that no rule of the reader was written for count more. */
const UNFITTED_WEIGHT = 4
const SETS: Readonly<Record<string, number>> = {
  'casts-of-issue-33': 1,
  'casts-by-class': 1,
  'casts-by-class-unseen': 1,
  'casts-once-held-out': 1,
  'casts-of-doubt': 1,
  'casts-for-development': 1,
  'casts-once-held-out-later': UNFITTED_WEIGHT,
}
/** Rarer features are not fitted. */
const MIN_ROWS = 15
const STEPS = 400
const RATE = 0.03
const DECAY = 0.0003

const folder = new URL('../test/bot/', import.meta.url)
const target = new URL('../packages/mention-reader/src/weights.ts', import.meta.url)

const inOrder = (meaning: string): string =>
  meaning.startsWith('name:') ? meaning.toLowerCase() : meaning.split(' ').sort().join(' ')

async function examples(): Promise<Example[]> {
  const ofSets = Object.entries(SETS).flatMap(([name, weight]) =>
    readFileSync(new URL(`${name}.tsv`, folder), 'utf8')
      .trim()
      .split('\n')
      .filter((_, at) => !(process.env['HOLD'] && name.endsWith('later') && at >= 420))
      .map((line): Example => {
        const [text = '', meaning = '', context] = line.split('\t')
        return {
          text: text.replaceAll('\\n', '\n'),
          context: (context || 'top') as PhraseContext,
          meanings: meaning.split('|'),
          weight,
        }
      }),
  )
  const ofTests = [
    ...languages.flatMap(({ phrases }) => phrases),
    ...Object.values(classPhrases).flat(),
  ].map(
    ([text, meaning, context]): Example => ({ text, context, meanings: [meaning], weight: 2 }),
  )
  const ofQueries = queryPhrases.map(
    ([text, key]): Example => ({ text: `@whocast ${text}`, meanings: [key], weight: 2 }),
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
  return [...ofSets, ...ofTests, ...ofQueries, ...ofPhrasings]
}

function rowsOf(all: readonly Example[]): { rows: Row[]; names: string[] } {
  const read = all.map(({ text, context, meanings, weight, links }) => {
    const { cast, conversation } = castOfPhrase(text, context, links)
    const situation = situationOf(cast, testBot, conversation)
    const bare = bareNamesOf(situation.scene, situation.subjects.used, true)
    const found = interpretationsOf(situation, bare)
    const right = new Set(meanings.map(inOrder))
    const isRight = kinds.map((kind) => {
      const intent = found.get(kind)
      return intent !== undefined && right.has(inOrder(meaningOf(intent)))
    })
    const features = [...featuresOf(situation, bare)]
    return { features, isOpen: kinds.map((kind) => found.has(kind)), isRight, weight }
  })
  const counts = new Map<string, number>()
  for (const { features } of read)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const names = [...counts].filter(([, n]) => n >= MIN_ROWS).map(([name]) => name)
  const places = new Map(names.map((name, at) => [name, at]))
  const rows = read
    .filter(({ isRight }) => isRight.includes(true))
    .map((row) => ({
      ...row,
      features: Int32Array.from(row.features.flatMap((name) => places.get(name) ?? [])),
    }))
  return { rows, names }
}

/** Adds the gradient of one row to `gradient`. */
function addGradient(
  { features, isOpen, isRight, weight }: Row,
  matrix: Float64Array,
  gradient: Float64Array,
): void {
  const size = kinds.length
  const scores = new Float64Array(size)
  for (const feature of features)
    for (let kind = 0; kind < size; kind += 1)
      scores[kind] = (scores[kind] ?? 0) + (matrix[feature * size + kind] ?? 0)
  const highest = Math.max(...scores.filter((_, kind) => isOpen[kind]))
  const odds = scores.map((score, kind) => (isOpen[kind] ? Math.exp(score - highest) : 0))
  const sum = odds.reduce((total, one) => total + one, 0)
  const sumRight = odds.reduce((total, one, kind) => total + (isRight[kind] ? one : 0), 0)
  for (let kind = 0; kind < size; kind += 1) {
    const odd = odds[kind] ?? 0
    const error = weight * (odd / sum - (isRight[kind] ? odd / Math.max(sumRight, 1e-12) : 0))
    if (error === 0) continue
    for (const feature of features) {
      const at = feature * size + kind
      gradient[at] = (gradient[at] ?? 0) + error
    }
  }
}

/** Fits a softmax regression by Adam; deterministic. */
function fit(rows: readonly Row[], count: number): Float64Array {
  const length = count * kinds.length
  const matrix = new Float64Array(length)
  const mean = new Float64Array(length)
  const square = new Float64Array(length)
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient = new Float64Array(length)
    for (const row of rows) addGradient(row, matrix, gradient)
    for (let at = 0; at < length; at += 1) {
      const slope = (gradient[at] ?? 0) / total + DECAY * (matrix[at] ?? 0)
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope
      const first = (mean[at] ?? 0) / (1 - 0.9 ** step)
      const second = (square[at] ?? 0) / (1 - 0.999 ** step)
      matrix[at] = (matrix[at] ?? 0) - (RATE * first) / (Math.sqrt(second) + 1e-8)
    }
  }
  return matrix
}

const middle = (digits.length - 1) / 2

function written(names: readonly string[], matrix: Float64Array): string {
  const entries = names.flatMap((name, feature) => {
    const digitsOf = kinds.map((_, kind) => {
      const steps = Math.round((matrix[feature * kinds.length + kind] ?? 0) / STEP)
      return digits[Math.floor(middle) + Math.max(-30, Math.min(30, steps))] ?? ''
    })
    const zero = digits[Math.floor(middle)]
    return digitsOf.every((digit) => digit === zero) ? [] : [`${name}=${digitsOf.join('')}`]
  })
  const lines = ['']
  for (const entry of entries.sort()) {
    const last = lines.at(-1) ?? ''
    if (last.length + entry.length < 100) lines[lines.length - 1] = `${last} ${entry}`.trim()
    else lines.push(entry)
  }
  return `/** Written by \`npm run fit:mentions\`. */\nexport const weights = \`${lines.join('\n')}\`\n`
}

const { rows, names } = rowsOf(await examples())
writeFileSync(target, written(names, fit(rows, names.length)))
console.log(`${rows.length} casts, ${names.length} features`)
