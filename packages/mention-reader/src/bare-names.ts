import type { Identifier } from '@whocast/contract/identifier.ts'
import { bareName } from './bare-name.ts'
import type { Subject } from './intent.ts'
import { type Item, is, isFacet, type Scene } from './item.ts'
import { isLeftOut } from './left-out.ts'
import { type Clause, isNameSlot, type Run } from './name-slot.ts'
import { isLatin, isUnspaced } from './script.ts'

/** Names without a form of their own: single words, and display names. */
export interface BareNames {
  subjects: Subject[]
  /** A name too short to be looked up without asking which account is meant. */
  short: string | null
  /** Words that are neither vocabulary nor a name. */
  unknown: number
}

/**
 * Finds names by their place: next to a phrase that asks for a person, or as all that a clause has
 * besides the vocabulary.
 *
 * @param isOpen whether a clause that is nothing but a name asks about it
 */
export function bareNamesOf(scene: Scene, used: ReadonlySet<number>, isOpen: boolean): BareNames {
  const found: { subject: Subject; short: string | null }[] = []
  let unknown = 0
  for (const clause of clausesOf(scene.items)) {
    const runs = runsOf(scene.items, clause, used)
    const names = describesList(scene.items, clause, runs)
      ? []
      : namesOfClause(scene, clause, runs, isOpen)
    if (names === null) unknown += runs.reduce((sum, { words }) => sum + words.length, 0)
    else found.push(...names)
  }
  return {
    subjects: found.filter(({ short }) => short === null).map(({ subject }) => subject),
    short: found.find(({ short }) => short !== null)?.short ?? null,
    unknown,
  }
}

/** The parts of a cast between its punctuation marks. */
function clausesOf(items: readonly Item[]): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'break') continue
    clauses.push({ start, end: index })
    start = index + 1
  }
  clauses.push({ start, end: items.length })
  return clauses.filter((clause) => clause.end > clause.start)
}

/** `who is richer, ada or rish`: the word before a list of alternatives describes. */
function describesList(items: readonly Item[], clause: Clause, runs: readonly Run[]): boolean {
  const next = clausesOf(items).find(({ start }) => start === clause.end + 1)
  const list = next ? items.slice(next.start, next.end) : []
  const [run] = runs
  return (
    runs.length === 1 &&
    run?.words.length === 1 &&
    !/\p{Lu}/u.test(run.words[0]?.text ?? '') &&
    items.slice(clause.start, clause.end).some((item) => is(item, 'interrogative')) &&
    list.some((item) => is(item, 'or')) &&
    list.filter((item) => item.kind === 'unknown' || item.kind === 'name').length > 1
  )
}

/** Consecutive unknown words of a clause. */
function runsOf(items: readonly Item[], clause: Clause, used: ReadonlySet<number>): Run[] {
  const runs: Run[] = []
  for (let index = clause.start; index < clause.end; index += 1) {
    const item = items[index]
    if (item?.kind !== 'unknown' || used.has(index)) continue
    const last = runs.at(-1)
    const isSameScript =
      last !== undefined && isUnspaced(last.words[0]?.text ?? '') === isUnspaced(item.text)
    if (last && last.end === index && isSameScript) {
      last.words.push(item)
      last.end = index + 1
    } else runs.push({ start: index, end: index + 1, words: [item] })
  }
  return runs
}

type Names = { subject: Subject; short: string | null }[]

