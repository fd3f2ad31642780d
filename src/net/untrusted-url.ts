import { isIP } from 'node:net'
import { getDomain } from 'tldts'
import { FetchError } from './guarded-fetch-port.ts'
import { isPublicAddress } from './public-address.ts'

/**
 * Checks an untrusted URL as far as possible before its host is resolved.
 *
 * @param allowed origins that may be private and not https
 * @throws FetchError `refused`
 */
export function checkUntrustedUrl(allowed: ReadonlySet<string>, text: string, base?: string): URL {
  if (!URL.canParse(text, base)) throw new FetchError('refused', 'not a URL')
  const url = new URL(text, base)
  if (url.username !== '' || url.password !== '')
    throw new FetchError('refused', 'credentials in the URL')
  if (allowed.has(url.origin)) return url
  if (url.protocol !== 'https:') throw new FetchError('refused', `${url.protocol} is not https`)
  if (url.port !== '') throw new FetchError('refused', `port ${url.port} is not 443`)
  const hostname = bareHostname(url.hostname)
  if (isIP(hostname) && !isPublicAddress(hostname))
    throw new FetchError('refused', `${hostname} is not a public address`)
  return url
}

/** Returns a host without the brackets of an IPv6 address. */
export const bareHostname = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')

/** Returns the registrable domain of a host; an address, or a name without one, is its own. */
export const domainOf = (hostname: string): string =>
  getDomain(hostname, { allowPrivateDomains: true }) ?? hostname
