import { request } from 'undici'
import type { Logger } from '../kit/telemetry.ts'
import { formOf, type PurgedCache } from './purge-requests.ts'

interface PurgerOptions {
  /** The caches in front; each receives every purge. */
  caches: readonly PurgedCache[]
  keyOf: (tag: string) => string
  telemetry: { count(name: string, labels: Record<string, string>): void }
  log: Pick<Logger, 'info' | 'warn'>
}

/** Changes within this time are sent together. */
const TOGETHER_MS = 20
/** Purged again after these, as a response made before may reach a cache after the first. */
const AGAIN_MS = [1000, 5000]
/** Where more wait, everything is purged. */
const MAX_WAITING = 20_000
const TIMEOUT_MS = 2000
const MAX_PAUSE_MS = 15_000

interface Edge {
  cache: PurgedCache
  waiting: Set<string>
  isAll: boolean
  failures: number
  timer: NodeJS.Timeout | undefined
  sending: Promise<void> | undefined
}

/** Purges keys that have changed from the caches in front, in batches. Retries failures. */
export function createPurger(options: PurgerOptions) {
  const edges = options.caches.map(
    (cache): Edge => ({
      cache,
      waiting: new Set(),
      isAll: false,
      failures: 0,
      timer: undefined,
      sending: undefined,
    }),
  )
  const repeats = new Set<NodeJS.Timeout>()

  function notify(keys: readonly string[] | 'all'): void {
    for (const edge of edges) {
      if (keys === 'all') edge.isAll = true
      else for (const key of keys) edge.waiting.add(key)
      if (edge.waiting.size > MAX_WAITING) edge.isAll = true
      if (edge.isAll) edge.waiting.clear()
      schedule(options, edge, TOGETHER_MS)
    }
  }

  return {
    change(change: { tags: readonly string[] } | { all: true }): void {
      const keys = 'all' in change ? 'all' : change.tags.map(options.keyOf)
      notify(keys)
      for (const ms of AGAIN_MS) {
        const timer = setTimeout(() => {
          repeats.delete(timer)
          notify(keys)
        }, ms).unref()
        repeats.add(timer)
      }
    },
    /** Sends what waits, once. */
    async stop(): Promise<void> {
      for (const timer of repeats) clearTimeout(timer)
      await Promise.all(
        edges.map(async (edge) => {
          clearTimeout(edge.timer)
          await edge.sending
          await sendNext(options, edge)
          clearTimeout(edge.timer)
        }),
      )
    },
  }
}

function schedule(options: PurgerOptions, edge: Edge, ms: number): void {
  if (edge.timer || edge.sending) return
  edge.timer = setTimeout(() => {
    edge.timer = undefined
    edge.sending = sendNext(options, edge).finally(() => {
      edge.sending = undefined
      if (edge.isAll || edge.waiting.size > 0) schedule(options, edge, pauseOf(edge))
    })
  }, ms).unref()
}

const pauseOf = ({ failures }: Edge): number =>
  failures === 0 ? 0 : Math.min(250 * 2 ** Math.min(failures, 10), MAX_PAUSE_MS)

/** Sends one request; its keys wait again if it fails. Never rejects. */
async function sendNext({ telemetry, log }: PurgerOptions, edge: Edge): Promise<void> {
  const { isAll, cache } = edge
  const form = formOf(cache)
  const keys = [...edge.waiting].slice(0, form.maxKeys)
  if (!isAll && keys.length === 0) return
  edge.isAll = false
  for (const key of keys) edge.waiting.delete(key)
  const { url } = cache
  try {
    const { url: at, ...how } = form.request(cache, isAll ? 'all' : keys)
    const options = { ...how, signal: AbortSignal.timeout(TIMEOUT_MS) }
    const { statusCode, body } = await request(at, options as Parameters<typeof request>[1])
    if (!form.isDone(statusCode, await body.text())) throw new Error(`it returned ${statusCode}`)
    if (edge.failures > 0) log.info({ url }, 'purges of a cache succeed again')
    edge.failures = 0
    telemetry.count('purges', { outcome: 'done' })
  } catch (error) {
    if (edge.failures === 0) log.warn({ err: error, url }, 'purging a cache failed; retrying')
    edge.failures += 1
    telemetry.count('purges', { outcome: 'failed' })
    if (isAll) edge.isAll = true
    else for (const key of keys) edge.waiting.add(key)
  }
}
