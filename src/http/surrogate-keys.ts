import { createHmac } from 'node:crypto'

/**
 * The value of `Surrogate-Key` for an answer that depends on these tags, which a cache in front
 * keeps until one of its keys is purged. Undefined where there are too many.
 */
export type SurrogateKeys = (tags: Iterable<string>) => string | undefined

/** A header of more keys than this is longer than caches take. */
const MAX_KEYS = 200
const KEY_LENGTH = 12

/**
 * The key of a tag. Tags name accounts, hidden ones among them, so a key is an HMAC: without the
 * secret it tells nothing, and is not guessed.
 *
 * @param secret shared by all processes
 */
export const surrogateKeyOf = (secret: string, tag: string): string =>
  createHmac('sha256', secret)
    .update(`surrogate-key:${tag}`)
    .digest('base64url')
    .slice(0, KEY_LENGTH)

/** Returns the same keys as Cloudflare reads them, in `Cache-Tag`. */
export const cacheTagsOf = (keys: string): string => keys.replaceAll(' ', ',')

/** Creates the function that writes the header; see {@link surrogateKeyOf}. */
export const createSurrogateKeys =
  (secret: string): SurrogateKeys =>
  (tags) => {
    const all = [...tags]
    return all.length === 0 || all.length > MAX_KEYS
      ? undefined
      : all.map((tag) => surrogateKeyOf(secret, tag)).join(' ')
  }
