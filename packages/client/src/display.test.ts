import * as service from '@whocast/contract/display.ts'
import type {
  Channel as StoredChannel,
  Profile as StoredProfile,
} from '@whocast/contract/profile.ts'
import { describe, expect, it } from 'vitest'
import { toWireProfile } from '../../../src/api/wire.ts'
import { layla, mira } from '../../../test/frames/people.ts'
import {
  accountsOf,
  handleOf,
  httpsUrl,
  identifierOf,
  nameOf,
  type ShownProfile,
  tallyOf,
  warningTextOf,
} from './display.ts'

const wire = (profile: StoredProfile) =>
  toWireProfile(profile, { baseUrl: 'https://whocast.test' }) as unknown as ShownProfile

const channel = (
  type: StoredChannel['type'],
  value: string,
  more: Partial<StoredChannel> = {},
): StoredChannel =>
  ({
    type,
    value,
    isVerified: true,
    source: 'snapchain',
    checkedAt: 1,
    verification: { grade: 'proven', checkedAt: 1 },
    ...more,
  }) as StoredChannel

const withChannels = (...channels: StoredChannel[]): StoredProfile => ({
  profileID: 'x'.repeat(21),
  channels,
  credentials: [],
})
const wallet = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'
const fid = { metadata: [{ name: 'fid', value: '42' }] }
const claimed = { isVerified: false, verification: undefined } as unknown as Partial<StoredChannel>

const people: [string, StoredProfile][] = [
  ['with a Farcaster name', mira],
  ['of many accounts', layla],
  ['without a Farcaster name', withChannels(channel('farcaster', '!42', fid))],
  [
    'without a Farcaster name, with ENS',
    withChannels(channel('farcaster', '!42', fid), channel('ens', 'ada.eth')),
  ],
  ['with a Basename', withChannels(channel('basename', 'ada.base.eth'))],
  [
    'with claims alone',
    {
      ...withChannels(channel('ens', 'ada.eth', claimed)),
      walletAddress: wallet.toLowerCase() as `0x${string}`,
    },
  ],
  ['with nothing', withChannels()],
  ['with a Farcaster name in capitals', withChannels(channel('farcaster', 'Ada', fid))],
]

describe('how a profile is shown', () => {
  it.each(people)('is the same as on the service: a person %s', (_, profile) => {
    expect(handleOf(wire(profile))).toBe(service.handleOf(profile))
    expect(nameOf(wire(profile))).toBe(service.nameOf(profile))
    const verified = profile.channels.filter(({ isVerified }) => isVerified)
    expect(
      accountsOf(wire(profile))
        .map(({ text }) => text)
        .sort(),
    ).toEqual(verified.map(service.channelText).sort())
    expect(tallyOf(accountsOf(wire(profile)))).toBe(
      service.marksText(verified) || 'no verified accounts',
    )
  })

  it('names what a name could be mistaken for, as the service does', () => {
    for (const of of [
      { profileID: 'a', handle: '@dwr', displayName: 'Dan Romero' },
      { profileID: 'a', handle: '@dwr' },
      { profileID: 'a', handle: '@dwr', displayName: '@dwr' },
    ]) {
      const profile: StoredProfile = { ...mira, warning: { type: 'lookalike', of } }
      expect(warningTextOf(wire(profile))).toBe(service.warningText({ type: 'lookalike', of }))
    }
    expect(warningTextOf(wire(mira))).toBeNull()
  })

  it('has no claims, and the best proven accounts first', () => {
    const reported = { verification: { grade: 'reported', by: 'neynar', checkedAt: 1 } } as const
    const confirmed = { verification: { grade: 'confirmed', checkedAt: 1 } } as const
    const accounts = accountsOf(
      wire(
        withChannels(
          channel('github', 'claimed', claimed),
          channel('twitter', 'reported', reported),
          channel('wallet', wallet),
          channel('github', 'confirmed', confirmed),
          channel('ens', 'proven.eth'),
        ),
      ),
    )
    expect(accounts.map(({ label, text, grade }) => `${label} ${text} ${grade}`)).toEqual([
      'ENS proven.eth proven',
      'Wallet 0x7E5F…5Bdf proven',
      'GitHub confirmed confirmed',
      'X reported reported',
    ])
    expect(tallyOf(accounts)).toBe('2 proven, 1 confirmed, 1 reported')
  })
})

it('leads to the person, whatever others are called', () => {
  expect(identifierOf(wire(mira))).toBe(service.handleOf(mira))
  const byWallet = { ...withChannels(), walletAddress: wallet.toLowerCase() as `0x${string}` }
  expect(identifierOf(wire(byWallet))).toBe(wallet)
  const byAccount = withChannels(channel('github', 'ada'))
  expect(identifierOf(wire(byAccount))).toBe('https://whocast.test/socials/github/ada')
  expect(identifierOf(wire(withChannels()))).toBe('x'.repeat(21))
})

it.each([
  ['https://a.example/x', true],
  ['HTTPS://a.example', true],
  ['http://a.example', false],
  ['javascript:alert(1)//https://a', false],
  [' https://a.example', false],
  ['https:/a', false],
  ['https://[', false],
  ['//a.example', false],
  ['mailto:a@example.com', false],
  ['', false],
])('%s may be a link: %s', (url, isLink) => {
  expect(httpsUrl(url) === url).toBe(isLink)
})
