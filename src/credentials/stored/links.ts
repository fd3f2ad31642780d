import { type Channel, channelFid } from '@whocast/contract/profile.ts'
import {
  type FoundGrade,
  type Grade,
  grades,
  isBetterGrade,
  type Verification,
} from '@whocast/contract/verification.ts'
import type { CredentialLinks } from '@whocast/contract/written-profile.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * The grade of a credential on a person is the weaker one of its own evidence and of the link to
 * its subject. The column `identity.link` has that link.
 */

/** Returns the links of a subject to the person. */
export type FindLinks = (subject: string) => CredentialLinks

/** The links of the requested subject itself. */
export const unlinked: CredentialLinks = { attestations: null, casts: null }

/** Only the service knows which person a profile ID stands for. */
const byService: FoundGrade = { grade: 'reported', by: 'whocast' }

/** The column `identity.link` of a wallet. */
export function writeLink(verification: Verification | undefined): string | null {
  if (verification === undefined || verification.grade === 'proven') return null
  return verification.grade === 'reported' ? `reported ${verification.by}` : verification.grade
}

/** Reads what {@link writeLink} wrote about a subject, as seen from the fid. */
export function readLinks(subject: string, text: string | null): CredentialLinks {
  if (subject.startsWith('id:')) return { attestations: byService, casts: null }
  if (text === null || text === '') return unlinked
  const attestations: FoundGrade =
    text === 'confirmed'
      ? { grade: 'confirmed' }
      : { grade: 'reported', by: text.slice('reported '.length) }
  return { attestations, casts: null }
}

/**
 * Returns the links of subjects as the rows of a response show them.
 *
 * @param requested The key of the lookup; its own credentials need no link.
 * @param stored The links of subjects without a row.
 */
export function linksOf(
  channels: readonly Channel[],
  requested: string,
  stored: FindLinks,
): FindLinks {
  const casts = castLink(channels, requested)
  return (subject) => {
    if (subject === requested) return { attestations: null, casts }
    const row = channels.find(
      ({ type, value, isVerified }) =>
        type === 'wallet' && isVerified && subject === `eth:${value.toLowerCase()}`,
    )
    const attestations = row ? toLink(row) : stored(subject).attestations
    return { attestations, casts }
  }
}

function castLink(channels: readonly Channel[], requested: string): FoundGrade | null {
  const rows = channels.filter((channel) => channel.isVerified && channelFid(channel) !== null)
  if (rows.some((row) => requested === `fid:${channelFid(row)}`)) return null
  const links = rows.map(toLink)
  if (rows.length === 0) return byService
  return links.find((link) => link === null || link.grade === 'confirmed') ?? links[0] ?? null
}

function toLink({ verification }: Channel): FoundGrade | null {
  if (verification === undefined || verification.grade === 'proven') return null
  return verification.grade === 'reported'
    ? { grade: 'reported', by: verification.by }
    : { grade: verification.grade }
}

/** Returns the condition that credentials `alias` of a subject with these links have a grade. */
export function hasGrade(
  alias: string,
  grade: Grade,
  { attestations, casts }: CredentialLinks,
): RawBuilder<SqlBool> {
  const isCast = sql`${sql.ref(`${alias}.kind`)} = 'farcaster-cast'`
  return sql`case when ${isCast} then ${hasLinkedGrade(alias, grade, casts)}
    else ${hasLinkedGrade(alias, grade, attestations)} end`
}

function hasLinkedGrade(alias: string, grade: Grade, link: FoundGrade | null): RawBuilder<SqlBool> {
  const own = sql.ref(`${alias}.grade_rank`)
  const rank = sql.lit(grades.indexOf(grade))
  if (link === null || isBetterGrade(link.grade, grade)) return sql`${own} = ${rank}`
  return link.grade === grade ? sql`${own} <= ${rank}` : sql`1 = 0`
}

/** Returns the condition that credentials `c` of subjects with an identity `i` have a grade. */
export function hasGradeBy(c: string, i: string, grade: Grade): RawBuilder<SqlBool> {
  const subject = sql.ref(`${c}.subject`)
  const link = sql.ref(`${i}.link`)
  const isCast = sql`${sql.ref(`${c}.kind`)} = 'farcaster-cast'`
  const linkRank = sql`case when ${isCast} then 0 when ${subject} like 'id:%' then 2 when ${link} is null then 0
    when ${link} = 'confirmed' then 1 else 2 end`
  const own = sql.ref(`${c}.grade_rank`)
  return sql`case when ${own} > ${linkRank} then ${own} else ${linkRank} end = ${sql.lit(grades.indexOf(grade))}`
}
