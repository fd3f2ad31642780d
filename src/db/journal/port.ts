import type { ChangeType, LoggedChange } from '@whocast/contract/change-document.ts'

/** The log of changes, kept for a while. */
export interface ChangeLog {
  /**
   * The changes after a place, in order. What was committed before this is called is among them,
   * but for what an import wrote just now.
   *
   * @param query.after 0 for the oldest that is kept
   */
  read(query: {
    after: number
    types?: readonly ChangeType[] | undefined
    limit: number
  }): Promise<ChangePage>
  /** The place of the newest. */
  latest(): Promise<number>
  /**
   * Gives places to what was committed since, and queues its deliveries. Returns how many changes
   * that were.
   */
  sequence(): Promise<number>
}

export interface ChangePage {
  changes: LoggedChange[]
  /** The place up to which was read: `after` of the next page. */
  next: number
  /** Changes after the place that was asked for are kept no longer. */
  isTruncated: boolean
  /** There are more already. */
  hasMore: boolean
}
