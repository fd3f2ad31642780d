import { channelTypes } from '@whocast/contract/channel.ts'
import fc from 'fast-check'

/**
 * Profiles in the form of the hosted service whose API ours continues: the members of the types
 * that its clients publish, optional ones absent or empty, rows in any order.
 */

export interface HostedChannel {
  type: string
  isVerified: boolean
  isLocked: boolean
  value?: string
  url?: string
  metadata?: { name: string; value: string }[]
}

export interface HostedProfile {
  profileID: string
  walletAddress: string
  channels: HostedChannel[]
  credentials: { name: string; chain: string; source: string; reference: string }[]
  [member: string]: unknown
}

const wallet = fc.stringMatching(/^[0-9a-f]{40}$/).map((digits) => `0x${digits}`)
/** Texts as people write them: emoji, several lines, `@`, markup, spaces at the ends. */
const words = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    fc.constantFrom(
      '@ada',
      ' building @whocast ',
      'a@b.example',
      '<b>“quoted”</b>\nnext line',
      '🧊',
    ),
  )
  .filter((text) => text.trim() !== '' && !text.includes('\0') && text.isWellFormed())
const maybeText = fc.oneof(words, fc.constant(''))
const link = fc
  .webUrl({ withQueryParameters: true })
  .filter((url) => url.length < 500 && URL.canParse(url))

/** The types of accounts of which a profile may have several. */
export const hostedTypes = channelTypes.filter(
  (type) => !['wallet', 'farcaster', 'ens', 'basename', 'agent'].includes(type),
)
const handle = fc.oneof(
  fc.stringMatching(/^[a-z0-9]{3,15}$/),
  fc.stringMatching(/^@[a-z0-9]{3,15}$/),
  fc.constantFrom('dotless', 'Name#1234', 'Mixed.Case', 'odd handle', 'ünï', '@', 'a/b'),
)
const openChannel: fc.Arbitrary<HostedChannel> = fc.record({
  type: fc.constantFrom(...hostedTypes),
  isVerified: fc.boolean(),
  isLocked: fc.constant(false),
  value: handle,
  url: fc.oneof(link, fc.constant('')),
})
const lockedChannel: fc.Arbitrary<HostedChannel> = fc.record(
  {
    type: fc.constantFrom(...hostedTypes),
    isVerified: fc.boolean(),
    isLocked: fc.constant(true),
    value: fc.constant(''),
    url: fc.constant(''),
  },
  { requiredKeys: ['type', 'isVerified', 'isLocked'] },
)
const credential = fc.record({
  name: fc.oneof(fc.constantFrom('qBuilder', 'Skill: Product', 'Human'), words),
  chain: fc.constantFrom('', 'Base', 'base', 'Gnosis'),
  source: fc.oneof(fc.constantFrom('', 'EAS', 'POAP'), words),
  reference: fc.oneof(fc.constant(''), link),
})
const event = fc.record(
  {
    id: fc.uuid(),
    source: words,
    name: words,
    description: maybeText,
    eventUrl: link,
    imageUrl: link,
    city: maybeText,
    country: maybeText,
    startDate: fc.constantFrom('2024-11-12', '12-Nov-2024'),
    endDate: maybeText,
    expiryDate: maybeText,
    year: fc.constantFrom('2024', '2025'),
  },
  { requiredKeys: ['id'] },
)
const guild = fc.record(
  {
    guildId: fc.nat(),
    roleIds: fc.array(fc.nat(), { maxLength: 5 }),
    isAdmin: fc.boolean(),
    isOwner: fc.boolean(),
    joinedAt: fc.constant('2023-01-01T00:00:00.000Z'),
  },
  { requiredKeys: ['guildId', 'roleIds'] },
)
const job = fc.record(
  {
    jobTitle: words,
    orgWebsite: fc.oneof(link, fc.constant('')),
    employmentType: maybeText,
    startDate: fc.constant('2020-01-01'),
    endDate: maybeText,
    location: maybeText,
    isVerified: fc.boolean(),
  },
  { requiredKeys: ['isVerified'] },
)

/** A profile; `number` makes its identifiers its own. */
const profile = (number: number): fc.Arbitrary<HostedProfile> =>
  fc
    .record({
      wallet,
      fields: fc.record(
        {
          avatarUrl: link,
          displayName: maybeText,
          bio: maybeText,
          jobTitle: maybeText,
          location: maybeText,
          primarySkill: maybeText,
          networkingStatus: maybeText,
          highlights: fc.array(fc.record({ title: words, url: link }), { maxLength: 4 }),
          workExperience: fc.array(job, { maxLength: 4 }),
          events: fc.array(event, { maxLength: 4 }),
          guilds: fc.array(guild, { maxLength: 4 }),
        },
        { requiredKeys: [] },
      ),
      open: fc.uniqueArray(openChannel, {
        maxLength: 8,
        selector: ({ type, value }) => `${type}:${value?.toLowerCase().replace(/^@/, '')}`,
      }),
      locked: fc.array(lockedChannel, { maxLength: 3 }),
      credentials: fc.array(credential, { maxLength: 12 }),
      copies: fc.nat({ max: 3 }),
      seed: fc.nat(),
    })
    .map(({ fields, open, locked, credentials, copies, seed, ...rest }) => {
      const known: HostedChannel[] = [
        {
          type: 'farcaster',
          isVerified: true,
          isLocked: false,
          value: `person${number}`,
          url: `https://warpcast.com/person${number}`,
          metadata: [{ name: 'fid', value: String(number + 1000) }],
        },
        { type: 'wallet', isVerified: true, isLocked: false, value: rest.wallet, url: '' },
        { type: 'ens', isVerified: true, isLocked: false, value: `person${number}.eth`, url: '' },
      ]
      // Each type is on some of them, open and locked, however many types there are.
      const type = hostedTypes[number % hostedTypes.length] ?? 'twitter'
      const each: HostedChannel[] = [
        { type, isVerified: true, isLocked: false, value: `own${number}`, url: '' },
        { type, isVerified: false, isLocked: true, value: '', url: '' },
      ]
      const channels = [...known, ...each, ...open, ...locked]
        .map((channel, at) => ({ channel, rank: (seed * (at + 7)) % 101 }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ channel }) => channel)
      return {
        profileID: `hosted_${String(number).padStart(14, '0')}`,
        walletAddress: rest.wallet,
        ...fields,
        channels,
        credentials: [...credentials, ...credentials.slice(0, copies)],
      }
    })

/** Makes a number of profiles, always the same ones. */
export const hostedProfiles = (amount: number, seed = 27): HostedProfile[] =>
  Array.from(
    { length: amount },
    (_, number) => fc.sample(profile(number), { numRuns: 1, seed: seed + number })[0],
  ).filter((one) => one !== undefined)
