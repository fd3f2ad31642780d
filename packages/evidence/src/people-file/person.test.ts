import { readFileSync } from 'node:fs'
import { channelTypes } from '@whocast/contract/channel.ts'
import { isShown } from '@whocast/contract/profile.ts'
import { expect, test } from 'vitest'
import { readSamples, samplesFile } from '../../../../src/main/people-file/samples.ts'
import { LineError, readLine } from './person.ts'
import { writePerson } from './write-person.ts'

const NOW = 1_790_000_000
const wallet = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'

const problems = (line: unknown): string[] => {
  try {
    readLine(line, NOW)
  } catch (error) {
    if (error instanceof LineError) return error.problems
    throw error
  }
  return []
}

test('reads a person as the API answers them', () => {
  const { findings, credentials } = readLine(
    {
      profileID: 'abcdefghijklmnopqrstu',
      walletAddress: wallet.toLowerCase(),
      primaryWalletAddress: wallet,
      displayName: 'Somebody',
      bio: '',
      location: null,
      url: 'https://whocast.example/fid/3',
      updatedAt: '2026-01-02T03:04:05Z',
      channels: [
        {
          type: 'farcaster',
          value: '@Some',
          isVerified: true,
          url: 'https://farcaster.xyz/some',
          metadata: [{ name: 'fid', value: '3' }],
        },
        { type: 'x', value: 'https://x.com/Some_Body', isVerified: false },
      ],
      credentials: [{ name: 'Skill', issuer: 'Guild', issuedAt: 1_780_000_000 }],
    },
    NOW,
  )
  expect(findings).toEqual([
    {
      source: 'import',
      scope: 'import:abcdefghijklmnopqrstu',
      checkedAt: Date.parse('2026-01-02T03:04:05Z') / 1000,
      fields: { displayName: 'Somebody' },
      channels: [
        { type: 'wallet', value: wallet.toLowerCase(), isVerified: true },
        {
          type: 'farcaster',
          value: 'some',
          isVerified: true,
          metadata: [{ name: 'fid', value: '3' }],
        },
        { type: 'twitter', value: 'Some_Body', isVerified: false },
      ],
      profileID: 'abcdefghijklmnopqrstu',
    },
  ])
  expect(credentials).toMatchObject([
    {
      name: 'Skill',
      kind: 'reported',
      issuer: 'Guild',
      attestee: { address: wallet.toLowerCase() },
      issuedAt: 1_780_000_000,
    },
  ])
})

test('moves the fid to the front of a farcaster channel, where clients read it', () => {
  const { findings } = readLine(
    {
      channels: [
        {
          type: 'farcaster',
          value: 'a',
          isVerified: true,
          metadata: [
            { name: 'pro', value: 'true' },
            { name: 'fid', value: '9' },
          ],
        },
      ],
    },
    NOW,
  )
  expect(findings[0]?.channels[0]?.metadata?.[0]).toEqual({ name: 'fid', value: '9' })
})

test('gives a line without an ID the same one every time, by its strongest key', () => {
  const line = (bio: string) => ({
    bio,
    channels: [{ type: 'twitter', value: 'jack' }],
    walletAddress: wallet,
  })
  const ids = ['one', 'two'].map((bio) => readLine(line(bio), NOW).findings[0]?.profileID)
  expect(ids[0]).toMatch(/^[A-Za-z0-9_-]{21}$/)
  expect(ids[1]).toBe(ids[0])
  const uids = [0, 1].map(
    (later) =>
      readLine({ walletAddress: wallet, credentials: [{ name: 'A' }] }, NOW + later).credentials[0]
        ?.uid,
  )
  expect(uids[1]).toBe(uids[0])
})

const left = (line: unknown): string[] => {
  const notes: string[] = []
  readLine(line, NOW, notes)
  return notes
}

