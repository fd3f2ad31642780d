import { parseSocial } from '@whocast/contract/identifier.ts'
import { bareName } from './bare-name.ts'
import type { Intent, Subject } from './intent.ts'
import { has, is, type Scene } from './item.ts'
import type { BareNames } from './names.ts'
import { named, type Situation } from './situation.ts'

/** `quem é o maluco` in a reply: a name, or a description of the author of the other cast. */
export function eitherOf({ scene, cast, bot }: Situation, bare: BareNames): Intent | null {
  const fid = cast.quotes?.[0]?.fid ?? cast.parent?.fid
  const [only, ...others] = bare.subjects
  if (fid === undefined || fid === bot.fid || !scene.hasArticleBeforeNames) return null
  if (only?.kind !== 'identifier' || only.identifier.kind !== 'fname' || others.length > 0)
    return null
  const at = scene.items.findIndex((item) => item.kind === 'unknown')
  const word = scene.items[at]
  const isDescription =
    word?.kind === 'unknown' &&
    /^\p{Ll}{3,}$/u.test(word.text) &&
    is(scene.items[at - 1], 'article')
  return isDescription ? { kind: 'choose', among: [{ kind: 'fid', fid }, only.identifier] } : null
}

/** `find jack, he's on twitter`: the platform of a name, in a clause of its own. */
export function onPlatform({ scene: { items }, subjects }: Situation, found: Subject[]): Subject[] {
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

/** `1453 numaralı fid kimde`, `user no. 431`: the only number next to a word for an account. */
export function fidOf({ items }: Scene): Subject | null {
  const numbers = items.flatMap((item) => (item.kind === 'number' ? [item] : []))
  const [only, ...others] = numbers
  const isFid =
    has({ items }, 'fid') ||
    (only?.text.startsWith('#') === true && has({ items }, 'accounts', 'person', 'interrogative'))
  const identifier = only && others.length === 0 && isFid ? bareName(String(only.value)) : null
  return identifier?.kind === 'fid' ? named(identifier) : null
}
