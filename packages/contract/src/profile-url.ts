import { type ChannelType, channelRow, channelTypes } from './channel.ts'
import { ServiceError } from './error.ts'
import {
  API_PATH,
  type Identifier,
  parseAddress,
  parseEnsName,
  parseFid,
  parseFname,
  parseSocial,
  routeBySegment,
} from './identifier.ts'

/**
 * Reads the URL of a profile: on every site of the channel table, on Farcaster, ENS, Base, block
 * explorers and wallets, on this service, and on Mastodon servers. A URL below a profile (a post, a
 * repository) means its author.
 *
 * @throws ServiceError `invalid-identifier` when the URL is not of a profile
 */
export function parseProfileUrl(text: string): Identifier {
  const url = parseUrl(text)
  const segments = url.pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decode)
  const found =
    onFarcaster(url.hostname, segments) ??
    onBase(url.hostname, segments) ??
    onEns(url, segments) ??
    onContact(url.hostname, segments) ??
    onSolana(url.hostname, segments) ??
    onChannelSite(url, segments) ??
    inPath(segments) ??
    onThisService(segments) ??
    onMastodon(url.hostname, segments)
  if (!found) throw new ServiceError('invalid-identifier', 'not the URL of a profile')
  return found
}

/** Whether a text is a URL or reads like one without its scheme: `x.com/jack`. */
export const looksLikeUrl = (text: string): boolean =>
  /^https?:\/\//i.test(text) ||
  /^(?:[\p{L}\p{M}\p{N}-]{1,63}\.){1,8}[\p{L}\p{M}]{2,24}\/[^\s/]/iu.test(text)

function parseUrl(text: string): URL {
  try {
    return new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  } catch (cause) {
    throw new ServiceError('invalid-identifier', 'not a URL', { cause })
  }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch (cause) {
    throw new ServiceError('invalid-identifier', 'invalid percent-encoding', { cause })
  }
}

const withoutWww = (host: string) => host.replace(/^(?:www|m|mobile)\./, '')

/** First path segments that are pages of a site and not a person's. */
const sitePages = new Set(
  `~ about account api apps assets blog categories category channel channels collection collections communities community company
  compose contact directory discover docs download events explore faq features feed feeds groups hashtag help home i intent
  invite jobs join joinchat legal login logout marketplace messages miniapps new notifications orgs p pages pricing privacy
  reel reels rewards search settings share shorts signin signup sponsors stories support terms topics tos trending tv wallet
  watch`.split(/\s+/),
)

const farcasterSites = new Set(['farcaster.xyz', 'warpcast.com', 'supercast.xyz'])

function onFarcaster(
  host: string,
  [first = '', second = '', third = '']: string[],
): Identifier | null {
  if (!farcasterSites.has(withoutWww(host))) return null
  if (first === '~' && second === 'profiles') return parseFid(third)
  if (first === '' || sitePages.has(first))
    throw new ServiceError('invalid-identifier', 'not the URL of a profile')
  return parseFname(first)
}

function onBase(host: string, [first = '', second = '']: string[]): Identifier | null {
  if (withoutWww(host) !== 'base.org' || first !== 'name' || second === '') return null
  return parseEnsName(/\.base\.eth$/i.test(second) ? second : `${second}.base.eth`)
}

/** Gateways that serve the websites of ENS names below their own domain: `vitalik.eth.limo`. */
const gatewayHost = /^(.+\.eth)\.(?:limo|link|xyz)$/i

function onEns(url: URL, segments: string[]): Identifier | null {
  const served =
    gatewayHost.exec(url.hostname)?.[1] ?? (/\.eth$/i.test(url.hostname) ? url.hostname : undefined)
  if (served !== undefined) return parseEnsName(decodeHost(served))
  if (url.hostname !== 'app.ens.domains') return null
  const name = segments.find((segment) => segment.includes('.'))
  return name === undefined ? inPath(segments) : parseEnsName(name)
}

/**
 * Hosts of URLs are in Punycode. The prefix alone says so; ENSIP-15 has no names that begin with
 * it.
 */
const decodeHost = (host: string): string => {
  if (host.includes('xn--')) throw new ServiceError('invalid-identifier', 'an ENS name in Punycode')
  return host
}

