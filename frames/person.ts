import type { Identifier } from '../src/domain/identifier.ts'
import type { Channel, Profile } from '../src/domain/profile.ts'

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

/** How a channel came to be believed, or not, in a few words. */
export function methodText(channel: Channel): string {
  const { proof, isVerified, source } = channel
  if (!isVerified) return `Claimed in ${sourceName(source)}`
  switch (proof?.method) {
    case undefined:
      return `Confirmed by ${sourceName(source)}`
    case 'farcaster-verification':
      return `Signed by this address for FID ${proof.fid}`
    case 'farcaster-username-proof':
      return 'Signed by the owner of the name'
    case 'ens-forward-reverse':
      return 'Resolves forward and back'
    case 'reported':
      return `Reported by ${sourceName(proof.by)}`
    default:
      return proof satisfies never
  }
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

/** Whether a profile's link to a handle is a verified one. */
export const holdsHandle = (profile: Profile, { type, handle }: Identifier & { kind: 'social' }): boolean =>
  profile.channels.some((c) => c.type === type && c.isVerified && c.value.toLowerCase() === handle.toLowerCase())
