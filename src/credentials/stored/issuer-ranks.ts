import { type Kysely, sql } from 'kysely'
import type { Changes } from '../../db/changes.ts'
import { setCursor } from '../../db/cursors.ts'
import type { Engine, Row, Write } from '../../db/engines/engine.ts'
import type { ColumnTypes, Tables } from '../../db/schema.ts'
import { endOfStanding } from '../../search/stored/places.ts'

/** The ranks of credentials by their attesters, the best first. Stored: never renumbered. */
export const issuerRanks = {
  /** The operator knows the attester. */
  known: 0,
  /** Many independent people with a proof score hold credentials of the attester. */
  widelyHeld: 1,
  other: 2,
  /** Beyond the share of an attester that is not known. */
  surplus: 3,
} as const

/** Stands for all who store credentials with a key of this service. */
const KEYS = 'keys'

/** Credentials about one subject that an attester who is not known has in the order of all. */
export const ISSUER_SHARE = 3
/** People with a proof score who make the credentials of an attester widely held. */
export const WIDELY_HELD = 25
/** The proof score from which on a holder counts. */
const HOLDER_STANDING = 4
/** The newest credentials of an attester that are looked at for their holders. */
const MAX_SAMPLE = 1000
/** Attesters that one count looks at. */
const ATTESTERS_PER_COUNT = 500

const SETTING = 'issuers'
const COUNT_CURSOR = 'issuers:counted'

/** Creates the ranks by attester, and their indexes. */
export async function rankByIssuer(db: Kysely<Tables>, { integer, text }: ColumnTypes) {
  await db.schema
    .createTable('widely_held')
    .addColumn('attester', text, (c) => c.primaryKey())
    .execute()
  await db.schema
    .alterTable('credential')
    .addColumn('issuer_rank', integer, (c) => c.notNull().defaultTo(issuerRanks.other))
    .execute()
  await db.schema
    .createIndex('credential_by_issuer_rank')
    .on('credential')
    .columns([
      'subject',
      'is_shown',
      'issuer_rank',
      'grade_rank',
      'issued_at desc',
      'uid desc',
      'issuer',
      'expires_at',
    ])
    .execute()
  await db.schema
    .createIndex('credential_by_subject_and_attester')
    .on('credential')
    .columns(['subject', 'attester', 'is_shown', 'grade_rank', 'issued_at desc', 'uid desc'])
    .execute()
  await db.schema.dropIndex('credential_by_grade').execute()
  await rerank(db, sql`1 = 1`, [KEYS])
}

const isKnown = (issuers: readonly string[]) =>
  sql<boolean>`(attester in (${sql.join(issuers)})${
    issuers.includes(KEYS) ? sql` or attester = lower(issuer)` : sql``
  })`

/** Ranks the credentials that fulfil a condition again. */
async function rerank(
  db: Pick<Kysely<Tables>, 'getExecutor'>,
  condition: ReturnType<typeof sql>,
  issuers: readonly string[],
): Promise<void> {
  const { known, widelyHeld, other, surplus } = issuerRanks
  await sql`
    update credential set issuer_rank = r.rank from (
      select uid, issuer, case
          when ${isKnown(['', ...issuers])} then ${sql.lit(known)}
          when row_number() over (partition by subject, attester
            order by is_shown desc, grade_rank, issued_at desc, uid desc) > ${sql.lit(ISSUER_SHARE)}
          then ${sql.lit(surplus)}
          when attester in (select attester from widely_held) then ${sql.lit(widelyHeld)}
          else ${sql.lit(other)} end as rank
        from credential where ${condition}) as r
     where credential.uid = r.uid and credential.issuer = r.issuer
       and credential.issuer_rank <> r.rank`.execute(db as Kysely<Tables>)
}

/**
 * Brings the stored ranks in line with the issuers that the operator knows.
 *
 * @param issuers attesters in lower case, and {@link KEYS}; undefined: those of the last start
 * @returns the issuers in use
 */
export async function syncIssuers(
  engine: Engine,
  issuers: readonly string[] | undefined,
): Promise<readonly string[]> {
  const stored = await engine.read((db) =>
    db.selectFrom('setting').select('value').where('name', '=', SETTING).executeTakeFirst(),
  )
  const before = stored ? (JSON.parse(stored.value) as string[]) : [KEYS]
  if (issuers === undefined) return before
  const now = [...new Set(issuers)].sort()
  const changed = [...new Set([...now, ...before])].filter(
    (one) => now.includes(one) !== before.includes(one),
  )
  if (changed.length === 0) return now
  await engine.write(
    async (trx) => {
      await rerank(trx, isKnown(changed), now)
      const value = JSON.stringify(now)
      await trx
        .insertInto('setting')
        .values({ name: SETTING, value })
        .onConflict((c) => c.column('name').doUpdateSet({ value }))
        .execute()
    },
    { isPatient: true },
  )
  return now
}

type Ranked = Pick<Row<'credential'>, 'subject' | 'attester' | 'issuer' | 'issuer_rank'>

/** Sets the rank of rows that are about to be stored, before each attester has its share. */
export async function rankRows(
  engine: Engine,
  trx: Write,
  issuers: readonly string[],
  rows: readonly Ranked[],
): Promise<void> {
  const others: Ranked[] = []
  for (const row of rows) {
    const { attester, issuer } = row
    const isOfKey = issuers.includes(KEYS) && attester === issuer.toLowerCase()
    row.issuer_rank = issuerRanks.known
    if (!isOfKey && !issuers.includes(attester)) others.push(row)
  }
  if (others.length === 0) return
  const stored = await trx
    .selectFrom('widely_held')
    .select('attester')
    .where(engine.isIn('attester', [...new Set(others.map(({ attester }) => attester))]))
    .execute()
  const widely = new Set(stored.map(({ attester }) => attester))
  for (const row of others)
    row.issuer_rank = widely.has(row.attester) ? issuerRanks.widelyHeld : issuerRanks.other
}

