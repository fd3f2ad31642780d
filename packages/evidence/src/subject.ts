import { normaliseEnsName } from '@whocast/contract/ens-name.ts'

/**
 * The nodes that evidence connects: `fid:3`, `eth:0x…` (lower case), `solana:<base58>`, `name:dwr`
 * (an fname), `name:dwr.eth` (an ENS name or Basename), `profile:<profileID>`, `twitter:jack` and
 * the like.
 */
export type Node = string

/** The rule of the fname registry, in either letter case. */
const fname = /^[a-z0-9][a-z0-9-]{0,15}$/i

/** A fid. */
export const fidNode = (fid: number): Node => `fid:${fid}`
/** An Ethereum address. */
export const addressNode = (address: string): Node => `eth:${address.toLowerCase()}`
/** A Solana address, base58. */
export const solanaNode = (address: string): Node => `solana:${address}`
/** Returns the node of a normalised name: fnames have no dot, ENS names and Basenames do. */
export const nameNode = (name: string): Node => `name:${name}`

/**
 * The one spelling of a name: ENS names and Basenames by ENSIP-15, fnames in lower case.
 *
 * @returns null where it is neither: lookalikes of names, mixed scripts, invisible characters
 * @example
 * normaliseName('Dwr.eth') // 'dwr.eth'
 * normaliseName('ad\u200ba.eth') // null
 */
export function normaliseName(text: string): string | null {
  if (text.includes('.')) return normaliseEnsName(text)
  return fname.test(text) ? text.toLowerCase() : null
}
/** An account elsewhere. */
export const accountNode = (type: string, handle: string): Node =>
  `${type}:${handle.replace(/^@/, '').toLowerCase()}`

/**
 * What was asked for, from an identifier (`fid:3`, `@dwr`, `dwr.eth`, `0x…`, `twitter:jack`) or from the path or URL of a page or an answer
 * (`/fid/3`, `https://…/api/v1/ens/dwr.eth?include=proof`, `…/lookup?q=dwr.eth`). Null where it names no person.
 *
 * @example
 * askedNode('@dwr') // 'name:dwr'
 * askedNode('https://who.example/api/v1/fid/3?include=proof') // 'fid:3'
 * askedNode('twitter:Jack') // 'twitter:jack'
 */
export function requestedNode(requested: string): Node | null {
  const path = /^https?:\/\/[^/?#]+/i.test(requested)
    ? requested.replace(/^https?:\/\/[^/?#]+/i, '') || '/'
    : requested
  if (!path.startsWith('/')) return textNode(requested.trim())
  const url = URL.canParse(path, 'http://localhost')
    ? new URL(path.replace(/^\/+/, '/'), 'http://localhost')
    : null
  if (!url) return null
  const [kind = '', one = '', two = ''] = url.pathname
    .replace(/^\/api\/v1/, '')
    .split('/')
    .slice(1)
    .map(decoded)
  const query = url.searchParams.get('q')
  switch (kind) {
    case 'fid':
      return fidText(one)
    case 'fname':
      return nameText(one)
    case 'ens':
      return one.includes('.') ? nameText(one) : null
    case 'eth':
      return addressText(one)
    case 'socials':
      return socialNode(one, two)
    case 'profiles':
      return profileText(one)
    case 'lookup':
    case 'search':
      return query === null ? null : textNode(query.trim())
    default:
      return null
  }
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

const fidText = (text: string): Node | null =>
  /^[1-9]\d{0,15}$/.test(text) ? fidNode(Number(text)) : null
const addressText = (text: string): Node | null =>
  /^0x[0-9a-f]{40}$/i.test(text) ? addressNode(text) : null
const nameText = (text: string): Node | null => {
  const name = normaliseName(text.replace(/^@/, ''))
  return name === null ? null : nameNode(name)
}
const profileText = (text: string): Node | null =>
  /^[A-Za-z0-9_-]{21}$/.test(text) ? `profile:${text}` : null

function socialNode(typeText: string, handle: string): Node | null {
  const type = typeText.toLowerCase()
  if (handle === '') return null
  switch (type) {
    case 'wallet':
      return addressText(handle)
    case 'solana':
      return solanaNode(handle)
    case 'farcaster':
      return nameText(handle)
    case 'ens':
    case 'basename':
    case 'basenames':
      return nameText(handle)
    default:
      return /^[a-z-]+$/.test(type) ? accountNode(type === 'x' ? 'twitter' : type, handle) : null
  }
}

function textNode(text: string): Node | null {
  const [, type = '', typed = ''] = /^([a-z-]+):(.+)$/i.exec(text) ?? []
  const rest = typed.trim()
  if (/^fid$/i.test(type)) return fidText(rest)
  if (/^(eth|wallet|address)$/i.test(type)) return addressText(rest)
  if (/^(ens|name|fname)$/i.test(type)) return nameText(rest)
  if (/^profile$/i.test(type)) return profileText(rest)
  if (type !== '') return socialNode(type, rest)
  return (
    addressText(text) ??
    (/^fid\s+\d+$/i.test(text) ? fidText(text.replace(/\D+/, '')) : nameText(text))
  )
}
