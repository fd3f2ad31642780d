import type { Channel, Profile } from '../src/domain/profile.ts'
import type { Proof } from '../src/domain/proof.ts'
import type { Verification } from '../src/domain/verification.ts'

/** Cut to `max` UTF-16 units on a grapheme border, with an ellipsis. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text
  let cut = ''
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)) {
    if (cut.length + segment.length > max - 1) break
    cut += segment
  }
  return `${cut.trimEnd()}…`
}

/** `8 verified accounts, 3 claimed, 5 credentials`. */
export function summaryOf(profile: Profile): string {
  const verified = profile.channels.filter((channel) => channel.isVerified).length
  const claimed = profile.channels.length - verified
  const parts = [
    count(verified, 'verified account'),
    ...(claimed > 0 ? [`${claimed} claimed`] : []),
    ...(profile.credentials.length > 0 ? [count(profile.credentials.length, 'credential')] : []),
  ]
  return parts.join(', ')
}

/** `1 role`, `3 roles`. */
export const count = (amount: number, noun: string): string => `${amount} ${noun}${amount === 1 ? '' : 's'}`

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** `21 Nov 2026`, in UTC. */
export const dateText = (unixSeconds: number): string => day.format(unixSeconds * 1000)

/** How well a row is known: `Proven`, `Confirmed on 21 Nov 2026`, `Reported by Neynar`. */
export function gradeText(verification: Verification): string {
  switch (verification.grade) {
    case 'proven':
      return 'Proven'
    case 'confirmed':
      return `Confirmed on ${dateText(verification.checkedAt)}`
    case 'reported':
      return `Reported by ${sourceName(verification.by)}`
    default:
      return verification satisfies never
  }
}

/** How well a channel is known, and by what, in a few words. */
export function methodText({ proof, verification, source }: Channel): string {
  if (verification === undefined) return `Claimed in ${sourceName(source)}`
  const how = proof && proof.method !== 'reported' ? `: ${proofTexts[proof.method]}` : ''
  return gradeText(verification) + how
}

const proofTexts: Record<Exclude<Proof['method'], 'reported'>, string> = {
  'farcaster-verification': 'signed by the wallet and by the FID',
  'farcaster-custody': 'holds the FID',
  'farcaster-username-proof': 'signed for the owner of the name',
  'ens-forward-reverse': 'resolves forward and back',
}

const sourceNames: Record<string, string> = {
  ens: 'ENS',
  neynar: 'Neynar',
  snapchain: 'Farcaster',
  eas: 'EAS',
  import: 'imported data',
  upstream: 'another service',
  sample: 'the samples',
}

/** A source's name for people. */
export const sourceName = (source: string): string => sourceNames[source.split(':')[0] ?? ''] ?? source

/** Whether a URL may be a link: only what a browser opens as a page, a mail or a call. */
export const isSafeLink = (url: string): boolean => /^(https?:\/\/|mailto:|tel:)/i.test(url)