/** WhatsApp by number, Discord by user ID. */
function onContact(host: string, [first = '', second = '']: string[]): Identifier | null {
  const site = withoutWww(host)
  if (site === 'wa.me' && /^\d{6,15}$/.test(first)) return parseSocial('whatsapp', `+${first}`)
  return site === 'discord.com' && first === 'users' && second !== ''
    ? parseSocial('discord', second)
    : null
}

const solanaSites = new Set(['explorer.solana.com', 'solscan.io', 'solana.fm'])

function onSolana(host: string, [first = '', second = '']: string[]): Identifier | null {
  if (!solanaSites.has(withoutWww(host))) return null
  return ['address', 'account'].includes(first) && second !== ''
    ? parseSocial('solana', second)
    : null
}

/** The form of a type's `url` looks like around the handle. */
interface Site {
  type: ChannelType
  strip: RegExp
  /** The handle stands behind an `@` there. */
  hasAt: boolean
  /** The handle is a parameter there: `/user?id=jane`. */
  isParameter: boolean
  paths: readonly string[]
}

const sites: Site[] = channelTypes.flatMap((type) => {
  const { strip, url, paths = [] } = channelRow(type)
  return strip && url?.startsWith('https://')
    ? [{ type, strip, hasAt: url.includes('@{}'), isParameter: url.includes('={}'), paths }]
    : []
})

function onChannelSite({ hostname, search }: URL, segments: string[]): Identifier | null {
  const page = `${withoutWww(hostname)}/${segments.join('/')}`
  for (const { type, strip, hasAt, isParameter, paths } of sites) {
    const link = isParameter ? page + search : page
    const prefix = strip.exec(link)?.[0]
    // Reddit's prefix may be without the host.
    if (!prefix?.includes('.')) continue
    const [first = '', second] = link.slice(prefix.length).split(isParameter ? '&' : '/')
    const isPath = paths.includes(first) && second
    const handle = isPath ? `${first}/${second}` : first
    if (handle === '' || sitePages.has(handle.toLowerCase())) continue
    if (hasAt && !isPath && !prefix.endsWith('@')) continue
    if (/^0x[0-9a-f]{40}$/i.test(handle)) return parseAddress(handle)
    if (/\.eth$/i.test(handle)) return parseEnsName(handle)
    return parseSocial(type, handle)
  }
  return null
}

/** Path segments that explorers, wallets and portfolios put before an address or an ENS name. */
const beforeAccount = new Set([
  'address',
  'account',
  'accounts',
  'name',
  'portfolio',
  'profile',
  'u',
  'user',
  'wallet',
])

/**
 * An address or an ENS name where explorers and wallets put one. A token or a collection is not a
 * person.
 */
function inPath(segments: string[]): Identifier | null {
  for (const [index, segment] of segments.slice(0, 3).entries()) {
    if (index > 0 && !beforeAccount.has(segments[index - 1]?.toLowerCase() ?? '')) continue
    if (/^0x[0-9a-f]{40}$/i.test(segment)) return parseAddress(segment)
    if (/.\.eth$/i.test(segment)) return parseEnsName(segment)
  }
  return null
}

/**
 * Returns the identifier in the path of an API route or a page of this service: `/ens/x`,
 * `/api/v1/socials/t/x`.
 */
function onThisService(all: string[]): Identifier | null {
  const [first = '', ...values] = `/${all[0]}/${all[1]}` === API_PATH ? all.slice(2) : all
  const route = routeBySegment(first)
  return route && values.length >= route.parameters.length ? route.parse(...values) : null
}

/** `/@ada`, `/@ada@elsewhere.example` as a server shows accounts of others, `/users/ada`. */
function onMastodon(host: string, [first = '', second = '']: string[]): Identifier | null {
  if (/^@[^@]+(?:@[^@]+)?$/.test(first))
    return parseSocial('mastodon', first.includes('@', 1) ? first : `${first}@${host}`)
  // Other sites have numbers there.
  return first === 'users' && /[^\d]/.test(second)
    ? parseSocial('mastodon', `${second}@${host}`)
    : null
}
