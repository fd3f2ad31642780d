import type { Store } from '../domain/ports/store.ts'
import { writePerson, writeWaiting } from './write-person.ts'

/** Lines that are put together before they are handed on. */
const CHUNK_LINES = 200

/**
 * Everybody and every credential as lines of a people file, streamed: people in the order of their IDs, then the
 * credentials that wait for a person. What {@link importPeople} takes gives the same store again.
 *
 * @param onLines told how many lines each chunk holds
 * @returns chunks of whole lines
 */
export async function* exportPeople(
  store: { people: Pick<Store['people'], 'all'>; credentials: Pick<Store['credentials'], 'waiting'> },
  onLines: (count: number) => void = () => {},
): AsyncIterable<string> {
  let lines: string[] = []
  const flush = () => {
    const chunk = `${lines.join('\n')}\n`
    onLines(lines.length)
    lines = []
    return chunk
  }
  for await (const { profileID, findings, credentials } of store.people.all()) {
    lines.push(JSON.stringify(writePerson(profileID, findings, credentials)))
    if (lines.length >= CHUNK_LINES) yield flush()
  }
  for await (const credential of store.credentials.waiting()) {
    lines.push(JSON.stringify(writeWaiting(credential)))
    if (lines.length >= CHUNK_LINES) yield flush()
  }
  if (lines.length > 0) yield flush()
}
