import { type Identifier, identifierKey } from '../domain/identifier.ts'
import type { Answer } from '../domain/ports/lookup.ts'
import type { StoredProfile } from '../domain/ports/people.ts'
import type { Channel, Profile } from '../domain/profile.ts'
import type { LookupContext } from './context.ts'

/** Seconds after which an answer that is being refreshed is looked at again. */
const STALE_LOOK_SECONDS = 5

/** Whether all that any source would say is stored already: a node is followed, and there are no other sources. */
export const isAllStored = ({ sources }: Pick<LookupContext, 'sources'>): boolean =>
  sources.length > 0 && sources.every((source) => source.isCurrent?.() ?? false)

/** Whether a source is to be asked again. `now` is in unix ms. */
export function isDue(
  context: Pick<LookupContext, 'sources' | 'evidence'>,
  stored: readonly StoredProfile[],
  now: number,
): boolean {
  // Chains were not asked yet for proofs of people who were never asked about.
  if (isAllStored(context)) return context.evidence !== undefined && stored.some(({ refreshAt }) => refreshAt === null)
  return stored.some(({ refreshAt }) => refreshAt === null || refreshAt * 1000 <= now)
}

/**
 * Whether it is too old to be served without having been checked. Imported people, of whom no source spoke, never are.
 *
 * @param now unix ms
 */
export const isExpired = (
  { staleSeconds }: Pick<LookupContext, 'staleSeconds'>,
  stored: readonly StoredProfile[],
  now: number,
): boolean => stored.every(({ refreshAt, checkedAt }) => refreshAt !== null && (checkedAt + staleSeconds) * 1000 <= now)

/** Whether no profile is stored, or none of which a source has spoken. */
export const isUnknown = (stored: readonly StoredProfile[]): boolean => stored.every(({ isBare }) => isBare === true)

/** Whether a person is stored, and no source has to be asked about them, neither before the answer nor after it. */
export const isSettled = (
  context: Pick<LookupContext, 'sources' | 'evidence' | 'staleSeconds'>,
  stored: readonly StoredProfile[],
  now: number,
): boolean => !isUnknown(stored) && !isDue(context, stored, now) && !isExpired(context, stored, now)

/** What is answered by what is stored. */
export function toAnswer(
  context: Pick<LookupContext, 'clock' | 'freshSeconds' | 'attempts' | 'sources'>,
  identifier: Identifier,
  stored: readonly StoredProfile[],
): Answer {
  const { clock, freshSeconds, attempts } = context
  const now = clock()
  const key = identifierKey(identifier)
  const isFollowed = isAllStored(context)
  const isStale = !isFollowed && stored.some(({ refreshAt }) => refreshAt !== null && refreshAt * 1000 <= now)
  const profiles = stored.map((one) =>
    identifier.kind === 'ens' && !one.isVerified ? withAskedName(one, identifier.name) : one.profile,
  )
  const tags = [key]
  let freshUntil = isStale || isUnknown(stored) ? now + STALE_LOOK_SECONDS * 1000 : now + freshSeconds * 1000
  for (const { profileID, warning, credentials } of profiles) {
    tags.push(`id:${profileID}`)
    if (warning) tags.push(`id:${warning.of.profileID}`)
    for (const { expiresAt } of credentials) if (expiresAt) freshUntil = Math.min(freshUntil, expiresAt * 1000)
  }
  if (!isStale && !isFollowed)
    for (const { refreshAt } of stored) if (refreshAt !== null) freshUntil = Math.min(freshUntil, refreshAt * 1000)
  return { profiles, isStale, failedSources: attempts.get(key)?.failedSources ?? [], tags, freshUntil: Math.max(now, freshUntil) }
}

/** A name that merely resolves to the wallet is listed, unverified, in answers to that name alone. */
function withAskedName({ profile, checkedAt }: StoredProfile, name: string): Profile {
  const type = name.endsWith('.base.eth') ? 'basename' : 'ens'
  // A Farcaster username is listed already, and not as an ENS name.
  if (profile.channels.some((one) => one.type === 'farcaster' && one.value === name)) return profile
  const channel: Channel = { type, value: name, isVerified: false, source: 'ens', checkedAt }
  return { ...profile, channels: [...profile.channels, channel] }
}
