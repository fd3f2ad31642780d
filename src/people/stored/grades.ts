import type { Channel } from '@whocast/contract/profile.ts'
import type { Grade, Verification } from '@whocast/contract/verification.ts'
import { readPerson } from '@whocast/contract/written-profile.ts'
import { type Regrades, rowName } from '@whocast/evidence/path-grades.ts'
import type { Kysely } from 'kysely'
import { writeLink } from '../../credentials/stored/links.ts'
import type { ColumnTypes, Tables } from '../../db/schema.ts'
import { profilePages } from '../../search/stored/profile-pages.ts'

/** Migration: grades of rows by the requested key; written as profiles are saved. */
export async function addKeyGrades(db: Kysely<Tables>, { text }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('identity').addColumn('grades', text).execute()
}

/** Migration: links of wallets, which bound the grades of credentials about them. */
export async function addLinkGrades(db: Kysely<Tables>, { text }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('identity').addColumn('link', text).execute()
  for await (const page of profilePages(db))
    for (const { id, document } of page)
      for (const { type, value, isVerified, verification } of readPerson(document).channels) {
        const link =
          isVerified && type === 'wallet' ? writeLink(verification as Verification) : null
        if (link === null) continue
        await db
          .updateTable('identity')
          .set({ link })
          .where('key', '=', `eth:${value.toLowerCase()}`)
          .where('holder', '=', '')
          .where('profile_id', '=', id)
          .where('is_verified', '=', 1)
          .execute()
      }
}

/** The grade of the row at an index of the document, and who reports it. */
type Regrade = [index: number, grade: Grade, by?: string]

/** Writes the grades that a key has of the rows of a document; null where there are none. */
export function writeGrades(
  grades: Regrades | undefined,
  channels: readonly Channel[],
): string | null {
  if (!grades) return null
  const list = channels.flatMap((channel, index): Regrade[] => {
    const seen = channel.isVerified ? grades.get(rowName(channel)) : undefined
    if (!seen) return []
    return seen.grade === 'reported' ? [[index, seen.grade, seen.by]] : [[index, seen.grade]]
  })
  return list.length === 0 ? null : JSON.stringify(list)
}

/** Grades the rows of a profile as {@link writeGrades} wrote. */
export function applyGrades(channels: readonly Channel[], text: string): void {
  for (const [index, grade, by = ''] of JSON.parse(text) as Regrade[]) {
    const channel = channels[index]
    if (!channel?.isVerified) continue
    const { checkedAt } = channel.verification
    const seen: Verification =
      grade === 'reported' ? { grade, by, checkedAt } : { grade, checkedAt }
    channel.verification = seen
  }
}
