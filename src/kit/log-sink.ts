import { constants, fstatSync, openSync, write, writeSync } from 'node:fs'

export type LogSink = ReturnType<typeof createLogSink>

interface LogSinkOptions {
  /** The descriptor to write to: 1 for standard output. */
  fd: number
  /** Whether lines may wait a moment for others. */
  isBuffered: boolean
  /** Whether other processes write to it too: lines must not be cut by theirs. */
  isShared?: boolean
}

/** How long a line may wait to be written, and how many characters are enough to write at once. */
const FLUSH_MS = 250
const FLUSH_LENGTH = 8 * 1024
/** Maximum buffer for a slow reader; the rest is lost. */
const MAX_WAITING = 4 * 2 ** 20
const CHUNK_BYTES = 64 * 1024
/** A pipe takes so many bytes whole (Linux), and nothing of other processes in between. */
const PIPE_BYTES = 4096
/** Pause after an error, and where a pipe is full. */
const RETRY_MS = 1000
const FULL_PIPE_MS = 10

const NEWLINE = 10

/**
 * Writes log lines without ever holding up the process: a full disk, a reader that stopped or went
 * away cost lines, which are counted, and nothing else. Writing goes on as soon as it can.
 */
export function createLogSink({ fd, isBuffered, isShared = false }: LogSinkOptions) {
  const queue = createQueue(targetOf(fd), isShared ? wholeLines : largeChunks)
  let timer: NodeJS.Timeout | undefined
  /** Whether the last piece could not be written, and the next try waits. */
  let isPaused = false
  let idle: (() => void)[] = []

  const notifyIdle = () => {
    for (const resolve of idle.splice(0)) resolve()
  }

  const schedule = (ms: number) => {
    timer ??= setTimeout(() => {
      timer = undefined
      isPaused = false
      pump()
    }, ms).unref()
  }

  function retryAfter(ms: number): void {
    clearTimeout(timer)
    timer = undefined
    isPaused = true
    schedule(ms)
  }

  function pump(): void {
    if (queue.isEmpty() && !queue.isWriting()) notifyIdle()
    if (queue.isEmpty() || queue.isWriting()) return
    queue.writeNext((error) => {
      if (!error) return pump()
      if (error.code === 'EAGAIN') return retryAfter(FULL_PIPE_MS)
      queue.loseChunk()
      if (queue.isEmpty()) notifyIdle()
      retryAfter(RETRY_MS)
    })
  }

  process.on('exit', queue.finish)
  return {
    /** Takes whole lines. Never throws and never waits. */
    write(lines: string): void {
      if (!queue.add(lines)) return
      if (!isBuffered) {
        if (!queue.isWriting()) queue.writeAll()
      } else if (queue.length() >= FLUSH_LENGTH && !isPaused) pump()
      else schedule(FLUSH_MS)
    },
    /** Resolves when what was taken is written or given up, at most after `deadlineMs`. */
    flush: (deadlineMs: number): Promise<void> =>
      new Promise((resolve) => {
        const deadline = setTimeout(resolve, deadlineMs)
        idle.push(() => {
          clearTimeout(deadline)
          resolve()
        })
        idle = idle.slice(-100)
        pump()
      }),
    /** Writes at once what can be written without waiting: for the end of the process. */
    flushSync: () => queue.writeAll(),
    /** Counts the lines that could not be written. */
    lost: queue.lost,
    /** Returns true if a write has not come back: after `flush` it may hold up an orderly end. */
    isWriting: queue.isWriting,
  }
}

/** Returns how many bytes to write at once. */
type Cut = (bytes: Buffer) => number

const largeChunks: Cut = (bytes) => Math.min(bytes.length, CHUNK_BYTES)

const wholeLines: Cut = (bytes) => {
  if (bytes.length <= PIPE_BYTES) return bytes.length
  // Only a line that is longer itself may be cut.
  return bytes.lastIndexOf(NEWLINE, PIPE_BYTES - 1) + 1 || largeChunks(bytes)
}

