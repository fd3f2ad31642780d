import { verifyAnswer } from '@whocast/evidence/answer.ts'
import { signAttestation } from '@whocast/evidence/forms/attestation-sign.ts'
import type { Verdict } from '@whocast/evidence/verdict.ts'
import { type Address, encodeAbiParameters, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChainClients, createOnlineChecks } from '../../src/credentials/online.ts'
import { createToken, hashToken } from '../../src/http/keys/api-key.ts'
import { type Composition, compose } from '../../src/main/compose.ts'
import { loadConfig } from '../../src/main/config.ts'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { type Anvil, startAnvil } from '../network/anvil.ts'
import { deployEas, type Eas } from '../network/eas.ts'
import { offline } from '../network/offline.ts'
import { EAS, Offchain } from '../reference/eas-sdk.ts'

/**
 * A stranger gates by credentials: everything through the composed service, a real chain with the
 * real EAS, and eas-sdk as the judge.
 */

interface Credential {
  name: string
  uid: Hex
  attester: string
  kind: string
}

const chainId = 8453
const serviceKey: Hex = `0x${'a7'.repeat(32)}`
const speaker = privateKeyToAccount(`0x${'61'.repeat(32)}`)
const person = privateKeyToAccount(`0x${'62'.repeat(32)}`).address
const token = createToken()

let anvil: Anvil
let eas: Eas
let database: TestDatabase
let service: Composition
let schema: Hex

