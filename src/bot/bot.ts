import { timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cast } from '@whocast/mention-reader/cast.ts'
import { Hono } from 'hono'
import type { Cursors } from '../db/port.ts'
import { type Clock, type Logger, silentTelemetry, type Telemetry } from '../kit/telemetry.ts'
import type { Lookup } from '../people/lookup.ts'
import type { AnswerSettings, ReplyPolicy } from './answer.ts'
import { createWebhook, queueMention } from './app.ts'
import { catchUp } from './catch-up.ts'
import type { Endorser } from './endorser.ts'
import type { MentionStream } from './mention-stream.ts'
import type { Mentions } from './mentions-port.ts'
import type { Publisher } from './publisher-port.ts'
import { createWorker, type Worker } from './queue.ts'
import { type CastReader, isStanding } from './reader.ts'
import { createRootFinder } from './thread-root.ts'

export interface BotSettings {
  fid: number
  username: string
  baseUrl: string
  webhookSecrets: readonly string[]
  /** Bearer token of `GET /webhooks/cron`; without one that route is closed. */
  cronSecret?: string
  replyPolicy: ReplyPolicy
  lookup: Pick<Lookup, 'one'>
  findByName?: AnswerSettings['findByName']
  store: { mentions: Mentions; cursors: Pick<Cursors, 'get' | 'set'> }
  publisher: Publisher
  /** Takes mentions as endorsements, where the operator lets people endorse. */
  endorse?: Endorser
  /** In order of preference. */
  readers: readonly CastReader[]
  /** Casts for the bot as they come; without it there are webhooks and the catch-up alone. */
  stream?: MentionStream
  /** Serverless platforms: keeps the process alive until the promise settles. */
  waitUntil?: (work: Promise<void>) => void
  clock?: Clock
  random?: () => number
  telemetry?: Telemetry
  log: Logger
}

export type Bot = ReturnType<typeof createBot>

const CATCH_UP_MS = 5 * 60_000
/** When the outbox is looked at again within `waitUntil`; see scripts/vercel.ts. */
const LATER_LOOKS_MS = [3000, 6000, 12_000, 20_000]

/** Creates the bot: a mention comes in, waits in the outbox, and is answered once. */
export function createBot(settings: BotSettings) {
  const { store, log, waitUntil, fid } = settings
  const clock = settings.clock ?? Date.now
  const telemetry = settings.telemetry ?? silentTelemetry
  const readers = settings.readers.map((reader) => traced(reader, telemetry))
  const worker = createWorker({
    bot: { fid, username: settings.username },
    baseUrl: settings.baseUrl,
    lookup: settings.lookup,
    replyPolicy: settings.replyPolicy,
    mentions: store.mentions,
    publisher: settings.publisher,
    isStanding: (cast) => isStanding(cast, readers, log),
    findThread: createRootFinder(readers, log),
    clock,
    telemetry,
    log,
    ...(settings.findByName ? { findByName: settings.findByName } : {}),
    ...(settings.random ? { random: settings.random } : {}),
    ...(settings.endorse ? { endorse: settings.endorse } : {}),
  })
  const queue = (cast: Cast) =>
    queueMention(cast, { botFid: fid, mentions: store.mentions, clock, telemetry })
  const look = onceAtATime(() =>
    catchUp({ botFid: fid, readers, cursors: store.cursors, queue, clock, log }),
  )
  const catchUpOnce = async (): Promise<void> => {
    await look()
    await worker.drain()
  }
  const catchUpInBackground = () =>
    void telemetry
      .background('bot catch-up', look)
      .then(worker.drain)
      .catch((error: unknown) => log.error({ err: error }, 'catching up failed'))
  let timer: NodeJS.Timeout | undefined
  const ending = new AbortController()
  let streaming: Promise<void> | undefined

  const app = new Hono()
  app.route(
    '/',
    createWebhook({
      botFid: fid,
      secrets: settings.webhookSecrets,
      mentions: store.mentions,
      onQueued: () => (waitUntil ? waitUntil(drainPatiently(worker)) : worker.wake()),
      clock,
      telemetry,
      log,
    }),
  )
  app.get('/cron', async (c) => {
    if (!settings.cronSecret || !isBearer(c.req.header('authorization'), settings.cronSecret))
      return c.json({ error: 'not for you' }, 401)
    await catchUpOnce()
    return c.json({ status: 'done' })
  })

  return {
    /** Mounted at `/webhooks`. */
    app,
    worker,
    /** Long-lived processes: works and catches up in the background. */
    start(): void {
      worker.start()
      streaming = settings.stream?.follow({
        async onCast(cast) {
          if ((await queue(cast)) === 'queued') worker.wake()
        },
        onGap: catchUpInBackground,
        signal: ending.signal,
      })
      // A stream begins with a look of its own.
      if (!streaming) catchUpInBackground()
      timer = setInterval(catchUpInBackground, CATCH_UP_MS)
      timer.unref()
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      ending.abort()
      await streaming
      await worker.stop()
    },
    /** Looks for missed mentions once, and works off what is due. */
    catchUp: catchUpOnce,
  }
}

const traced = (reader: CastReader, telemetry: Telemetry): CastReader => ({
  ...reader,
  isStanding: (id) =>
    telemetry.span('source', `${reader.name}.castByHash`, () => reader.isStanding(id)),
})

/** Shares work in progress: a slow reader is not called again by every timer. */
function onceAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }
}

/** Without a timer (serverless), retries for as long as the platform allows. */
async function drainPatiently(worker: Worker): Promise<void> {
  if ((await worker.drain()) === 0) return
  // A look that finds nothing due proves nothing: the job may still wait for its time.
  for (const ms of LATER_LOOKS_MS) {
    await sleep(ms)
    await worker.drain()
  }
}

function isBearer(header: string | undefined, secret: string): boolean {
  const expected = Buffer.from(`Bearer ${secret}`)
  const given = Buffer.from(header ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
