import type { CheckedTransfer } from '../../people/line/check.ts'
import type { ImportOptions, ImportProgress } from './import.ts'
import type { FileLine } from './lines.ts'
import type { CheckedLine } from './save-batch.ts'

/** From so many bytes on, about 4,000 people, it takes less to build indexes once. */
const MIN_LOAD_BYTES = 4 * 1_048_576
/** Lines that were put aside and are read at once. */
const SLICE = 200

/**
 * Begins a first load if the input is large and the database almost empty, or continues one.
 *
 * @returns the whole input, and what is imported: see `FirstLoad.begin`
 */
export async function beginLoad({
  store: { firstLoad },
  input,
  cursor = '',
  resume,
  minLoadBytes = MIN_LOAD_BYTES,
}: ImportOptions): Promise<{ input: AsyncIterable<Uint8Array>; phase: 'rows' | 'lines' | null }> {
  if (!firstLoad) return { input, phase: null }
  if (resume && resume.offset > 0) return { input, phase: await firstLoad.begin(cursor, true) }
  const { start, rest, isLarge } = await readStart(input, minLoadBytes)
  const phase = isLarge ? await firstLoad.begin(cursor, false) : null
  return { input: joined(start, rest), phase }
}

/** Reads as much of an input as decides whether it is large. An error comes with what follows. */
async function readStart(input: AsyncIterable<Uint8Array>, minBytes: number) {
  const chunks = input[Symbol.asyncIterator]()
  const start: Uint8Array[] = []
  let failure: Promise<never> | null = null
  let bytes = 0
  while (bytes < minBytes) {
    const next = await chunks.next().catch((error: unknown) => {
      failure = Promise.reject(error)
      failure.catch(() => {})
    })
    if (!next || next.done) break
    start.push(next.value)
    bytes += next.value.length
  }
  const failed = failure
  const rest: AsyncIterator<Uint8Array> = failed ? { next: () => failed } : chunks
  return { start, rest, isLarge: bytes >= minBytes }
}

async function* joined(
  start: Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): AsyncIterable<Uint8Array> {
  try {
    for (let chunk = start.shift(); chunk; chunk = start.shift()) yield chunk
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
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
