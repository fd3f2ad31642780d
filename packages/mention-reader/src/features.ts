import { isForAnother, isTalkedAbout } from './addressee.ts'
import { contextOf } from './context.ts'
import { asking, has, type Item } from './item.ts'
import type { People } from './people.ts'
import { possessedBy } from './possessors.ts'
import type { Situation } from './situation.ts'
import { tagsOf, wordOf } from './tags.ts'

/** Returns the traits of a cast: its words, their roles and their places. */
export function featuresOf(situation: Situation, people: People): string[] {
  const { scene, position, cast, bot, conversation, subjects } = situation
  const { items } = scene
  const context = contextOf(situation)
  const found = new Set<string>()
  const add = (prefix: string, item: Item | undefined) => {
    for (const tag of tagsOf(item)) found.add(`${prefix}:${tag}`)
  }
  const hasName = items.some(({ kind }) => kind === 'name')
  const isAsking = has(scene, ...asking)
  const unknown = items.filter(({ kind }) => kind === 'unknown').length
  const isPossessor = subjects.named.some(({ index }) => possessedBy(items, index) !== null)
  for (const trait of [
    `${position}`,
    `context:${context}`,
    `${position}/${context}`,
    scene.isQuestion ? '?' : '.',
    scene.isQuestion ? `?${position}` : `.${position}`,
    `language:${scene.language === null}`,
    `!${scene.isExclamation}`,
    `named:${amount(subjects.named.length)}`,
    `named:${amount(subjects.named.length)}/${isAsking}/${scene.isQuestion}`,
    `names:${[...new Set(subjects.named.map(({ as }) => as))].join('+')}`,
    `out:${amount(subjects.excluded.length)}`,
    `possessor:${isPossessor}/${people.certainty.word}`,
    `word:${people.certainty.word}`,
    `word:${people.certainty.word}/${scene.isQuestion}/${isAsking}`,
    `word:${people.certainty.word}/${context}`,
    `form:${people.certainty.form}`,
    `form:${people.certainty.form}/${people.certainty.word}`,
    `form:${people.certainty.form}/${scene.isQuestion}/${isAsking}`,
    `form:${people.certainty.form}/${context}`,
    `named:${amount(people.named.length)}/${people.certainty.word}`,
    `form:${people.certainty.form}/${people.certainty.word}/${context}`,
    `words:${amount(people.words.length)}/${people.short !== null}`,
    `words:${amount(people.words.length)}/${isAsking}/${scene.isQuestion}/${hasName}`,
    `words:${amount(people.words.length)}/${position}/${context}`,
    `left:${amount(people.unknown)}`,
    `unknown:${amount(unknown)}`,
    `unknown:${amount(unknown)}/${isAsking}/${hasName}`,
    `unknown:${amount(unknown)}/${scene.isQuestion}/${hasName}`,
    `length:${amount(items.length)}`,
    `${position}/${isAsking}/${hasName}`,
    `${context}/${isAsking}/${hasName}`,
    `${position}/${has(scene, 'statement')}/${isAsking}`,
    `another:${isForAnother(scene, position)}`,
    `about:${isTalkedAbout(scene)}`,
    `links:${(cast.links ?? []).length > 0}`,
    `choices:${(conversation.choices ?? []).length > 0}`,
    `aside:${cast.parent !== undefined && cast.parent.fid !== bot.fid}`,
  ])
    found.add(trait)
  const at = items.findIndex(({ kind }) => kind === 'bot')
  const name = subjects.named[0]?.index ?? items.findIndex(({ kind }) => kind === 'name')
  const start = items.slice(0, Math.max(at, 0)).findLastIndex(({ kind }) => kind === 'break') + 1
  const close = items.findIndex(({ kind }, index) => index > at && kind === 'break')
  const end = close === -1 ? items.length : close
  for (const [index, item] of items.entries()) {
    add('any', item)
    if (at !== -1) add(index < at ? 'before' : 'behind', item)
    if (index >= start && index < end) add('clause', item)
    for (const one of tagsOf(item))
      for (const next of tagsOf(items[index + 1])) found.add(`${one}_${next}`)
    if (name !== -1) add(index < name ? 'before-name' : 'behind-name', item)
  }
  for (const trait of wordsIn(items)) found.add(trait)
  const words = items.filter(({ kind }) => kind !== 'emoji' && kind !== 'bot' && kind !== 'break')
  add('1', words[0])
  add('2', words[1])
  add('-1', words.at(-1))
  if (at !== -1) {
    add('bot-1', items[at - 1])
    add('bot+1', items[at + 1])
    add('bot+2', items[at + 2])
  }
  if (name !== -1) {
    add('name-2', items[name - 2])
    add('name-1', items[name - 1])
    add('name+1', items[name + 1])
    add('name+2', items[name + 2])
  }
  return [...found]
}

/** The words themselves, alone, with the word before, and at the ends of the cast. */
function wordsIn(items: readonly Item[]): string[] {
  const words = items.map((item) => wordOf(item) || item.kind)
  const pairs = words.map((word, at) => `ww:${words[at - 1] ?? ''}_${word}`)
  const ends = words.flatMap((word) =>
    word.length > MIN_STEM ? [`p:${word.slice(0, MIN_STEM)}`, `s:${word.slice(-3)}`] : [],
  )
  return [
    ...words.map((word) => `w:${word}`),
    ...pairs,
    ...ends,
    `w^:${words[0]}`,
    `w$:${words.at(-1)}`,
  ]
}

/** Longer words have a stem and an ending. */
const MIN_STEM = 4

const amount = (count: number): string =>
  count < 3 ? `${count}` : count < 5 ? '3' : count < 9 ? '5' : '9'
