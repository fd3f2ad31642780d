import type { Cast as NeynarCast } from '@neynar/nodejs-sdk/build/api/index.js'
import { expect, test } from 'vitest'
import { fromNeynarCast, neynarCastSchema } from './neynar-cast.ts'

const hash = `0x${'Ab'.repeat(20)}`
const user = {
  object: 'user',
  fid: 77,
  username: 'asker',
  custody_address: '0x',
  registered_at: '2026-01-01T00:00:00Z',
  profile: { bio: { text: '', mentioned_profiles: [] } },
  follower_count: 0,
  following_count: 0,
  verifications: [],
  verified_addresses: {
    eth_addresses: [],
    sol_addresses: [],
    primary: { eth_address: null, sol_address: null },
  },
  auth_addresses: [],
  verified_accounts: [],
} satisfies NeynarCast['author']

/** Everything that the published types require, with `null` wherever they allow it. */
const least: NeynarCast = {
  object: 'cast',
  hash,
  author: user,
  app: null,
  channel: null,
  embeds: [],
  mentioned_channels: [],
  mentioned_channels_ranges: [],
  mentioned_profiles: [{ ...user, fid: 999, username: 'whocast' }],
  mentioned_profiles_ranges: [{ start: 0, end: 8 }],
  parent_author: { fid: null },
  parent_hash: null,
  parent_url: null,
  reactions: { likes: [], likes_count: 0, recasts: [], recasts_count: 0 },
  replies: { count: 0 },
  root_parent_url: null,
  text: '@whocast fid 3',
  thread_hash: null,
  timestamp: '2026-11-21T12:00:00.000Z',
}

const read = (change: object) => fromNeynarCast(neynarCastSchema.parse({ ...least, ...change }))
const plain = {
  hash: hash.toLowerCase(),
  author: { fid: 77, username: 'asker' },
  content: [{ fid: 999, username: 'whocast' }, ' fid 3'],
  threadHash: hash.toLowerCase(),
  timestamp: Date.parse('2026-11-21T12:00:00Z'),
}

test.each<[string, object, object]>([
  ['the least that the published types allow', {}, {}],
  ['a hash without 0x', { hash: hash.slice(2) }, {}],
  ['empty hashes', { thread_hash: '', parent_hash: '' }, {}],
  ['no score', { author: { ...user, score: null, experimental: null } }, {}],
  [
    'a score',
    { author: { ...user, score: 0.5 } },
    { author: { fid: 77, username: 'asker', score: 0.5 } },
  ],
  [
    'a score of the former kind',
    { author: { ...user, score: null, experimental: { neynar_user_score: 0.4 } } },
    { author: { fid: 77, username: 'asker', score: 0.4 } },
  ],
  [
    'no username',
    { author: { object: 'user_dehydrated', fid: 77, username: null } },
    { author: { fid: 77 } },
  ],
  [
    'a mention without a name',
    { mentioned_profiles: [{ fid: 999, username: null }] },
    { content: [{ fid: 999 }, ' fid 3'] },
  ],
  ['fractional ranges', { mentioned_profiles_ranges: [{ start: 0.5, end: 8.5 }] }, {}],
  [
    'an unreadable mention among others',
    { mentioned_profiles: [null, { fid: 0 }, least.mentioned_profiles[0]] },
    {},
  ],
  ['no embeds', { embeds: null }, {}],
  [
    'a parent',
    { parent_author: { fid: 5 }, parent_hash: hash.slice(2) },
    { parent: { fid: 5, hash: hash.toLowerCase() } },
  ],
  [
    'a parent without its hash',
    { parent_author: { fid: 5 }, parent_hash: '' },
    { parent: { fid: 5 } },
  ],
  ['a parent that is fid 0', { parent_author: { fid: 0 } }, {}],
  ['no parent author', { parent_author: null }, {}],
  [
    'embeds',
    {
      embeds: [
        { url: 'https://x.com/jack' },
        { cast: { hash, author: { fid: 6 } } },
        { cast_id: { fid: 7, hash } },
        { odd: 1 },
        null,
      ],
    },
    { links: ['https://x.com/jack'], quotes: [{ fid: 6 }, { fid: 7 }] },
  ],
  ['a time without an offset', { timestamp: '2026-11-21T12:00:00' }, {}],
])('takes %s', (_what, change, expected) => {
  expect(read(change)).toEqual({ ...plain, ...expected })
})

test('takes a webhook of Hypersnap: protocol text, mentions without names and places, no embeds', () => {
  const webhook = {
    object: 'cast',
    hash,
    thread_hash: null,
    parent_hash: hash,
    parent_url: null,
    parent_author: { fid: 5 },
    author: { object: 'user', fid: 77, username: 'fid:77', custody_address: '' },
    text: ' who is ?',
    timestamp: '2026-11-21T12:00:00.000Z',
    embeds: [],
    mentioned_profiles: [{ fid: 999 }, { fid: 3 }],
  }
  expect(fromNeynarCast(neynarCastSchema.parse(webhook))).toMatchObject({
    content: [' who is ?', { fid: 999 }, { fid: 3 }],
    parent: { fid: 5, hash: hash.toLowerCase() },
    threadHash: hash.toLowerCase(),
  })
})

test('takes a cast of Hypersnap’s API: hashes without 0x, empty ranges at the bytes of the protocol', () => {
  const cast = {
    hash: hash.slice(2),
    parent_author: { fid: null },
    author: { ...user },
    text: 'é  who is ?',
    timestamp: 1_795_000_000,
    embeds: [{ cast_id: { fid: 6, hash: hash.slice(2) } }],
    mentioned_profiles: [
      { ...user, fid: 999, username: 'whocast' },
      { ...user, fid: 3, username: 'dwr' },
    ],
    mentioned_profiles_ranges: [
      { start: 3, end: 3 },
      { start: 11, end: 11 },
    ],
  }
  expect(fromNeynarCast(neynarCastSchema.parse(cast))).toMatchObject({
    hash: hash.toLowerCase(),
    content: ['é ', { fid: 999 }, ' who is ', { fid: 3, username: 'dwr' }, '?'],
    quotes: [{ fid: 6 }],
    timestamp: 1_795_000_000_000,
  })
})

test.each<[string, object]>([
  ['no hash', { hash: '' }],
  ['a hash that is too short', { hash: '0xab' }],
  ['no author', { author: null }],
  ['an author without a fid', { author: { ...user, fid: 0 } }],
  ['no time', { timestamp: 'yesterday' }],
])('refuses %s', (_what, change) => {
  expect(neynarCastSchema.safeParse({ ...least, ...change }).success).toBe(false)
})
