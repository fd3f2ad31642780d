import type { Segment } from './cast.ts'

/** Characters that are read of a cast; a cast without a long text has fewer. */
export const MAX_CHARACTERS = 800

/**
 * Leaves out the text that is far from the mentions of the bot, so that the time that a cast takes
 * does not grow with its length. A cast without a mention is read from its beginning.
 */
export function nearBot(content: readonly Segment[], bot: { fid: number }): Segment[] {
  const lengths = content.map((segment) => (typeof segment === 'string' ? segment.length : 1))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  if (total <= MAX_CHARACTERS) return [...content]
  let offset = 0
  const starts = lengths.map((length) => {
    offset += length
    return offset - length
  })
  const mentions = content.flatMap((segment, index) =>
    typeof segment !== 'string' && segment.fid === bot.fid ? [starts[index] ?? 0] : [],
  )
  const reach = Math.floor(MAX_CHARACTERS / 2 / Math.max(1, mentions.length))
  const ranges =
    mentions.length > 0
      ? mentions.map((at) => [at - reach, at + reach] as const)
      : [[0, MAX_CHARACTERS] as const]
  return content.flatMap((segment, index): Segment[] => {
    const start = starts[index] ?? 0
    const near = ranges.flatMap(([from, to]) => {
      const [first, last] = [Math.max(from - start, 0), Math.min(to - start, lengths[index] ?? 0)]
      return first < last ? [[first, last] as const] : []
    })
    if (typeof segment !== 'string') return near.length > 0 ? [segment] : []
    return near.length === 0 ? [] : [near.map((range) => wholeWords(segment, ...range)).join('\n')]
  })
}

/** A longer word is cut, as are scripts without spaces. */
const MAX_CUT = 40

/** Returns a part of a text without the words that its ends cut through. */
function wholeWords(text: string, from: number, to: number): string {
  const isCutBefore = from > 0 && /\S/.test(text[from - 1] ?? '')
  const isCutBehind = to < text.length && /\S/.test(text[to] ?? '')
  const part = text.slice(from, to)
  const first = part.slice(0, MAX_CUT).search(/\s/)
  const last = part.slice(-MAX_CUT).search(/\s\S*$/)
  return part.slice(
    isCutBefore && first !== -1 ? first : 0,
    isCutBehind && last !== -1 ? last - Math.min(MAX_CUT, part.length) : part.length,
  )
}