test('takes no report for an attestation of a chain', () => {
  const uid = `0x${'5a'.repeat(32)}`
  const report = { name: 'Seen', uid, issuer: 'eas:8453' }
  const line = { walletAddress: `0x${'5b'.repeat(20)}`, credentials: [report] }
  const notes: string[] = []
  expect(readLine(line, 1, notes).credentials).toMatchObject([{ uid, issuer: 'import' }])
  expect(notes).toEqual([expect.stringContaining('"eas:8453" stands for a chain')])
})

test('refuses a line without an identifier or without content', () => {
  expect(problems('{"channels": [')).toEqual([expect.stringMatching(/^the line: not JSON/)])
  expect(problems('[]')).toEqual(['the line: is not an object'])
  expect(problems({})).toEqual(['the line: has no content'])
  expect(problems({ bio: 'nobody can find me' })).toEqual([
    expect.stringMatching(/nothing to find this person by/),
  ])
  expect(problems({ bio: 'nobody can find me', walletAddress: 'x', surname: 'typo' })).toEqual([
    expect.stringMatching(/nothing to find this person by/),
    'surname: no such field',
    expect.stringMatching(/^walletAddress: /),
  ])
  expect(problems({ walletAddress: 'x' })).toEqual([
    'the line: has no content',
    expect.stringMatching(/^walletAddress: /),
  ])
  expect(problems({ credentials: [{ name: 'A' }] })).toEqual([
    'the line: has no content',
    'credentials/0/attestee: an address or profileID is needed',
  ])
})

const uid = `0x${'a5'.repeat(32)}`

test('leaves out what does not fit, and names it with its place', () => {
  expect(
    left({
      walletAddress: wallet,
      channels: [
        { type: 'nope', value: 'a' },
        { type: 'wallet', value: '0x12' },
        { type: 'farcaster', value: 'a', isVerified: true },
        { type: 'twitter', value: 'not a handle' },
        { type: 'github', value: 'ada', mood: 'good' },
      ],
    }),
  ).toEqual([
    expect.stringMatching(/^channels\/0\/type: no channel type "nope"/),
    'channels/1/value: an address is 0x and 40 hex digits',
    'channels/2/metadata: has no fid, so the channel is stored as a claim',
    'channels/4/mood: no such field',
  ])
  for (const [line, place] of [
    [{ walletAddress: wallet, profileID: 'short' }, 'profileID'],
    [{ walletAddress: wallet, avatarUrl: 'javascript:alert(1)' }, 'avatarUrl'],
    [{ walletAddress: wallet, displayName: 'a\u0000b' }, 'displayName'],
    [{ walletAddress: wallet, displayName: '\ud800' }, 'displayName'],
    [{ walletAddress: wallet, updatedAt: 'yesterday' }, 'updatedAt'],
    [{ walletAddress: wallet, credentials: [{}] }, 'credentials/0/name'],
    [{ walletAddress: wallet, events: [{ id: 1 }, { name: 'no id' }] }, 'events/1/id'],
    [{ walletAddress: wallet, surname: 'typo' }, 'surname'],
    [
      { walletAddress: wallet, credentials: [{ name: 'A', kind: 'eas-onchain' }] },
      'credentials/0/evidence',
    ],
    [
      {
        walletAddress: wallet,
        credentials: [
          { name: 'A', uid },
          { name: 'A', uid },
        ],
      },
      'credentials/1',
    ],
  ] as const) {
    expect(left(line)).toEqual([expect.stringContaining(`${place}:`)])
    expect(readLine(line, NOW).findings[0]?.channels).toHaveLength(1)
  }
})

