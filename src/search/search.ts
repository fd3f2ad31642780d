import { setImmediate as nextTurn } from 'node:timers/promises'
import { ServiceError } from '@whocast/contract/error.ts'
import { identifierKey } from '@whocast/contract/identifier.ts'
import type { Person } from '@whocast/contract/profile.ts'
import { type Query as Meaning, readQuery } from '@whocast/mention-reader/query.ts'
import { withoutNameEnding } from './fold.ts'
import { foldLookalikes } from './fold-lookalikes.ts'
import type { GramClass, GramSets } from './grams.ts'
import {
  byConsonants,
  bySound,
  hasDigit,
  looseGramsOf,
  type PartialWallet,
  readPartialWallet,
  walletGrams,
  walletsOf,
} from './loose-grams.ts'
import { looseMatch, toLooseQuery } from './loose-match.ts'
import {
  bestMatch,
  type Field,
  fieldsOf,
  type Likeness,
  likenesses,
  likenessOf,
  type Match,
  type MatchType,
  proseOf,
  type Query,
  toQuery,
} from './match.ts'
import { type QueryGrams, queryGrams } from './query-grams.ts'
import { romanize } from './romanize.ts'
import type { SearchIndex } from './stored/search-index.ts'

/** The length of a query, in characters. */
export const MAX_QUERY = 100
export const MAX_RESULTS = 50
export const DEFAULT_RESULTS = 10

export interface SearchContext {
  index: SearchIndex
  people: {
    find(key: string, options: { mayLag: true }): Promise<readonly Found[]>
    findMany(keys: string[], options: { mayLag: true }): Promise<(readonly Found[])[]>
  }
}

/** A stored profile, and whether what leads to it is verified. */
interface Found {
  readonly profile: Person
  isVerified: boolean
}

export interface SearchInput {
  query: string
  /** 1 to {@link MAX_RESULTS}. */
  limit?: number | undefined
  /** Only matches of this kind. */
  type?: MatchType | undefined
}

/** Searches stored people. */
export type SearchPeople = (input: SearchInput) => Promise<SearchResult[]>

/** A person who matches. */
export interface SearchResult {
  profile: Person
  match: Match
  likeness: Likeness
  /** Further matches: people who could be mistaken for this one. */
  lookalikes: Person[]
}

interface Ranked extends Omit<SearchResult, 'lookalikes'> {
  isClaimed: boolean
  place: number
  /** Whether the query's words are whole words of the text that matches. */
  hasWords?: boolean
  /** How well the whole profile matches, from 0 to 1, if not every word of the query must match. */
  score?: number
}

/** People whose places are read for each result that is wanted: some turn out not to match. */
const CANDIDATES_PER_RESULT = 3
const FEWEST_CANDIDATES = 24
/** With a type most candidates match by something else. */
const TYPED_FACTOR = 4
/** With a typing error, the index matches only a few letters. */
const SIMILAR_FACTOR = 5
/** The most profiles that one way of matching reads. */
const MAX_CANDIDATES = 600
/** Profiles that are compared with a query of which not every word need match. */
const LOOSE_CANDIDATES = 80
/** From this length on half as many are compared, each at a higher cost. */
const LONG_QUERY = 30
/** Names of credentials, and the holders of each, that are looked at. */
const MAX_NAMES = 3

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
  const { query: written, type, limit = DEFAULT_RESULTS } = input
  if ([...written].length > MAX_QUERY)
    throw new ServiceError('invalid-request', `a search query has at most ${MAX_QUERY} characters`)
  const meaning = readQuery(written)
  const { text } = meaning
  const query = toQuery(text)
  const [found, seen] = [new Map(), new Set<number>()]
  const search: Search = { context, query, meaning, type, limit, found, seen }
  const wallet = readPartialWallet(text)
  if (wallet !== null) {
    await findByWallet(search, wallet)
    return toResults(search)
  }
  await findIdentified(search)
  if (search.found.size === 0 && isNumber(meaning)) return []
  if (query.words.length === 0 && search.found.size === 0)
    throw new ServiceError('invalid-request', 'a search query has at least one letter or digit')
  const known = gramsOf(search, 'known')
  await findIndexed(search, [known.exact, known.prefix])
  if (isShort(search)) await findIndexed(search, [known.spelled])
  if (isShort(search)) await findIndexed(search, [known.inside])
  if (isShort(search) || type === 'credential') await findHolders(search)
  if (isShort(search)) {
    const claimed = gramsOf(search, 'claimed')
    await findIndexed(search, [claimed.exact, claimed.prefix, claimed.spelled, claimed.inside])
    // Where the query is the beginning of something, it is not mistyped.
    if (
      ![...search.found.values()].some(
        ({ likeness }) => likeness === 'exact' || likeness === 'prefix',
      )
    )
      await findMistyped(search, [known.similar, claimed.similar])
  }
  return toResults(search)
}

