/**
 * The target of an HTTP/1.1 request line as a path that every URL parser reads alike. Node gives
 * the bytes of the line as Latin-1 characters: each that no target may hold (raw UTF-8, quotes,
 * backslashes, `#`) is escaped as the byte it was. Only path and query of an absolute target count.
 */
export function encodeTarget(target: string): string {
  const origin = /^https?:\/\/[^/?#]*/i.exec(target)
  const local = origin ? target.slice(origin[0].length) : target
  const rooted = local.startsWith('/') ? local : `/${local}`
  return unsafe.test(rooted) ? escapeUnsafe(rooted) : rooted
}

const API_ROOT = '/api/v1/'

/**
 * A target of the API with one slash after its root: a base address that ends in a slash and a path
 * that begins with one make two. Other paths stay as they are, as proxies see them.
 */
export function joinApiRoot(target: string): string {
  if (!target.startsWith('/api/v1//')) return target
  let start = API_ROOT.length
  while (target[start] === '/') start += 1
  return API_ROOT + target.slice(start)
}

/**
 * Whether a segment of a target's path is `.` or `..`, percent-encoded or not. A proxy that blocks
 * `/metrics` may see another path than a program that resolves them.
 */
export function hasDotSegment(target: string): boolean {
  return maybeDot.test(target) && dotSegment.test(target)
}

/** Cheap, for the many targets that have none. */
const maybeDot = /\/(?:\.|%2e)/i
const dotSegment = /^[^?]*\/(?:\.|%2e){1,2}(?:[/?]|$)/i

const unsafe = /[^!$%&-;=?-[\]_a-z~]/
/** The output of each byte: itself or its escape. */
const spellings = Array.from({ length: 256 }, (_, byte) => {
  const character = String.fromCharCode(byte)
  return unsafe.test(character) ? `%${byte.toString(16).toUpperCase().padStart(2, '0')}` : character
})

function escapeUnsafe(text: string): string {
  let escaped = ''
  for (let at = 0; at < text.length; at += 1) escaped += spellings[text.charCodeAt(at) & 0xff]
  return escaped
}
