import { setTimeout as sleep } from 'node:timers/promises'
import { ServiceError } from '@whocast/contract/error.ts'
import { SourceError } from '../../kit/source-error.ts'
import type { Logger } from '../../kit/telemetry.ts'

/** The lease of a step was lost to another process. */
export class LeaseLost extends Error {}

interface Failures {
  log: Logger
  /** Logged with the reason. */
  message: string
  about?: object
  /** The first wait, doubled for each further failure in a row, and the longest one, in ms. */
  backoff: number
  maxBackoff: number
}

/**
 * Runs a step again and again until `signal`.
 *
 * @param step returns how long to wait, in ms; calls `onSuccess` once it got on
 */
export async function repeat(
  { log, message, about, backoff, maxBackoff }: Failures,
  step: (onSuccess: () => void) => Promise<number>,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0
  const onSuccess = () => {
    failures = 0
  }
  while (!signal.aborted) {
    let wait: number
    try {
      wait = await step(onSuccess)
    } catch (error) {
      if (signal.aborted) break
      failures += 1
      const isKnown =
        error instanceof SourceError || error instanceof ServiceError || error instanceof LeaseLost
      log[isKnown ? 'warn' : 'error'](
        { ...about, err: isKnown ? undefined : error, reason: String(error) },
        message,
      )
      wait =
        Math.min(maxBackoff, backoff * 2 ** Math.min(failures - 1, 10)) * (0.5 + Math.random() / 2)
    }
    if (wait > 0) await sleep(wait, undefined, { signal }).catch(() => {})
  }
}
