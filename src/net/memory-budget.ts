/** Thrown when memory did not come free in time, or too many wait for it. */
export class MemoryError extends Error {
  override readonly name = 'MemoryError'
  /** It is more than there is in all: no waiting helps. */
  readonly isForGood: boolean
  constructor(message: string, options: { cause?: unknown; isForGood?: boolean } = {}) {
    super(message, { cause: options.cause })
    this.isForGood = options.isForGood ?? false
  }
}

interface MemoryBudgetOptions {
  bytes: number
  /** The number of callers that may wait; one more is refused. */
  waiting?: number
  /** A lease of more bytes than this does not wait for more: the large give way to the small. */
  fairBytes?: number
}

interface Waiter {
  bytes: number
  start(): void
}

/** Bytes that all work of one kind may use; what does not fit waits in order. */
export class MemoryBudget {
  readonly total: number
  readonly #waiting: number
  readonly #fairBytes: number
  readonly #queue: Waiter[] = []
  #used = 0

  constructor({ bytes, waiting = 500, fairBytes = bytes / 8 }: MemoryBudgetOptions) {
    this.total = bytes
    this.#waiting = waiting
    this.#fairBytes = fairBytes
  }

  /** Bytes that are leased now. */
  get used(): number {
    return this.#used
  }

  /** A lease of nothing, to be grown. The holder releases it. */
  lease(): MemoryLease {
    return new MemoryLease(this)
  }

  /** For {@link MemoryLease}. */
  async acquire(bytes: number, reserved: number, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    if (reserved + bytes > this.total)
      throw new MemoryError(`${reserved + bytes} bytes are more than there are`, {
        isForGood: true,
      })
    if (this.#queue.length === 0 && this.#used + bytes <= this.total) {
      this.#used += bytes
      return
    }
    if (reserved > this.#fairBytes)
      throw new MemoryError('no memory is free, and this holds much of it')
    if (this.#queue.length >= this.#waiting) throw new MemoryError('too many wait for memory')
    await new Promise<void>((resolve, reject) => {
      const give = () => {
        this.#queue.splice(this.#queue.indexOf(waiter), 1)
        this.#serve()
        reject(new MemoryError('no memory came free in time', { cause: signal?.reason }))
      }
      const waiter = {
        bytes,
        start: () => {
          signal?.removeEventListener('abort', give)
          resolve()
        },
      }
      signal?.addEventListener('abort', give, { once: true })
      this.#queue.push(waiter)
    })
  }

  /** For {@link MemoryLease}. */
  free(bytes: number): void {
    this.#used -= bytes
    this.#serve()
  }

  #serve(): void {
    for (
      let next = this.#queue[0];
      next && this.#used + next.bytes <= this.total;
      next = this.#queue[0]
    ) {
      this.#queue.shift()
      this.#used += next.bytes
      next.start()
    }
  }
}

/** A share of a {@link MemoryBudget} that one piece of work holds. */
export class MemoryLease {
  readonly #budget: MemoryBudget
  #bytes = 0

  constructor(budget: MemoryBudget) {
    this.#budget = budget
  }

  /** Takes more, waiting for it until `signal` ends. @throws MemoryError when it cannot be had */
  async grow(bytes: number, signal?: AbortSignal): Promise<void> {
    await this.#budget.acquire(bytes, this.#bytes, signal)
    this.#bytes += bytes
  }

  /** Gives all of it back; may be called again. */
  release(): void {
    const bytes = this.#bytes
    this.#bytes = 0
    this.#budget.free(bytes)
  }
}
