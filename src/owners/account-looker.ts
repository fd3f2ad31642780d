import type { Finding } from '@whocast/contract/profile.ts'

export type AccountOutcome = 'confirmed' | 'pending' | 'not-named' | 'several' | 'unreadable'

export interface AccountLooker {
  /**
   * Checks one account that a record claims now.
   *
   * @param account as by `accountKey`
   * @param save stores the result
   * @returns null if it was not checked: too often, or its kind is off
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
