import { channelTypes } from '@whocast/contract/channel.ts'
import type { Channel, Profile } from '@whocast/contract/profile.ts'
import type { Verification } from '@whocast/contract/verification.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFrames } from '../../frames/app.ts'
import { SNAP_MAX_HEIGHT, snapHeight } from '../../frames/snap/height.ts'
import { type Snap, snapSchema, snapType } from '../../frames/snap/schema.ts'
import { createRecordedLog, createRecordingRenderer, mira } from '../frames/people.ts'

const baseUrl = 'https://who.example.com'

async function snapOf(profiles: Profile[], path = '/fid/616'): Promise<Snap> {
  const app = createFrames({
    lookup: {
      one: async () => ({ profiles, isStale: false, failedSources: [], tags: [], freshUntil: 0 }),
    },
    renderer: createRecordingRenderer(),
    credentials: {
      get: async () => null,
      holders: async () => ({ holders: [] }),
      attested: async () => ({ rows: [], names: [] }),
    },
    people: { find: async () => [] },
    baseUrl,
    frameSecret: async () => 'a secret of some length',
    isProduction: true,
    log: createRecordedLog(),
  })
  return snapSchema.parse(await (await app.request(path, { headers: { accept: snapType } })).json())
}

function expectWhole(snap: Snap): void {
  for (const width of [320, 390, 480])
    expect(snapHeight(snap, width), `${width} px wide`).toBeLessThanOrEqual(SNAP_MAX_HEIGHT)
  for (const element of Object.values(snap.ui.elements)) {
    if (element.type !== 'stack') continue
    const labels = element.children.flatMap((child) => {
      const found = snap.ui.elements[child]
      return found?.type === 'button' ? [found.props.label] : []
    })
    expect(labels.join('').length, labels.join(' ')).toBeLessThanOrEqual(11)
  }
}

const asClaim = ({ type, value, source, checkedAt }: Channel): Channel => ({
  type,
  value,
  source,
  checkedAt,
  isVerified: false,
})

const anyText = (maxLength: number) =>
  fc.oneof(
    fc.string({ minLength: 1, maxLength, unit: 'grapheme' }),
    fc.constantFrom('W', '龍', 'ﷺ', '👩‍👩‍👧‍👦', 'a ').map((letter) => letter.repeat(maxLength)),
  )

const anyVerification: fc.Arbitrary<Verification> = fc.oneof(
  fc
    .constantFrom('proven' as const, 'confirmed' as const)
    .map((grade) => ({ grade, checkedAt: 0 })),
  anyText(60).map((by) => ({ grade: 'reported' as const, by, checkedAt: 0 })),
)

const anyChannel: fc.Arbitrary<Channel> = fc
  .record({
    type: fc.constantFrom(...channelTypes),
    value: anyText(80),
    verification: fc.option(anyVerification),
  })
  .map(({ verification, ...channel }) => ({
    ...channel,
    source: 'test',
    checkedAt: 0,
    ...(verification ? { isVerified: true, verification } : { isVerified: false }),
  }))

const anyProfile: fc.Arbitrary<Profile> = fc.record({
  profileID: fc.constant('any-any-any-any-any-1'),
  displayName: anyText(200),
  bio: anyText(500),
  walletAddress: fc.constant(mira.walletAddress ?? '0x'),
  channels: fc.array(anyChannel, { maxLength: 60 }),
  credentials: fc.array(
    anyText(120).map(
      (name) => ({ ...(mira.credentials[0] ?? {}), name }) as Profile['credentials'][number],
    ),
    { maxLength: 60 },
  ),
})

describe('a Snap and the 500 px that clients show', () => {
  it('is complete for every profile', async () => {
    await fc.assert(
      fc.asyncProperty(anyProfile, async (profile) => expectWhole(await snapOf([profile]))),
      { numRuns: 150 },
    )
  })

  it('is whole for a handle that many claim, and leads from person to person', async () => {
    const people = Array.from({ length: 40 }, (_, index) => ({
      ...mira,
      profileID: `person-number-${String(index).padStart(7, '0')}`,
      channels: mira.channels.map((c) => (c.type === 'twitter' && index > 0 ? asClaim(c) : c)),
    }))
    const snap = await snapOf(people, '/socials/twitter/mirasolano')
    expectWhole(snap)
    const opened = Object.values(snap.ui.elements).flatMap((element) =>
      element.type === 'button' && element.on.press.action === 'open_snap'
        ? [element.on.press.params.target]
        : [],
    )
    expect(opened).toHaveLength(11)
    expect(new Set(opened)).toEqual(new Set([`${baseUrl}/fname/mira`]))
    expect(JSON.stringify(snap)).toContain('+29 more')
    expect(JSON.stringify(snap)).toContain('1 verified account, claimed by 39')
  })

  it('shows all accounts and credentials, three at a time, or says how many are left', async () => {
    const snap = await snapOf([mira])
    const titles = Object.values(snap.ui.elements).flatMap((element) =>
      element.type === 'item' ? [element.props.title] : [],
    )
    for (const { name } of mira.credentials) expect(titles).toContain(name)
    for (const value of ['@mira', 'mira.eth', 'mirasolano', 'mira@social.example'])
      expect(titles).toContain(value)
    for (const element of Object.values(snap.ui.elements)) {
      if (element.type === 'item_group') expect(element.children.length).toBeLessThanOrEqual(3)
    }
    const many = await snapOf([
      {
        ...mira,
        channels: Array.from(
          { length: 30 },
          (_, at) => ({ ...mira.channels[3], value: `h${at}` }) as Channel,
        ),
      },
    ])
    expect(JSON.stringify(many)).toContain('+19 accounts')
  })

  it('has neither a pager nor an empty list where one page is enough', async () => {
    const types = async (profile: Profile) =>
      Object.values((await snapOf([profile])).ui.elements).map(({ type }) => type)
    expect(
      await types({ ...mira, channels: mira.channels.slice(0, 3), credentials: [] }),
    ).not.toContain('paginator')
    expect(await types({ ...mira, channels: [], credentials: [] })).not.toContain('item_group')
  })
})
