import { ServiceError } from '@whocast/contract/error.ts'
import type { Exchange } from './exchange.ts'

/**
 * Refuses a request that changes something unless a page of ours sent it: browsers name the page's
 * origin with each such request, and no page can name another's.
 *
 * @throws ServiceError `forbidden`
 */
export function requireOwnOrigin(exchange: Exchange, baseUrl: string): void {
  const origin = exchange.header('origin')
  const site = exchange.header('sec-fetch-site')
  if (origin === new URL(baseUrl).origin && (site === undefined || site === 'same-origin')) return
  throw new ServiceError(
    'forbidden',
    `The Origin header is not ${new URL(baseUrl).origin}. Send this request from a page of this service.`,
  )
}

/** Refuses to read what is private for a page of another site. @throws ServiceError `forbidden` */
export function refuseOtherSites(exchange: Exchange): void {
  const site = exchange.header('sec-fetch-site')
  if (site === undefined || site === 'same-origin' || site === 'none') return
  throw new ServiceError('forbidden', 'a page of another site may not read this')
}

const COOKIE = '__Host-whocast'

/** The session's token in the cookies of a request; null when there is none. */
export const sessionToken = (exchange: Exchange): string | null =>
  sessionTokenIn(exchange.header('cookie'))

/** The same of the header `Cookie`. */
export function sessionTokenIn(cookie = ''): string | null {
  for (const pair of cookie.split(';')) {
    const [name, value] = pair.trim().split('=')
    if (name === COOKIE && value) return value
  }
  return null
}

/** The `Set-Cookie` of a session; without a token the one that takes it away. */
export const sessionCookie = (token: string | null, seconds = 0): string =>
  `${COOKIE}=${token ?? ''}; Path=/; Max-Age=${token === null ? 0 : seconds}; HttpOnly; Secure; SameSite=Strict`
