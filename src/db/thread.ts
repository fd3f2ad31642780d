import { parentPort, type Worker } from 'node:worker_threads'
import { type ErrorCode, ServiceError } from '@whocast/contract/error.ts'

/** Runs requests on a thread, one after the other. */
export interface Thread<Input, Output> {
  /** @throws ServiceError `unavailable` if the thread is busy, late or broken */
  run(input: Input): Promise<Output>
  close(): Promise<void>
}

interface ThreadSettings {
  /** Starts the thread, which calls {@link serveThread}. */
  open: () => Worker
  /** Requests that may wait; more are rejected. */
  maxWaiting: number
  /** The longest time that a request may wait, and then run, in ms. */
  timeoutMs: number
  /** Receives the reason why the thread ended by itself, or was ended. */
  onFailure?: (reason: unknown) => void
  /** Monotonic ms. */
  clock?: () => number
}

/** An error of the thread, as it is sent. */
interface SentError {
  code?: ErrorCode
  message: string
  stack?: string | undefined
  retryAfterSeconds?: number | undefined
  /** SQLite's result code. */
  errcode?: unknown
}

/** `null` reports that the thread is ready. */
type Reply<Output> = { output: Output } | { error: SentError } | null

interface Request<Input, Output> {
  input: Input
  /** When it came, by the clock. */
  at: number
  resolve(output: Output): void
  reject(error: unknown): void
}

/** The time in which a thread must be ready, in ms. */
const START_MS = 30_000
/** How long a thread that could not be started is not started again, in ms. */
const PAUSE_MS = 5000
/** Threads that may still be ending, in a statement that nothing interrupts, when another starts. */
const MAX_ENDING = 1
const BUSY_RETRY_SECONDS = 1

const busy = () =>
  new ServiceError('unavailable', 'Too many such requests are waiting. Try again in a second.', {
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  })
const failed = (cause?: unknown) =>
  new ServiceError('unavailable', 'The request cannot be answered now. Try again later.', {
    cause,
    retryAfterSeconds: PAUSE_MS / 1000,
  })
const late = () =>
  new ServiceError('unavailable', 'The request took too long. Narrow it down.', {
    retryAfterSeconds: PAUSE_MS / 1000,
  })

/**
 * Creates a thread that is started by its first request, and again by the next one after it ended.
 */
export function createThread<Input, Output>(settings: ThreadSettings): Thread<Input, Output> {
  const { maxWaiting, timeoutMs, onFailure = () => {}, clock = () => performance.now() } = settings
  const waiting: Request<Input, Output>[] = []
  const ending = new Set<Promise<unknown>>()
  let worker: Worker | null = null
  let isReady = false
  let running: Request<Input, Output> | null = null
  let timer: NodeJS.Timeout | undefined
  let pausedUntil = Number.NEGATIVE_INFINITY
  let isClosed = false

  function start(): Worker {
    isReady = false
    const opened = settings.open()
    opened.on('message', (reply: Reply<Output>) => worker === opened && receive(reply))
    opened.on('error', (reason) => worker === opened && onFailure(reason))
    opened.on('exit', () => worker === opened && stop(failed()))
    return opened
  }

  /** Gives the thread up, and rejects the request that it was running. */
  function stop(error: ServiceError): void {
    if (worker !== null) {
      const ended = worker.terminate().finally(() => {
        ending.delete(ended)
        next()
      })
      ending.add(ended)
    }
    worker = null
    if (!isReady) pausedUntil = clock() + PAUSE_MS
    settle()?.reject(error)
    if (!isReady) rejectWaiting(error)
  }

  /** Returns the request that was running, and runs the next one. */
  function settle(): Request<Input, Output> | null {
    clearTimeout(timer)
    const settled = running
    running = null
    queueMicrotask(next)
    return settled
  }

  function receive(reply: Reply<Output>): void {
    if (reply === null) {
      isReady = true
      limit(timeoutMs)
    } else if ('error' in reply) settle()?.reject(readError(reply.error))
    else settle()?.resolve(reply.output)
  }

  function limit(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const error = isReady ? late() : failed()
      onFailure(error)
      stop(error)
    }, ms)
  }

  function next(): void {
    if (running !== null || waiting.length === 0) {
      if (running === null) worker?.unref()
      return
    }
    if (worker === null && ending.size > MAX_ENDING) return
    if (worker === null && clock() < pausedUntil) {
      rejectWaiting(failed())
      return
    }
    while (waiting[0] && clock() - waiting[0].at > timeoutMs) waiting.shift()?.reject(busy())
    running = waiting.shift() ?? null
    if (running === null) return
    try {
      worker ??= start()
      worker.ref()
      limit(isReady ? timeoutMs : START_MS)
      worker.postMessage(running.input)
    } catch (reason) {
      onFailure(reason)
      stop(failed(reason))
    }
  }

  function rejectWaiting(error: ServiceError): void {
    for (const { reject } of waiting.splice(0)) reject(error)
  }

  return {
    run: (input) =>
      new Promise((resolve, reject) => {
        if (isClosed) reject(failed())
        else if (waiting.length >= maxWaiting) reject(busy())
        else {
          waiting.push({ input, at: clock(), resolve, reject })
          next()
        }
      }),
    async close() {
      isClosed = true
      rejectWaiting(failed())
      if (worker !== null) stop(failed())
      await Promise.all(ending)
    },
  }
}

/** On a thread: answers the requests of {@link createThread}. */
export function serveThread<Input, Output>(answer: (input: Input) => Promise<Output>): void {
  const send = (reply: Reply<Output>) => parentPort?.postMessage(reply)
  parentPort?.on('message', (input: Input) => {
    answer(input).then(
      (output) => send({ output }),
      (error) => send({ error: writeError(error) }),
    )
  })
  send(null)
}

function writeError(error: unknown): SentError {
  if (error instanceof ServiceError) {
    const { code, detail, retryAfterSeconds } = error
    return { code, message: detail, retryAfterSeconds }
  }
  const { message, stack, errcode } = error as Error & { errcode?: unknown }
  return { message, stack, errcode }
}

function readError({ code, message, stack, retryAfterSeconds, errcode }: SentError): Error {
  if (code)
    return new ServiceError(
      code,
      message,
      retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
    )
  return Object.assign(new Error(message), { errcode }, stack === undefined ? {} : { stack })
}
