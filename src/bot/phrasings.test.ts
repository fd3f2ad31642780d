import { describe, expect, it } from 'vitest'
import { type Phrasing, phrasings } from '../../test/bot/phrasings.ts'
import { blindPhrasings } from '../../test/bot/phrasings-blind.ts'
import { lastBlindPhrasings } from '../../test/bot/phrasings-blind-last.ts'
import { secondBlindPhrasings, thirdBlindPhrasings } from '../../test/bot/phrasings-blind-later.ts'
import { freshPhrasings } from '../../test/bot/phrasings-fresh.ts'
import { fourthPhrasings, heldOutPhrasings, lastPhrasings, laterPhrasings } from '../../test/bot/phrasings-held-out.ts'
import { trapPhrasings } from '../../test/bot/phrasings-traps.ts'
import { identifierKey } from '../domain/identifier.ts'
import type { Cast, Segment } from './cast.ts'
import { readMention } from './mention.ts'

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

/** What the bot makes of a phrasing where every name is taken, so that no wrong word can hide behind being unknown. */
function outcomeOf(phrasing: Phrasing): string {
  const intent = readMention(castOf(phrasing), bot)
  if (intent.kind === 'lookup') return intent.asked.map(identifierKey).join(' ')
  return intent.kind === 'none' ? 'nothing' : intent.kind
}

const isPerson = (outcome: string) => outcome !== 'help' && outcome !== 'nothing'
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
 * Each held-out set was measured before the reader was changed for it, in this network where every name is taken.
 * First figures of the five old sets: 65 of 69, 55 of 68, 57 of 64, 48 of 64 and 59 of 63 right; 2, 2, 4, 2 and 1 with the wrong person.
 * The blind sets were written before they were run once; the first without a look at the reader or its tables, the others by an
 * author who had read it by then. The first met that old reader: 118 of 136 right (86.8 %),
 * 1 with the wrong person. Then bare words came to count only in sentences that the grammar accounts for as a whole: the second
 * 101 of 110 (91.8 %), 2 wrong (`who is vegan here`, `ios or android?`); the third, after their rules were removed, 102 of 108
 * (94.4 %), 3 wrong (`renatas github?`, `is this a scam token?`, `muchas gracias`). The figure of record is the
 * fourth's, with the reader as the third had left it: 99 of 102 (97.1 %), 1 wrong (`wer ist dabei`). Each was then looked at, so today they only
 * hold what was gained. A share under 95 % in an old set is the price: the help text where a bare word is not sure to be a name.
 */
describe('what people write', () => {
  it.each([
    ['phrasings', phrasings, 0.95],
    ['traps', trapPhrasings, 0.95],
    ['held out, first set', heldOutPhrasings, 0.9],
    ['held out, second set', laterPhrasings, 0.95],
    ['held out, third set', lastPhrasings, 0.95],
    ['held out, fourth set', fourthPhrasings, 0.75],
    ['fresh', freshPhrasings, 0.9],
    ['blind, first set', blindPhrasings, 0.95],
    ['blind, second set', secondBlindPhrasings, 0.95],
    ['blind, third set', thirdBlindPhrasings, 0.95],
    ['blind, fourth set', lastBlindPhrasings, 0.95],
  ] as const)('%s: understood, and nobody answered with the wrong person', (what, list, least) => {
    const { missed, wrong, share } = grade(list)
    const show = (rows: typeof missed) => rows.map(({ text, expected, outcome }) => `${text} → ${outcome}, not ${expected}`)
    console.info(
      `${what}: ${list.length - missed.length} of ${list.length} (${(share * 100).toFixed(1)} %), ${wrong.length} with the wrong person`,
    )
    expect(list.length).toBeGreaterThanOrEqual(60)
    expect(show(wrong)).toEqual([])
    expect(share, show(missed).join('\n')).toBeGreaterThanOrEqual(least)
  })
})
