import { parseEnsName, parseFid } from '@whocast/contract/identifier.ts'
import type { Channel, Profile } from '@whocast/contract/profile.ts'
import { LRUCache } from 'lru-cache'
import { describe, expect, test } from 'vitest'
import type { Attempt } from './context.ts'
import type { StoredProfile } from './port.ts'
import type { Source } from './source-port.ts'
import { isSettled, toAnswer } from './stored.ts'

const NOW = 1_795_219_200
const FRESH = 300
const LOOK_AGAIN = 5
const ID = 'a'.repeat(21)
const fid = parseFid('3')

const source = (isCurrent = false) =>
  ({ name: 'first', isCurrent: () => isCurrent }) as unknown as Source
const contextOf = (isCurrent = false) => ({
  clock: () => NOW * 1000,
  freshSeconds: FRESH,
  staleSeconds: 86_400,
  attempts: new LRUCache<string, Attempt>({ max: 1 }),
  sources: [source(isCurrent)],
  evidence: undefined,
})

const stored = (
  more: Partial<StoredProfile> = {},
  profile: Partial<Profile> = {},
): StoredProfile => ({
  profile: { profileID: ID, channels: [], credentials: [], ...profile },
  isVerified: true,
  checkedAt: NOW - 60,
  refreshAt: NOW + 400,
  ...more,
})
const expiring = (expiresAt: number) =>
  ({ credentials: [{ expiresAt }] }) as unknown as Partial<Profile>

test('names a failed source for a moment where changes are followed', () => {
  const context = contextOf(true)
  const failedAfter = (seconds: number) => {
    const until = (NOW - seconds) * 1000
    const failure = { isEmpty: false, failedSources: ['first'], failures: [] }
    context.attempts.set('fid:3', { until, ...failure })
    return toAnswer(context, fid, [stored({ refreshAt: NOW - 900 })]).failedSources
  }
  expect(failedAfter(-1)).toEqual(['first'])
  expect(failedAfter(1)).toEqual([])
})

describe('until when an answer holds, in seconds from now', () => {
  test.each([
    ['for a while', stored(), FRESH],
    ['until the sources are asked again', stored({ refreshAt: NOW + 20 }), 20],
    ['for a while, where no source will be asked', stored({ refreshAt: null }), FRESH],
    ['a moment, while it is refreshed', stored({ refreshAt: NOW - 20 }), LOOK_AGAIN],
    ['until a credential ends', stored({}, expiring(NOW + 30)), 30],
    ['for a while, where a credential ends later', stored({}, expiring(NOW + FRESH + 1)), FRESH],
    ['not at all, where a credential ends now', stored({}, expiring(NOW)), 0],
    [
      'a moment, where a wallet is known by its credentials alone',
      stored({ isBare: true }),
      LOOK_AGAIN,
    ],
  ])('%s', (_, one, seconds) => {
    expect(toAnswer(contextOf(), fid, [one]).freshUntil).toBe((NOW + seconds) * 1000)
  })

  test('of several, until the first of them', () => {
    const all = [
      stored({ refreshAt: NOW + 40 }),
      stored({}, expiring(NOW + 30)),
      stored({ refreshAt: NOW + 35 }),
    ]
    expect(toAnswer(contextOf(), fid, all).freshUntil).toBe((NOW + 30) * 1000)
  })

  test('a moment, where nothing is stored', () => {
    expect(toAnswer(contextOf(), fid, [])).toMatchObject({
      profiles: [],
      freshUntil: (NOW + LOOK_AGAIN) * 1000,
    })
  })

  test('for a while, whenever it was checked, where the network is followed', () => {
    const answer = toAnswer(contextOf(true), fid, [stored({ refreshAt: NOW - 20 })])
    expect(answer).toMatchObject({ isStale: false, freshUntil: (NOW + FRESH) * 1000 })
  })
})

test('an answer ends with a change of its key, of its people and of their lookalikes', () => {
  const warning = { type: 'lookalike', of: { profileID: 'b'.repeat(21), handle: '@dwr' } } as const
  expect(
    toAnswer(contextOf(), fid, [stored({}, { warning }), stored({}, { profileID: 'c'.repeat(21) })])
      .tags,
  ).toEqual(['fid:3', `id:${ID}`, `id:${'b'.repeat(21)}`, `id:${'c'.repeat(21)}`])
})

describe('who is settled', () => {
  test.each([
    ['one who is fresh', [stored()], true],
    ['one who is due', [stored({ refreshAt: NOW })], false],
    [
      'one who was stored while the clock was days ahead',
      [stored({ refreshAt: NOW + 2 * 86_400 })],
      false,
    ],
    ['one of whom no source spoke yet', [stored({ refreshAt: null })], false],
    ['one who is too old, though not due', [stored({ checkedAt: NOW - 86_400 })], false],
    ['two of whom one is due', [stored(), stored({ refreshAt: NOW })], false],
    ['a wallet that is known by its credentials alone', [stored({ isBare: true })], false],
    ['where nothing is stored', [], false],
  ])('%s', (_, held, isIt) => {
    expect(isSettled(contextOf(), held, NOW * 1000)).toBe(isIt)
  })

  test.each([
    ['one whose proofs were checked less than a day ago', NOW - 86_399, true],
    ['one whose proofs were checked a day ago', NOW - 86_400, false],
    ['one who was never requested', null, false],
  ])('where the network is followed, %s', (_, refreshAt, isIt) => {
    const evidence = { attach: async () => [], follow: async () => {} }
    const context = { ...contextOf(true), evidence }
    expect(isSettled(context, [stored({ refreshAt })], NOW * 1000)).toBe(isIt)
  })
})

describe('a name that merely resolves to the wallet', () => {
  const asked = (name: string, channels: Channel[] = []) =>
    toAnswer(contextOf(), parseEnsName(name), [stored({ isVerified: false }, { channels })])
      .profiles[0]?.channels

  test.each([
    ['ens', 'other.eth'],
    ['basename', 'other.base.eth'],
  ] as const)('is listed as a claim: %s', (type, value) => {
    expect(asked(value)).toEqual([
      { type, value, isVerified: false, source: 'ens', checkedAt: NOW - 60 },
    ])
  })

  test('is not listed again where it is their Farcaster username', () => {
    const channels = [
      { type: 'farcaster', value: 'ada.eth', isVerified: false, source: 'first', checkedAt: NOW },
    ] as Channel[]
    expect(asked('ada.eth', channels)).toEqual(channels)
  })

  test('is not listed for others', () => {
    expect(
      toAnswer(contextOf(), fid, [stored({ isVerified: false })]).profiles[0]?.channels,
    ).toEqual([])
  })
})
