import { setImmediate } from 'node:timers/promises'
import { canonicalPath, handleOf } from '@whocast/contract/display.ts'
import { identifierPath } from '@whocast/contract/identifier.ts'
import { derivedProfileID } from '@whocast/contract/profile-id.ts'
import { readCredential, readPerson, weakenCredentials } from '@whocast/contract/written-profile.ts'
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Address } from 'viem'
import type { Engine, ReadEngine } from '../../db/engines/engine.ts'
import type { Tables } from '../../db/schema.ts'
import type { Clock } from '../../kit/telemetry.ts'
import type { FindTermHolders } from '../../search/stored/search-index.ts'
import type { Attestee, Holder, HolderQuery } from '../port.ts'
import { type CursorPosition, readCursor, writeCursor } from './cursor.ts'
import { hasGrade, hasGradeBy, readLinks, unlinked } from './links.ts'
import { endOfPrefix, filterColumns, filterConditions, narrowed } from './queries.ts'

/** The names that a prefix may match; the first ones in order count. */
const MAX_NAMES = 50
/** Credentials that one statement reads at most: other requests wait for it on SQLite. */
const SLICE = 200
/** Credentials that one page reads; what it did not find by then follows by the cursor. */
const MAX_READ = 3000

/**
 * Returns the holders of a visible credential that the query asks for, by their newest one; wallets
 * without a profile among them. A page costs the same at any position: it reads a bounded number of
 * credentials, so that it may have fewer holders than the limit although a cursor follows.
 *
 * @param now unix seconds
 */
export async function readHolders(
  engine: Pick<Engine, 'readBounded'>,
  query: HolderQuery,
  now: number,
): Promise<{ holders: Holder[]; cursor?: string }> {
  const names = query.isPrefix
    ? await namesWith(engine, query.credentialName)
    : [query.credentialName]
  if (names.length === 0) return { holders: [] }
  const { limit, offset = 0 } = query
  const found: { row: HolderRow; position: Position }[] = []
  const seen = new Set<string>()
  let after = query.cursor === undefined ? null : readCursor(query.cursor, times)
  let skipped = 0
  let size = Math.min(SLICE, offset + 2 * limit)
  for (let read = 0; read < MAX_READ; size = SLICE) {
    const slice = await engine.readBounded((db) => sliceOf(db, { names, query, after, now, size }))
    read += size
    const fresh = slice.filter(({ passes, holder }) => {
      if (!passes || seen.has(holder)) return false
      seen.add(holder)
      return true
    })
    // Most have no newer one: as many as the page lacks nearly always suffice.
    const lacking = offset - skipped + limit - found.length
    for (const some of [fresh.slice(0, lacking), fresh.slice(lacking)])
      for (const one of await withoutOlder(engine, some, { names, query, now })) {
        if (skipped < offset) skipped += 1
        else if (found.push(one) === limit) return pageOf(found, one.position)
      }
    after = slice.at(-1) ?? after
    if (slice.length < size) return pageOf(found, null)
    await setImmediate()
  }
  return pageOf(found, after)
}

/** Credentials of an issuer that are read for each holder who is wanted. */
const READ_PER_HOLDER = 10

/** Returns the holders of an issuer's newest visible credentials, without repeats. */
async function readHoldersOf(
  engine: Pick<Engine, 'readBounded'>,
  issuer: string,
  { limit, now }: { limit: number; now: number },
): Promise<Holder[]> {
  const rows = await engine.readBounded((db) =>
    db
      .selectFrom('credential as c')
      .leftJoin('identity as i', (join) =>
        join.onRef('i.key', '=', 'c.subject').on('i.holder', '=', '').on('i.is_verified', '=', 1),
      )
      .leftJoin('profile as p', 'p.id', 'i.profile_id')
      .select(['c.uid', 'c.issuer', 'c.subject', 'c.shown', 'i.link', 'p.document'])
      .where('c.issuer', '=', issuer)
      .where('c.is_shown', '=', 1)
      .where('c.expires_at', '>', now)
      .where(sql<boolean>`(p.id is not null or c.subject like 'eth:%')`)
      .orderBy('c.issued_at', 'desc')
      .orderBy('c.uid', 'desc')
      .limit(limit * READ_PER_HOLDER)
      .execute(),
  )
  const holders = new Map<string, Holder>()
  for (const row of rows) {
    const holder = toHolder(row)
    if (!holders.has(holder.profileID)) holders.set(holder.profileID, holder)
  }
  return [...holders.values()].slice(0, limit)
}

