import type { Segment } from './cast.ts'

const quotes: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '„': '“',
  '«': '»',
  '「': '」',
  '『': '』',
}

/** Words next to a mention that make a quotation speech: `"who is {ada}"`, not `"{ada}"`. */
const MIN_WORDS = 2

/**
 * Leaves out quoted sentences with a mention: `he wrote "ask @whocast who {ada} is"`. A cast
 * that is nothing but a quotation stays whole.
 */
export function withoutQuotedSpeech(content: readonly Segment[]): readonly Segment[] {
  const parts = quotationsOf(content)
  if (!parts.some(isSpeech)) return content
  const rest = parts.flatMap((part) => (isSpeech(part) ? [] : part.content))
  const isWhole = !rest.some((one) => typeof one === 'string' && /[\p{L}\p{N}]/u.test(one))
  return isWhole ? content : rest
}

interface Part {
  isQuoted: boolean
  content: Segment[]
}

function isSpeech({ isQuoted, content }: Part): boolean {
  if (!isQuoted || content.every((one) => typeof one === 'string')) return false
  const text = content.filter((one) => typeof one === 'string').join(' ')
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).length >= MIN_WORDS
}

/** Splits a cast into what is inside and outside quotation marks; open ones do not count. */
function quotationsOf(content: readonly Segment[]): Part[] {
  const parts: Part[] = [{ isQuoted: false, content: [] }]
  let end: string | undefined
  const last = () => parts[parts.length - 1] as Part
  for (const segment of content) {
    if (typeof segment !== 'string') {
      last().content.push(segment)
      continue
    }
    for (const text of segment.split(/(["“”„«»「」『』])/u)) {
      if (end === undefined ? quotes[text] !== undefined : text === end) {
        end = end === undefined ? quotes[text] : undefined
        parts.push({ isQuoted: end !== undefined, content: [] })
      } else if (text !== '') last().content.push(text)
    }
  }
  last().isQuoted = false
  return parts
}
