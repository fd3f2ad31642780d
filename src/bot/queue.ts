import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ServiceError } from '../domain/error.ts'
import type { MentionJob, MentionOutcome, Mentions } from '../domain/ports/mentions.ts'
import { PublishError, type Publisher } from '../domain/ports/publisher.ts'
import { type Clock, type Logger, silentTelemetry, type Telemetry } from '../domain/ports/telemetry.ts'
import { type AnswerSettings, decide } from './answer.ts'
import { type Cast, castSchema } from './cast.ts'

export interface WorkerSettings extends AnswerSettings {
  mentions: Mentions
  publisher: Publisher
  /** Whether the cast still stands; a deleted one is not answered. Unknown counts as standing. */
  isStanding(cast: Cast): Promise<boolean>
  clock?: Clock
  random?: () => number
  telemetry?: Telemetry
  log: Logger
}

export interface Worker {
  /** Works in the background, looking for due jobs every second. */
  start(): void
  /** Looks at once, if it was started. */
  wake(): void
  /**
   * Works off everything that is due now. For serverless platforms, cron and tests.
   *
   * @returns when nothing is due any more, how many jobs were put back for later
   */
  drain(): Promise<number>
  /** Takes nothing more; resolves when what was taken is done. */
  stop(): Promise<void>
}

/** A job belongs to its worker for this long; longer than lookup and publishing can take together. */
const LEASE_MS = 30_000
const POLL_MS = 1000
/** Webhooks overtake hubs: a cast that cannot be read is held for deleted only this long after we were told of it. */
const SETTLE_MS = 60_000
/** Mentions worked on at once; what they mostly do is wait for others. */
const CONCURRENCY = 32
/** Attempts before a job becomes a dead letter. */
export const MAX_ATTEMPTS = 8
const BACKOFF_MS = 2000
const MAX_BACKOFF_MS = 10 * 60_000

/**
 * Takes mentions from the outbox, decides, publishes, and records the outcome. A worker that dies at any
 * step loses nothing: its lease runs out and another takes the job up; the publisher's idempotency
 * key, derived from the cast hash, makes a second publish of one reply the same reply.
 */
