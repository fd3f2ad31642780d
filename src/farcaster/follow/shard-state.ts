import { z } from 'zod'

/** How far one shard is followed. Kept in the same transaction as what was read. */
export interface ShardState {
  /** The node that it was read from: with another node, following restarts. */
  node: string
  /** The last event that is done with; null where there was none yet. */
  place: { id: number; print: string } | null
  /** Unix ms of the last time that events were read to their end. */
  at: number
  /** The full pass under way. */
  pass: Pass | null
  /** Unix ms of the end of the last pass. */
  passedAt: number | null
  /** Unix ms since when all fids of this node are stored; null: not yet. */
  completeAt: number | null
  /** How many fids are known. */
  fids: number
  /** How many the node says there are. */
  expected: number
  /** Fids that could not be read, and when they are tried again (unix ms). */
  retries: Retry[]
}

export interface Pass {
  /** The token of the page of fids that is being read; null for the first. */
  token: string | null
  /** Fids of that page that are done with. */
  skip: number
  /** Fids that are done with in all. */
  count: number
  /** Unix ms. */
  startedAt: number
}

export interface Retry {
  fid: number
  attempts: number
  dueAt: number
}

/** A node of which more fids than this cannot be read has trouble itself. */
export const MAX_RETRIES = 10_000

const whole = z.number().nonnegative()
const stateSchema = z.object({
  node: z.string(),
  place: z.object({ id: whole, print: z.string() }).nullable(),
  at: whole,
  pass: z
    .object({ token: z.string().nullable(), skip: whole, count: whole, startedAt: whole })
    .nullable(),
  passedAt: whole.nullable(),
  completeAt: whole.nullable(),
  fids: whole,
  expected: whole,
  retries: z.array(z.object({ fid: whole, attempts: whole, dueAt: whole })),
})

/** Under which name the store keeps a shard's state. */
export const cursorOf = (shard: number): string => `network:shard:${shard}`

/** Under which name the store keeps how many shards there are. */
export const SHARDS_CURSOR = 'network:shards'

/** A kept state; null where there is none, or it is of another form. */
export function parseState(text: string | null): ShardState | null {
  if (text === null || text === '') return null
  try {
    return stateSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** A pass over a shard that begins now. */
export const newPass = (now: number): Pass => ({ token: null, skip: 0, count: 0, startedAt: now })
