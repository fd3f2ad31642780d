import { listOf } from './answer.ts'
import { type CallOptions, type Request, wait } from './request.ts'
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

/** Changes as they come, one page after the other; ends by the signal alone. */
export async function* changes(
  request: Request,
  { everyMs = POLL_MS, ...options }: ChangesOptions & { everyMs?: number | undefined } = {},
): AsyncGenerator<Change, void, undefined> {
  for (let { after } = options; ; ) {
    const page = await changesPage(request, { ...options, after })
    yield* page.changes
    after = page.next
    if (!page.hasMore) await wait(everyMs, options.signal)
  }
}

/** Between two looks for changes. */
const POLL_MS = 5000
