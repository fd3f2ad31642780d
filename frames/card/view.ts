import { type ChannelType, channelRow } from '@whocast/contract/channel.ts'
import type { Credential } from '@whocast/contract/credential.ts'
import { type Direction, directionOf } from '@whocast/contract/direction.ts'
import {
  channelText,
  holderChangeText,
  type Mark,
  markOf,
  marks,
} from '@whocast/contract/display.ts'
import { shortAddress } from '@whocast/contract/identifier.ts'
import { type Channel, type Profile, profileFid } from '@whocast/contract/profile.ts'
import { byGrade, count } from '../person.ts'
import { drawable } from './fonts.ts'
import type { CardSubject } from './port.ts'
import { holdsContact, redact } from './redact.ts'
import { cleanText } from './text.ts'

/** Exactly what a card shows, cleaned and in order: two profiles with one view have one picture. */
export interface ProfileView {
  kind: 'profile'
  /** For the colour of who has no picture. */
  seed: string
  /** The colour that the person chose. */
  accent?: string
  name: string
  dir: Direction
  handle: string
  role: string
  bio: string
  fid: string
  location: string
  isSample: boolean
  /** People the name could be mistaken for; empty when none. */
  warning: string
  /** The best mark of the accounts; `claimed` where there are none. */
  mark: Mark
  /** Summary of the accounts in one line; empty without accounts. */
  proof: string
  /** The best proven first. */
  accounts: ChannelView[]
  credentials: BadgeView[]
  /** All there are, on the card or not. */
  credentialCount: number
}

export interface ChannelView {
  mark: Mark
  icon: string
  label: string
  text: string
}

export interface BadgeView {
  mark: Mark
  name: string
  /** How many people or times say the same. */
  count: number
}

export type CardView =
  | ProfileView
  | { kind: 'not-found'; requested: string }
  | { kind: 'people'; title: string; requested: string; text: string }
  | { kind: 'home' }
  | { kind: 'error'; message: string }

/** Removes control characters, letters without a font, mail addresses, telephone numbers. */
const clean = (text: string, limit: number) =>
  redact(drawable(cleanText(text, limit)).replace(/\s+/gu, ' ').trim())

/** Maximum graphemes of an identifier: no registry allows more, so it is cut only once. */
const MAX_NAME_LENGTH = 255

/** Cleans a name: `vit…alik` where a letter is omitted, or it would pass for `vitalik`. */
const cleanName = (text: string, limit: number) => {
  const name = redact(drawable(cleanText(text, limit), '…'))
  // Nothing but gaps and spaces is no name.
  return /[^\s…]/u.test(name) ? name : ''
}

/** Mail addresses and telephone numbers are on no card, published or not. */
const contactTypes: ReadonlySet<ChannelType> = new Set([
  'email',
  'phone',
  'signal',
  'whatsapp',
  'apple',
  'google',
  'calendar',
])

/** Names given out by a registry: digits in them are no telephone number. */
const registryTypes: ReadonlySet<ChannelType> = new Set(['farcaster', 'ens', 'basename', 'wallet'])

/** Returns the content of a subject's card. */
export function viewOf(subject: CardSubject): CardView {
  switch (subject.kind) {
    case 'profile':
      return profileView(subject.profile, subject.handle)
    case 'not-found':
      return {
        kind: 'not-found',
        requested: shortAddress(cleanName(subject.requested, MAX_NAME_LENGTH)),
      }
    case 'people':
      return {
        kind: 'people',
        title: subject.holders + subject.claimants > 1 ? 'More than one' : 'Only claimed',
        requested: cleanName(subject.requested, MAX_NAME_LENGTH),
        text: peopleText(subject),
      }
    case 'home':
      return { kind: 'home' }
    case 'error':
      return { kind: 'error', message: clean(subject.message, 160) }
    default:
      return subject satisfies never
  }
}

/** Returns the name of a person for texts without a handle. */
export const nameOf = (profile: Pick<Profile, 'displayName'>): string =>
  cleanName(profile.displayName ?? '', 90)

