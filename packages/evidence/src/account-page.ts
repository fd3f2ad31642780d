import {
  isFname,
  keyOfDottedName,
  lowerLatin,
  readAccountToken,
} from '@whocast/contract/account-token.ts'
import { API_PATH, identifierKey, routeBySegment } from '@whocast/contract/identifier.ts'
import { isAddress } from 'viem'

export interface Named {
  names: string[]
  /** Whether it also names an identifier of Farcaster, ENS or Ethereum that is not the person's. */
  hasOthers: boolean
  said: string
}

/** The content of a page, separated by whether it could have been written by accident. */
export interface PageWords {
  /** Values of forms that name a profile: a link field, `rel="me"`, an identity claim. */
  statements: readonly string[]
  /** Free text. Only tokens in it count: a name in prose is evidence of nothing. */
  texts: readonly string[]
}

export interface PersonNames {
  identity: ReadonlySet<string>
  /** The public origin of this service: its pages name people, too. */
  origin: string
}

const MAX_STATED = 200

/** Returns the profiles that a page names in the forms that count. */
export function namesIn({ statements, texts }: PageWords, person: PersonNames): Named {
  const names = new Set<string>()
  const named = new Set<string>()
  let hasOthers = false
  const add = (key: string | null, words: string) => {
    if (key === null) return
    if (isOwn(person, key)) {
      names.add(key)
      named.add(words)
    } else hasOthers = true
  }
  for (const statement of statements) {
    const value = statement.trim()
    if (value !== '') add(keyOfStatement(value, person), value)
  }
  for (const word of [...statements, ...texts].flatMap(wordsOf)) add(keyOfToken(word, person), word)
  return { names: [...names].sort(), hasOthers, said: [...named].join(' ').slice(0, MAX_STATED) }
}

const isOwn = ({ identity }: PersonNames, key: string): boolean => identity.has(key)

const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^[(<]{1,2}/, '').replace(/[)>.,;:!?]{1,3}$/, ''))
    .filter((word) => word !== '')

/** Parses a word that nobody writes by accident: a token, or the URL of a page of this service. */
function keyOfToken(word: string, person: PersonNames): string | null {
  if (!word.includes(':')) return null
  const url = parseUrl(word)
  if (url) return url.origin === person.origin ? keyOfOwnPage(pathOf(url)) : null
  return readAccountToken(word, (key) => isOwn(person, key))
}

function keyOfStatement(value: string, person: PersonNames): string | null {
  const token = keyOfToken(value, person)
  if (token !== null) return token
  if (isAddress(value, { strict: false })) return `eth:${value.toLowerCase()}`
  const url =
    parseUrl(value) ??
    (/^[a-z0-9.-]+\.[a-z]{2,24}\//i.test(value) ? parseUrl(`https://${value}`) : null)
  if (url) return keyOfUrl(url, person)
  return keyOfLabelled(value, person) ?? keyOfName(value.replace(/^@/, ''), person)
}

/**
 * Parses `fid:3`, `fid 3`, `farcaster:3`, `farcaster:ada`, `Farcaster: @ada`, `ens:ada.eth`,
 * `ethereum:0x…`.
 */
function keyOfLabelled(value: string, person: PersonNames): string | null {
  const [, label = '', rest = ''] =
    /^(fid|farcaster|ens|eth|ethereum)(?:[:=] ?| )(\S+)$/i.exec(value) ?? []
  const kind = label.toLowerCase()
  if (kind === '') return null
  if (kind === 'ens') return keyOfName(rest, person)
  if (kind.startsWith('eth')) {
    if (isAddress(rest, { strict: false })) return `eth:${rest.toLowerCase()}`
    return keyOfName(rest, person)
  }
  const [, fid] = /^#?([1-9]\d{0,15})$/.exec(rest) ?? []
  if (fid !== undefined) return `fid:${fid}`
  const name = lowerLatin(rest.replace(/^@/, ''))
  if (kind === 'fid') return null
  return isFname(name) ? `fname:${name}` : keyOfName(name, person)
}

/** Parses an ENS name; names without .eth may be domains, so that only the person's count. */
function keyOfName(word: string, person: PersonNames): string | null {
  const name = lowerLatin(word)
  const key = keyOfDottedName(name, (own) => isOwn(person, own))
  return key !== null && (name.endsWith('.eth') || isOwn(person, key)) ? key : null
}

const parseUrl = (text: string): URL | null => {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : null
  return url && url.username === '' && url.password === '' ? url : null
}

const pathOf = ({ pathname }: URL): string[] => pathname.split('/').filter((part) => part !== '')

const farcasterSites = new Set(['farcaster.xyz', 'warpcast.com'])
const explorers = new Set([
  'etherscan.io',
  'basescan.org',
  'optimistic.etherscan.io',
  'arbiscan.io',
])

function keyOfUrl(url: URL, person: PersonNames): string | null {
  const path = pathOf(url)
  if (url.port !== '') return null
  const host = url.hostname.replace(/^www\./, '')
  const [first = '', second = '', third = ''] = path
  if (farcasterSites.has(host)) {
    if (first === '~' && second === 'profiles' && path.length === 3)
      return keyOfLabelled(`fid:${third}`, person)
    if (path.length !== 1) return null
    return keyOfLabelled(`farcaster:@${first.replace(/^@/, '')}`, person)
  }
  if (explorers.has(host) && first === 'address' && path.length === 2)
    return isAddress(second, { strict: false }) ? `eth:${second.toLowerCase()}` : null
  if (host === 'app.ens.domains' && path.length === 1) return keyOfName(first, person)
  if (host === 'base.org' && first === 'name' && path.length === 2)
    return keyOfName(second.endsWith('.base.eth') ? second : `${second}.base.eth`, person)
  const [, served] = /^(.+\.eth)\.(?:limo|link)$/.exec(host) ?? []
  return served !== undefined && path.length === 0 ? keyOfName(served, person) : null
}

function keyOfOwnPage(path: readonly string[]): string | null {
  const [first = '', ...values] = `/${path[0]}/${path[1]}` === API_PATH ? path.slice(2) : path
  const route = routeBySegment(first)
  if (!route || values.length !== route.parameters.length) return null
  try {
    const identifier = route.parse(...values.map(decodeURIComponent))
    // Several people may have one account.
    return identifier.kind === 'social' ? null : identifierKey(identifier)
  } catch {
    return null
  }
}
