/** Bits that each word sets in the filter. */
export const HASHES = 8

/**
 * The bits of a word in a Bloom filter, by double hashing with two FNV-1a hashes.
 *
 * @param size bits of the filter
 */
export function bitsOf(word: string, size: number): number[] {
  const first = fnv1a(word, 0x811c9dc5)
  const step = fnv1a(word, 0x01000193) | 1
  return Array.from(
    { length: HASHES },
    (_, index) => ((first + Math.imul(index, step)) >>> 0) % size,
  )
}

function fnv1a(word: string, basis: number): number {
  let hash = basis
  for (let at = 0; at < word.length; at += 1)
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  hash ^= hash >>> 15
  return Math.imul(hash, 0x2c1b3c6d) >>> 0
}

let filter: Uint8Array | undefined
let load = (): Uint8Array => {
  throw new Error('useWords was not called')
}

/** Says how the filter is read: it is, when a word is first asked about. */
export function useWords(read: () => Uint8Array): void {
  load = read
}

/**
 * Whether a word is in a dictionary of English, Spanish, Portuguese, French or German and is not a
 * common given name. Reads the filter that `scripts/ordinary-words.ts` makes when it is first
 * asked.
 *
 * @param key a word in lower case and without accents
 * @returns true also for 0.3 % of words that are in none
 */
export function isOrdinaryWord(key: string): boolean {
  if (!/^[a-z]{3,16}$/.test(key)) return false
  // «Sooo», «hungryyy»: a letter that is drawn out.
  if (/(.)\1\1/.test(key))
    return [1, 2].some((times) => isOrdinaryWord(key.replace(/(.)\1{2,}/g, '$1'.repeat(times))))
  filter ??= load()
  const bits = filter
  return bitsOf(key, bits.length * 8).every((bit) => ((bits[bit >> 3] ?? 0) >> (bit & 7)) & 1)
}
