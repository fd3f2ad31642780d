import { type Credential, MAX_CREDENTIALS } from '@whocast/contract/credential.ts'
import { grades } from '@whocast/contract/verification.ts'
import {
  type CredentialLinks,
  readCredential,
  type WrittenProfile,
  weakenCredentials,
} from '@whocast/contract/written-profile.ts'
import type { Engine } from '../../db/engines/engine.ts'
import { type FindLinks, readLinks, unlinked } from './links.ts'

/** Ends the subject and its link. Neither has a line break. */
const HEAD_END = '\n'

/** Separates the rows of a head. `JSON.stringify` writes no such sign. */
const ROW_END = '\v'

/** Separates heads with their rows. `JSON.stringify` writes no tabs. */
const SEPARATOR = '\t'

/** The people and wallets with the credentials. */
interface Subjects {
  /** SQL of the key. */
  key: string
  /** SQL of the column `identity.link`. */
  link: string
  /** SQL after `from`; absent where `key` is a single one. */
  from?: { table: string; where: string }
}

/** The rows of a subject in their order: read from the index until there are enough. */
const rowsOf = (subject: string) => `
  select c.shown, c.expires_at, c.issuer_rank from credential c
   where c.subject = ${subject} and c.is_shown = 1 and c.expires_at > $2
   order by c.issuer_rank, c.grade_rank, c.issued_at desc, c.uid desc limit ${MAX_CREDENTIALS}`

const rowText = `cast(best.expires_at as text) || ' ' || cast(best.issuer_rank as text) || ' ' || best.shown`

/**
 * The best of the credentials about subjects, as {@link readBest} reads them. `$2` is now. Neither
 * engine sorts them again: SQLite aggregates the rows in the order of the subquery, and a lateral
 * join keeps it.
 */
export function bestText(kind: Engine['kind'], { key, link, from }: Subjects): string {
  const head = `cast(${key} as text) || ' ' || coalesce(${link}, '') || '${HEAD_END}'`
  const rows = `(${rowsOf(key)}) best`
  if (kind === 'postgres')
    return `array_to_string(array(select ${head} || ${rowText}
      from ${from ? `${from.table} cross join lateral ${rows} where ${from.where}` : rows}), '${SEPARATOR}')`
  const ofOne = `select case when count(*) > 0
      then ${head} || string_agg(${rowText}, '${ROW_END}') end from ${rows}`
  return from
    ? `(select string_agg((${ofOne}), '${SEPARATOR}') from ${from.table} where ${from.where})`
    : `(${ofOne})`
}

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

/** A row as {@link bestText} writes it, and the links of its subject. */
interface BestRow {
  shown: string
  issuerRank: number
  links: CredentialLinks
}

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
  const rows: BestRow[] = []
  let texts = ''
  let expiresAt = Number.POSITIVE_INFINITY
  let head = ''
  let heads = 0
  let links = unlinked
  for (const text of column.split(SEPARATOR)) {
    let at = text.indexOf(HEAD_END) + 1
    if (head === '' || !text.startsWith(head)) {
      head = text.slice(0, at)
      heads += 1
      const [subject, link] = readHead(head)
      links = findLinks(() => readLinks(subject, link))(subject)
    }
    while (at > 0) {
      const expiry = text.indexOf(' ', at)
      const rank = text.indexOf(' ', expiry + 1)
      const end = text.indexOf(ROW_END, rank)
      const shown = text.slice(rank + 1, end === -1 ? undefined : end)
      expiresAt = Math.min(expiresAt, Number(text.slice(at, expiry)))
      texts += texts === '' ? shown : `,${shown}`
      rows.push({ shown, issuerRank: Number(text.slice(expiry + 1, rank)), links })
      at = end + 1
    }
  }
  return heads === 1
    ? { credentials: weakenCredentials(texts, links), amount: rows.length, expiresAt, total: null }
    : { ...sorted(rows), expiresAt, total: null }
}

/** Returns the subject and its link. */
function readHead(head: string): [subject: string, link: string] {
  const space = head.indexOf(' ')
  return [head.slice(0, space), head.slice(space + 1, -HEAD_END.length)]
}

/** Returns as many of the rows of several subjects as a profile shows. */
function sorted(rows: readonly BestRow[]): Pick<Best, 'credentials' | 'amount'> {
  const best = rows
    .map(({ shown, issuerRank, links }) => {
      const text = weakenCredentials(shown, links)
      return { text, credential: readCredential(text), issuerRank }
    })
    .sort(byRank)
    .slice(0, MAX_CREDENTIALS)
  return { credentials: best.map(({ text }) => text).join(), amount: best.length }
}
