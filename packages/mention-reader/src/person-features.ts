import { type Candidate, textAt } from './candidates.ts'
import { contextOf } from './context.ts'
import { has, type Item, is } from './item.ts'
import {
  betweenNames,
  type Clause,
  clauseAt,
  hasRequest,
  laterRequest,
  orderOf,
} from './order-features.ts'
import { isLatin, isUnspaced } from './script.ts'
import type { Situation } from './situation.ts'
import { tagsOf, wordOf } from './tags.ts'

/** Returns the traits of a candidate: the words around the name, its letters, its place. */
export function featuresOfCandidate(
  situation: Situation,
  one: Candidate,
  all: readonly Candidate[],
): string[] {
  const { items } = situation.scene
  const clause = clauseAt(items, one.start, one.end)
  const isAsking = hasRequest(items.slice(clause.start, clause.end))
  const request = laterRequest(items, one, all)
  const hasNamed = all.some((other) => other.named && other !== one)
  const found = [
    ...new Set([
      ...surroundingsOf(items, one, clause),
      ...placeOf(situation, one, clause),
      `request:${request}/${isAsking}/${hasNamed}`,
      `request:${request}/${isAsking}/${contextOf(situation)}`,
    ]),
  ]
  return one.named
    ? [...found, ...orderOf(items, one, one.named, situation.subjects, all)].map(
        (trait) => `named-${trait}`,
      )
    : [...found, ...lettersOf(items, one, clause), ...betweenNames(items, one)]
}

const unknownIn = (items: readonly Item[]): number =>
  items.filter(({ kind }) => kind === 'unknown').length

const isLight = (item: Item | undefined): boolean =>
  is(item, 'courtesy', 'article', 'person') || item?.kind === 'emoji' || item?.kind === 'bot'

const size = (count: number): string => (count < 4 ? `${count}` : count < 7 ? '4' : '7')

/** The roles of the words around a name. */
function surroundingsOf(
  items: readonly Item[],
  { start, end }: Candidate,
  clause: Clause,
): string[] {
  const found: string[] = []
  const skip = (at: number, step: 1 | -1): Item | undefined => {
    let index = at
    while (isLight(items[index])) index += step
    return items[index]
  }
  const add = (prefix: string, item: Item | undefined) => {
    for (const tag of tagsOf(item)) found.push(`${prefix}:${tag}`)
  }
  const [l1, l2, r1, r2] = [items[start - 1], items[start - 2], items[end], items[end + 1]]
  add('l1', l1)
  add('l2', l2)
  add('r1', r1)
  add('r2', r2)
  add('l', skip(start - 1, -1))
  add('r', skip(end, 1))
  for (const one of tagsOf(l1)) for (const other of tagsOf(r1)) found.push(`l1r1:${one}_${other}`)
  for (const one of tagsOf(l2)) for (const other of tagsOf(l1)) found.push(`l2l1:${one}_${other}`)
  const wordAt = (at: number) => wordOf(items[at]) || (items[at]?.kind ?? 'end')
  found.push(`wl:${wordAt(start - 1)}`, `wr:${wordAt(end)}`)
  found.push(`wl2:${wordAt(start - 2)}`, `wr2:${wordAt(end + 1)}`)
  for (let at = clause.start; at < clause.end; at += 1)
    if (at < start || at >= end) found.push(`wc:${at < start}:${wordAt(at)}`)
  for (const item of items.slice(clause.start, clause.end)) add('c', item)
  return found
}