test.each<[place: string, longest: number, line: (text: string) => object]>([
  ['displayName', 500, (text) => ({ displayName: text })],
  ['bio', 5000, (text) => ({ bio: text })],
  [
    'highlights/0/title',
    500,
    (text) => ({ highlights: [{ title: text, url: 'https://example.com' }] }),
  ],
  ['credentials/0/name', 500, (text) => ({ credentials: [{ name: text }] })],
  ['credentials/0/value', 4096, (text) => ({ credentials: [{ name: 'A', value: text }] })],
  ['credentials/0/issuer', 200, (text) => ({ credentials: [{ name: 'A', issuer: text }] })],
  [
    'credentials/0/schema/uid',
    4096,
    (text) => ({ credentials: [{ name: 'A', schema: { uid: text } }] }),
  ],
  [
    'credentials/0/schema/definition',
    4096,
    (text) => ({ credentials: [{ name: 'A', schema: { uid: 'x', definition: text } }] }),
  ],
  ['credentials/0/data', 16_384, (text) => ({ credentials: [{ name: 'A', data: text }] })],
])('takes %s of up to %i characters', (place, longest, line) => {
  expect(left({ walletAddress: wallet, ...line('a'.repeat(longest)) })).toEqual([])
  expect(left({ walletAddress: wallet, ...line('a'.repeat(longest + 1)) })).toEqual([
    expect.stringContaining(`${place}:`),
  ])
})

test('takes metadata of up to 1,000 characters', () => {
  const metadata = [1000, 1001].map((length) => ({
    name: `of ${length}`,
    value: 'a'.repeat(length),
  }))
  const { findings } = readLine({ channels: [{ type: 'github', value: 'ada', metadata }] }, NOW)
  expect(findings[0]?.channels[0]?.metadata?.map(({ name }) => name)).toEqual(['of 1000'])
})

test('keeps what its owner hid from being shown', () => {
  const { findings } = readLine(
    {
      walletAddress: wallet,
      channels: [
        { type: 'email', value: 'a@example.com' },
        { type: 'phone', value: '+12025550143', isPublic: true },
        { type: 'twitter', value: 'jack', isPublic: false },
        { type: 'github', value: 'jack' },
      ],
    },
    NOW,
  )
  expect(findings[0]?.channels.filter(isShown).map(({ type }) => type)).toEqual([
    'wallet',
    'phone',
    'github',
  ])
})

test('writes what sources learned apart from what was imported', () => {
  const own = readLine(
    { profileID: 'abcdefghijklmnopqrstu', bio: 'mine', walletAddress: wallet },
    NOW,
  )
  const learned = {
    source: 'ens',
    scope: `ens:${wallet.toLowerCase()}`,
    checkedAt: NOW,
    fields: { displayName: 'a.eth' },
    channels: [{ type: 'ens' as const, value: 'a.eth', isVerified: true }],
  }
  const line = writePerson({
    profileID: 'abcdefghijklmnopqrstu',
    findings: [learned, ...own.findings],
    credentials: [],
  })
  expect(line).toMatchObject({ bio: 'mine', learned: [{ source: 'ens', displayName: 'a.eth' }] })
  const again = readLine(JSON.stringify(line), 1)
  expect(
    writePerson({ profileID: 'abcdefghijklmnopqrstu', findings: again.findings, credentials: [] }),
  ).toEqual(line)
})

test('the samples are read without checks as they would be with them', () => {
  const text = readFileSync(samplesFile, 'utf8')
  const checked = text
    .trim()
    .split('\n')
    .map((line) => readLine(line, NOW))
  // Grades are the checker's, which a line cannot give itself.
  expect(readSamples(text)).toMatchObject(checked)
})

test('the sample people hold, every one, and show every channel type', () => {
  const people = readFileSync(samplesFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => readLine(line, NOW))
  const findings = people.flatMap((person) => person.findings)
  expect(people.length).toBeGreaterThanOrEqual(12)
  expect(findings.every(({ isSample, source }) => isSample === true && source === 'sample')).toBe(
    true,
  )
  expect(
    [...new Set(findings.flatMap(({ channels }) => channels.map(({ type }) => type)))].sort(),
    'run: npx tsx scripts/make-samples.ts',
  ).toEqual([...channelTypes].sort())
  const kinds = new Set(people.flatMap(({ credentials }) => credentials.map(({ kind }) => kind)))
  expect([...kinds].sort()).toEqual(['eas-offchain', 'eas-onchain', 'farcaster-cast', 'reported'])
})
