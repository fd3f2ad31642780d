import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Renderer as Takumi } from '@takumi-rs/core'
import { packageRoot } from '../../src/kit/root.ts'

interface Family {
  name: string
  /** Weight and file in `frames/card/fonts`. */
  files: readonly (readonly [weight: number, file: string])[]
}

const withWeights = (
  name: string,
  file: string,
  weights: readonly number[],
  extension = 'ttf',
): Family => ({
  name,
  files: weights.map((weight) => [weight, `${file}-${weight}.${extension}`]),
})

const twoWeights = (name: string, file: string, extension?: string): Family =>
  withWeights(name, file, [400, 700], extension)

const oneWeight = (name: string, file: string): Family => ({ name, files: [[400, file]] })

const base: readonly Family[] = [
  withWeights('Inter', 'inter', [400, 500, 600]),
  withWeights('Inter Display', 'inter-display', [700]),
  withWeights('JetBrains Mono', 'jetbrains-mono', [500]),
]

const scripts = [
  'Arabic',
  'Hebrew',
  'Devanagari',
  'Thai',
  'Armenian',
  'Bengali',
  'Ethiopic',
  'Georgian',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Lao',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thaana',
]

const japanese = twoWeights('Noto Sans JP', 'noto-jp', 'otf')

const others: readonly Family[] = [
  ...scripts.map((script) => twoWeights(`Noto Sans ${script}`, `noto-${script.toLowerCase()}`)),
  twoWeights('Noto Sans KR', 'noto-kr', 'otf'),
  twoWeights('Noto Sans SC', 'noto-sc', 'otf'),
  japanese,
  twoWeights('Noto Sans', 'noto'),
  oneWeight('Twemoji', 'twemoji.ttf'),
  oneWeight('Noto Sans Symbols', 'noto-signs-400.ttf'),
  oneWeight('Noto Sans Symbols 2', 'noto-symbols-400.ttf'),
  oneWeight('Noto Sans Math', 'noto-math-400.ttf'),
  oneWeight('Noto Sans Cherokee', 'noto-cherokee-400.ttf'),
  oneWeight('Noto Sans Canadian Aboriginal', 'noto-aboriginal-400.ttf'),
]

/** Chinese and Japanese draw shared letters differently: kana identify Japanese. */
const kana = /[\u3040-\u30ff]/
const othersJapanese = [japanese, ...others.filter((family) => family !== japanese)]

const folder = join(packageRoot, 'frames/card/fonts')

/**
 * Per file: `[gap, length, …]`, each gap counted from the end of the run before; made by
 * scripts/fonts.py.
 */
type Coverage = Record<string, readonly number[]>

let coverage: Map<Family, Uint8Array> | undefined

/** Returns one bit per code point of the first two planes: at most 16 KiB for each family. */
function coverageOf(family: Family): Uint8Array {
  coverage ??= readCoverage()
  return coverage.get(family) ?? new Uint8Array()
}

function readCoverage(): Map<Family, Uint8Array> {
  const all: Coverage = JSON.parse(readFileSync(join(folder, 'coverage.json'), 'utf8'))
  return new Map(
    [...base, ...others].map((family) => {
      const runs = all[family.files[0]?.[1] ?? ''] ?? []
      const bits = new Uint8Array((runs.reduce((sum, part) => sum + part, 0) >> 3) + 1)
      let code = 0
      for (let at = 0; at + 1 < runs.length; at += 2) {
        code += runs[at] ?? 0
        for (const end = code + (runs[at + 1] ?? 0); code < end; code++)
          bits[code >> 3] = (bits[code >> 3] ?? 0) | (1 << (code & 7))
      }
      return [family, bits]
    }),
  )
}

const has = (family: Family, code: number) =>
  ((coverageOf(family)[code >> 3] ?? 0) & (1 << (code & 7))) !== 0

const [inter] = base

/** Returns the family that draws a letter: null for the base fonts, undefined if there is none. */
function familyOf(letter: string, order: readonly Family[]): Family | null | undefined {
  const code = letter.codePointAt(0) ?? 0
  if (inter && has(inter, code)) return null
  return (
    order.find((family) => has(family, code)) ??
    (/\p{Default_Ignorable_Code_Point}|\s/u.test(letter) ? null : undefined)
  )
}

/**
 * Removes the letters that no font has: a card shows no boxes.
 *
 * @param gap replaces omitted letters, so that one identifier cannot pass for another
 */
export function drawable(text: string, gap = ''): string {
  let result = ''
  for (const letter of text) {
    if (letter < '\x7f' || familyOf(letter, others) !== undefined) result += letter
    else if (gap !== '' && !result.endsWith(gap)) result += gap
  }
  return result
}

/**
 * Loads fonts when a text first needs them: a card in Latin letters never pays for Chinese.
 *
 * @param takumi where they are registered
 */
export function createFonts(takumi: Pick<Takumi, 'registerFont'>) {
  const loaded = new Map<Family, Promise<void>>()

  const load = (family: Family): Promise<void> => {
    const known = loaded.get(family)
    if (known) return known
    const loading = Promise.all(
      family.files.map(async ([weight, file]) => {
        await takumi.registerFont({
          name: family.name,
          weight,
          data: await readFile(join(folder, file)),
        })
      }),
    ).then(() => {})
    loaded.set(family, loading)
    // A failed read is tried again by the next card.
    loading.catch(() => loaded.delete(family))
    return loading
  }

  return {
    /** Loads the fonts of a text; resolves to their families, in the order of looking. */
    async forText(text: string): Promise<string[]> {
      const order = kana.test(text) ? othersJapanese : others
      const needed = new Set<Family>()
      for (const letter of new Set(text)) {
        const family = familyOf(letter, order)
        if (family) needed.add(family)
      }
      const wanted = [...base, ...order.filter((family) => needed.has(family))]
      await Promise.all(wanted.map(load))
      return wanted.map(({ name }) => name)
    },
  }
}
