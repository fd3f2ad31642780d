/**
 * How well a verified row is known. `proven`: by signatures or chain state, which third parties
 * check offline, given block hashes. `confirmed`: two public records name each other; fetched at a
 * time, and a stranger can fetch them again. `reported`: `by` says so.
 */
export type Verification =
  | { grade: 'proven' | 'confirmed'; checkedAt: number }
  | {
      grade: 'reported'
      /** The reporter: the name of a source or an issuer. */
      by: string
      /** Unix seconds. */
      checkedAt: number
    }

export const grades = ['proven', 'confirmed', 'reported'] as const
export type Grade = (typeof grades)[number]

/** The grade of a row as found by a source and, if it is only reported, its reporter. */
export type FoundGrade = { grade: 'proven' | 'confirmed' } | { grade: 'reported'; by: string }

/** Whether a grade is better than another one. */
export const isBetterGrade = (grade: Grade, other: Grade): boolean =>
  grades.indexOf(grade) < grades.indexOf(other)

/**
 * Returns the grade of a row that a link connects to the subject: the weaker of the row's own and
 * the link's, with the time of the row. API, pages, cards, MCP and checker all grade by it.
 */
export function weaker(own: Verification, link: FoundGrade | null | undefined): Verification {
  if (!link || !isBetterGrade(own.grade, link.grade)) return own
  const { checkedAt } = own
  return link.grade === 'reported'
    ? { grade: link.grade, by: link.by, checkedAt }
    : { grade: link.grade, checkedAt }
}

/**
 * The verification of a found row; where its source does not say better, the source is who reports
 * it.
 */
export function toVerification(
  found: FoundGrade | undefined,
  source: string,
  checkedAt: number,
): Verification {
  if (found === undefined) return { grade: 'reported', by: source, checkedAt }
  return found.grade === 'reported'
    ? { grade: 'reported', by: found.by, checkedAt }
    : { grade: found.grade, checkedAt }
}
