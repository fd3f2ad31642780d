import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CredentialRecord } from '@whocast/contract/credential.ts'
import { schemaUid } from '@whocast/evidence/forms/attestation-hash.ts'
import { signAttestation } from '@whocast/evidence/forms/attestation-sign.ts'
import { type Address, encodeAbiParameters } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Listening } from '../../src/http/listen.ts'
import { packageRoot } from '../../src/kit/root.ts'
import { createTestService, listenFor, type TestService } from '../service.ts'
import { temporaryFolder } from './support.ts'

/** The gate of docs/credentials.md, as it stands there, against a service whose issuers lie. */

const coinbase: Address = '0x357458739f90461b99789350868cd7cf330dd7ee'
const name = 'Coinbase verified account'
/** Somebody whom the gate trusts too, and whose key signs what this test needs. */
const summit = privateKeyToAccount(`0x${'77'.repeat(32)}`)
const visitor: Address = `0x${'5e'.repeat(20)}`

let service: TestService
let listening: Listening
let mayEnter: (address: string) => Promise<boolean>
const folder = temporaryFolder()

beforeAll(async () => {
  service = await createTestService()
  listening = await listenFor(service)
  const page = readFileSync(join(packageRoot, 'docs/credentials.md'), 'utf8')
  const [, code = ''] =
    [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].find(([, one = '']) =>
      one.includes('function mayEnter'),
    ) ?? []
  const file = join(folder.path, 'gate.ts')
  writeFileSync(
    file,
    code
      .replace(
        "'@whocast/client'",
        JSON.stringify(pathToFileURL(join(packageRoot, 'packages/client/src/client.ts')).href),
      )
      .replace('http://localhost:3000', `http://127.0.0.1:${listening.port}`)
      .replace(`'${coinbase}'`, `'${coinbase}', '${summit.address.toLowerCase()}'`)
      .replace('async function mayEnter', 'export async function mayEnter')
      .replace(/^console\.log.*$/m, ''),
  )
  ;({ mayEnter } = (await import(file)) as { mayEnter: typeof mayEnter })
  await service.person('visitor_0123456789abc', {}, [
    { type: 'wallet', value: visitor, isVerified: true },
  ])
})
afterAll(async () => {
  await listening?.drain({ graceMs: 0, deadlineMs: 0 })
  await service?.close()
  folder.remove()
})

const put = async (body: object, key: Parameters<TestService['issueKey']>[0] = {}) => {
  const { token } = await service.issueKey(key)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return service.request('/credentials', {
    method: 'PUT',
    headers,
    body: JSON.stringify({ name, ...body }),
  })
}

describe('the gate of docs/credentials.md', () => {
  it.each([
    ['names the attester', { attesterAddress: coinbase }, {}],
    ['has a key of that attester', {}, { attester: coinbase }],
    ['is called like the attester', {}, { name: coinbase }],
    [
      'is called like it in another letter case',
      {},
      { name: coinbase.toUpperCase().replace('X', 'x') },
    ],
    [
      'says that it comes from there',
      { source: coinbase, chain: 'Base', reference: coinbase, schemaID: coinbase },
      {},
    ],
  ])('refuses what an issuer reports who %s', async (_why, body, key) => {
    const answer = await put({ attesteeAddress: visitor, ...body }, key)
    expect(answer.status).toBe(200)
    const { profiles } = (await (
      await service.request(`/eth/${visitor}?fields=credentials`)
    ).json()) as {
      profiles: { credentials: { name: string }[] }[]
    }
    expect(profiles[0]?.credentials.map((row) => row.name)).toContain(name)
    expect(await mayEnter(visitor)).toBe(false)
  })

  it('says in the record who stored it, and whom that one named', async () => {
    const answer = await put(
      { attesteeAddress: visitor, attesterAddress: coinbase, value: 'record' },
      { name: 'Guild' },
    )
    expect(await answer.json()).toMatchObject({
      credential: {
        kind: 'reported',
        issuer: 'Guild',
        attester: { issuer: 'Guild' },
        claimedAttester: { address: coinbase },
      },
    })
  })

  it('refuses what a trusted attester signed of the visitor under another name', async () => {
    const attestation = await signAttestation(
      summit,
      {
        version: '1.0.1',
        chainId: 8453,
        verifyingContract: '0x4200000000000000000000000000000000000021',
      },
      {
        schema: schemaUid('string event'),
        recipient: visitor,
        time: '1700000000',
        expirationTime: '0',
        revocable: true,
        refUID: `0x${'00'.repeat(32)}`,
        data: encodeAbiParameters([{ type: 'string' }], ['Attended Summit']),
        salt: `0x${'01'.repeat(32)}`,
      },
    )
    const body = {
      attesteeAddress: visitor,
      attestation: { sig: attestation, signer: summit.address },
    }
    const attested = await put({ ...body, name: 'Attended Summit' }, { name: 'Guild' })
    expect(await attested.json()).toMatchObject({ credential: { kind: 'eas-offchain' } })
    const renamed = await put(body, { name: 'Liars' })
    expect(await renamed.json()).toMatchObject({
      credential: {
        kind: 'reported',
        name,
        attester: { issuer: 'Liars' },
        evidence: { uid: attestation.uid },
      },
    })
    expect(await mayEnter(visitor)).toBe(false)
  })

  it('lets in who has it from the chain', async () => {
    const record: CredentialRecord = {
      uid: `0x${'ee'.repeat(32)}`,
      kind: 'eas-onchain',
      name,
      attester: { address: coinbase },
      attestee: { address: visitor },
      issuer: 'eas:8453',
      issuedAt: 1_700_000_000,
      revocation: { status: 'active' },
      verification: { method: 'eas', result: 'holds', checkedAt: 1_700_000_000 },
      isPublic: true,
    }
    await service.store.credentials.put(record)
    expect(await mayEnter(visitor)).toBe(true)
  })
})
