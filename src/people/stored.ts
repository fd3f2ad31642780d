import { type Identifier, identifierKey } from '@whocast/contract/identifier.ts'
import type { Channel, Profile } from '@whocast/contract/profile.ts'
import type { WrittenProfile } from '@whocast/contract/written-profile.ts'
import { MAX_SKEW_SECONDS } from '../kit/clock.ts'
import type { LookupContext } from './context.ts'
import type { Answer } from './lookup-port.ts'
import type { StoredProfile } from './port.ts'

/** Seconds after which an answer that is being refreshed is looked at again. */
const STALE_LOOK_SECONDS = 5
/** Seconds after which proofs are checked again where all else is stored. */
const PROOF_SECONDS = 86_400

/**
 * Whether all that any source would say is stored already: a node is followed, and there are no
 * other sources.
 */
export const isAllStored = ({ sources }: Pick<LookupContext, 'sources'>): boolean =>
  sources.length > 0 && sources.every((source) => source.isCurrent?.() ?? false)

/** Returns true if a source must be queried again. `now` is in unix ms. */
export function isDue(
  context: Pick<LookupContext, 'sources' | 'evidence' | 'freshSeconds'>,
  stored: readonly StoredProfile[],
  now: number,
): boolean {
  // Profiles that were never requested have no proofs of chains yet, and events may need others.
  if (isAllStored(context))
    return (
      context.evidence !== undefined &&
      stored.some(
        ({ refreshAt }) => refreshAt === null || (refreshAt + PROOF_SECONDS) * 1000 <= now,
      )
    )
  return stored.some((one) => one.refreshAt === null || isOutdated(context, one, now))
}

/**
 * Returns true if a profile was due, or is due later than anything stored now would be: it was
 * stored while the clock was ahead.
 */
const isOutdated = (
  { freshSeconds }: Pick<LookupContext, 'freshSeconds'>,
  { refreshAt }: StoredProfile,
  now: number,
): boolean =>
  refreshAt !== null &&
  (refreshAt * 1000 <= now || (refreshAt - freshSeconds - MAX_SKEW_SECONDS) * 1000 > now)

/**
 * Whether it is too old to be served without having been checked. Imported profiles without
 * findings of a source never are.
 *
 * @param now unix ms
 */
export const isExpired = (
  { staleSeconds }: Pick<LookupContext, 'staleSeconds'>,
  stored: readonly StoredProfile[],
  now: number,
): boolean =>
  stored.every(
    ({ refreshAt, checkedAt }) => refreshAt !== null && (checkedAt + staleSeconds) * 1000 <= now,
  )

/** Returns true if no profile is stored, or none with findings of a source. */
export const isUnknown = (stored: readonly StoredProfile[]): boolean =>
  stored.every(({ isBare }) => isBare === true)

/**
 * Returns true if a profile is stored and needs no refresh, neither before the response nor after
 * it.
 */
export const isSettled = (
  context: Pick<LookupContext, 'sources' | 'evidence' | 'freshSeconds' | 'staleSeconds'>,
  stored: readonly StoredProfile[],
  now: number,
): boolean => !isUnknown(stored) && !isDue(context, stored, now) && !isExpired(context, stored, now)

/**
 * Returns the result of a lookup from the stored profiles.
 *
 * @param behindMs how old they may be, in ms; 0 if they are current
 */
