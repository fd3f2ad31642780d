import type { Credential } from '@whocast/contract/credential.ts'
import type { Channel, Profile } from '@whocast/contract/profile.ts'
import { expect, it } from 'vitest'
import { people } from '../../test/render/people.ts'
import { measuresOf, wordsWidth } from './card/frame.ts'
import { plan } from './card/plan.ts'
import type { CardSubject } from './port.ts'
import { redact } from './redact.ts'
import { viewOf } from './view.ts'

const view = (name: string) => {
  const result = viewOf(people[name] ?? { kind: 'home' })
  if (result.kind !== 'profile') throw new Error(`${name} is no profile`)
  return result
}

it('puts verified accounts apart from claimed ones, the most telling first', () => {
  const { accounts } = view('rich')
  const labels = (isClaim: boolean) =>
    accounts.filter(({ mark }) => (mark === 'claimed') === isClaim).map(({ label }) => label)
  expect(labels(false)).toEqual(['Farcaster', 'X', 'GitHub', 'ENS', 'Lens', 'Wallet'])
  expect(labels(true)).toEqual(['LinkedIn', 'Mastodon'])
  expect(accounts.at(-1)?.mark).toBe('claimed')
})

it('puts further wallets last', () => {
  const verified = view('crowded').accounts.filter(({ mark }) => mark !== 'claimed')
  expect(verified.slice(-2).map(({ label }) => label)).toEqual(['Wallet', 'Wallet'])
})

it('merges equal credentials into one badge, the best grade first', () => {
  expect(view('rich').credentials.map(({ name, count }) => `${name} ${count}`)).toEqual([
    'Skill: Engineering 2',
    'Devcon speaker 1',
    'Coinbase verified account 1',
    'Gitcoin passport 1',
  ])
})

it('shows the handle of a person without a name', () => {
  expect(view('bare')).toMatchObject({ name: '0xAb58…eC9B', handle: '', fid: '', bio: '' })
})

it('does not change with the time of the last check', () => {
  const subject = people.rich as CardSubject & { kind: 'profile' }
  const later = { ...subject, profile: { ...subject.profile, updatedAt: 1_800_000_000 } }
  expect(viewOf(later)).toEqual(viewOf(subject))
})

const subjectOf = (more: Partial<Profile>, handle = '@mira'): CardSubject => ({
  kind: 'profile',
  handle,
  profile: { profileID: 'mira', channels: [], credentials: [], ...more },
})

const contacts = [
  'ada@example.com',
  'Ada.Lovelace+news@mail.example.co.uk',
  'ada＠example.com',
  'ada (at) example.com',
  'ada@\u200bexample.com',
  'ada @ example.com',
  '+41 79 123 45 67',
  '(555) 010-9999 x',
  '0176/12345678',
  '٠٧٩١٢٣٤٥٦٧',
]
const secrets = /example|lovelace|mail\.|79|123|555|010|9999|0176|٠٧٩|٥٦٧/i

it('shows no mail address and no telephone number, in any field', () => {
  for (const contact of contacts) {
    const channels = (
      ['twitter', 'telegram', 'custom', 'email', 'phone', 'signal', 'whatsapp'] as const
    ).map(
      (type): Channel => ({
        type,
        value: contact,
        isVerified: false,
        source: 'test',
        checkedAt: 0,
      }),
    )
    const credential = {
      ...(people.rich as CardSubject & { kind: 'profile' }).profile.credentials[0],
      name: `Reach ${contact}`,
    } as Credential
    const shown = JSON.stringify(
      viewOf(
        subjectOf(
          {
            displayName: contact,
            bio: `Write to ${contact} or call`,
            location: contact,
            jobTitle: contact,
            channels,
            credentials: [credential],
          },
          contact,
        ),
      ),
    )
    expect(shown, contact).not.toMatch(secrets)
    for (const kind of ['not-found', 'people'] as const) {
      const requested = viewOf({
        kind,
        requested: `${contact} on Email`,
        holders: 0,
        claimants: 1,
      } as CardSubject)
      expect(JSON.stringify(requested).replace('claimed by 1', ''), contact).not.toMatch(secrets)
    }
  }
})

it('shows an ellipsis for the server of a fediverse account, as the whole reads like a mail address', () => {
  const channels: Channel[] = [
    {
      type: 'mastodon',
      value: 'mira@social.example',
      isVerified: false,
      source: 'test',
      checkedAt: 0,
    },
  ]
  expect(viewOf(subjectOf({ channels }))).toMatchObject({
    accounts: [{ label: 'Mastodon', text: 'mira@…' }],
  })
})

