import {
  type ChannelType,
  channelRow,
  type channelTable,
  channelTypes,
  parseHandle,
} from './channel.ts'
import { type Finding, type FoundChannel, isHearsay } from './profile.ts'
import type { AccountClaimant } from './proof.ts'
import { trimEnd } from './trim-end.ts'

/**
 * Links to accounts elsewhere that two public records confirm: a record of ENS or Farcaster names
 * the account, and the account's own page names the person. The claims of a page are stored as a
 * finding of the account's kind, next to the record that claims it. The link is evaluated each time
 * a profile is assembled: it lasts while both records do, and never merges two profiles.
 */

/** Whether a source's records are read without a vendor: Neynar's are its word. */
const isClaimant = (source: string): source is AccountClaimant =>
  source === 'ens' || source === 'snapchain' || source === 'owner'

type Rows = typeof channelTable

/** The types whose accounts can be confirmed: those that are marked `isLinked`. */
export type LinkedType = {
  [Type in ChannelType]: Rows[Type] extends { readonly isLinked: true } ? Type : never
}[ChannelType]

/** Types whose accounts can be confirmed; `src/sources/accounts/kinds.ts` has a kind for each. */
export const linkedTypes: readonly ChannelType[] = channelTypes.filter(
  (type) => channelRow(type).isLinked === true,
)

const linkedSources: ReadonlySet<string> = new Set(linkedTypes)

/** The scope of what accounts of one type say, which the record under another scope claims. */
export const linkScope = (type: ChannelType, claimScope: string): string => `${type}@${claimScope}`

/** Whether a finding says what accounts elsewhere say of a person who claims them. */
export const isLinkFinding = ({ source, scope }: Pick<Finding, 'source' | 'scope'>): boolean =>
  linkedSources.has(source) && scope.startsWith(`${source}@`)

/** An account that a record claims. */
export interface ClaimedAccount {
  type: ChannelType
  /** Normalised. */
  handle: string
  /** As the record writes it, without the address of the site. */
  value: string
}

/** Returns the key by which two rows of one account are recognised as the same. */
export const accountKey = ({ type, handle }: Pick<ClaimedAccount, 'type' | 'handle'>): string =>
  `${type}:${handle}`

/** Accounts of one record that are looked at; people claim fewer. */
const MAX_CLAIMS = 16

/**
 * The accounts that a record claims: in its channels, as links in its bio, and as its website. None
 * for findings that are no such records.
 */
export function claimedAccounts(finding: Finding): ClaimedAccount[] {
  if (!isClaimant(finding.source) || isHearsay(finding) || finding.isPartial) return []
  const { bio = '', highlights = [] } = finding.fields
  const found = [
    ...finding.channels.flatMap(({ type, value, isVerified }) =>
      isVerified ? [] : accountsOf(type, value),
    ),
    ...highlights.flatMap(({ url }) => [...accountsAt(url), ...websiteAt(url)]),
    ...bio.split(/[\s<>()[\]{}"'`,;|]+/).flatMap((word) => accountsAt(trimEnd(word, /[.:!?]/))),
  ]
  return [...new Map(found.map((account) => [accountKey(account), account])).values()].slice(
    0,
    MAX_CLAIMS,
  )
}

function accountsOf(type: ChannelType, value: string): ClaimedAccount[] {
  const handle = channelRow(type).isLinked ? parseHandle(type, value) : null
  return handle === null ? [] : [{ type, handle, value }]
}

/** The account whose whole address a word is. */
function accountsAt(word: string): ClaimedAccount[] {
  for (const type of linkedTypes) {
    if (type === 'website') continue
    const prefix = channelRow(type).strip?.exec(word)?.[0]
    // Some prefixes may be without their host.
    if (prefix?.includes('.')) return accountsOf(type, word.slice(prefix.length).replace(/\/$/, ''))
  }
  const [, host, user] = /^https:\/\/([a-z0-9.-]+)\/@([a-z0-9_.-]+)\/?$/i.exec(word) ?? []
  return host && user ? accountsOf('mastodon', `${user}@${host}`) : []
}

/** The website whose front page a URL is. */
function websiteAt(text: string): ClaimedAccount[] {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.port !== '')
    return []
  return accountsOf('website', url.hostname)
}

/** Returns true for a claim of which a check of the account found something to show. */
const hasStatus = ({
  lapsedAt,
  pendingSince,
  unreadableReason,
}: Pick<FoundChannel, 'lapsedAt' | 'pendingSince' | 'unreadableReason'>): boolean =>
  (lapsedAt ?? pendingSince ?? unreadableReason) !== undefined

/**
 * What of a finding about accounts counts for a person: rows that a record of theirs still claims,
 * and of these as confirmed those whose page names them and no one else.
 *
 * @param claims the accounts that records of the person claim, by {@link accountKey}
 * @param identity the exclusive keys that are verified of the person
 */
export function standingLinks(
  finding: Finding,
  claims: ReadonlySet<string>,
  identity: ReadonlySet<string>,
): FoundChannel[] {
  if (isHearsay(finding)) return []
  return finding.channels.flatMap(({ proof, ...channel }): FoundChannel[] => {
    const handle = parseHandle(channel.type, channel.value)
    if (
      channel.type !== finding.source ||
      handle === null ||
      !claims.has(accountKey({ type: channel.type, handle }))
    )
      return []
    if (!channel.isVerified) return hasStatus(channel) ? [channel] : []
    const names = proof?.method === 'account-link' ? proof.names : []
    const isOwn = names.length > 0 && names.every((name) => identity.has(name))
    return isOwn && proof ? [{ ...channel, proof }] : []
  })
}
