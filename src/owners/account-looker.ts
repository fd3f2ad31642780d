import type { Finding } from '@whocast/contract/profile.ts'

/**
 * The state of an account that a record claims: its pages name the person; they do so, but it is or
 * was confirmed for another profile; they do not; they name others, too; they could not be read.
 */
export type AccountOutcome = 'confirmed' | 'pending' | 'not-named' | 'several' | 'unreadable'

/** Looks at accounts elsewhere when their owner asks. */
export interface AccountLooker {
  /**
   * Looks at one account that a record claims now.
   *
   * @param account as by `accountKey`
   * @param save stores what came of it
   * @returns null where it was not looked at: too often, or its kind is off
   */
  look(
    record: Finding,
    account: string,
    save: (findings: Finding[]) => Promise<void>,
  ): Promise<AccountOutcome | null>
  /**
   * Returns when an account is read again, at the first lookup after that, in unix seconds; null if
   * the next lookup reads it.
   *
   * @param account as by `accountKey`
   */
  nextCheckAt(record: Finding, account: string): number | null
}
