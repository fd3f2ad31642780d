import { canonicalPath } from '@whocast/contract/display.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import { type Identifier, identifierText, routeBySegment } from '@whocast/contract/identifier.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import type { Subject } from '@whocast/mention-reader/intent.ts'
import { knownIssuers } from '../credentials/port.ts'
import type { Lookup } from '../people/lookup.ts'
import { MAX_QUERY, type SearchInput, type SearchResult } from '../search/search.ts'

export interface FindSettings {
  lookup: Pick<Lookup, 'one'>
  /** Finds people by a display name, the best-proven match first. */
  findByName?: (name: string) => Promise<Identifier[]>
}

/** Other matches of a name that are suggested. */
const MAX_SUGGESTED = 3

export const distinctOf = (people: readonly FoundPerson[]): FoundPerson[] =>
  people.filter(
    ({ profile }, at) =>
      people.findIndex((other) => other.profile.profileID === profile.profileID) === at,
  )

export interface FoundPerson {
  kind: 'found'
  identifier: Identifier
  profile: Profile
  others: readonly string[]
}

type Found =
  | FoundPerson
  /** `not-configured`: this service has no source that could know. */
  | { kind: 'unknown' | 'impossible' | 'not-configured'; name: string }

export async function find(subject: Subject, settings: FindSettings): Promise<Found> {
  if (subject.kind === 'name') return findNamed(subject.name, settings)
  const { identifier, how } = subject
  if (identifier.kind !== 'fname' || how !== 'bare')
    return findIdentified(identifier, settings.lookup)
  const [outcome] = await Promise.allSettled([findIdentified(identifier, settings.lookup)])
  if (outcome.status === 'fulfilled' && !isUnknown(outcome.value)) return outcome.value
  // Nobody has the username, or no source responded: perhaps it is the name of a stored person.
  const byName = await findNamed(identifier.fname, settings)
  if (byName.kind === 'found') return byName
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

const isUnknown = ({ kind }: Found): boolean => kind === 'unknown' || kind === 'not-configured'

/** Finds people by display name: the best-proven match, and others as suggestions. */
async function findNamed(name: string, settings: FindSettings): Promise<Found> {
  const matches = (await settings.findByName?.(name)) ?? []
  const found: FoundPerson[] = []
  for (const identifier of matches.slice(0, MAX_SUGGESTED + 1)) {
    const one = await findIdentified(identifier, settings.lookup)
    if (one.kind === 'found') found.push(one)
  }
  const [best, ...others] = distinctOf(found)
  if (!best) return { kind: 'unknown', name }
  return { ...best, others: others.map(({ identifier }) => writtenOf(identifier)) }
}

/** Results of the search for a display name. */
const MAX_MATCHES = 4

/** Finds stored people by a display name, the best-proven match first. */
export async function findByName(
  search: (input: SearchInput) => Promise<SearchResult[]>,
  name: string,
): Promise<Identifier[]> {
  const query = name.slice(0, MAX_QUERY)
  const results = await search({ query, limit: MAX_MATCHES })
  const exact = results.filter(({ likeness }) => likeness === 'exact')
  return (
    exact.length > 0 ? exact : results.filter(({ likeness }) => likeness === 'prefix')
  ).flatMap(({ profile }) => {
    const [, segment = '', ...values] = (canonicalPath(profile) ?? '').split('/')
    return routeBySegment(segment)?.parse(...values.map(decodeURIComponent)) ?? []
  })
}

/** An identifier without an `@`: a reply mentions no one. */
export const writtenOf = (identifier: Identifier): string =>
  identifier.kind === 'fname' ? `farcaster:${identifier.fname}` : identifierText(identifier)

export async function findIdentified(
  identifier: Identifier,
  lookup: FindSettings['lookup'],
): Promise<Found> {
  const name = identifierText(identifier)
  try {
    const [profile] = (await lookup.one(identifier, { issuers: knownIssuers })).profiles
    return profile ? { kind: 'found', identifier, profile, others: [] } : { kind: 'unknown', name }
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not-configured')
      return { kind: 'not-configured', name }
    if (error instanceof ServiceError && error.status < 500) return { kind: 'impossible', name }
    throw error
  }
}
