import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ServiceError } from '@whocast/contract/error.ts'
import { byteLength } from '@whocast/contract/tame.ts'
import { type Cast, castSchema } from '@whocast/mention-reader/cast.ts'
import { type Clock, type Logger, silentTelemetry, type Telemetry } from '../kit/telemetry.ts'
import { atMost } from '../kit/with-timeout.ts'
import { withoutAllowance } from '../net/request-allowance.ts'
import { type AnswerSettings, type Decision, decide } from './answer.ts'
import type { MentionJob, MentionOutcome, Mentions } from './mentions-port.ts'
import { PublishError, type Publisher, type Reply } from './publisher-port.ts'
import { limitedText, MAX_TEXT_BYTES } from './reply.ts'
import { isTransient, pauseAfter, reasonOf } from './retry.ts'

interface WorkerSettings extends AnswerSettings {
  mentions: Mentions
  publisher: Publisher
  /** Whether the cast still exists; deleted casts are not answered. Unknown counts as existing. */
  isStanding(cast: Cast): Promise<boolean>
  /** Finds the root of a cast's thread; by default it is the one that the cast names. */
  findThread?(cast: Cast): Promise<string>
  clock?: Clock
  random?: () => number
  telemetry?: Telemetry
  log: Logger
}

export type Worker = ReturnType<typeof createWorker>

/** A job belongs to its worker for longer than lookup and publishing can take. */
const LEASE_MS = 30_000
const POLL_MS = 1000
/**
 * Webhooks may precede the hub, and come out of order: only after this long an unreadable cast
 * counts as deleted, and a missing endorsement as never made. Without its signed cast, an
 * endorsement is stored only then.
 */
const SETTLE_MS = 60_000
/** Attempts that take longer than that, whatever the clock says. */
const SETTLED_ATTEMPTS = 7
/** How long a mention waits for earlier ones of its author. */
const TURN_MS = 3000
/** Mentions handled concurrently; most of their time is spent waiting for other services. */
const CONCURRENCY = 32
/** The most mentions of one author among these: a flood delays no others. */
const MAX_OF_AUTHOR = 4
/** Attempts before a job becomes a dead letter. */
export const MAX_ATTEMPTS = 8

interface WorkerState {
  settings: WorkerSettings
  /** Names the worker in its leases. */
  name: string
  clock: Clock
  random: () => number
  telemetry: Telemetry
  /** Mentions under way, with the fids of their authors. */
  active: Map<Promise<void>, number>
  /** When a job was taken, by the monotonic clock. */
  takenAt: WeakMap<MentionJob, number>
  /** Something may be due that was not looked for yet. */
  isWoken: boolean
  /** Resolves at the next call of `drain`. */
  wakeUp: PromiseWithResolvers<void>
  isStopped: boolean
}

/**
 * Takes mentions from the outbox, decides, publishes, and records the outcome. A worker that dies
 * at any step loses nothing: its lease runs out and another takes the job. The publisher's
 * idempotency key, derived from the cast hash, makes a second publish the same reply.
 */
export function createWorker(settings: WorkerSettings) {
  const state: WorkerState = {
    settings,
    name: randomUUID(),
    clock: settings.clock ?? Date.now,
    random: settings.random ?? Math.random,
    telemetry: settings.telemetry ?? silentTelemetry,
    active: new Map(),
    takenAt: new WeakMap(),
    isWoken: false,
    wakeUp: Promise.withResolvers(),
    isStopped: false,
  }
  let timer: NodeJS.Timeout | undefined
  let running: Promise<number> | undefined

  /** Handles all that is due. Returns how many jobs were put back, once nothing is due. */
  function drain(): Promise<number> {
    state.isWoken = true
    state.wakeUp.resolve()
    // It works for all callers: in the trace of none, and at the expense of none.
    running ??= withoutAllowance(() => state.telemetry.apart(() => workOff(state))).finally(() => {
      running = undefined
    })
    return running
  }

  const run = () =>
    void drain().catch((error: unknown) =>
      settings.log.error({ err: error }, 'the outbox cannot be read'),
    )

  return {
    /** Works in the background, looking for due jobs every second. */
    start(): void {
      timer = setInterval(run, POLL_MS)
      timer.unref()
      run()
    },
    /** Looks for due jobs now, if it was started. */
    wake(): void {
      if (timer !== undefined && !state.isStopped) run()
    },
    drain,
    /** Takes no more jobs; resolves when those under way are done. */
    async stop(): Promise<void> {
      state.isStopped = true
      clearInterval(timer)
      await running?.catch(() => {})
      await Promise.all(state.active.keys())
    },
  }
}

