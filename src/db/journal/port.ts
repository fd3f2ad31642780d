import type { ChangeType, LoggedChange } from '@whocast/contract/change-document.ts'

/** The change log. Changes are kept for {@link EVENTS_KEPT_MS}. */
export interface ChangeLog {
  /**
   * Returns the changes after a position, in order. It includes every change that this process
   * committed before the call, unless an import is still being numbered. Never writes.
   *
   * @param query.after 0 for the oldest stored change
   */
  read(query: {
    after: number
    types?: readonly ChangeType[] | undefined
    limit: number
  }): Promise<ChangePage>
  /** Returns the position of the newest change. */
  latest(): Promise<number>
  /** Numbers committed changes that have no position yet, and queues their deliveries. */
  sequence(): Promise<void>
  /** Returns for how long the oldest committed change has waited for its position, in ms. */
  unplacedMs(): Promise<number>
  /**
   * Calls `listener` when changes have received positions, in this process or another one, and when
   * stored changes may have been removed. Returns a function that ends it.
   */
  onNews(listener: () => void): () => void
}

export interface ChangePage {
  changes: LoggedChange[]
  /** `after` of the next page. */
  next: number
  /** Some changes after the requested position are no longer stored. */
  isTruncated: boolean
  hasMore: boolean
}
