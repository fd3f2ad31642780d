import type { LoggedChange } from '@whocast/contract/change-document.ts'
import { changeDocument } from '@whocast/contract/change-document.ts'

/**
 * The body of a delivery: type, timestamp and data, as Standard Webhooks advises. The data is the
 * change as `GET /changes` writes it, which names the type of change and the profile. A lookup
 * returns the new state: a late delivery shows nothing that was hidden meanwhile.
 *
 * @param matched the subscribed identifiers that led to the person
 */
export function messageOf(change: LoggedChange, matched: readonly string[]): string {
  const document = changeDocument(change)
  return JSON.stringify({
    type: document.type,
    timestamp: document.at,
    data: { ...document, ...(matched.length === 0 ? {} : { matched }) },
  })
}