/**
 * Takes due jobs, `CONCURRENCY` at a time, until none is due and all are done.
 *
 * @returns how many were put back for later
 */
async function workOff(state: WorkerState): Promise<number> {
  const { settings, active } = state
  let putBack = 0
  while (state.isWoken || active.size > 0) {
    const free = CONCURRENCY - active.size
    if (state.isWoken && free > 0 && !state.isStopped) {
      state.isWoken = false
      const jobs = await settings.mentions.take(
        state.name,
        state.clock(),
        LEASE_MS,
        free,
        MAX_OF_AUTHOR,
      )
      // As many as requested: there may be more.
      if (jobs.length === free) state.isWoken = true
      for (const job of jobs.toSorted((a, b) => castTimeOf(a) - castTimeOf(b))) {
        begin(state, job, () => {
          putBack += 1
        })
      }
    } else if (active.size > 0) {
      await Promise.race([...active.keys(), state.wakeUp.promise])
      state.wakeUp = Promise.withResolvers()
    } else break
  }
  return putBack
}

const castTimeOf = ({ payload }: MentionJob): number => Number(payload.timestamp) || 0

/** Begins with a job, after those of its author that were begun before. */
function begin(state: WorkerState, job: MentionJob, onPutBack: () => void): void {
  const { active, takenAt, telemetry } = state
  takenAt.set(job, performance.now())
  const { traceparent } = job.payload
  const cause = typeof traceparent === 'string' ? traceparent : undefined
  const ofAuthor = () => [...active].flatMap(([one, fid]) => (fid === job.authorFid ? [one] : []))
  const before = ofAuthor()
  const done: Promise<void> = telemetry
    .background(
      'bot mention',
      async () => {
        if (before.length > 0) await atMost(Promise.all(before), TURN_MS)
        return work(state, job)
      },
      cause,
    )
    .then((outcome) => {
      if (outcome === 'put back') onPutBack()
    })
    .finally(() => {
      // Another of its author may have waited for this.
      if (ofAuthor().length >= MAX_OF_AUTHOR) state.isWoken = true
      active.delete(done)
    })
  active.set(done, job.authorFid)
}

async function work(state: WorkerState, job: MentionJob): Promise<'done' | 'put back'> {
  const { settings, name, clock, telemetry } = state
  const { mentions, log } = settings
  const fields: Record<string, unknown> = {
    castHash: job.castHash,
    authorFid: job.authorFid,
    attempts: job.attempts,
  }
  try {
    const outcome = await handle(state, job, fields)
    if (outcome === 'put back') return outcome
    await whileLeased(state, job, () => mentions.finish(job.castHash, name, outcome, clock()))
    telemetry.count(
      outcome.kind === 'replied'
        ? 'bot_replied'
        : outcome.kind === 'dead'
          ? 'bot_dead'
          : 'bot_refused',
      'reason' in outcome ? { reason: outcome.reason } : {},
    )
    log.info({ ...fields, ...outcome, tookMs: clock() - job.receivedAt }, 'mention done')
  } catch (error) {
    log.error({ ...fields, err: error }, 'mention failed; its lease will run out')
  }
  return 'done'
}

