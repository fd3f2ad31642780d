import { sql } from 'kysely'
import type { Profile } from '../../domain/profile.ts'
import { hash } from '../../domain/search/grams.ts'
import { changedForms, isLookalike, type Name, namesOf, WELL_KNOWN } from '../../domain/search/lookalike.ts'
import type { Write } from '../engines/engine.ts'
import type { SearchEngine } from './gram-table.ts'
import { endOfStanding, isWellKnown, personSubject } from './places.ts'

/** So many people who may have come to be lookalikes by one save are looked at again. */
const MOST_CONCERNED = 50

/** A person in the index, as names are compared. */
export interface Placed {
  id: string
  place: number
  profile: Omit<Profile, 'credentials'>
}

interface KeyRow {
  key: number
  place: number
  plain: number
}

/** The keys by which a person's names are found; of the well-known those of names that are one letter off, too. */
function keysOf({ place, profile }: Placed): KeyRow[] {
  const rows = namesOf(profile).flatMap(({ skeleton, plain }) => [
    { key: hash(`=${skeleton}`), place, plain: hash(plain) },
    ...(isWellKnown(place) ? changedForms(skeleton).map((form) => ({ key: hash(`~${form}`), place, plain: 0 })) : []),
  ])
  return [...new Map(rows.map((row) => [row.key, row])).values()]
}

/** Writes the keys of people's names in place of those that stood at `gone`. */
export async function writeNameKeys(
  { kind }: SearchEngine,
  trx: Write,
  { placed, gone }: { placed: readonly Placed[]; gone: readonly number[] },
): Promise<void> {
  if (gone.length > 0)
    await (kind === 'sqlite'
      ? sql`delete from name_key where place in (select value from json_each(${JSON.stringify(gone)}))`
      : sql`delete from name_key where place = any(${gone}::bigint[])`
    ).execute(trx)
  const rows = placed.flatMap(keysOf)
  if (rows.length === 0) return
  await sql`insert into name_key (key, place, plain) ${rowsOf(kind, rows)} on conflict do nothing`.execute(trx)
}

const rowsOf = (kind: SearchEngine['kind'], rows: readonly KeyRow[]) =>
  kind === 'sqlite'
    ? sql`select value ->> 'key', value ->> 'place', value ->> 'plain' from json_each(${JSON.stringify(rows)}) where true`
    : sql`select * from json_to_recordset(${JSON.stringify(rows)}::json) as given (key integer, place bigint, plain integer)`

interface Question {
  key: number
  plain: number
  before: number
  id: string
}

/** What is asked about a person: who with more proof is called so, or, where they are not well known, almost so. */
function questionsOf({ id, place, profile }: Placed): Question[] {
  return namesOf(profile).flatMap(({ skeleton, plain }: Name) => [
    { id, key: hash(`=${skeleton}`), plain: hash(plain), before: place },
    ...(isWellKnown(place)
      ? []
      : changedForms(skeleton).map((form) => ({ id, key: hash(`~${form}`), plain: 1, before: endOfStanding(WELL_KNOWN) }))),
  ])
}

/** Writes whom each of these people could be mistaken for. Returns the tags of those of whom that has changed. */
export async function reviewLookalikes(engine: SearchEngine, trx: Write, people: readonly Placed[]): Promise<string[]> {
  if (people.length === 0) return []
  const better = await findBetter(engine, trx, people.flatMap(questionsOf))
  const candidates = await readPlaced(engine, trx, [...better.values()].flat())
  const held = await trx
    .selectFrom('profile')
    .select(['id', 'lookalike_of'])
    .where((e) =>
      engine.isIn(
        e.ref('id'),
        people.map(({ id }) => id),
      ),
    )
    .execute()
  const before = new Map(held.map(({ id, lookalike_of }) => [id, lookalike_of ?? null]))
  const tags: string[] = []
  for (const { id, profile } of people) {
    const of = candidates
      .filter((other) => other.id !== id && better.get(id)?.includes(other.place))
      .sort((a, b) => a.place - b.place)
      .find((other) => isLookalike(profile, other.profile))
    const wanted = of?.id ?? null
    if (before.get(id) === wanted) continue
    await trx.updateTable('profile').set({ lookalike_of: wanted }).where('id', '=', id).execute()
    tags.push(personSubject(id))
  }
  return tags
}

/** Questions as rows of `q`. */
const given = (kind: SearchEngine['kind'], questions: readonly object[]) =>
  kind === 'sqlite'
    ? sql`(select value ->> 'id' as id, value ->> 'key' as key, value ->> 'plain' as plain, value ->> 'before' as before
            from json_each(${JSON.stringify(questions)})) as q`
    : sql`json_to_recordset(${JSON.stringify(questions)}::json) as q (id text, key integer, plain integer, before bigint)`

/** By ID the places of the best proven who answer the questions. */
async function findBetter({ kind }: SearchEngine, trx: Write, questions: Question[]): Promise<Map<string, number[]>> {
  if (questions.length === 0) return new Map()
  const { rows } = await sql<{ id: string; place: number | null }>`
    select q.id, (select n.place from name_key n where n.key = q.key and n.place < q.before
      and (n.plain <> q.plain or n.place < ${endOfStanding(WELL_KNOWN)}) order by n.place limit 1) as place
    from ${given(kind, questions)}`.execute(trx)
  const found = new Map<string, number[]>()
  for (const { id, place } of rows) if (place !== null) found.set(id, [...(found.get(id) ?? []), Number(place)])
  return found
}

/** People with less proof who are called as these are, and those who were taken for these or for others who are gone. */
export async function findConcerned(
  engine: SearchEngine,
  trx: Write,
  { placed, ids }: { placed: readonly Placed[]; ids: readonly string[] },
): Promise<Placed[]> {
  const questions = placed.flatMap(({ id, place, profile }) =>
    namesOf(profile).map(({ skeleton, plain }) => ({
      id,
      key: hash(`=${skeleton}`),
      // The well-known are imitated by the very same name, too.
      plain: isWellKnown(place) ? null : hash(plain),
      before: place,
    })),
  )
  const { rows } =
    questions.length === 0
      ? { rows: [] }
      : await sql<{ place: number }>`
          select n.place from ${given(engine.kind, questions)} join name_key n on n.key = q.key and n.place > q.before
           where q.plain is null or n.plain <> q.plain limit ${MOST_CONCERNED}`.execute(trx)
  const pointing = await trx
    .selectFrom('profile')
    .innerJoin('search', (join) => join.on(sql<boolean>`search.subject = 'id:' || profile.id`))
    .select('search.place')
    .where('lookalike_of', 'is not', null)
    .where(engine.isIn(sql<string>`lookalike_of`, ids))
    .limit(MOST_CONCERNED)
    .execute()
  const own = new Set(placed.map(({ place }) => place))
  return readPlaced(
    engine,
    trx,
    [...rows, ...pointing].map(({ place }) => Number(place)).filter((place) => !own.has(place)),
  )
}

async function readPlaced({ kind }: SearchEngine, trx: Write, places: readonly number[]): Promise<Placed[]> {
  if (places.length === 0) return []
  const unique = [...new Set(places)]
  const isAmong =
    kind === 'sqlite' ? sql`in (select value from json_each(${JSON.stringify(unique)}))` : sql`= any(${unique}::bigint[])`
  const { rows } = await sql<{ place: number; id: string; document: string }>`
    select s.place, p.id, p.document from search s join profile p on p.id = substr(s.subject, 4) where s.place ${isAmong}`.execute(
    trx,
  )
  return rows.map(({ place, id, document }) => ({ place: Number(place), id, profile: JSON.parse(document) as Profile }))
}
