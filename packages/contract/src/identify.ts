import { parseChannelType } from './channel.ts'
import { ServiceError } from './error.ts'
import {
  type Identifier,
  MAX_IDENTIFIER_BYTES,
  parseAddress,
  parseEnsName,
  parseFid,
  parseFname,
  parseSocial,
  routeBySegment,
} from './identifier.ts'
import { looksLikeUrl, parseProfileUrl } from './profile-url.ts'

/**
 * Invisible characters that come along with copied text. None of them can be part of an identifier.
 */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu

/**
 * Parses an identifier by its form: an ENS name, an address, `fid:3`, `#3`, `@dwr`, `twitter:jack`,
 * a Mastodon or email address, CAIP-10, EIP-681, a DID, the URL of a profile (`profile-url.ts`).
 * `readQuery` of `@whocast/mention-reader` parses phrases that people type.
 *
 * @throws ServiceError `invalid-identifier` or `unknown-channel-type`
 */
export function identify(text: string): Identifier {
  if (text.length > MAX_IDENTIFIER_BYTES * 4)
    throw new ServiceError('invalid-identifier', 'the text is too long to be an identifier')
  const input = text.replace(invisible, '').trim()
  if (looksLikeUrl(input)) return parseProfileUrl(input)
  if (/^0x/i.test(input)) return parseAddress(input)
  if (/^[!#]?\d+$/.test(input)) return parseFid(input.replace(/^[!#]/, ''))
  const account = parseAccount(input)
  if (account) return account
  const contact = /^(mailto|tel):([^?]+)/i.exec(input)
  if (contact)
    return parseSocial(
      contact[1]?.toLowerCase() === 'tel' ? 'phone' : 'email',
      decodeText(contact[2] ?? ''),
    )
  // An address of Solana is longer than any username.
  if (/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(input)) return parseSocial('solana', input)
  const prefixed =
    /^([a-z][a-z0-9-]*)\s*[:/]\s*(.+)$/is.exec(input) ?? /^(fid)\s*#?(\d+)$/i.exec(input)
  if (prefixed) {
    const [, prefix = '', value = ''] = prefixed
    const route = routeBySegment(prefix.toLowerCase())
    if (route?.parameters.length === 1) return route.parse(value)
    if (parseChannelType(prefix) || input.includes(':')) return parseSocial(prefix, value)
  }
  if (/^@?[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(input))
    return parseSocial(isMastodon(input) ? 'mastodon' : 'email', input)
  if (/^@?[a-z0-9-]+\.bsky\.social$/i.test(input)) return parseSocial('bluesky', input)
  if (input.startsWith('@')) return parseFname(input)
  // No domain ends in `.base`: a Basename without its last label.
  if (/\.base$/i.test(input)) return parseEnsName(`${input}.eth`)
  return input.includes('.') ? parseEnsName(input) : parseFname(input)
}

/**
 * Returns true for the address of a Mastodon account: it begins with `@`, or its host has the name
 * of such a server. Any other address is of email.
 */
const isMastodon = (address: string): boolean =>
  address.startsWith('@') || /@(?:mastodon|mstdn)\.|\.social$/i.test(address)

/** The text itself where its percent-encoding is invalid. */
function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** How other services write an account, with the account in the first group. */
const accountForms = [
  // A DID of an account, of an Ethereum key, of a name.
  /^did:(?:pkh:eip155:\d{1,20}|ethr(?::[a-z0-9]{1,20})?|ens(?::[a-z]{1,20})?):([^:]+)$/i,
  // CAIP-10; a chain's short name before an address (ERC-3770).
  /^eip155:\d{1,20}:([^:]+)$/i,
  /^[a-z0-9-]{1,20}:(0x[0-9a-f]{40})$/i,
  // The content of a wallet's QR code (EIP-681): of a token's transfer, the one who receives it.
  /^ethereum:[^/?]+\/transfer\?(?:.*&)?address=([^&]+)/i,
  /^ethereum:(?:pay-)?([^@/?]+)(?:[@/?].*)?$/i,
]

/** CAIP-10 of Solana, and its DID: the chain is the beginning of its first block's hash. */
const solanaForm = /^(?:did:pkh:)?solana:[1-9A-HJ-NP-Za-km-z]{32}:([1-9A-HJ-NP-Za-km-z]{32,44})$/i

/**
 * An address or an ENS name in one of the {@link accountForms}; null when the text is none of them.
 */
function parseAccount(input: string): Identifier | null {
  for (const form of accountForms) {
    const value = form.exec(input)?.[1]
    if (value !== undefined) return /^0x/i.test(value) ? parseAddress(value) : parseEnsName(value)
  }
  const solana = solanaForm.exec(input)?.[1]
  if (solana !== undefined) return parseSocial('solana', solana)
  if (/^did:/i.test(input))
    throw new ServiceError(
      'invalid-identifier',
      'a DID of this method is not looked up; use a name or an address',
    )
  if (/^(?:nostr:)?npub1[a-z0-9]{20,}$/i.test(input)) return parseSocial('nostr', input)
  if (/^(?:nostr:)?nprofile1[a-z0-9]{20,}$/i.test(input))
    throw new ServiceError(
      'invalid-identifier',
      'an nprofile of Nostr is not looked up; use its npub',
    )
  return null
}
