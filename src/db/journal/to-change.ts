import type { ChangeType, LoggedChange } from '@whocast/contract/change-document.ts'
import type { Row } from '../engines/engine.ts'

/** Converts a row of the log to a change. */
export function toChange(row: Row<'event'>): LoggedChange {
  const more = JSON.parse(row.data) as Pick<LoggedChange, 'into' | 'identifier' | 'credential'>
  return {
    id: row.id,
    seq: Number(row.seq),
    at: Number(row.at),
    type: row.type as ChangeType,
    ...(row.profile_id === '' ? {} : { profileID: row.profile_id }),
    ...more,
  }
}
