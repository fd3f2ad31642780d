import type { Channel } from '@whocast/contract/profile.ts'
import { describe, expect, it } from 'vitest'
import { changedForms, isLookalike } from './lookalike.ts'
import { HIGHEST_STANDING, standingOf } from './standing.ts'

const farcaster = (fid: number, followers = 0): Channel => ({
  type: 'farcaster',
  value: 'someone',
  isVerified: true,
  verification: { grade: 'proven', checkedAt: 1 },
  metadata: [
    { name: 'fid', value: String(fid) },
    ...(followers > 0 ? [{ name: 'followers', value: String(followers) }] : []),
  ],
  source: 'neynar',
  checkedAt: 1,
})

/** A person without a fid: the whole proof score is what others did. */
const personOf = (displayName: string, standing: number) => ({
  profile: { displayName, channels: [] },
  standing,
})

describe('the proof score', () => {
  it('counts the age of a fid, followers and known issuers', () => {
    const of = (fid: number, followers = 0, issuers = 0) =>
      standingOf({ channels: [farcaster(fid, followers)] }, issuers)
    expect([of(3), of(20_000), of(900_000), of(5_000_000)]).toEqual([6, 3, 1, 0])
    expect([of(5_000_000, 100), of(5_000_000, 100_000)]).toEqual([2, 8])
    expect([of(5_000_000, 0, 1), of(5_000_000, 0, 100)]).toEqual([3, 9])
    expect(of(1, 10 ** 9, 100)).toBeLessThanOrEqual(HIGHEST_STANDING)
  })

  it('does not count what people register themselves', () => {
    const made = (['github', 'bluesky', 'ens', 'wallet', 'lens', 'website'] as const).map(
      (type): Channel => ({ ...farcaster(5_000_000), type, value: 'someone' }),
    )
    expect(standingOf({ channels: [farcaster(5_000_000), ...made] })).toBe(0)
  })
})

describe('a person of the same name', () => {
  it.each([
    [1, 8, true],
    [1, 7, false],
    [4, 8, true],
    [5, 8, false],
    [8, 8, false],
  ])('with standing %i beside one with %i: %s', (own, other, expected) => {
    expect(isLookalike(personOf('Ada Lovelace', own), personOf('Ada Lovelace', other))).toBe(
      expected,
    )
  })

  it('is not a lookalike of one who only has an older fid', () => {
    const older = { profile: { displayName: 'Ada', channels: [farcaster(1)] }, standing: 9 }
    expect(isLookalike(personOf('Ada', 0), older)).toBe(false)
    expect(isLookalike(personOf('Ada', 0), { ...older, standing: 12 })).toBe(true)
  })
})

describe('a name with a changed letter', () => {
  it.each([
    ['qwertz', 'qwerty', true],
    ['qwert', 'qwerz', false],
    ['qwertz', 'qwerto', true],
    ['qwe-rtz-2', 'qwe-rty-2', false],
  ])('%s beside %s: %s', (name, other, expected) => {
    expect(isLookalike(personOf(name, 1), personOf(other, 12))).toBe(expected)
  })

  it('is found from six letters on', () => {
    expect(changedForms('abcdef')).toEqual([
      'abcdef',
      'bcdef',
      'acdef',
      'abdef',
      'abcef',
      'abcdf',
      'abcde',
    ])
    expect(changedForms('abcde')).toEqual([])
  })
})

describe('a name that only looks the same', () => {
  it.each(['vit\u0430lik', 'vita\u200blik', '\uff56italik', '\u{1d42f}italik'])(
    'by letters that no one writes by accident is an imitation of anyone with more proof: %s',
    (name) => {
      expect(isLookalike(personOf(name, 1), personOf('vitalik', 2))).toBe(true)
      expect(isLookalike(personOf(name, 2), personOf('vitalik', 2))).toBe(false)
      expect(isLookalike(personOf('vitalik', 1), personOf(name, 2))).toBe(false)
    },
  )

  it('by a digit is one of a well known person only', () => {
    expect(isLookalike(personOf('v1talik', 1), personOf('vitalik', 2))).toBe(false)
    expect(isLookalike(personOf('v1talik', 1), personOf('vitalik', 12))).toBe(true)
  })
})
