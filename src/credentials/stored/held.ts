import { setImmediate } from 'node:timers/promises'
import { compare } from '@whocast/contract/compare.ts'
import type { Credential, CredentialRecord } from '@whocast/contract/credential.ts'
import { MAX_COUNTED, MAX_CREDENTIALS } from '@whocast/contract/credential.ts'
import { readCredential, weakenCredentials } from '@whocast/contract/written-profile.ts'
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Engine } from '../../db/engines/engine.ts'
import type { Tables } from '../../db/schema.ts'
import type { HeldCredentialQuery, HolderSubject } from '../port.ts'
import { type CursorPosition, readCursor, writeCursor } from './cursor.ts'
import { hasGrade, unlinked } from './links.ts'
import { endOfPrefix, filterConditions, type Subject, subjectsOf } from './queries.ts'

const ranks = ['issuer_rank', 'grade_rank', 'issued_at'] as const
type Position = CursorPosition<(typeof ranks)[number]>

type Wanted = Omit<HeldCredentialQuery, 'limit' | 'offset' | 'cursor'>

/**
 * Rows that are read at a time: what other requests wait for, however many credentials are about
 * one person.
 */
const SLICE = 1000
/** Subjects whose credentials one statement walks. */
const TOGETHER = 100

type Place = Position & { passes: number }

type CredentialQuery<O> = SelectQueryBuilder<{ c: Tables['credential'] }, 'c', O>

const credentialsOf = (db: Kysely<Tables>) =>
  (db as unknown as Kysely<{ c: Tables['credential'] }>).selectFrom(
    sql<Tables['credential']>`credential`.as('c'),
  )

const bestFirst = <T extends Position, O>(query: SelectQueryBuilder<{ c: T }, 'c', O>) =>
  (query as unknown as CredentialQuery<O>)
    .orderBy('c.issuer_rank')
    .orderBy('c.grade_rank')
    .orderBy('c.issued_at', 'desc')
    .orderBy('c.uid', 'desc')
    .orderBy('c.issuer', 'desc')

/** Whether a row about a subject passes the filters, as a column. */
function passing(
  { credentialName: name, isPrefix, ...filter }: Wanted,
  { links }: Subject,
): RawBuilder<number> {
  const conditions = filterConditions('c', filter, (grade) => hasGrade('c', grade, links))
  if (name !== undefined)
    conditions.push(
      isPrefix ? sql`c.name >= ${name} and c.name < ${endOfPrefix(name)}` : sql`c.name = ${name}`,
    )
  return conditions.length === 0
    ? sql`1`
    : sql`case when ${sql.join(conditions, sql` and `)} then 1 else 0 end`
}

interface Which {
  subjects: readonly Subject[]
  wanted: Wanted
  /** Unix seconds. */
  now: number
}

/**
 * The next visible credentials after a position, the best ranked issuers first: each subject's
 * by the index `credential_by_issuer_rank`.
 */
async function readSlice(
  engine: Engine,
  { subjects, wanted, now }: Which,
  after: Position | null,
): Promise<Place[]> {
  const range = (rows: CredentialQuery<Place>): CredentialQuery<Place>[] =>
    after === null
      ? [rows]
      : [
          rows
            .where('c.issuer_rank', '=', after.issuer_rank)
            .where('c.grade_rank', '=', after.grade_rank)
            .where(
              sql<boolean>`(c.issued_at, c.uid, c.issuer) < (${after.issued_at}, ${after.uid}, ${after.issuer})`,
            ),
          rows
            .where('c.issuer_rank', '=', after.issuer_rank)
            .where('c.grade_rank', '>', after.grade_rank),
          rows.where('c.issuer_rank', '>', after.issuer_rank),
        ]
  return engine.readBounded(async (db) => {
    const walks = subjects.flatMap((subject) =>
      range(
        credentialsOf(db)
          .select([
            'c.issuer_rank',
            'c.grade_rank',
            'c.issued_at',
            'c.uid',
            'c.issuer',
            passing(wanted, subject).as('passes'),
          ])
          .where('c.subject', '=', subject.key)
          .where('c.is_shown', '=', 1)
          .where('c.expires_at', '>', now),
      ).map((rows) => db.selectFrom(bestFirst(rows).limit(SLICE).as('walk')).selectAll()),
    )
    const [first, ...rest] = walks
    if (!first) return []
    const all = rest.reduce((query, walk) => query.unionAll(walk), first)
    return bestFirst(db.selectFrom(all.as('c')).selectAll())
      .limit(SLICE)
      .execute()
  })
}

