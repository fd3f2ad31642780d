import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Logger } from '../../domain/ports/telemetry.ts'
import type { Hints } from './engine.ts'
import { createClient } from './postgres-pool.ts'

const CHANNEL = 'whocast_change'
/** The minimum interval between hints, in milliseconds, however many writes there are. */
const GAP_MS = 20
const RETRY_MS = 1000
const MOST_RETRY_MS = 5000
/** No such feature, no such syntax, no such function: an engine that only speaks the protocol, such as CockroachDB. */
const cannot = new Set(['0A000', '42601', '42883'])

/**
 * LISTEN and NOTIFY on a connection of its own, which is opened by the first listener and opened again when it is lost.
 * NOTIFY is sent after the commit and not within it: a transaction that notifies holds a lock of the whole server until its
 * commit is on the disk. What is lost on the way is found by polling.
 */
export function createHints({ databaseUrl, log }: { databaseUrl: string; log: Logger | undefined }): Hints {
  const me = randomBytes(9).toString('base64url')
  const listeners = new Set<() => void>()
  let client: pg.Client | null = null
  let retryMs = RETRY_MS
  let timer: NodeJS.Timeout | undefined
  let gap: NodeJS.Timeout | undefined
  let isDue = false
  let isTelling = false
  let isClosed = false
  let isOpening = false

  const hint = () => {
    for (const listener of listeners) listener()
  }

  async function open(): Promise<void> {
    isOpening = true
    const next = createClient({
      connectionString: databaseUrl,
      application_name: 'whocast-listen',
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    })
    next.on('notification', ({ payload }) => {
      if (payload !== me) hint()
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      await next.end().catch(() => {})
      if (error instanceof pg.DatabaseError && cannot.has(error.code ?? '')) {
        isClosed = true
        log?.info({}, 'the database has no LISTEN: changes of other processes are polled for')
      } else later()
      return
    } finally {
      isOpening = false
    }
    next.once('end', () => {
      client = null
      later()
    })
    if (isClosed) return void next.end()
    client = next
    retryMs = RETRY_MS
    // Hints may have been missed while disconnected.
    hint()
  }

  function later(): void {
    if (isClosed) return
    timer = setTimeout(() => void open(), retryMs)
    timer.unref()
    retryMs = Math.min(retryMs * 2, MOST_RETRY_MS)
  }

  function tell(): void {
    if (gap || isTelling) {
      isDue = true
      return
    }
    void send()
    gap = setTimeout(() => {
      gap = undefined
      if (isDue && !isClosed) tell()
    }, GAP_MS)
    gap.unref()
    isDue = false
  }

  /** One at a time. Lost with the connection; the poll finds it. */
  async function send(): Promise<void> {
    const current = client
    if (!current) return
    isTelling = true
    // Without an answer the connection is of no use: its end follows, and is where another is opened.
    await current.query('select pg_notify($1, $2)', [CHANNEL, me]).catch(() => current.end().catch(() => {}))
    isTelling = false
    if (isDue && !isClosed) tell()
  }

  return {
    tell,
    listen(listener) {
      listeners.add(listener)
      if (!client && !isOpening && !isClosed && listeners.size === 1) void open()
    },
    async close() {
      isClosed = true
      listeners.clear()
      clearTimeout(timer)
      clearTimeout(gap)
      await client?.end().catch(() => {})
    },
  }
}
