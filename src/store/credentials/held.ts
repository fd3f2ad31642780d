import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Credential, CredentialRecord } from '../../domain/credential.ts'
import { MOST_COUNTED, MOST_CREDENTIALS } from '../../domain/credential.ts'
import { ServiceError } from '../../domain/error.ts'
import type { HeldQuery, Holder } from '../../domain/ports/credentials.ts'
import type { Engine } from '../engines/engine.ts'
import type { Tables } from '../schema.ts'
import { endOfPrefix, narrowed, subjectsOf } from './holders.ts'

interface Position {
  grade_rank: number
  issued_at: number
  uid: string
  issuer: string
}

type Wanted = Omit<HeldQuery, 'limit' | 'offset' | 'cursor'>

type CredentialQuery<O> = SelectQueryBuilder<{ c: Tables['credential'] }, 'c', O>

/** Only visible credentials about any of the subjects that pass the filters. */
function visible<O>(
  query: CredentialQuery<O>,
  engine: Pick<Engine, 'isIn'>,
  { subjects, wanted, now }: { subjects: readonly string[]; wanted: Wanted; now: number },
): CredentialQuery<O> {
  const { credentialName: name, isPrefix } = wanted
  // Hides the name from the index by name, which would walk the credentials of all people.
  const hidden = sql<string>`coalesce(c.name, '')`
  const held = narrowed(query, 'c', wanted)
    .where((e) => engine.isIn(e.ref('c.subject'), subjects))
    .where('c.is_shown', '=', 1)
    .where('c.expires_at', '>', now)
  if (name === undefined) return held
  if (!isPrefix) return held.where(hidden, '=', name)
  return held.where(hidden, '>=', name).where(hidden, '<', endOfPrefix(name))
}

const credentialsOf = (db: Kysely<Tables>) =>
  (db as unknown as Kysely<{ c: Tables['credential'] }>).selectFrom(sql<Tables['credential']>`credential`.as('c'))

/** Where such credentials lie, the best graded and newest first; without filters the index has all of it. */
const placesOf = (db: Kysely<Tables>, engine: Pick<Engine, 'isIn'>, which: Parameters<typeof visible>[2]) =>
  visible(credentialsOf(db).select(['c.grade_rank', 'c.issued_at', 'c.uid', 'c.issuer']), engine, which)
    .orderBy('c.grade_rank')
    .orderBy('c.issued_at', 'desc')
    .orderBy('c.uid', 'desc')
    .orderBy('c.issuer', 'desc')

const after = (at: Position) =>
  sql<boolean>`(c.grade_rank > ${at.grade_rank} or (c.grade_rank = ${at.grade_rank}
    and (c.issued_at, c.uid, c.issuer) < (${at.issued_at}, ${at.uid}, ${at.issuer})))`

/**
 * A page of the credentials that these people hold and that pass the filters, the best graded and newest first.
 *
 * @param now unix seconds
 */
export async function readHeld(
  engine: Engine,
  holders: readonly Pick<Holder, 'profileID' | 'walletAddress'>[],
  { limit, offset = 0, cursor, ...wanted }: HeldQuery,
  now: number,
): Promise<{ credentials: Credential[]; total: number; cursor?: string }> {
  const subjects = await subjectsOf(engine, holders)
  if (subjects.length === 0) return { credentials: [], total: 0 }
  const position = cursor === undefined ? null : readCursor(cursor)
  const which = { subjects, wanted, now }
  const [places, total] = await engine.read(async (db) => [
    await placesOf(db, engine, which)
      .$if(position !== null, (query) => query.where(after(position as Position)))
      .limit(limit)
      .offset(offset)
      .execute(),
    await db
      .selectFrom(visible(credentialsOf(db).select('c.uid'), engine, which).limit(MOST_COUNTED).as('counted'))
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  ])
  const rows = await rowsAt(engine, places, 'shown')
  const last = places.at(-1)
  return {
    credentials: rows.map((row) => JSON.parse(row) as Credential),
    total: Number(total.n),
    ...(last && places.length === limit ? { cursor: writeCursor(last) } : {}),
  }
}

/** The records of those that a profile shows. */
export async function readBest(engine: Engine, profileID: string, now: number): Promise<CredentialRecord[]> {
  const subjects = await subjectsOf(engine, [{ profileID }])
  if (subjects.length === 0) return []
  const places = await engine.read((db) => placesOf(db, engine, { subjects, wanted: {}, now }).limit(MOST_CREDENTIALS).execute())
  const documents = await rowsAt(engine, places, 'document')
  return documents.map((document) => {
    const record = JSON.parse(document) as CredentialRecord
    return { ...record, attestee: { ...record.attestee, profileID } }
  })
}

async function rowsAt(engine: Engine, places: readonly Position[], column: 'shown' | 'document'): Promise<string[]> {
  const rows = await engine.read((db) =>
    db
      .selectFrom('credential')
      .select(['uid', 'issuer', `${column} as text`])
      .where((e) =>
        engine.isIn(
          e.ref('uid'),
          places.map(({ uid }) => uid),
        ),
      )
      .execute(),
  )
  const textOf = new Map(rows.map(({ uid, issuer, text }) => [`${uid} ${issuer}`, text]))
  return places.flatMap(({ uid, issuer }) => textOf.get(`${uid} ${issuer}`) ?? [])
}

const writeCursor = ({ grade_rank, issued_at, uid, issuer }: Position) =>
  Buffer.from(JSON.stringify([grade_rank, issued_at, uid, issuer])).toString('base64url')

function readCursor(cursor: string): Position {
  try {
    const [grade_rank, issued_at, uid, issuer] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    if (
      Number.isSafeInteger(grade_rank) &&
      Number.isSafeInteger(issued_at) &&
      typeof uid === 'string' &&
      typeof issuer === 'string'
    )
      return { grade_rank: grade_rank as number, issued_at: issued_at as number, uid, issuer }
  } catch {
    // Said below.
  }
  throw new ServiceError('invalid-request', 'the cursor is not one that this service gave')
}
