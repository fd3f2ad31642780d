import type { Conversation } from '@whocast/mention-reader/intent.ts'
import type { Hex } from 'viem'
import type { Reply } from './publisher-port.ts'

/** A mention on its way from webhook to reply: the bot's outbox. */
export interface MentionJob {
  castHash: Hex
  /** The cast as the webhook or the catch-up gave it. */
  payload: Record<string, unknown>
  authorFid: number
  threadHash: string
  receivedAt: number
  /** How often it was taken, this time included. */
  attempts: number
}

export type MentionOutcome =
  | { kind: 'replied'; replyHash: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'dead'; reason: string }

/** Help and endorsements have budgets besides the common ones; a question uses up no reply. */
export type ReplyKind = 'answer' | 'help' | 'endorsement' | 'question'

export interface MentionCounts {
  authorLastHour: number
  authorInThread: number
  authorQuestionsInThread: number
  /** To anyone in this thread. */
  inThread: number
  overallLastHour: number
  authorHelpLastDay: number
  authorEndorsementsLastDay: number
  overallEndorsementsLastDay: number
}

/** The operator's limits. */
export type MentionLimits = Omit<MentionCounts, 'authorQuestionsInThread'>

export interface Mentions {
  /** Claim and queue in one transaction; false when the cast hash was claimed before. */
  claim(job: Omit<MentionJob, 'attempts'>): Promise<boolean>
  /** Leases up to `limit` due jobs to one worker; a lease that runs out is taken up again. */
  take(worker: string, now: number, leaseMs: number, limit: number): Promise<MentionJob[]>
  /** Puts a job back, due at `at` (unix ms). */
  retry(castHash: Hex, worker: string, at: number, reason: string): Promise<void>
  finish(castHash: Hex, worker: string, outcome: MentionOutcome, at: number): Promise<void>
  /**
   * Counts this job's reply against the budgets and keeps it, atomically; null when a budget is
   * used up. A job that has reserved before gets the reply it kept then, so that every attempt
   * publishes the same one.
   */
  reserve(
    castHash: Hex,
    kind: ReplyKind,
    limits: MentionLimits,
    now: number,
    reply: Reply,
    conversation?: Conversation,
  ): Promise<Reply | null>
  /** The thread of the mention that a reply of the bot answered; null for other casts. */
  threadOf(replyHash: Hex): Promise<string | null>
  /** Returns the subject of a recent reply of the bot; null for any other cast. */
  conversationOf(replyHash: Hex, now: number): Promise<Conversation | null>
  counts(authorFid: number, threadHash: string, now: number): Promise<MentionCounts>
  dead(limit: number): Promise<(MentionJob & { reason: string })[]>
  /** How many wait and were given up, and when the oldest waiting came (unix ms). */
  backlog(): Promise<{ queued: number; dead: number; oldestAt: number | null }>
  /** Queues dead letters again; all of them without a hash. Returns how many. */
  replay(castHash?: Hex): Promise<number>
}
