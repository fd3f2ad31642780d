import type { Cast } from './cast.ts'
import { asking, has, type Item, is, isFacet, type Scene } from './item.ts'
import type { Role } from './language.ts'
import { isLeftOut } from './left-out.ts'

const joining: readonly Role[] = ['and', 'or', 'compare', 'correction', 'not', 'no']

type Part = readonly Item[]

/** A cast of more sentences is no conversation. */
const MAX_PARTS = 30

/**
 * Returns the sentence of a cast that speaks to the bot, with those that continue it, and the
 * people of another that it refers to: `{ada} look. @whocast who wrote this?`, `sent it to
 * ada.eth. @whocast who is that?`. Casts whose sentences belong together stay whole.
 */
export function ownPartOf(scene: Scene, cast: Cast): Scene {
  const parts = partsOf(scene.items)
  if (parts.length < 2 || parts.length > MAX_PARTS) return scene
  const at = parts.findIndex((part) => part.some((item) => item.kind === 'bot'))
  const own = parts[at]
  if (!own || !has({ items: own }, ...asking)) return scene
  const before = contextOf(own, parts.slice(0, at), cast)
  if (before === null) return scene
  const isNameless = !hasName(own)
  const behind = parts
    .slice(at + 1)
    .filter((part) => (hasName(part) ? !isToAnother(part, isNameless) : !isRemark(part)))
    .filter((part) => !(isNameless && hasName(part) && isRemark(part)))
  const items = [...before, ...own, ...behind.flat()]
  return items.length === scene.items.length
    ? scene
    : {
        ...scene,
        items,
        isQuestion: items.some((item) => item.kind === 'break' && item.isQuestion),
      }
}

const hasName = (part: Part): boolean => part.some((item) => item.kind === 'name')

/**
 * Returns what a sentence needs of those before it: nothing if it is complete, the people that its
 * pronouns refer to, or null for everything.
 */
function contextOf(own: Part, before: readonly Part[], cast: Cast): readonly Item[] | null {
  const isRetained = (part: Part) =>
    part.some((item, at) => item.kind === 'name' && isLeftOut(part, at) !== null) ||
    (!hasName(own) && hasName(part) && has({ items: part }, 'compare'))
  const retained = before.filter(isRetained)
  if (hasName(own)) {
    const name = own.findIndex((item) => item.kind === 'name')
    return is(own[name - 1], ...joining) ? null : retained.flat()
  }
  if (retained.length > 0) return null
  const isPointing = has({ items: own }, 'pointing', 'he')
  const isOwn =
    own.some((item, at) => is(item, 'my') && isFacet(own[at + 1])) ||
    (has({ items: own }, 'self', 'my') && !has({ items: own }, 'he', 'statement', 'you'))
  if (isOwn) return []
  const isShort = own.filter((item) => item.kind === 'unknown').length === 0
  if (!isPointing && !isShort) return null
  const isForm = (item: Item) => item.kind === 'name' && item.as !== 'mention'
  const forms = before.findLast((part) => part.some(isForm))
  if (forms) return [...forms.filter((item) => item.kind === 'name'), pause]
  const hasReferent = cast.parent !== undefined || cast.quotes !== undefined
  // `you always cite {ada}. @whocast who is she`: its topic, or its author
  const isCited = (part: Part) =>
    part.some((item, at) => item.kind === 'name' && at > 0 && part[at - 1]?.kind !== 'break')
  if (hasReferent && has({ items: own }, 'he') && before.some(isCited)) return null
  if (hasReferent) return isShort || has({ items: own }, 'interrogative', 'trust') ? [] : null
  const names = before.findLast(hasName)?.filter((item) => item.kind === 'name') ?? []
  // `{ada} told me about les. @whocast who is that`
  const mayName = before.flat().some((item) => item.kind === 'unknown')
  return names.length === 1 && !mayName ? [...names, pause] : null
}

const pause: Item = { kind: 'break', isQuestion: false, isStrong: false }

/** Sentences; what begins with a clause that mentions the bot is one too. */
function partsOf(items: readonly Item[]): Part[] {
  const starts = items.flatMap((item, index) => {
    const before = items[index - 1]
    if (item.kind === 'bot' && beginsRequest(items, index)) return [index]
    if (before?.kind !== 'break') return []
    if (before.isStrong) return [index]
    let at = index
    while (items[at] && items[at]?.kind !== 'break' && items[at]?.kind !== 'bot') at += 1
    return items[at]?.kind === 'bot' ? [index] : []
  })
  const all = [0, ...starts]
  return all.map((start, at) => items.slice(start, all[at + 1]))
}

/** `boh @whocast di chi è`: a mention of the bot before a question begins a sentence. */
function beginsRequest(items: readonly Item[], index: number): boolean {
  const before = items[index - 1]
  const next = items.slice(index + 1).find((item) => !isLight(item) && !is(item, 'about'))
  const isPart = is(
    before,
    'request',
    'statement',
    'common',
    'self',
    'you',
    'about',
    'on',
    'and',
    'or',
  )
  return (
    before?.kind === 'emoji' ||
    (!(isPart && !is(before, 'courtesy', 'praise')) &&
      !is(before, 'not', 'copula', 'article', 'interrogative', 'question') &&
      is(next, 'interrogative', 'request') &&
      before?.kind !== 'name')
  )
}

const referring: readonly Role[] = [
  'interrogative',
  'request',
  'compare',
  'pointing',
  'he',
  'fid',
  'wallet',
  'ens',
]

const light: readonly Role[] = ['courtesy', 'greeting', 'and', 'or', 'article', 'person']

const isLight = (item: Item): boolean =>
  item.kind === 'emoji' || is(item, 'courtesy', 'greeting', 'and')

/** `reminds me of {ada}` behind `who is this`. */
function isRemark(items: Part): boolean {
  const [first] = items.filter((item) => !isLight(item))
  const says = items.some(
    (item) => item.kind === 'unknown' || (item.kind === 'phrase' && !is(item, ...light)),
  )
  const refers = has({ items }, ...(hasName(items) ? asking : referring), 'correction', 'not', 'no')
  return says && !refers && !is(first, 'question', 'copula', 'and', 'or')
}

/** `{ada} you should see this`: a sentence that begins with its addressee. */
function isToAnother(items: Part, isNameless: boolean): boolean {
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
