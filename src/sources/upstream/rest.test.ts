import { signAttestation } from '@whocast/evidence/forms/attestation-sign.ts'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { startUpstream } from '../../../test/network/upstream.ts'
import { createTestService } from '../../../test/service.ts'
import { silentTelemetry } from '../../kit/telemetry.ts'
import { createUpstreamSource } from './upstream.ts'

const attester = privateKeyToAccount(`0x${'61'.repeat(32)}`)
const ada = privateKeyToAccount(`0x${'62'.repeat(32)}`).address
const path = `/eth/${ada}`.toLowerCase()
const profileID = 'V1StGXR8_Z5jdHi6B-myT'

const profile = async () => ({
  profileID,
  walletAddress: ada.toLowerCase(),
  displayName: 'Ada',
  channels: [{ type: 'farcaster' }, 7, { type: 'wallet', value: ada, isVerified: true }],
  credentials: [
    { name: 'Member', chain: '', source: '', reference: '', attester: attester.address },
    {
      name: 'Signed',
      uid: `0x${'00'.repeat(32)}`,
      kind: 'eas-offchain',
      attester: attester.address,
      proof: {
        method: 'eip712',
        result: 'holds',
        attester: { address: attester.address },
        evidence: { forged: true },
      },
    },
    await signed('Skill: Design'),
    { chain: 'no name' },
  ],
  events: [{ id: '1', name: 'Devcon' }, { name: 'no id' }],
  guilds: [{ guildId: 1985, roleIds: [1] }],
  workExperience: [{ jobTitle: 'Engineer', location: '' }],
  mood: 'good',
})

async function signed(name: string) {
  const attestation = await signAttestation(
    attester,
    {
      version: '1.0.1',
      chainId: 8453,
      verifyingContract: '0x4200000000000000000000000000000000000021',
    },
    {
      schema: `0x${'5c'.repeat(32)}`,
      recipient: ada,
      time: '1700000000',
      expirationTime: '0',
      revocable: true,
      refUID: `0x${'00'.repeat(32)}`,
      data: `0x${'20'.padStart(64, '0')}${name.length.toString(16).padStart(64, '0')}${Buffer.from(name).toString('hex').padEnd(64, '0')}`,
      salt: `0x${'22'.repeat(32)}`,
    },
  )
  const proof = {
    method: 'eip712',
    result: 'holds',
    attester: { address: attester.address.toLowerCase() },
    evidence: attestation,
  }
  const issuedAt = '2023-11-14T22:13:20Z'
  return {
    name,
    uid: attestation.uid,
    kind: 'eas-offchain',
    attester: attester.address.toLowerCase(),
    issuedAt,
    proof,
  }
}

it('what a service of the contract says comes through whole, checked, and what is not understood is counted', async () => {
  const upstream = await startUpstream({ hasBulk: true })
  upstream.profiles.set(path, [await profile()])
  const counted: string[] = []
  const telemetry = {
    ...silentTelemetry,
    count: (name: string, labels = {}) => void counted.push(`${name} ${Object.values(labels)}`),
  }
  const source = createUpstreamSource({ baseUrl: upstream.baseUrl, telemetry })
  const service = await createTestService({ sources: [source] })
  const ask = async (route: string) =>
    (await (await service.request(route)).json()) as { profiles: Record<string, unknown>[] }
  try {
    const { profiles } = await ask(path)
    expect(profiles).toMatchObject([
      {
        displayName: 'Ada',
        events: [{ id: '1', name: 'Devcon' }],
        guilds: [{ guildId: 1985, roleIds: [1] }],
        workExperience: [{ jobTitle: 'Engineer' }],
        profileID,
      },
    ])
    const credentials = profiles[0]?.credentials as { name: string }[]
    expect(credentials.sort((a, b) => (a.name < b.name ? -1 : 1))).toMatchObject([
      {
        name: 'Member',
        kind: 'reported',
        attester: 'upstream',
        claimedAttester: attester.address.toLowerCase(),
        verification: { grade: 'reported', by: 'upstream' },
      },
      {
        name: 'Skill: Design',
        kind: 'eas-offchain',
        attester: attester.address.toLowerCase(),
        verification: { grade: 'proven' },
      },
    ])
    expect((await ask('/credentials?credentialName=Member')).profiles).toMatchObject([
      { profileID, credential: { issuer: 'upstream' } },
    ])
    expect(await ask(`/credentials/check?holder=${ada}&credentialName=Member`)).toMatchObject({
      isHeld: true,
    })
    const left = counted.filter((one) => one.startsWith('upstream_left_out'))
    expect([...new Set(left)].sort()).toEqual(
      ['channels', 'credentials', 'events', 'other'].map(
        (what) => `upstream_left_out upstream,${what}`,
      ),
    )
  } finally {
    await service.close()
    await source.close()
    await upstream.close()
  }
})