/** Returns the search for holders of a visible credential of this name or issuer, newest first. */
export const createTermHolders =
  ({ engine, clock }: { engine: ReadEngine; clock: Clock }): FindTermHolders =>
  async ({ kind, text }, limit) => {
    const now = Math.floor(clock() / 1000)
    if (kind === 'issuer') return readHoldersOf(engine, text, { limit, now })
    return (await readHolders(engine, { credentialName: text, limit }, now)).holders
  }

function pageOf(found: readonly { row: HolderRow }[], next: Position | null) {
  return {
    holders: found.map(({ row }) => toHolder(row)),
    ...(next === null ? {} : { cursor: writeCursor(next, times) }),
  }
}

/**
 * Returns the names in use that begin with `prefix`: one index probe each, however many credentials
 * have them.
 */
async function namesWith(engine: Pick<Engine, 'readBounded'>, prefix: string): Promise<string[]> {
  const end = endOfPrefix(prefix)
  const { rows } = await engine.readBounded((db) =>
    sql<{ name: string }>`
      with recursive used(name) as (
        select min(name) from credential where name >= ${prefix} and name < ${end}
        union all
        select (select min(c.name) from credential c where c.name > used.name and c.name < ${end}) from used where used.name is not null
      )
      select name from used where name is not null limit ${MAX_NAMES}`.execute(db),
  )
  return rows.map((row) => row.name)
}

/** The numbers of a cursor. */
export const times = ['issued_at'] as const
type Position = CursorPosition<'issued_at'>

interface Walk {
  names: readonly string[]
  query: HolderQuery
  after: Position | null
  now: number
  /** Credentials to read, at most {@link SLICE}. */
  size: number
}

type SliceRow = Position & { passes: number; holder: string }

/**
 * Reads the next credentials of these names, newest first. The first filter narrows the index that
 * is walked; the others, which might match none for long, only mark rows.
 */
async function sliceOf(
  db: Kysely<Tables>,
  { names, query, after, now, size }: Walk,
): Promise<SliceRow[]> {
  const [named] = (Object.keys(filterColumns) as (keyof typeof filterColumns)[]).filter(
    (name) => query[name] !== undefined,
  )
  const first = named === undefined ? undefined : ([filterColumns[named], query[named]] as const)
  // A credential is never known better than its evidence shows.
  const narrowest = first ?? (query.grade === 'proven' ? (['grade', 'proven'] as const) : undefined)
  const walks = names.map(
    (name) => sql`
      select * from (
        select c.issued_at, c.uid, c.issuer from credential c
         where c.name = ${name} and c.is_shown = 1
           ${narrowest === undefined ? sql`` : sql`and ${sql.ref(`c.${narrowest[0]}`)} = ${narrowest[1]}`}
           ${after === null ? sql`` : sql`and ${isOlder(after)}`}
         order by c.issued_at desc, c.uid desc, c.issuer desc limit ${size}
      ) as walk`,
  )
  const conditions = [
    sql<SqlBool>`c.expires_at > ${now}`,
    ...filterConditions('c', query, (grade) => hasGradeBy('c', 'i', grade)),
  ]
  const { rows } = await sql<SliceRow>`
    select w.issued_at, w.uid, w.issuer, coalesce(i.profile_id, c.subject) as holder,
           case when ${sql.join(conditions, sql` and `)} then 1 else 0 end as passes
      from (
        select * from (${sql.join(walks, sql` union all `)}) as merged
         order by issued_at desc, uid desc, issuer desc limit ${size}
      ) as w
      join credential c on c.uid = w.uid and c.issuer = w.issuer
      left join identity i on i.key = c.subject and i.holder = '' and i.is_verified = 1
     order by w.issued_at desc, w.uid desc, w.issuer desc`.execute(db)
  return rows.map((row) => ({ ...row, issued_at: Number(row.issued_at) }))
}

