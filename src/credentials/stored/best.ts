import { type Credential, MAX_CREDENTIALS } from '@whocast/contract/credential.ts'
import { grades } from '@whocast/contract/verification.ts'
import {
  readCredentials,
  type WrittenProfile,
  weakenCredentials,
  writeCredential,
} from '@whocast/contract/written-profile.ts'
import type { Engine } from '../../db/engines/engine.ts'
import { type FindLinks, readLinks } from './links.ts'

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
export const bestText = (kind: Engine['kind'], subject: string, link = `''`) => `
  select case when count(*) > 0 then cast(${subject} as text) || ' ' || coalesce(${link}, '') || '${HEAD_END}'
      || cast(min(best.expires_at) as text) || ' ' || cast(count(*) as text) || ' '
      || string_agg(cast(best.issuer_rank as text), ''${inOrder(kind)}) || ' '
      || string_agg(best.shown, ','${inOrder(kind)}) end
    from (
      select c.shown, c.expires_at, c.issuer_rank, c.grade_rank, c.issued_at, c.uid from credential c
       where c.subject = ${subject} and c.is_shown = 1 and c.expires_at > $2
       order by c.issuer_rank, c.grade_rank, c.issued_at desc, c.uid desc limit ${MAX_CREDENTIALS}) best`

/** Ends the subject and its link. Neither has a line break. */
const HEAD_END = '\n'

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

/** Whether some are about the fid, and not about a wallet. */
export const hasCasts = (column: string | null): boolean =>
  column?.includes('"kind":"farcaster-cast",') === true

/** Whether there may be more of them. */
export const isCut = ({ amount }: Best): boolean => amount >= MAX_CREDENTIALS

/**
 * Reads what {@link bestText} found about the subjects that are one person.
 *
 * @param findLinks the links of subjects to the person, where it is not the stored ones that count
 */
export function readBest(
  column: string | null,
  findLinks: (stored: FindLinks) => FindLinks = (stored) => stored,
): Best {
  if (!column) return none
  const texts = column.split(SEPARATOR).map((text) => withLink(text, findLinks))
  const [only] = texts
  if (only !== undefined && texts.length === 1) return readSubject(only)
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

/** Returns the credentials of one subject, as well known as its link to the person. */
function withLink(text: string, findLinks: (stored: FindLinks) => FindLinks): string {
  const end = text.indexOf(HEAD_END)
  const [subject = '', ...link] = text.slice(0, end).split(' ')
  const stored: FindLinks = () => readLinks(subject, link.join(' '))
  return weakenCredentials(text.slice(end + 1), findLinks(stored)(subject))
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
