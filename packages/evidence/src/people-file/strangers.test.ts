import { readFileSync } from 'node:fs'
import { type FoundChannel, isShown } from '@whocast/contract/profile.ts'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { importPeople } from '../../../../src/main/people-file/import.ts'
import { loadSamples, readSamples, samplesFile } from '../../../../src/main/people-file/samples.ts'
import { createTestService } from '../../../../test/service.ts'
import { castEvidence } from '../forms/cast-evidence.ts'
import { castData, signMessage } from '../forms/farcaster-message.ts'
import { checkTransfer } from './check.ts'
import { readLine } from './person.ts'

/** Lines as others write them: hosted services, our own answers, and people who lie. */

const NOW = 1_795_000_000
const wallet = '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf'

async function read(line: unknown) {
  const notes: string[] = []
  const transfer = await checkTransfer(readLine(line, NOW, notes), NOW, notes)
  return { ...transfer, channels: transfer.findings.flatMap(({ channels }) => channels), notes }
}

describe('a profile as a hosted service answers it', () => {
  const hosted = {
    profileID: 'V1StGXR8_Z5jdHi6B-myT',
    walletAddress: wallet,
    avatarUrl: '',
    displayName: 'Ada',
    bio: null,
    primarySkill: '',
    channels: [
      { type: 'wallet', isVerified: true, isLocked: false, value: wallet, url: '', metadata: [] },
      {
        type: 'farcaster',
        isVerified: true,
        isLocked: false,
        value: 'ada',
        metadata: [
          { name: 'fid', value: '616' },
          { name: 'pro', value: '' },
        ],
      },
      { type: 'telegram', isVerified: false, isLocked: true, value: '', url: '' },
      {
        type: 'linkedin',
        isVerified: false,
        isLocked: false,
        value: 'https://www.linkedin.com/in/a b c',
      },
      { type: 'basenames', isVerified: true, isLocked: false, value: 'ada.base.eth' },
    ],
    credentials: [
      {
        name: 'Skill: Design',
        chain: 'Base',
        source: 'Gitcoin',
        reference: '',
        attester: '0x357458739F90461b99789350868CD7CF330Dd7EE',
      },
      {
        name: 'Skill: Design',
        chain: 'Base',
        source: 'Gitcoin',
        reference: '',
        attester: '0x357458739F90461b99789350868CD7CF330Dd7EE',
      },
      { name: 'Member', chain: '', source: '', reference: '', attester: 'Guild of Testers' },
    ],
    events: [
      {
        id: 7,
        source: 'POAP',
        name: 'Devcon',
        eventUrl: '',
        imageUrl: 'https://poap.example/7.png',
      },
    ],
    guilds: [
      {
        guildId: 1985,
        roleIds: [1, 2],
        isAdmin: false,
        isOwner: false,
        joinedAt: '2023-01-01T00:00:00Z',
      },
    ],
    workExperience: [
      {
        jobTitle: 'Engineer',
        orgWebsite: '',
        employmentType: '',
        startDate: '2020',
        endDate: null,
        location: '',
        isVerified: false,
      },
    ],
    highlights: [],
    networkStats: { followers: 3 },
  }

  it('is taken as it is, with every field that the contract knows', async () => {
    const { findings, channels, credentials, notes } = await read(JSON.stringify(hosted))
    expect(findings[0]).toMatchObject({
      profileID: hosted.profileID,
      fields: {
        displayName: 'Ada',
        events: [{ id: '7', name: 'Devcon', imageUrl: 'https://poap.example/7.png' }],
        guilds: [{ guildId: 1985, roleIds: [1, 2] }],
        workExperience: [{ jobTitle: 'Engineer', startDate: '2020', isVerified: false }],
      },
    })
    expect(channels.map(({ type, value, isLocked }) => [type, value, isLocked])).toEqual([
      ['wallet', wallet, undefined],
      ['farcaster', 'ada', undefined],
      ['telegram', '', true],
      ['linkedin', 'https://www.linkedin.com/in/a b c', undefined],
      ['basename', 'ada.base.eth', undefined],
    ])
    expect(credentials).toMatchObject([
      {
        name: 'Skill: Design',
        kind: 'reported',
        claimedAttester: { address: '0x357458739f90461b99789350868cd7cf330dd7ee' },
      },
      { name: 'Skill: Design', kind: 'reported' },
      { name: 'Member', kind: 'reported', issuer: 'Guild of Testers' },
    ])
    expect(new Set(credentials.map((one) => one.uid)).size).toBe(3)
    expect(credentials.map((one) => [one.issuedAt, one.attester])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ])
    expect(notes).toEqual(['networkStats: no such field'])
  })

  it('keeps a credential whose time or verification cannot be read, without them', async () => {
    const wallet = `0x${'5e'.repeat(20)}`
    const given = {
      name: 'Member',
      issuer: 'Guild',
      issuedAt: 'last summer',
      verification: { method: 'eip712', result: 'surely' },
    }
    const line = {
      profileID: '012345678901234567890',
      channels: [{ type: 'wallet', value: wallet, isVerified: true }],
      credentials: [given],
    }
    const { credentials, notes } = await read(JSON.stringify(line))
    expect(credentials).toMatchObject([{ name: 'Member', kind: 'reported', issuer: 'Guild' }])
    expect(credentials[0]).not.toHaveProperty('issuedAt')
    expect(credentials[0]?.verification.result).toBe('unchecked')
    expect(notes.map((note) => note.split(':')[0])).toEqual([
      'credentials/0/issuedAt',
      'credentials/0/verification/result',
      'credentials/0/verification/checkedAt',
    ])
  })

  it('takes a person who has no username', async () => {
    const { channels } = await read({
      channels: [
        {
          type: 'farcaster',
          value: '!42',
          isVerified: true,
          metadata: [{ name: 'fid', value: '42' }],
        },
      ],
    })
    expect(channels).toMatchObject([{ value: '!42', isVerified: true }])
  })
})