/** Queues lines on their way to a descriptor. */
function createQueue({ fd, neverWaits }: Target, cut: Cut) {
  let waiting = ''
  /** The bytes being written, and those still unwritten. */
  let chunk: Buffer = Buffer.alloc(0)
  let isWriting = false
  let lastByte = NEWLINE
  let lost = 0

  /** Takes the next bytes to write; false when nothing waits. */
  function next(): boolean {
    if (chunk.length > 0) return true
    if (waiting === '') return false
    // A line that was cut off by an error must not swallow the next one.
    chunk = Buffer.from(lastByte === NEWLINE ? waiting : `\n${waiting}`)
    waiting = ''
    return true
  }

  function wrote(bytes: number): void {
    lastByte = chunk[bytes - 1] ?? lastByte
    chunk = chunk.subarray(bytes)
  }

  /** @throws as `writeSync` does */
  const writeChunk = () => wrote(writeSync(fd, chunk, 0, cut(chunk)))

  /** Gives up the bytes being written. */
  function loseChunk(): void {
    lost += linesIn(chunk)
    chunk = Buffer.alloc(0)
  }

  /** Writes at once what can be written without waiting, and gives up what cannot. */
  function writeAll(): void {
    if (isWriting) return
    while (next()) {
      try {
        writeChunk()
      } catch {
        // A full pipe is given up, so that the process can end.
        loseChunk()
        lost += countLines(waiting)
        waiting = ''
      }
    }
  }

  return {
    /** Returns false when there is no space: the lines are lost. */
    add(lines: string): boolean {
      const hasSpace = waiting.length + lines.length <= MAX_WAITING
      if (hasSpace) waiting += lines
      else lost += countLines(lines)
      return hasSpace
    },
    /** Counts the characters that wait. */
    length: () => waiting.length,
    isEmpty: () => chunk.length === 0 && waiting === '',
    isWriting: () => isWriting,
    /** Writes one piece of what is not empty. Unwritten bytes remain. */
    writeNext(done: (error: NodeJS.ErrnoException | null) => void): void {
      next()
      if (neverWaits) {
        let error: NodeJS.ErrnoException | null = null
        try {
          writeChunk()
        } catch (thrown) {
          error = thrown as NodeJS.ErrnoException
        }
        done(error)
        return
      }
      isWriting = true
      write(fd, chunk, 0, cut(chunk), (error, bytes) => {
        isWriting = false
        if (!error) wrote(bytes)
        done(error)
      })
    },
    loseChunk,
    writeAll,
    /** Writes all at the end of the process: the thread that writes now finishes by itself. */
    finish(): void {
      if (isWriting) chunk = chunk.subarray(cut(chunk))
      isWriting = false
      writeAll()
    },
    lost: () => lost,
  }
}

const linesIn = (bytes: Buffer): number => {
  let lines = 0
  for (const byte of bytes) if (byte === NEWLINE) lines += 1
  return lines
}

const countLines = (text: string): number => {
  let lines = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

interface Target {
  fd: number
  /**
   * Whether writing fails with EAGAIN instead of waiting. Then it needs no thread: those of the
   * process may all be busy for long, and what still waits for one at its end is lost.
   */
  neverWaits: boolean
}

/**
 * Reopens a pipe so that writing never waits for its reader; takes every other descriptor as it is.
 * Setting the flag on the descriptor itself would set it for the programs that share it.
 */
function targetOf(fd: number): Target {
  const asItIs = { fd, neverWaits: false }
  if (process.platform !== 'linux') return asItIs
  try {
    if (!fstatSync(fd).isFIFO()) return asItIs
    const reopened = openSync(
      `/proc/self/fd/${fd}`,
      constants.O_WRONLY | constants.O_NONBLOCK | constants.O_APPEND,
    )
    return { fd: reopened, neverWaits: true }
  } catch {
    return asItIs
  }
}
