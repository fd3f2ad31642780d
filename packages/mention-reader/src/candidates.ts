import { bareName } from './bare-name.ts'
import type { Subject } from './intent.ts'
import { asking, has, type Item, is, isFacet } from './item.ts'
import { isLeftOut } from './left-out.ts'
import type { Named, Subjects } from './named.ts'
import { isLatin, isUnspaced } from './script.ts'
import { type Situation, named as toSubject } from './situation.ts'
import { tagsOf } from './tags.ts'

/** Words that may name a person, or a person who is named by form. */
export interface Candidate {
  start: number
  end: number
  subject: Subject
  /** A name of one or two letters. */
  isShort: boolean
  /** Absent for words without the form of a name. */
  named?: Named
}

/** The longest display name, in words. */
const MAX_WORDS = 4
/** Casts with more unknown words have no name that can be told from them. */
const MAX_UNKNOWN = 60

/** Returns the people who are named by form, and every run of unknown words that may be a name. */
export const candidatesOf = (situation: Situation): Candidate[] => {
  const { items } = situation.scene
  const { named, excluded } = situation.subjects
  const all = [...named, ...excluded].slice(0, MAX_NAMED)
  const names = new Set(
    all.flatMap(({ index }) => {
      const item = items[index]
      return item?.kind === 'name' && item.handle !== undefined ? [item.handle.toLowerCase()] : []
    }),
  )
  return [
    ...all.map((one) => ({
      start: one.index,
      end: one.index + 1,
      subject: toSubject(one.identifier),
      isShort: false,
      named: one,
    })),
    // `{ada} {rish}, skip rish`: repeats a mention.
    ...spansOf(situation).filter(({ start }) => !names.has(textAt(items[start]).toLowerCase())),
  ].sort((a, b) => a.start - b.start)
}

/** Of a longer list, only the first are looked up. */
const MAX_NAMED = 20

function spansOf({ scene: { items }, subjects }: Situation): Candidate[] {
  const isUnknown = (at: number) =>
    (items[at]?.kind === 'unknown' || items[at]?.kind === 'number') && !subjects.used.has(at)
  const spans: Candidate[] = []
  if (items.filter(({ kind }) => kind === 'unknown').length > MAX_UNKNOWN) return spans
  for (let start = 0; start < items.length; start += 1) {
    for (let end = start + 1; end <= start + MAX_WORDS && isUnknown(end - 1); end += 1) {
      const span = spanAt(items, start, end)
      if (span) spans.push(span)
    }
  }
  return spans
}

const textAt = (item: Item | undefined): string =>
  item?.kind === 'unknown' || item?.kind === 'number' ? item.text : ''

