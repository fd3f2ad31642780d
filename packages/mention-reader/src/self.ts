import { type BareNames, isLowerCase } from './bare-names.ts'
import { beginsQuestion, hasQuestionWord } from './is-request.ts'
import { has, type Item, is, isFacet, type Scene } from './item.ts'
import { wordsOf } from './situation.ts'

const clausesOf = (items: readonly Item[]): Item[][] => {
  const parts: Item[][] = [[]]
  for (const item of items)
    if (item.kind === 'break') parts.push([])
    else parts.at(-1)?.push(item)
  return parts
}

/** `which of my x accounts u got linked`: a question about something of the author. */
const isAboutOwn = (clause: readonly Item[]): boolean => {
  const [first] = clause.filter((item) => item.kind === 'phrase' && !is(item, 'courtesy', 'and'))
  const own = clause.findIndex((item) => is(item, 'my'))
  const isNear = clause.slice(own + 1, own + 4).some(isFacet)
  return own !== -1 && isNear && is(first, 'question', 'request') && !is(first, 'copula', 'my')
}

/** `my fid please, i always forget`: a clause that is nothing but something of the author. */
export const requestsOwn = ({ items }: Scene): boolean =>
  clausesOf(items).some(
    (part) =>
      part.some((item) => is(item, 'my')) &&
      part.some(isFacet) &&
      part.every(
        (item) =>
          isFacet(item) ||
          item.kind === 'bot' ||
          item.kind === 'emoji' ||
          is(item, 'my', 'courtesy', 'question', 'request'),
      ),
  )

/** `who am I`, `my wallets`, `me`: the author asks about themselves. */
export function isSelf(scene: Scene): boolean {
  const { items } = scene
  const isDescribed = has(scene, 'statement', 'praise', 'thanks', 'relative')
  if (!isDescribed && clausesOf(items).some((clause) => isAboutOwn(clause))) return true
  const unknown = items.filter((item) => item.kind === 'unknown').length
  const hasFacet = items.some(
    (item) => isFacet(item) && !(item.kind === 'platform' && item.type === 'farcaster'),
  )
  const isRequest =
    has(scene, 'interrogative', 'request', 'and', 'correction', 'about') && !has(scene, 'praise')
  // `explain it to my mom`
  if (items.some((item, at) => is(item, 'my') && is(items[at + 1], 'relative'))) return false
  if (has(scene, 'my')) {
    const isAlone = wordsOf(scene).length === 1
    const isRequested =
      isRequest || isAlone || scene.isQuestion || beginsQuestion(items) || hasQuestionWord(items)
    return hasFacet ? unknown <= 2 : unknown === 0 && isRequested
  }
  if (!has(scene, 'self') || (has(scene, 'statement') && !scene.isQuestion)) return false
  if (hasFacet) return unknown <= 1
  if (unknown <= 4 && isQuestionOfSelf(scene)) return true
  // `that's not me`
  const isDenied = items.some((item, at) => is(item, 'not') && is(items[at + 1], 'self'))
  if (unknown > 0 || isDenied) return false
  const words = items.filter(
    (item) => item.kind === 'phrase' && !is(item, 'courtesy', 'you', 'thanks'),
  )
  const at = words.findLastIndex((item) => is(item, 'self'))
  const isEnd = words
    .slice(at + 1)
    .every((item) =>
      is(
        item,
        'copula',
        'interrogative',
        'question',
        'possessiveAfter',
        'and',
        'correction',
        'request',
        'about',
        'trust',
        'compare',
        'statement',
        'article',
        'person',
        'on',
      ),
    )
  const before = words[at - 1]
  return (
    isEnd &&
    (before === undefined ||
      !is(before, 'question') ||
      is(before, 'interrogative', 'copula', 'request'))
  )
}

/** `y yo quién soy jaja`, `what do you know about me`, `cek aku juga`: governed by what asks. */
function isQuestionOfSelf({ items, isQuestion }: Scene): boolean {
  const isClear = isQuestion || has({ items }, 'interrogative', 'question', 'request')
  return items.some((item, at) => {
    if (!is(item, 'self') || is(item, 'statement')) return false
    const [before, next] = [items[at - 1], items[at + 1]]
    const isTopic =
      (is(before, 'about') || isFacet(before)) && !is(before, 'interrogative') && isClear
    const isNext =
      (is(next, 'correction', 'and') && is(before, 'request')) ||
      (is(next, 'request') &&
        !is(next, 'common') &&
        (before === undefined || before.kind === 'bot'))
    return (
      isTopic ||
      isNext ||
      is(next, 'interrogative') ||
      (is(before, 'interrogative') && !is(before, 'interrogativeSubject'))
    )
  })
}

/** Returns true for a word next to a conjunction, a preposition or a particle. */
const isTied = (items: readonly Item[], at: number): boolean =>
  is(items[at - 1], 'and', 'about', 'correction', 'possessiveBefore') ||
  is(items[at + 1], 'possessiveAfter')

/** `what wallets have i linked so far`: a word that nothing asks about is not a name. */
export const isIncidental = (scene: Scene, bare: BareNames, isFollowUp = false): boolean =>
  isLowerCase(bare) &&
  scene.items.some(isFacet) &&
  !has(scene, 'interrogative', 'compare', 'or') &&
  !(isFollowUp
    ? scene.items.some((item, at) => item.kind === 'unknown' && isTied(scene.items, at))
    : has(scene, 'and', 'about', 'possessiveBefore', 'possessiveAfter')) &&
  !scene.items.some((item) => item.kind === 'unknown' && item.isPossessive)
