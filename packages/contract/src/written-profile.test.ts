import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sendFormerly, writeFormerly } from '../../../test/contract/former-profiles.ts'
import { layla, mira } from '../../../test/frames/people.ts'
import type { Channel, Profile } from './profile.ts'
import { toWireProfile } from './wire-profile.ts'
import {
  isSendable,
  profileJson,
  readPerson,
  readProfile,
  writeCredential,
  writeOrigins,
  writeProfile,
} from './written-profile.ts'

const BASE_URL = 'https://whocast.test'

/** As it is stored: without proofs, and without what is said of it when it is read. */
function stored({
  evidence: _,
  credentialCount: __,
  warning: ___,
  channels,
  ...profile
}: Profile): Profile {
  return { ...profile, channels: channels.map(({ proof: ____, ...channel }) => channel as Channel) }
}

const sent = (profile: Profile) =>
  profileJson(
    {
      profileID: profile.profileID,
      text: writeProfile(profile),
      credentials: profile.credentials.map(writeCredential).join(),
    },
    BASE_URL,
  )

const readAgain = (profile: Profile) =>
  readProfile(
    writeProfile(profile),
    writeOrigins(profile.channels),
    profile.credentials.map(writeCredential).join(),
  )

const seconds = fc.integer({ min: 0, max: 4_102_444_800 })
const anyText = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
  fc.constantFrom(
    '\n',
    '"url":"/',
    '"credentials":[]',
    '","credentials":[\n]',
    '\\',
    '\u2028',
    '"checkedAt":"2026-01-01T00:00:00Z"',
  ),
)
const anyChannel: fc.Arbitrary<Channel> = fc
  .record(
    {
      type: fc.constantFrom('twitter', 'github', 'ens', 'farcaster', 'wallet', 'website'),
      value: anyText,
      source: fc.constantFrom('ens', 'snapchain', 'import'),
      checkedAt: seconds,
      url: anyText,
      metadata: fc.array(fc.record({ name: anyText, value: anyText }), {
        minLength: 1,
        maxLength: 2,
      }),
      lapsedAt: seconds,
      place: fc.nat(9),
      verification: fc.oneof(
        fc.record({ grade: fc.constantFrom('proven', 'confirmed'), checkedAt: seconds }),
        fc.record({ grade: fc.constant('reported'), by: anyText, checkedAt: seconds }),
      ),
    },
    { requiredKeys: ['type', 'value', 'source', 'checkedAt'] },
  )
  .map((channel) => ({ ...channel, isVerified: channel.verification !== undefined }) as Channel)
const anyProfile: fc.Arbitrary<Profile> = fc
  .record(
    {
      profileID: fc.stringMatching(/^[A-Za-z0-9_-]{21}$/),
      walletAddress: fc.constantFrom(
        '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
        '0x0000000000000000000000000000000000000001',
      ),
      displayName: anyText,
      bio: anyText,
      events: fc.array(fc.record({ id: anyText, url: anyText, credentials: fc.constant([]) }), {
        minLength: 1,
        maxLength: 2,
      }),
      channels: fc.array(anyChannel, { maxLength: 5 }),
      updatedAt: seconds,
      ownFields: fc.array(anyText, { minLength: 1, maxLength: 2 }),
      accent: fc.constant('#aabbcc'),
      isSample: fc.constant(true),
    },
    { requiredKeys: ['profileID', 'channels'] },
  )
  .map(
    (profile) =>
      ({
        ...profile,
        credentials: mira.credentials.slice(0, profile.channels.length % 3),
      }) as Profile,
  )

describe('a profile as it is written', () => {
  test.each([
    ['every field', mira],
    ['text from right to left', layla],
  ])('equals the answer of the API: %s', (_name, profile) => {
    const plain = stored(profile)
    expect(sent(plain)).toBe(JSON.stringify(toWireProfile(plain, BASE_URL)))
    expect(readAgain(plain)).toEqual(plain)
  })

  test('equals the answer and can be read back, for arbitrary profiles', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        expect(sent(profile)).toBe(JSON.stringify(toWireProfile(profile, BASE_URL)))
        expect(readAgain(profile)).toEqual(profile)
      }),
    )
  })

  test('can be read as a person, without its origins', () => {
    const { channels, displayName, walletAddress } = readPerson(writeProfile(mira))
    expect({ displayName, walletAddress }).toEqual({
      displayName: mira.displayName,
      walletAddress: mira.walletAddress,
    })
    expect(channels.map(({ type, value }) => [type, value])).toEqual(
      mira.channels.map(({ type, value }) => [type, value]),
    )
  })

  test('keeps neither proofs nor evidence', () => {
    const proof = { method: 'reported', by: 'a stranger' } as const
    const text = writeProfile({
      ...mira,
      channels: mira.channels.map((channel) => ({ ...channel, proof })),
    })
    expect(text).not.toContain('a stranger')
    expect(text).not.toContain('evidence')
  })
})

/** Processes of before 2026-11-27 beside this one. */
describe('beside older processes', () => {
  const equalsBoth = (profile: Profile) => {
    const credentials = profile.credentials.map(writeCredential).join()
    const former = writeFormerly(profile)
    const before = JSON.parse(sendFormerly(former, credentials, BASE_URL)) as unknown
    expect(JSON.parse(sent(profile))).toEqual(before)
    expect(sendFormerly(writeProfile(profile), credentials, BASE_URL)).toBe(sent(profile))
    expect(readProfile(former, writeOrigins(profile.channels), credentials)).toEqual(profile)
    expect(isSendable(writeProfile(profile))).toBe(true)
    if (profile.updatedAt !== undefined) expect(isSendable(former)).toBe(false)
  }

  test.each([mira, layla])('$displayName is answered alike by both', (profile) => {
    equalsBoth(stored(profile))
  })

  test('arbitrary profiles are answered alike by both', () => {
    fc.assert(fc.property(anyProfile, equalsBoth), { numRuns: 2000 })
  })
})
