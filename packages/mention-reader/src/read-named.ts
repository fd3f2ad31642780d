import { type Identifier, parseSocial } from '@whocast/contract/identifier.ts'
import type { Intent, Subject } from './intent.ts'
import { has, is, type Scene } from './item.ts'
import type { Named } from './named.ts'
import { lookup, named, referentOf, type Situation, selfOf } from './situation.ts'

/** Looks up the people who are named, and those who are joined to them. */
export function readNamed(situation: Situation, chosen: readonly Named[]): Intent {
  const { scene, conversation } = situation
  const found = chosen.map(({ identifier }) => named(identifier))
  const isOnlyOne = found.length === 1 && chosen.length === 1 && countNamed(situation) === 1
  const joint = joins(scene, 'self')
  const referent = joins(scene, 'he') ? referentOf(situation) : undefined
  if (joint) found.splice(joint === 'before' ? 0 : found.length, 0, selfOf(situation))
  else if (referent) found.push(referent)
  else if (isOnlyOne && (comparesOther(scene) || identifies(situation, chosen))) {
    const other = has(scene, 'self', 'my') ? selfOf(situation) : referentOf(situation)
    if (other) found.push(other)
  }
  const carried = has(scene, 'correction', 'and') ? conversation.aspect : undefined
  return lookup(situation, found, carried)
}

/**
 * Returns two people if the cast may mean either: `@whocast {ada} who is this guy?` in a reply,
 * or `niet {ada} maar {rish}` in an unknown language.
 */
export function choicesOf({ scene, cast, bot, subjects }: Situation): Identifier[] | null {
  const { items, language } = scene
  const [one, other, ...more] = subjects.named
  if (one?.as !== 'mention' || more.length > 0) return null
  const isUnknown = (index: number) => items[index]?.kind === 'unknown'
  if (other)
    return language === null && isUnknown(one.index - 1) && isUnknown(other.index - 1)
      ? [one.identifier, other.identifier]
      : null
  const fid = cast.quotes?.[0]?.fid ?? cast.parent?.fid
  const pointsBehind =
    items[one.index - 1]?.kind === 'bot' &&
    is(items[one.index + 1], 'interrogative') &&
    is(items[one.index + 2], 'pointing', 'he')
  return fid !== undefined && fid !== bot.fid && pointsBehind
    ? [{ kind: 'fid', fid }, one.identifier]
    : null
}

/** `me and {rish}`, `{rish} and then me`, `{rish} or the author`: joined to a person. */
function joins({ items }: Scene, role: 'self' | 'he'): 'before' | 'after' | null {
  const words = items.filter((item) => item.kind !== 'bot' && item.kind !== 'emoji')
  const at = words.findIndex((item) => is(item, role) && !is(item, 'my', 'statement'))
  const isNext = (step: 1 | -1): boolean => {
    let index = at + step
    while (is(words[index], 'and', 'or')) index += step
    const name = words[index]
    return index !== at + step && name?.kind === 'name' && !name.isPossessive
  }
  if (at === -1) return null
  if (isNext(1)) return 'before'
  const next = words[at + 1]
  return isNext(-1) && (next === undefined || next.kind === 'break') ? 'after' : null
}

/** `is this {rish}?` in a reply: whether two people are one. */
function identifies({ scene, cast, bot }: Situation, names: readonly Named[]): boolean {
  const at = names[0]?.index ?? 0
  const refersToOther = cast.quotes !== undefined || (cast.parent?.fid ?? bot.fid) !== bot.fid
  const isEnd = scene.items[at + 1]?.kind === 'break' || scene.items[at + 1] === undefined
  return (
    refersToOther &&
    isEnd &&
    scene.isQuestion &&
    is(scene.items[at - 1], 'pointing') &&
    is(scene.items[at - 2], 'copula', 'question') &&
    !is(scene.items[at - 2], 'interrogative')
  )
}

/** `compare him with {rish}`, `{rish} vs me`: the other one is not named. */
function comparesOther(scene: Scene): boolean {
  const compares = scene.items.filter((item) => is(item, 'compare'))
  if (compares.length === 0) return false
  return has(scene, 'self', 'my', 'he', 'pointing') || !has(scene, 'correction')
}

const countNamed = ({ subjects: { named: all, excluded } }: Situation): number =>
  [...all, ...excluded].filter(({ as }) => as === 'mention').length

/** `find jack, he's on twitter`: the platform of a name, in a clause of its own. */
export function onPlatform(
  { scene: { items }, subjects }: Situation,
  people: readonly Subject[],
): Subject[] {
  const found = [...people]
  const [only] = found
  const at = items.findIndex((item, index) => item.kind === 'platform' && !subjects.used.has(index))
  const platform = items[at]
  if (found.length !== 1 || only?.kind !== 'identifier' || only.identifier.kind !== 'fname')
    return found
  const start = items.slice(0, at).findLastIndex((item) => item.kind === 'break') + 1
  const end = items.findIndex((item, index) => index > at && item.kind === 'break')
  const clause = items.slice(start, end === -1 ? undefined : end)
  const isApart = clause.every(
    (item) => item.kind !== 'unknown' && !is(item, 'my', 'and', 'interrogative'),
  )
  if (
    platform?.kind !== 'platform' ||
    start === 0 ||
    !isApart ||
    !is(items[at - 1], 'on', 'article')
  )
    return found
  try {
    return [named(parseSocial(platform.type, only.identifier.fname))]
  } catch {
    return found
  }
}