function spanAt(items: readonly Item[], start: number, end: number): Candidate | null {
  const words = items.slice(start, end).map(textAt)
  const [only = ''] = words
  const name = words.join(' ')
  if (words.length > 1) {
    const isWhole = items[start - 1]?.kind !== 'unknown' && items[end]?.kind !== 'unknown'
    const isTitled = words.every((word) => /^\p{Lu}/u.test(word))
    return (isWhole || isTitled) && /^[\p{L}\p{M}\p{N} .'’・-]+$/u.test(name) && !isUnspaced(name)
      ? { start, end, subject: { kind: 'name', name }, isShort: false }
      : null
  }
  if (isUnspaced(only))
    return [...only].length >= 2 && [...only].length <= 12 && /^[\p{L}\p{M}\p{N}・ー]+$/u.test(only)
      ? { start, end, subject: { kind: 'name', name: only }, isShort: false }
      : null
  // `pugsons wallet`
  const isOwner = /^[a-z]{4,}s$/.test(only) && isFacet(items[end])
  const identifier = isLatin(only) ? bareName(isOwner ? only.slice(0, -1) : only) : null
  if (identifier)
    return {
      start,
      end,
      subject: { kind: 'identifier', identifier, how: 'bare' },
      isShort: identifier.kind === 'fname' && identifier.fname.length <= 2,
    }
  return /^[\p{L}\p{M}'’.-]{2,}$/u.test(only)
    ? { start, end, subject: { kind: 'name', name: only }, isShort: false }
    : null
}

/** Traits of a span: the roles of the words around it, its letters, its place. */
export function featuresOfCandidate(
  { scene, position, subjects, cast, bot }: Situation,
  span: Candidate,
  all: readonly Candidate[],
): string[] {
  const { items } = scene
  const { start, end } = span
  const words = items.slice(start, end).map(textAt)
  const found = new Set<string>()
  const before = items.slice(0, start).findLastIndex(({ kind }) => kind === 'break') + 1
  const close = items.findIndex(({ kind }, at) => at >= end && kind === 'break')
  const clause = items.slice(before, close === -1 ? undefined : close)
  const isLight = (item: Item | undefined) =>
    is(item, 'courtesy', 'article', 'person') || item?.kind === 'emoji' || item?.kind === 'bot'
  const skip = (at: number, step: 1 | -1): Item | undefined => {
    let index = at
    while (isLight(items[index])) index += step
    return items[index]
  }
  const add = (prefix: string, item: Item | undefined) => {
    for (const tag of tagsOf(item)) found.add(`${prefix}:${tag}`)
  }
  const [l1, l2, r1, r2] = [items[start - 1], items[start - 2], items[end], items[end + 1]]
  add('l1', l1)
  add('l2', l2)
  add('r1', r1)
  add('r2', r2)
  add('l', skip(start - 1, -1))
  add('r', skip(end, 1))
  for (const one of tagsOf(l1)) for (const other of tagsOf(r1)) found.add(`l1r1:${one}_${other}`)
  for (const one of tagsOf(l2)) for (const other of tagsOf(l1)) found.add(`l2l1:${one}_${other}`)
  for (const item of clause) add('c', item)
  const unknown = items.filter(({ kind }) => kind === 'unknown').length
  const inClause = clause.filter(({ kind }) => kind === 'unknown').length
  const name = words.join(' ')
  const shape = [
    words.every((word) => /^\p{Lu}\p{Ll}/u.test(word)) ? 'Titled' : '',
    words.some((word) => /\d/.test(word)) ? (/^#?\d+$/.test(name) ? 'number' : 'digit') : '',
    /[._]/.test(name) ? 'dot' : '',
    /^[\p{Lu}]{2,}$/u.test(name) ? 'CAPS' : '',
    name.includes('-') ? 'hyphen' : '',
    span.isShort ? 'short' : '',
  ].join('')
  const script = isUnspaced(name) ? 'han' : isLatin(name.replaceAll(' ', '')) ? 'latin' : 'other'
  const others = items.some(
    (item) =>
      (item.kind === 'phrase' || item.kind === 'unknown') &&
      /\p{L}/u.test(item.text) &&
      !isLatin(item.text.replace(/\s/g, '')),
  )
  const isWhole = l1?.kind !== 'unknown' && r1?.kind !== 'unknown'
  const asks = clause.some((item) => is(item, ...asking) || isFacet(item))
  const context = cast.quotes ? 'quote' : !cast.parent ? 'top' : cast.parent.fid === bot.fid ? 'card' : 'reply'
  const size = (n: number) => (n < 4 ? `${n}` : n < 7 ? '4' : '7')
  for (const trait of [
    `shape:${shape}`,
    `shape:${shape}/${words.length}`,
    `shape:${shape}/${asks}/${script}`,
    `script:${script}/${others}`,
    `script:${script}/${others}/${shape}/${size(inClause)}`,
    `rank:${rankOf(items, start)}/${words.length}/${asks}`,
    `nearest:${nearest(items, start, end)}`,
    `nearest:${nearest(items, start, end)}/${rankOf(items, start)}`,
    `repeated:${countOf(items, name) > 1}/${asks}`,
    `words:${words.length}/${isWhole}`,
    `unknown:${size(unknown)}/${words.length}`,
    `clause:${size(inClause)}/${words.length}/${asks}`,
    `sole:${clause.length === words.length}/${scene.isQuestion}/${context}`,
    `letters:${size(Math.floor([...name].length / 2))}/${script}`,
    `position:${position}/${asks}`,
    `named:${subjects.named.length > 0}/${asks}`,
    `question:${scene.isQuestion}/${asks}`,
    `context:${context}/${asks}`,
    `possessive:${(items[end - 1] as { isPossessive?: boolean }).isPossessive === true}`,
    `first:${before === start}/${position}`,
    `last:${close === end || end === items.length}`,
    `language:${scene.language === null}/${size(unknown)}`,
    `person:${has(scene, 'pointing', 'he')}/${asks}/${context}`,
    `self:${has(scene, 'self', 'my')}`,
  ])
    found.add(trait)
  if (!span.named) return [...found]
  return [...[...found].filter((trait) => !/^(?:shape|script|letters)/.test(trait)), ...featuresOfNamed(items, span, span.named, subjects, all)].map((trait) => `named-${trait}`)
}

/** The place of a word among the unknown ones. */
function rankOf(items: readonly Item[], at: number): string {
  const isBefore = items.slice(0, at).some(({ kind }) => kind === 'unknown')
  const isBehind = items.slice(at + 1).some(({ kind }) => kind === 'unknown')
  return `${isBefore}/${isBehind}`
}

/** How far the next word is that asks, and whether other unknown words are nearer to it. */
function nearest(items: readonly Item[], start: number, end: number): string {
  const asks = (item: Item | undefined) =>
    is(item, 'interrogative', 'trust', 'fid', 'wallet', 'ens', 'accounts', 'profile', 'credentials')
  const before = items.slice(0, start).findLastIndex(asks)
  const behind = items.findIndex((item, at) => at >= end && asks(item))
  const [left, right] = [
    before === -1 ? Infinity : start - before,
    behind === -1 ? Infinity : behind - end + 1,
  ]
  const distance = Math.min(left, right, 6)
  const between = left <= right ? items.slice(before + 1, start) : items.slice(end, behind)
  const isBlocked = distance < 6 && between.some(({ kind }) => kind === 'unknown' || kind === 'name')
  return `${distance < 4 ? distance : '4'}/${left <= right}/${isBlocked}`
}

const countOf = (items: readonly Item[], text: string): number =>
  items.filter((item) => textAt(item).toLowerCase() === text.toLowerCase()).length

/** Traits of a person who is named by form: the order of people, and words that repeat a name. */
function featuresOfNamed(
  items: readonly Item[],
  { start }: Candidate,
  named: Named,
  { excluded }: Subjects,
  all: readonly Candidate[],
): string[] {
  const people = all.filter((one) => one.named)
  const place = people.findIndex((one) => one.named === named)
  const rank = people.length === 1 ? 'only' : place === 0 ? 'first' : place === people.length - 1 ? 'last' : 'middle'
  const isOut = excluded.includes(named)
  const isLooseOut = isLeftOut(items, start, true)
  const item = items[start]
  const handle = item?.kind === 'name' ? item.handle?.toLowerCase() : undefined
  const echo = items.findIndex((one) => one.kind === 'unknown' && one.text.toLowerCase() === handle)
  const bot = items.findIndex(({ kind }) => kind === 'bot')
  const between = items.slice(Math.min(bot, start), Math.max(bot, start))
  const isNear = !between.some(({ kind }) => kind === 'break')
  const next = people[place + 1]?.start ?? items.length
  const last = people[place - 1]?.end ?? 0
  const asksBehind = items.slice(start, next).some((one) => is(one, 'interrogative', 'request', 'trust') || isFacet(one))
  const asksBefore = items.slice(last, start).some((one) => is(one, 'interrogative', 'request', 'trust') || isFacet(one))
  const rivals = all.some((one) => !one.named && !one.isShort)
  return [
    `as:${named.as}/${people.length > 1}`,
    `rank:${rank}/${people.length}`,
    `rank:${rank}/${isOut}/${people.some((one) => one.named && excluded.includes(one.named))}`,
    `out:${isOut}/${isLooseOut}`,
    `near:${isNear}/${rank}`,
    `behind:${asksBehind}/${asksBefore}/${rank}`,
    `behind:${asksBehind}/${asksBefore}/${isOut}`,
    `rivals:${rivals}/${people.length > 1}/${asksBehind}/${asksBefore}`,
    ...tagsOf(echo === -1 ? undefined : items[echo - 1]).map((tag) => `echo:${tag}`),
    ...tagsOf(items[start + 3]).map((tag) => `r3:${tag}`),
    ...tagsOf(items[start - 3]).map((tag) => `l3:${tag}`),
  ]
}