type HolderRow = Pick<Tables['credential'], 'shown' | 'issuer' | 'subject'> & {
  link?: string | null | undefined
  document: string | null
}

/** The credential as well known as the link of its subject to the person. */
export const credentialOf = ({
  shown,
  subject,
  link = null,
  document,
}: Pick<HolderRow, 'shown' | 'subject' | 'link' | 'document'>) =>
  readCredential(weakenCredentials(shown, document === null ? unlinked : readLinks(subject, link)))

/** Returns those credentials, in order, whose holder has no newer one that passes the filter. */
async function withoutOlder(
  engine: Pick<Engine, 'readBounded'>,
  wanted: readonly Position[],
  { names, query, now }: Omit<Walk, 'after' | 'size'>,
): Promise<{ row: HolderRow; position: Position }[]> {
  if (wanted.length === 0) return []
  const pairs = wanted.map(({ uid, issuer }) => sql`(${uid}, ${issuer})`)
  // `coalesce` keeps the planner from the index by name, which would walk those of all people.
  const isNewer = sql<boolean>`d.is_shown = 1 and d.expires_at > ${now}
    and coalesce(d.name, '') in (${sql.join(names)})
    and (d.issued_at, d.uid, d.issuer) > (c.issued_at, c.uid, c.issuer)`
  const rows = await engine.readBounded((db) =>
    db
      .selectFrom(
        db
          .selectFrom('credential')
          .selectAll()
          .where(sql<boolean>`(uid, issuer) in (values ${sql.join(pairs)})`)
          // There are no more: it tells PostgreSQL so before it has statistics of a table.
          .limit(wanted.length)
          .as('c'),
      )
      .leftJoin('identity as i', (join) =>
        join.onRef('i.key', '=', 'c.subject').on('i.holder', '=', '').on('i.is_verified', '=', 1),
      )
      .leftJoin('profile as p', 'p.id', 'i.profile_id')
      .select(['c.uid', 'c.issuer', 'c.subject', 'c.shown', 'i.link', 'p.document'])
      .where(sql<boolean>`(p.id is not null or c.subject like 'eth:%')`)
      // A value, not a condition that exists: PostgreSQL would join the newer ones of all people.
      .where((e) =>
        e(
          narrowed(
            e
              .selectFrom('identity as j')
              .innerJoin('credential as d', 'd.subject', 'j.key')
              .select('d.uid')
              .whereRef('j.profile_id', '=', 'i.profile_id')
              .where('j.holder', '=', '')
              .where('j.is_verified', '=', 1)
              .where(isNewer),
            'd',
            query,
            (grade) => hasGradeBy('d', 'j', grade),
          ).limit(1),
          'is',
          null,
        ),
      )
      .where((e) =>
        e.or([
          e('i.profile_id', 'is not', null),
          e(
            narrowed(
              e
                .selectFrom('credential as d')
                .select('d.uid')
                .whereRef('d.subject', '=', 'c.subject')
                .where(isNewer),
              'd',
              query,
              (grade) => hasGrade('d', grade, unlinked),
            ).limit(1),
            'is',
            null,
          ),
        ]),
      )
      .execute(),
  )
  const byKey = new Map(rows.map((row) => [`${row.uid} ${row.issuer}`, row]))
  return wanted.flatMap((position) => {
    const row = byKey.get(`${position.uid} ${position.issuer}`)
    return row ? [{ row, position }] : []
  })
}

function toHolder(row: HolderRow): Holder {
  const { uid, attester, issuedAt, verification } = credentialOf(row)
  const time = issuedAt === undefined ? {} : { issuedAt }
  return {
    ...personOf(row),
    credential: { uid, attester, issuer: row.issuer, grade: verification.grade, ...time },
  }
}

/** Returns the attestee: the stored profile, or a wallet without a profile. */
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

/** Returns the condition that a credential `c` follows a position, newest first. */
export const isOlder = ({ issued_at, uid, issuer }: Position) =>
  sql<boolean>`(c.issued_at, c.uid, c.issuer) < (${issued_at}, ${uid}, ${issuer})`
