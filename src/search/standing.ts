import type { Person } from '@whocast/contract/profile.ts'
import { grades } from '@whocast/contract/verification.ts'

/** The best standing. */
export const HIGHEST_STANDING = 31

/**
 * How much proof there is of a person, from 0 to {@link HIGHEST_STANDING}: each kind of account
 * counts once, by its best grade. Wallets count least, as a machine makes as many as it likes.
 */
export function standingOf({
  channels,
  displayName,
}: Pick<Person, 'channels' | 'displayName'>): number {
  const best = new Map<string, number>()
  for (const { type, verification } of channels) {
    if (!verification) continue
    const isWallet = type === 'wallet' || type === 'solana'
    const points = isWallet ? 1 : grades.length - grades.indexOf(verification.grade)
    best.set(type, Math.max(best.get(type) ?? 0, points))
  }
  const sum = [...best.values()].reduce((total, points) => total + points, displayName ? 1 : 0)
  return Math.min(sum, HIGHEST_STANDING)
}
