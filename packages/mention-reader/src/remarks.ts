import type { BareNames } from './bare-names.ts'
import type { Cast } from './cast.ts'
import { beginsQuestion } from './is-request.ts'
import { has, is, isFacet, type Scene } from './item.ts'

/** `she is my sister`, `her wallet is different now`: said of a person in reply to the bot. */
export const isStatement = (scene: Scene): boolean =>
  !scene.isQuestion &&
  !beginsQuestion(scene.items) &&
  !has(scene, 'interrogative', 'request', 'correction', 'and', 'compare', 'help') &&
  has(scene, 'pointing', 'he') &&
  scene.items.some((item) => item.kind === 'unknown' || is(item, 'copula', 'statement'))

/** `and her brother?`: a relative of a person, unknown to the bot. */
export const isAboutRelative = ({ items }: Scene): boolean =>
  items.some(
    (item, at) => is(item, 'relative') && (!is(item, 'person') || is(items[at - 1], 'he', 'my')),
  )

/** `i'll follow her then`, `sapevo che era lui`: begins with its subject or a verb, and refers. */
export function isRemarkOnAnother(scene: Scene): boolean {
  const first = scene.items.find(
    (item) =>
      item.kind !== 'break' &&
      item.kind !== 'emoji' &&
      !(is(item, 'courtesy', 'praise', 'yes', 'no', 'article') && !is(item, 'self', 'you', 'he')),
  )
  const next = scene.items[first ? scene.items.indexOf(first) + 1 : 0]
  const isSubject = first?.kind === 'unknown' || is(first, 'self', 'you', 'statement')
  // `bro has 5 wallets`, `i have the same badge`
  const isPersonDescribed = is(first, 'person', 'self') && is(next, 'copula', 'holds')
  const hasQuestion = scene.items.some(
    (item) => is(item, 'question') && !is(item, 'copula', 'holds'),
  )
  return (
    !scene.isQuestion &&
    !is(first, 'question', 'interrogative', 'request', 'correction', 'and', 'my') &&
    ((isSubject && has(scene, 'pointing', 'he')) || (isPersonDescribed && !hasQuestion)) &&
    !has(scene, 'interrogative')
  )
}

/** `das ist falsch`, `scammer confirmed` in reply to the bot: a judgement. */
export const isJudgement = (scene: Scene): boolean =>
  has(scene, 'trust') &&
  !scene.isQuestion &&
  !beginsQuestion(scene.items) &&
  !has(scene, 'interrogative', 'request', 'and', 'compare', 'help') &&
  !scene.items.some(
    (item) => isFacet(item) || (is(item, 'question') && !is(item, 'copula', 'common')),
  )

/** `@whocast is trending`: said of the bot. */
export function describesBot({ items, isQuestion }: Scene): boolean {
  const words = items.filter((item) => item.kind !== 'emoji' && item.kind !== 'break')
  const [bot, verb, ...rest] = words
  return (
    !isQuestion &&
    bot?.kind === 'bot' &&
    is(verb, 'copula') &&
    rest.length > 0 &&
    rest.every(
      (item) =>
        item.kind === 'unknown' ||
        (is(item, 'common', 'praise', 'statement', 'article', 'courtesy') &&
          !is(item, 'pointing', 'he', 'person', 'trust', 'self', 'interrogative')),
    )
  )
}

/** `este tipo es mi ídolo`: a statement about a person close to the author. */
export function isOwnRelation({ items, isQuestion }: Scene): boolean {
  const words = items.filter((item) => item.kind === 'phrase' && !is(item, 'interrogative'))
  const [first, verb, own] = words
  return !isQuestion && is(first, 'he') && is(verb, 'copula') && is(own, 'my')
}

/** `my wallet is empty`: said of something of the author. */
export function isOwnStatement({ items, isQuestion }: Scene): boolean {
  const my = items.findIndex((item) => is(item, 'my'))
  const copula = items.findIndex((item, at) => at > my && is(item, 'copula'))
  const isQuery = isQuestion || beginsQuestion(items) || has({ items }, 'interrogative', 'request')
  return (
    my !== -1 &&
    copula !== -1 &&
    !isQuery &&
    items.slice(copula + 1).some((item) => item.kind === 'unknown' || item.kind === 'phrase') &&
    !items.slice(copula + 1).some((item) => is(item, 'question'))
  )
}

/** Returns true for praise and surprise that asks nothing: `wow, didn't know that`. */
export function isReaction(scene: Scene): boolean {
  const first = scene.items.find(
    (item) => item.kind !== 'bot' && item.kind !== 'break' && item.kind !== 'emoji',
  )
  return (
    is(first, 'praise') &&
    !has(scene, 'interrogative', 'correction', 'and') &&
    !scene.items.some(isFacet)
  )
}

/** Asks how the bot works, and little else. */
export function isHelp(scene: Scene, bare: BareNames): boolean {
  return (
    has(scene, 'help') &&
    !(has(scene, 'request') && bare.subjects.length > 0) &&
    bare.unknown + bare.subjects.length <= 2 &&
    !has(scene, 'interrogative', 'pointing') &&
    !scene.items.some((item) => item.kind === 'name')
  )
}

/**
 * `oops typo, dwr`, `not her, the one called dwr`: a clause that corrects, then another.
 *
 * @param hasChoices whether the bot asked which of several is meant, so that `neither` corrects
 */
export function correctsBefore(scene: Scene, hasChoices: boolean): boolean {
  const { items, isExclamation } = scene
  const end = items.findIndex((item) => item.kind === 'break')
  const first = { items: items.slice(0, Math.max(0, end)) }
  const unknown = first.items.filter((item) => item.kind === 'unknown')
  const corrects =
    has(first, 'correction') ||
    (hasChoices && has(first, 'no')) ||
    (has(first, 'not') && has(first, 'he', 'pointing', 'person'))
  return (
    corrects &&
    !isExclamation &&
    unknown.length <= 1 &&
    !has(first, 'interrogative', 'request', 'copula', 'statement', 'self') &&
    !has({ items: items.slice(end) }, 'copula', 'self', 'statement', 'you')
  )
}

/** `*dwr`: the convention of chats for a corrected word. */
export const isMarkedCorrection = ({ content: [only, ...others] }: Cast): boolean =>
  others.length === 0 && typeof only === 'string' && /^\s*(?:\*[\w.-]+|[\w.-]+\*)\s*$/.test(only)
