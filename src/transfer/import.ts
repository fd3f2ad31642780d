import { Readable } from 'node:stream'
import { ServiceError } from '../domain/error.ts'
import type { Cursors, Store } from '../domain/ports.ts'
import type { Assembly, Finding } from '../domain/profile.ts'
import { type FileLine, readLines } from './lines.ts'
import { createParser, type ParsedLine, type Parser } from './parse.ts'
import { LineError, type Transfer } from './person.ts'

/** How far an import has come. */
export interface ImportProgress {
  /** Bytes of the input that are done with, from its start. */
  offset: number
  /** Lines that are done with. */
  lines: number
  /** Lines that are stored. */
  stored: number
  rejected: number
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
  onProgress?(progress: ImportProgress): void
}

const BATCH_LINES = 1000
/** A batch of long lines is committed earlier, so that memory stays flat. */
const BATCH_BYTES = 4 * 1_048_576

/** How many blocks are read and parsed while one is stored. */
const BLOCKS_AHEAD = 2
/** How long storing waits for the next block to be read, in ms, so that the parser is never idle while it stores. */
const READ_AHEAD_MS = 10

type Taken = Exclude<ParsedLine, { problems: string[] } | null> & { line: FileLine }

/**
 * Streams a people file into the store, one transaction a batch: a person is stored whole or not at all, and so
 * is how far the import has come. What a bad line says is reported and the rest goes on.
 *
 * @returns where it ended
 * @throws what the store throws when it cannot store at all; LineError with `isStrict`
 */
export async function importPeople(options: ImportOptions): Promise<ImportProgress> {
  const { store, onRejected, isStrict = false, now } = options
  let progress: ImportProgress = options.resume ?? { offset: 0, lines: 0, stored: 0, rejected: 0 }
  let batch: Taken[] = []
  let bytes = 0
  let batchStart = progress.offset

  const reject = (line: FileLine, problems: string[]) => {
    if (isStrict) throw new LineError([`line ${line.number}: ${problems.join('; ')}`])
    progress = { ...progress, rejected: progress.rejected + 1 }
    onRejected({ line: line.number, problems, ...(line.text === null ? {} : { input: line.text }) })
  }

  const commit = async () => {
    const refused = await save(options, batch, progress)
    progress = { ...progress, stored: progress.stored + batch.length - refused.length }
    for (const { line, problem } of refused) reject(line, [problem])
    batch = []
    bytes = 0
    batchStart = progress.offset
    options.onProgress?.(progress)
  }

  const parser = createParser(now)
  const batchLines = options.batchLines ?? BATCH_LINES
  try {
    for await (const { lines, parsed } of ahead(blocks(options.input, progress, parser, batchLines))) {
      for (const [index, read] of (await parsed).entries()) {
        const line = lines[index] as FileLine
        // A strict import ends before the bad line, so that the corrected file is read from there.
        if (isStrict && read !== null && 'problems' in read) await commit()
        bytes += line.end - progress.offset
        if (read !== null && 'problems' in read) reject(line, read.problems)
        progress = { ...progress, offset: line.end, lines: line.number }
        if (read !== null && 'transfer' in read) batch.push({ line, ...read })
        if (batch.length >= batchLines || bytes >= BATCH_BYTES) await commit()
      }
    }
  } finally {
    await parser.close()
    if (options.input instanceof Readable) options.input.destroy()
  }
  if (batch.length > 0 || progress.offset !== batchStart) await commit()
  if (options.cursor !== undefined) await store.cursors.set(options.cursor, '')
  return progress
}

interface Block {
  lines: FileLine[]
  parsed: Promise<ParsedLine[]>
}

/** Lines in blocks of about a batch, given to the parser as soon as they are read. */
async function* blocks(
  input: AsyncIterable<Uint8Array>,
  start: ImportProgress,
  parser: Parser,
  batchLines: number,
): AsyncGenerator<Block> {
  let lines: FileLine[] = []
  let bytes = 0
  let offset = start.offset
  const flush = (): Block => {
    const block = { lines, parsed: parser.parse(lines) }
    // Whoever comes to it sees the error; until then it is nobody's.
    block.parsed.catch(() => {})
    lines = []
    bytes = 0
    return block
  }
  for await (const line of readLines(input, start)) {
    lines.push(line)
    bytes += line.end - offset
    offset = line.end
    if (lines.length >= batchLines || bytes >= BATCH_BYTES) yield flush()
  }
  if (lines.length > 0) yield flush()
}

/** The same, with {@link BLOCKS_AHEAD} more asked for before each is handed on. */
async function* ahead(source: AsyncGenerator<Block>): AsyncGenerator<Block> {
  const asked: Promise<IteratorResult<Block>>[] = []
  const ask = () => {
    const next = source.next()
    next.catch(() => {})
    asked.push(next)
    return next
  }
  try {
    for (let count = 0; count <= BLOCKS_AHEAD; count++) ask()
    for (;;) {
      const head = await asked.shift()
      if (!head || head.done) return
      await Promise.race([ask(), new Promise((resolve) => setTimeout(resolve, READ_AHEAD_MS))])
      yield head.value
    }
  } finally {
    // Not waited for: what is being read may never come.
    source.return(undefined).catch(() => {})
  }
}

/** How far an import under this cursor had come when it was cut off, or null. */
export async function readProgress(cursors: Pick<Cursors, 'get'>, cursor: string): Promise<ImportProgress | null> {
  const value = await cursors.get(cursor)
  return value ? (JSON.parse(value) as ImportProgress) : null
}

/** The store will not take this, as opposed to: it cannot take anything now. */
const isRefusal = (error: unknown): error is ServiceError => error instanceof ServiceError && error.code !== 'unavailable'

/** Stores a batch; where the store refuses it, every person of it alone, so that one takes no other along. */
async function save(
  { store, cursor, refreshAt = null }: ImportOptions,
  batch: Taken[],
  reached: ImportProgress,
): Promise<{ line: FileLine; problem: string }[]> {
  const alone = new Map<Finding, Assembly>()
  for (const taken of batch) {
    const [finding] = taken.transfer.findings
    if (finding && taken.alone) alone.set(finding, { findings: [finding], ...taken.alone })
  }
  const write = (transfers: Transfer[], mark: ImportProgress | null) =>
    store.people.save(
      transfers.flatMap(({ findings }) => findings),
      {
        refreshAt,
        alone,
        credentials: transfers.flatMap(({ credentials }) => credentials),
        ...(cursor === undefined || mark === null ? {} : { cursor: { name: cursor, value: JSON.stringify(mark) } }),
      },
    )
  try {
    await write(
      batch.map(({ transfer }) => transfer),
      { ...reached, stored: reached.stored + batch.length },
    )
    return []
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
  const refused: { line: FileLine; problem: string }[] = []
  for (const { line, transfer } of batch) {
    try {
      await write([transfer], null)
    } catch (error) {
      if (!isRefusal(error)) throw error
      refused.push({ line, problem: error.detail })
    }
  }
  const mark = { ...reached, stored: reached.stored + batch.length - refused.length, rejected: reached.rejected + refused.length }
  await write([], mark)
  return refused
}
