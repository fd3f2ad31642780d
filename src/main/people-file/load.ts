import type { CheckedTransfer } from '@whocast/evidence/people-file/check.ts'
import type { FileLine } from '../../kit/read-lines.ts'
import type { ImportOptions, ImportProgress } from './import.ts'
import type { CheckedLine } from './save-batch.ts'

/** An input of so many bytes, about 4,000 people, is worth building indexes once. */
export const MIN_LOAD_BYTES = 4 * 1_048_576
/** Lines that were put aside and are read at once. */
const SLICE = 200

/**
 * Begins a first load if the input is large and the database almost empty, or continues one.
 *
 * @returns the phase of the load; see `FirstLoad.begin`
 */
export async function beginLoad({
  store: { firstLoad },
  cursor = '',
  resume,
  isLarge = false,
}: ImportOptions): Promise<'rows' | 'lines' | null> {
  if (!firstLoad) return null
  if (resume && resume.offset > 0) return firstLoad.begin(cursor, true)
  return isLarge ? firstLoad.begin(cursor, false) : null
}

/** Returns null for a line about new people, else its keys: it is put aside. */
export function keysOfKnown(
  { firstLoad }: ImportOptions['store'],
  { findings, credentials, decision, claims }: CheckedTransfer,
): string[] | null {
  const mustWait = decision !== undefined || claims !== undefined
  return firstLoad?.keysOfKnown(findings, credentials, mustWait) ?? null
}

/** Puts a line aside if it is not about new people; returns false for others. */
export async function putAsideKnown(
  store: ImportOptions['store'],
  { line: { number, text }, transfer }: CheckedLine,
): Promise<boolean> {
  const keys = keysOfKnown(store, transfer)
  if (keys) await store.firstLoad?.later([{ number, text: text ?? '', keys }])
  return keys !== null
}

/** Installs what was loaded, and reads the lines that were put aside. */
export async function* endLoad(
  { store }: ImportOptions,
  { later = 0, offset }: ImportProgress,
): AsyncIterable<FileLine> {
  await store.firstLoad?.install()
  for (let after = later; ; ) {
    const lines = (await store.firstLoad?.lines(after, SLICE)) ?? []
    for (const { number, text } of lines) yield { number, text, end: offset }
    const last = lines.at(-1)
    if (!last) return
    after = last.number
  }
}