/** Gives the attesters of stored rows their share of each subject: the best and newest. */
export async function shareOut(trx: Write, rows: readonly Ranked[], now: number): Promise<void> {
  const pairs = new Map(
    rows
      .filter(({ issuer_rank }) => issuer_rank !== issuerRanks.known)
      .map((row) => [`${row.subject} ${row.attester}`, row]),
  )
  for (const { subject, attester, issuer_rank: rank } of pairs.values()) {
    const best = sql`select uid, issuer from credential
      where subject = ${subject} and attester = ${attester} and is_shown = 1 and expires_at > ${now}
      order by grade_rank, issued_at desc, uid desc limit ${sql.lit(ISSUER_SHARE)}`
    await sql`update credential set issuer_rank = ${rank}
      where issuer_rank <> ${rank} and (uid, issuer) in (${best})`.execute(trx)
    await sql`update credential set issuer_rank = ${sql.lit(issuerRanks.surplus)}
      where subject = ${subject} and attester = ${attester} and is_shown = 1
        and issuer_rank in (${sql.lit(issuerRanks.widelyHeld)}, ${sql.lit(issuerRanks.other)})
        and (uid, issuer) not in (${best})`.execute(trx)
  }
}

/** Returns the known issuers with visible credentials about each subject. */
export async function readKnownIssuers(
  engine: Pick<Engine, 'isIn'>,
  trx: Write,
  subjects: readonly string[],
): Promise<{ subject: string; attester: string }[]> {
  if (subjects.length === 0) return []
  return trx
    .selectFrom('credential')
    .select(['subject', 'attester'])
    .distinct()
    .where(engine.isIn('subject', subjects))
    .where('is_shown', '=', 1)
    .where('issuer_rank', '=', issuerRanks.known)
    .execute()
}

/**
 * Counts the holders of the next attesters' credentials, and re-ranks those whose result has
 * changed. Returns the attesters that are widely held now and were not, or the other way round.
 */
export async function countHolders(
  { engine, changes }: { engine: Engine; changes: Pick<Changes, 'write'> },
  issuers: readonly string[],
): Promise<string[]> {
  const attesters = await nextAttesters(engine)
  const changed: string[] = []
  for (const attester of attesters.filter((one) => !issuers.includes(one))) {
    const holders = await countOf(engine, attester)
    const wasWide = await engine.read((db) =>
      db
        .selectFrom('widely_held')
        .select('attester')
        .where('attester', '=', attester)
        .executeTakeFirst(),
    )
    const isWide = holders >= WIDELY_HELD
    if (isWide === (wasWide !== undefined)) continue
    await changes.write(
      async (trx, markChanged) => {
        if (isWide)
          await trx
            .insertInto('widely_held')
            .values({ attester })
            .onConflict((c) => c.doNothing())
            .execute()
        else await trx.deleteFrom('widely_held').where('attester', '=', attester).execute()
        await rerank(trx, sql`attester = ${attester}`, issuers)
        markChanged('everything')
      },
      { isPatient: true },
    )
    changed.push(attester)
  }
  await engine.write((trx) =>
    setCursor(
      trx,
      COUNT_CURSOR,
      attesters.length < ATTESTERS_PER_COUNT ? '' : (attesters.at(-1) ?? ''),
    ),
  )
  return changed
}

/** Returns the next attesters in their order, each by one probe of an index. */
async function nextAttesters(engine: Engine): Promise<string[]> {
  const { rows } = await engine.readBounded((db) =>
    sql<{ attester: string }>`
      with recursive next(attester, n) as (
        select min(c.attester), 1 from credential c
         where c.attester > coalesce((select value from cursor where name = ${COUNT_CURSOR}), '')
        union all
        select (select min(c.attester) from credential c where c.attester > next.attester), n + 1
          from next where next.attester is not null and n < ${sql.lit(ATTESTERS_PER_COUNT)})
      select attester from next where attester is not null`.execute(db),
  )
  return rows.map(({ attester }) => attester)
}

/** Returns how many people with a proof score hold one of the newest credentials of an attester. */
async function countOf(engine: Engine, attester: string): Promise<number> {
  const { rows } = await engine.readBounded((db) =>
    sql<{ n: number }>`
      select count(distinct i.profile_id) as n
        from (select subject from credential where attester = ${attester} and is_shown = 1
               order by issued_at desc limit ${sql.lit(MAX_SAMPLE)}) as c
        join identity i on i.key = c.subject and i.holder = '' and i.is_verified = 1
        join search s on s.subject = 'id:' || i.profile_id
       where s.place < ${endOfStanding(HOLDER_STANDING)}`.execute(db),
  )
  return Number(rows[0]?.n ?? 0)
}

/** Deletes people from the attesters that are widely held, by their keys. */
export async function forgetAttesters(
  engine: Pick<Engine, 'isIn'>,
  trx: Write,
  keys: readonly string[],
): Promise<void> {
  const attesters = keys.map((key) => key.replace(/^eth:/, ''))
  await trx.deleteFrom('widely_held').where(engine.isIn('attester', attesters)).execute()
  // The count begins again.
  await trx
    .deleteFrom('cursor')
    .where('name', '=', COUNT_CURSOR)
    .where(engine.isIn('value', attesters))
    .execute()
}
