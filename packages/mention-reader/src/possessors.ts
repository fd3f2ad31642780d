import { type Item, is, isFacet } from './item.ts'
import type { Role } from './language.ts'
import { clauseAt } from './order-features.ts'
import { isLatin, isUnspaced } from './script.ts'

/** Items from one index to another. */
export interface Span {
  start: number
  end: number
}

/**
 * Returns where the words for the relative of a person are, if a clause asks for the relative
 * alone: `who is {rish}'s realtor`, `wer ist der Vater von {rish}`. Null where the person may be
 * meant: `who is behind {rish}'s account`.
 */
export function possessedBy(items: readonly Item[], index: number): Span | null {
  const name = items[index]
  const isAddress = name?.kind === 'name' && name.identifier.kind === 'eth'
  const clause = clauseAt(items, index)
  const own = items.slice(clause.start, clause.end)
  const isAboutPerson = own.some((item) => is(item, 'interrogative') && !isFacet(item))
  const isOfAccount = own.some((item) => isFacet(item) && !is(item, 'relative'))
  if (isAddress || !isAboutPerson || isOfAccount) return null
  const [before, behind] = [wordsBefore(items, index, clause), wordsBehind(items, index, clause)]
  return [behind, before].find((span) => span !== null && isThing(items, span, own)) ?? null
}

/** The words behind a name that has its mark of possession, or a relative next to it. */
function wordsBehind(items: readonly Item[], index: number, clause: Span): Span | null {
  const name = items[index]
  const isMarked =
    ((name?.kind === 'name' || name?.kind === 'unknown') && name.isPossessive === true) ||
    is(items[index + 1], 'possessiveAfter')
  // `{rish} his mother`
  const next = is(items[index + 1], 'he', 'pointing') ? index + 2 : index + 1
  if (!isMarked && !isNear(items[next])) return null
  const close = items.findIndex((item, at) => at > index && at < clause.end && isEdge(item))
  return { start: index + 1, end: close === -1 ? clause.end : close }
}

/** The words before a name and its mark of possession; a relative needs a weaker one. */
function wordsBefore(items: readonly Item[], index: number, clause: Span): Span | null {
  // `der` is an article too: `wer zum Geier ist der {rish}`.
  const isOf = (item: Item | undefined) =>
    is(item, 'possessiveBefore') &&
    !is(item, 'article') &&
    !(item?.kind === 'phrase' && item.key === 'by')
  let at = index - 1
  while (at > clause.start && is(items[at], 'article') && !isOf(items[at])) at -= 1
  const weak: readonly Role[] = ['about', 'on', 'article', 'he']
  const isWeak = is(items[index - 1], ...weak) && isNear(items[index - 2])
  // `pacarnya linda`
  const last = items[index - 1]
  const isOwned = isNear(last) && last?.kind === 'phrase' && last.key.endsWith('nya')
  if (!isOf(items[at]) && !isWeak && !isOwned) return null
  const end = isOf(items[at]) ? at : isOwned ? index : index - 1
  return { start: items.slice(clause.start, end).findLastIndex(isEdge) + 1 + clause.start, end }
}

/** A relative, in a word that is no title: `{rish}哥`. */
const isNear = (item: Item | undefined): boolean =>
  is(item, 'relative') &&
  item?.kind === 'phrase' &&
  !(isUnspaced(item.text) && [...item.text].length < 2)

const isEdge = (item: Item): boolean => is(item, 'interrogative') || item.kind === 'bot'

/**
 * Returns which words of what a person has are no names: not those behind a relative, as in
 * `{rish}'s friend boris`, nor a name that `of` follows, as in `boris of {rish}`.
 */
export function commonIn(items: readonly Item[], index: number, { start, end }: Span): Span {
  const words = items.slice(start, end)
  if (start > index) {
    const noun = words.findIndex((item) => is(item, 'relative', 'person'))
    return { start, end: noun === -1 ? end : start + noun }
  }
  const isCommon = words.some(
    (item) => is(item, 'article', 'relative') || (item.kind === 'unknown' && !isLatin(item.text)),
  )
  return { start, end: isCommon ? end : start }
}

/** Whether words name someone or something; not a relative of the author: `my boss`. */
function isThing(items: readonly Item[], span: Span, clause: readonly Item[]): boolean {
  const words = items.slice(span.start, span.end)
  if (words.some((item) => is(item, 'my', 'self', 'you', 'statement') && !is(item, 'relative')))
    return false
  if (words.some((item) => is(item, 'relative'))) return true
  const isPointing = clause.some((item) => is(item, 'pointing', 'he') && !is(item, 'interrogative'))
  return !isPointing && words.some((item) => item.kind === 'unknown' && [...item.text].length > 1)
}
