import type { Grade } from '@whocast/contract/verification.ts'
import { readPerson } from '@whocast/contract/written-profile.ts'
import type { ReadEngine } from '../../db/engines/engine.ts'
import type { GramSets } from '../grams.ts'
import { type CredentialTerm, termOfSubject } from './credential-names.ts'
import { gramTable } from './engine-grams.ts'
import type { GramList } from './gram-table.ts'
import { NAMES_FROM } from './places.ts'
import { warn } from './warnings.ts'

/** Maximum names of credentials next to profiles in one result of the index. */
const MAX_NAMES = 50

/** Places that are read of each n-gram. */
const MAX_LIST = 1000

/** Returns the places with the highest sums of weights; n-grams of fewer people weigh more. */
function rank(lists: readonly (GramList & { weight: number })[], limit: number): number[] {
  const sums = new Map<number, number>()
  for (const { places, count, weight } of lists) {
    const value = weight * (0.5 + Math.log2((MAX_LIST + 1) / (count + 1)))
    for (const place of places)
      if (place < NAMES_FROM) sums.set(place, (sums.get(place) ?? 0) + value)
  }
  return [...sums]
    .sort(([a, one], [b, other]) => other - one || a - b)
    .slice(0, limit)
    .map(([place]) => place)
}

/** A person, or a wallet without a profile, who holds a credential. */
interface TermHolder {
  profileID: string
  walletAddress?: string
  credential: { grade: Grade }
}

/** Returns the holders of a visible credential of this name or issuer, the newest first. */
export type FindTermHolders = (term: CredentialTerm, limit: number) => Promise<TermHolder[]>

/** The search index. */
export type SearchIndex = ReturnType<typeof createSearchIndex>

/** Creates the search index on one engine. Places rise as proof scores fall. */
export function createSearchIndex({
  engine,
  holders,
}: {
  engine: ReadEngine
  holders: FindTermHolders
}) {
  const table = gramTable(engine)
  const isAmong =
    engine.kind === 'sqlite' ? 'in (select value from json_each($1))' : '= any($1::bigint[])'
  const people = engine.prepare<{ place: number; document: string; lookalike_of: string | null }>(
    'search-people',
    `select s.place, p.document, p.lookalike_of from search s join profile p on p.id = substr(s.subject, 4) where s.place ${isAmong} order by s.place`,
  )
  const names = engine.prepare<{ subject: string }>(
    'search-names',
    `select subject from search where place ${isAmong} order by place`,
  )
  const asParameter = (places: readonly number[]) =>
    engine.kind === 'sqlite' ? JSON.stringify(places) : `{${places.join()}}`
  return {
    /** Returns the places of rows that match one of the sets, in order. */
    find: engine.traced('search.find', (sets: GramSets, limit: number) =>
      table.find(engine, sets, limit),
    ),
    /**
     * Returns the places of those who have most of these n-grams by weight, where rare ones weigh
     * more; the best first. Counts how many have each n-gram, up to a bound.
     */
    findLoosely: engine.traced(
      'search.findLoosely',
      async (grams: ReadonlyMap<number, number>, limit: number) => {
        const entries = [...grams]
        const lists = await table.lists(
          engine,
          entries.map(([gram]) => gram),
          MAX_LIST,
        )
        const weighted = lists.map((list, at) => ({ ...list, weight: entries[at]?.[1] ?? 0 }))
        return {
          places: rank(weighted, limit),
          counts: new Map(entries.map(([gram], at) => [gram, lists[at]?.count ?? 0])),
        }
      },
    ),
    /** Returns the profiles at these places, in order. */
    read: engine.traced('search.read', async (places: readonly number[]) => {
      if (places.length === 0) return []
      const rows = await people([asParameter(places)])
      const found = rows.map(({ place, document }) => ({ place, profile: readPerson(document) }))
      await warn(
        engine,
        found.flatMap(({ profile }, at) => {
          const of = rows[at]?.lookalike_of
          return of ? [{ profile, of }] : []
        }),
      )
      return found
    }),
    /** Returns names and issuers of credentials that match one of the sets. */
    credentialTerms: engine.traced(
      'search.credentialTerms',
      async (sets: GramSets, limit: number) => {
        const places = (await table.find(engine, sets, MAX_NAMES)).filter(
          (place) => place >= NAMES_FROM,
        )
        if (places.length === 0) return []
        const rows = await names([asParameter(places.slice(0, limit))])
        return rows.map(({ subject }) => termOfSubject(subject))
      },
    ),
    holders: engine.traced('search.holders', holders),
  }
}
