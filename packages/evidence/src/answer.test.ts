import type { CredentialRecord } from '@whocast/contract/credential.ts'
import { lower } from '@whocast/contract/lower.ts'
import fc from 'fast-check'
import { type Address, encodeAbiParameters, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { beforeAll, describe, expect, it } from 'vitest'
import { silentChecks } from '../../../test/evidence/online.ts'
import { publicKeyOf } from '../../../test/evidence/people.ts'
import { blockHashOf, claimSignature, nameProof, wallet } from '../../../test/network/people.ts'
import { EvidenceError, verifyAnswer, verifyEvidence } from './answer.ts'
import type { SignedAttestation } from './forms/attestation.ts'
import { onchainUid } from './forms/attestation-hash.ts'
import { encodeData } from './forms/attestation-schema.ts'
import { signAttestation } from './forms/attestation-sign.ts'
import { castEvidence } from './forms/cast-evidence.ts'
import { whocastSchema } from './forms/eas.ts'
import { castData, messageTypes, signMessage, toSignedMessage } from './forms/farcaster-message.ts'
import type { OnlineChecks, Verdict } from './verdict.ts'

const now = 1_800_000_000
const owner = wallet('evidence')
const attester = privateKeyToAccount(`0x${'41'.repeat(32)}`)
const fid = 616
const blockHash = blockHashOf('evidence')
const contract: Address = '0x4200000000000000000000000000000000000021'
const zero32: Hex = `0x${'00'.repeat(32)}`

const ownerAppKey: Hex = `0x${'32'.repeat(32)}`

type Json = Record<string, unknown>
const json = (value: unknown): Json => JSON.parse(JSON.stringify(value))

/** A lookup answer as the API gives it with `?include=proof`, every kind of evidence in it. */
let answer: Json
let records: Record<'offchain' | 'onchain' | 'cast' | 'reported', CredentialRecord>

const cast = signMessage(
  castData({
    fid: 3,
    text: ' endorse  for Design',
    mentions: [
      { fid: 9, position: 0 },
      { fid, position: 9 },
    ],
    at: 1_790_000_000,
  }),
  `0x${'31'.repeat(32)}`,
)

beforeAll(async () => {
  const offchain = await signAttestation(
    attester,
    { version: '1.0.1', chainId: 8453, verifyingContract: contract },
    {
      schema: `0x${'5c'.repeat(32)}`,
      recipient: owner.address,
      time: '1700000000',
      expirationTime: String(now + 1000),
      revocable: true,
      refUID: zero32,
      data: encodeAbiParameters([{ type: 'string' }], ['Builder']),
      salt: `0x${'01'.repeat(32)}`,
    },
  )
  const coinbase = '0x357458739F90461b99789350868CD7CF330Dd7EE'
  const held = {
    schema: '0xf8b05c79f090979bf4a80270aba232dff11a10d9ca55c4f88de95317970f0de9',
    recipient: owner.address,
    attester: coinbase,
    time: 1_700_000_000n,
    expirationTime: 0n,
    revocable: true,
    refUID: zero32,
    data: encodeAbiParameters([{ type: 'bool' }], [true]),
  } as const
  const basis = {
    attestee: { address: lower(owner.address) },
    issuer: 'guild',
    issuedAt: 1_700_000_000,
    revocation: { status: 'active' },
    verification: { method: 'x', result: 'holds', checkedAt: now },
    isPublic: true,
  } as const
  records = {
    offchain: {
      ...basis,
      uid: offchain.uid,
      kind: 'eas-offchain',
      name: 'Builder',
      attester: { address: lower(attester.address) },
      expiresAt: now + 1000,
      evidence: { ...offchain },
    },
    onchain: {
      ...basis,
      uid: onchainUid(held),
      kind: 'eas-onchain',
      name: 'Coinbase verified account',
      attester: { address: lower(coinbase) },
      evidence: {
        ...held,
        time: '1700000000',
        expirationTime: '0',
        chainId: 8453,
        contract,
        uid: onchainUid(held),
        bump: 0,
      },
    },
    cast: {
      ...basis,
      uid: `0x${'0e'.repeat(32)}`,
      kind: 'farcaster-cast',
      name: 'Endorsed for design',
      attester: { fid: 3 },
      attestee: { ...basis.attestee, fid },
      issuedAt: 1_790_000_000,
      evidence: { ...castEvidence(cast) },
    },
    reported: { ...basis, uid: `0x${'0f'.repeat(32)}`, kind: 'reported', name: 'Member' },
  }
  const username = await nameProof({
    name: 'dwr',
    owner: owner.address,
    timestamp: 1_650_000_000,
    fid,
    type: 1,
    by: owner,
  })
  answer = json({
    profiles: [
      {
        profileID: 'a'.repeat(21),
        walletAddress: lower(owner.address),
        channels: [
          {
            type: 'wallet',
            isVerified: true,
            value: owner.address,
            proof: {
              method: 'farcaster-verification',
              message: toSignedMessage(
                signMessage(
                  {
                    type: messageTypes.verificationAddAddress,
                    fid,
                    timestamp: 100_000_000,
                    network: 1,
                    verificationAddAddressBody: {
                      address: lower(owner.address),
                      claimSignature: await claimSignature(fid, owner, blockHash),
                      blockHash,
                    },
                  },
                  ownerAppKey,
                ),
              ),
            },
          },
          {
            type: 'farcaster',
            isVerified: true,
            value: 'dwr',
            metadata: [{ name: 'fid', value: String(fid) }],
            proof: {
              method: 'farcaster-username-proof',
              kind: 'fname',
              name: 'dwr',
              owner: owner.address,
              timestamp: 1_650_000_000,
              signature: username.signature,
            },
          },
          {
            type: 'ens',
            isVerified: true,
            value: 'dwr.eth',
            proof: {
              method: 'ens-forward-reverse',
              chainId: 1,
              coinType: 60,
              blockNumber: 19_000_000,
              address: lower(owner.address),
              name: 'dwr.eth',
            },
          },
          {
            type: 'twitter',
            isVerified: true,
            value: 'dwr',
            proof: { method: 'reported', by: 'neynar' },
          },
          { type: 'github', isVerified: false, value: 'dwr' },
          { type: 'lens', isVerified: true, value: 'dwr' },
        ],
        credentials: Object.values(records).map((record) => ({
          name: record.name,
          chain: '',
          source: '',
          reference: '',
          uid: record.uid,
          attester:
            record.attester?.address ??
            (record.attester?.fid ? `fid:${record.attester.fid}` : record.issuer),
          issuedAt: new Date((record.issuedAt ?? 0) * 1000).toISOString(),
          kind: record.kind,
          proof: { ...record, method: 'x' },
        })),
      },
    ],
  })
})

const line = ({ subject, label, status }: Verdict) => `${subject} ${label}: ${status}`

describe('verifyAnswer on a lookup answer', () => {
  const asked = { for: `fid:${fid}`, now }
  /** Whose app keys are whose, as the chain would say. */
  const keys: OnlineChecks['keyState'] = async (of, key) =>
    (of === 3 && key === cast.signer) || (of === fid && key === publicKeyOf(ownerAppKey))
      ? 'added'
      : 'unknown'

  it('says of every channel and credential whether it holds', async () => {
    const online = { ...silentChecks, keyState: keys }
    expect((await verifyAnswer(answer, { ...asked, online })).map(line)).toEqual([
      'channel wallet: holds',
      'channel farcaster: fails',
      'channel ens: unchecked',
      'channel twitter: unchecked',
      'channel github: unchecked',
      'channel lens: unchecked',
      'credential Builder: holds',
      'credential Coinbase verified account: unchecked',
      'credential Endorsed for design: holds',
      'credential Member: unchecked',
    ])
  })

  it('holds no row of a profile without a subject', async () => {
    const online = { ...silentChecks, keyState: keys }
    for (const subject of [{}, { for: 'what is this' }]) {
      const verdicts = await verifyAnswer(answer, { now, online, ...subject })
      expect(verdicts.filter(({ status }) => status === 'holds')).toEqual([])
    }
  })

  it('gives one line of reason each, with the profile, and a grade', async () => {
    for (const { reason, profileID, grade, status, leftToTrust } of await verifyAnswer(
      answer,
      asked,
    )) {
      expect(reason).toMatch(/^[^\n]{5,600}$/)
      expect(profileID).toBe('a'.repeat(21))
      expect(['proven', 'confirmed', 'reported', 'claimed']).toContain(grade)
      if (status !== 'holds') expect(leftToTrust).toEqual([])
    }
  })

  it('asks the chain for what it may ask it, and says revoked when the chain does', async () => {
    const onchain = {
      isThere: true,
      attester: '0x357458739F90461b99789350868CD7CF330Dd7EE',
      recipient: owner.address,
      revokedAt: 0,
    } as const
    const online: OnlineChecks = {
      ...silentChecks,
      revokedOffchain: async () => 0,
      onchain: async () => onchain,
      keyState: keys,
    }
    const credentials = async (checks: OnlineChecks) =>
      (await verifyAnswer(answer, { ...asked, online: checks })).filter(
        ({ subject }) => subject === 'credential',
      )
    expect((await credentials(online)).map(line)).toEqual([
      'credential Builder: holds',
      'credential Coinbase verified account: holds',
      'credential Endorsed for design: holds',
      'credential Member: unchecked',
    ])
    const revoked = {
      ...online,
      revokedOffchain: async () => 1_750_000_000,
      onchain: async () => ({ ...onchain, revokedAt: 1_750_000_000 }),
    }
    const reasons = (await credentials(revoked))
      .filter(({ status }) => status === 'fails')
      .map(({ reason }) => reason)
    expect(reasons).toEqual([
      'revoked on 2025-06-15 15:06:40 UTC',
      'revoked on 2025-06-15 15:06:40 UTC',
    ])
    const unknown = await verifyAnswer(answer, {
      ...asked,
      online: { ...online, keyState: async () => 'unknown' },
    })
    expect(unknown[0]).toMatchObject({
      status: 'unchecked',
      reason: expect.stringContaining('as it is not in the Key Registry'),
    })
  })

  it('takes a username proof up to ten minutes ahead of the clock, and none further ahead', async () => {
    const dated = async (timestamp: number) => {
      const proof = await nameProof({
        name: 'dwr.eth',
        owner: owner.address,
        timestamp,
        fid,
        type: 2,
        by: owner,
      })
      const channels = [
        {
          type: 'farcaster',
          isVerified: true,
          value: 'dwr.eth',
          metadata: [{ name: 'fid', value: String(fid) }],
          proof: {
            method: 'farcaster-username-proof',
            kind: 'ens',
            name: 'dwr.eth',
            owner: owner.address,
            timestamp,
            signature: proof.signature,
          },
        },
      ]
      return (await verifyAnswer({ channels }, { now, for: `0x${owner.address.slice(2)}` }))[0]
        ?.reason
    }
    expect(await dated(now + 601)).toContain('ahead of the clock')
    expect(await dated(now + 600)).not.toContain('ahead of the clock')
  })

  it('names the profile of a verdict only where the answer names it', async () => {
    const { profileID: _, ...nameless } = (answer.profiles as Json[])[0] as Json
    for (const verdict of await verifyAnswer(nameless, asked))
      expect(verdict).not.toHaveProperty('profileID')
  })

  it('fails what has expired or was revoked', async () => {
    expect(
      (await verifyAnswer({ credential: records.offchain }, { now: now + 1001 }))[0],
    ).toMatchObject({
      status: 'fails',
      reason: 'expired on 2027-01-15 08:16:40 UTC',
    })
    const revoked = { ...records.reported, revocation: { status: 'revoked', at: now } }
    expect((await verifyAnswer(revoked, { now }))[0]).toMatchObject({
      status: 'fails',
      reason: 'revoked on 2027-01-15 08:00:00 UTC',
    })
  })

  it('takes a record for the one that its URL asked for', async () => {
    const at = (uid: string) => ({ now, for: `http://localhost:3000/api/v1/credentials/${uid}` })
    expect(
      (await verifyAnswer({ credential: records.offchain }, at(records.offchain.uid)))[0]?.status,
    ).toBe('holds')
    expect((await verifyAnswer({ credential: records.offchain }, at(zero32)))[0]?.status).toBe(
      'fails',
    )
  })
})

describe('any flipped bit', () => {
  it.each(['wallet'])('in the proof of a %s channel is noticed', async (type) => {
    const [profile] = answer.profiles as Json[]
    const at = ((profile as Json).channels as Json[]).findIndex((channel) => channel.type === type)
    const proofOf = (from: Json) => {
      const proof = (((from.profiles as Json[])[0] as Json).channels as Json[])[at]?.proof as Json
      return (proof.message ?? proof) as Json
    }
    const names = Object.keys(proofOf(answer)).filter((name) => name !== 'method')
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), fc.nat(), async (name, bit) => {
        const altered = json(answer)
        const proof = proofOf(altered)
        proof[name] = flip(proof[name], bit)
        expect(
          (await verifyAnswer(altered, { for: `fid:${fid}`, now }))[at]?.status,
          `${name} ${bit}`,
        ).toBe('fails')
      }),
      { numRuns: 60 },
    )
  })

  it.each(['offchain', 'cast', 'onchain'] as const)(
    'in the evidence of an %s credential is noticed',
    async (kind) => {
      const online: OnlineChecks = {
        ...silentChecks,
        keyState: async (of, key) => (of === 3 && key === cast.signer ? 'added' : 'unknown'),
        onchain: async (chainId, at, uid) =>
          chainId === 8453 && at === contract && uid === records.onchain.uid
            ? {
                isThere: true,
                attester: records.onchain.attester?.address as Address,
                recipient: owner.address,
                revokedAt: 0,
              }
            : null,
      }
      const record = json(records[kind])
      expect((await verifyEvidence(record, { now, online })).status).toBe('holds')
      const leaves = paths(record.evidence)
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...leaves), fc.nat(), async (path, bit) => {
          const altered = json(record)
          const last = path.at(-1) as string
          const parent = path
            .slice(0, -1)
            .reduce<Json>((part, name) => part[name] as Json, altered.evidence as Json)
          parent[last] = flip(parent[last], bit)
          expect(
            (await verifyEvidence(altered, { now, online })).status,
            `${path.join('.')} ${bit}`,
          ).not.toBe('holds')
        }),
        { numRuns: 300 },
      )
    },
  )
})

