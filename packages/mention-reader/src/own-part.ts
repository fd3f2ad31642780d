import type { Cast } from './cast.ts'
import { has, type Item, is, type Scene } from './item.ts'
import type { Role } from './language.ts'

const asking: readonly Role[] = [
  'who', 'fid', 'wallet', 'ens', 'credentials', 'verifiers', 'trust', 'accounts', 'profile', 'request', 'compare',
] // biome-ignore format: one list

const joining: readonly Role[] = ['and', 'or', 'compare', 'correction', 'not', 'no']

interface Part {
  start: number
  items: readonly Item[]
}

/** A cast of more sentences is no conversation. */
const MAX_PARTS = 30

/**
 * Returns the sentences of a cast that speak to the bot, where others speak to or of other
 * accounts: `{ada} look. @whocast who wrote this?`, `@whocast who is {rish}? {ada} you know him`.
 * Casts whose sentences belong together stay whole.
 */
export function ownPartOf(scene: Scene, cast: Cast): Scene {
  const parts = partsOf(scene.items)
  if (parts.length < 2 || parts.length > MAX_PARTS) return scene
  const at = parts.findIndex(({ items }) => items.some((item) => item.kind === 'bot'))
  const own = parts[at]
  if (!own || !isComplete(own.items, cast)) return scene
  const isNameless = own.items.every((item) => item.kind !== 'name')
  const isLeftOut = (part: Part): boolean =>
    part.items.some((item) => item.kind === 'name') &&
    (parts.indexOf(part) < at
      ? !part.items.some((item) => is(item, 'not', 'compare'))
      : isToAnother(part.items, isNameless) || (isNameless && isRemark(part.items)))
  const remaining = parts.filter((part) => part === own || !isLeftOut(part))
  return remaining.length === parts.length
    ? scene
    : { ...scene, items: remaining.flatMap((one) => one.items) }
}

/** Sentences; what begins with a clause that mentions the bot is one too. */
function partsOf(items: readonly Item[]): Part[] {
  const starts = items.flatMap((_, index) => {
    const before = items[index - 1]
    if (before?.kind !== 'break') return []
    if (before.isStrong) return [index]
    let at = index
    while (items[at] && items[at]?.kind !== 'break' && items[at]?.kind !== 'bot') at += 1
    return items[at]?.kind === 'bot' ? [index] : []
  })
  const all = [0, ...starts]
  return all.map((start, at) => ({ start, items: items.slice(start, all[at + 1]) }))
}

const light: readonly Role[] = ['courtesy', 'greeting', 'and', 'or', 'article', 'person']

const isLight = (item: Item): boolean =>
  item.kind === 'emoji' || is(item, 'courtesy', 'greeting', 'and')

/** Returns true if a part that mentions the bot is a request without the others. */
function isComplete(items: readonly Item[], cast: Cast): boolean {
  const scene = { items }
  if (!has(scene, ...asking)) return false
  const name = items.findIndex((item) => item.kind === 'name')
  if (name !== -1) return !is(items[name - 1], ...joining)
  const hasReferent = cast.parent !== undefined || cast.quotes !== undefined
  const isPointing = has(scene, 'pointing', 'he')
  return (
    hasReferent &&
    has(scene, 'who') &&
    (isPointing || items.every((item) => item.kind !== 'unknown'))
  )
}

/** `reminds me of {ada}` behind `who is this`. */
function isRemark(items: readonly Item[]): boolean {
  const [first] = items.filter((item) => !isLight(item))
  const says = items.some(
    (item) => item.kind === 'unknown' || (item.kind === 'phrase' && !is(item, ...light)),
  )
  const refers = has({ items }, ...asking, 'correction', 'not', 'no')
  return says && !refers && !is(first, 'question', 'copula', 'and', 'or')
}

/** `{ada} you should see this`: a sentence that begins with its addressee. */
function isToAnother(items: readonly Item[], isNameless: boolean): boolean {
  const words = items.filter((item) => item.kind !== 'break' && !isLight(item))
  const [first, ...rest] = words
  return (
    first?.kind === 'name' &&
    first.as === 'mention' &&
    !first.isPossessive &&
    rest.length > 0 &&
    (has({ items: rest }, 'you') ||
      !has(
        { items: rest },
        ...asking.filter((role) => !isNameless || role !== 'request'),
        ...joining,
      ))
  )
}
