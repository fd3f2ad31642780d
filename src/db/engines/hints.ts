import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { createClient } from './postgres-pool.ts'

const CHANNEL = 'whocast_change'
/** The minimum interval between hints, in milliseconds, however many writes there are. */
const GAP_MS = 20
const RETRY_MS = 1000
const MAX_RETRY_MS = 5000
/** For a statement on the server, in ms; a connection without an answer for longer is broken. */
const STATEMENT_MS = 4000
const ANSWER_MS = 5000

/**
 * LISTEN and NOTIFY on a connection of its own, which is opened by the first listener and opened
 * again when it is lost. NOTIFY is sent after the commit and not within it: a transaction that
 * notifies holds a lock of the whole server until its commit is on the disk. Lost hints are found
 * by polling.
 */
export function createHints(databaseUrl: string, types: pg.CustomTypesConfig) {
  const me = randomBytes(9).toString('base64url')
  const listeners = new Set<() => void>()
  const connection = createListening({
    databaseUrl,
    types,
    onHint(from) {
      if (from !== me) for (const listener of listeners) listener()
    },
  })
  const take = takeTurns(connection.client)
  const notifier = createNotifier(async () => {
    const taken = await take()
    if (!taken) return
    try {
      await taken.client.query('select pg_notify($1, $2)', [CHANNEL, me])
      taken.release()
    } catch (error) {
      taken.release(error as Error)
    }
  })
  return {
    /** Waits for the connection, for short reads; null while it is not open. */
    take,
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

interface Taken {
  client: pg.Client
  /** A connection that broke, or has not answered, is ended: another one is opened then. */
  release(broken?: Error): void
}

/** Gives the connection to one caller at a time. */
function takeTurns(connected: () => pg.Client | null): () => Promise<Taken | null> {
  let last: Promise<void> = Promise.resolve()
  return async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = last
    last = promise
    await before
    const client = connected()
    if (!client) resolve()
    return (
      client && {
        client,
        release(broken) {
          if (broken) void client.end().catch(() => {})
          resolve()
        },
      }
    )
  }
}

interface ListeningSettings {
  databaseUrl: string
  types: pg.CustomTypesConfig
  /** Called with the sender; with null after connecting, as hints may have been missed. */
  onHint(from: string | null): void
}

function createListening({ databaseUrl, types, onHint }: ListeningSettings) {
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
      connectionTimeoutMillis: ANSWER_MS,
      statement_timeout: STATEMENT_MS,
      query_timeout: ANSWER_MS,
      types,
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
