/** 64 MiB: at a million profiles one of twenty thousand new keys looks like a known one. */
const BITS = 2 ** 29
const PROBES = 4

export type KeyFilter = ReturnType<typeof createKeyFilter>

/** Creates an empty Bloom filter: it may report keys never added. `bits` is a power of two. */
export function createKeyFilter(bits = BITS) {
  const words = new Uint32Array(bits / 32)
  const mask = bits - 1
  return {
    add(key: string): void {
      const step = mix(key, 0x9e3779b9) | 1
      for (let probe = 0, at = mix(key, 0); probe < PROBES; probe += 1, at += step) {
        const bit = at & mask
        words[bit >>> 5] = (words[bit >>> 5] ?? 0) | (1 << (bit & 31))
      }
    },
    /** Returns false only if the key was never added. */
    mayHave(key: string): boolean {
      const step = mix(key, 0x9e3779b9) | 1
      for (let probe = 0, at = mix(key, 0); probe < PROBES; probe += 1, at += step) {
        const bit = at & mask
        if (((words[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return false
      }
      return true
    },
  }
}

/** Returns a hash of 32 bits: FNV-1a, with the final mix of MurmurHash3. */
function mix(key: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
