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
/** Threads that may still be ending when another starts: nothing interrupts a statement. */
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

/** Creates a thread that starts with its first request, and again with the next after it ended. */
export function createThread<Input, Output>(settings: ThreadSettings): Thread<Input, Output> {
  const queue = new RequestQueue<Input, Output>(settings)
  return { run: (input) => queue.run(input), close: () => queue.close() }
}

/** The requests of one thread, which answers them one after the other. */
class RequestQueue<Input, Output> {
  readonly #settings: ThreadSettings
  readonly #waiting: Request<Input, Output>[] = []
  readonly #ending = new Set<Promise<unknown>>()
  #worker: Worker | null = null
  #isReady = false
  #running: Request<Input, Output> | null = null
  #timer: NodeJS.Timeout | undefined
  #pausedUntil = Number.NEGATIVE_INFINITY
  #isClosed = false

  constructor(settings: ThreadSettings) {
    this.#settings = settings
  }

  run(input: Input): Promise<Output> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) reject(failed())
      else if (this.#waiting.length >= this.#settings.maxWaiting) reject(busy())
      else {
        this.#waiting.push({ input, at: this.#now(), resolve, reject })
        this.#next()
      }
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#rejectWaiting(failed())
    if (this.#worker !== null) this.#stop(failed())
    await Promise.all(this.#ending)
  }

  #now(): number {
    return this.#settings.clock?.() ?? performance.now()
  }

  #next(): void {
    if (this.#running !== null) return
    if (this.#worker === null) {
      if (this.#ending.size > MAX_ENDING) this.#rejectWaiting(busy())
      if (this.#now() < this.#pausedUntil) this.#rejectWaiting(failed())
    }
    this.#running = this.#takeWaiting()
    if (this.#running === null) {
      this.#worker?.unref()
      return
    }
    try {
      this.#worker ??= this.#start()
      this.#worker.ref()
      this.#limit(this.#isReady ? this.#settings.timeoutMs : START_MS)
      this.#worker.postMessage(this.#running.input)
    } catch (reason) {
      this.#settings.onFailure?.(reason)
      this.#stop(failed(reason))
    }
  }

  /** Returns the first request that has not waited too long. */
  #takeWaiting(): Request<Input, Output> | null {
    const oldest = this.#now() - this.#settings.timeoutMs
    for (;;) {
      const request = this.#waiting.shift() ?? null
      if (request === null || request.at >= oldest) return request
      request.reject(busy())
    }
  }

  #rejectWaiting(error: ServiceError): void {
    for (const { reject } of this.#waiting.splice(0)) reject(error)
  }

  #start(): Worker {
    this.#isReady = false
    const opened = this.#settings.open()
    const isCurrent = () => this.#worker === opened
    opened.on('message', (reply: Reply<Output>) => isCurrent() && this.#receive(reply))
    opened.on('error', (reason) => isCurrent() && this.#settings.onFailure?.(reason))
    opened.on('exit', () => isCurrent() && this.#stop(failed()))
    return opened
  }

  #receive(reply: Reply<Output>): void {
    if (reply === null) {
      this.#isReady = true
      this.#limit(this.#settings.timeoutMs)
    } else if ('error' in reply) this.#settle()?.reject(readError(reply.error))
    else this.#settle()?.resolve(reply.output)
  }

  #limit(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      const error = this.#isReady ? late() : failed()
      this.#settings.onFailure?.(error)
      this.#stop(error)
    }, ms)
  }

  /** Returns the request that was running, and begins the next one afterwards. */
  #settle(): Request<Input, Output> | null {
    clearTimeout(this.#timer)
    const settled = this.#running
    this.#running = null
    queueMicrotask(() => this.#next())
    return settled
  }

  /** Gives the thread up, and rejects the request that it was running. */
  #stop(error: ServiceError): void {
    if (this.#worker !== null) {
      const ended = this.#worker.terminate().finally(() => this.#ending.delete(ended))
      this.#ending.add(ended)
    }
    this.#worker = null
    this.#settle()?.reject(error)
    if (this.#isReady) return
    this.#pausedUntil = this.#now() + PAUSE_MS
    this.#rejectWaiting(error)
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
