import type { Address } from 'viem'

// Small readers of untrusted input. None of them throws.

/** An object of which nothing is known. */
export type Fields = Record<string, unknown>

/** Whether it is an object, and neither null nor a list. */
export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/**
 * The value if it is an object, else an empty one; so with the others: what is not of the kind is
 * as if it were not there.
 */
export const object = (value: unknown): Fields => (isObject(value) ? value : {})
/** The text, else an empty one. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '')
/** Whether a text is 20 bytes in hex, whatever its checksum says. */
export const isHexAddress = (value: string): value is Address => /^0x[0-9a-fA-F]{40}$/.test(value)
/**
 * Lower case, so that a wrong checksum in between is a comparison that fails and nothing that
 * throws.
 */
export const address = (value: unknown): Address | null =>
  typeof value === 'string' && isHexAddress(value) ? (value.toLowerCase() as Address) : null
/** The objects of a list, else none. */
export const list = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter(isObject) : []
/** A whole number from 0, else null. */
export const natural = (value: unknown): number | null =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null

/** Unix seconds from a number or RFC 3339. */
export function seconds(value: unknown): number | null {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  const parsed = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(parsed) ? null : Math.floor(parsed / 1000)
}

/** Types describe honest documents: untrusted ones may have any value in the place of a text. */
const folded = (value: unknown): unknown =>
  typeof value === 'string' ? value.toLowerCase() : (value ?? undefined)

/**
 * Whether two addresses, hashes or handles are equal but for case; what is absent equals what is
 * absent.
 */
export const same = (one: string | null | undefined, other: string | null | undefined) =>
  folded(one) === folded(other)
/** Returns untrusted text on one line, short enough to print. */
export const tidy = (value: unknown): string =>
  text(value)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, 120)

/**
 * Parses untrusted JSON without any key `__proto__`: copied from object to object it would become
 * what an object inherits.
 *
 * @throws SyntaxError
 */
export function parseUntrusted(text: string): unknown {
  const parsed: unknown = JSON.parse(text)
  return text.includes('__proto__') || text.includes('\\u00') ? withoutProto(parsed) : parsed
}

/** The value without any own key `__proto__` in it. */
export function withoutProto(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProto)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) =>
      name === '__proto__' ? [] : [[name, withoutProto(entry)]],
    ),
  )
}
