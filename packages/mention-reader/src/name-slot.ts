import { type Item, is, isFacet, type UnknownItem } from './item.ts'

/** Consecutive unknown words of a clause. */
export interface Run {
  start: number
  end: number
  words: UnknownItem[]
}

/** A part of a cast between punctuation marks. */
export interface Clause {
  start: number
  end: number
}

export const isLight = (item: Item | undefined): boolean =>
  is(item, 'person', 'courtesy') || item?.kind === 'emoji' || item?.kind === 'bot'
const isNamed = (item: Item): boolean =>
  item.kind === 'unknown' || isLight(item) || is(item, 'article', 'pointing')

/** Returns true if a word is a quality, a credential, or something of another person. */
function saysMore(items: readonly Item[], clause: Clause, run: Run, before: number): boolean {
  const previous = before < clause.start ? undefined : items[before]
  // `@whocast is trending`
  const isOfBot =
    is(previous, 'copula') && items[before - 1]?.kind === 'bot' && run.end >= clause.end
  // `gli altri suoi social`
  const isOfAnother = is(items[run.end], 'he', 'my') && isFacet(items[run.end + 1])
  // `does he have Optimist`
  const isCredential =
    is(previous, 'holds') &&
    items.slice(clause.start, before).some((item) => is(item, 'he', 'pointing', 'self', 'you'))
  return isOfBot || isOfAnother || isCredential
}

/** Returns true if the place of an unknown word is that of a name. */
export function isNameSlot(items: readonly Item[], clause: Clause, run: Run): boolean {
  let before = run.start - 1
  while (before >= clause.start && (isLight(items[before]) || is(items[before], 'article')))
    before -= 1
  let behind = run.end
  while (behind < clause.end && isLight(items[behind])) behind += 1
  const previous = before < clause.start ? undefined : items[before]
  const next = behind >= clause.end ? undefined : items[behind]
  const own = items.slice(clause.start, clause.end)
  const isOwner = run.words.at(-1)?.isPossessive === true || is(items[run.end], 'possessiveAfter')
  const endsLoosely = /s$/i.test(run.words.at(-1)?.text ?? '') && !isOwner
  if (saysMore(items, clause, run, before)) return false
  if (is(previous, 'interrogative')) {
    if (!is(previous, 'interrogativeSubject')) return true
    let end = run.end
    while (items[end]?.kind === 'unknown' || is(items[end], 'and', 'or')) end += 1
    return is(items[end], 'copula') && items.slice(end + 1, clause.end).every(isLight)
  }
  if (
    is(items[run.start - 1], 'and', 'or') &&
    items[run.start - 2]?.kind === 'unknown' &&
    is(next, 'copula')
  )
    return true
  const isMisspelled = previous?.kind === 'phrase' && previous.isMisspelled === true
  if (
    is(previous, 'question', 'copula') &&
    is(items[before - 1], 'interrogative') &&
    (isMisspelled || is(next, 'copula'))
  )
    return true
  // `who is that rish guy`, `who is this rish`
  const isEnd = behind >= clause.end && run.words.length === 1
  if (
    is(previous, 'pointing') &&
    is(items[before - 1], 'interrogative') &&
    (isEnd || is(items[run.end], 'person'))
  )
    return true
  // `the user rish`
  if (is(items[run.start - 1], 'person') && own.every(isNamed)) return true
  if (
    is(next, 'interrogative') &&
    (previous === undefined || is(previous, 'and', 'correction', 'request', 'question', 'pointing'))
  )
    return true
  if (is(previous, 'request', 'correction') && !is(next, 'question')) return true
  if (is(previous, 'and') && before === clause.start) return true
  if (is(next, 'correction', 'request') && previous === undefined) return true
  const isRequest = own.some(
    (item) => is(item, 'interrogative', 'request', 'question', 'trust') || isFacet(item),
  )
  // `pugson diye biri var mı`: asks for a person by name.
  if (is(items[run.end], 'person') && is(next, 'question') && behind === clause.end - 1) return true
  if (is(previous, 'about', 'possessiveBefore', 'on')) {
    let at = before - 1
    // `quem é esse tal de jack`
    if (is(items[at], 'person') && is(items[at - 1], 'interrogative')) return true
    while (
      at >= clause.start &&
      (isLight(items[at]) || is(items[at], 'article', 'about', 'question'))
    )
      at -= 1
    // `what do people say about linda`
    const isTopic =
      at < clause.start &&
      is(
        own.find((item) => !isLight(item)),
        'question',
      ) &&
      behind >= clause.end
    return isTopic || isFacet(items[at]) || is(items[at], 'request', 'trust', 'correction')
  }
  if (isOwner && isRequest) return true
  // `what is linda about`, `lindaについて教えて`, not `wer hat lust auf pizza`
  const rest = items.slice(behind + 1, clause.end)
  const isLast = rest.every((item) => isLight(item) || is(item, 'request', 'profile', 'question'))
  if (is(next, 'about') && isLast && own.some((item) => is(item, 'request', 'question')))
    return true
  if (isFacet(next) || isFacet(previous)) return !endsLoosely
  const isJudged = own.some((item) => is(item, 'trust', 'he') || isFacet(item))
  // `is linda real`, `which badges does linda have`, not `the channel is live`.
  const beforeVerb = items.slice(clause.start, before).filter((item) => !isLight(item))
  const isFirst = beforeVerb.length === 0 || is(beforeVerb[0], 'question', 'pointing')
  return isJudged && (previous === undefined || (is(previous, 'question', 'copula') && isFirst))
}
