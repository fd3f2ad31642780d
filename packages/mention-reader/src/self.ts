import { type BareNames, isLowerCase } from './bare-names.ts'
import { beginsQuestion, hasQuestionWord } from './is-request.ts'
import { has, type Item, is, isFacet, type Scene } from './item.ts'
import { wordsOf } from './situation.ts'

/** `my fid please, i always forget`: a clause that is nothing but something of the author. */
export const requestsOwn = ({ items }: Scene): boolean => {
  const parts: Item[][] = [[]]
  for (const item of items)
    if (item.kind === 'break') parts.push([])
    else parts.at(-1)?.push(item)
  return parts.some(
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
}

/** `who am I`, `my wallets`, `me`: the author asks about themselves. */
export function isSelf(scene: Scene): boolean {
  const { items } = scene
  const unknown = items.filter((item) => item.kind === 'unknown').length
  const hasFacet = items.some(
    (item) => isFacet(item) && !(item.kind === 'platform' && item.type === 'farcaster'),
  )
  const isRequest =
    has(scene, 'who', 'request', 'and', 'correction', 'about') && !has(scene, 'praise')
  if (has(scene, 'my')) {
    const isAlone = wordsOf(scene).length === 1
    const isRequested =
      isRequest || isAlone || scene.isQuestion || beginsQuestion(items) || hasQuestionWord(items)
    return hasFacet ? unknown <= 2 : unknown === 0 && isRequested
  }
  if (!has(scene, 'self') || (has(scene, 'statement') && !scene.isQuestion)) return false
  if (hasFacet) return unknown <= 1
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
        'who',
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
    (before === undefined || !is(before, 'question') || is(before, 'who', 'copula', 'request'))
  )
}

/** `what wallets have i linked so far`: a word that nothing asks about is not a name. */
export const isIncidental = (scene: Scene, bare: BareNames): boolean =>
  isLowerCase(bare) &&
  scene.items.some(isFacet) &&
  !has(scene, 'who', 'compare', 'and', 'or', 'about', 'possessiveBefore', 'possessiveAfter') &&
  !scene.items.some((item) => item.kind === 'unknown' && item.isPossessive)
