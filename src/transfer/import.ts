import { ServiceError } from '../domain/error.ts'
import type { Cursors, Store } from '../domain/ports/store.ts'
import { checkTransfer } from './check.ts'
import { type FileLine, readLines } from './lines.ts'
import type { Notes } from './notes.ts'
import { LineError, readLine, type Transfer } from './person.ts'

/** How far an import has come. */
export interface ImportProgress {
  /** Bytes of the input that are done with, from its start. */
  offset: number
  /** Lines that are done with. */
  lines: number
  /** Lines that are stored. */
  stored: number
  rejected: number
  /** Lines of which something was left out. */
  noted?: number
  /** People who are kept out, as they asked to be forgotten. */
  leftOut: number
}

/** A line that was not taken, and why. */
export interface Rejection {
  line: number
  problems: string[]
  /** The line as it stood; left out where it is no text. */
  input?: string
}

export interface ImportOptions {
  store: Pick<Store, 'people' | 'cursors'>
  /** The input's bytes from `resume.offset` on. */
  input: AsyncIterable<Uint8Array>
  /** Under which name the store remembers how far it is; absent: it is not remembered. */
  cursor?: string
  /** Where to go on; from the start by default. */
  resume?: ImportProgress
  /** Stop at the first bad line. */
  isStrict?: boolean
  /** Unix seconds when sources are asked about these people; null (default): not before something else makes it so. */
  refreshAt?: number | null
  /** Lines of one transaction. */
  batchLines?: number
  /** Unix seconds, for facts without a time. */
  now: number
  onRejected(rejection: Rejection): void
  /** Told of a line that was taken without some of what it says. */
  onNoted?(noted: { line: number; notes: string[] }): void
  onProgress?(progress: ImportProgress): void
}

const BATCH_LINES = 1000
/** A batch of long lines is committed earlier, so that memory stays flat. */
const BATCH_BYTES = 4 * 1_048_576

interface Batch {
  transfers: { line: FileLine; transfer: Transfer }[]
  end: ImportProgress
}

/**
 * Streams a people file into the store, one transaction a batch: a person is stored whole or not at all, and so
 * is how far the import has come. What a bad line says is reported and the rest goes on.
 *
 * @returns where it ended
 * @throws what the store throws when it cannot store at all; LineError with `isStrict`
 */
export async function importPeople(options: ImportOptions): Promise<ImportProgress> {
  const { store, onRejected, isStrict = false, now } = options
  let progress: ImportProgress = options.resume ?? { offset: 0, lines: 0, stored: 0, rejected: 0, leftOut: 0 }
  let batch: Batch['transfers'] = []
  let bytes = 0
  let batchStart = progress.offset

  const reject = (line: FileLine, problems: string[]) => {
    if (isStrict) throw new LineError([`line ${line.number}: ${problems.join('; ')}`])
    progress = { ...progress, rejected: progress.rejected + 1 }
    onRejected({ line: line.number, problems, ...(line.text === null ? {} : { input: line.text }) })
  }

  const commit = async () => {
    const { refused, leftOut } = await save(options, batch, progress)
    progress = {
      ...progress,
      stored: progress.stored + batch.length - refused.length - leftOut,
      leftOut: progress.leftOut + leftOut,
    }
    for (const { line, problem } of refused) reject(line, [problem])
    batch = []
    bytes = 0
    batchStart = progress.offset
    options.onProgress?.(progress)
  }

  for await (const line of readLines(options.input, progress)) {
    const notes: Notes = []
    const read = await parse(line, now, notes)
    // A strict import ends before the bad line, so that the corrected file is read from there.
    if (isStrict && read !== null && 'problems' in read) await commit()
    bytes += line.end - progress.offset
    if (read !== null && 'problems' in read) reject(line, read.problems)
    progress = { ...progress, offset: line.end, lines: line.number }
    if (read !== null && 'transfer' in read) batch.push({ line, transfer: read.transfer })
    if (read !== null && 'transfer' in read && notes.length > 0) {
      progress = { ...progress, noted: (progress.noted ?? 0) + 1 }
      options.onNoted?.({ line: line.number, notes })
    }
    if (batch.length >= (options.batchLines ?? BATCH_LINES) || bytes >= BATCH_BYTES) await commit()
  }
  if (batch.length > 0 || progress.offset !== batchStart) await commit()
  if (options.cursor !== undefined) await store.cursors.set(options.cursor, '')
  return progress
}

/** What a line holds, or what is wrong with it; null when it is blank. */
async function parse(line: FileLine, now: number, notes: Notes): Promise<{ transfer: Transfer } | { problems: string[] } | null> {
  if (line.text === null) return { problems: [line.problem ?? 'cannot be read'] }
  if (line.text.trim() === '') return null
  try {
    return { transfer: await checkTransfer(readLine(line.text, now, notes), now, notes) }
  } catch (error) {
    if (error instanceof LineError) return { problems: error.problems }
    throw error
  }
}

/** How far an import under this cursor had come when it was cut off, or null. */
export async function readProgress(cursors: Pick<Cursors, 'get'>, cursor: string): Promise<ImportProgress | null> {
  const value = await cursors.get(cursor)
  return value ? { leftOut: 0, ...(JSON.parse(value) as Omit<ImportProgress, 'leftOut'>) } : null
}

/** The store will not take this, as opposed to: it cannot take anything now. */
const isRefusal = (error: unknown): error is ServiceError => error instanceof ServiceError && error.code !== 'unavailable'

/** Stores a batch; where the store refuses it, every person of it alone, so that one takes no other along. */
async function save(
  { store, cursor, refreshAt = null }: ImportOptions,
  batch: Batch['transfers'],
  reached: ImportProgress,
): Promise<{ refused: { line: FileLine; problem: string }[]; leftOut: number }> {
  const write = async (transfers: Transfer[], mark: ImportProgress | null): Promise<number> => {
    const saved = await store.people.save(
      transfers.flatMap(({ findings }) => findings),
      {
        refreshAt,
        credentials: transfers.flatMap(({ credentials }) => credentials),
        ...(cursor === undefined || mark === null ? {} : { cursor: { name: cursor, value: JSON.stringify(mark) } }),
      },
    )
    return transfers.filter(({ findings }) => findings.length > 0 && findings.every((one) => saved.leftOut.has(one))).length
  }
  try {
    const leftOut = await write(
      batch.map(({ transfer }) => transfer),
      { ...reached, stored: reached.stored + batch.length },
    )
    return { refused: [], leftOut }
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
  const refused: { line: FileLine; problem: string }[] = []
  let leftOut = 0
  for (const { line, transfer } of batch) {
    try {
      leftOut += await write([transfer], null)
    } catch (error) {
      if (!isRefusal(error)) throw error
      refused.push({ line, problem: error.detail })
    }
  }
  await write([], {
    ...reached,
    stored: reached.stored + batch.length - refused.length - leftOut,
    rejected: reached.rejected + refused.length,
    leftOut: reached.leftOut + leftOut,
  })
  return { refused, leftOut }
}
