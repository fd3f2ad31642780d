import { getAddress } from 'viem'
import { type Identifier, identifierPath, shortAddress } from '../src/domain/identifier.ts'
import type { Channel, Profile } from '../src/domain/profile.ts'
import { profileFid } from '../src/domain/profile.ts'

const verifiedValue = (profile: Profile, type: Channel['type']): string | undefined =>
  profile.channels.find((channel) => channel.type === type && channel.isVerified)?.value

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

/** How a person is called in one word: `@dwr`, `vitalik.eth`, `0x1234…abcd`; for an unnamed one what was asked for. */
export function handleOf(profile: Profile, asked?: Identifier): string {
  const fname = verifiedValue(profile, 'farcaster')
  if (fname) return `@${fname}`
  const name = verifiedValue(profile, 'ens') ?? verifiedValue(profile, 'basename')
  if (name) return name
  if (profile.walletAddress) return shortAddress(getAddress(profile.walletAddress))
  return asked ? askedText(asked) : 'unnamed'
}

/** The name on top of every face. */
export const nameOf = (profile: Profile, asked?: Identifier): string => profile.displayName ?? handleOf(profile, asked)

/** The path of the page by which a profile is best known: its Farcaster name, ENS name, fid, wallet; else null. */
export function canonicalPath(profile: Profile): string | null {
  const fname = verifiedValue(profile, 'farcaster')
  if (fname && !/^!?\d+$/.test(fname)) return identifierPath({ kind: 'fname', fname: fname.toLowerCase() })
  const name = verifiedValue(profile, 'ens') ?? verifiedValue(profile, 'basename')
  if (name) return identifierPath({ kind: 'ens', name })
  const fid = profileFid(profile)
  if (fid !== null) return identifierPath({ kind: 'fid', fid })
  return profile.walletAddress ? identifierPath({ kind: 'eth', address: profile.walletAddress }) : null
}

/** What was asked for, as people write it: `vitalik.eth`, `0x1234…abcd`, `FID 3`, `@dwr`, `jack on X`. */
export function askedText(identifier: Identifier): string {
  switch (identifier.kind) {
    case 'ens':
      return identifier.name
    case 'eth':
      return shortAddress(getAddress(identifier.address))
    case 'fid':
      return `FID ${identifier.fid}`
    case 'fname':
      return `@${identifier.fname}`
    case 'social':
      return `${identifier.handle} on ${identifier.type}`
    default:
      return identifier satisfies never
  }
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
