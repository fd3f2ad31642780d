import type { Hex } from 'viem'
import { z } from 'zod'
import { type Cast, segmentsByRanges } from './cast.ts'

const hash = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
const user = z.object({
  fid: z.number().int().positive(),
  username: z.string().optional(),
  score: z.number().optional(),
  experimental: z.object({ neynar_user_score: z.number().optional() }).nullish(),
})

/** A cast as Neynar's API and webhooks write it; what we do not read is let through. */
export const neynarCastSchema = z.object({
  hash,
  author: user,
  text: z.string(),
  timestamp: z.iso.datetime({ offset: true }),
  thread_hash: hash.nullish(),
  parent_hash: hash.nullish(),
  parent_author: z.object({ fid: z.number().int().positive().nullish() }).nullish(),
  mentioned_profiles: z.array(user).default([]),
  mentioned_profiles_ranges: z.array(z.object({ start: z.number().int(), end: z.number().int() })).default([]),
})

export type NeynarCast = z.infer<typeof neynarCastSchema>

const lower = (text: string) => text.toLowerCase() as Hex

/** Neynar's cast to ours. */
export function fromNeynarCast(cast: NeynarCast): Cast {
  const score = cast.author.score ?? cast.author.experimental?.neynar_user_score
  const people = cast.mentioned_profiles.map(({ fid, username }) => ({ fid, ...(username === undefined ? {} : { username }) }))
  const parentFid = cast.parent_author?.fid
  return {
    hash: lower(cast.hash),
    author: {
      fid: cast.author.fid,
      ...(cast.author.username === undefined ? {} : { username: cast.author.username }),
      ...(score === undefined ? {} : { score }),
    },
    content: segmentsByRanges(cast.text, people, cast.mentioned_profiles_ranges),
    ...(parentFid ? { parent: { fid: parentFid, ...(cast.parent_hash ? { hash: lower(cast.parent_hash) } : {}) } } : {}),
    threadHash: lower(cast.thread_hash ?? cast.hash),
    timestamp: Date.parse(cast.timestamp),
  }
}
