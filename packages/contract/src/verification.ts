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
