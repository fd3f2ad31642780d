import { readPerson } from '@whocast/contract/written-profile.ts'
import type { Engine } from '../../db/engines/engine.ts'
import type { Clock } from '../../kit/telemetry.ts'
import { termOfSubject } from '../../search/stored/credential-names.ts'
import { gramTable } from '../../search/stored/engine-grams.ts'
import { NAMES_FROM } from '../../search/stored/places.ts'
import type { SearchIndex } from '../search-port.ts'
import { readHolders, readHoldersOf } from './holders.ts'
import { warn } from './warnings.ts'

/** Maximum names of credentials next to profiles in one result of the index. */
const MAX_NAMES = 50

/** Places that are read of each n-gram. */
const MAX_LIST = 1000

/** Returns the places with the highest sums of weights; n-grams of fewer people weigh more. */
function rank(lists: readonly { places: number[]; weight: number }[], limit: number): number[] {
  const sums = new Map<number, number>()
  for (const { places, weight } of lists) {
    const value = weight * (0.5 + Math.log2((MAX_LIST + 1) / (places.length + 1)))
    for (const place of places)
      if (place < NAMES_FROM) sums.set(place, (sums.get(place) ?? 0) + value)
  }
  return [...sums]
    .sort(([a, one], [b, other]) => other - one || a - b)
    .slice(0, limit)
    .map(([place]) => place)
}

/** The search index on one engine. */
export function createSearchIndex({
  engine,
  clock,
}: {
  engine: Engine
  clock: Clock
}): SearchIndex {
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
    find: engine.traced('search.find', (sets, limit) => table.find(engine, sets, limit)),
    findLoosely: engine.traced('search.findLoosely', async (grams, limit) => {
      const entries = [...grams]
      const lists = await table.lists(
        engine,
        entries.map(([gram]) => gram),
        MAX_LIST,
      )
      const weighted = lists.map((places, at) => ({ places, weight: entries[at]?.[1] ?? 0 }))
      return {
        places: rank(weighted, limit),
        counts: new Map(entries.map(([gram], at) => [gram, lists[at]?.length ?? 0])),
      }
    }),
    read: engine.traced('search.read', async (places) => {
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
    credentialTerms: engine.traced('search.credentialTerms', async (sets, limit) => {
      const places = (await table.find(engine, sets, MAX_NAMES)).filter(
        (place) => place >= NAMES_FROM,
      )
      if (places.length === 0) return []
      const rows = await names([asParameter(places.slice(0, limit))])
      return rows.map(({ subject }) => termOfSubject(subject))
    }),
    holders: engine.traced('search.holders', async ({ kind, text }, limit) => {
      const now = Math.floor(clock() / 1000)
      if (kind === 'issuer') return readHoldersOf(engine, text, { limit, now })
      const { holders } = await readHolders(engine, { credentialName: text, limit }, now)
      return holders
    }),
  }
}
