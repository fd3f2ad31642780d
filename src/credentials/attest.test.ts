import { toCredential } from '@whocast/contract/credential.ts'
import type { ServiceError } from '@whocast/contract/error.ts'
import { lower } from '@whocast/contract/lower.ts'
import { verifyAnswer } from '@whocast/evidence/answer.ts'
import type { SignedAttestation } from '@whocast/evidence/forms/attestation.ts'
import { schemaUid } from '@whocast/evidence/forms/attestation-hash.ts'
import { signAttestation } from '@whocast/evidence/forms/attestation-sign.ts'
import { castEvidence } from '@whocast/evidence/forms/cast-evidence.ts'
import { decodeWhocastData, whocastSchemaUid } from '@whocast/evidence/forms/eas.ts'
import { castData, signMessage } from '@whocast/evidence/forms/farcaster-message.ts'
import { type Address, encodeAbiParameters, getAddress, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { apiKeyOf } from '../../test/api-key.ts'
import { silentChecks } from '../../test/evidence/online.ts'
import { startStandIn } from '../../test/network/stand-in.ts'
import { createOffchainURL, EAS, Offchain } from '../../test/reference/eas-sdk.ts'
import type { ApiKey } from '../http/keys/port.ts'
import type { StoredProfile } from '../people/port.ts'
import { attest as attestOf } from './attest.ts'
import { type AttestOptions, createAttestContext } from './context.ts'
import { createChainClients, createOnlineChecks } from './online.ts'
import type { CredentialSubmission } from './port.ts'
import { demandSigned } from './signed-fields.ts'

/** The verb over one context. */
function createAttestations(options: AttestOptions = {}) {
  const context = createAttestContext(options)
  return {
    accept: async (submission: CredentialSubmission, issuer: ApiKey, now: number) =>
      attestOf(context, { submission, issuer, now }),
  }
}

const contract: Address = '0x4200000000000000000000000000000000000021'
const attesterKey: Hex = `0x${'a7'.repeat(32)}`
const service = privateKeyToAccount(attesterKey)
const person = privateKeyToAccount(`0x${'21'.repeat(32)}`)
const other = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const speaker = privateKeyToAccount(`0x${'23'.repeat(32)}`)
const now = 1_800_000_000

const issuer = apiKeyOf({ id: 'k1', name: 'guild', scopes: ['attest'] })

const submission = (more: Partial<CredentialSubmission> = {}): CredentialSubmission => ({
  name: 'Skill: Engineering',
  attestee: { address: lower(person.address) },
  uid: `0x${'0c'.repeat(32)}`,
  isUidGiven: false,
  isPublic: true,
  isRevoked: false,
  ...more,
})

const attest = async (more: Partial<Parameters<typeof signAttestation>[2]> = {}, by = speaker) => ({
  ...(await signAttestation(
    by,
    { version: '1.0.1', chainId: 8453, verifyingContract: contract },
    {
      schema: '0xd06a351b1f7b96b253f89370869f34f9dd8273343c896f77421edb25f43e1c10',
      recipient: person.address,
      time: '1700000000',
      expirationTime: '0',
      revocable: true,
      refUID: `0x${'00'.repeat(32)}`,
      data: encodeAbiParameters([{ type: 'string' }], ['Skill: Engineering']),
      salt: `0x${'22'.repeat(32)}`,
      ...more,
    },
  )),
})

/** The pointer of the rule that was broken, and what it said. */
const refusal = async (
  promise: Promise<unknown>,
): Promise<[number, string | undefined, string]> => {
  const error = (await promise.then(
    () => Promise.reject(new Error('it was accepted')),
    (reason: unknown) => reason,
  )) as ServiceError
  return [error.status, error.violations?.[0]?.pointer, error.detail]
}

const verified = {
  isVerified: true,
  verification: { grade: 'reported', by: 'test', checkedAt: now },
  source: 'test',
  checkedAt: now,
} as const

const profile = (id: string, wallets: Address[], fid?: number): StoredProfile => ({
  profile: {
    profileID: id,
    ...(wallets[0] ? { walletAddress: lower(wallets[0]) } : {}),
    channels: [
      ...wallets.map((value) => ({ type: 'wallet' as const, ...verified, value })),
      ...(fid === undefined
        ? []
        : [
            {
              type: 'farcaster' as const,
              ...verified,
              value: id,
              metadata: [{ name: 'fid', value: String(fid) }],
              source: 'test',
              checkedAt: now,
            },
          ]),
    ],
    credentials: [],
  },
  isVerified: true,
  checkedAt: now,
  refreshAt: null,
})

describe('a signed attestation', () => {
  it('becomes a record whose evidence eas-sdk accepts as it is', async () => {
    const attestation = await attest()
    const record = await createAttestations().accept(
      submission({ attestation: { sig: attestation, signer: speaker.address } }),
      issuer,
      now,
    )
    expect(record).toMatchObject({
      kind: 'eas-offchain',
      uid: attestation.uid,
      attester: { address: lower(speaker.address) },
      attestee: { address: lower(person.address) },
      issuer: 'guild',
      issuedAt: 1_700_000_000,
      chain: 'Base',
      revocation: { status: 'unknown' },
      verification: { method: 'eip712', result: 'holds', checkedAt: now },
    })
    const judge = new Offchain(
      { address: contract, version: '1.0.1', chainId: 8453n },
      2,
      new EAS(contract),
    )
    expect(
      judge.verifyOffchainAttestationSignature(
        speaker.address,
        JSON.parse(JSON.stringify(record.evidence)),
      ),
    ).toBe(true)
    expect(await verifyAnswer({ credential: record }, { now })).toMatchObject([{ status: 'holds' }])
  })

  it('takes the attester from the body or from the key when the package names none', async () => {
    const attestation = await attest()
    const { accept } = createAttestations()
    const named = submission({ attestation, attester: { address: lower(speaker.address) } })
    expect((await accept(named, issuer, now)).attester).toEqual({ address: lower(speaker.address) })
    const ofKey = { ...issuer, attester: lower(speaker.address) }
    expect((await accept(submission({ attestation }), ofKey, now)).attester).toEqual({
      address: lower(speaker.address),
    })
    expect(await refusal(accept(submission({ attestation }), issuer, now))).toMatchObject([
      422,
      '/attestation/signer',
      {},
    ])
  })

  it.each([
    ['altered', { attestation: { sig: { uid: 1 } } }, '/attestation/domain'],
    ['by another', { signer: other.address }, '/attestation/signature'],
    [
      'of another attester than the body names',
      { attester: { address: lower(other.address) } },
      '/attestation/signer',
    ],
    [
      'about somebody else',
      { attestee: { address: lower(other.address) } },
      '/attestation/message/recipient',
    ],
    ['under another uid', { isUidGiven: true }, '/uid'],
    ['of another schema', { schemaID: `0x${'01'.repeat(32)}` }, '/schemaID'],
    [
      'expired',
      { message: { expirationTime: '1750000000' } },
      '/attestation/message/expirationTime',
    ],
    ['from the future', { message: { time: String(now + 301) } }, '/attestation/message/time'],
    [
      'from after its end',
      { isRevoked: true, message: { time: String(now), expirationTime: '1750000000' } },
      '/attestation',
    ],
    ['from no year', { message: { time: String(2n ** 64n - 1n) } }, '/attestation/message/time'],
  ] as [string, Record<string, unknown>, string][])(
    'that is %s is refused, with the place',
    async (_what, change, pointer) => {
      const { signer = speaker.address, message = {}, ...rest } = change
      const sig = await attest(message as object)
      const body = submission({
        attestation: { sig, signer },
        ...(rest as Partial<CredentialSubmission>),
      })
      expect(await refusal(createAttestations().accept(body, issuer, now))).toMatchObject([
        422,
        pointer,
        {},
      ])
    },
  )

  it('may end after all years', async () => {
    const sig = await attest({ expirationTime: String(2n ** 64n - 1n) })
    const body = submission({ attestation: { sig, signer: speaker.address } })
    expect(await createAttestations().accept(body, issuer, now)).toMatchObject({
      kind: 'eas-offchain',
      expiresAt: 253_402_300_799,
    })
  })

  it('may be of a clock that is five minutes ahead', async () => {
    const body = submission({
      attestation: { sig: await attest({ time: String(now + 300) }), signer: speaker.address },
    })
    expect(await createAttestations().accept(body, issuer, now)).toMatchObject({
      kind: 'eas-offchain',
      issuedAt: now + 300,
    })
  })

  it('that its attester revoked is refused with the day, unless it is told that it is revoked', async () => {
    const online = { ...silentChecks, revokedOffchain: async () => 1_750_000_000 }
    const { accept } = createAttestations({ online })
    const attestation = { sig: await attest(), signer: speaker.address }
    const [status, , detail] = await refusal(accept(submission({ attestation }), issuer, now))
    expect([status, detail]).toEqual([
      422,
      `was revoked on 2025-06-15 15:06:40 UTC by ${speaker.address}`,
    ])
    const revoked = await accept(submission({ attestation, isRevoked: true }), issuer, now)
    expect(revoked.revocation).toEqual({ status: 'revoked', at: now, checkedAt: now })
  })

  it('is stored with unknown revocation when the chain cannot be asked, and active when it says so', async () => {
    const attestation = { sig: await attest(), signer: speaker.address }
    const broken = {
      ...silentChecks,
      revokedOffchain: () => Promise.reject(new Error('no network')),
    }
    const first = await createAttestations({ online: broken }).accept(
      submission({ attestation }),
      issuer,
      now,
    )
    expect(first.revocation).toEqual({ status: 'unknown' })
    const asked = { ...silentChecks, revokedOffchain: async () => 0 }
    const second = await createAttestations({ online: asked }).accept(
      submission({ attestation }),
      issuer,
      now,
    )
    expect(second.revocation).toEqual({ status: 'active', checkedAt: now })
  })

  it('compares the recipient with the wallets of a profile that is named by ID', async () => {
    const people = {
      find: async (key: string) =>
        key === 'id:somebody' ? [profile('somebody', [person.address])] : [],
    }
    const attestation = { sig: await attest(), signer: speaker.address }
    const { accept } = createAttestations({ people })
    const record = await accept(
      submission({ attestation, attestee: { profileID: 'somebody' } }),
      issuer,
      now,
    )
    expect(record.attestee).toEqual({ profileID: 'somebody', address: lower(person.address) })
    expect(
      await refusal(
        accept(submission({ attestation, attestee: { profileID: 'nobody' } }), issuer, now),
      ),
    ).toMatchObject([422, '/attesteePKID', {}])
  })

  it('is about any wallet that is proven to be the profile’s', async () => {
    const people = { find: async () => [profile('somebody', [other.address, person.address])] }
    const attestation = { sig: await attest(), signer: speaker.address }
    const body = submission({ attestation, attestee: { profileID: 'somebody' } })
    expect((await createAttestations({ people }).accept(body, issuer, now)).attestee).toMatchObject(
      {
        address: lower(person.address),
      },
    )
  })

  it('is not signed for an address by another wallet of the same person', async () => {
    const people = { find: async () => [profile('speaker', [speaker.address, other.address])] }
    const { accept } = createAttestations({ people })
    const attester = { address: lower(speaker.address) }
    const sig = await attest({}, other)
    for (const attestation of [sig, { sig, signer: other.address }])
      expect(
        await refusal(accept(submission({ attestation, attester }), issuer, now)),
      ).toMatchObject([422, expect.stringMatching(/^\/attestation\/sign/), {}])
  })

  describe('of another person, with a name that it does not say', () => {
    const coinbase = '0xf8b05c79f090979bf4a80270aba232dff11a10d9ca55c4f88de95317970f0de9'

    it.each([
      ['name', { name: 'Doctor of medicine' }],
      ['value', { value: 'with honours' }],
      ['source', { source: 'medical-board.example' }],
      ['reference', { reference: 'https://medical-board.example/1' }],
    ] as const)(
      'is its issuer’s word with the attestation beside it, for an unsigned %s',
      async (_field, words) => {
        const attestation = { sig: await attest(), signer: speaker.address }
        for (const online of [
          undefined,
          { ...silentChecks, schema: async () => 'string doctor,string of' },
        ]) {
          const record = await createAttestations(online ? { online } : {}).accept(
            submission({ attestation, ...words }),
            issuer,
            now,
          )
          expect(record).toMatchObject({
            kind: 'reported',
            claimedAttester: { address: lower(speaker.address) },
            evidence: { uid: attestation.sig.uid },
          })
          expect(toCredential(record)).toMatchObject({
            attester: 'guild',
            verification: { grade: 'reported', by: 'guild' },
          })
          expect(await verifyAnswer(record, { now })).toMatchObject([{ status: 'unchecked' }])
        }
      },
    )

    it('is so for a contract wallet’s too, which nothing offline can check', async () => {
      const sig = { ...(await attest()), signature: `0x${'ab'.repeat(96)}` }
      const online = { ...silentChecks, isSignedBy: async () => true }
      const body = submission({
        attestation: { sig, signer: other.address },
        name: 'Doctor of medicine',
      })
      expect(await createAttestations({ online }).accept(body, issuer, now)).toMatchObject({
        kind: 'reported',
      })
    })

    it.each([
      ['/chain', { chain: 'Ethereum' }, 'chain is not what was signed: Base'],
      ['/expiresAt', { expiresAt: now + 100 }, 'expiresAt is not what was signed: no end'],
      ['/schemaID', { schemaID: `0x${'01'.repeat(32)}` }, 'is not the schema of the attestation'],
    ])('is refused at %s, which is read of every attestation', async (pointer, words, detail) => {
      const attestation = { sig: await attest(), signer: speaker.address }
      expect(
        await refusal(
          createAttestations().accept(submission({ attestation, ...words }), issuer, now),
        ),
      ).toEqual([422, pointer, detail])
    })

    describe('under a schema of several texts', () => {
      const data = encodeAbiParameters(
        [{ type: 'string' }, { type: 'string' }],
        ['Skill: Engineering', 'test'],
      )
      const put = async (
        definition: string,
        registered: string | null | Error,
        more: Partial<CredentialSubmission> = {},
      ) => {
        const sig = await attest({ schema: schemaUid(definition), data })
        const schema = async () => {
          if (registered instanceof Error) throw registered
          return registered
        }
        return createAttestations({ online: { ...silentChecks, schema } }).accept(
          submission({ attestation: { sig, signer: speaker.address }, ...more }),
          issuer,
          now,
        )
      }

      it('asks to try again when the registry is unreachable, except to revoke', async () => {
        const [definition, away] = ['string name,string note', new Error('no network')]
        expect(await refusal(put(definition, away))).toMatchObject([503, undefined, {}])
        const { revocation } = await put(definition, away, { isRevoked: true })
        expect(revocation.status).toBe('revoked')
      })

      it.each(['string name,string note', 'string Title,string note'])(
        'takes the name and value by %s',
        async (definition) => {
          expect(await put(definition, definition)).toMatchObject({
            kind: 'eas-offchain',
            value: `${definition.split(/[ ,]/)[1]}: Skill: Engineering, note: test`,
          })
        },
      )

      it.each([
        [
          'a definition that calls no field a name',
          'string skill,string note',
          'string skill,string note',
        ],
        [
          'a definition that the signed schema is not the hash of',
          'string name,string note',
          'string title,string of',
        ],
        ['no definition', 'string name,string note', null],
      ])('compares nothing with %s', async (_what, definition, registered) => {
        expect(await put(definition, registered)).toMatchObject({
          kind: 'reported',
          schema: { uid: schemaUid(definition) },
        })
      })
    })

    it('is refused with every field under a schema that is known', () => {
      const attestation = {
        uid: `0x${'ad'.repeat(32)}`,
        domain: { chainId: 8453 },
      } as unknown as SignedAttestation
      const message = {
        schema: coinbase,
        data: encodeAbiParameters([{ type: 'bool' }], [true]),
        expirationTime: '0',
      }
      const by = '0x357458739F90461b99789350868CD7CF330Dd7EE'
      const said = submission({ name: 'Coinbase verified account', chain: 'base', source: 'EAS' })
      const known = { ...attestation, message } as SignedAttestation
      expect(() => demandSigned(said, known, by)).not.toThrow()
      const renamed = submission({
        name: 'Doctor',
        value: 'x',
        chain: 'Celo',
        source: 'y',
        reference: 'z',
        expiresAt: now,
      })
      let pointers: string[] | undefined
      try {
        demandSigned(renamed, known, by)
      } catch (error) {
        pointers = (error as ServiceError).violations?.map(({ pointer }) => pointer)
      }
      expect(pointers).toEqual(['/chain', '/expiresAt', '/name', '/value', '/source', '/reference'])
    })
  })

  describe('of a contract wallet', () => {
    const wallet = async () => {
      const sig = await attest()
      return { sig: { ...sig, signature: `0x${'ab'.repeat(96)}` }, signer: other.address }
    }

    it('is refused where no RPC can ask the wallet', async () => {
      const [status, pointer, detail] = await refusal(
        createAttestations().accept(submission({ attestation: await wallet() }), issuer, now),
      )
      expect([status, pointer]).toEqual([422, '/attestation/signature'])
      expect(detail).toContain('needs an RPC of chain 8453')
    })

    it('holds by the word of the wallet, and offline cannot be checked', async () => {
      const online = {
        ...silentChecks,
        isSignedBy: async (_chain: number, wallet: Address) =>
          lower(wallet) === lower(other.address),
      }
      const { accept } = createAttestations({ online })
      const record = await accept(submission({ attestation: await wallet() }), issuer, now)
      expect(record.verification).toEqual({ method: 'erc1271', result: 'holds', checkedAt: now })
      expect(toCredential(record).verification.grade).toBe('confirmed')
      expect(await verifyAnswer(record, { now })).toMatchObject([{ status: 'unchecked' }])
      expect(await verifyAnswer(record, { now, online })).toMatchObject([{ status: 'holds' }])
    })

    it('may sign with the key of its owner', async () => {
      const online = { ...silentChecks, isSignedBy: async () => true }
      const record = await createAttestations({ online }).accept(
        submission({ attestation: { sig: await attest(), signer: other.address } }),
        issuer,
        now,
      )
      expect(record.evidence?.signature).toMatch(/^0x[0-9a-f]{130}$/)
      expect(await verifyAnswer(record, { now })).toMatchObject([{ status: 'unchecked' }])
    })

    it('does not sign what the uid is not of, whatever the wallet says', async () => {
      const online = { ...silentChecks, isSignedBy: async () => true }
      const sig = { ...(await attest()), uid: `0x${'ad'.repeat(32)}` }
      const put = createAttestations({ online }).accept(
        submission({ attestation: { sig, signer: other.address } }),
        issuer,
        now,
      )
      expect(await refusal(put)).toMatchObject([422, '/attestation/uid', {}])
    })

    it('is 503 while its chain limits requests, and then cannot be checked', async () => {
      const rpc = await startStandIn(() => ({ status: 429, body: {} }))
      const online = createOnlineChecks(createChainClients([[8453, rpc.url]]))
      const given = submission({ attestation: await wallet() })
      const put = createAttestations({ online }).accept(given, issuer, now)
      expect((await refusal(put))[0]).toBe(503)
      const reachable = { ...silentChecks, isSignedBy: async () => true }
      const record = await createAttestations({ online: reachable }).accept(given, issuer, now)
      expect(await verifyAnswer(record, { now, online })).toMatchObject([{ status: 'unchecked' }])
      await rpc.close()
    })
  })
})

describe('with a key of its own', () => {
  const { accept } = createAttestations({ attesterKey })
  const body = submission({
    attester: { address: lower(speaker.address) },
    value: 'senior',
    source: 'guild.xyz',
    issuedAt: 1_790_000_000,
  })

  it('signs what an issuer PUTs, with who is said to have spoken inside', async () => {
    const record = await accept(body, issuer, now)
    expect(record).toMatchObject({
      kind: 'eas-offchain',
      uid: body.uid,
      schema: { uid: whocastSchemaUid },
      attester: { address: lower(service.address) },
      onBehalfOf: lower(speaker.address),
      issuedAt: 1_790_000_000,
    })
    const { message } = record.evidence as { message: { data: Hex } }
    expect(decodeWhocastData(message.data)).toEqual({
      credentialID: body.uid,
      name: body.name,
      value: 'senior',
      onBehalfOf: speaker.address,
      issuer: 'guild',
      profileID: '',
      schemaID: '',
      source: 'guild.xyz',
      chain: '',
      reference: '',
      data: '',
    })
    const judge = new Offchain(
      { address: contract, version: '1.0.1', chainId: 8453n },
      2,
      new EAS(contract),
    )
    expect(
      judge.verifyOffchainAttestationSignature(
        service.address,
        JSON.parse(JSON.stringify(record.evidence)),
      ),
    ).toBe(true)
  })

  it.each([
    ['/name', { name: 'Skill: Surgery', value: 'senior' }],
    ['/value', { value: 'junior' }],
  ])('refuses what it signed from an issuer who says otherwise at %s', async (pointer, words) => {
    const attestation = (await accept(body, issuer, now)).evidence as Record<string, unknown>
    const given = {
      ...submission({ attestation: { sig: attestation, signer: service.address } }),
      source: 'guild.xyz',
    }
    expect(await accept(given, issuer, now)).toMatchObject({ value: 'senior' })
    expect(await refusal(accept({ ...given, ...words }, issuer, now))).toMatchObject([
      422,
      pointer,
      {},
    ])
  })

  it('makes the same attestation of the same body', async () => {
    expect(await accept(body, issuer, now)).toEqual(await accept(body, issuer, now))
  })

  it.each([
    'name',
    'value',
    'onBehalfOf',
    'issuer',
    'source',
    'chain',
    'reference',
    'data',
    'uid',
    'issuedAt',
    'expiresAt',
  ])('lets nobody alter the %s of the record', async (word) => {
    const record = await accept({ ...body, expiresAt: now + 100 }, issuer, now)
    expect(await verifyAnswer(record, { now })).toMatchObject([
      {
        status: 'holds',
        reason: `signed by ${service.address} on behalf of ${speaker.address} on 2026-09-21 14:13:20 UTC`,
      },
    ])
    const altered: Record<string, unknown> = {
      ...record,
      [word]:
        {
          onBehalfOf: other.address,
          uid: `0x${'0d'.repeat(32)}`,
          issuedAt: 1,
          expiresAt: now + 101,
        }[word] ?? 'else',
    }
    expect(await verifyAnswer(altered, { now })).toMatchObject([{ status: 'fails' }])
  })

  it('speaks about a profile without a wallet by its ID', async () => {
    const record = await accept(submission({ attestee: { profileID: 'somebody' } }), issuer, now)
    expect(await verifyAnswer(record, { now })).toMatchObject([{ status: 'holds' }])
    expect(
      await verifyAnswer({ ...record, attestee: { profileID: 'else' } }, { now }),
    ).toMatchObject([{ status: 'fails' }])
  })
})

describe("the URL by which EAS' explorer shares an attestation", () => {
  const share = async (
    more: Parameters<typeof attest>[0] = {},
    signer: Address = speaker.address,
  ) => `https://base.easscan.org${createOffchainURL({ sig: await attest(more), signer })}`
  const forms = (url: string): [string, Partial<CredentialSubmission>][] => [
    ['/reference', { reference: url }],
    ['/attestation', { attestation: url }],
    [
      '/attestation',
      {
        attestation: decodeURIComponent(url.replace(/^.*=/, '')),
        reference: 'https://example.com',
      },
    ],
  ]

  it('is checked and stored as the attestation itself, as reference or as attestation', async () => {
    const { uid } = await attest()
    for (const [, form] of forms(await share()).filter(
      ([, { reference }]) => reference !== 'https://example.com',
    )) {
      const record = await createAttestations().accept(submission(form), issuer, now)
      expect(record).toMatchObject({
        kind: 'eas-offchain',
        uid,
        attester: { address: lower(speaker.address) },
      })
      expect(await verifyAnswer(JSON.parse(JSON.stringify(record)), { now })).toMatchObject([
        { status: 'holds' },
      ])
      const judge = new Offchain(
        { address: contract, version: '1.0.1', chainId: 8453n },
        2,
        new EAS(contract),
      )
      expect(
        judge.verifyOffchainAttestationSignature(
          speaker.address,
          JSON.parse(JSON.stringify(record.evidence)),
        ),
      ).toBe(true)
    }
  })

  it.each([
    ['names another signer', () => share({}, other.address), 'signature'],
    ['is about another', () => share({ recipient: other.address }), 'message.recipient'],
    ['has expired', () => share({ expirationTime: '1700000001' }), 'message.expirationTime'],
    [
      'cannot be unpacked',
      async () => 'https://easscan.org/offchain/url/#attestation=AAAA',
      'is not a compressed',
    ],
  ])('is refused where it came from when it %s', async (_why, url, detail) => {
    for (const [pointer, form] of forms(await url())) {
      const put = createAttestations({ attesterKey }).accept(submission(form), issuer, now)
      expect(await refusal(put)).toMatchObject([422, pointer, expect.stringContaining(detail)])
    }
  })
})

describe('without evidence or key', () => {
  it('reports, and says so', async () => {
    const ofKey = { ...issuer, attester: speaker.address }
    const record = await createAttestations().accept(submission(), ofKey, now)
    expect(record).toMatchObject({
      kind: 'reported',
      claimedAttester: { address: lower(speaker.address) },
      verification: { method: 'reported', result: 'unchecked' },
      revocation: { status: 'active' },
    })
    expect(record.attester).toBeUndefined()
    expect(await verifyAnswer(record, { now })).toMatchObject([
      { status: 'unchecked', reason: 'reported by guild, without evidence' },
    ])
  })
})

describe('when the source is a cast', () => {
  const signed = signMessage(
    castData({
      fid: 3,
      text: ' \nGreat engineer',
      mentions: [{ fid: 616, position: 0 }],
      at: 1_790_000_000,
    }),
    `0x${'31'.repeat(32)}`,
  )
  const people = {
    find: async (key: string) => {
      if (key === `eth:${lower(person.address)}`) return [profile('person', [person.address], 616)]
      if (key === `eth:${lower(speaker.address)}`) return [profile('speaker', [speaker.address], 3)]
      return []
    },
  }
  const asked: unknown[] = []
  const castByHash = async (hash: Hex, hint: { fid?: number }) => {
    asked.push(hint)
    return hash === signed.hash ? castEvidence(signed) : null
  }
  const body = submission({
    name: 'Great engineer',
    attester: { address: lower(speaker.address) },
    source: 'farcaster',
    reference: `https://farcaster.xyz/dwr/${signed.hash}`,
  })

  it('keeps the signed cast as the evidence, before a signature of its own', async () => {
    const record = await createAttestations({ attesterKey, people, castByHash }).accept(
      body,
      issuer,
      now,
    )
    expect(asked.at(-1)).toEqual({ fid: 3 })
    expect(record).toMatchObject({
      kind: 'farcaster-cast',
      attester: { fid: 3 },
      claimedAttester: { address: lower(speaker.address) },
      attestee: { address: lower(person.address), fid: 616 },
      issuedAt: 1_790_000_000,
      verification: { method: 'ed25519', result: 'holds' },
    })
    const online = {
      ...silentChecks,
      keyState: async (fid: number, key: Hex) =>
        fid === 3 && key === signed.signer ? ('added' as const) : null,
    }
    expect(await verifyAnswer(record, { now })).toMatchObject([{ status: 'unchecked' }])
    expect(await verifyAnswer(record, { now, online })).toMatchObject([{ status: 'holds' }])
  })

  it.each([
    ['/value', { value: 'senior' }],
    ['/chain', { chain: 'Base' }],
    ['/expiresAt', { expiresAt: now + 100 }],
  ])('refuses at %s what a cast never says', async (pointer, words) => {
    const put = createAttestations({ attesterKey, people, castByHash }).accept(
      { ...body, ...words },
      issuer,
      now,
    )
    expect(await refusal(put)).toMatchObject([422, pointer, {}])
  })

  it.each([
    ['cannot be had', { reference: `https://farcaster.xyz/dwr/0x${'00'.repeat(20)}` }],
    ['is by another', { attester: { address: lower(other.address) } }],
    ['is about another', { attestee: { address: lower(other.address) } }],
    ['is not said to be a cast', { source: 'guild', reference: signed.hash }],
  ] as [string, Partial<CredentialSubmission>][])(
    'does without it when it %s',
    async (_why, change) => {
      const record = await createAttestations({ people, castByHash }).accept(
        { ...body, ...change },
        issuer,
        now,
      )
      expect(record.kind).toBe('reported')
    },
  )

  it.each(['Doctor of medicine', 'Engineer', 'great', 'Endorsed for great engineer'])(
    'refuses the name %s, which the cast does not say',
    async (name) => {
      const put = createAttestations({ attesterKey, people, castByHash }).accept(
        { ...body, name },
        issuer,
        now,
      )
      expect(await refusal(put)).toMatchObject([
        422,
        '/name',
        expect.stringContaining('not what the cast'),
      ])
    },
  )

  it('asks to try again when the node is unreachable, except to revoke', async () => {
    const failing = () => Promise.reject(new Error('no network'))
    const { accept } = createAttestations({ people, castByHash: failing })
    expect(await refusal(accept(body, issuer, now))).toMatchObject([503, undefined, {}])
    const record = await accept({ ...body, isRevoked: true }, issuer, now)
    expect(record.revocation.status).toBe('revoked')
  })
})

it('refuses a chain without a known EAS contract', () => {
  expect(() => createAttestations({ attesterKey, attesterChainId: 424_242 })).toThrow(
    'no EAS contract is known',
  )
  expect(getAddress(contract)).toBe(contract)
})