describe('our own answers', () => {
  it.each(['', '?include=proof'])(
    'of all samples import again as they are, asked for with "%s"',
    async (query) => {
      const service = await createTestService()
      await loadSamples(service.store, service.baseUrl)
      const samples = readSamples(readFileSync(samplesFile, 'utf8'))
      for (const { findings } of samples) {
        const { profileID = '', channels = [] } = findings[0] ?? {}
        const fid = channels.find(({ type, isVerified }) => type === 'farcaster' && isVerified)
          ?.metadata?.[0]?.value
        const address = channels.find(
          ({ type, isVerified }) => type === 'wallet' && isVerified,
        )?.value
        const path = fid ? `/fid/${fid}` : address ? `/eth/${address}` : null
        if (path === null) continue
        const { profiles } = (await (await service.request(path + query)).json()) as {
          profiles: [Record<string, never>]
        }
        const { notes, credentials, channels: again } = await read(profiles[0])
        const others = notes.filter((note) => !/evidence: none|taken for a claim$/.test(note))
        expect({ profileID, notes: others }).toEqual({ profileID, notes: [] })
        // The key of the samples' own registry is nobody's authority here, and one of Dana's
        // wallets is there to fail.
        const isRefused = (one: FoundChannel) =>
          query !== '' &&
          ((one.type === 'farcaster' && !one.value.includes('.')) ||
            (one.type === 'wallet' && one.grade?.grade === 'reported'))
        expect(
          again
            .map(({ type, value, isVerified }) => `${type} ${value.toLowerCase()} ${isVerified}`)
            .sort(),
        ).toEqual(
          channels
            .filter(isShown)
            .map(
              (one) =>
                `${one.type} ${one.value.toLowerCase()} ${one.isVerified && !isRefused(one)}`,
            )
            .sort(),
        )
        const names = (profiles[0].credentials as unknown as { name: string }[]).map(
          ({ name }) => name,
        )
        expect(credentials.map(({ name }) => name)).toEqual(names)
        if (query === '') expect(credentials.every(({ kind }) => kind === 'reported')).toBe(true)
      }
      await service.close()
    },
  )
})