/** Returns the names of a clause; null if its unknown words cannot be distinguished from names. */
function namesOfClause(
  scene: Scene,
  clause: Clause,
  runs: readonly Run[],
  isOpen: boolean,
): Names | null {
  const { items } = scene
  if (runs.length === 0) return numberOf(items, clause, isOpen)
  const included = runs.filter((run) => !isLeftOut(items, run.start))
  // `linda nicht ada`: a word that leaves out what precedes it or what follows.
  const remaining =
    included.length > 0 ? included : runs.filter((run) => isLeftOut(items, run.start) === 'after')
  if (remaining.length === 0) return []
  // Among words of another script, a Latin word is a name.
  const latin = remaining.filter(({ words }) => words.every(({ text }) => isLatin(text)))
  const isMixed = items.slice(clause.start, clause.end).some((item) => isForeign(item))
  const candidates = isMixed && latin.length > 0 ? latin : remaining
  const own = items.slice(clause.start, clause.end)
  if (isAboutActor(own) || remaining.some((run) => describes(items, clause, run))) return null
  const isSole = own.every(
    (item, at) =>
      item.kind === 'unknown' ||
      item.kind === 'bot' ||
      item.kind === 'emoji' ||
      (is(item, 'courtesy', 'and', 'or', 'compare', 'person', 'correction', 'thanks', 'about') &&
        !is(item, 'interrogative', 'request', 'self')) ||
      is(item, 'not', 'notAfter') ||
      (is(item, 'no') && is(own[at - 1], 'or')),
  )
  if (isSole && !isOpen && !scene.isQuestion && !own.some((item) => is(item, 'correction', 'and')))
    return null
  if (isSole && followsQuestion(items, clause)) return null
  const groups =
    isMixed || areJoined(items, candidates) ? [candidates] : candidates.map((run) => [run])
  const isRequest =
    scene.isQuestion ||
    own.some((item) => is(item, 'interrogative', 'request', 'trust', 'question') || isFacet(item))
  const requested = groups.filter(
    (group) =>
      isSole ||
      (isMixed && latin.length > 0) ||
      (isRequest && group.every((run) => isDisplayName(run))) ||
      group.some((run) => isNameSlot(items, clause, run)),
  )
  const [group] = requested
  const others = groups.filter((one) => one !== group)
  if (!group || requested.length > 1 || others.some((one) => isTooClose(items, group, one)))
    return null
  const isFree =
    (isSole && scene.isQuestion) ||
    own.some((item) => is(item, 'interrogative')) ||
    (isRequest && group.some(({ words }) => isUnspaced(words[0]?.text ?? '')))
  const names = withoutVerb(items, group).map((run) =>
    nameOf(scene, clause, lastWordOf(run, group), isFree),
  )
  return names.every((name) => name !== null) ? (names as Names) : null
}

/** `only 2 accounts?? weak` in reply to the bot: a remark behind a question. */
const followsQuestion = (items: readonly Item[], { start, end }: Clause): boolean => {
  const isQuestionMark = (item: Item | undefined) => item?.kind === 'break' && item.isQuestion
  return (
    !items.some((item) => item.kind === 'bot') &&
    items.slice(0, start).some(isQuestionMark) &&
    !isQuestionMark(items[end]) &&
    !items.slice(start, end).some((item) => is(item, 'correction', 'and'))
  )
}

/** `larp or real`, `この人Gitcoin Passport持ってる`: a quality or a credential, not a name. */
function describes(items: readonly Item[], clause: Clause, run: Run): boolean {
  const isQuality =
    !isDisplayName(run) &&
    ((is(items[run.end], 'or') && is(items[run.end + 1], 'trust')) ||
      (is(items[run.start - 1], 'or') && is(items[run.start - 2], 'trust')))
  const isCredential =
    is(items[run.end], 'holds') &&
    items.slice(clause.start, run.start).some((item) => is(item, 'pointing', 'he', 'self', 'my'))
  return isQuality || isCredential
}

/** `who should i follow for design` names no one; `who do you say ada is` does. */
const isAboutActor = (own: readonly Item[]): boolean =>
  !is(own.at(-1), 'copula') &&
  own.some((item, at) => {
    const next = own[at + 1]
    const isVerb =
      is(next, 'question', 'self', 'you') && !is(next, 'copula', 'interrogative', 'request')
    // `who won the Premier League`
    const isDone = is(next, 'statement') && !is(next, 'courtesy', 'copula', 'pointing', 'person')
    return is(item, 'interrogativeSubject') && (isVerb || isDone)
  })

/** `who is more famous ada or rish`: a list of single words begins with the last of several. */
const lastWordOf = (run: Run, group: readonly Run[]): Run =>
  run === group[0] &&
  group.length > 1 &&
  run.words.length > 1 &&
  !isDisplayName(run) &&
  group.slice(1).every(({ words }) => words.length === 1)
    ? { ...run, start: run.end - 1, words: run.words.slice(-1) }
    : run

/** `check linda and report back`: a second request, not a second name. */
const withoutVerb = (items: readonly Item[], group: readonly Run[]): readonly Run[] => {
  const last = group.at(-1)
  const next = items[last?.end ?? 0]
  const isVerb = is(next, 'common', 'pointing', 'he', 'self') && !is(next, 'courtesy', 'copula')
  const isSecond = group.length > 1 && is(items[(last?.start ?? 0) - 1], 'and')
  return isSecond && isVerb ? group.slice(0, -1) : group
}

