/**
 * How well a verified row is known. `proven`: by signatures or chain state, which a stranger checks
 * offline, given block hashes. `confirmed`: two public records name each other; fetched at a time,
 * and a stranger can fetch them again. `reported`: `by` says so.
 */
export type Verification =
  | { grade: 'proven' | 'confirmed'; checkedAt: number }
  | {
      grade: 'reported'
      /** Who says so: a source's name, an issuer's. */
      by: string
      /** Unix seconds. */
      checkedAt: number
    }

export const grades = ['proven', 'confirmed', 'reported'] as const
export type Grade = (typeof grades)[number]

/**
 * What a source says of a row that it found: how well it is known, and when it is only reported, by
 * whom.
 */
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
