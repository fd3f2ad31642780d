import { channelRow } from '../domain/channel.ts'
import type { Credential, CredentialKind } from '../domain/credential.ts'
import { orderChannels } from '../domain/display.ts'
import { shortAddress } from '../domain/identifier.ts'
import type { CardSubject } from '../domain/ports.ts'
import { type Channel, type Profile, profileFid } from '../domain/profile.ts'
import { drawable } from './fonts.ts'
import { cleanText, type Direction, directionOf } from './text.ts'

/** Exactly what a card shows, cleaned and in order: two profiles with one view have one picture. */
export interface ProfileView {
  kind: 'profile'
  /** For the colour of who has no picture. */
  seed: string
  name: string
  dir: Direction
  handle: string
  role: string
  bio: string
  fid: string
  location: string
  wallet: string
  verified: ChannelView[]
  claimed: ChannelView[]
  credentials: BadgeView[]
}

export interface ChannelView {
  icon: string
  label: string
  text: string
}

export interface BadgeView {
  kind: CredentialKind
  name: string
  /** How many people or times say the same. */
  count: number
}

export type CardView = ProfileView | { kind: 'not-found'; asked: string } | { kind: 'home' } | { kind: 'error'; message: string }

const clean = (text: string, limit: number) => drawable(cleanText(text, limit))

/** What a subject's card shows. */
export function viewOf(subject: CardSubject): CardView {
  switch (subject.kind) {
    case 'profile':
      return profileView(subject.profile, subject.handle)
    case 'not-found':
      return { kind: 'not-found', asked: shortAddress(clean(subject.asked, 60)) }
    case 'home':
      return { kind: 'home' }
    case 'error':
      return { kind: 'error', message: clean(subject.message, 160) }
    default:
      return subject satisfies never
  }
}

/** What a person is called where no handle is at hand. */
export const nameOf = (profile: Pick<Profile, 'displayName'>): string => clean(profile.displayName ?? '', 80)

function profileView(profile: Profile, handle: string): ProfileView {
  const fid = profileFid(profile)
  const shownHandle = shortAddress(clean(handle, 60))
  const name = nameOf(profile) || shownHandle || 'Somebody'
  const ordered = orderChannels(profile.channels)
  return {
    kind: 'profile',
    seed: profile.profileID,
    name,
    dir: directionOf(name),
    handle: shownHandle === name ? '' : shownHandle,
    role: clean([profile.jobTitle, profile.primarySkill].filter(Boolean).join(' · '), 60),
    bio: clean(profile.bio ?? '', 600),
    fid: fid === null ? '' : String(fid),
    location: clean(profile.location ?? '', 48),
    wallet: shortAddress(profile.channels.find((c) => c.type === 'wallet' && c.isVerified)?.value ?? ''),
    verified: ordered.filter((channel) => channel.isVerified).map(channelView),
    claimed: ordered.filter((channel) => !channel.isVerified).map(channelView),
    credentials: badges(profile.credentials),
  }
}

const channelView = ({ type, value }: Channel): ChannelView => ({
  icon: channelRow(type).icon,
  label: channelRow(type).label,
  text: shortAddress(clean(value, 60)),
})

/** What can be checked comes before what is merely said. */
const strength: Record<CredentialKind, number> = { 'eas-onchain': 4, 'eas-offchain': 3, 'farcaster-cast': 2, reported: 1 }

/** Credentials of one name become one badge; the best proven, the most often given and the newest come first. */
function badges(credentials: readonly Credential[]): BadgeView[] {
  const byName = new Map<string, BadgeView & { newest: number }>()
  for (const { name, kind, issuedAt = 0 } of credentials) {
    const shown = clean(name, 48)
    if (shown === '') continue
    const badge = byName.get(shown)
    if (!badge) byName.set(shown, { name: shown, kind, count: 1, newest: issuedAt })
    else {
      badge.count++
      badge.newest = Math.max(badge.newest, issuedAt)
      if (strength[kind] > strength[badge.kind]) badge.kind = kind
    }
  }
  return [...byName.values()]
    .sort((a, b) => strength[b.kind] - strength[a.kind] || b.count - a.count || b.newest - a.newest || (a.name < b.name ? -1 : 1))
    .map(({ kind, name, count }) => ({ kind, name, count }))
}