function profileView(profile: Profile, handle: string): ProfileView {
  const fid = profileFid(profile)
  const shownHandle = shortAddress(cleanName(handle, MAX_NAME_LENGTH))
  const name = nameOf(profile) || shownHandle || 'Somebody'
  const channels = byGrade(profile.channels)
  return {
    kind: 'profile',
    seed: profile.profileID,
    ...(profile.accent === undefined ? {} : { accent: profile.accent }),
    name,
    dir: directionOf(name),
    handle: shownHandle === name ? '' : shownHandle,
    role: clean([profile.jobTitle, profile.primarySkill].filter(Boolean).join(' · '), 60),
    bio: clean(profile.bio ?? '', 600),
    fid: fid === null ? '' : String(fid),
    location: clean(profile.location ?? '', 48),
    isSample: profile.isSample === true,
    warning: profile.warning
      ? cleanName(`NOT ${profile.warning.of.handle}`, 60)
      : clean(holderChangeText(profile) ?? '', 80),
    mark: bestMark(channels),
    proof: proofOf(channels),
    accounts: channels.filter(isOnCard).map(channelView),
    credentials: badges(profile.credentials),
    credentialCount: profile.credentialCount ?? profile.credentials.length,
  }
}

const bestMark = (channels: readonly Channel[]): Mark =>
  marks.find((mark) => channels.some((channel) => markOf(channel) === mark)) ?? 'claimed'

const markWords: Record<Mark, string> = {
  proven: 'proven by signature',
  confirmed: 'confirmed',
  reported: 'reported by others',
  claimed: 'only claimed',
}

/** Returns how many accounts have the best grade: it must not read as the grade of each. */
function proofOf(channels: readonly Channel[]): string {
  if (channels.length === 0) return ''
  const best = bestMark(channels)
  const most = channels.filter((channel) => markOf(channel) === best).length
  const share = most === channels.length ? '' : `${most} of `
  return `${share}${count(channels.length, 'account')} ${markWords[best]}`
}

function peopleText({ holders, claimants }: CardSubject & { kind: 'people' }): string {
  if (holders === 0 && claimants === 1)
    return 'One person claims it, without a proof. Open the page to see who.'
  return `${count(holders, 'verified account')}, claimed by ${claimants}. It belongs to no single person: open the page to see who they are.`
}

const isOnCard = ({ type, value }: Channel): boolean =>
  !contactTypes.has(type) && (registryTypes.has(type) || !holdsContact(accountText(type, value)))

/** Cuts the server of a fediverse account: the whole looks like a mail address. */
const accountText = (type: ChannelType, value: string): string =>
  type === 'mastodon' ? value.replace(/^@/, '').replace(/@.*/su, '@…') : value

const channelView = (channel: Channel): ChannelView => ({
  mark: markOf(channel),
  icon: channelRow(channel.type).icon,
  label: channelRow(channel.type).label,
  text: drawable(cleanText(accountText(channel.type, channelText(channel)), MAX_NAME_LENGTH), '…'),
})

/** Returns one badge for each name: the best known, most often given and newest first. */
function badges(credentials: readonly Credential[]): BadgeView[] {
  const byName = new Map<string, BadgeView & { newest: number }>()
  for (const credential of credentials) {
    // The whole name distinguishes two, even if a badge cuts it.
    const whole = clean(credential.name, 400)
    if (whole === '') continue
    const { issuedAt = 0 } = credential
    const mark = markOf(credential)
    const badge = byName.get(whole)
    if (!badge)
      byName.set(whole, { name: clean(credential.name, 48), mark, count: 1, newest: issuedAt })
    else {
      badge.count++
      badge.newest = Math.max(badge.newest, issuedAt)
      if (marks.indexOf(mark) < marks.indexOf(badge.mark)) badge.mark = mark
    }
  }
  return [...byName.values()]
    .sort(
      (a, b) =>
        marks.indexOf(a.mark) - marks.indexOf(b.mark) ||
        b.count - a.count ||
        b.newest - a.newest ||
        (a.name < b.name ? -1 : 1),
    )
    .map(({ mark, name, count }) => ({ mark, name, count }))
}
