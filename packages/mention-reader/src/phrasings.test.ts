import { readFileSync } from 'node:fs'
import { identifierKey } from '@whocast/contract/identifier.ts'
import { describe, expect, it } from 'vitest'
import { type Phrasing, phrasings } from '../../../test/bot/phrasings.ts'
import { blindPhrasings } from '../../../test/bot/phrasings-blind.ts'
import { eighthBlindPhrasings } from '../../../test/bot/phrasings-blind-eighth.ts'
import { fifthBlindPhrasings } from '../../../test/bot/phrasings-blind-fifth.ts'
import { lastBlindPhrasings } from '../../../test/bot/phrasings-blind-last.ts'
import {
  secondBlindPhrasings,
  thirdBlindPhrasings,
} from '../../../test/bot/phrasings-blind-later.ts'
import { ninthBlindPhrasings } from '../../../test/bot/phrasings-blind-ninth.ts'
import { seventhBlindPhrasings } from '../../../test/bot/phrasings-blind-seventh.ts'
import { sixthBlindPhrasings } from '../../../test/bot/phrasings-blind-sixth.ts'
import { freshPhrasings } from '../../../test/bot/phrasings-fresh.ts'
import {
  fourthPhrasings,
  heldOutPhrasings,
  lastPhrasings,
  laterPhrasings,
} from '../../../test/bot/phrasings-held-out.ts'
import { trapPhrasings } from '../../../test/bot/phrasings-traps.ts'
import type { Cast, Segment } from './cast.ts'
import { readMention } from './mention.ts'
import { useWords } from './ordinary-words.ts'

useWords(() => readFileSync(new URL('ordinary-words.bin', import.meta.url)))

const bot = { fid: 999, username: 'whocast' }
const people: Record<string, number> = { dwr: 3, rish: 194, ada: 616 }
const asker = 77
const hash = `0x${'a'.repeat(40)}` as const

function castOf({ text, context, links }: Phrasing): Cast {
  const content = text
    .split(/(@whocast|\{[a-z]+\})/)
    .filter((part) => part !== '')
    .map((part): Segment => {
      if (part === '@whocast') return bot
      const username = /^\{([a-z]+)\}$/.exec(part)?.[1]
      return username === undefined ? part : { fid: people[username] ?? 0, username }
    })
  const parents = { reply: 5, 'reply-to-bot': bot.fid, quote: undefined }
  const parent = context && parents[context]
  return {
    hash,
    author: { fid: asker, username: 'asker' },
    content,
    ...(parent === undefined ? {} : { parent: { fid: parent, hash } }),
    ...(context === 'quote' ? { quotes: [{ fid: 6 }] } : {}),
    ...(links ? { links } : {}),
    threadHash: hash,
    timestamp: 0,
  }
}

/**
 * What the bot makes of a phrasing where every name is taken, so that no wrong word can hide behind
 * being unknown.
 */
function outcomeOf(phrasing: Phrasing): string {
  const intent = readMention(castOf(phrasing), bot)
  if (intent.kind === 'lookup') return intent.asked.map(identifierKey).join(' ')
  if (intent.kind === 'ask') return `ask:${intent.word}`
  return intent.kind === 'none' ? 'nothing' : intent.kind
}

const isPerson = (outcome: string) =>
  outcome !== 'help' && outcome !== 'nothing' && !outcome.startsWith('ask:')
const sorted = (outcome: string) => outcome.split(' ').sort().join(' ')

function grade(list: readonly Phrasing[]) {
  const rows = list.map((phrasing) => ({ ...phrasing, outcome: outcomeOf(phrasing) }))
  const missed = rows.filter(({ outcome, expected }) => sorted(outcome) !== sorted(expected))
  const named = ({ outcome, expected }: (typeof rows)[number]) =>
    outcome.split(' ').every((key) => expected.split(' ').includes(key))
  const wrong = missed.filter((row) => isPerson(row.outcome) && !named(row))
  return { missed, wrong, share: 1 - missed.length / rows.length }
}

/**
 * Each set was measured once before the reader was changed for it, in this network where every name
 * is taken. First figures of the old held-out sets: 65 of 69, 55 of 68, 57 of 64, 48 of 64 and 59
 * of 63 right; 2, 2, 4, 2 and 1 with the wrong person. Of the blind sets, which were written before
 * they were run: 118 of 136 (1 wrong), 101 of 110 (2), 102 of 108 (3), 99 of 102 (1). Then the
 * dictionary and the question for ordinary words came. The fifth set was written without knowledge
 * of the reader and expects that question: 118 of 140, 7 wrong, before it was built. With it: the
 * sixth 120 of 128 (93.8 %, 2 wrong), the seventh 123 of 135 (91.1 %, 1 wrong), the eighth 127 of
 * 137 (92.7 %, 2 wrong). The ninth, by an engineer who had read neither the reader nor the other
 * sets: 99 of 104 (95.2 %, 0 wrong), which is the figure of record. Each but the ninth was then
 * looked at, so today they only hold what was gained. 19 rows of the older sets that expected a
 * person or help for an ordinary word behind "who is" expect the question since.
 */
describe('what people write', () => {
  it.each([
    ['phrasings', phrasings, 0.95],
    ['traps', trapPhrasings, 0.95],
    ['held out, first set', heldOutPhrasings, 0.95],
    ['held out, second set', laterPhrasings, 0.95],
    ['held out, third set', lastPhrasings, 0.95],
    ['held out, fourth set', fourthPhrasings, 0.9],
    ['fresh', freshPhrasings, 0.95],
    ['blind, first set', blindPhrasings, 0.95],
    ['blind, second set', secondBlindPhrasings, 0.95],
    ['blind, third set', thirdBlindPhrasings, 0.95],
    ['blind, fourth set', lastBlindPhrasings, 0.95],
    ['blind, fifth set', fifthBlindPhrasings, 0.95],
    ['blind, sixth set', sixthBlindPhrasings, 0.95],
    ['blind, seventh set', seventhBlindPhrasings, 0.95],
    ['blind, eighth set', eighthBlindPhrasings, 0.95],
    ['blind, ninth set', ninthBlindPhrasings, 0.95],
  ] as const)('%s: understood, and nobody answered with the wrong person', (what, list, least) => {
    const { missed, wrong, share } = grade(list)
    const show = (rows: typeof missed) =>
      rows.map(({ text, expected, outcome }) => `${text} → ${outcome}, not ${expected}`)
    console.info(
      `${what}: ${list.length - missed.length} of ${list.length} (${(share * 100).toFixed(1)} %), ${wrong.length} with the wrong person`,
    )
    expect(list.length).toBeGreaterThanOrEqual(60)
    expect(show(wrong)).toEqual([])
    expect(share, show(missed).join('\n')).toBeGreaterThanOrEqual(least)
  })
})
