import { ServiceError } from '@whocast/contract/error.ts'
import { identifierKey } from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'
import type { Person } from '@whocast/contract/profile.ts'
import type { GramClass, GramSets } from '../search/grams.ts'
import {
  bestMatch,
  type Field,
  fieldsOf,
  type Likeness,
  likenesses,
  likenessOf,
  type Match,
  type MatchType,
  type Query,
  toQuery,
} from '../search/match.ts'
import { type QueryGrams, queryGrams } from '../search/query-grams.ts'
import type { People } from './port.ts'
import type { SearchIndex } from './search-port.ts'

/** What people may be searched by, in characters. */
export const LONGEST_QUERY = 100
export const MOST_RESULTS = 50
export const DEFAULT_RESULTS = 10

export interface SearchContext {
  index: SearchIndex
  people: Pick<People, 'find' | 'findMany'>
}

export interface SearchInput {
  query: string
  /** 1 to {@link MOST_RESULTS}. */
  limit?: number | undefined
  /** Only matches of this kind. */
  type?: MatchType | undefined
}

/** A person who matches. */
export interface SearchResult {
  profile: Person
  match: Match
  likeness: Likeness
}

interface Ranked extends SearchResult {
  isClaimed: boolean
  place: number
}

/** People whose places are read for each result that is wanted: some turn out not to match. */
const CANDIDATES_PER_RESULT = 3
const FEWEST_CANDIDATES = 24
/** With a type most candidates match by something else. */
const TYPED_FACTOR = 4
/** Of a typing error the index knows but a few letters. */
const SIMILAR_FACTOR = 5
/** Names of credentials, and the holders of each, that are looked at. */
const MOST_NAMES = 3

/**
 * Stored people who match a query: verified before claimed, exact before similar, more proof before less. Sources are not asked.
 *
 * @example
 * const results = await searchPeople(context, { query: 'vitalk', limit: 5 })
 *
 * @throws ServiceError `invalid-request` for a query without a letter or digit, or one that is too long
 */
export async function searchPeople(
  context: SearchContext,
  input: SearchInput,
): Promise<SearchResult[]> {
  const { query: text, type, limit = DEFAULT_RESULTS } = input
  if ([...text].length > LONGEST_QUERY)
    throw new ServiceError(
      'invalid-request',
      `a search query has at most ${LONGEST_QUERY} characters`,
    )
  const query = toQuery(text)
  const search: Search = { context, query, text, type, limit, found: new Map(), seen: new Set() }
  await findIdentified(search)
  if (query.words.length === 0 && search.found.size === 0)
    throw new ServiceError('invalid-request', 'a search query has at least one letter or digit')
  const known = gramsOf(search, 'known')
  await findIndexed(search, [known.exact, known.prefix])
  if (isShort(search)) await findIndexed(search, [known.inside])
  if (isShort(search) || type === 'credential') await findHolders(search)
  if (isShort(search)) {
    const claimed = gramsOf(search, 'claimed')
    await findIndexed(search, [claimed.exact, claimed.prefix, claimed.inside])
    // Where the query is the beginning of something, it is not mistyped.
    if (
      ![...search.found.values()].some(
        ({ likeness }) => likeness === 'exact' || likeness === 'prefix',
      )
    )
      await findIndexed(search, [known.similar, claimed.similar], SIMILAR_FACTOR)
  }
  return [...search.found.values()]
    .sort(compare)
    .slice(0, limit)
    .map(({ profile, match, likeness }) => ({ profile, match, likeness }))
}

interface Search {
  context: SearchContext
  query: Query
  text: string
  type: MatchType | undefined
  limit: number
  found: Map<string, Ranked>
  /** Places that were read. */
  seen: Set<number>
}

const isShort = ({ found, limit }: Search) => found.size < limit

const gramsOf = ({ query }: Search, kind: GramClass): QueryGrams =>
  queryGrams(kind, query.words.join(' '))

const compare = (a: Ranked, b: Ranked) =>
  Number(a.isClaimed) - Number(b.isClaimed) ||
  likenesses.indexOf(a.likeness) - likenesses.indexOf(b.likeness) ||
  a.place - b.place ||
  (a.profile.profileID < b.profile.profileID ? -1 : 1)

function keep({ found }: Search, result: Ranked): void {
  const before = found.get(result.profile.profileID)
  if (!before || compare(result, before) < 0) found.set(result.profile.profileID, result)
}

const isWanted = ({ type }: Search, field: Field) => type === undefined || field.type === type

async function findIndexed(search: Search, ways: GramSets[], factor = 1): Promise<void> {
  const { context, query, limit, type, seen } = search
  const most =
    Math.max(FEWEST_CANDIDATES, limit * CANDIDATES_PER_RESULT) * (type ? TYPED_FACTOR : 1) * factor
  const lists = await Promise.all(ways.map((sets) => context.index.find(sets, most)))
  const places = [...new Set(lists.flat())].filter((place) => !seen.has(place))
  for (const place of places) seen.add(place)
  for (const { place, profile } of await context.index.read(places)) {
    const best = bestMatch(
      query,
      fieldsOf(profile).filter((field) => isWanted(search, field)),
    )
    if (best) keep(search, { profile, place, ...best })
  }
}

/** A query that is an address, a FID or the URL of a profile: who is stored by it. */
async function findIdentified(search: Search): Promise<void> {
  const { context, text, type } = search
  const identifier = tryIdentify(text)
  if (!identifier) return
  for (const stored of await context.people.find(identifierKey(identifier), { mayLag: true })) {
    const found: MatchType =
      identifier.kind === 'social' ? identifier.type : identifiedTypes[identifier.kind]
    if (type !== undefined && type !== found) continue
    const { profile } = stored
    const channel = profile.channels.find((one) => one.type === found && one.isVerified)
    keep(search, {
      profile,
      place: 0,
      likeness: 'exact',
      isClaimed: !stored.isVerified,
      match: {
        type: found,
        value: channel?.value ?? text.trim(),
        ...(channel?.verification ? { grade: channel.verification.grade } : {}),
      },
    })
  }
}

const identifiedTypes = { ens: 'ens', eth: 'wallet', fid: 'farcaster', fname: 'farcaster' } as const

function tryIdentify(text: string) {
  try {
    return identify(text)
  } catch {
    return null
  }
}

/** Who holds credentials whose names match. */
async function findHolders(search: Search): Promise<void> {
  const { context, query, limit, type } = search
  if (type !== undefined && type !== 'credential') return
  const { exact, prefix } = queryGrams('credential', query.words.join(' '))
  const names = new Set([
    ...(await context.index.credentialNames(exact, MOST_NAMES)),
    ...(await context.index.credentialNames(prefix, MOST_NAMES)),
  ])
  for (const name of names) {
    const likeness = likenessOf(query, name)
    if (likeness === null) continue
    const holders = await context.index.holders(name, limit)
    const people = await context.people.findMany(
      holders.map(({ profileID, walletAddress }) =>
        walletAddress ? `eth:${walletAddress.toLowerCase()}` : `id:${profileID}`,
      ),
      { mayLag: true },
    )
    for (const [at, [stored]] of people.entries()) {
      const grade = holders[at]?.credential.grade
      if (!stored) continue
      keep(search, {
        profile: stored.profile,
        // The newest first, behind people who are called so.
        place: Number.MAX_SAFE_INTEGER - limit + at,
        likeness,
        isClaimed: false,
        match: { type: 'credential', value: name, ...(grade ? { grade } : {}) },
      })
    }
  }
}
