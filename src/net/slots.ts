import { LRUCache } from 'lru-cache'

/** Thrown when no slot came free in time, or too many wait already. */
export class SlotsError extends Error {
  override readonly name = 'SlotsError'
}

interface SlotsOptions {
  total: number
  perGroup: number
  /** Jobs that may wait; one more is refused. */
  waiting: number
  /** Slots of the total that urgent jobs alone may take; none by default. */
  reserved?: number
}

interface Job {
  group: string
  /** On whose behalf: parties take turns, and each may have a fifth of the waiting jobs. */
  party?: string
  isUrgent?: boolean
}

interface Waiter {
  job: Job
  start(): void
}

const PARTY_SHARE = 1 / 5
const MAX_PARTIES = 1000

/** Slots for jobs of groups and parties: one that fills its share keeps no others waiting. */
export class Slots {
  readonly #options: SlotsOptions
  readonly #queue: Waiter[] = []
  readonly #running = new Map<string, number>()
  /** The order in which parties had their last turns. */
  readonly #turns = new LRUCache<string, number>({ max: MAX_PARTIES })
  #total = 0
  #turn = 0

  constructor(options: SlotsOptions) {
    this.#options = options
  }

  /**
   * Runs `work` when a slot is free, in order within its group and party.
   *
   * @param of the job, or its group
   * @throws SlotsError when too many jobs wait, or none came free within `timeoutMs`
   */
  async run<T>(of: Job | string, timeoutMs: number, work: () => Promise<T>): Promise<T> {
    const job = typeof of === 'string' ? { group: of } : of
    await this.#enter(job, timeoutMs)
    try {
      return await work()
    } finally {
      this.#leave(job)
    }
  }

  #isFree({ group, isUrgent = false }: Job): boolean {
    const { total, perGroup, reserved = 0 } = this.#options
    return (
      this.#total < total - (isUrgent ? 0 : reserved) && (this.#running.get(group) ?? 0) < perGroup
    )
  }

  #take({ group, party }: Job): void {
    this.#total += 1
    this.#running.set(group, (this.#running.get(group) ?? 0) + 1)
    if (party === undefined) return
    this.#turn += 1
    this.#turns.set(party, this.#turn)
  }

  #mayWait({ party, isUrgent = false }: Job): boolean {
    const { waiting } = this.#options
    if (this.#queue.length >= waiting && !isUrgent) return false
    if (party === undefined) return true
    const own = this.#queue.filter(({ job }) => job.party === party)
    return own.length < waiting * PARTY_SHARE
  }

  #enter(job: Job, timeoutMs: number): Promise<void> {
    if (this.#isFree(job)) {
      this.#take(job)
      return Promise.resolve()
    }
    if (!this.#mayWait(job)) return Promise.reject(new SlotsError('too many jobs are waiting'))
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiter), 1)
        reject(new SlotsError('no slot came free in time'))
      }, timeoutMs)
      const waiter: Waiter = {
        job,
        start: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      this.#queue.push(waiter)
    })
  }

  /** Returns the first waiting job of the party whose last turn was the longest ago. */
  #next(): Waiter | undefined {
    let next: Waiter | undefined
    let best = Number.POSITIVE_INFINITY
    for (const waiter of this.#queue) {
      const turn = this.#turns.get(waiter.job.party ?? '') ?? 0
      if (turn >= best || !this.#isFree(waiter.job)) continue
      next = waiter
      best = turn
    }
    return next
  }

  #leave({ group }: Job): void {
    this.#total -= 1
    const left = (this.#running.get(group) ?? 1) - 1
    if (left > 0) this.#running.set(group, left)
    else this.#running.delete(group)
    const next = this.#next()
    if (!next) return
    this.#queue.splice(this.#queue.indexOf(next), 1)
    this.#take(next.job)
    next.start()
  }
}
