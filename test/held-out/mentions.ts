import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageOf } from '@whocast/mention-reader/choose-language.ts'
import type { PhraseContext } from '@whocast/mention-reader/language.ts'
import { languages } from '@whocast/mention-reader/languages.ts'
import { readMention } from '@whocast/mention-reader/mention.ts'
import { castOfPhrase, meaningOf, testBot } from '@whocast/mention-reader/phrase-cast.ts'
import { atLeast, atMost, type Bench, type Figure } from '../bench/bench.ts'

/**
 * Grades the reader on casts that its authors have not seen, and must not see: this prints counts
 * and nothing else of the sets.
 */
interface Row {
  lang: string
  class: string
  text: string
  context?: PhraseContext
  expect: string
  accept?: string | readonly string[]
}

const verdicts = [
  'right',
  'wrong person',
  'unsolicited reply',
  'silence',
  'help',
  'question',
  'part',
] as const
type Verdict = (typeof verdicts)[number]

interface Graded {
  row: Row
  verdict: Verdict
  /** Whether the reply is in the author's language; null where that cannot be told. */
  isInLanguage: boolean | null
}

const SETS = [
  'bot-h.json',
  'bot-j.json',
  'bot-p.json',
  'bot-q.json',
  'bot-r.json',
  'bot-s.json',
  'bot-t.json',
  'bot-u.json',
]

export const bench: Bench = {
  name: 'mentions',
  about: 'the meaning of casts that the authors of the reader have not seen',
  async run(report) {
    const all: Graded[] = []
    for (const name of SETS) {
      const text = readFileSync(join(import.meta.dirname, name), 'utf8')
      const graded = (JSON.parse(text) as Row[]).map(grade)
      console.log(`\n${name}`)
      print(graded, ({ row }) => row.class)
      print(graded, ({ row }) => row.lang)
      all.push(...graded)
    }
    for (const figure of figuresOf(all)) report(figure)
  },
}

/** Keys of people in a comparable form; null for what is no person. */
function keysOf(meaning: string): string[] | null {
  if (['help', 'nothing', 'ask', 'endorse'].includes(meaning)) return null
  if (meaning.startsWith('name:')) {
    const name = meaning.slice('name:'.length).toLowerCase()
    return [/\s/.test(name) ? `name:${name}` : `fname:${name}`]
  }
  return meaning
    .toLowerCase()
    .split(' ')
    .filter((key) => key !== '')
    .map((key) => key.replace(/^x:/, 'twitter:').replace(/^farcaster:/, 'fname:'))
    .sort()
}

const isSame = (a: string, b: string): boolean =>
  a === b || (keysOf(a) !== null && keysOf(a)?.join(' ') === keysOf(b)?.join(' '))

function grade(row: Row): Graded {
  const { cast, conversation } = castOfPhrase(row.text, row.context)
  const { intent, language } = readMention(cast, testBot, conversation)
  const found = intent.kind === 'choose' ? 'ask' : meaningOf(intent)
  const hasWords = /\p{L}{2}/u.test(
    row.text.replace(/@whocast|\{\w+\}|https?:\S+|\S+\.eth|0x\S+/g, ''),
  )
  const isKnown = languages.some(({ code }) => code === row.lang)
  return {
    row,
    verdict: verdictOf(row, found),
    isInLanguage:
      found === 'nothing' || !hasWords || !isKnown ? null : languageOf(language).code === row.lang,
  }
}

function verdictOf({ expect, accept = [] }: Row, found: string): Verdict {
  const accepted = [expect, ...(typeof accept === 'string' ? accept.split('|') : accept)]
  if (accepted.some((meaning) => isSame(meaning, found))) return 'right'
  if (expect === 'nothing') return 'unsolicited reply'
  const people = keysOf(found)
  if (people) {
    const okay = accepted.flatMap((meaning) => keysOf(meaning) ?? [])
    return people.every((key) => okay.includes(key)) ? 'part' : 'wrong person'
  }
  if (found === 'nothing') return 'silence'
  return found === 'ask' ? 'question' : 'help'
}

const count = (graded: readonly Graded[], verdict: Verdict): number =>
  graded.filter((one) => one.verdict === verdict).length

function print(graded: readonly Graded[], keyOf: (one: Graded) => string): void {
  const groups = Map.groupBy(graded, keyOf)
  for (const [key, group] of [...groups].sort(([a], [b]) => a.localeCompare(b))) {
    const others = verdicts
      .filter((verdict) => verdict !== 'right' && count(group, verdict) > 0)
      .map((verdict) => `${verdict} ${count(group, verdict)}`)
    console.log(
      `  ${key.padEnd(26)} ${count(group, 'right')} of ${group.length}  ${others.join(', ')}`,
    )
  }
}

function figuresOf(graded: readonly Graded[]): Figure[] {
  const percent = (n: number, of: number) => (n / of) * 100
  const share = (verdict: Verdict) => percent(count(graded, verdict), graded.length)
  const written = graded.filter(({ isInLanguage }) => isInLanguage !== null)
  const inLanguage = percent(
    written.filter(({ isInLanguage }) => isInLanguage).length,
    written.length,
  )
  const figure = (what: string, value: number, goal: Figure['goal']): Figure => ({
    what,
    value: `${value.toFixed(1)} %`,
    ...(goal ? { goal } : {}),
  })
  return [
    figure(`right, of ${graded.length} casts`, share('right'), atLeast(share('right'), 92, ' %')),
    figure('wrong persons', share('wrong person'), atMost(share('wrong person'), 0.5, ' %')),
    figure(
      'unsolicited replies',
      share('unsolicited reply'),
      atMost(share('unsolicited reply'), 1, ' %'),
    ),
    figure('replies in the language of the cast', inLanguage, atLeast(inLanguage, 98, ' %')),
  ]
}
