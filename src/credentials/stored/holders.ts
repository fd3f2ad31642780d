import { canonicalPath, handleOf } from '@whocast/contract/display.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import { identifierPath } from '@whocast/contract/identifier.ts'
import { readCredential, readPerson } from '@whocast/contract/written-profile.ts'
import {
  type Kysely,
  type Nullable,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type { Address } from 'viem'
import type { Engine } from '../../db/engines/engine.ts'
import type { Tables } from '../../db/schema.ts'
import { derivedProfileID } from '../../kit/profile-id.ts'
import type { Attestee, CredentialFilter, Holder, HolderQuery } from '../port.ts'

/** A credential and the identity row of whom it is about. */
export type CredentialTables = Tables & { c: Tables['credential']; i: Nullable<Tables['identity']> }

/** How many names a prefix may stand for; the first ones in order count. */
const MOST_NAMES = 100

/**
 * The people who hold a visible credential that the query asks for, by their newest one; wallets
 * without a profile among them.
 *
 * @param now unix seconds
 */
export async function readHolders(
  engine: Pick<Engine, 'read'>,
  query: HolderQuery,
  now: number,
): Promise<{ holders: Holder[]; cursor?: string }> {
  const names = query.isPrefix
    ? await namesWith(engine, query.credentialName)
    : [query.credentialName]
  if (names.length === 0) return { holders: [] }
  const after = query.cursor === undefined ? null : readCursor(query.cursor)
  const rows = await engine.read((db) => holdersOf(db, names, query, after, now).execute())
  const last = rows.at(-1)
  return {
    holders: rows.map(toHolder),
    ...(last && rows.length === query.limit ? { cursor: writeCursor(last) } : {}),
  }
}

/** What stands behind all texts that begin with `prefix`. */
export const endOfPrefix = (prefix: string): string => `${prefix}\u{10ffff}`

/**
 * The names in use that begin with `prefix`: one index probe each, however many credentials bear
 * them.
 */
async function namesWith(engine: Pick<Engine, 'read'>, prefix: string): Promise<string[]> {
  const end = endOfPrefix(prefix)
  const { rows } = await engine.read((db) =>
    sql<{ name: string }>`
      with recursive used(name) as (
        select min(name) from credential where name >= ${prefix} and name < ${end}
        union all
        select (select min(c.name) from credential c where c.name > used.name and c.name < ${end}) from used where used.name is not null
      )
      select name from used where name is not null limit ${MOST_NAMES}`.execute(db),
  )
  return rows.map((row) => row.name)
}

interface Position {
  issued_at: number
  uid: string
  issuer: string
}

/**
 * Walks the index by name and time, so a page costs what it shows; several names are walked each
 * and merged.
 */
function holdersOf(
  db: Kysely<Tables>,
  names: string[],
  query: HolderQuery,
  after: Position | null,
  now: number,
) {
  const { limit, offset = 0 } = query
  const walks = names.map((name) =>
    db
      .selectFrom(walkOf(db, name, { names, query, after, now, most: limit + offset }).as('walk'))
      .selectAll(),
  )
  const [first, ...rest] = walks
  if (!first) throw new TypeError('no names')
  const merged = rest.reduce((query, walk) => query.unionAll(walk), first)
  return db
    .selectFrom(merged.as('holder'))
    .selectAll()
    .orderBy('issued_at', 'desc')
    .orderBy('uid', 'desc')
    .orderBy('issuer', 'desc')
    .limit(limit)
    .offset(offset)
}

interface Walk {
  names: string[]
  query: HolderQuery
  after: Position | null
  now: number
  most: number
}

/**
 * One name's credentials, the newest first, without those whose holder has a newer one of any of
 * the names.
 */
function walkOf(db: Kysely<Tables>, name: string, { names, query, after, now, most }: Walk) {
  const isNewer = sql<boolean>`(d.issued_at, d.uid, d.issuer) > (c.issued_at, c.uid, c.issuer)`
  // Keeps the planner from the index by name, which would walk the newer ones of all people.
  const isNamed = sql<boolean>`coalesce(d.name, '') in (${sql.join(names)})`
  const walk = db
    .selectFrom('credential as c')
    .leftJoin('identity as i', (join) =>
      join.onRef('i.key', '=', 'c.subject').on('i.holder', '=', '').on('i.is_verified', '=', 1),
    )
    .leftJoin('profile as p', 'p.id', 'i.profile_id')
    .select(['c.issued_at', 'c.uid', 'c.issuer', 'c.subject', 'c.shown', 'c.grade', 'p.document'])
    .where('c.name', '=', name)
    .where('c.is_shown', '=', 1)
    .where('c.expires_at', '>', now)
    .where(sql<boolean>`(p.id is not null or c.subject like 'eth:%')`)
    .$if(after !== null, (walk) => walk.where(isOlder(after)))
    .where((e) =>
      e.not(
        e.exists(
          narrowed(
            e
              .selectFrom('identity as j')
              .innerJoin('credential as d', 'd.subject', 'j.key')
              .select('d.uid')
              .whereRef('j.profile_id', '=', 'i.profile_id')
              .where('j.holder', '=', '')
              .where('j.is_verified', '=', 1)
              .where('d.is_shown', '=', 1)
              .where('d.expires_at', '>', now)
              .where(isNamed)
              .where(isNewer),
            'd',
            query,
          ),
        ),
      ),
    )
    .where((e) =>
      e.not(
        e.and([
          e('i.profile_id', 'is', null),
          e.exists(
            narrowed(
              e
                .selectFrom('credential as d')
                .select('d.uid')
                .whereRef('d.subject', '=', 'c.subject')
                .where('d.is_shown', '=', 1)
                .where('d.expires_at', '>', now)
                .where(isNamed)
                .where(isNewer),
              'd',
              query,
            ),
          ),
        ]),
      ),
    )
  return narrowed(walk, 'c', query)
    .orderBy('c.issued_at', 'desc')
    .orderBy('c.uid', 'desc')
    .orderBy('c.issuer', 'desc')
    .limit(most)
}

/**
 * What credentials about these people are about: every key of theirs, or the wallet of a holder who
 * has no profile.
 */
export async function subjectsOf(
  engine: Engine,
  holders: readonly Pick<Holder, 'profileID' | 'walletAddress'>[],
): Promise<string[]> {
  const rows = await engine.read((db) =>
    db
      .selectFrom('identity as i')
      .innerJoin('identity as k', 'k.profile_id', 'i.profile_id')
      .select(['i.key as of', 'k.key as key'])
      .where(
        engine.isIn(
          'i.key',
          holders.map(({ profileID }) => `id:${profileID}`),
        ),
      )
      .where('i.holder', '=', '')
      .where('k.holder', '=', '')
      .where('k.is_verified', '=', 1)
      .execute(),
  )
  const known = new Set(rows.map(({ of }) => of))
  const bare = holders.flatMap(({ profileID, walletAddress }) =>
    known.has(`id:${profileID}`) || walletAddress === undefined ? [] : [`eth:${walletAddress}`],
  )
  return [...rows.map(({ key }) => key), ...bare]
}

/** Of the credentials about these subjects the newest visible one that passes the filter. */
export const newestOf = <O>(
  query: SelectQueryBuilder<CredentialTables, 'c' | 'i', O>,
  engine: Pick<Engine, 'isIn'>,
  wanted: {
    subjects: readonly string[]
    query: CredentialFilter & { credentialName: string }
    now: number
  },
) =>
  narrowed(query, 'c', wanted.query)
    .where(engine.isIn('c.subject', wanted.subjects))
    // Keeps the planner from the index by name, which would walk those of all people.
    .where(sql<boolean>`coalesce(c.name, '') = ${wanted.query.credentialName}`)
    .where('c.is_shown', '=', 1)
    .where('c.expires_at', '>', wanted.now)
    .orderBy('c.issued_at', 'desc')
    .orderBy('c.uid', 'desc')
    .orderBy('c.issuer', 'desc')
    .limit(1)

/** What a credential has to be to pass the filter. */
export function filterConditions(
  alias: 'c' | 'd',
  filter: CredentialFilter,
): RawBuilder<SqlBool>[] {
  const columns = {
    attester: 'attester',
    issuer: 'issuer',
    schema: 'schema_uid',
    kind: 'kind',
    grade: 'grade',
  } as const
  return Object.entries(columns).flatMap(([name, column]) => {
    const wanted = filter[name as keyof typeof columns]
    return wanted === undefined ? [] : [sql<SqlBool>`${sql.ref(`${alias}.${column}`)} = ${wanted}`]
  })
}

/** Only the credentials that pass the filter. */
const narrowed = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  alias: 'c' | 'd',
  filter: CredentialFilter,
) => filterConditions(alias, filter).reduce((narrow, condition) => narrow.where(condition), query)

