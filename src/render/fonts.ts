import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Renderer as Takumi } from '@takumi-rs/core'
import { packageRoot } from '../root.ts'

interface Family {
  name: string
  /** Weight and file in `src/render/fonts`. */
  files: readonly (readonly [weight: number, file: string])[]
  /** Text that needs it; absent: always loaded. */
  needed?: RegExp
}

const script = (name: string, file: string, needed: RegExp): Family => ({
  name,
  files: [
    [400, `${file}-400.ttf`],
    [700, `${file}-700.ttf`],
  ],
  needed,
})

const eastAsian = (name: string, file: string, needed: RegExp): Family => ({
  name,
  files: [
    [400, `${file}-400.otf`],
    [700, `${file}-700.otf`],
  ],
  needed,
})

const han = /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u

/** In the order in which a letter is looked for. */
const families: readonly Family[] = [
  {
    name: 'Inter',
    files: [
      [400, 'inter-400.ttf'],
      [500, 'inter-500.ttf'],
      [600, 'inter-600.ttf'],
    ],
  },
  { name: 'Inter Display', files: [[700, 'inter-display-700.ttf']] },
  { name: 'JetBrains Mono', files: [[500, 'jetbrains-mono-500.ttf']] },
  script('Noto Sans Arabic', 'noto-arabic', /\p{Script=Arabic}/u),
  script('Noto Sans Hebrew', 'noto-hebrew', /\p{Script=Hebrew}/u),
  script('Noto Sans Devanagari', 'noto-devanagari', /\p{Script=Devanagari}|[\u0964\u0965\u20b9]/u),
  script('Noto Sans Thai', 'noto-thai', /\p{Script=Thai}|\u0e3f/u),
  script('Noto Sans Armenian', 'noto-armenian', /\p{Script=Armenian}/u),
  script('Noto Sans Bengali', 'noto-bengali', /\p{Script=Bengali}/u),
  script('Noto Sans Ethiopic', 'noto-ethiopic', /\p{Script=Ethiopic}/u),
  script('Noto Sans Georgian', 'noto-georgian', /\p{Script=Georgian}/u),
  script('Noto Sans Gujarati', 'noto-gujarati', /\p{Script=Gujarati}/u),
  script('Noto Sans Gurmukhi', 'noto-gurmukhi', /\p{Script=Gurmukhi}/u),
  script('Noto Sans Kannada', 'noto-kannada', /\p{Script=Kannada}/u),
  script('Noto Sans Khmer', 'noto-khmer', /\p{Script=Khmer}/u),
  script('Noto Sans Lao', 'noto-lao', /\p{Script=Lao}/u),
  script('Noto Sans Malayalam', 'noto-malayalam', /\p{Script=Malayalam}/u),
  script('Noto Sans Myanmar', 'noto-myanmar', /\p{Script=Myanmar}/u),
  script('Noto Sans Oriya', 'noto-oriya', /\p{Script=Oriya}/u),
  script('Noto Sans Sinhala', 'noto-sinhala', /\p{Script=Sinhala}/u),
  script('Noto Sans Tamil', 'noto-tamil', /\p{Script=Tamil}/u),
  script('Noto Sans Telugu', 'noto-telugu', /\p{Script=Telugu}/u),
  script('Noto Sans Thaana', 'noto-thaana', /\p{Script=Thaana}/u),
  { name: 'Noto Sans Cherokee', files: [[400, 'noto-cherokee-400.ttf']], needed: /\p{Script=Cherokee}/u },
  {
    name: 'Noto Sans Canadian Aboriginal',
    files: [[400, 'noto-aboriginal-400.ttf']],
    needed: /\p{Script=Canadian_Aboriginal}/u,
  },
  eastAsian('Noto Sans JP', 'noto-jp', /\p{Script=Hiragana}|\p{Script=Katakana}/u),
  eastAsian('Noto Sans KR', 'noto-kr', /\p{Script=Hangul}/u),
  eastAsian('Noto Sans SC', 'noto-sc', han),
  { name: 'Noto Sans Math', files: [[400, 'noto-math-400.ttf']], needed: /[\u{1d400}-\u{1d7ff}]/u },
  {
    name: 'Twemoji',
    files: [[400, 'twemoji.ttf']],
    needed: /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u20e3\u{1f3fb}-\u{1f3ff}]/u,
  },
  {
    name: 'Noto Sans Symbols',
    files: [[400, 'noto-symbols-400.ttf']],
    needed: /[\u2300-\u23ff\u2460-\u24ff\u2600-\u27bf\u2b00-\u2bff\u{1f100}-\u{1f1ff}]/u,
  },
]

const folder = join(packageRoot, 'src/render/fonts')

/**
 * Loads fonts when a text first needs them: a card in Latin letters never pays for Chinese.
 *
 * @param takumi where they are registered
 */
export function createFonts(takumi: Pick<Takumi, 'registerFont'>) {
  const loaded = new Map<string, Promise<void>>()

  const load = (family: Family): Promise<void> => {
    const known = loaded.get(family.name)
    if (known) return known
    const loading = Promise.all(
      family.files.map(async ([weight, file]) => {
        await takumi.registerFont({ name: family.name, weight, data: await readFile(join(folder, file)) })
      }),
    ).then(() => {})
    loaded.set(family.name, loading)
    // A failed read is tried again by the next card.
    loading.catch(() => loaded.delete(family.name))
    return loading
  }

  return {
    /** Makes every script in `text` drawable; resolves to the families of the card, in the order of looking. */
    async forText(text: string): Promise<string[]> {
      const wanted = families.filter(({ needed }) => needed === undefined || needed.test(text))
      await Promise.all(wanted.map(load))
      return wanted.map(({ name }) => name)
    },
  }
}
