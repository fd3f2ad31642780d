/** Grades the reader on casts of authors that it is not fitted to. */
import { scorerOf } from '@whocast/mention-reader/fitted.ts'
import { kinds } from '@whocast/mention-reader/interpretations.ts'
import { readMention } from '@whocast/mention-reader/mention.ts'
import { castOfPhrase, meaningOf, testBot } from '@whocast/mention-reader/phrase-cast.ts'
import type { Example } from './casts.ts'
import { fitTables, type Read } from './fit.ts'

/** Authors of `casts-by-authors` who are left out together. */
const FOLDS = [
  ['k', 'l', 'm'],
  ['n', 'o', 'p'],
  ['q', 'r', 's', 't'],
  ['u', 'v', 'w', 'x'],
  ['y', 'z', 'ya'],
  ['yb', 'yc', 'yd', 'ye', 'yf'],
]

const withoutPeople = new Set(['help', 'nothing', 'choose', 'endorse'])

/** The people of a meaning, or null. */
function peopleIn(meaning: string): string[] | null {
  const key = meaning.toLowerCase()
  if (withoutPeople.has(key)) return null
  if (key.startsWith('name:')) return [/\s/.test(key) ? key : key.replace('name:', 'fname:')]
  return key.split(' ').sort()
}

const isSame = (a: string, b: string): boolean =>
  a === b || (peopleIn(a) !== null && `${peopleIn(a)}` === `${peopleIn(b)}`)

/** Compares a meaning with those that are right. */
function verdictOn(found: string, meanings: readonly string[]): string {
  if (meanings.some((meaning) => isSame(meaning, found))) return 'right'
  if (meanings[0] === 'nothing') return 'unsolicited'
  const people = peopleIn(found)
  const meant = meanings.flatMap((meaning) => peopleIn(meaning) ?? [])
  if (!people) return found === 'nothing' ? 'silent' : found
  return people.every((one) => meant.includes(one)) ? 'some of the persons' : 'wrong person'
}

/** Fits without some authors at a time, and prints the verdicts on their casts. */
export function leaveOut(all: readonly Read[]): void {
  const verdicts: string[] = []
  for (const authors of FOLDS) {
    const isOut = ({ author }: Example) => author !== undefined && authors.includes(author)
    const out = all.flatMap(({ example }) =>
      isOut(example) && example.copy === undefined ? [example] : [],
    )
    const texts = new Set(out.map(({ text }) => text))
    const tables = fitTables(all.filter(({ example }) => !texts.has(example.text)))
    const scorers = {
      people: scorerOf(tables.people.join('\n'), 2),
      kinds: scorerOf(tables.kinds.join('\n'), kinds.length),
    }
    const own = out.map(({ text, context, meanings }) => {
      const { cast, conversation } = castOfPhrase(text, context)
      const found = meaningOf(readMention(cast, testBot, conversation, scorers).intent)
      return verdictOn(found, meanings)
    })
    print(authors.join(' '), own)
    verdicts.push(...own)
  }
  print('all', verdicts)
}

function print(name: string, verdicts: readonly string[]): void {
  const shares = [...new Set(verdicts)].map((verdict) => {
    const count = verdicts.filter((one) => one === verdict).length
    return `${verdict} ${((count / verdicts.length) * 100).toFixed(2)} %`
  })
  console.log(`${name}: ${verdicts.length} casts, ${shares.join(', ')}`)
}
