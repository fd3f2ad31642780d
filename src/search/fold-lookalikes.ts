import type { Person } from '@whocast/contract/profile.ts'

/** A result with the people who could be mistaken for the person. */
export type Folded<T> = T & { lookalikes: Person[] }

/**
 * Folds results of people who could be mistaken for another result into that one, which takes the
 * rank of the best of them.
 *
 * @param results the best first
 */
export function foldLookalikes<T extends { profile: Person }>(results: readonly T[]): Folded<T>[] {
  const resultById = new Map(results.map((one) => [one.profile.profileID, one]))
  const originalOf = ({ profile }: T) => resultById.get(profile.warning?.of.profileID ?? '')
  /** Proof scores rise from a lookalike to its original, so that this ends. */
  const leaderOf = (result: T): T => {
    const original = originalOf(result)
    return original && original !== result ? leaderOf(original) : result
  }
  const folded = new Map<string, Folded<T>>()
  for (const result of results) {
    const leader = leaderOf(result)
    const { profileID } = leader.profile
    const group = folded.get(profileID) ?? { ...leader, lookalikes: [] }
    folded.set(profileID, group)
    if (leader !== result) group.lookalikes.push(result.profile)
  }
  return [...folded.values()]
}
