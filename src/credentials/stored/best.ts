import { type Credential, MAX_CREDENTIALS } from '@whocast/contract/credential.ts'
import { grades } from '@whocast/contract/verification.ts'
import {
  readCredentials,
  type WrittenProfile,
  writeCredential,
} from '@whocast/contract/written-profile.ts'
import type { Engine } from '../../db/engines/engine.ts'

/**
 * SQLite aggregates the rows in the order of the subquery; with `order by` it would sort them
 * again.
 */
const inOrder = (kind: Engine['kind']) =>
  kind === 'sqlite'
    ? ''
    : ' order by best.issuer_rank, best.grade_rank, best.issued_at desc, best.uid desc'

/**
 * The best of the credentials about a subject, as {@link readBest} reads them: read from the index
 * until there are enough, however many there are.
 */
export const bestText = (kind: Engine['kind'], subject: string) => `
  select case when count(*) > 0 then cast(min(best.expires_at) as text) || ' ' || cast(count(*) as text) || ' '
      || string_agg(cast(best.issuer_rank as text), ''${inOrder(kind)}) || ' '
      || string_agg(best.shown, ','${inOrder(kind)}) end
    from (
      select c.shown, c.expires_at, c.issuer_rank, c.grade_rank, c.issued_at, c.uid from credential c
       where c.subject = ${subject} and c.is_shown = 1 and c.expires_at > $2
       order by c.issuer_rank, c.grade_rank, c.issued_at desc, c.uid desc limit ${MAX_CREDENTIALS}) best`

/** Separates the credentials of several subjects. `JSON.stringify` writes no tabs. */
export const SEPARATOR = '\t'

interface RankedCredential {
  credential: Credential
  issuerRank: number
}

/** The best ranked issuers first, of one rank the best graded, and of those the newest. */
const byRank = (
  { credential: a, issuerRank: one }: RankedCredential,
  { credential: b, issuerRank: other }: RankedCredential,
): number =>
  one - other ||
  grades.indexOf(a.verification.grade) - grades.indexOf(b.verification.grade) ||
  (b.issuedAt ?? 0) - (a.issuedAt ?? 0) ||
  // Rows without a time stay in the order of their subject.
  (a.issuedAt === undefined ? 0 : a.uid < b.uid ? 1 : -1)

/** As many credentials as a profile shows, in their order. */
export interface Best extends Pick<WrittenProfile, 'credentials' | 'expiresAt'> {
  amount: number
  /** How many there are, where that is known to be more. */
  total: number | null
}

const none: Best = { credentials: '', amount: 0, expiresAt: Number.POSITIVE_INFINITY, total: null }

/** Whether there may be more of them. */
export const isCut = ({ amount }: Best): boolean => amount >= MAX_CREDENTIALS

/** Reads what {@link bestText} found about the subjects that are one person. */
export function readBest(column: string | null): Best {
  if (!column) return none
  if (!column.includes(SEPARATOR)) return readSubject(column)
  const texts = column.split(SEPARATOR)
  const subjects = texts.map(readSubject)
  const shown = texts
    .flatMap(readRanked)
    .sort(byRank)
    .slice(0, MAX_CREDENTIALS)
    .map(({ credential }) => credential)
  const expiresAt = Math.min(...subjects.map((subject) => subject.expiresAt))
  return {
    credentials: shown.map(writeCredential).join(),
    amount: shown.length,
    expiresAt,
    total: null,
  }
}

function readSubject(text: string): Best {
  const [expiresAt, amount] = text.split(' ', 2)
  return {
    credentials: text.slice(rowsAt(text)),
    amount: Number(amount),
    expiresAt: Number(expiresAt),
    total: null,
  }
}

function readRanked(text: string): RankedCredential[] {
  const ranks = text.split(' ', 3)[2] ?? ''
  return readCredentials(text.slice(rowsAt(text))).map((credential, at) => ({
    credential,
    issuerRank: Number(ranks[at]),
  }))
}

/** Returns where the rows begin: after the expiry, the number of rows and their ranks. */
function rowsAt(text: string): number {
  let at = -1
  for (let n = 0; n < 3; n += 1) at = text.indexOf(' ', at + 1)
  return at + 1
}
