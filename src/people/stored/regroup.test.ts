import type { Profile } from '@whocast/contract/profile.ts'
import { writeOrigins, writeProfile } from '@whocast/contract/written-profile.ts'
import { describe, expect, test } from 'vitest'
import { writeFormerly } from '../../../test/contract/former-profiles.ts'
import { mira } from '../../../test/frames/people.ts'
import { saysMore } from './regroup.ts'

const rowOf = (profile: Profile) => ({
  document: writeProfile(profile),
  origins: writeOrigins(profile.channels),
})

const later: Profile = {
  ...mira,
  updatedAt: (mira.updatedAt ?? 0) + 60,
  channels: mira.channels.map((channel) =>
    channel.isVerified
      ? {
          ...channel,
          checkedAt: channel.checkedAt + 60,
          verification: {
            ...channel.verification,
            checkedAt: channel.verification.checkedAt + 60,
          },
        }
      : channel,
  ),
}

describe('two rows of a profile', () => {
  test('say the same when only the times of checks differ', () => {
    expect(rowOf(later)).not.toEqual(rowOf(mira))
    expect(saysMore(rowOf(mira), rowOf(later))).toBe(false)
  })

  test('do not when a word differs, even one that looks like a time, or a source', () => {
    expect(saysMore(rowOf(mira), rowOf({ ...mira, bio: `${mira.bio}.` }))).toBe(true)
    const told = (time: string) => rowOf({ ...mira, bio: `"checkedAt":"${time}"` })
    expect(saysMore(told('2026-01-01T00:00:00Z'), told('2026-01-02T00:00:00Z'))).toBe(true)
    const channels = mira.channels.map((channel) => ({ ...channel, source: 'other' }))
    expect(saysMore(rowOf(mira), rowOf({ ...mira, channels }))).toBe(true)
  })

  test('say the same when an older process wrote one of them', () => {
    const former = { ...rowOf(mira), document: writeFormerly(mira) }
    expect(saysMore(former, rowOf(later))).toBe(false)
  })
})
