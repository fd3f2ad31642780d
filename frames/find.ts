import type { Identifier } from '@whocast/contract/identifier.ts'
import type { Channel, Profile } from '@whocast/contract/profile.ts'
import { knownIssuers } from '../src/credentials/port.ts'
import type { Lookup } from '../src/people/lookup.ts'
import type { Answer } from '../src/people/lookup-port.ts'

export type SocialIdentifier = Identifier & { kind: 'social' }

/** The result of a lookup, the same on a page, a card, a Snap and a v1 frame. */
type Found = Pick<Answer, 'isStale' | 'failedSources'> &
  (
    | { kind: 'not-found' }
    | { kind: 'person'; profile: Profile }
    /** Those who hold the handle come first; without exactly one holder it answers for no one. */
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
  const holders = isSocial ? profiles.filter((one) => holdsHandle(one, identifier)) : []
  if (!isSocial || (profiles.length === 1 && holders.length === 1))
    return { kind: 'person', profile, ...freshness }
  return {
    kind: 'people',
    requested: identifier,
    profiles: [...holders, ...profiles.filter((one) => !holders.includes(one))],
    holders: holders.length,
    ...freshness,
  }
}

const isHandle = ({ type, value }: Channel, { type: wanted, handle }: SocialIdentifier) =>
  type === wanted && value.toLowerCase() === handle.toLowerCase()

/** Returns the account of a profile that bears a handle, verified or only claimed. */
export const accountOf = ({ channels }: Profile, requested: SocialIdentifier) =>
  channels.find((channel) => isHandle(channel, requested))

/** Returns true if a profile's link to a handle is verified. */
export const holdsHandle = ({ channels }: Profile, requested: SocialIdentifier): boolean =>
  channels.some((channel) => channel.isVerified && isHandle(channel, requested))
