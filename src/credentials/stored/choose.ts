import { type Credential, MAX_COUNTED, MAX_CREDENTIALS } from '@whocast/contract/credential.ts'
import { readCredential, weakenCredentials } from '@whocast/contract/written-profile.ts'
import { sql } from 'kysely'
import type { ReadEngine } from '../../db/engines/engine.ts'
import type { HolderSubject, IssuerChoice } from '../port.ts'
import { issuerRanks } from './issuer-ranks.ts'
import { unlinked } from './links.ts'
import { subjectsOf } from './queries.ts'

/**
 * Returns the credentials of a person in the order of a choice of issuers, as many as a profile
 * shows, and how many there are by all issuers.
 *
 * @param now unix seconds
 */
export async function chooseCredentials(
  engine: ReadEngine,
  holder: HolderSubject,
  { first, isRestricted }: IssuerChoice,
  now: number,
): Promise<{ credentials: Credential[]; total: number }> {
  const lastRank = isRestricted ? issuerRanks.widelyHeld : issuerRanks.surplus
  const linked = await subjectsOf(engine, [holder])
  const subjects = linked.map(({ key }) => key)
  const linkOf = new Map(linked.map(({ key, links }) => [key, links]))
  const read = (isFirst: boolean) =>
    engine.readBounded((db) =>
      db
        .selectFrom('credential as c')
        .select(['c.shown', 'c.subject'])
        .where(engine.isIn('c.subject', subjects))
        .where('c.is_shown', '=', 1)
        .where('c.expires_at', '>', now)
        .$if(isFirst, (query) => query.where(engine.isIn('c.attester', first)))
        .$if(!isFirst, (query) => query.where('c.issuer_rank', '<=', lastRank))
        .orderBy('c.issuer_rank')
        .orderBy('c.grade_rank')
        .orderBy('c.issued_at', 'desc')
        .orderBy('c.uid', 'desc')
        .limit(MAX_CREDENTIALS)
        .execute(),
    )
  if (subjects.length === 0) return { credentials: [], total: 0 }
  const rows = [...(first.length === 0 ? [] : await read(true)), ...(await read(false))]
  const texts = rows.map(({ shown, subject }) =>
    weakenCredentials(shown, linkOf.get(subject) ?? unlinked),
  )
  const credentials = [...new Set(texts)].slice(0, MAX_CREDENTIALS).map(readCredential)
  const total = await countOf(engine, subjects, now)
  return { credentials, total: Math.max(total, credentials.length) }
}

async function countOf(
  engine: ReadEngine,
  subjects: readonly string[],
  now: number,
): Promise<number> {
  const { rows } = await engine.readBounded((db) =>
    sql<{ n: number }>`select count(*) as n from (
      select 1 from credential c where ${engine.isIn('c.subject', subjects)} and c.is_shown = 1
        and c.expires_at > ${now} limit ${sql.lit(MAX_COUNTED)}) as counted`.execute(db),
  )
  return Number(rows[0]?.n ?? 0)
}
