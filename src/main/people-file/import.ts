import { type CheckedTransfer, checkTransfer } from '@whocast/evidence/people-file/check.ts'
import type { StatementChecks } from '@whocast/evidence/people-file/check-statements.ts'
import type { Notes } from '@whocast/evidence/people-file/notes.ts'
import { LineError, readLine } from '@whocast/evidence/people-file/person.ts'
import { IMPORT_SOURCE } from '@whocast/evidence/people-file/source-names.ts'
import type { Cursors } from '../../db/port.ts'
import { type FileLine, readLines } from '../../kit/read-lines.ts'
import type { LaterLine } from '../../people/first-load/load.ts'
import type { Store } from '../stores.ts'
import { beginLoad, endLoad, keysOfKnown, putAsideKnown } from './load.ts'
import { type CheckedLine, saveBatch } from './save-batch.ts'

/** How far an import has come. */
export interface ImportProgress {
  /** Bytes of the input that are done with, from its start. */
  offset: number
  /** Lines that are done with. */
  lines: number
  /** Lines that are stored. */
  stored: number
  rejected: number
  /** Lines of which something was left out or normalised. */
  noted?: number
  /** People who are kept out, as they asked to be forgotten. */
  leftOut: number
  /** The last line that was imported of those that a first load put aside. */
  later?: number
  /** The file of rejected lines, and how much of it belongs to the lines that are done with. */
  rejects?: RejectMark
}

/** How long a file of rejected lines is, in bytes. */
export interface RejectMark {
  path: string
  bytes: number
}

/** A line that was not taken, and why. */
export interface Rejection {
  line: number
  problems: string[]
  /** The line as it stood; left out where it is no text. */
  input?: string
}

export interface ImportOptions {
  store: Pick<Store, 'people' | 'cursors'> & Partial<Pick<Store, 'firstLoad'>>
  /** The input is worth a first load of an almost empty database; see {@link MIN_LOAD_BYTES}. */
  isLarge?: boolean
  /** The input's bytes from `resume.offset` on. */
  input: AsyncIterable<Uint8Array>
  /** Under which name the store remembers how far it is; absent: it is not remembered. */
  cursor?: string
  /** Where to go on; from the start by default. */
  resume?: ImportProgress
  /** Stop at the first bad line. */
  isStrict?: boolean
  /** Unix seconds when sources are queried about these profiles; null (default): as due. */
  refreshAt?: number | null
  /** Lines of one transaction. */
  batchLines?: number
  /** Unix seconds, for facts without a time. */
  now: number
  /** The context to check statements; by default only keys can sign, and no registry is queried. */
  statements?: StatementChecks
  onRejected(rejection: Rejection): void
  /**
   * Keeps rejected lines before the store remembers that they are done with. An import that is cut
   * off in between finds more in the file than the store remembers, and takes the rest off when it
   * goes on.
   */
  keepRejected?(rejections: readonly Rejection[]): Promise<RejectMark>
  /** Called for a line of which something was left out or normalised. */
  onNoted?(noted: { line: number; notes: string[] }): void
  onProgress?(progress: ImportProgress): void
}

const BEGINNING: ImportProgress = { offset: 0, lines: 0, stored: 0, rejected: 0, leftOut: 0 }
const BATCH_LINES = 1000
/** A batch of long lines is committed earlier, so that memory stays flat. */
const BATCH_BYTES = 4 * 1_048_576

/**
 * Streams a people file into the store, one transaction a batch: a person is stored whole or not at all, and so
 * is how far the import has come. What a bad line says is reported and the rest goes on.
 *
 * @example
 * const { stored, rejected } = await importPeople({ store, input: createReadStream('people.jsonl') })
 *
 * @returns where it ended
 * @throws what the store throws when it cannot store at all; LineError with `isStrict`
 */
