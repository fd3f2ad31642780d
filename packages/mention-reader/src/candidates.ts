import { bareName } from './bare-name.ts'
import type { Subject } from './intent.ts'
import { type Item, isFacet } from './item.ts'
import type { Named } from './named.ts'
import { commonIn, possessedBy } from './possessors.ts'
import { isLatin, isUnspaced } from './script.ts'
import { type Situation, named as toSubject } from './situation.ts'

/** Words that may name a person, or a person who is named by form. */
export interface Candidate {
  start: number
  end: number
  subject: Subject
  /** A name of one or two letters. */
  isShort: boolean
  /** Absent for words without the form of a name. */
  named?: Named
}

/** The longest display name, in words. */
const MAX_WORDS = 4
/** In casts with more unknown words, a name cannot be distinguished from them. */
const MAX_UNKNOWN = 60

/**
 * Returns the people who are named by form, and every run of unknown words that may be a name. In
 * `who is {rish}'s realtor`, {rish} is not among them.
 */
export const candidatesOf = (situation: Situation): Candidate[] => {
  const { items } = situation.scene
  const { named, excluded } = situation.subjects
  const listed = [...named, ...excluded].slice(0, MAX_NAMED)
  const possessed = listed.map(({ index }) => possessedBy(items, index))
  const all = listed.filter((_, at) => possessed[at] === null)
  const common = listed.flatMap(({ index }, at) => {
    const span = possessed[at]
    return span ? [commonIn(items, index, span)] : []
  })
  const isCommon = ({ start, end }: Candidate) =>
    common.some((span) => start >= span.start && end <= span.end)
  const names = new Set(
    all.flatMap(({ index }) => {
      const item = items[index]
      return item?.kind === 'name' && item.handle !== undefined ? [item.handle.toLowerCase()] : []
    }),
  )
  return [
    ...all.map((one) => ({
      start: one.index,
      end: one.index + 1,
      subject: toSubject(one.identifier),
      isShort: false,
      named: one,
    })),
    // `{ada} {rish}, skip rish`: repeats a mention.
    ...spansOf(situation).filter(
      (one) => !names.has(textAt(items[one.start]).toLowerCase()) && !isCommon(one),
    ),
  ].sort((a, b) => a.start - b.start)
}

/** The number of names in a list that are looked up. */
const MAX_NAMED = 20

function spansOf({ scene: { items }, subjects, conversation }: Situation): Candidate[] {
  // `1 and 2` answers the question of the bot.
  const isAnswer = (conversation.choices ?? []).length > 0
  const isUnknown = (at: number) =>
    (items[at]?.kind === 'unknown' || (items[at]?.kind === 'number' && !isAnswer)) &&
    !subjects.used.has(at)
  const spans: Candidate[] = []
  if (items.filter(({ kind }) => kind === 'unknown').length > MAX_UNKNOWN) return spans
  for (let start = 0; start < items.length; start += 1) {
    for (let end = start + 1; end <= start + MAX_WORDS && isUnknown(end - 1); end += 1) {
      const span = spanAt(items, start, end)
      if (span) spans.push(span)
    }
  }
  return spans
}

export const textAt = (item: Item | undefined): string =>
  item?.kind === 'unknown' || item?.kind === 'number' ? item.text : ''

function spanAt(items: readonly Item[], start: number, end: number): Candidate | null {
  const words = items.slice(start, end).map(textAt)
  const [only = ''] = words
  const name = words.join(' ')
  if (words.length > 1) {
    const isWhole = items[start - 1]?.kind !== 'unknown' && items[end]?.kind !== 'unknown'
    const isTitled = words.every((word) => /^\p{Lu}/u.test(word))
    return (isWhole || isTitled) && /^[\p{L}\p{M}\p{N} .'’・-]+$/u.test(name) && !isUnspaced(name)
      ? { start, end, subject: { kind: 'name', name }, isShort: false }
      : null
  }
  if (isUnspaced(only))
    return [...only].length >= 2 && [...only].length <= 12 && /^[\p{L}\p{M}\p{N}・ー]+$/u.test(only)
      ? { start, end, subject: { kind: 'name', name: only }, isShort: false }
      : null
  // `pugsons wallet`
  const isOwner = /^[a-z]{4,}s$/.test(only) && isFacet(items[end])
  const identifier = isLatin(only) ? bareName(isOwner ? only.slice(0, -1) : only) : null
  if (identifier)
    return {
      start,
      end,
      subject: { kind: 'identifier', identifier, how: 'bare' },
      isShort: identifier.kind === 'fname' && identifier.fname.length <= 2,
    }
  // `lars_k` cannot be a Farcaster name, but may be found by the name of another account.
  return /^[\p{L}\p{M}'’.-]{2,40}$/u.test(only) || /^(?=.*_)\w{3,40}$/.test(only)
    ? { start, end, subject: { kind: 'name', name: only }, isShort: false }
    : null
}