const paths = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => paths(part, [...path, name]))
    : [path]

function flip(value: unknown, bit: number): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value ^ (1 << (bit % 30))
  const text = String(value)
  const isHex = /^0x[0-9a-f]+$/i.test(text)
  const at = isHex ? 2 + ((bit >> 3) % (text.length - 2)) : (bit >> 3) % text.length
  const unit = isHex
    ? (Number.parseInt(text[at] as string, 16) ^ (1 << (bit & 3))).toString(16)
    : String.fromCharCode(text.charCodeAt(at) ^ (1 << (bit % 7)))
  return text.slice(0, at) + unit + text.slice(at + 1)
}

describe('verifyAnswer on other input', () => {
  it('reads a record, with and without its wrapping', async () => {
    expect((await verifyAnswer(records.offchain, { now })).map(line)).toEqual([
      'credential Builder: holds',
    ])
    expect((await verifyAnswer({ credential: records.offchain }, { now })).map(line)).toEqual([
      'credential Builder: holds',
    ])
  })

  it('reads an attestation as easscan exports it', async () => {
    const exported = { sig: records.offchain.evidence, signer: attester.address }
    expect((await verifyAnswer(exported, { now }))[0]).toMatchObject({
      subject: 'attestation',
      status: 'holds',
      value: records.offchain.uid,
    })
    expect((await verifyAnswer({ ...exported, signer: owner.address }, { now }))[0]?.status).toBe(
      'fails',
    )
  })

  it('reads words of our own schema only in attestations under it', async () => {
    const data = encodeData(whocastSchema, [
      `0x${'77'.repeat(32)}`,
      'Builder',
      '',
      attester.address,
      '',
      '',
      '',
      '',
      '',
      '',
      '',
    ])
    const { evidence } = records.offchain as unknown as { evidence: SignedAttestation }
    const { domain, message } = evidence
    const signed = await signAttestation(attester, domain, { ...message, salt: zero32, data })
    expect((await verifyAnswer(signed, { now, attester: attester.address }))[0]).toMatchObject({
      status: 'holds',
      value: signed.uid,
    })
  })

  it('does not believe a bare attestation that names no signer, unless the expected signer is given', async () => {
    const { evidence } = records.offchain
    expect((await verifyAnswer(evidence, { now }))[0]?.status).toBe('unchecked')
    expect((await verifyAnswer(evidence, { now, attester: attester.address }))[0]?.status).toBe(
      'holds',
    )
    expect((await verifyAnswer(evidence, { now, attester: owner.address }))[0]?.status).toBe(
      'fails',
    )
  })

  it('says of an empty answer nothing, and of anything else that it is none', async () => {
    expect(await verifyAnswer({ profiles: [] })).toEqual([])
    for (const input of [null, 1, 'x', [], {}, { profiles: {} }, { uid: 1 }]) {
      await expect(verifyAnswer(input)).rejects.toThrow(EvidenceError)
    }
  })

  it('never throws anything else, whatever strangers put into an answer', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.anything(),
        fc.anything(),
        fc.constantFrom('eas-offchain', 'eas-onchain', 'farcaster-cast', 'x'),
        async (one, two, kind) => {
          const proof = {
            method: 'farcaster-verification',
            fid: one,
            address: two,
            signature: one,
            blockHash: two,
          }
          const name = {
            method: 'farcaster-username-proof',
            name: one,
            owner: two,
            timestamp: one,
            signature: two,
          }
          const inputs = [
            one,
            { profiles: [one, two] },
            {
              profiles: [
                {
                  channels: [one, { isVerified: true, proof }, { isVerified: true, proof: name }],
                  credentials: [two, { kind, proof: { method: 'x', evidence: one } }],
                },
              ],
            },
            {
              uid: '0x',
              kind,
              evidence: one,
              attester: { address: owner.address },
              revocation: two,
              expiresAt: one,
            },
            { domain: one, message: two, sig: one },
          ]
          for (const input of inputs) {
            try {
              for (const verdict of await verifyAnswer(input, { now }))
                expect(verdict.status).not.toBe('holds')
            } catch (error) {
              expect(error).toBeInstanceOf(EvidenceError)
            }
          }
        },
      ),
      { numRuns: 200 },
    )
  })

  it('prints nothing of a stranger that a terminal would obey', async () => {
    const [verdict] = await verifyAnswer(
      { uid: '\u001b[2J', kind: 'reported', name: 'a\u202eb\nc', issuer: '\u001b]0;x\u0007' },
      { now },
    )
    expect(JSON.stringify(verdict)).not.toMatch(/\\u00|\\n|\u202e/)
  })
})
