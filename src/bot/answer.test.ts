import { ServiceError } from '@whocast/contract/error.ts'
import { type Identifier, identifierKey } from '@whocast/contract/identifier.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import type { Cast, Segment } from '@whocast/mention-reader/cast.ts'
import { describe, expect, it } from 'vitest'
import { decide } from './answer.ts'

const bot = { fid: 999, username: 'whocast' }
const hash = `0x${'a'.repeat(40)}` as const

const profile = (id: string, displayName: string): Profile => ({
  profileID: id.padEnd(21, '_'),
  displayName,
  channels: [
    {
      type: 'ens',
      isVerified: true,
      value: `${id}.eth`,
      source: 's',
      checkedAt: 0,
      verification: { grade: 'proven', checkedAt: 0 },
    },
  ],
  credentials: [],
})
const known = {
  isVerified: true,
  source: 's',
  checkedAt: 0,
  verification: { grade: 'proven', checkedAt: 0 },
} as const
const ada: Profile = {
  profileID: 'ada'.padEnd(21, '_'),
  displayName: 'Ada',
  channels: [
    { ...known, type: 'farcaster', value: 'ada', metadata: [{ name: 'fid', value: '616' }] },
    { ...known, type: 'ens', value: 'ada.eth' },
    { ...known, type: 'wallet', value: '0x4242424242424242424242424242424242424242' },
  ],
  credentials: [
    {
      name: 'Optimist',
      chain: 'optimism',
      source: 's',
      reference: 'https://example.com',
      uid: '0x01',
      attester: '0x4242424242424242424242424242424242424242',
      kind: 'eas',
      issuedAt: 1_700_000_000,
      verification: { grade: 'proven', checkedAt: 0 },
    } as unknown as Profile['credentials'][number],
  ],
}
const people: Record<string, Profile> = {
  'fname:vegan': profile('vee', 'Vee @all'),
  'ens:vegan.eth': profile('gan', 'vegan'),
  'twitter:vegan': profile('vee', 'Vee @all'),
  'fname:hungry': profile('hungry', ''),
  'fname:dwr': profile('dan', 'Dan'),
  'ens:dan.eth': profile('dan', 'Dan'),
  'fname:rish': profile('rish', 'Rish @all https://evil.example'),
  'fid:3': profile('dan', 'Dan'),
  'fid:616': ada,
  'eth:0x4242424242424242424242424242424242424242': ada,
  'ens:lin.eth': profile('lin', 'Lin'),
}

const asked: string[] = []
const unconfigured = new Set(['ens:offline.eth', 'fid:404'])
const failing = new Set(['ens:down.eth'])
const breaking = new Set(['ens:broken.eth'])
const lookup = {
  async one(identifier: Identifier) {
    const key = identifierKey(identifier)
    asked.push(key)
    if (unconfigured.has(key)) throw new ServiceError('not-configured', 'set SNAPCHAIN_URL')
    if (breaking.has(key)) throw new ServiceError('internal', 'a fault of ours')
    if (failing.has(key)) throw new ServiceError('unavailable', 'could not ask')
    const found = people[key]
    return {
      profiles: found ? [found] : [],
      isStale: false,
      failedSources: [],
      tags: [],
      freshUntil: 0,
    }
  },
}

const say = (content: Segment[], more: Partial<Cast> = {}) => {
  asked.length = 0
  const cast: Cast = {
    hash,
    author: { fid: 77 },
    content: [bot, ...content],
    threadHash: hash,
    timestamp: 0,
    ...more,
  }
  const manners = {
    isEnabled: true,
    minScore: 0,
    denylist: new Set<number>(),
    limits: {
      authorLastHour: 9,
      authorInThread: 9,
      inThread: 9,
      overallLastHour: 9,
      authorHelpLastDay: 9,
      authorEndorsementsLastDay: 10,
      overallEndorsementsLastDay: 100,
    },
  }
  const findByName = async (name: string): Promise<Identifier[]> =>
    /romero/i.test(name)
      ? [
          { kind: 'fname', fname: 'dwr' },
          { kind: 'ens', name: 'lin.eth' },
        ]
      : []
  return decide(cast, 1, {
    bot,
    baseUrl: 'https://whocast.test',
    lookup,
    findByName,
    replyPolicy: manners,
  })
}

