import { sha256 } from '@noble/hashes/sha2.js'

const LENGTH = 21
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const encoder = new TextEncoder()

/**
 * Derives a profile ID from a key of the profile: the same each time, for profiles without a stored
 * ID. It is the beginning of a SHA-256 hash in Base64url.
 *
 * @param key in the form of `identifierKey`
 */
export function derivedProfileID(key: string): string {
  const digest = sha256(encoder.encode(`whocast profile ${key}`))
  let id = ''
  for (let bit = 0; id.length < LENGTH; bit += 6) {
    const pair = ((digest[bit >> 3] ?? 0) << 8) | (digest[(bit >> 3) + 1] ?? 0)
    id += alphabet[(pair >> (10 - (bit & 7))) & 63]
  }
  return id
}
