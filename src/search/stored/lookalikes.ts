import type { Person } from '@whocast/contract/profile.ts'
import { readPerson } from '@whocast/contract/written-profile.ts'
import { type Expression, sql } from 'kysely'
import type { InsertRule, Row, Write } from '../../db/engines/engine.ts'
import { hash } from '../grams.ts'
import { changedForms, isLookalike, type Name, namesOf, WELL_KNOWN } from '../lookalike.ts'
import type { SearchEngine } from './gram-table.ts'
import { endOfStanding, isWellKnown, personSubject, standingAt } from './places.ts'

/**
 * How many people who may have become lookalikes by one save are checked again. As a parameter,
 * SQLite would plan the query again each time.
 */
const MAX_CONCERNED = sql.lit(50)

/** A person in the index, as names are compared. */
export interface Placed {
  id: string
  place: number
  profile: Person
  names: readonly Name[]
  /** Nothing was stored under this ID before. */
  isNew?: boolean
}

const keyRule: InsertRule<'name_key'> = {
  table: 'name_key',
  columns: ['key', 'place', 'plain'],
  numbers: ['key', 'place', 'plain'],
  key: ['key', 'place'],
  update: [],
}

/**
 * Returns the keys of a profile's names; for well-known profiles also those of names one letter
 * off.
 */
function keysOf({ place, names }: Placed): Row<'name_key'>[] {
  const rows = names.flatMap(({ skeleton, plain }) => [
    { key: hash(`=${skeleton}`), place, plain: hash(plain) },
    ...(isWellKnown(place)
      ? changedForms(skeleton).map((form) => ({ key: hash(`~${form}`), place, plain: 0 }))
      : []),
  ])
  return [...new Map(rows.map((row) => [row.key, row])).values()]
}

/** Writes the keys of people's names in place of the previous ones at `gone`. */
export async function writeNameKeys(
  engine: SearchEngine,
  trx: Write,
  { placed, gone }: { placed: readonly Placed[]; gone: readonly number[] },
): Promise<void> {
  if (gone.length > 0)
    await sql`delete from name_key where ${isAmong(engine, sql.ref('place'), gone)}`.execute(trx)
  // PostgreSQL copies them: places are drawn by chance, and drawn again with the transaction where
  // one is taken.
  const { update: _, ...plainRule } = keyRule
  await engine.insertMany(
    trx,
    engine.kind === 'postgres' ? plainRule : keyRule,
    placed.flatMap(keysOf),
  )
}

/** `column in (values)`, as one parameter for any number of values. */
const isAmong = ({ kind }: SearchEngine, column: Expression<unknown>, values: readonly number[]) =>
  kind === 'sqlite'
    ? sql<boolean>`${column} in (select value from json_each(${JSON.stringify(values)}))`
    : sql<boolean>`${column} = any(${values}::bigint[])`

/** Who else is called so? One for each name of each person. */
interface Question {
  key: number
  /** 0 asks for those, too, who write it just the same. */
  plain: number
  place: number
}

/** Questions as rows of `q`: `at` is which one. */
const requested = ({ kind }: SearchEngine, questions: readonly Question[]) =>
  kind === 'sqlite'
    ? sql`(select key as at, value ->> 0 as key, value ->> 1 as plain, value ->> 2 as place
            from json_each(${JSON.stringify(questions.map(({ key, plain, place }) => [key, plain, place]))})) as q`
    : sql`(select at - 1 as at, key, plain, place from unnest(${questions.map(({ key }) => key)}::bigint[],
            ${questions.map(({ plain }) => plain)}::bigint[], ${questions.map(({ place }) => place)}::bigint[])
            with ordinality as given (key, plain, place, at)) as q`

interface Reviewed {
  people: readonly Placed[]
  /** IDs of people who have no name any more. */
  withoutName: readonly string[]
}

/**
 * Writes which profile each of these could be mistaken for. Returns the tags of those whose entry
 * changed.
 */
export async function reviewLookalikes(
  engine: SearchEngine,
  trx: Write,
  { people, withoutName }: Reviewed,
): Promise<string[]> {
  const better = await findBetter(engine, trx, people)
  const candidates = new Map(
    (await readPlaced(engine, trx, [...better.values()].flat())).map((one) => [one.place, one]),
  )
  const before = await readLookalikes(engine, trx, [
    ...people.flatMap(({ id, isNew }) => (isNew ? [] : [id])),
    ...withoutName,
  ])
  const changed: { id: string; of: string | null }[] = []
  const compare = (id: string, of: string | null) => {
    if ((before.get(id) ?? null) !== of) changed.push({ id, of })
  }
  for (const { id, place, profile } of people) {
    const places = better.get(id)?.toSorted((a, b) => a - b) ?? []
    const of = places
      .flatMap((place) => candidates.get(place) ?? [])
      .find(
        (other) =>
          other.id !== id &&
          isLookalike(
            { profile, standing: standingAt(place) },
            { profile: other.profile, standing: standingAt(other.place) },
          ),
      )
    compare(id, of?.id ?? null)
  }
  for (const id of withoutName) compare(id, null)
  await writeLookalikes(engine, trx, changed)
  return changed.map(({ id }) => personSubject(id))
}

/** Returns which of these profiles could be mistaken for another, and for which. */
async function readLookalikes(
  engine: SearchEngine,
  trx: Write,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map()
  const stored = await trx
    .selectFrom('profile')
    .select(['id', 'lookalike_of'])
    .where(engine.isIn('id', ids))
    .where('lookalike_of', 'is not', null)
    .execute()
  return new Map(stored.map(({ id, lookalike_of }) => [id, lookalike_of ?? null]))
}

