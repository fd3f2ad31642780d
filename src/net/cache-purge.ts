import { request } from 'undici'
import type { Logger } from '../kit/telemetry.ts'

export interface PurgerOptions {
  /** Of the caches in front, each of which is told of everything. */
  urls: readonly string[]
  /** Sent as bearer token. */
  secret: string
  keyOf: (tag: string) => string
  telemetry: { count(name: string, labels: Record<string, string>): void }
  log: Pick<Logger, 'info' | 'warn'>
}

export interface Purger {
  /** For `Store.onChange`. */
  change(change: { tags: readonly string[] } | { all: true }): void
  /** Sends what waits, once. */
  stop(): Promise<void>
}

/** Changes within this time are sent together. */
const TOGETHER_MS = 20
/**
 * Changes are purged again after these times: a response made before the change may reach a cache
 * after the first purge.
 */
const AGAIN_MS = [1000, 5000]
/** Keys of one request, within the 8 kB that Varnish takes of a header. */
const MOST_OF_REQUEST = 400
/** Where more wait, everything is purged. */
const MOST_WAITING = 20_000
const TIMEOUT_MS = 2000
const LONGEST_PAUSE_MS = 15_000

/** A cache, and its pending purges. */
interface Edge {
  url: string
  waiting: Set<string>
  isAll: boolean
  failures: number
  timer: NodeJS.Timeout | undefined
  sending: Promise<void> | undefined
}

/**
 * Tells caches in front which keys have changed: `PURGE` with `Surrogate-Key`, or with `Purge-All`.
 * Failures are tried again.
 */
export function createPurger(options: PurgerOptions): Purger {
  const edges = options.urls.map(
    (url): Edge => ({
      url,
      waiting: new Set(),
      isAll: false,
      failures: 0,
      timer: undefined,
      sending: undefined,
    }),
  )
  const repeats = new Set<NodeJS.Timeout>()

  function tell(keys: readonly string[] | 'all'): void {
    for (const edge of edges) {
      if (keys === 'all') edge.isAll = true
      else for (const key of keys) edge.waiting.add(key)
      if (edge.waiting.size > MOST_WAITING) edge.isAll = true
      if (edge.isAll) edge.waiting.clear()
      schedule(options, edge, TOGETHER_MS)
    }
  }

  return {
    change(change) {
      const keys = 'all' in change ? 'all' : change.tags.map(options.keyOf)
      tell(keys)
      for (const ms of AGAIN_MS) {
        const timer = setTimeout(() => {
          repeats.delete(timer)
          tell(keys)
        }, ms).unref()
        repeats.add(timer)
      }
    },
    async stop() {
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
  failures === 0 ? 0 : Math.min(250 * 2 ** Math.min(failures, 10), LONGEST_PAUSE_MS)

/** Sends one request; what it carried waits again when it fails. Never rejects. */
async function sendNext({ secret, telemetry, log }: PurgerOptions, edge: Edge): Promise<void> {
  const { isAll } = edge
  const keys = [...edge.waiting].slice(0, MOST_OF_REQUEST)
  if (!isAll && keys.length === 0) return
  edge.isAll = false
  for (const key of keys) edge.waiting.delete(key)
  try {
    const { statusCode, body } = await request(edge.url, {
      method: 'PURGE',
      headers: {
        authorization: `Bearer ${secret}`,
        ...(isAll ? { 'purge-all': '1' } : { 'surrogate-key': keys.join(' ') }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await body.dump()
    if (statusCode !== 200) throw new Error(`it answered ${statusCode}`)
    if (edge.failures > 0) log.info({ url: edge.url }, 'a cache is told of changes again')
    edge.failures = 0
    telemetry.count('purges', { outcome: 'done' })
  } catch (error) {
    if (edge.failures === 0)
      log.warn({ err: error, url: edge.url }, 'a cache could not be told of changes; trying again')
    edge.failures += 1
    telemetry.count('purges', { outcome: 'failed' })
    if (isAll) edge.isAll = true
    else for (const key of keys) edge.waiting.add(key)
  }
}
