import { ServiceError } from '@whocast/contract/error.ts'
import type { Logger } from '../../kit/telemetry.ts'

/** Why the database cannot be used now, in the words that `/readyz` and the log use. */
export const faultTexts = {
  unreachable: 'it is unreachable',
  frozen: 'it does not answer',
  starting: 'it is starting or stopping',
  'read-only': 'it is read-only',
  'disk-full': 'its disk is full',
  'disk-error': 'its disk fails',
  damaged: 'it is damaged; restore it from a backup',
  locked: 'another program locks it',
  busy: 'it has no connection or memory left',
  refused: 'it rejects this user or database',
  unknown: 'it failed',
} as const

export type Fault = keyof typeof faultTexts

/** Reads may go on in spite of these: only a write shows that they are over. */
const ofWrites: ReadonlySet<Fault> = new Set(['read-only', 'disk-full', 'disk-error'])

/** Milliseconds between two log lines about one fault. */
const SILENCE_MS = 60_000

export type Faults = ReturnType<typeof createFaults>

/** Makes the error for callers while the database is unavailable; only the log gets its cause. */
export const unavailable = (cause: unknown, detail = 'the database cannot be used now') =>
  new ServiceError('unavailable', detail, { cause, retryAfterSeconds: 5 })

/** Makes the error that `/readyz` reports for a fault. */
export const notReady = (fault: Fault, cause?: unknown) =>
  unavailable(cause, `the database cannot serve: ${faultTexts[fault]}`)

/** Reports the faults of one database to the operator. */
export function createFaults(log: Logger | undefined) {
  /** Not over yet. */
  const current = new Set<Fault>()
  const logged = new Map<Fault, { at: number; times: number }>()
  return {
    /** Logs the cause, once a minute for each fault, and makes the error that callers get. */
    report(fault: Fault, cause: unknown): ServiceError {
      current.add(fault)
      const now = performance.now()
      const last = logged.get(fault)
      if (!last || now - last.at >= SILENCE_MS) {
        const times = last ? { times: last.times } : {}
        log?.error(
          { fault, err: cause, ...times },
          `the database cannot be used: ${faultTexts[fault]}`,
        )
        logged.set(fault, { at: now, times: 1 })
      } else last.times++
      return unavailable(cause)
    },
    /** Logs once that the database works again, if this shows that no fault is left. */
    worked(what: 'read' | 'write'): void {
      if (current.size === 0) return
      for (const fault of current)
        if (fault !== 'damaged' && (what === 'write' || !ofWrites.has(fault))) current.delete(fault)
      if (current.size === 0) log?.info({}, 'the database can be used again')
    },
    /** Returns a fault that reads do not show and that may last: of writes, or damage. */
    lasting: (): Fault | null =>
      [...current].find((fault) => fault === 'damaged' || ofWrites.has(fault)) ?? null,
  }
}