/** @param fields of the log line; the reply's text is added */
async function handle(
  state: WorkerState,
  job: MentionJob,
  fields: Record<string, unknown>,
): Promise<MentionOutcome | 'put back'> {
  const { settings, clock, telemetry } = state
  const { mentions, publisher } = settings
  const cast = castSchema.safeParse(job.payload)
  if (!cast.success) return { kind: 'dead', reason: 'unreadable' }
  try {
    const parent = cast.data.parent
    const conversation =
      parent?.fid === settings.bot.fid && parent.hash
        ? await mentions.conversationOf(parent.hash, clock())
        : null
    const decision = await decide(cast.data, Math.floor(clock() / 1000), settings, {
      ...(conversation ? { conversation } : {}),
      isLastAttempt: job.attempts >= MAX_ATTEMPTS,
      isOverBudget: !(await mentions.mayReply(job.castHash, settings.replyPolicy.limits, clock())),
    })
    if (decision.kind === 'refuse') return { kind: 'refused', reason: decision.reason }
    fields.text = decision.reply.text
    const isSettling = job.attempts < SETTLED_ATTEMPTS && clock() - job.receivedAt < SETTLE_MS
    if (!(await settings.isStanding(cast.data))) {
      if (isSettling) throw new PublishError('the cast cannot be read yet', { isTransient: true })
      return { kind: 'refused', reason: 'deleted' }
    }
    if (decision.awaits === 'own-cast' && isSettling)
      throw new PublishError('the signed cast cannot be read yet', { isTransient: true })
    const mayFollow =
      decision.awaits === 'earlier-cast' &&
      (isSettling ||
        (job.attempts < MAX_ATTEMPTS &&
          (await mentions.hasOthersQueued(job.authorFid, job.castHash))))
    if (mayFollow)
      throw new PublishError('an earlier cast may be on its way', { isTransient: true })
    if (decision.store?.when === 'always') await decision.store.run()
    const threadHash = await settleThread(settings, job, cast.data)
    const reply = await mentions.reserve(
      job.castHash,
      decision.budget,
      settings.replyPolicy.limits,
      clock(),
      await withLimit(state, { ...job, threadHash }, decision),
      decision.conversation,
    )
    if (!reply) return { kind: 'refused', reason: 'budget' }
    // After a crash in between, the reserved reply stores it again.
    if (decision.store?.when === 'replied') await decision.store.run()
    const replyHash = await telemetry.span('publish', publisher.name, () =>
      publisher.publish(reply),
    )
    return { kind: 'replied', replyHash }
  } catch (error) {
    return giveUpOrPutBack(state, job, error)
  }
}

/** Returns the thread that a reply counts in, and stores it. */
async function settleThread(
  { mentions, findThread }: WorkerSettings,
  { castHash, threadHash }: MentionJob,
  cast: Cast,
): Promise<string> {
  const found = (await findThread?.({ ...cast, threadHash })) ?? threadHash
  if (found !== threadHash) await mentions.setThread(castHash, found)
  return found
}

async function withLimit(
  { settings, clock }: WorkerState,
  job: MentionJob,
  { reply, language }: Extract<Decision, { kind: 'reply' }>,
): Promise<Reply> {
  const { replyPolicy: manners, mentions, baseUrl } = settings
  const counts = await mentions.counts(job.authorFid, job.threadHash, clock())
  if (counts.authorLastHour !== manners.limits.authorLastHour - 1) return reply
  const text = `${reply.text}\n\n${limitedText(baseUrl, language)}`
  return byteLength(text) <= MAX_TEXT_BYTES ? { ...reply, text } : reply
}

async function giveUpOrPutBack(
  state: WorkerState,
  job: MentionJob,
  error: unknown,
): Promise<MentionOutcome | 'put back'> {
  const { settings, name, clock, random, telemetry } = state
  const { mentions, log } = settings
  const reason = reasonOf(error)
  if (!isTransient(error) || job.attempts >= MAX_ATTEMPTS) {
    log.error({ castHash: job.castHash, attempts: job.attempts, err: error }, 'mention given up')
    return { kind: 'dead', reason }
  }
  const dueAt = Math.ceil(clock() + pauseAfter(error, job.attempts, random()))
  await whileLeased(state, job, () => mentions.retry(job.castHash, name, dueAt, reason))
  telemetry.count('bot_retried', { reason })
  log.warn({ castHash: job.castHash, attempts: job.attempts, reason }, 'mention put back')
  return 'put back'
}

/** Writes an outcome, again while the database is away and the lease lasts. */
async function whileLeased(
  state: WorkerState,
  job: MentionJob,
  write: () => Promise<void>,
): Promise<void> {
  for (const end = (state.takenAt.get(job) ?? 0) + LEASE_MS; ; await sleep(POLL_MS)) {
    try {
      return await write()
    } catch (error) {
      if (!(error instanceof ServiceError) || state.isStopped || performance.now() + POLL_MS >= end)
        throw error
    }
  }
}
