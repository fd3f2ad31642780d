import { onlyShown } from '@whocast/evidence/people-file/shown.ts'
import {
  writeAlone,
  writePerson,
  writeWaiting,
} from '@whocast/evidence/people-file/write-person.ts'
import type { Store } from '../stores.ts'

/** Lines that are put together before they are handed on. */
const CHUNK_LINES = 200

/**
 * Streams all people and credentials as lines of a people file: first the credentials and decisions
 * that wait for a person, then the people in the order of their IDs with what they decided. An
 * import by {@link importPeople} gives the same store again.
 *
 * @example
 * for await (const chunk of exportPeople(store)) process.stdout.write(chunk)
 *
 * @param onLines told how many lines each chunk holds
 * @param options.isShown without what owners hide and what is private: a file to hand on, not to restore from
 * @returns chunks of whole lines
 */
export async function* exportPeople(
  store: {
    people: Pick<Store['people'], 'all'>
    credentials: Pick<Store['credentials'], 'waiting'>
    owners: Pick<Store['owners'], 'waiting'>
  },
  onLines: (count: number) => void = () => {},
  { isShown = false }: { isShown?: boolean } = {},
): AsyncIterable<string> {
  let lines: string[] = []
  const flush = () => {
    const chunk = `${lines.join('\n')}\n`
    onLines(lines.length)
    lines = []
    return chunk
  }
  // It waits no more once its person is stored, who may come too late to be exported.
  for await (const credential of isShown ? [] : store.credentials.waiting()) {
    lines.push(JSON.stringify(writeWaiting(credential)))
    if (lines.length >= CHUNK_LINES) yield flush()
  }
  for (const decision of isShown ? [] : await store.owners.waiting())
    lines.push(JSON.stringify(writeAlone(decision)))
  for await (const stored of store.people.all()) {
    const person = isShown ? onlyShown(stored) : stored
    if (person) lines.push(JSON.stringify(writePerson(person)))
    if (lines.length >= CHUNK_LINES) yield flush()
  }
  if (lines.length > 0) yield flush()
}