const toResults = ({ found, limit }: Search): SearchResult[] =>
  foldLookalikes([...found.values()].sort(compare))
    .slice(0, limit)
    .map(({ profile, match, likeness, lookalikes }) => ({ profile, match, likeness, lookalikes }))

interface Search {
  context: SearchContext
  query: Query
  meaning: Meaning
  type: MatchType | undefined
  limit: number
  found: Map<string, Ranked>
  /** Places that were read. */
  seen: Set<number>
}

const isShort = ({ found, limit }: Search) =>
  found.size < limit || foldLookalikes([...found.values()]).length < limit

const gramsOf = ({ meaning }: Search, kind: GramClass): QueryGrams =>
  queryGrams(kind, withoutNameEnding(meaning.text))

const compare = (a: Ranked, b: Ranked) =>
  (b.score ?? 0) - (a.score ?? 0) ||
  Number(a.isClaimed) - Number(b.isClaimed) ||
  likenesses.indexOf(a.likeness) - likenesses.indexOf(b.likeness) ||
  (a.likeness === 'prefix' ? Number(b.hasWords ?? false) - Number(a.hasWords ?? false) : 0) ||
  a.place - b.place ||
  (a.profile.profileID < b.profile.profileID ? -1 : 1)

function keep({ found }: Search, result: Ranked): void {
  const before = found.get(result.profile.profileID)
  if (!before || compare(result, before) < 0) found.set(result.profile.profileID, result)
}

const isWanted = ({ type }: Search, field: Field) => type === undefined || field.type === type

/** Finds profiles by spellings with one error, then by anything that matches in part. */
async function findMistyped(search: Search, ways: GramSets[]): Promise<void> {
  await findIndexed(search, ways, SIMILAR_FACTOR)
  await findLoosely(search)
}

/** Finds profiles that match some words, by spelling, sound or short forms; ranks all matches. */
async function findLoosely(search: Search): Promise<void> {
  const { context, found } = search
  const { name: text } = search.meaning
  const query = toLooseQuery(text)
  const grams = looseGramsOf(withoutNameEnding(text))
  const { places, counts } = await context.index.findLoosely(
    grams,
    text.length > LONG_QUERY ? LOOSE_CANDIDATES / 2 : LOOSE_CANDIDATES,
  )
  const importanceOf = (word: string) =>
    hasDigit(word)
      ? 1
      : importance(Math.max(0, ...romanize(word).map((latin) => counts.get(bySound(latin)) ?? 0)))
  const areRare = (consonants: string) =>
    (counts.get(byConsonants(consonants)) ?? 0) <= FEW_CONSONANTS
  const before = [...found.values()]
  found.clear()
  for await (const { place, profile } of readInSlices(context, places)) {
    const fields = [...fieldsOf(profile), ...proseOf(profile)].filter((field) =>
      isWanted(search, field),
    )
    const match = looseMatch(query, fields, importanceOf, areRare)
    if (!match) continue
    const { type, value, grade, kind } = match.field
    keep(search, {
      profile,
      place,
      likeness: match.hasWords ? 'inside' : 'similar',
      isClaimed: kind === 'claimed',
      score: match.score,
      match: { type, value, ...(grade ? { grade } : {}) },
    })
  }
  for (const one of before)
    if (!found.has(one.profile.profileID)) keep(search, { ...one, score: INSIDE_SCORE })
}

/** Profiles that may share the consonants of a word before these alone do not tell a name. */
const FEW_CONSONANTS = 4

