import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { createClient } from './postgres-pool.ts'

const CHANNEL = 'whocast_change'
/** The minimum interval between hints, in milliseconds, however many writes there are. */
const GAP_MS = 20
const RETRY_MS = 1000
const MAX_RETRY_MS = 5000

/**
 * LISTEN and NOTIFY on a connection of its own, which is opened by the first listener and opened
 * again when it is lost. NOTIFY is sent after the commit and not within it: a transaction that
 * notifies holds a lock of the whole server until its commit is on the disk. Lost hints are found
 * by polling.
 */
export function createHints(databaseUrl: string) {
  const me = randomBytes(9).toString('base64url')
  const listeners = new Set<() => void>()
  const connection = createListening({
    databaseUrl,
    onHint(from) {
      if (from !== me) for (const listener of listeners) listener()
    },
  })
  const notifier = createNotifier(async () => {
    const client = connection.client()
    // Without an answer the connection is of no use: its end follows, and is where another is
    // opened.
    await client
      ?.query('select pg_notify($1, $2)', [CHANNEL, me])
      .catch(() => client.end().catch(() => {}))
  })
  return {
    /** Call it when something was committed. */
    notify: notifier.notify,
    /** Calls back when another process has notified this one. */
    listen(listener: () => void): void {
      listeners.add(listener)
      connection.open()
    },
    async close(): Promise<void> {
      listeners.clear()
      notifier.close()
      await connection.close()
    },
  }
}

interface ListeningSettings {
  databaseUrl: string
  /** Called with the sender; with null after connecting, as hints may have been missed. */
  onHint(from: string | null): void
}

function createListening({ databaseUrl, onHint }: ListeningSettings) {
  let client: pg.Client | null = null
  let retryMs = RETRY_MS
  let timer: NodeJS.Timeout | undefined
  let isOpening = false
  let isClosed = false

  async function open(): Promise<void> {
    isOpening = true
    const next = createClient({
      connectionString: databaseUrl,
      application_name: 'whocast-listen',
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    })
    next.on('notification', ({ payload }) => onHint(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch {
      await next.end().catch(() => {})
      later()
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
    onHint(null)
  }

  function later(): void {
    if (isClosed) return
    clearTimeout(timer)
    timer = setTimeout(() => void open(), retryMs)
    timer.unref()
    retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
  }

  return {
    /** Returns the open connection; null meanwhile. */
    client: () => client,
    /** Opens it where it is not open, and again whenever it is lost. */
    open(): void {
      if (!client && !isOpening && !isClosed && timer === undefined) void open()
    },
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}

/** Sends one at a time and one in {@link GAP_MS}, the last of many always. */
function createNotifier(send: () => Promise<void>) {
  let gap: NodeJS.Timeout | undefined
  let isDue = false
  let isSending = false
  let isClosed = false

  function notify(): void {
    if (gap || isSending) {
      isDue = true
      return
    }
    isDue = false
    isSending = true
    void send().then(() => {
      isSending = false
      if (isDue && !isClosed) notify()
    })
    gap = setTimeout(() => {
      gap = undefined
      if (isDue && !isClosed) notify()
    }, GAP_MS)
    gap.unref()
  }

  return {
    notify,
    close(): void {
      isClosed = true
      clearTimeout(gap)
    },
  }
}
