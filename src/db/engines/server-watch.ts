import { atMost } from '../../kit/with-timeout.ts'
import type { Fault, Faults } from './faults.ts'
import { faultOf } from './postgres-faults.ts'

/** Interval at which a server that is down is checked, in ms. */
const AGAIN_MS = 250
/** Ms that a restarting server is waited for; one that is down longer fails callers at once. */
const GRACE_MS = 1500

interface ServerWatchOptions {
  /** Sends a query to the server; rejects if it does not respond in time. */
  ask(): Promise<unknown>
  faults: Faults
  /** False: nothing is ever asked, and the server counts as up. */
  isWatched: boolean
  /** Called when the server is found to be down. */
  onDown(fault: Fault): void
}

export type ServerWatch = ReturnType<typeof createServerWatch>

/** Watches one server: asks when it is suspected, and while it is down. */
export function createServerWatch({ ask, faults, isWatched, onDown }: ServerWatchOptions) {
  let down: { fault: Fault; cause: unknown; since: number } | null = null
  const listeners = new Set<() => void>()
  let probing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isEnded = false

  function change(): void {
    for (const listener of [...listeners]) listener()
  }

  /** Calls back when the state changes, to down or to up. Returns a function that ends it. */
  function onTurn(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  async function probe(): Promise<void> {
    try {
      await ask()
    } catch (cause) {
      const fault = faultOf(cause) ?? 'unknown'
      if (isEnded) return
      faults.report(fault, cause)
      const isNew = down === null
      down = { fault, cause, since: down?.since ?? performance.now() }
      if (isNew) {
        onDown(fault)
        change()
      }
      timer = setTimeout(() => void suspect(), AGAIN_MS)
      timer.unref()
      return
    }
    if (!down) return
    down = null
    faults.worked('read')
    change()
  }

  /** Asks whether the server answers at all; resolves when that is known. */
  function suspect(): Promise<void> {
    if (isEnded || !isWatched) return Promise.resolve()
    clearTimeout(timer)
    probing ??= probe().finally(() => {
      probing = undefined
    })
    return probing
  }

  return {
    suspect,
    /** Resolves when the server answers; after a wait for a restart, rejects as `unavailable`. */
    async ready(): Promise<void> {
      while (down) {
        const left = down.since + GRACE_MS - performance.now()
        if (left <= 0) throw faults.report(down.fault, down.cause)
        const { promise, resolve } = Promise.withResolvers<void>()
        const end = onTurn(resolve)
        await atMost(promise, left)
        end()
      }
    },
    onTurn,
    /** Returns why the server is down; null while it is up. */
    down: () => down,
    end(): void {
      isEnded = true
      clearTimeout(timer)
    },
  }
}