/** Two to four words that begin with capitals. */
const isDisplayName = ({ words }: Run): boolean =>
  words.length >= 2 &&
  words.length <= 4 &&
  words.every(({ text }) => /^\p{Lu}\p{L}*/u.test(text) || /^[a-z]{1,3}$/.test(text)) &&
  /^\p{Lu}/u.test(words[0]?.text ?? '')

/** Other unknown words leave a name only where a conjunction or the like parts them from it. */
function isTooClose(items: readonly Item[], group: readonly Run[], other: readonly Run[]): boolean {
  const end = group.at(-1)?.end ?? 0
  const start = group[0]?.start ?? 0
  const isBehind = other.every((run) => run.start >= end)
  if (!isBehind) return other.some((run) => run.end > start - 2)
  return !is(items[end], 'and', 'question', 'compare')
}

/** `@whocast 3`: a fid alone. */
function numberOf(items: readonly Item[], clause: Clause, isOpen: boolean): Names {
  const own = items
    .slice(clause.start, clause.end)
    .filter(
      (item) =>
        item.kind !== 'bot' &&
        !(item.kind === 'platform' && item.type === 'farcaster') &&
        !is(
          item,
          'courtesy',
          'interrogative',
          'request',
          'about',
          'person',
          'article',
          'fid',
          'on',
        ),
    )
  const [only] = own
  if (!isOpen || own.length !== 1 || only?.kind !== 'number') return []
  const identifier = bareName(String(only.value))
  return identifier
    ? [{ subject: { kind: 'identifier', identifier, how: 'bare' }, short: null }]
    : []
}

/** Returns true if an item is written in a script other than Latin. */
const isForeign = (item: Item): boolean =>
  (item.kind === 'unknown' || item.kind === 'phrase') &&
  /\p{L}/u.test(item.text) &&
  !isLatin(item.text.replace(/\s/g, ''))

/** Returns true if runs are one, or a list joined by conjunctions. */
const areJoined = (items: readonly Item[], runs: readonly Run[]): boolean => {
  const compares = items.some((item) => is(item, 'compare'))
  return runs.every((run, index) => {
    const before = runs[index - 1]
    const between = items.slice(before?.end ?? run.start, run.start)
    const isJoint = (item: Item) =>
      is(item, 'and', 'or', 'compare') || (compares && is(item, 'about', 'on'))
    return (
      between.every(
        (item) => isJoint(item) || is(item, 'about', 'article', 'interrogative', 'on'),
      ) &&
      (before === undefined || between.some(isJoint))
    )
  })
}

/**
 * One run as a name: a single word, or a display name.
 *
 * @param isFree whether lower case letters are enough for a display name
 */
function nameOf(scene: Scene, clause: Clause, run: Run, isFree: boolean): Names[number] | null {
  const { items } = scene
  const words = run.words.map(({ text }) => text)
  const [only = ''] = words
  const before = items[run.start - 1]
  const isDescribed = is(before, 'article') && !scene.hasArticleBeforeNames && !isDisplayName(run)
  if (run.start > clause.start && isDescribed) return null
  if (words.length === 1 && !isUnspaced(only)) {
    const identifier = isLatin(only) ? bareName(only) : null
    if (identifier?.kind === 'fname' && identifier.fname.length <= 2)
      return { subject: identified(identifier), short: identifier.fname }
    if (identifier) return { subject: identified(identifier), short: null }
    return /^\p{Lu}/u.test(only) || (isFree && isLatin(only) && /^[\p{L}\p{M}'-]{3,}$/u.test(only))
      ? { subject: { kind: 'name', name: only }, short: null }
      : null
  }
  const name = words.join(' ')
  if (words.length > 4 || !/^[\p{L}\p{M}\p{N} .'’・-]+$/u.test(name)) return null
  if (isUnspaced(name))
    return isFree && [...name].length >= 2 && [...name].length <= 12
      ? { subject: { kind: 'name', name }, short: null }
      : null
  return isDisplayName(run) || (isFree && words.length <= 3)
    ? { subject: { kind: 'name', name }, short: null }
    : null
}

const identified = (identifier: Identifier): Subject => ({
  kind: 'identifier',
  identifier,
  how: 'bare',
})

/** Returns true for names without a capital letter, which may be ordinary words. */
export const isLowerCase = ({ subjects: found, short }: BareNames): boolean =>
  short !== null ||
  found.every((one) =>
    one.kind === 'name' ? !/\p{Lu}/u.test(one.name) : one.identifier.kind === 'fname',
  )