/** The score of a profile in which a query is part of a word. */
const INSIDE_SCORE = 0.7

/** Profiles that may share a word before it tells less, and what a word tells that no one has. */
const RARE = 8
const UNKNOWN_IMPORTANCE = 0.9

/** Returns how much a word tells that so many profiles have, from 0 to 1. */
const importance = (count: number): number =>
  count === 0 ? UNKNOWN_IMPORTANCE : 1 / (1 + Math.log2(Math.max(1, count / RARE)) / 2)

/** Finds profiles by the beginning of a wallet's address, and its end where the query has it. */
async function findByWallet(search: Search, wallet: PartialWallet): Promise<void> {
  const { context, limit } = search
  const { places } = await context.index.findLoosely(walletGrams(wallet), LOOSE_CANDIDATES)
  for await (const { place, profile } of readInSlices(context, places)) {
    const channel = walletsOf(profile).find(({ value }) => {
      const digits = value.slice(2).toLowerCase()
      return digits.startsWith(wallet.start) && digits.endsWith(wallet.end)
    })
    if (!channel || search.found.size >= limit) continue
    keep(search, {
      profile,
      place,
      likeness: 'prefix',
      isClaimed: !channel.isVerified,
      match: {
        type: 'wallet',
        value: channel.value,
        ...(channel.verification ? { grade: channel.verification.grade } : {}),
      },
    })
  }
}

async function findIndexed(search: Search, ways: GramSets[], factor = 1): Promise<void> {
  const { context, query, limit, type, seen } = search
  const wanted =
    Math.max(FEWEST_CANDIDATES, limit * CANDIDATES_PER_RESULT) * (type ? TYPED_FACTOR : 1) * factor
  const most = Math.min(wanted, MAX_CANDIDATES)
  const lists = await Promise.all(ways.map((sets) => context.index.find(sets, most)))
  const places = [...new Set(lists.flat())].filter((place) => !seen.has(place))
  for (const place of places) seen.add(place)
  for await (const { place, profile } of readInSlices(context, places)) {
    const best = bestMatch(
      query,
      fieldsOf(profile).filter((field) => isWanted(search, field)),
    )
    if (best) keep(search, { profile, place, ...best })
  }
}

/** Profiles that are read and compared in one turn of the event loop. */
const SLICE = 32

/** Reads the profiles of places in their order, a few each turn of the event loop. */
async function* readInSlices({ index }: SearchContext, places: readonly number[]) {
  const sorted = places.toSorted((a, b) => a - b)
  for (let from = 0; from < sorted.length; from += SLICE) {
    await nextTurn()
    yield* await index.read(sorted.slice(from, from + SLICE))
  }
}

/** A query that is an address, a FID or the URL of a profile: who is stored by it. */
async function findIdentified(search: Search): Promise<void> {
  const { context, type } = search
  const { identifier, name } = search.meaning
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
        value: channel?.value ?? name,
        ...(channel?.verification ? { grade: channel.verification.grade } : {}),
      },
    })
  }
}

const identifiedTypes = { ens: 'ens', eth: 'wallet', fid: 'farcaster', fname: 'farcaster' } as const

/** Returns true for “fid 3” and “#3”: no name is meant. */
const isNumber = ({ identifier, text }: Meaning): boolean =>
  identifier?.kind === 'fid' && !/^\d+$/.test(text)

/** Returns holders of credentials with matching names. */
async function findHolders(search: Search): Promise<void> {
  const { context, query, limit, type } = search
  if (type !== undefined && type !== 'credential') return
  const { exact, prefix, spelled } = gramsOf(search, 'credential')
  const terms = [
    ...(await context.index.credentialTerms(exact, MAX_NAMES)),
    ...(await context.index.credentialTerms(prefix, MAX_NAMES)),
    ...(await context.index.credentialTerms(spelled, MAX_NAMES)),
  ]
  const unique = new Map(terms.map((term) => [`${term.kind} ${term.text}`, term]))
  for (const term of unique.values()) {
    const likeness = likenessOf(query, term.text)
    if (likeness === null) continue
    const holders = await context.index.holders(term, limit)
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
        match: { type: 'credential', value: term.text, ...(grade ? { grade } : {}) },
      })
    }
  }
}
