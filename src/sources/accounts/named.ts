import { normaliseEnsName } from '@whocast/contract/ens-name.ts'
import { API_PATH, identifierKey, routeBySegment } from '@whocast/contract/identifier.ts'
import { trimEnd } from '@whocast/contract/trim-end.ts'
import { isAddress } from 'viem'

/** Whom a page names, as keys of `identifierKey`. */
export interface Named {
  /** Identifiers of the person, each written out whole. */
  names: string[]
  /**
   * Whether it also mentions an identifier of Farcaster, ENS or Ethereum that is not the person's,
   * in any form.
   */
  hasOthers: boolean
  /** The words that name the person. */
  said: string
}

export interface PersonNames {
  /** The exclusive keys that are verified of the person. */
  identity: ReadonlySet<string>
  /** Of this service: its pages name people, too. */
  origin: string
}

/** Of what is kept of a page. */
const MOST_SAID = 200

/**
 * Which identifiers of a person the texts of a page name. A name counts as a whole word: an
 * address, an ENS name, `fid:3`, `Farcaster: @dwr`, the URL of a profile or of a page of this
 * service. What merely contains it, or looks like it, is another word. Mentions of others are
 * looked for anywhere, so that a page about several people is a proof for none of them.
 */
export function namesIn(texts: readonly string[], person: PersonNames): Named {
  const names = new Set<string>()
  const said = new Set<string>()
  let hasOthers = false
  for (const text of texts) {
    const words = text.split(/[\s<>()[\]{}"'`,;|*]+/).filter((word) => word !== '')
    for (const [index, word] of words.entries()) {
      const key = keyOfWord(word, words[index - 1] ?? '', person)
      if (key === null) continue
      if (person.identity.has(key)) {
        names.add(key)
        said.add(
          /^\d|^[@#]/.test(word) && !word.includes('.')
            ? `${words[index - 1] ?? ''} ${word}`.trim()
            : word,
        )
      } else hasOthers = true
    }
    hasOthers ||= mentions(text).some((key) => !isOf(person, key))
  }
  return { names: [...names].sort(), hasOthers, said: [...said].join(' ').slice(0, MOST_SAID) }
}

/** A name may be held as an ENS name, as a username, or both. */
const isOf = ({ identity }: PersonNames, key: string): boolean =>
  identity.has(key) || (key.startsWith('ens:') && identity.has(`fname:${key.slice('ens:'.length)}`))

function keyOfWord(word: string, before: string, person: PersonNames): string | null {
  const bare = trimEnd(word, /[.:!?]/)
  if (isAddress(bare, { strict: false })) return `eth:${bare.toLowerCase()}`
  if (/^https?:\/\//i.test(bare) || /^[a-z0-9.-]+\.[a-z]{2,24}\//i.test(bare))
    return keyOfUrl(bare, person)
  const labelled = labelledKey(bare, before)
  if (labelled !== null) return labelled
  return keyOfName(bare.replace(/^@/, ''), person)
}

/** `fid:3`, `fid 3`, `FID: #3`, `farcaster:3`, `Farcaster: @dwr`. */
function labelledKey(word: string, before: string): string | null {
  const [, label = '', rest = ''] = /^(fid|farcaster)[:=](.+)$/i.exec(word) ?? []
  const previous = /^(?:fid[:=]?|farcaster:)$/i.test(before) ? before.replace(/[:=]$/, '') : ''
  const kind = (label || previous).toLowerCase()
  const value = label ? rest : word
  if (kind === '') return null
  const [, fid] = /^#?([1-9]\d{0,15})$/.exec(value) ?? []
  if (fid !== undefined) return `fid:${fid}`
  const name = value.replace(/^@/, '').toLowerCase()
  return kind === 'farcaster' && /^[a-z0-9][a-z0-9-]{0,15}$/.test(name) ? `fname:${name}` : null
}

/**
 * An ENS name. One that ends in .eth always counts; others are ordinary words unless they are this
 * person's names.
 */
function keyOfName(word: string, person: PersonNames): string | null {
  // Apart from Latin capitals, another spelling is another name to a reader.
  const name = word.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  if (!/.\../u.test(name) || normaliseEnsName(name) !== name) return null
  if (person.identity.has(`ens:${name}`)) return `ens:${name}`
  if (person.identity.has(`fname:${name}`)) return `fname:${name}`
  return name.endsWith('.eth') ? `ens:${name}` : null
}

const farcasterSites = new Set(['farcaster.xyz', 'warpcast.com'])
const explorers = new Set([
  'etherscan.io',
  'basescan.org',
  'optimistic.etherscan.io',
  'arbiscan.io',
])

/** The person whose page a URL is, as a whole. */
function keyOfUrl(text: string, person: PersonNames): string | null {
  const address = /^https?:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return null
  const path = url.pathname.split('/').filter((part) => part !== '')
  if (url.origin === person.origin) return keyOfOwnPage(path)
  if (url.port !== '') return null
  const host = url.hostname.replace(/^www\./, '')
  const [first = '', second = '', third = ''] = path
  if (farcasterSites.has(host)) {
    if (first === '~' && second === 'profiles' && path.length === 3)
      return labelledKey(`fid:${third}`, '')
    if (path.length !== 1) return null
    return first.includes('.') ? keyOfName(first, person) : labelledKey(`farcaster:@${first}`, '')
  }
  if (
    explorers.has(host) &&
    first === 'address' &&
    path.length === 2 &&
    isAddress(second, { strict: false })
  )
    return `eth:${second.toLowerCase()}`
  if (host === 'app.ens.domains' && path.length === 1) return keyOfName(first, person)
  if (host === 'base.org' && first === 'name' && path.length === 2)
    return keyOfName(second.endsWith('.base.eth') ? second : `${second}.base.eth`, person)
  const [, served] = /^(.+\.eth)\.(?:limo|link)$/.exec(host) ?? []
  return served !== undefined && path.length === 0 ? keyOfName(served, person) : null
}

/** A page of a person here. */
function keyOfOwnPage(path: readonly string[]): string | null {
  const [first = '', ...values] = `/${path[0]}/${path[1]}` === API_PATH ? path.slice(2) : path
  const route = routeBySegment(first)
  if (!route || values.length !== route.parameters.length) return null
  try {
    return identifierKey(route.parse(...values.map(decodeURIComponent)))
  } catch {
    return null
  }
}

/**
 * Everything in a text that may name a person of Farcaster, ENS or Ethereum, wherever it stands.
 */
function mentions(text: string): string[] {
  const found: string[] = []
  for (const piece of text.split(/[\s<>()[\]{}"'`,;|*/:@=&?#]+/))
    if (piece.includes('.')) found.push(...namesWithin(piece))
  for (const [, address = ''] of text.matchAll(/(?<![0-9a-z])(0x[0-9a-f]{40})(?![0-9a-f])/gi))
    found.push(`eth:${address.toLowerCase()}`)
  for (const [, fid = ''] of text.matchAll(/\bfid\W{0,3}(\d{1,16})/gi))
    found.push(`fid:${Number(fid)}`)
  for (const [, fid = ''] of text.matchAll(
    /(?:farcaster\.xyz|warpcast\.com)\/~\/profiles\/(\d{1,16})/gi,
  ))
    found.push(`fid:${Number(fid)}`)
  for (const [, name = ''] of text.matchAll(
    /(?:farcaster\.xyz|warpcast\.com)\/([a-z0-9][a-z0-9.-]*)/gi,
  )) {
    const bare = trimEnd(name.toLowerCase(), /[.]/)
    found.push(bare.includes('.') ? `ens:${bare}` : `fname:${bare}`)
  }
  return found
}

/** Every ENS name that a piece of text has: `a.eth` and `a.eth.b.eth` of `a.eth.b.eth!`. */
function namesWithin(piece: string): string[] {
  const labels = piece.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()).split('.')
  return labels.flatMap((label, index) =>
    index > 0 &&
    index < MOST_LABELS &&
    /^eth(?![\p{L}\p{N}_-])/u.test(label) &&
    labels[index - 1] !== ''
      ? [`ens:${labels.slice(0, index).join('.')}.eth`]
      : [],
  )
}

/** Names with more are none that anyone uses. */
const MOST_LABELS = 16
