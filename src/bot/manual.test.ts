import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ServiceError } from '@whocast/contract/error.ts'
import { identifierKey } from '@whocast/contract/identifier.ts'
import type { Cast, Segment } from '@whocast/mention-reader/cast.ts'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../kit/root.ts'
import type { Lookup } from '../people/lookup.ts'
import { type AnswerSettings, decide } from './answer.ts'

const bot = { fid: 999, username: 'whocast' }
const hash = `0x${'a'.repeat(40)}` as const
const wallet = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

/**
 * What the first column of the table in docs/bot.md has as examples, each with what the second
 * column promises.
 */
const examples: Record<string, { parent?: 'parent' | 'quote'; does: string }> = {
  '@whocast vitalik.eth': { does: 'card ens:vitalik.eth' },
  '… 0xd8dA…': { does: 'card eth:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' },
  '… fid 3': { does: 'card fid:3' },
  '… twitter:jack': { does: 'card twitter:jack' },
  '… jack on twitter': { does: 'card twitter:jack' },
  '… @dwr': { does: 'card fname:dwr' },
  '… https://x.com/jack': { does: 'card twitter:jack' },
  '… who is dwr and what does he do?': { does: 'card fname:dwr' },
  '… is dwr legit?': { does: 'card fname:dwr' },
  '… dwr’s github': { does: 'card fname:dwr' },
  "… dwr's github": { does: 'card fname:dwr' },
  '… look up dwr': { does: 'card fname:dwr' },
  '… dwr vs rish': { does: 'card fname:dwr card fname:rish' },
  '… @dwr, vitalik.eth and rish': { does: 'card fname:dwr card ens:vitalik.eth' },
  '… who wrote this?': { parent: 'quote', does: 'card fid:6' },
  '@whocast': { does: 'card fid:77' },
  '… me': { does: 'card fid:77' },
  '… who am I?': { does: 'card fid:77' },
  '… my card': { does: 'card fid:77' },
  '… who is jb?': { does: 'Did you mean 1 farcaster:jb' },
  '… Dan Romero': { does: 'card fname:danromero' },
  '… what is the ens of dwr?': { does: 'card fname:dwr' },
  '… who verified dwr?': { does: 'card fname:dwr' },
  '… help': { does: 'Mention whocast with' },
  '… vitalik.eth': { does: 'vitalik.eth cannot be looked up here' },
  '@whocast endorse @dwr for design': { does: 'endorsement' },
}

const settings = (isConfigured: boolean): AnswerSettings => ({
  bot,
  baseUrl: 'https://whocast.test',
  lookup: {
    one: async (identifier) => {
      if (!isConfigured) throw new ServiceError('not-configured', 'set ETH_RPC_URL')
      const key = identifierKey(identifier)
      const profiles = [
        {
          profileID: key.padEnd(21, '_').slice(0, 21),
          displayName: key,
          channels: [],
          credentials: [],
        },
      ]
      return { profiles, isStale: false, failedSources: [], tags: [], freshUntil: 0 }
    },
  } satisfies Pick<Lookup, 'one'>,
  findByName: async () => [{ kind: 'fname', fname: 'danromero' }],
  replyPolicy: {
    isEnabled: true,
    minScore: 0,
    denylist: new Set(),
    limits: {
      authorLastHour: 9,
      authorInThread: 9,
      inThread: 9,
      overallLastHour: 9,
      authorHelpLastDay: 9,
      authorEndorsementsLastDay: 9,
      overallEndorsementsLastDay: 9,
    },
  },
  endorse: async (cast) =>
    JSON.stringify(cast.content).includes('endorse')
      ? { budget: 'endorsement', text: 'endorsement', page: '/fid/3' }
      : null,
})

async function said(
  text: string,
  parent: 'parent' | 'quote' | undefined,
  isConfigured: boolean,
): Promise<string> {
  const content: Segment[] = [
    bot,
    text.replace('@whocast', '').replace('0xd8dA…', wallet).replace('…', ''),
  ]
  const cast: Cast = {
    hash,
    author: { fid: 77 },
    content,
    ...(parent === 'quote' ? { quotes: [{ fid: 6 }] } : {}),
    ...(parent === 'parent' ? { parent: { fid: 5, hash } } : {}),
    threadHash: hash,
    timestamp: 0,
  }
  const decision = await decide(cast, 1, settings(isConfigured))
  if (decision.kind === 'refuse') return decision.reason
  const cards = decision.reply.embedUrls.filter((url) => url !== 'https://whocast.test')
  const keys = cards.map((url) => {
    const [, kind, ...rest] = new URL(url).pathname.split('/')
    return `card ${kind === 'socials' ? rest.join(':') : `${kind}:${rest.join('/')}`}`
  })
  return keys.length > 0 && decision.budget === 'answer' ? keys.join(' ') : decision.reply.text
}

/** Rows of the first table: what people write, in backticks, and what the bot answers. */
function rows(): { written: string[]; answer: string }[] {
  const manual = readFileSync(join(packageRoot, 'docs/bot.md'), 'utf8')
  const table = manual.slice(
    manual.indexOf('| Cast'),
    manual.indexOf('\n\n', manual.indexOf('| Cast')),
  )
  return table
    .split('\n')
    .slice(2)
    .map((row) => {
      const [, written = '', answer = ''] =
        row.split(' | ').length === 2 ? ['', ...row.split(' | ')] : []
      return {
        written: [...written.matchAll(/`([^`]+)`/g)].map(([, example = '']) => example),
        answer,
      }
    })
}

describe('the table of docs/bot.md', () => {
  const written = rows().flatMap((row) => row.written.map((example) => ({ example, row })))

  it('has an example in every row but that of chatter', () => {
    expect(rows().filter((row) => row.written.length === 0)).toMatchObject([
      { answer: expect.stringContaining('nothing') },
    ])
  })

  it.each(written)('$example', async ({ example, row }) => {
    const promise = examples[example]
    if (!promise) throw new Error(`no expectation for ${example}`)
    const text = await said(example, promise.parent, !row.written.includes('… vitalik.eth'))
    expect(text).toContain(promise.does)
  })

  it.each(['great bot!', 'thank you', 'gm', 'what a day'])(
    'answers nothing to %s',
    async (text) => {
      expect(await said(` ${text}`, undefined, true)).toBe('chatter')
    },
  )

  it.each(['quote', 'parent'] as const)(
    'answers the mention alone with the author of the %s',
    async (parent) => {
      expect(await said('@whocast', parent, true)).toBe(
        parent === 'quote' ? 'card fid:6' : 'card fid:5',
      )
    },
  )
})