it('does not mistake names, dates, prices and fids for them', () => {
  for (const text of [
    '@dwr',
    'FID 900001',
    'since 2019-2024',
    'born 1990-12-01',
    '10000 ETH',
    'mail me at the office',
    'a@b',
    '0x6282…327E',
    'v2.0.1',
  ])
    expect(redact(text)).toBe(text)
  const channels: Channel[] = [
    { type: 'ens', value: '123456789.eth', isVerified: false, source: 'test', checkedAt: 0 },
  ]
  expect(JSON.stringify(viewOf(subjectOf({ channels })))).toContain('123456789.eth')
})

it('distinguishes credentials by their whole name, and shows how many are left', () => {
  const prefix = 'Certificate of participation in the annual general assembly number'
  const credentials = Array.from({ length: 60 }, (_, at) => ({
    ...((people.rich as CardSubject & { kind: 'profile' }).profile.credentials[0] as Credential),
    name: `${prefix} ${at}`,
  }))
  const shown = viewOf(subjectOf({ credentials }))
  if (shown.kind !== 'profile') throw new Error('no profile')
  expect(shown.credentials).toHaveLength(60)
  const { badges, more } = plan(shown, measuresOf['3:2'], wordsWidth(measuresOf['3:2']))
  expect(badges).toMatchObject([{ count: 1 }])
  expect(more).toBe(59)
})

it('shows in one line how many accounts have the best grade', () => {
  const row = (verification: object): Channel =>
    ({
      type: 'github',
      value: 'a',
      isVerified: true,
      verification,
      source: 'x',
      checkedAt: 0,
    }) as Channel
  const claim: Channel = {
    type: 'github',
    value: 'b',
    isVerified: false,
    source: 'x',
    checkedAt: 0,
  }
  const proofOf = (channels: Channel[]) => {
    const view = viewOf(subjectOf({ channels }))
    return view.kind === 'profile' ? [view.mark, view.proof] : []
  }
  const [proven, confirmed] = [
    row({ grade: 'proven', checkedAt: 0 }),
    row({ grade: 'confirmed', checkedAt: 0 }),
  ]
  const reported = row({ grade: 'reported', by: 'neynar', checkedAt: 0 })
  expect(proofOf([proven, proven, confirmed, claim])).toEqual([
    'proven',
    '2 of 4 accounts proven by signature',
  ])
  expect(proofOf([confirmed, reported])).toEqual(['confirmed', '1 of 2 accounts confirmed'])
  expect(proofOf([reported, claim])).toEqual(['reported', '1 of 2 accounts reported by others'])
  expect(proofOf([claim])).toEqual(['claimed', '1 account only claimed'])
  expect(proofOf([])).toEqual(['claimed', ''])
})

it('lists proven accounts first, and counts all of them, shown or not', () => {
  const row = (type: Channel['type'], grade?: 'proven' | 'confirmed'): Channel => ({
    type,
    value: `${type}-value`,
    ...(grade
      ? { isVerified: true, verification: { grade, checkedAt: 0 } }
      : { isVerified: false }),
    source: 'x',
    checkedAt: 0,
  })
  const channels = [
    row('twitter', 'confirmed'),
    { ...row('github', 'confirmed'), place: 0 },
    row('email', 'proven'),
    row('ens', 'proven'),
    row('lens', 'proven'),
    row('phone'),
  ]
  const shown = viewOf(subjectOf({ channels }))
  if (shown.kind !== 'profile') throw new Error('no profile')
  expect(shown.accounts.map(({ label, mark }) => `${label} ${mark}`)).toEqual([
    'ENS proven',
    'Lens proven',
    'GitHub confirmed',
    'X confirmed',
  ])
  expect(shown.proof).toBe('3 of 6 accounts proven by signature')
})

it('never makes a row look better known than it is', () => {
  const grades = ['proven', 'confirmed'] as const
  const channels: Channel[] = [
    ...grades.map(
      (grade): Channel => ({
        type: 'github',
        value: grade,
        isVerified: true,
        verification: { grade, checkedAt: 0 },
        source: 'x',
        checkedAt: 0,
      }),
    ),
    {
      type: 'github',
      value: 'reported',
      isVerified: true,
      verification: { grade: 'reported', by: 'neynar', checkedAt: 0 },
      source: 'x',
      checkedAt: 0,
    },
    { type: 'github', value: 'claimed', isVerified: false, source: 'x', checkedAt: 0 },
  ]
  const shown = viewOf(subjectOf({ channels }))
  if (shown.kind !== 'profile') throw new Error('no profile')
  expect(shown.accounts.map(({ text, mark }) => [text, mark])).toEqual([
    ['proven', 'proven'],
    ['confirmed', 'confirmed'],
    ['reported', 'reported'],
    ['claimed', 'claimed'],
  ])
})
