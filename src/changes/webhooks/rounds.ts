import type { Receiver } from './port.ts'

/** Receivers that are served at once. Each owner may have one more. */
const MAX_ROUNDS = 64
/** Receivers of one owner that are served at once, even when many owners have deliveries. */
const MIN_OF_OWNER = 2
const MINUTE_MS = 60_000

export type Rounds = ReturnType<typeof createRounds>

/**
 * Lets receivers of one process take turns: an owner with many or slow receivers does not delay
 * another owner. A URL is served by one round at a time, whoever subscribed it. Owners who share
 * one take turns there.
 *
 * @param serve sends to a receiver; returns how many messages arrived, or null if it should not be
 *   served again before it is offered again
 */
export function createRounds(serve: (receiver: Receiver) => Promise<number | null>) {
  /** Those that wait longest come first. */
  let waiting: Receiver[] = []
  let now = 0
  let isStopped = false
  /** The running rounds by URL. */
  const running = new Map<string, { owner: string; done: Promise<void> }>()
  /** When a receiver accepts more messages, by its own rate (unix ms). */
  const restsUntil = new Map<string, number>()

  function start(receiver: Receiver): void {
    const { owner, url, perMinute } = receiver
    const done = serve(receiver).then((arrived) => {
      running.delete(url)
      if (arrived !== null) {
        if (perMinute !== null) restsUntil.set(url, now + (arrived * MINUTE_MS) / perMinute)
        if (!waiting.some((one) => nameOf(one) === nameOf(receiver)))
          waiting.push({ ...receiver, failures: 0 })
      }
      begin()
    })
    running.set(url, { owner, done })
  }

  function begin(): void {
    while (!isStopped) {
      const next = takeNext()
      if (!next) return
      start(next)
    }
  }

  /** Takes the receiver whose owner has the fewest rounds, if a round is free for it. */
  function takeNext(): Receiver | null {
    const rounds = new Map<string, number>()
    for (const { owner } of running.values()) rounds.set(owner, (rounds.get(owner) ?? 0) + 1)
    const owners = new Set([...rounds.keys(), ...waiting.map(({ owner }) => owner)]).size
    const most = Math.max(MIN_OF_OWNER, Math.floor(MAX_ROUNDS / Math.max(1, owners)))
    let best: Receiver | null = null
    let fewest = Number.POSITIVE_INFINITY
    for (const receiver of waiting) {
      const own = rounds.get(receiver.owner) ?? 0
      const isFree = own === 0 || (own < most && running.size < MAX_ROUNDS)
      if (!isFree || own >= fewest || running.has(receiver.url)) continue
      if ((restsUntil.get(receiver.url) ?? 0) > now) continue
      best = receiver
      fewest = own
    }
    if (best) waiting.splice(waiting.indexOf(best), 1)
    return best
  }

  return {
    /** Replaces the waiting receivers, and begins to serve them. */
    offer(ready: readonly Receiver[], at: number): void {
      now = at
      const offered = new Map(ready.map((one) => [nameOf(one), one]))
      const names = new Set([...waiting.map(nameOf), ...offered.keys()])
      waiting = [...names].flatMap((name) => offered.get(name) ?? [])
      for (const [url, until] of restsUntil) if (until <= at) restsUntil.delete(url)
      begin()
    },
    /** Begins nothing more; resolves when the running rounds have ended. */
    async stop(): Promise<void> {
      isStopped = true
      await Promise.all([...running.values()].map(({ done }) => done))
    },
  }
}

/** Returns what names a receiver: one URL may be that of several owners. */
export const nameOf = ({ owner, url }: Pick<Receiver, 'owner' | 'url'>): string => `${url} ${owner}`
