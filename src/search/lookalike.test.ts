import type { Channel } from '@whocast/contract/profile.ts'
import type { Grade } from '@whocast/contract/verification.ts'
import { describe, expect, it } from 'vitest'
import { changedForms, isLookalike } from './lookalike.ts'
import { standingOf } from './standing.ts'

const points: Record<Grade, number> = { proven: 3, confirmed: 2, reported: 1 }

/** A person of this name and standing. */
function personOf(displayName: string, standing: number) {
  const types = ['discord', 'telegram', 'mastodon', 'reddit', 'bluesky'] as const
  let left = standing - 1
  const channels: Channel[] = []
  for (const type of types) {
    const grade = (['proven', 'confirmed', 'reported'] as const).find((one) => points[one] <= left)
    if (!grade) break
    left -= points[grade]
    channels.push({
      type,
      value: 'x',
      isVerified: true,
      verification: { grade },
    } as unknown as Channel)
  }
  const person = { displayName, channels }
  expect(standingOf(person)).toBe(standing)
  return person
}

describe('a person of the same name', () => {
  it.each([
    [1, 12, true],
    [1, 11, false],
    [8, 12, true],
    [9, 12, false],
    [12, 12, false],
  ])('with standing %i beside one with %i: %s', (own, other, expected) => {
    expect(isLookalike(personOf('Ada Lovelace', own), personOf('Ada Lovelace', other))).toBe(
      expected,
    )
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

it('a name that only looks the same is an imitation of anyone with more proof', () => {
  expect(isLookalike(personOf('v1talik', 1), personOf('vitalik', 2))).toBe(true)
  expect(isLookalike(personOf('v1talik', 2), personOf('vitalik', 2))).toBe(false)
})