const call = async (
  path: string,
  init?: RequestInit,
): Promise<{ status: number; body: Record<string, unknown> }> => {
  const response = await service.fetch(new Request(`http://localhost:3000${path}`, init))
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const put = (body: object) =>
  call('/api/v1/credentials', {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** What the server of a gate reads: a small answer, the credentials alone. */
const held = async (address: Address): Promise<Credential[]> => {
  const { body } = await call(`/api/v1/eth/${address}?fields=credentials`)
  return (body.profiles as { credentials: Credential[] }[])[0]?.credentials ?? []
}

const judge = (attester: Address, evidence: unknown) =>
  new Offchain(
    { address: eas.contract, version: '1.0.1', chainId: BigInt(chainId) },
    2,
    new EAS(eas.contract),
  ).verifyOffchainAttestationSignature(attester, evidence as object)

const proofs = async (online = false): Promise<Verdict[]> => {
  const { body } = await call(`/api/v1/eth/${person}?include=proof`)
  const checks = online
    ? { online: createOnlineChecks(createChainClients([[chainId, anvil.url]])) }
    : {}
  return verifyAnswer(body, { for: person, ...checks })
}

const attestation = (salt: Hex) =>
  signAttestation(
    speaker,
    { version: '1.4.0', chainId, verifyingContract: eas.contract },
    {
      schema,
      recipient: person,
      time: '1700000000',
      expirationTime: '0',
      revocable: true,
      refUID: `0x${'00'.repeat(32)}`,
      data: encodeAbiParameters([{ type: 'string' }], ['Skill: Engineering']),
      salt,
    },
  )

beforeAll(async () => {
  ;[anvil, database] = await Promise.all([startAnvil({ chainId }), createSqliteDatabase()])
  eas = await deployEas(anvil)
  schema = await eas.register('string skill')
  service = await compose(
    loadConfig({
      DATA_DIR: database.options.dataDir,
      ...offline,
      EAS_RPC_URLS: `${chainId}=${anvil.url}`,
      ATTESTER_PRIVATE_KEY: serviceKey,
      RATE_LIMIT_ANON: '0',
      LOG_LEVEL: 'silent',
    }),
  )
  await service.store.keys.create(
    {
      id: 'guild',
      name: 'guild',
      scopes: ['attest', 'read'],
      ratePerMinute: null,
      attester: null,
      createdAt: 0,
      expiresAt: null,
      revokedAt: null,
    },
    hashToken(token),
  )
  await service.store.people.save(
    [
      {
        source: 'import',
        scope: 'import:person',
        checkedAt: 1,
        fields: { displayName: 'Person' },
        channels: [{ type: 'wallet', value: person, isVerified: true }],
      },
    ],
    { refreshAt: null },
  )
  await service.start()
})

afterAll(async () => {
  await service?.close()
  await Promise.all([anvil?.close(), database?.drop()])
})

// The chain is looked at every ten seconds.
describe('a signed attestation', { timeout: 60_000 }, () => {
  it('is stored, shown, checked by eas-sdk and by the checker, and gone once its attester revokes it on chain', async () => {
    const sig = await attestation(`0x${'01'.repeat(32)}`)
    const answer = await put({
      name: 'Skill: Engineering',
      attesteeAddress: person,
      attestation: { sig, signer: speaker.address },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect((await held(person)).map(({ name }) => name)).toEqual(['Skill: Engineering'])

    const record = (await call(`/api/v1/credentials/${sig.uid}`)).body.credential as Record<
      string,
      unknown
    >
    expect(judge(speaker.address, record.evidence)).toBe(true)
    expect(await verifyAnswer({ credential: record })).toMatchObject([{ status: 'holds' }])
    expect((await proofs()).filter(({ subject }) => subject === 'credential')).toMatchObject([
      { status: 'holds' },
    ])
    expect((await proofs(true)).find(({ subject }) => subject === 'credential')?.reason).toMatch(
      /, not revoked/,
    )

    await eas.revokeOffchain(speaker.address, sig.uid)
    const online = createOnlineChecks(createChainClients([[chainId, anvil.url]]))
    const [verdict] = await verifyAnswer({ credential: record }, { online })
    expect(verdict).toMatchObject({
      status: 'fails',
      reason: expect.stringMatching(/^revoked on \d{4}-\d\d-\d\d /),
    })
    await expect.poll(() => held(person), { timeout: 30_000, interval: 200 }).toEqual([])
    expect(
      ((await call(`/api/v1/credentials/${sig.uid}`)).body.credential as { revocation: object })
        .revocation,
    ).toMatchObject({
      status: 'revoked',
    })
    const again = await put({
      name: 'Skill: Engineering',
      attesteeAddress: person,
      attestation: { sig, signer: speaker.address },
    })
    expect(again).toMatchObject({ status: 422, body: { errors: [{ pointer: '/attestation' }] } })
  })

  it('that does not hold is a 422 that says what', async () => {
    const sig = await attestation(`0x${'02'.repeat(32)}`)
    const altered = {
      ...sig,
      message: {
        ...sig.message,
        data: encodeAbiParameters([{ type: 'string' }], ['Skill: Everything']),
      },
    }
    const answer = await put({
      name: 'Skill: Everything',
      attesteeAddress: person,
      attestation: { sig: altered, signer: speaker.address },
    })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'rule-broken', errors: [{ pointer: '/attestation/uid' }] },
    })
    expect(await held(person)).toEqual([])
  })
})

describe('what an issuer PUTs without one', () => {
  it('is signed by the service, with the issuer inside, and the issuer revokes it', async () => {
    const body = {
      name: 'Guild member',
      value: 'gold',
      attesteeAddress: person,
      attesterAddress: speaker.address,
      timestamp: 1_790_000_000,
    }
    const { status, body: answer } = await put(body)
    expect(status).toBe(200)
    const { uid } = answer.credential as Credential
    const record = (await call(`/api/v1/credentials/${uid}`)).body.credential as Record<
      string,
      unknown
    >
    const service = privateKeyToAccount(serviceKey).address
    expect(record).toMatchObject({
      kind: 'eas-offchain',
      attester: { address: service.toLowerCase() },
      onBehalfOf: speaker.address.toLowerCase(),
    })
    expect(judge(service, record.evidence)).toBe(true)
    expect((await proofs()).filter(({ subject }) => subject === 'credential')).toMatchObject([
      {
        status: 'holds',
        reason: `signed by ${service} on behalf of ${speaker.address} on 2026-09-21 14:13:20 UTC`,
      },
    ])
    await put({ ...body, isRevoked: true })
    expect(await held(person)).toEqual([])
    expect(await verifyAnswer((await call(`/api/v1/credentials/${uid}`)).body)).toMatchObject([
      { status: 'fails', reason: expect.stringMatching(/^revoked on /) },
    ])
  })
})

describe('an attestation on chain', { timeout: 90_000 }, () => {
  it('appears on the profile by itself, is checked against the chain, and goes when it is revoked', async () => {
    const uid = await eas.attest(speaker.address, {
      schema,
      recipient: person,
      data: encodeAbiParameters([{ type: 'string' }], ['Solidity']),
    })
    await expect
      .poll(async () => (await held(person)).map((one) => one.uid), {
        timeout: 30_000,
        interval: 200,
      })
      .toEqual([uid])
    expect((await proofs()).find(({ value }) => value === uid)?.status).toBe('unchecked')
    expect((await proofs(true)).find(({ value }) => value === uid)?.status).toBe('holds')
    await eas.revoke(speaker.address, schema, uid)
    await expect.poll(() => held(person), { timeout: 30_000, interval: 200 }).toEqual([])
  })
})

describe('a gate', () => {
  it('finds the holders of everything that begins with a prefix', async () => {
    await put({ name: 'Skill: Design', attesteeAddress: person })
    const all = await call('/api/v1/credentials?credentialName=Skill%3A&match=prefix')
    expect(
      (all.body.profiles as { primaryWalletAddress: string }[]).map(
        (one) => one.primaryWalletAddress,
      ),
    ).toEqual([person])
    expect((await call('/api/v1/credentials?credentialName=Skill%3A')).body.profiles).toEqual([])
  })
})
