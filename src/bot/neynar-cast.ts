import { type Cast, segmentsByPositions, segmentsByRanges } from '@whocast/mention-reader/cast.ts'
import type { Hex } from 'viem'
import { z } from 'zod'

/** 20 bytes in hex. Mirrors of Neynar's API leave out the `0x`. */
const hashPattern = /^(?:0x)?([0-9a-f]{40})$/i
/** A cast hash in lower case with `0x`; undefined for any other text. */
export const toHash = (text: string | null | undefined): Hex | undefined => {
  const digits = hashPattern.exec(text ?? '')?.[1]
  return digits === undefined ? undefined : `0x${digits.toLowerCase()}`
}

/** A value that is absent where it is `null`, or of a kind that is not expected. */
const lenient = <T extends z.ZodType>(schema: T) => schema.nullish().catch(undefined)

const userSchema = z.object({
  fid: z.number().int().positive(),
  username: lenient(z.string().min(1)),
  score: lenient(z.number()),
  experimental: lenient(z.object({ neynar_user_score: lenient(z.number()) })),
})

/** A URL, or a quoted cast: whole, or by its former `cast_id`. */
const embedSchema = z.object({
  url: lenient(z.string()),
  cast: lenient(z.object({ author: z.object({ fid: z.number().int().positive() }) })),
  cast_id: lenient(z.object({ fid: z.number().int().positive() })),
})

/**
 * A cast as Neynar's API and webhooks write it, and mirrors of it. Only what no answer can do
 * without is required: its hash, its author's fid, its text and time. Fields that are `null`, empty
 * or of another form are absent.
 *
 * @see https://github.com/neynarxyz/OAS
 */
export const neynarCastSchema = z.object({
  hash: z.string().regex(hashPattern),
  author: userSchema,
  text: lenient(z.string()),
  /** ISO 8601; mirrors' documents also have unix seconds. */
  timestamp: z
    .union([z.string(), z.number()])
    .refine((time) => !Number.isNaN(parseTime(time)), 'must be a time'),
  thread_hash: lenient(z.string()),
  parent_hash: lenient(z.string()),
  parent_author: lenient(z.object({ fid: lenient(z.number().int().positive()) })),
  mentioned_profiles: lenient(z.array(z.unknown())),
  mentioned_profiles_ranges: lenient(z.array(z.unknown())),
  embeds: lenient(z.array(z.unknown())),
})

type NeynarCast = z.infer<typeof neynarCastSchema>

/** Unix ms; without an offset it is UTC. NaN when it is no time. */
function parseTime(time: string | number): number {
  if (typeof time === 'number') return time * 1000
  return Date.parse(/[zZ]$|[+-]\d\d:?\d\d$/.test(time) ? time : `${time}Z`)
}

const rangeSchema = z.object({
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
})

/** Neynar's cast to ours. */
export function fromNeynarCast(cast: NeynarCast): Cast {
  const hash = toHash(cast.hash)
  if (hash === undefined) throw new Error('a cast without a hash')
  const score = cast.author.score ?? cast.author.experimental?.neynar_user_score
  const parentFid = cast.parent_author?.fid
  const parentHash = toHash(cast.parent_hash)
  const embeds = (cast.embeds ?? []).flatMap((embed) => embedSchema.safeParse(embed).data ?? [])
  const quotes = embeds.flatMap(({ cast: quoted, cast_id }) => {
    const fid = quoted?.author.fid ?? cast_id?.fid
    return fid === undefined ? [] : [{ fid }]
  })
  const links = embeds.flatMap(({ url }) => url || [])
  return {
    hash,
    author: {
      fid: cast.author.fid,
      ...(cast.author.username ? { username: cast.author.username } : {}),
      ...(score === undefined || score === null ? {} : { score }),
    },
    content: contentOf(cast),
    ...(parentFid
      ? { parent: { fid: parentFid, ...(parentHash ? { hash: parentHash } : {}) } }
      : {}),
    ...(quotes.length === 0 ? {} : { quotes }),
    ...(links.length === 0 ? {} : { links }),
    threadHash: toHash(cast.thread_hash) ?? parentHash ?? hash,
    timestamp: parseTime(cast.timestamp),
  }
}

function contentOf(cast: NeynarCast): Cast['content'] {
  const ranges = cast.mentioned_profiles_ranges ?? []
  const mentions = (cast.mentioned_profiles ?? []).flatMap((profile, index) => {
    const person = userSchema.safeParse(profile).data
    if (!person) return []
    const range = rangeSchema.safeParse(ranges[index]).data
    return [
      {
        person: { fid: person.fid, ...(person.username ? { username: person.username } : {}) },
        range,
      },
    ]
  })
  const people = mentions.map(({ person }) => person)
  // Hypersnap leaves mentions out of the text: empty ranges where they belong.
  if (mentions.length > 0 && mentions.every(({ range }) => range && range.start === range.end)) {
    return segmentsByPositions(
      cast.text ?? '',
      people,
      mentions.map(({ range }) => range?.start ?? 0),
    )
  }
  return segmentsByRanges(
    cast.text ?? '',
    people,
    mentions.map(({ range }) => range),
  )
}

/** Whether an answer of Neynar speaks of a cast, readable or not. */
export function isCastWith(hash: Hex, cast: unknown): boolean {
  const text = z.object({ hash: z.string() }).safeParse(cast).data?.hash
  return toHash(text) === toHash(hash)
}