describe('decide', () => {
  it('answers two names with two cards', async () => {
    expect(await say([' dwr vs rish'])).toMatchObject({
      kind: 'reply',
      budget: 'answer',
      reply: {
        text: 'Dan (dan.eth): 1 verified account\nRish all (rish.eth): 1 verified account\nThese are different profiles.',
        embedUrls: ['https://whocast.test/fname/dwr', 'https://whocast.test/fname/rish'],
      },
    })
  })

  it('embeds two of several, names the others and who was not found, and looks up five at most', async () => {
    const decision = await say([
      ' dan.eth, ghost.eth, lin.eth, ',
      { fid: 616 },
      ' a.eth b.eth c.eth',
    ])
    expect(decision).toMatchObject({
      reply: {
        text: 'Dan (dan.eth): 1 verified account\nLin (lin.eth): 1 verified account\nAlso: Ada and 2 more\nNot found: ghost.eth, a.eth',
        embedUrls: ['https://whocast.test/ens/dan.eth', 'https://whocast.test/ens/lin.eth'],
      },
    })
    expect(asked).toHaveLength(5)
  })

  it('answers one person named twice with one card', async () => {
    expect(await say([' who are dan.eth and ', { fid: 3 }, '?'])).toMatchObject({
      reply: { embedUrls: ['https://whocast.test/ens/dan.eth'] },
    })
    expect(await say([' dwr and dan.eth'])).toMatchObject({
      reply: {
        text: expect.stringMatching(/^Dan \(dan\.eth\)\n1 verified account/),
        embedUrls: [expect.any(String)],
      },
    })
  })

  it('counts a word that is no name as help, and an unknown name as an answer', async () => {
    expect(await say([' who is nonesuch?'])).toMatchObject({
      budget: 'help',
      reply: { embedUrls: [] },
    })
    expect(await say([' nonesuch.eth'])).toMatchObject({
      budget: 'answer',
      reply: { embedUrls: [] },
    })
    expect(await say([' who is Vitalik Buterin?'])).toMatchObject({
      reply: { text: expect.stringContaining('“Vitalik Buterin”'), embedUrls: [] },
    })
  })

  it('finds a display name through the search, the best match first', async () => {
    const found = await say([' who is Dan Romero'])
    expect(found).toMatchObject({
      reply: {
        text: 'Dan (dan.eth)\n1 verified account: ENS\nAlso: lin.eth',
        embedUrls: ['https://whocast.test/fname/dwr'],
      },
    })
    expect(await say([' is romero legit?'])).toMatchObject({
      reply: { embedUrls: ['https://whocast.test/fname/dwr'] },
    })
  })

  it('asks which account of a short name is meant, with its namesakes and no card', async () => {
    people['fname:jb'] = profile('jb', 'JB')
    people['ens:jb.eth'] = profile('gan', 'Gan')
    expect(await say([' who is jb'])).toMatchObject({
      budget: 'question',
      reply: {
        text: 'Did you mean 1 farcaster:jb or 2 jb.eth (Gan)? Reply with a number.',
        embedUrls: [],
      },
      conversation: {
        choices: [
          { kind: 'fname', fname: 'jb' },
          { kind: 'ens', name: 'jb.eth' },
        ],
      },
    })
    expect(asked).toEqual(['fname:jb', 'ens:jb.eth', 'twitter:jb'])
  })

  it('asks which of two people a reply means', async () => {
    const cast = [{ fid: 616, username: 'ada' }, ' who is this guy'] as const
    expect(await say([' ', ...cast], { parent: { fid: 3, hash } })).toMatchObject({
      budget: 'question',
      reply: { text: 'Did you mean 1 fid:3 (Dan) or 2 fid:616 (Ada)? Reply with a number.' },
      conversation: { choices: [{ fid: 3 }, { fid: 616 }] },
    })
  })

  it('says that a short name is not found, and retries later when no source responded', async () => {
    expect(await say([' who is zq'])).toMatchObject({ budget: 'help', reply: { embedUrls: [] } })
    failing.add('fname:qz')
    await expect(say([' who is qz'])).rejects.toMatchObject({ status: 503 })
  })

  it.each([
    ['what is the fid of {ada}', 'Ada has fid 616.'],
    ['¿cuál es la ens de {ada}?', 'ENS de Ada: ada.eth (demostrado)'],
    ["what's {ada}'s github", 'Ada has no GitHub that I know of.'],
    ['who verified {ada}', 'Ada was attested by: 0x4242…4242 (Optimist)'],
    ['does {ada} have Optimist', 'Yes, Ada holds Optimist (proven).'],
    [
      'does {ada} have Gitcoin Passport',
      'No, Ada does not hold “Gitcoin Passport” as far as I know.',
    ],
    [
      '{ada}のウォレットは？',
      'Ada のウォレット: 0x4242424242424242424242424242424242424242（証明済み）',
    ],
    [
      'is 0x4242424242424242424242424242424242424242 legit',
      'This wallet belongs to Ada (proven).\nOptimist (since Nov 14, 2023)',
    ],
    ['compare {ada} and fid 616', 'Ada (ada) · fid 616'],
  ])('answers the question: %s', async (text, expected) => {
    const content = text
      .split(/(\{ada\})/)
      .map((part): Segment => (part === '{ada}' ? { fid: 616, username: 'ada' } : part))
    expect(await say([' ', ...content])).toMatchObject({
      reply: { text: expect.stringContaining(expected) },
    })
  })

  it('names the missing source instead of reporting no match', async () => {
    expect(await say([' offline.eth'])).toMatchObject({
      budget: 'help',
      reply: {
        text: 'offline.eth cannot be looked up here, as this service has no source for it. Try a Farcaster name or an ENS name.',
        embedUrls: [],
      },
    })
    expect(await say([' dan.eth, offline.eth'])).toMatchObject({
      reply: { text: 'Dan (dan.eth): 1 verified account\nCannot be looked up here: offline.eth' },
    })
  })

  it('declines praise without a lookup', async () => {
    expect(await say([' great bot, thank you!'])).toEqual({ kind: 'refuse', reason: 'chatter' })
    expect(await say([' love this'], { parent: { fid: 5 } })).toEqual({
      kind: 'refuse',
      reason: 'chatter',
    })
    expect(asked).toEqual([])
  })

  it('tries again later when one of several could not be asked for', async () => {
    await expect(say([' dan.eth and down.eth'])).rejects.toMatchObject({ status: 503 })
    await expect(say([' broken.eth'])).rejects.toMatchObject({ status: 500 })
  })

  it('keeps any reply about several people within 320 bytes, without links or mentions', async () => {
    const names = Array.from({ length: 9 }, (_, n) => `${'x'.repeat(200)}${n}.eth`)
    const decision = await say([` ${names.join(' ')} dan.eth`])
    if (decision.kind !== 'reply') expect.unreachable()
    else expect(new TextEncoder().encode(decision.reply.text).length).toBeLessThanOrEqual(320)
  })
})
