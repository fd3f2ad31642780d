import {
  countedText,
  credentialCountOf,
  dateText,
  gradeText,
  type Mark,
  markOf,
  marks,
  marksText,
  orderChannels,
  sourceName,
} from '@whocast/contract/display.ts'
import type { Channel, Profile } from '@whocast/contract/profile.ts'
import type { Proof } from '@whocast/contract/proof.ts'

export const markIcons: Record<Mark, string> = {
  proven: 'verified',
  confirmed: 'check',
  reported: 'reported',
  claimed: 'claimed',
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Returns the letters of a text as people see them. */
export function* graphemesOf(text: string): Iterable<string> {
  for (const { segment } of segmenter.segment(text)) yield segment
}

/** Cuts a text to `max` UTF-16 units at a grapheme border, with an ellipsis. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text
  let cut = ''
  for (const letter of graphemesOf(text)) {
    if (cut.length + letter.length > max - 1) break
    cut += letter
  }
  return `${cut.trimEnd()}…`
}

/** Capitalizes a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns counts such as `3 proven, 1 reported, 5 claimed, 5 credentials`. */
export function summaryOf(profile: Profile): string {
  const accounts = marksText(orderChannels(profile.channels)) || 'no accounts'
  const credentials = credentialCountOf(profile)
  if (credentials === 0) return accounts
  return `${accounts}, ${countedText(credentials)} ${nounFor(credentials, 'credential')}`
}

/** Returns the accounts as pages and cards list them: the best proven first. */
export const byGrade = (channels: readonly Channel[]): Channel[] =>
  orderChannels(channels).sort((a, b) => marks.indexOf(markOf(a)) - marks.indexOf(markOf(b)))

/** Returns a noun in the number of an amount: `role`, `roles`. */
export const nounFor = (amount: number, noun: string): string => noun + (amount === 1 ? '' : 's')

/** Formats an amount: `1 role`, `3 roles`. */
export const count = (amount: number, noun: string): string => `${amount} ${nounFor(amount, noun)}`

/** Describes how well a channel is known, and by what. */
export function methodText(channel: Channel): string {
  const { proof, verification, pendingSince, unreadableReason, graceEndsAt, source } = channel
  const { lapsedAt: endedAt, disputedSince } = channel
  if (unreadableReason !== undefined && !channel.isVerified)
    return `Cannot be checked: ${unreadableReason}`
  if (pendingSince !== undefined)
    return `Names them since ${dateText(pendingSince)}; was confirmed for another profile, so it waits a day`
  if (graceEndsAt !== undefined && endedAt !== undefined)
    return `Expired on ${dateText(endedAt)}; its former holder can renew it until ${dateText(graceEndsAt)}`
  if (endedAt !== undefined) return `Claimed; was confirmed until ${dateText(endedAt)}`
  if (verification === undefined && disputedSince !== undefined)
    return `Disputed: its registry has not confirmed it since ${dateText(disputedSince)}`
  if (verification === undefined)
    return source === 'owner' ? 'Claimed by the person' : `Claimed in ${sourceName(source)}`
  const how = proof && proof.method !== 'reported' ? `: ${proofTexts[proof.method]}` : ''
  return gradeText(verification) + how + endText(channel)
}

/** Returns since when and until when a verified row counts, as the end of a sentence. */
function endText({ expiresAt, isExpiryUnknown, holderChangedAt, disputedSince }: Channel): string {
  let text = ''
  if (disputedSince !== undefined)
    text = `; disputed: another source names another holder, and its registry has not confirmed it since ${dateText(disputedSince)}`
  if (holderChangedAt !== undefined) text += `; theirs since ${dateText(holderChangedAt)}`
  if (expiresAt !== undefined) return `${text}; until ${dateText(expiresAt)}`
  return isExpiryUnknown ? `${text}; expiry unknown` : text
}

const proofTexts: Record<Exclude<Proof['method'], 'reported'>, string> = {
  'farcaster-verification': 'signed by the wallet and by the FID',
  'farcaster-custody': 'holds the FID',
  'farcaster-username-proof': 'signed for the owner of the name',
  'ens-forward-reverse': 'resolves forward and back',
  'account-link': 'the account names them, too',
  'agent-registration': 'the registry names them, too',
  'owner-statement': 'they signed that it is theirs',
}

/** Returns true for accounts that `rel="me"`, `sameAs` and contact cards may name. */
export const isProven = (channel: Channel): boolean => markOf(channel) === 'proven'

/** Returns true if a URL may be a link: a page, a mail or a call. */
export const isSafeLink = (url: string): boolean => /^(https?:\/\/|mailto:|tel:)/i.test(url)
