import { fold, type Word, wordsOf } from './fold.ts'

/**
 * What of a person a gram is of. `known` is what a person is called and what is verified, `claimed` what nothing proves, `credential` the
 * name of a credential: three indexes in one, so that claims cannot displace what is verified.
 */
export type GramClass = 'known' | 'claimed' | 'credential'

const classMarks: Record<GramClass, string> = { known: 'k', claimed: 'c', credential: 'n' }

/** The most grams of one row; what follows is not searched by. */
const MOST_GRAMS = 300
/** Words of a query that are looked at. */
const MOST_WORDS = 8
/** Words from this length on are found with a typing error. */
const SHORTEST_TYPO = 4
/** The most ways to mistype a query that are tried. */
const MOST_TYPOS = 48

/** Part of a word, as the index knows it. */
interface Gram {
  text: string
  /** The letters of the word that it covers. */
  start: number
  end: number
  isStart?: true
  isEnd?: true
}

function partOf(letters: readonly string[], from: number, size: number): string {
  let part = ''
  for (let at = from; at < from + size; at += 1) part += letters[at]
  return part
}

/** Trigrams, with marks at both ends of a word; of scripts without spaces pairs of letters. */
function gramsOf({ letters, isDense }: Word): Gram[] {
  const size = letters.length
  if (isDense) {
    if (size === 1) return [{ text: letters[0] ?? '', start: 0, end: 1 }]
    return Array.from({ length: size - 1 }, (_, at) => ({ text: partOf(letters, at, 2), start: at, end: at + 2 }))
  }
  if (size === 1) return [{ text: `^${letters[0]}$`, start: 0, end: 1, isStart: true, isEnd: true }]
  const grams: Gram[] = [{ text: `^${partOf(letters, 0, 2)}`, start: 0, end: 2, isStart: true }]
  for (let at = 0; at + 3 <= size; at += 1) grams.push({ text: partOf(letters, at, 3), start: at, end: at + 3 })
  grams.push({ text: `${partOf(letters, size - 2, 2)}$`, start: size - 2, end: size, isEnd: true })
  return grams
}

/** FNV-1a, as a signed 32-bit number. Texts that share a number are told apart when a match is looked at. */
export const hash = (text: string): number => hashOn(0x811c9dc5, text)

/** The hash of a text whose beginning has the hash `value`. */
function hashOn(value: number, text: string): number {
  let hashed = value
  for (let at = 0; at < text.length; at += 1) hashed = Math.imul(hashed ^ text.charCodeAt(at), 0x01000193)
  return hashed | 0
}

/** Adds the numbers of {@link gramsOf} a word, without the texts: imports spend much of their time here. */
function addGrams(grams: Set<number>, mark: number, { letters, isDense }: Word): void {
  const size = letters.length
  const start = isDense ? mark : hashOn(mark, '^')
  const part = (from: number, to: number, value = mark) => {
    let hashed = value
    for (let at = from; at < to; at += 1) hashed = hashOn(hashed, letters[at] ?? '')
    return hashed
  }
  if (isDense) for (let at = 0; at + 2 <= size; at += 1) grams.add(part(at, at + 2))
  else if (size === 1) grams.add(hashOn(part(0, 1, start), '$'))
  else {
    grams.add(part(0, 2, start))
    for (let at = 0; at + 3 <= size; at += 1) grams.add(part(at, at + 3))
    grams.add(hashOn(part(size - 2, size), '$'))
  }
  // Of a first letter alone; in a script without spaces of any.
  for (let at = 0; at < (isDense ? size : 1); at += 1) grams.add(part(at, at + 1, start))
}

const number = (kind: GramClass, { text }: Pick<Gram, 'text'>) => hash(classMarks[kind] + text)

/** The grams by which texts are found. */
export function indexGrams(texts: readonly { kind: GramClass; text: string }[]): number[] {
  const grams = new Set<number>()
  for (const { kind, text } of texts) {
    for (const word of wordsOf(fold(text))) {
      addGrams(grams, hash(classMarks[kind]), word)
    }
  }
  return [...grams].slice(0, MOST_GRAMS).sort((a, b) => a - b)
}

/** Sets of grams: a person with all grams of one set may match. */
export type GramSets = number[][]

/** How a query is looked for, the best way first. A set may let through what does not match; it leaves nothing out that does. */
export interface QueryGrams {
  exact: GramSets
  prefix: GramSets
  inside: GramSets
  similar: GramSets
}

/** The grams of a query within one class. */
export function queryGrams(kind: GramClass, query: string): QueryGrams {
  const words = wordsOf(fold(query)).slice(0, MOST_WORDS)
  const sets = words.map((word) => ({ word, grams: gramsOf(word) }))
  const all = (pick: (word: Word, grams: Gram[]) => Pick<Gram, 'text'>[]): GramSets => {
    const picked = sets.flatMap(({ word, grams }) => pick(word, grams))
    return picked.length === 0 ? [] : [numbers(kind, picked)]
  }
  return {
    exact: all((_, grams) => grams),
    prefix: all(prefixGrams),
    // Parts of fewer than three letters are in too many words.
    inside: sets.every(({ word }) => word.isDense || word.letters.length > 2)
      ? all((_, grams) => grams.filter(({ isStart, isEnd }) => !isStart && !isEnd))
      : [],
    similar: typos(sets)
      .slice(0, MOST_TYPOS)
      .map((grams) => numbers(kind, grams)),
  }
}

const numbers = (kind: GramClass, grams: readonly Pick<Gram, 'text'>[]) => [...new Set(grams.map((gram) => number(kind, gram)))]

function prefixGrams({ letters, isDense }: Word, grams: Gram[]): Pick<Gram, 'text'>[] {
  if (isDense) return grams
  if (letters.length === 1) return [{ text: `^${letters[0]}` }]
  return grams.filter(({ isEnd }) => !isEnd)
}

/** What remains of a query, or becomes of it, under each of the typing errors that one of its words may hold. */
function typos(sets: { word: Word; grams: Gram[] }[]): Gram[][] {
  return sets.flatMap(({ word, grams }, at) => {
    const { letters } = word
    if (letters.length < SHORTEST_TYPO) return []
    const others = sets.filter((_, index) => index !== at).flatMap((one) => one.grams)
    const spellings: Gram[][] = []
    for (let place = 0; place < letters.length; place += 1) {
      // Two letters swapped; one too many.
      if (place + 1 < letters.length) spellings.push(gramsOf({ ...word, letters: swapped(letters, place) }))
      spellings.push(gramsOf({ ...word, letters: letters.toSpliced(place, 1) }))
      // Another letter at this place; one missing before it.
      spellings.push(grams.filter(({ start, end }) => place < start || place >= end))
      spellings.push(grams.filter(({ start, end, isStart }) => (place === 0 ? !isStart : place <= start || place >= end)))
    }
    spellings.push(grams.filter(({ isEnd }) => !isEnd))
    // A single gram is in too many words. A few that lie apart find the same people as all would, for less.
    return spellings.filter((left) => left.length > 1).map((left) => [...spread(left), ...spread(others)])
  })
}

/** The first, the last and the middle one. */
const spread = (grams: Gram[]): Gram[] =>
  grams.length <= 3 ? grams : [0, grams.length >> 1, grams.length - 1].flatMap((at) => grams[at] ?? [])

const swapped = (letters: string[], at: number) => letters.with(at, letters[at + 1] ?? '').with(at + 1, letters[at] ?? '')
