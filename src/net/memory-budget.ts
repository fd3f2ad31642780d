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
  client: string | null
  bytes: number
  start(): void
}

/** The work for one client may use the total divided by this, of bytes and of waiting callers. */
const CLIENTS = 3

/** Bytes that all work of one kind may use; what does not fit waits in order. */
export class MemoryBudget {
  readonly total: number
  readonly #waiting: number
  readonly #fairBytes: number
  readonly #queue: Waiter[] = []
  readonly #usedFor = new Map<string, number>()
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

  /**
   * A lease of nothing, to be grown. The holder releases it.
   *
   * @param client that the work is for; it leaves two thirds to others
   */
  lease(client: string | null = null): MemoryLease {
    return new MemoryLease(this, client)
  }

  /** For {@link MemoryLease}. */
  async acquire(
    client: string | null,
    bytes: number,
    reserved: number,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    signal?.throwIfAborted()
    if (reserved + bytes > (client === null ? this.total : this.total / CLIENTS))
      throw new MemoryError(`${reserved + bytes} bytes are more than there are`, {
        isForGood: true,
      })
    const isFree = this.#used + bytes <= this.total && this.#hasShare(client, bytes)
    if (isFree && !this.#queue.some((waiter) => this.#hasShare(waiter.client, waiter.bytes))) {
      this.#take(client, bytes)
      return
    }
    if (reserved > this.#fairBytes)
      throw new MemoryError('no memory is free, and this holds much of it')
    const own = client === null ? [] : this.#queue.filter((waiter) => waiter.client === client)
    if (this.#queue.length >= this.#waiting || own.length >= this.#waiting / CLIENTS)
      throw new MemoryError('too many wait for memory')
    await new Promise<void>((resolve, reject) => {
      const give = () => {
        this.#queue.splice(this.#queue.indexOf(waiter), 1)
        this.#serve()
        reject(new MemoryError('no memory came free in time', { cause: signal?.reason }))
      }
      const waiter = {
        client,
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
  free(client: string | null, bytes: number): void {
    this.#take(client, -bytes)
    this.#serve()
  }

  #hasShare(client: string | null, bytes: number): boolean {
    return client === null || (this.#usedFor.get(client) ?? 0) + bytes <= this.total / CLIENTS
  }

  #take(client: string | null, bytes: number): void {
    this.#used += bytes
    if (client === null) return
    const used = (this.#usedFor.get(client) ?? 0) + bytes
    if (used > 0) this.#usedFor.set(client, used)
    else this.#usedFor.delete(client)
  }

  /** In order, but nobody waits for a client that has used its share. */
  #serve(): void {
    for (;;) {
      const at = this.#queue.findIndex(({ client, bytes }) => this.#hasShare(client, bytes))
      const next = this.#queue[at]
      if (!next || this.#used + next.bytes > this.total) return
      this.#queue.splice(at, 1)
      this.#take(next.client, next.bytes)
      next.start()
    }
  }
}

/** A share of a {@link MemoryBudget} that one piece of work holds. */
export class MemoryLease {
  readonly #budget: MemoryBudget
  readonly #client: string | null
  #bytes = 0

  constructor(budget: MemoryBudget, client: string | null) {
    this.#budget = budget
    this.#client = client
  }

  /** Takes more, waiting for it until `signal` ends. @throws MemoryError when it cannot be had */
  async grow(bytes: number, signal?: AbortSignal): Promise<void> {
    await this.#budget.acquire(this.#client, bytes, this.#bytes, signal)
    this.#bytes += bytes
  }

  /** Gives all of it back; may be called again. */
  release(): void {
    const bytes = this.#bytes
    this.#bytes = 0
    this.#budget.free(this.#client, bytes)
  }
}
