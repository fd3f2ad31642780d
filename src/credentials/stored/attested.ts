import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../db/engines/engine.ts'
import type { Tables } from '../../db/schema.ts'
import type { Attested, AttestedQuery } from '../port.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { credentialOf, isOlder, personOf, times } from './holders.ts'

/** How many names of credentials an attester's list begins with. */
const MAX_NAMES = 30
/** How many names are probed for one that is visible. */
const MAX_PROBES = 300

/**
 * The visible credentials of one attester, newest first, each with the person it is about; and on
 * the first page the names of credentials that this attester uses. Private, revoked, expired and
 * hidden credentials are left out.
 *
 * @param now unix seconds
 */
export async function readAttested(
  engine: Pick<Engine, 'readBounded'>,
  { attester, limit, cursor }: AttestedQuery,
  now: number,
): Promise<Attested> {
  const after = cursor === undefined ? null : readCursor(cursor, times)
  const by = attester.toLowerCase()
  const [rows, names] = await Promise.all([
    engine.readBounded((db) =>
      attestedBy(db, by, now)
        .leftJoin('identity as i', (join) =>
          join.onRef('i.key', '=', 'c.subject').on('i.holder', '=', '').on('i.is_verified', '=', 1),
        )
        .leftJoin('profile as p', 'p.id', 'i.profile_id')
        .select([
          'c.issued_at',
          'c.uid',
          'c.issuer',
          'c.subject',
          'c.shown',
          'i.link',
          'p.document',
        ])
        .where(sql<boolean>`(p.id is not null or c.subject like 'eth:%')`)
        .$if(after !== null, (walk) => (after ? walk.where(isOlder(after)) : walk))
        .orderBy('c.issued_at', 'desc')
        .orderBy('c.uid', 'desc')
        .orderBy('c.issuer', 'desc')
        .limit(limit)
        .execute(),
    ),
    after === null ? namesBy(engine, by, now) : [],
  ])
  const last = rows.at(-1)
  return {
    rows: rows.map((row) => ({ credential: credentialOf(row), person: personOf(row) })),
    names,
    ...(last && rows.length === limit ? { cursor: writeCursor(last, times) } : {}),
  }
}

const attestedBy = (db: Kysely<Tables>, attester: string, now: number) =>
  db
    .selectFrom('credential as c')
    .where('c.attester', '=', attester)
    .where('c.is_shown', '=', 1)
    .where('c.expires_at', '>', now)

/** Returns an attester's names in order: one index probe each, however many rows have them. */
async function namesBy(
  engine: Pick<Engine, 'readBounded'>,
  attester: string,
  now: number,
): Promise<string[]> {
  const { rows } = await engine.readBounded((db) =>
    sql<{ name: string }>`
      with recursive used(name, n) as (
        select min(name), 1 from credential where attester = ${attester}
        union all
        select (select min(c.name) from credential c where c.attester = ${attester} and c.name > used.name), n + 1
          from used where used.name is not null and n < ${MAX_PROBES}
      )
      select name from used
       where exists (
         select 1 from credential d
          where d.attester = ${attester} and d.name = used.name and d.is_shown = 1 and d.expires_at > ${now}
            and (d.subject like 'eth:%' or exists (select 1 from identity i where i.key = d.subject and i.holder = '' and i.is_verified = 1))
       )
       limit ${MAX_NAMES}`.execute(db),
  )
  return rows.map((row) => row.name)
}
