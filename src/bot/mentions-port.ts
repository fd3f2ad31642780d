import type { Hex } from 'viem'
import type { createMentions } from './stored-mentions.ts'

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

export type Mentions = ReturnType<typeof createMentions>