export function toAnswer(
  context: Pick<LookupContext, 'clock' | 'freshSeconds' | 'attempts' | 'sources'>,
  identifier: Identifier,
  stored: readonly StoredProfile[],
  behindMs = 0,
): Answer {
  const { clock, freshSeconds, attempts } = context
  const now = clock()
  const key = identifierKey(identifier)
  const isFollowed = isAllStored(context)
  const isStale = !isFollowed && stored.some((one) => isOutdated(context, one, now))
  const attempt = attempts.get(key)
  // The profiles were stored by a later attempt: of another process, or with another identifier.
  const isOver =
    attempt !== undefined &&
    attempt.until <= now &&
    (isFollowed || stored.every(({ refreshAt }) => (refreshAt ?? 0) * 1000 > attempt.until))
  const tags = [key]
  let freshUntil =
    isStale || isUnknown(stored) ? now + STALE_LOOK_SECONDS * 1000 : now + freshSeconds * 1000
  for (const one of stored) {
    if (one.written) {
      tags.push(`id:${one.written.profileID}`)
      freshUntil = Math.min(freshUntil, one.written.expiresAt * 1000)
      continue
    }
    const { profileID, warning, credentials } = one.profile
    tags.push(`id:${profileID}`)
    if (warning) tags.push(`id:${warning.of.profileID}`)
    for (const { expiresAt } of credentials)
      if (expiresAt) freshUntil = Math.min(freshUntil, expiresAt * 1000)
  }
  if (!isStale && !isFollowed)
    for (const { refreshAt } of stored)
      if (refreshAt !== null) freshUntil = Math.min(freshUntil, refreshAt * 1000)
  return new StoredAnswer(identifier, stored, {
    isStale,
    failedSources: isOver ? [] : (attempt?.failedSources ?? []),
    tags,
    // The change that is missing was announced already: a cached response would not end.
    freshUntil: behindMs > 0 ? now : Math.max(now, freshUntil),
    behindMs,
  })
}

/** An answer whose profiles are parsed on access. */
class StoredAnswer implements Answer {
  readonly written: readonly WrittenProfile[] | undefined
  readonly isStale: boolean
  readonly failedSources: string[]
  readonly tags: string[]
  readonly freshUntil: number
  readonly behindMs: number
  readonly #identifier: Identifier
  readonly #stored: readonly StoredProfile[]

  constructor(
    identifier: Identifier,
    stored: readonly StoredProfile[],
    {
      isStale,
      failedSources,
      tags,
      freshUntil,
      behindMs = 0,
    }: Omit<Answer, 'profiles' | 'written'>,
  ) {
    this.written = writtenOf(identifier, stored)
    this.isStale = isStale
    this.failedSources = failedSources
    this.tags = tags
    this.freshUntil = freshUntil
    this.behindMs = behindMs
    this.#identifier = identifier
    this.#stored = stored
  }

  get profiles(): Profile[] {
    const identifier = this.#identifier
    return this.#stored.map((one) =>
      isPointed(identifier, one) ? withRequestedName(one, identifier.name) : one.profile,
    )
  }
}

/** Returns true if the requested name merely resolves to the wallet of the found profile. */
const isPointed = (
  identifier: Identifier,
  { isVerified }: StoredProfile,
): identifier is Identifier & { kind: 'ens' } => identifier.kind === 'ens' && !isVerified

/** The profiles as they can be sent, where all of them can be. */
function writtenOf(
  identifier: Identifier,
  stored: readonly StoredProfile[],
): WrittenProfile[] | undefined {
  const all: WrittenProfile[] = []
  for (const one of stored) {
    if (!one.written || isPointed(identifier, one)) return undefined
    all.push(one.written)
  }
  return all
}

/**
 * A name that merely resolves to the wallet is listed, unverified, in answers to that name alone.
 */
function withRequestedName(
  { profile, checkedAt, nameChangedAt }: StoredProfile,
  name: string,
): Profile {
  const type = name.endsWith('.base.eth') ? 'basename' : 'ens'
  // A Farcaster username is listed already, and not as an ENS name.
  const isListed = ({ type: other, value }: Channel) =>
    (other === 'farcaster' || other === type) && value === name
  if (profile.channels.some(isListed)) return profile
  const channel: Channel = {
    type,
    value: name,
    isVerified: false,
    source: 'ens',
    checkedAt,
    ...(nameChangedAt === undefined ? {} : { holderChangedAt: nameChangedAt }),
  }
  return { ...profile, channels: [...profile.channels, channel] }
}