function toHolder(
  row: Pick<Tables['credential'], 'shown' | 'issuer' | 'subject' | 'grade'> & {
    document: string | null
  },
): Holder {
  const { uid, attester, issuedAt } = readCredential(row.shown)
  const time = issuedAt === undefined ? {} : { issuedAt }
  return {
    ...personOf(row),
    credential: { uid, attester, issuer: row.issuer, grade: row.grade, ...time },
  }
}

/** Whom a credential is about: the stored person, or the wallet that no profile has. */
export function personOf({
  subject,
  document,
}: {
  subject: string
  document: string | null
}): Attestee {
  if (document === null) {
    const walletAddress = subject.slice('eth:'.length) as Address
    const path = identifierPath({ kind: 'eth', address: walletAddress })
    return {
      profileID: derivedProfileID(subject),
      walletAddress,
      handle: handleOf({ channels: [], walletAddress }),
      path,
    }
  }
  const profile = readPerson(document)
  const { profileID, avatarUrl, displayName, bio, walletAddress } = profile
  return {
    profileID,
    ...(avatarUrl === undefined ? {} : { avatarUrl }),
    ...(displayName === undefined ? {} : { displayName }),
    ...(bio === undefined ? {} : { bio }),
    ...(walletAddress === undefined ? {} : { walletAddress }),
    handle: handleOf(profile),
    path: canonicalPath(profile),
  }
}

/** Whether a credential `c` comes after a position, newest first. */
export const isOlder = (than: Position | null) =>
  sql<boolean>`(c.issued_at, c.uid, c.issuer) < (${than?.issued_at ?? 0}, ${than?.uid ?? ''}, ${than?.issuer ?? ''})`

/** The opaque cursor of a page; {@link readCursor} reads it. */
export const writeCursor = ({ issued_at, uid, issuer }: Position) =>
  Buffer.from(JSON.stringify([issued_at, uid, issuer])).toString('base64url')

/** @throws ServiceError `invalid-request` */
export function readCursor(cursor: string): Position {
  try {
    const [issued_at, uid, issuer] = JSON.parse(
      Buffer.from(cursor, 'base64url').toString(),
    ) as unknown[]
    if (Number.isSafeInteger(issued_at) && typeof uid === 'string' && typeof issuer === 'string')
      return { issued_at: issued_at as number, uid, issuer }
  } catch {
    // Said below.
  }
  throw new ServiceError('invalid-request', 'the cursor is not one that this service gave')
}