export async function importPeople(options: ImportOptions): Promise<ImportProgress> {
  const { store, onRejected, isStrict = false, now } = options
  let progress = options.resume ?? BEGINNING
  let batch: CheckedLine[] = []
  let bytes = 0
  let batchStart = progress.offset
  let unkept: Rejection[] = []
  let putAside: (LaterLine & { keys: string[] })[] = []
  const phase = await beginLoad(options)

  const reject = (line: FileLine, problems: string[]) => {
    if (isStrict) throw new LineError([`line ${line.number}: ${problems.join('; ')}`])
    progress = { ...progress, rejected: progress.rejected + 1 }
    const rejection = toRejection(line, problems)
    unkept.push(rejection)
    onRejected(rejection)
  }

  const note = (line: FileLine, notes: string[]) => {
    progress = { ...progress, noted: (progress.noted ?? 0) + 1 }
    options.onNoted?.({ line: line.number, notes })
  }

  const keep = async () => {
    if (unkept.length === 0 || !options.keepRejected) return
    progress = { ...progress, rejects: await options.keepRejected(unkept) }
    unkept = []
  }

  const commit = async () => {
    await keep()
    if (putAside.length > 0) await store.firstLoad?.later(putAside)
    const reached = { ...progress, stored: progress.stored + batch.length }
    const mark =
      options.cursor === undefined ? null : { name: options.cursor, value: JSON.stringify(reached) }
    const saved = await saveBatch(
      {
        store,
        refreshAt: options.refreshAt ?? null,
        putAside: (one) => putAsideKnown(store, one),
      },
      batch,
      mark,
    )
    progress = {
      ...progress,
      stored:
        progress.stored + batch.length - saved.refused.length - saved.leftOut - saved.putAside,
      leftOut: progress.leftOut + saved.leftOut,
    }
    for (const { line, notes } of saved.noted) note(line, notes)
    for (const { line, problem } of saved.refused) reject(line, [problem])
    if (!saved.isWhole) {
      await keep()
      await remember(options, progress)
    }
    batch = []
    putAside = []
    bytes = 0
    batchStart = progress.offset
    options.onProgress?.(progress)
  }

  const take = async (line: FileLine, done: Partial<ImportProgress>) => {
    const notes: Notes = []
    const read = await parse(line, now, notes, options.statements)
    // A strict import ends before the bad line, so that the corrected file is read from there.
    if (isStrict && read !== null && 'problems' in read) await commit()
    bytes += Math.max(line.end - progress.offset, line.text?.length ?? 0)
    if (read !== null && 'problems' in read) reject(line, read.problems)
    progress = { ...progress, ...done }
    if (read !== null && 'transfer' in read) {
      const keys =
        done.later === undefined && phase === 'rows' ? keysOfKnown(store, read.transfer) : null
      if (keys) putAside.push({ number: line.number, text: line.text ?? '', keys })
      else {
        batch.push({ line, transfer: read.transfer })
        if (notes.length > 0) note(line, notes)
      }
    }
    const count = batch.length + putAside.length
    if (count >= (options.batchLines ?? BATCH_LINES) || bytes >= BATCH_BYTES) await commit()
  }

  for await (const line of readLines(options.input, progress))
    await take(line, { offset: line.end, lines: line.number })
  if (batch.length + putAside.length > 0 || progress.offset !== batchStart) await commit()
  if (phase !== null) {
    for await (const line of endLoad(options, progress)) await take(line, { later: line.number })
    if (batch.length > 0) await commit()
    await store.firstLoad?.end()
  }
  if (options.cursor !== undefined) await store.cursors.set(options.cursor, '')
  return progress
}

const toRejection = ({ number, text }: FileLine, problems: string[]): Rejection => ({
  line: number,
  problems,
  ...(text === null ? {} : { input: text }),
})

/** The content of a line, or its error; null if it is blank. */
async function parse(
  line: FileLine,
  now: number,
  notes: Notes,
  statements?: StatementChecks,
): Promise<{ transfer: CheckedTransfer } | { problems: string[] } | null> {
  if (line.text === null) return { problems: [line.problem ?? 'cannot be read'] }
  if (line.text.trim() === '') return null
  try {
    return {
      transfer: await checkTransfer(
        readLine(line.text, now, notes),
        now,
        notes,
        IMPORT_SOURCE,
        statements,
      ),
    }
  } catch (error) {
    if (error instanceof LineError) return { problems: error.problems }
    throw error
  }
}

/** How far an import under this cursor had come when it was cut off, or null. */
export async function readProgress(
  cursors: Pick<Cursors, 'get'>,
  cursor: string,
): Promise<ImportProgress | null> {
  const value = await cursors.get(cursor)
  return value ? { leftOut: 0, ...(JSON.parse(value) as Omit<ImportProgress, 'leftOut'>) } : null
}

/** Stores how far the import has come, alone. */
async function remember({ store, cursor }: ImportOptions, reached: ImportProgress): Promise<void> {
  if (cursor !== undefined) await store.cursors.set(cursor, JSON.stringify(reached))
}
