import type { Identifier } from '@whocast/contract/identifier.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { knownIssuers } from '../src/credentials/port.ts'
import type { Lookup } from '../src/people/lookup.ts'
import type { Answer } from '../src/people/lookup-port.ts'

export type SocialIdentifier = Identifier & { kind: 'social' }

/** The result of a lookup, the same on a page, a card, a Snap and a v1 frame. */
export type Found = Pick<Answer, 'isStale' | 'failedSources'> &
  (
    | { kind: 'not-found' }
    | { kind: 'person'; profile: Profile }
    /** A handle that several people have, or that is only claimed: it answers for no one person. Those who hold it come first. */
    | { kind: 'people'; requested: SocialIdentifier; profiles: Profile[]; holders: number }
  )

/** Looks an identifier up and decides who answers for it. */
export async function find(
  lookup: Pick<Lookup, 'one'>,
  identifier: Identifier,
  { hasProof = false, hasAllIssuers = false }: { hasProof?: boolean; hasAllIssuers?: boolean } = {},
): Promise<Found> {
  const isSocial = identifier.kind === 'social'
  const { profiles, isStale, failedSources } = await lookup.one(identifier, {
    include: { proof: hasProof, claims: isSocial },
    ...(hasAllIssuers ? {} : { issuers: knownIssuers }),
  })
  const [profile] = profiles
  const freshness = { isStale, failedSources }
  if (!profile) return { kind: 'not-found', ...freshness }
  if (!isSocial) return { kind: 'person', profile, ...freshness }
  const holders = profiles.filter((one) => holdsHandle(one, identifier))
  if (profiles.length === 1 && holders.length === 1)
    return { kind: 'person', profile, ...freshness }
  const claimants = profiles.filter((one) => !holders.includes(one))
  return {
    kind: 'people',
    requested: identifier,
    profiles: [...holders, ...claimants],
    holders: holders.length,
    ...freshness,
  }
}

/** Returns true if a profile's link to a handle is verified. */
export const holdsHandle = (profile: Profile, { type, handle }: SocialIdentifier): boolean =>
  profile.channels.some(
    (c) => c.type === type && c.isVerified && c.value.toLowerCase() === handle.toLowerCase(),
  )
