import { lower } from '@whocast/contract/lower.ts'
import { type Address, type Hex, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import {
  ada,
  adaEvidence,
  attestedRow,
  attester,
  castRow,
  mallory,
  onchainRow,
  walletRow,
} from '../../../test/evidence/documents.ts'
import { silentChecks } from '../../../test/evidence/online.ts'
import { DAY, NOW, registry, verify } from '../../../test/evidence/people.ts'
import { verifyAnswer } from './answer.ts'
import type { SignedAttestation } from './forms/attestation.ts'
import { offchainUid } from './forms/attestation-hash.ts'
import { signAttestation } from './forms/attestation-sign.ts'
import type { OnlineChecks } from './verdict.ts'

const wallet = lower(ada.wallet.address)

/** The verdict on a credential of Ada, whose evidence is changed. */
async function verdictOn(
  row: Record<string, unknown>,
  change: Record<string, unknown> = {},
  now = NOW,
  online: Partial<OnlineChecks> = {},
) {
  const proof = row.proof as { evidence: object }
  const credential = { ...row, proof: { ...proof, evidence: { ...proof.evidence, ...change } } }
  const channels = [walletRow(ada.wallet.address, await verify(ada.fid, ada.key, ada.wallet))]
  const profile = {
    profileID: 'a'.repeat(21),
    channels,
    credentials: [credential],
    evidence: await adaEvidence(false),
  }
  const document = JSON.parse(JSON.stringify({ profiles: [profile] })) as unknown
  const verdicts = await verifyAnswer(document, {
    for: `fid:${ada.fid}`,
    now,
    fnameRegistry: registry.address,
    online: { ...silentChecks, ...online },
  })
  return verdicts.at(-1)
}

describe('an attestation on chain', () => {
  const row = onchainRow(wallet) as Record<string, unknown>

  it('is for its chain to confirm', async () => {
    expect(await verdictOn(row)).toMatchObject({
      status: 'unchecked',
      reason: expect.stringContaining('ask the chain'),
    })
  })

  it('is unchecked when the EAS contract of its chain is unknown', async () => {
    const online = {
      onchain: async () => ({
        isThere: true,
        attester: attester.address,
        recipient: ada.wallet.address,
        revokedAt: 0,
      }),
    }
    expect(await verdictOn(row, {}, NOW, online)).toMatchObject({ status: 'holds' })
    const own = { chainId: 7_777_777, contract: mallory.wallet.address }
    expect(await verdictOn({ ...row, chain: '' }, own, NOW, online)).toMatchObject({
      status: 'unchecked',
    })
  })

  it.each([
    ['a time of more than 64 bits', { time: String(2n ** 64n) }, 'out of range'],
    ['an end of more than 64 bits', { expirationTime: String(2n ** 64n) }, 'out of range'],
    ['a bump of more than 32 bits', { bump: 2 ** 32 }, 'out of range'],
    ['a time of 21 digits', { time: '100000000000000000000' }, 'lacks a part'],
    ['a time that is no number', { time: '-1' }, 'lacks a part'],
    ['no end', { expirationTime: undefined }, 'lacks a part'],
    ['a schema of another length', { schema: '0x11' }, 'lacks a part'],
    ['a reference of another length', { refUID: '0x11' }, 'lacks a part'],
    ['data of half a byte', { data: '0x111' }, 'lacks a part'],
    ['no word on whether it is revocable', { revocable: 'yes' }, 'lacks a part'],
    ['no contract', { contract: 'eas' }, 'lacks a part'],
    ['no attester', { attester: undefined }, 'lacks a part'],
    ['the largest bump', { bump: 2 ** 32 - 1 }, 'the uid is not that'],
    ['the latest time', { time: String(2n ** 64n - 1n) }, 'the uid is not that'],
    ['another uid', { uid: toHex(1, { size: 32 }) }, 'the uid is not that'],
  ])('fails with %s', async (_, change, reason) => {
    expect(await verdictOn(row, change)).toMatchObject({
      status: 'fails',
      reason: expect.stringContaining(reason),
    })
  })
})

describe('an attestation off chain', () => {
  it('that was revoked fails in any letter case of its schema, which is not signed', async () => {
    const row = (await attestedRow(wallet)) as Record<string, unknown>
    const online = {
      revokedOffchain: async (
        _chainId: number,
        _contract: Address,
        _attester: Address,
        uid: Hex,
      ) => (uid === row.uid ? NOW - DAY : 0),
    }
    const { message } = (row.proof as { evidence: SignedAttestation }).evidence
    const schema = `0x${message.schema.slice(2).toUpperCase()}` as Hex
    const uid = offchainUid({ ...message, schema })
    expect(uid).not.toBe(row.uid)
    const change = { uid, message: { ...message, schema } }
    expect(await verdictOn({ ...row, uid }, change)).toMatchObject({ status: 'holds' })
    for (const verdict of [
      await verdictOn(row, {}, NOW, online),
      await verdictOn({ ...row, uid }, change, NOW, online),
    ])
      expect(verdict).toMatchObject({
        status: 'fails',
        reason: expect.stringContaining('revoked on'),
      })
  })
})

it('holds until the last second that a contract can write', async () => {
  const row = (await attestedRow(wallet)) as Record<string, unknown>
  const { domain, message } = (row.proof as { evidence: SignedAttestation }).evidence
  const sig = await signAttestation(attester, domain, {
    ...(message as Parameters<typeof signAttestation>[2]),
    expirationTime: String(2n ** 64n - 1n),
  })
  const [verdict] = await verifyAnswer({ sig, signer: attester.address }, { now: NOW })
  expect(verdict).toMatchObject({ status: 'holds' })
})

describe('an endorsement by a cast', () => {
  it('holds by the signed cast and the key in the registry', async () => {
    expect(await verdictOn((await castRow(ada.fid)) as Record<string, unknown>)).toMatchObject({
      status: 'holds',
    })
  })

  it('fails with another hash, or without a part', async () => {
    const row = (await castRow(ada.fid)) as Record<string, unknown>
    expect(await verdictOn(row, { hash: `0x${'11'.repeat(20)}` })).toMatchObject({
      status: 'fails',
    })
    expect(await verdictOn(row, { dataBytes: undefined })).toMatchObject({ status: 'fails' })
  })

  it('fails on a clock that is more than ten minutes behind the cast', async () => {
    const row = (await castRow(ada.fid)) as Record<string, unknown>
    const at = Date.parse(String(row.issuedAt)) / 1000
    expect(await verdictOn(row, {}, at - 601)).toMatchObject({
      status: 'fails',
      reason: expect.stringContaining('ahead'),
    })
  })
})
