import { bareName } from './bare-name.ts'
import { textAt } from './candidates.ts'
import { contextOf } from './context.ts'
import type { Intent, Subject } from './intent.ts'
import { helpOf } from './interpretations.ts'
import { type Item, is } from './item.ts'
import { chatter, lookup, named, type Situation, selfOf, wordsOf } from './situation.ts'

/**
 * Reads a cast that has nothing but names in addition to the mention of the bot: `@whocast ada`,
 * `@whocast ada vs rish`, `@whocast me`. Returns null for any other.
 */
export function readSole(situation: Situation): Intent | null {
  const { scene, position, subjects } = situation
  const context = contextOf(situation)
  const words = wordsOf(scene)
  const isPlain = scene.items.every((item) => item.kind !== 'break' || !isLoud(item))
  if (position !== 'vocative' || context === 'question' || !isPlain) return null
  const [only, ...others] = words
  if (others.length === 0 && is(only, 'self') && !is(only, 'statement'))
    return lookup(situation, [selfOf(situation)])
  if (others.length === 0 && only?.kind === 'unknown' && /^[a-z0-9-]{17,40}$/i.test(only.text))
    return helpOf(scene)
  if (others.length === 0 && (only?.kind === 'link' || only?.kind === 'wrong')) return helpOf(scene)
  // `@whocast The Daily Gwei`
  const isTitled = words.every(
    (item) => item.kind === 'unknown' && /^\p{Lu}\p{Ll}/u.test(item.text),
  )
  if (isTitled && words.length > 1 && words.length <= MAX_TITLED)
    return lookup(situation, [{ kind: 'name', name: words.map(textAt).join(' ') }])
  // `@whocast {ada} thanks`
  const isThanks =
    others.length === 1 && is(others[0], 'thanks') && subjects.named[0]?.as === 'mention'
  if (isThanks) return chatter
  if (subjects.excluded.length > 0 || subjects.named.some(({ as }) => as === 'platform'))
    return null
  const found = words.flatMap((_, at) => subjectOf(words, at) ?? [])
  const isList = words.every((item, at) => subjectOf(words, at) !== null || isJoint(item))
  return isList && found.length > 0 && !isJoint(only) ? lookup(situation, found) : null
}

/** The longest display name that is a whole cast, in words. */
const MAX_TITLED = 4

const isLoud = (item: Item): boolean => item.kind === 'break' && item.isExclamation === true

const isJoint = (item: Item | undefined): boolean => is(item, 'and', 'or', 'compare')

/** A name by form, or a word that is alone or joined to others. */
function subjectOf(words: readonly Item[], at: number): Subject | null {
  const item = words[at]
  if (item?.kind === 'name') return named(item.identifier)
  if (item?.kind !== 'unknown' && item?.kind !== 'number') return null
  const isPlace = [words[at - 1], words[at + 1]].every((one) => one === undefined || isJoint(one))
  const identifier = isPlace ? bareName(item.text) : null
  const isShort = identifier?.kind === 'fname' && identifier.fname.length <= 2
  return identifier && !isShort ? { kind: 'identifier', identifier, how: 'bare' } : null
}
