import { asking, has, type Item, is, type Scene } from './item.ts'

/** `pls dont look up {ada}`: the clause of the only name says what not to do. */
export function isForbidden({ items, isQuestion }: Scene): boolean {
  const names = items.flatMap((item, at) => (item.kind === 'name' ? [at] : []))
  const [name, ...others] = names
  if (isQuestion || name === undefined || others.length > 0) return false
  if (has({ items }, 'interrogative', 'correction', 'compare', 'he', 'self')) return false
  const start = items.slice(0, name).findLastIndex((item) => item.kind === 'break') + 1
  const words = items
    .slice(start, name)
    .filter((item) => item.kind !== 'bot' && item.kind !== 'emoji' && !isFilling(item))
  const [first, verb] = words
  const isNegated = is(first, 'not', 'no') && !is(first, 'and', 'request')
  const rest = items.slice(0, start).concat(items.slice(name + 1))
  return (
    isNegated &&
    (verb?.kind === 'unknown' ||
      is(verb, 'request') ||
      (is(verb, 'pointing') && is(words[2], 'about'))) &&
    !rest.some((item) => item.kind === 'unknown' || is(item, 'request', 'question'))
  )
}

/** `who doesn't know {ada}`, `everybody knows who she is`: a question that wants no reply. */
export const isRhetorical = ({ items }: Scene): boolean => {
  const isMark = (item: Item, at: number): boolean =>
    is(item, 'rhetorical') ||
    (is(item, 'interrogative') &&
      is(items[at + 1], 'not', 'no') &&
      !is(items[at + 1], 'question', 'courtesy', 'and'))
  const mark = items.findIndex(isMark)
  const end = items.findIndex((item, at) => at > mark && item.kind === 'break')
  const behind = { items: end === -1 ? [] : items.slice(end) }
  // `everyone knows {ada}, but who is {rish}`
  const requestsLater =
    has(behind, 'interrogative', 'request') && behind.items.some((one) => one.kind === 'name')
  return mark !== -1 && !requestsLater
}

/** `if i asked @whocast who {ada} is`: the author talks about the bot. */
export const isTalkOfAsking = (items: readonly Item[]): boolean =>
  items.some((item, at) => {
    const [before, next] = [items[at - 1], items[at + 1]]
    const isStated = is(before, 'statement', 'self') && !isFilling(before)
    return item.kind === 'bot' && isStated && next !== undefined && next.kind !== 'break'
  })

/** `ok but he still owes {ada}`, `{ada} thanks too` in reply to the bot: said of or to someone. */
export const isRemarkInReply = (items: readonly Item[]): boolean => {
  const words = items.filter((item) => !isFilling(item) && item.kind !== 'break')
  const [first] = words
  const corrects =
    is(first, 'correction', 'no', 'not', 'and', 'yes', 'interrogative', 'request', 'question') ||
    items.some((item, at) => item.kind === 'name' && is(items[at - 1], 'correction', 'no')) ||
    (has({ items }, 'correction') && !has({ items }, 'thanks', 'praise', 'he'))
  const speaks = has({ items }, 'thanks', 'you', 'pointing', 'he') || isLongRemark(words)
  return speaks && !corrects && !has({ items }, 'interrogative', 'request', 'compare')
}

const isLongRemark = (words: readonly Item[]): boolean =>
  words.filter((item) => item.kind === 'unknown').length > 2

/** Returns true if the sentence that mentions the bot is a question. */
export const isQuestionToBot = (items: readonly Item[]): boolean => {
  const at = items.findIndex((item) => item.kind === 'bot')
  const end = items.slice(at).find((item) => item.kind === 'break' && item.isStrong)
  return end?.kind === 'break' && end.isQuestion
}

/** `bisous à {linda}, je file`: the clause of a name greets, and asks nothing. */
export const greetsInClause = (items: readonly Item[]): boolean =>
  items.some((item, at) => {
    if (item.kind !== 'name') return false
    const start = items.slice(0, at).findLastIndex((one) => one.kind === 'break') + 1
    const end = items.findIndex((one, index) => index > at && one.kind === 'break')
    const clause = { items: items.slice(start, end === -1 ? undefined : end) }
    const isForBot = clause.items.some((one) => one.kind === 'bot')
    return has(clause, 'greeting') && !isForBot && !has(clause, ...asking, 'question')
  })

/** `gm @whocast gm {ada}`: the same word precedes both. */
export const greetsBoth = (items: readonly Item[]): boolean => {
  const textsBefore = (kind: 'bot' | 'name') =>
    items.flatMap((item, at) => {
      const before = items[at - 1]
      const text = before?.kind === 'phrase' || before?.kind === 'unknown' ? before.text : ''
      return item.kind === kind && text.length > 1 ? [text.toLowerCase()] : []
    })
  const before = textsBefore('bot')
  return (
    textsBefore('name').some((text) => before.includes(text)) &&
    (has({ items }, 'greeting') || !has({ items }, 'interrogative', 'request'))
  )
}

export const isFilling = (item: Item | undefined): boolean =>
  is(item, 'courtesy') && !is(item, 'not', 'no', 'request')

/** `tip {ada} 100 degen`: a sum of money. */
export const isAmount = (items: readonly Item[]): boolean =>
  items.some((item, at) => item.kind === 'number' && items[at + 1]?.kind === 'unknown')

/** Returns true for `gm {rish}`, not for `gm @whocast, {rish}`, which greets the bot alone. */
export function greetsPeople(items: readonly Item[]): boolean {
  const at = items.findIndex((item) => is(item, 'greeting'))
  if (at === -1) return false
  const bot = items.findIndex((item) => item.kind === 'bot')
  const name = items.findIndex((item) => item.kind === 'name')
  const greetsName = items.some(
    (item, index) => is(item, 'greeting') && items[index + 1]?.kind === 'name',
  )
  const isForBot = at < bot && bot < name && !is(items[bot + 1], 'and') && !greetsName
  return !isForBot
}
