import type { ChangeType, LoggedChange } from '@whocast/contract/change-document.ts'
import type { createChangeLog } from './change-log.ts'

/** The change log. Changes are kept for {@link EVENTS_KEPT_MS}. */
export type ChangeLog = Omit<ReturnType<typeof createChangeLog>, 'wake' | 'close'>

export interface ChangeQuery {
  /** A position; 0 for the oldest stored change. */
  after: number
  types?: readonly ChangeType[] | undefined
  limit: number
}

export interface ChangePage {
  changes: LoggedChange[]
  /** `after` of the next page. */
  next: number
  /** Some changes after the requested position are not stored, or the log ends before it. */
  isTruncated: boolean
  hasMore: boolean
}
