import { z } from 'zod'
import { parseStored } from './parse-stored.ts'

/** A node of which more fids than this cannot be read has trouble itself. */
export const MAX_RETRIES = 10_000

const whole = z.number().nonnegative()

const passSchema = z.object({
  /** The token of the page of fids that is being read; null for the first. */
  token: z.string().nullable(),
  /** Fids of that page that are done with. */
  skip: whole,
  /** Fids that are done with in all. */
  count: whole,
  /** Unix ms. */
  startedAt: whole,
})

const retrySchema = z.object({ fid: whole, attempts: whole, dueAt: whole })

const stateSchema = z.object({
  /** The node that it was read from: with another node, following restarts. */
  node: z.string(),
  /** The last event that is done with; null where there was none yet. */
  place: z.object({ id: whole, print: z.string() }).nullable(),
  /** Unix ms of the last time that events were read to their end. */
  at: whole,
  /** The full pass under way. */
  pass: passSchema.nullable(),
  /** Unix ms of the end of the last pass. */
  passedAt: whole.nullable(),
  /** Unix ms since when all fids of this node are stored; null: not yet. */
  completeAt: whole.nullable(),
  /** How many fids are known. */
  fids: whole,
  /** How many the node says there are. */
  expected: whole,
  /** Fids that could not be read, and when they are tried again (unix ms). */
  retries: z.array(retrySchema),
})

/** How far one shard is followed. Kept in the same transaction as what was read. */
export type ShardState = z.infer<typeof stateSchema>
export type Pass = z.infer<typeof passSchema>
export type Retry = z.infer<typeof retrySchema>

/** Under which name the store keeps a shard's state. */
export const cursorOf = (shard: number): string => `network:shard:${shard}`

/** Under which name the store keeps how many shards there are. */
export const SHARDS_CURSOR = 'network:shards'

/** A kept state; null where there is none, or it is of another form. */
export const parseState = (text: string | null): ShardState | null => parseStored(stateSchema, text)

/** A pass over a shard that begins now. */
export const newPass = (now: number): Pass => ({ token: null, skip: 0, count: 0, startedAt: now })
