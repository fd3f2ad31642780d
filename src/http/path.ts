import { ServiceError } from '@whocast/contract/error.ts'

/** The path of an absolute URL as it was sent: still percent-encoded, without query. */
export function rawPath(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  if (start === -1) return '/'
  for (let at = start; at < url.length; at += 1) {
    const code = url.charCodeAt(at)
    if (code === 63 || code === 35) return url.slice(start, at)
  }
  return url.slice(start)
}

/** The query of a URL as it was sent, without `?`; empty when there is none. */
function rawQuery(url: string): string {
  const start = url.indexOf('?')
  if (start === -1) return ''
  const end = url.indexOf('#', start)
  return end === -1 ? url.slice(start + 1) : url.slice(start + 1, end)
}

/** A route as Hono writes it: `/ens/:ensname` of `/ens/{ensname}`. */
export const honoPath = (route: string): string => route.replaceAll(/\{(\w+)\}/g, ':$1')

/** Decodes each percent-encoded character of ASCII once; bytes of others stay as they are. */
export const decodeAscii = (text: string): string =>
  text.replace(/%([2-7][0-9a-f])/gi, (_encoded, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )

/**
 * Decodes one part of a path.
 *
 * @throws ServiceError `invalid-request` for a broken percent-encoding or bytes that are not UTF-8
 */
export function decodePart(part: string): string {
  if (!part.includes('%')) return part
  try {
    return decodeURIComponent(part)
  } catch (cause) {
    throw new ServiceError(
      'invalid-request',
      'the percent-encoding of the path is broken or not UTF-8',
      { cause },
    )
  }
}

/**
 * The query's parameters. The first of several of one name counts.
 *
 * @throws ServiceError `invalid-request` for a broken percent-encoding or bytes that are not UTF-8
 */
export function parseQuery(url: string): Map<string, string> {
  const parameters = new Map<string, string>()
  const query = rawQuery(url)
  if (query === '') return parameters
  for (const pair of query.split('&')) {
    const equals = pair.indexOf('=')
    const name = decodeQueryPart(equals === -1 ? pair : pair.slice(0, equals))
    if (name !== null && !parameters.has(name))
      parameters.set(name, equals === -1 ? '' : pair.slice(equals + 1))
  }
  return parameters
}

/** A parameter's value, decoded; undefined when it is not there. */
export function queryValue(parameters: Map<string, string>, name: string): string | undefined {
  const raw = parameters.get(name)
  if (raw === undefined) return undefined
  const value = decodeQueryPart(raw)
  if (value === null) {
    throw new ServiceError(
      'invalid-request',
      `the percent-encoding of the parameter ${name} is broken or not UTF-8`,
    )
  }
  return value
}

function decodeQueryPart(text: string): string | null {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text
  if (!spaced.includes('%')) return spaced
  try {
    return decodeURIComponent(spaced)
  } catch {
    return null
  }
}
