import { parseChannelType } from '../domain/channel.ts'
import { ServiceError } from '../domain/error.ts'
import {
  type Identifier,
  MAX_IDENTIFIER_BYTES,
  parseAddress,
  parseEnsName,
  parseFid,
  parseFname,
  parseSocial,
} from '../domain/identifier.ts'

/** What a page's or an API route's path names: `/ens/x`, `/eth/x`, `/fid/x`, `/fname/x`, `/socials/t/x`. */
const routes: Record<string, (value: string) => Identifier> = {
  ens: parseEnsName,
  eth: parseAddress,
  fid: parseFid,
  fname: parseFname,
}

/**
 * Free text to an identifier: an ENS name, an address, `fid:3`, `fid 3`, `@dwr`, `dwr`, `twitter:jack`,
 * or the URL of a profile's page here or on Farcaster.
 *
 * @throws ServiceError `invalid-identifier` or `unknown-channel-type`
 */
export function identify(text: string): Identifier {
  if (text.length > MAX_IDENTIFIER_BYTES * 2)
    throw new ServiceError('invalid-identifier', 'the text is too long to be an identifier')
  const input = text.trim()
  const url = /^https?:\/\//i.test(input) ? parseUrl(input) : null
  if (url) return identifyUrl(url)
  if (/^0x/i.test(input)) return parseAddress(input)
  if (/^\d+$/.test(input)) return parseFid(input)
  const prefixed = /^([a-z][a-z0-9-]*)\s*[:/]\s*(.+)$/is.exec(input) ?? /^(fid)\s+#?(\d+)$/i.exec(input)
  if (prefixed) {
    const [, prefix = '', value = ''] = prefixed
    const parse = routes[prefix.toLowerCase()]
    if (parse) return parse(value)
    if (parseChannelType(prefix) || input.includes(':')) return parseSocial(prefix, value)
  }
  if (input.startsWith('@')) return parseFname(input)
  return input.includes('.') ? parseEnsName(input) : parseFname(input)
}

function parseUrl(text: string): URL {
  try {
    return new URL(text)
  } catch (cause) {
    throw new ServiceError('invalid-identifier', 'not a URL', { cause })
  }
}

const farcasterHosts = new Set(['farcaster.xyz', 'www.farcaster.xyz', 'warpcast.com', 'www.warpcast.com'])

function identifyUrl(url: URL): Identifier {
  const segments = url.pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decode)
  const [first = '', second = '', third = ''] = segments[0] === 'api' && segments[1] === 'v1' ? segments.slice(2) : segments
  if (farcasterHosts.has(url.hostname)) {
    if (first === '~' && second === 'profiles') return parseFid(third)
    return parseFname(first)
  }
  if (first === 'socials') return parseSocial(second, third)
  const parse = routes[first]
  if (parse && second !== '') return parse(second)
  throw new ServiceError('invalid-identifier', 'not the URL of a profile')
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch (cause) {
    throw new ServiceError('invalid-identifier', 'not percent-encoded right', { cause })
  }
}
