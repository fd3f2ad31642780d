import type { Hex } from 'viem'
import { z } from 'zod'

const hash = z.custom<Hex>(
  (text) => typeof text === 'string' && /^0x[0-9a-f]{40}$/.test(text),
  'must be a cast hash',
)
const fid = z.number().int().positive()
const person = z.object({ fid, username: z.string().exactOptional() })

/** A cast in one form, whichever way it reached us; the form in which it waits in the outbox. */
export const castSchema = z.object({
  /** 20 bytes, lower case. */
  hash,
  author: person.extend({ score: z.number().exactOptional() }),
  /** The text and its mentions, in order. */
  content: z.array(z.union([z.string(), person])),
  parent: z.object({ hash: hash.exactOptional(), fid }).exactOptional(),
  /** Authors of the casts that it quotes. */
  quotes: z.array(z.object({ fid })).exactOptional(),
  /** URLs that it embeds; clients take them out of the text. */
  links: z.array(z.string()).exactOptional(),
  /** The hash of the cast that began the thread; the cast's own when it began it. */
  threadHash: z.string(),
  /** Unix ms. */
  timestamp: z.number(),
})

export type Cast = z.infer<typeof castSchema>
export type Segment = Cast['content'][number]

export interface MentionedPerson {
  fid: number
  username?: string
}

/** UTF-8 view of a text, for protocol positions, which count bytes. */
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/**
 * The protocol's encoding: the text leaves mentions out, `positions` are the byte offsets where
 * they belong. Positions out of order, out of range or inside a character are put at the nearest
 * place before.
 */
export function segmentsByPositions(
  text: string,
  mentions: MentionedPerson[],
  positions: number[],
): Segment[] {
  const bytes = encoder.encode(text)
  const places = mentions
    .map((person, index) => ({
      person,
      at: characterStart(bytes, Math.min(positions[index] ?? bytes.length, bytes.length)),
    }))
    .sort((a, b) => a.at - b.at)
  const segments: Segment[] = []
  let from = 0
  for (const { person, at } of places) {
    if (at > from) segments.push(decoder.decode(bytes.subarray(from, at)))
    segments.push(person)
    from = at
  }
  if (from < bytes.length) segments.push(decoder.decode(bytes.subarray(from)))
  return segments
}

/** Returns the start of the UTF-8 character at the offset. */
function characterStart(bytes: Uint8Array, offset: number): number {
  let at = Math.max(0, offset)
  while (at > 0 && at < bytes.length && ((bytes[at] ?? 0) & 0xc0) === 0x80) at -= 1
  return at
}

/**
 * Neynar's encoding: the text holds `@username` of each mention, `ranges` say where. Whether they
 * count bytes or UTF-16 units is not published, so the unit is used with which the text there is
 * the mention; failing both, the first `@username` that is not taken yet.
 */
export function segmentsByRanges(
  text: string,
  mentions: MentionedPerson[],
  ranges: readonly ({ start: number; end: number } | undefined)[],
): Segment[] {
  const taken: { person: MentionedPerson; start: number; end: number }[] = []
  const isFree = (start: number, end: number) =>
    taken.every((one) => end <= one.start || start >= one.end)
  for (const [index, person] of mentions.entries()) {
    const place = placeOf(text, person, ranges[index], isFree)
    if (place) taken.push({ person, ...place })
  }
  const segments: Segment[] = []
  let from = 0
  for (const { person, start, end } of taken.sort((a, b) => a.start - b.start)) {
    if (start > from) segments.push(text.slice(from, start))
    segments.push(person)
    from = end
  }
  if (from < text.length) segments.push(text.slice(from))
  // A person who is mentioned but not found in the text is still mentioned.
  for (const person of mentions)
    if (!taken.some((one) => one.person === person)) segments.push(person)
  return segments
}

function placeOf(
  text: string,
  { username }: MentionedPerson,
  range: { start: number; end: number } | undefined,
  isFree: (start: number, end: number) => boolean,
): { start: number; end: number } | null {
  const isMention = (start: number, end: number) =>
    text[start] === '@' &&
    isFree(start, end) &&
    (username === undefined || text.slice(start + 1, end).toLowerCase() === username.toLowerCase())
  if (range) {
    if (isMention(range.start, range.end)) return range
    const bytes = encoder.encode(text)
    const start = decoder.decode(bytes.subarray(0, range.start)).length
    const end = decoder.decode(bytes.subarray(0, range.end)).length
    if (isMention(start, end)) return { start, end }
  }
  if (username === undefined) return null
  const needle = `@${username}`.toLowerCase()
  // Usernames have no other letters, and the length has to stay.
  const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
  for (let start = lower.indexOf(needle); start !== -1; start = lower.indexOf(needle, start + 1)) {
    if (isFree(start, start + needle.length)) return { start, end: start + needle.length }
  }
  return null
}