/** The place of a name in its clause and in the cast. */
function placeOf(situation: Situation, { start, end }: Candidate, clause: Clause): string[] {
  const { scene, position, subjects } = situation
  const { items } = scene
  const own = items.slice(clause.start, clause.end)
  const isAsking = hasRequest(own)
  const context = contextOf(situation)
  const words = end - start
  const last = items[end - 1]
  const isPossessive =
    (last?.kind === 'unknown' || last?.kind === 'name') && last.isPossessive === true
  const isWhole = items[start - 1]?.kind !== 'unknown' && items[end]?.kind !== 'unknown'
  const rank = rankOf(items, start)
  const near = nearest(items, start, end)
  return [
    `rank:${rank}/${words}/${isAsking}`,
    `nearest:${near}`,
    `nearest:${near}/${rank}`,
    `words:${words}/${isWhole}`,
    `unknown:${size(unknownIn(items))}/${words}`,
    `clause:${size(unknownIn(own))}/${words}/${isAsking}`,
    `sole:${own.length === words}/${scene.isQuestion}/${context}`,
    `position:${position}/${isAsking}`,
    `named:${subjects.named.length > 0}/${isAsking}`,
    `question:${scene.isQuestion}/${isAsking}`,
    `context:${context}/${isAsking}`,
    `possessive:${isPossessive}`,
    `first:${clause.start === start}/${position}`,
    `last:${clause.end === end}`,
    `language:${scene.language === null}/${size(unknownIn(items))}`,
    `person:${has(scene, 'pointing', 'he')}/${isAsking}/${context}`,
    `self:${has(scene, 'self', 'my')}`,
  ]
}

/** The letters of words that may be a name. */
function lettersOf(items: readonly Item[], one: Candidate, clause: Clause): string[] {
  const words = items.slice(one.start, one.end).map(textAt)
  const name = words.join(' ')
  const own = items.slice(clause.start, clause.end)
  const isAsking = hasRequest(own)
  const shape = [
    words.every((word) => /^\p{Lu}\p{Ll}/u.test(word)) ? 'Titled' : '',
    words.some((word) => /\d/.test(word)) ? (/^#?\d+$/.test(name) ? 'number' : 'digit') : '',
    /[._]/.test(name) ? 'dot' : '',
    /^[\p{Lu}]{2,}$/u.test(name) ? 'CAPS' : '',
    name.includes('-') ? 'hyphen' : '',
    one.isShort ? 'short' : '',
  ].join('')
  const script = isUnspaced(name) ? 'han' : isLatin(name.replaceAll(' ', '')) ? 'latin' : 'other'
  const isMixed = items.some(
    (item) =>
      (item.kind === 'phrase' || item.kind === 'unknown') &&
      /\p{L}/u.test(item.text) &&
      !isLatin(item.text.replace(/\s/g, '')),
  )
  return [
    `shape:${shape}`,
    `shape:${shape}/${words.length}`,
    `shape:${shape}/${isAsking}/${script}`,
    `script:${script}/${isMixed}`,
    `script:${script}/${isMixed}/${shape}/${size(unknownIn(own))}`,
    `repeated:${countOf(items, name) > 1}/${isAsking}`,
    `letters:${size(Math.floor([...name].length / 2))}/${script}`,
  ]
}

/** The place of a word among the unknown ones. */
function rankOf(items: readonly Item[], at: number): string {
  const isBefore = items.slice(0, at).some(({ kind }) => kind === 'unknown')
  const isBehind = items.slice(at + 1).some(({ kind }) => kind === 'unknown')
  return `${isBefore}/${isBehind}`
}

/** How far the next word is that asks, and whether other unknown words are nearer to it. */
function nearest(items: readonly Item[], start: number, end: number): string {
  const isAsking = (item: Item | undefined) =>
    is(item, 'interrogative', 'trust', 'fid', 'wallet', 'ens', 'accounts', 'profile', 'credentials')
  const before = items.slice(0, start).findLastIndex(isAsking)
  const behind = items.findIndex((item, at) => at >= end && isAsking(item))
  const [left, right] = [
    before === -1 ? Infinity : start - before,
    behind === -1 ? Infinity : behind - end + 1,
  ]
  const distance = Math.min(left, right, 6)
  const between = left <= right ? items.slice(before + 1, start) : items.slice(end, behind)
  const isBlocked =
    distance < 6 && between.some(({ kind }) => kind === 'unknown' || kind === 'name')
  return `${distance < 4 ? distance : '4'}/${left <= right}/${isBlocked}`
}

const countOf = (items: readonly Item[], text: string): number =>
  items.filter((item) => textAt(item).toLowerCase() === text.toLowerCase()).length
