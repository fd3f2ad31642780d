/** Thrown when no slot came free in time, or too many wait already. */
export class SlotsError extends Error {
  override readonly name = 'SlotsError'
}

interface SlotsOptions {
  total: number
  perGroup: number
  /** Jobs that may wait; one more is refused. */
  waiting: number
}

interface Waiter {
  group: string
  start(): void
}

/** Slots for jobs of groups: one that fills its share keeps no others waiting. */
export class Slots {
  readonly #options: SlotsOptions
  readonly #queue: Waiter[] = []
  readonly #running = new Map<string, number>()
  #total = 0

  constructor(options: SlotsOptions) {
    this.#options = options
  }

  /**
   * Runs `work` when a slot is free, in order within its group.
   *
   * @throws SlotsError when too many jobs wait, or none came free within `timeoutMs`
   */
  async run<T>(group: string, timeoutMs: number, work: () => Promise<T>): Promise<T> {
    await this.#enter(group, timeoutMs)
    try {
      return await work()
    } finally {
      this.#leave(group)
    }
  }

  #isFree(group: string): boolean {
    return (
      this.#total < this.#options.total && (this.#running.get(group) ?? 0) < this.#options.perGroup
    )
  }

  #take(group: string): void {
    this.#total += 1
    this.#running.set(group, (this.#running.get(group) ?? 0) + 1)
  }

  #enter(group: string, timeoutMs: number): Promise<void> {
    if (this.#isFree(group)) {
      this.#take(group)
      return Promise.resolve()
    }
    if (this.#queue.length >= this.#options.waiting)
      return Promise.reject(new SlotsError('too many jobs are waiting'))
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiter), 1)
        reject(new SlotsError('no slot came free in time'))
      }, timeoutMs)
      const waiter: Waiter = {
        group,
        start: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      this.#queue.push(waiter)
    })
  }

  #leave(group: string): void {
    this.#total -= 1
    const left = (this.#running.get(group) ?? 1) - 1
    if (left > 0) this.#running.set(group, left)
    else this.#running.delete(group)
    const at = this.#queue.findIndex((waiter) => this.#isFree(waiter.group))
    const [next] = at === -1 ? [] : this.#queue.splice(at, 1)
    if (!next) return
    this.#take(next.group)
    next.start()
  }
}
