import { readPerson } from '@whocast/contract/written-profile.ts'
import type { Engine } from '../../db/engines/engine.ts'
import type { Clock } from '../../kit/telemetry.ts'
import { nameOfSubject } from '../../search/stored/credential-names.ts'
import { gramTable } from '../../search/stored/engine-grams.ts'
import { NAMES_FROM } from '../../search/stored/places.ts'
import type { SearchIndex } from '../search-port.ts'
import { readHolders } from './holders.ts'
import { warn } from './warnings.ts'

/** How many names of credentials may stand beside people in one answer of the index. */
const MOST_NAMES = 50

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
    find: (sets, limit) => table.find(engine, sets, limit),
    async read(places) {
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
    },
    async credentialNames(sets, limit) {
      const places = (await table.find(engine, sets, MOST_NAMES)).filter(
        (place) => place >= NAMES_FROM,
      )
      if (places.length === 0) return []
      const rows = await names([asParameter(places.slice(0, limit))])
      return rows.map(({ subject }) => nameOfSubject(subject))
    },
    async holders(name, limit) {
      const { holders } = await readHolders(
        engine,
        { credentialName: name, limit },
        Math.floor(clock() / 1000),
      )
      return holders
    },
  }
}
