import { listOf } from './answer.ts'
import { WhocastError } from './error.ts'
import { type CallOptions, isTransient, type Request, wait } from './request.ts'
import type { Change, ChangesAnswer } from './types.ts'

export interface ChangesOptions extends CallOptions {
  /**
   * `next` of a page or `cursor` of a change; `latest` for what comes from now on. Absent: the
   * oldest that is kept.
   */
  after?: string | undefined
  /** Only these; `profile` and `credential` are all of each. */
  types?: readonly (Change['type'] | 'profile' | 'credential')[] | undefined
  /** Most of one page. */
  limit?: number | undefined
}

/** One page of the log of changes. */
export async function changesPage(
  request: Request,
  { after, types, limit, ...call }: ChangesOptions = {},
): Promise<ChangesAnswer> {
  const query = { after, types: types?.join(), limit: limit?.toString() }
  const answer = await request({ path: '/changes', query, ...call })
  listOf(answer, 'changes')
  return answer as ChangesAnswer
}

/**
 * Yields changes as they come, one page after the other, until the signal ends it. After the first
 * page it goes on when the service was away.
 */
export async function* changes(
  request: Request,
  { everyMs = POLL_MS, ...options }: ChangesOptions & { everyMs?: number | undefined } = {},
): AsyncGenerator<Change, void, undefined> {
  let { after } = options
  let hasBegun = false
  for (;;) {
    const page = await changesPage(request, { ...options, after }).catch((error: unknown) => {
      if (hasBegun && error instanceof WhocastError && isTransient(error)) return error
      throw error
    })
    if (page instanceof WhocastError) {
      await wait(Math.max(everyMs, (page.retryAfter ?? 0) * 1000), options.signal)
      continue
    }
    hasBegun = true
    yield* page.changes
    after = page.next
    if (!page.hasMore) await wait(everyMs, options.signal)
  }
}

/** Between two looks for changes. */
const POLL_MS = 5000