/** The next of however many subjects. */
async function readSlices(engine: Engine, which: Which, after: Position | null): Promise<Place[]> {
  if (which.subjects.length <= TOGETHER) return readSlice(engine, which, after)
  const places: Place[] = []
  for (let from = 0; from < which.subjects.length; from += TOGETHER)
    places.push(
      ...(await readSlice(
        engine,
        { ...which, subjects: which.subjects.slice(from, from + TOGETHER) },
        after,
      )),
    )
  return places.sort(byRank).slice(0, SLICE)
}

const byRank = (one: Position, other: Position) =>
  compare(one.issuer_rank, other.issuer_rank) ||
  compare(one.grade_rank, other.grade_rank) ||
  compare(other.issued_at, one.issued_at) ||
  compare(other.uid, one.uid) ||
  compare(other.issuer, one.issuer)

/** Those that pass the filters, slice by slice, so that other requests get their turn. */
async function* walkCredentials(
  engine: Engine,
  which: Which,
  after: Position | null = null,
): AsyncGenerator<Place> {
  for (let position = after; ; ) {
    const places = await readSlices(engine, which, position)
    for (const place of places) if (Number(place.passes) === 1) yield place
    position = places.at(-1) ?? null
    if (places.length < SLICE) return
    await setImmediate()
  }
}

/**
 * A page of the credentials that these people hold and that pass the filters, the best graded and
 * newest first.
 *
 * @param now unix seconds
 */
export async function listCredentials(
  engine: Engine,
  holders: readonly HolderSubject[],
  { limit, offset = 0, cursor, ...wanted }: HeldCredentialQuery,
  now: number,
): Promise<{ credentials: Credential[]; total: number; cursor?: string }> {
  const subjects = await subjectsOf(engine, holders)
  if (subjects.length === 0) return { credentials: [], total: 0 }
  const which = { subjects, wanted, now }
  const { places, total } = await (cursor === undefined
    ? readPage(walkCredentials(engine, which), { limit, offset })
    : readAfter(engine, which, { limit, offset, position: readCursor(cursor, ranks) }))
  const rows = await rowsAt(engine, places, 'shown')
  const linkOf = new Map(subjects.map(({ key, links }) => [key, links]))
  const last = places.at(-1)
  return {
    credentials: rows.map(({ text, subject }) =>
      readCredential(weakenCredentials(text, linkOf.get(subject) ?? unlinked)),
    ),
    total,
    ...(last && places.length === limit ? { cursor: writeCursor(last, ranks) } : {}),
  }
}

/** A page, and how many there are as far as they are counted. */
async function readPage(
  walk: AsyncIterable<Position>,
  { limit, offset, most = MAX_COUNTED }: { limit: number; offset: number; most?: number },
): Promise<{ places: Position[]; total: number }> {
  const places: Position[] = []
  let seen = 0
  for await (const place of walk) {
    if (seen >= offset && places.length < limit) places.push(place)
    seen += 1
    if (places.length === limit && seen >= most) break
  }
  return { places, total: Math.min(seen, most) }
}

async function readAfter(
  engine: Engine,
  which: Which,
  { position, ...page }: { limit: number; offset: number; position: Position },
): Promise<{ places: Position[]; total: number }> {
  const { places } = await readPage(walkCredentials(engine, which, position), { ...page, most: 0 })
  const { total } = await readPage(walkCredentials(engine, which), { limit: 0, offset: 0 })
  return { places, total }
}

/** The records of those that a profile shows. */
export async function readBest(
  engine: Engine,
  holder: HolderSubject,
  now: number,
): Promise<CredentialRecord[]> {
  const subjects = await subjectsOf(engine, [holder])
  const { places } = await readPage(walkCredentials(engine, { subjects, wanted: {}, now }), {
    limit: MAX_CREDENTIALS,
    offset: 0,
    most: 0,
  })
  const documents = await rowsAt(engine, places, 'document')
  return documents.map(({ text }) => {
    const record = JSON.parse(text) as CredentialRecord
    return { ...record, attestee: { ...record.attestee, profileID: holder.profileID } }
  })
}

async function rowsAt(
  engine: Engine,
  places: readonly Position[],
  column: 'shown' | 'document',
): Promise<{ text: string; subject: string }[]> {
  const rows = await engine.readBounded((db) =>
    db
      .selectFrom('credential')
      .select(['uid', 'issuer', 'subject', `${column} as text`])
      .where(
        engine.isIn(
          'uid',
          places.map(({ uid }) => uid),
        ),
      )
      .execute(),
  )
  const rowAt = new Map(rows.map((row) => [`${row.uid} ${row.issuer}`, row]))
  return places.flatMap(({ uid, issuer }) => rowAt.get(`${uid} ${issuer}`) ?? [])
}