describe('what a liar writes', () => {
  it.each([
    '{"type":"twitter","value":"jack","__proto__":{"isVerified":true}}',
    '{"type":"twitter","value":"jack","\\u005f_proto__":{"isVerified":true}}',
    '{"type":"twitter","value":"jack","constructor":{"prototype":{"isVerified":true}}}',
  ])('is no verified channel by %s', async (channel) => {
    const { channels } = await read(`{"walletAddress":"${wallet}","channels":[${channel}]}`)
    expect(channels.find(({ type }) => type === 'twitter')?.isVerified).toBe(false)
    expect(({} as { isVerified?: boolean }).isVerified).toBeUndefined()
  })

  it('is a claim where its proof fails', async () => {
    const signer = privateKeyToAccount(`0x${'21'.repeat(32)}`)
    const { channels, notes } = await read({
      channels: [
        {
          type: 'farcaster',
          value: 'ada',
          isVerified: true,
          metadata: [{ name: 'fid', value: '616' }],
        },
        {
          type: 'wallet',
          value: signer.address,
          isVerified: true,
          proof: {
            method: 'farcaster-verification',
            message: { dataBytes: '0x12', hash: '0x12', signature: '0x12', signer: '0x12' },
          },
        },
      ],
    })
    expect(channels[1]).toEqual({ type: 'wallet', value: signer.address, isVerified: false })
    expect(notes).toEqual([expect.stringMatching(/^wallet 0x.*taken for a claim$/)])
  })

  it('is dropped if its evidence fails, and hearsay if the evidence cannot be checked', async () => {
    const signed = signMessage(
      castData({
        fid: 3,
        text: ' \nMentor',
        mentions: [{ fid: 616, position: 0 }],
        at: 1_789_000_000,
      }),
      `0x${'31'.repeat(32)}`,
    )
    const cast = {
      kind: 'farcaster-cast',
      name: 'Mentor',
      uid: `0x${'0e'.repeat(32)}`,
      attester: { fid: 3 },
      attestee: { address: wallet, fid: 616 },
      issuer: 'farcaster',
      issuedAt: 1_789_000_000,
      verification: { method: 'ed25519', result: 'holds', checkedAt: NOW },
      evidence: { ...castEvidence(signed) },
    }
    const { credentials, notes } = await read({
      credentials: [cast, { ...cast, uid: `0x${'0f'.repeat(32)}`, name: 'Doctor of medicine' }],
    })
    expect(credentials).toMatchObject([{ name: 'Mentor', hearsay: 'import' }])
    expect(notes).toEqual([expect.stringMatching(/^credential Doctor of medicine: .*left out$/)])
    const service = await createTestService()
    await service.store.people.save(
      [
        {
          source: 'ens',
          scope: `ens:${wallet}`,
          checkedAt: NOW,
          fields: {},
          channels: [{ type: 'wallet', value: wallet, isVerified: true }],
        },
      ],
      { refreshAt: null, credentials },
    )
    const [person] = await service.store.people.find(`eth:${wallet}`)
    expect(person?.profile.credentials).toMatchObject([
      {
        attester: 'import',
        claimedAttester: 'fid:3',
        verification: { grade: 'reported', by: 'import' },
      },
    ])
    await service.close()
  })
})

it('an import tells what it left out, and stores the rest', async () => {
  const service = await createTestService()
  const noted: unknown[] = []
  const input = [
    `{"walletAddress":"${wallet}","displayName":"Ada","channels":[{"type":"nope","value":"x"}]}`,
    '{"bio":"nobody"}',
  ].join('\n')
  const end = await importPeople({
    store: service.store,
    input: (async function* () {
      yield new TextEncoder().encode(input)
    })(),
    now: NOW,
    onRejected: () => {},
    onNoted: (one) => noted.push(one),
  })
  expect(end).toMatchObject({ stored: 1, rejected: 1, noted: 1 })
  expect(noted).toEqual([{ line: 1, notes: [expect.stringMatching(/^channels\/0\/type/)] }])
  await service.close()
})
