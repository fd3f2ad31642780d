import { FetchError } from './guarded-fetch-port.ts'
import { MemoryError } from './memory-budget.ts'
import { noteSpent } from './request-allowance.ts'
import { ResolveError } from './resolver.ts'

/** undici wraps what went wrong in `TypeError: fetch failed`, with the reason as its cause. */
export function explainFetchError(
  error: unknown,
  deadline: AbortSignal,
  caller: AbortSignal | undefined,
): unknown {
  if (caller?.aborted) return caller.reason
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof FetchError) return cause
    const isBusy =
      cause instanceof MemoryError
        ? !cause.isForGood
        : cause instanceof ResolveError && cause.kind === 'busy'
    if (isBusy) {
      noteSpent()
      return new FetchError('busy', cause.message, { cause })
    }
  }
  if (deadline.aborted) return new FetchError('timeout', 'no answer in time', { cause: error })
  return new FetchError('failed', 'the connection failed', { cause: error })
}