async function writeLookalikes(
  { kind }: SearchEngine,
  trx: Write,
  rows: readonly { id: string; of: string | null }[],
) {
  if (rows.length === 0) return
  const given =
    kind === 'sqlite'
      ? sql`(select value ->> 'id' as id, value ->> 'of' as of_id from json_each(${JSON.stringify(rows)})) as q`
      : sql`unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ of }) => of)}::text[]) as q (id, of_id)`
  await sql`update profile set lookalike_of = q.of_id from ${given} where profile.id = q.id`.execute(
    trx,
  )
}

/** Whether anyone is well known. The first place: to look for one would scan the table if not. */
export async function areThereWellKnown(trx: Write): Promise<boolean> {
  const { rows } = await sql<{
    first: number | null
  }>`select min(place) as first from name_key`.execute(trx)
  const first = rows[0]?.first ?? null
  return first !== null && Number(first) < endOfStanding(WELL_KNOWN)
}

/**
 * By ID the places of the best proven who are called so, or, of people who are not well known,
 * almost so.
 */
async function findBetter(
  engine: SearchEngine,
  trx: Write,
  people: readonly Placed[],
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>()
  const add = (id: string, place: number) => found.set(id, [...(found.get(id) ?? []), place])
  const hasWellKnown = await areThereWellKnown(trx)
  const ids: string[] = []
  const questions: Question[] = []
  const changed = new Map<number, Set<string>>()
  for (const { id, place, names } of people)
    for (const { skeleton, plain } of names) {
      ids.push(id)
      questions.push({ key: hash(`=${skeleton}`), plain: hash(plain), place })
      if (!hasWellKnown || isWellKnown(place)) continue
      for (const form of changedForms(skeleton)) {
        const key = hash(`~${form}`)
        const askers = changed.get(key)
        if (askers) askers.add(id)
        else changed.set(key, new Set([id]))
      }
    }
  if (questions.length === 0) return found
  const { rows: same } = await sql<{ at: number; place: number | null }>`
    select q.at, (select n.place from name_key n where n.key = q.key and n.place < q.place
      and (n.plain <> q.plain or n.place < ${endOfStanding(WELL_KNOWN)}) order by n.place limit 1) as place
    from ${requested(engine, questions)}`.execute(trx)
  for (const { at, place } of same) if (place !== null) add(ids[Number(at)] ?? '', Number(place))
  if (changed.size === 0) return found
  const { rows: near } = await sql<{ key: number; place: number }>`
    select key, min(place) as place from name_key
    where ${isAmong(engine, sql.ref('key'), [...changed.keys()])} and place < ${endOfStanding(WELL_KNOWN)} group by key`.execute(
    trx,
  )
  for (const { key, place } of near)
    for (const id of changed.get(Number(key)) ?? []) add(id, Number(place))
  return found
}

/**
 * People with less proof who are called as these are, and those who were taken for these or for
 * others who are gone.
 */
export async function findConcerned(
  engine: SearchEngine,
  trx: Write,
  { placed, gone }: { placed: readonly Placed[]; gone: readonly string[] },
): Promise<Placed[]> {
  const questions = placed.flatMap(({ place, names }) =>
    // The well-known are imitated by the very same name, too.
    names.map(({ skeleton, plain }) => ({
      key: hash(`=${skeleton}`),
      plain: isWellKnown(place) ? 0 : hash(plain),
      place,
    })),
  )
  const { rows } =
    questions.length === 0
      ? { rows: [] }
      : await sql<{ place: number }>`
          select n.place from ${requested(engine, questions)} join name_key n on n.key = q.key and n.place > q.place
           where n.plain <> q.plain limit ${MAX_CONCERNED}`.execute(trx)
  const pointing = await findPointing(engine, trx, [
    ...placed.flatMap(({ id, isNew }) => (isNew ? [] : [id])),
    ...gone,
  ])
  const own = new Set(placed.map(({ place }) => place))
  return readPlaced(
    engine,
    trx,
    [...rows, ...pointing].map(({ place }) => Number(place)).filter((place) => !own.has(place)),
  )
}

/** Ends the warnings that name these profiles, where more people had one than are reviewed. */
export async function endWarnings(
  engine: SearchEngine,
  trx: Write,
  gone: readonly string[],
): Promise<void> {
  if (gone.length === 0) return
  await trx
    .updateTable('profile')
    .set({ lookalike_of: null })
    .where('lookalike_of', 'is not', null)
    .where(engine.isIn('lookalike_of', gone))
    .execute()
}

/** The places of people who were taken for these. */
async function findPointing(
  engine: SearchEngine,
  trx: Write,
  ids: readonly string[],
): Promise<{ place: number }[]> {
  if (ids.length === 0) return []
  return trx
    .selectFrom('profile')
    .innerJoin('search', (join) => join.on(sql<boolean>`search.subject = 'id:' || profile.id`))
    .select('search.place')
    .where('lookalike_of', 'is not', null)
    .where(engine.isIn('lookalike_of', ids))
    .limit(MAX_CONCERNED)
    .execute()
}

export async function readPlaced(
  engine: SearchEngine,
  trx: Write,
  places: readonly number[],
): Promise<Placed[]> {
  if (places.length === 0) return []
  const { rows } = await sql<{ place: number; id: string; document: string }>`
    select s.place, p.id, p.document from search s join profile p on p.id = substr(s.subject, 4)
    where ${isAmong(engine, sql.ref('s.place'), [...new Set(places)])}`.execute(trx)
  return rows.map(({ place, id, document }) => {
    const profile = readPerson(document)
    return { place: Number(place), id, profile, names: namesOf(profile) }
  })
}