export function createWorker(settings: WorkerSettings): Worker {
  const { mentions, publisher, log } = settings
  const clock = settings.clock ?? Date.now
  const random = settings.random ?? Math.random
  const telemetry = settings.telemetry ?? silentTelemetry
  const name = randomUUID()
  let timer: NodeJS.Timeout | undefined
  const active = new Set<Promise<void>>()
  /** By a clock that is never set. */
  const takenAt = new WeakMap<MentionJob, number>()
  let running: Promise<number> | undefined
  /** Something may be due that was not looked for yet. */
  let isWoken = false
  let wakeUp = Promise.withResolvers<void>()
  let isStopped = false

  async function work(job: MentionJob): Promise<'done' | 'put back'> {
    const story: Record<string, unknown> = { castHash: job.castHash, authorFid: job.authorFid, attempts: job.attempts }
    try {
      const outcome = await handle(job, story)
      if (outcome === 'put back') return outcome
      await whileLeased(job, () => mentions.finish(job.castHash, name, outcome, clock()))
      telemetry.count(
        outcome.kind === 'replied' ? 'bot_replied' : outcome.kind === 'dead' ? 'bot_dead' : 'bot_refused',
        'reason' in outcome ? { reason: outcome.reason } : {},
      )
      log.info({ ...story, ...outcome, tookMs: clock() - job.receivedAt }, 'mention done')
    } catch (error) {
      log.error({ ...story, err: error }, 'mention failed; its lease will run out')
    }
    return 'done'
  }

  async function handle(job: MentionJob, story: Record<string, unknown>): Promise<MentionOutcome | 'put back'> {
    const cast = castSchema.safeParse(job.payload)
    if (!cast.success) return { kind: 'dead', reason: 'unreadable' }
    try {
      const decision = await decide(cast.data, Math.floor(clock() / 1000), settings)
      if (decision.kind === 'refuse') return { kind: 'refused', reason: decision.reason }
      story.text = decision.reply.text
      if (!(await settings.isStanding(cast.data))) {
        if (clock() - job.receivedAt < SETTLE_MS) throw new PublishError('the cast is not to be seen yet', { isTransient: true })
        return { kind: 'refused', reason: 'deleted' }
      }
      if (decision.store?.when === 'always') await decision.store.run()
      const reply = await mentions.reserve(job.castHash, decision.budget, settings.manners.limits, clock(), decision.reply)
      if (!reply) return { kind: 'refused', reason: 'budget' }
      // Stored before it is said, and again where a worker died in between: the reply that was kept then says so.
      if (decision.store?.when === 'replied') await decision.store.run()
      const replyHash = await telemetry.span('publish', publisher.name, () => publisher.publish(reply))
      return { kind: 'replied', replyHash }
    } catch (error) {
      return giveUpOrPutBack(job, error)
    }
  }

  async function giveUpOrPutBack(job: MentionJob, error: unknown): Promise<MentionOutcome | 'put back'> {
    const reason = reasonOf(error)
    if (!isTransient(error) || job.attempts >= MAX_ATTEMPTS) {
      log.error({ castHash: job.castHash, attempts: job.attempts, err: error }, 'mention given up')
      return { kind: 'dead', reason }
    }
    const after = error instanceof PublishError ? error.retryAfterMs : undefined
    const backoff = Math.min(MAX_BACKOFF_MS, BACKOFF_MS * 2 ** (job.attempts - 1)) * (0.5 + random())
    const dueAt = Math.ceil(clock() + Math.max(after ?? 0, backoff))
    await whileLeased(job, () => mentions.retry(job.castHash, name, dueAt, reason))
    telemetry.count('bot_retried', { reason })
    log.warn({ castHash: job.castHash, attempts: job.attempts, reason }, 'mention put back')
    return 'put back'
  }

  /** Writes an outcome, again while the database is away and the job is still ours: else it would wait for its lease to run out. */
  async function whileLeased(job: MentionJob, write: () => Promise<void>): Promise<void> {
    for (const end = (takenAt.get(job) ?? 0) + LEASE_MS; ; await sleep(POLL_MS)) {
      try {
        return await write()
      } catch (error) {
        if (!(error instanceof ServiceError) || isStopped || performance.now() + POLL_MS >= end) throw error
      }
    }
  }

  /** Fills free places with what is due until nothing is, and all of it is done. */
  async function workOff(): Promise<number> {
    let putBack = 0
    while (isWoken || active.size > 0) {
      const free = CONCURRENCY - active.size
      if (isWoken && free > 0 && !isStopped) {
        isWoken = false
        const jobs = await mentions.take(name, clock(), LEASE_MS, free)
        // As many as were asked for: there may be more.
        if (jobs.length === free) isWoken = true
        for (const job of jobs) {
          takenAt.set(job, performance.now())
          const { traceparent } = job.payload
          const cause = typeof traceparent === 'string' ? traceparent : undefined
          const done: Promise<void> = telemetry
            .background('bot mention', () => work(job), cause)
            .then((outcome) => {
              if (outcome === 'put back') putBack += 1
            })
            .finally(() => active.delete(done))
          active.add(done)
        }
      } else if (active.size > 0) {
        await Promise.race([...active, wakeUp.promise])
        wakeUp = Promise.withResolvers()
      } else break
    }
    return putBack
  }

  function drain(): Promise<number> {
    isWoken = true
    wakeUp.resolve()
    // Whoever wakes it, it works for all.
    running ??= telemetry.apart(workOff).finally(() => {
      running = undefined
    })
    return running
  }

  const run = () => void drain().catch((error: unknown) => log.error({ err: error }, 'the outbox cannot be read'))

  return {
    start() {
      timer = setInterval(run, POLL_MS)
      timer.unref()
      run()
    },
    wake() {
      if (timer !== undefined && !isStopped) run()
    },
    drain,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running?.catch(() => {})
      await Promise.all(active)
    },
  }
}

function isTransient(error: unknown): boolean {
  if (error instanceof PublishError) return error.isTransient
  if (error instanceof ServiceError) return error.status >= 500
  return true
}

function reasonOf(error: unknown): string {
  if (error instanceof ServiceError) return error.code
  return error instanceof PublishError ? error.message.slice(0, 200) : 'internal'
}
