import { type Credential, MOST_CREDENTIALS } from '@whocast/contract/credential.ts'
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
  kind === 'sqlite' ? '' : ' order by best.grade_rank, best.issued_at desc, best.uid desc'

/**
 * The best of the credentials about a subject, as {@link readBest} reads them: read from the index
 * until there are enough, however many there are.
 */
export const bestText = (kind: Engine['kind'], subject: string) => `
  select case when count(*) > 0 then cast(min(best.expires_at) as text) || ' ' || cast(count(*) as text) || ' '
      || string_agg(best.shown, ','${inOrder(kind)}) end
    from (
      select c.shown, c.expires_at, c.grade_rank, c.issued_at, c.uid from credential c
       where c.subject = ${subject} and c.is_shown = 1 and c.expires_at > $2
       order by c.grade_rank, c.issued_at desc, c.uid desc limit ${MOST_CREDENTIALS}) best`

/** Separates the credentials of several subjects. `JSON.stringify` writes no tabs. */
export const SEPARATOR = '\t'

/** The best graded first, and of those the newest. */
const byRank = (a: Credential, b: Credential): number =>
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
export const isCut = ({ amount }: Best): boolean => amount >= MOST_CREDENTIALS

/** Reads what {@link bestText} found about the subjects that are one person. */
export function readBest(column: string | null): Best {
  if (!column) return none
  if (!column.includes(SEPARATOR)) return readSubject(column)
  const subjects = column.split(SEPARATOR).map(readSubject)
  const credentials = subjects
    .flatMap((subject) => readCredentials(subject.credentials))
    .sort(byRank)
  const shown = credentials.slice(0, MOST_CREDENTIALS)
  const expiresAt = Math.min(...subjects.map((subject) => subject.expiresAt))
  return {
    credentials: shown.map(writeCredential).join(),
    amount: shown.length,
    expiresAt,
    total: null,
  }
}

function readSubject(text: string): Best {
  const first = text.indexOf(' ')
  const second = text.indexOf(' ', first + 1)
  return {
    credentials: text.slice(second + 1),
    amount: Number(text.slice(first + 1, second)),
    expiresAt: Number(text.slice(0, first)),
    total: null,
  }
}
