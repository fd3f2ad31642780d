import { deflateSync, gzipSync } from 'node:zlib'
import { AttestationError } from '@whocast/evidence/forms/attestation.ts'
import { offchainUid } from '@whocast/evidence/forms/attestation-hash.ts'
import { parseAttestation } from '@whocast/evidence/forms/attestation-parse.ts'
import { checkAttestation } from '@whocast/evidence/forms/attestation-sign.ts'
import fc from 'fast-check'
import { type Address, encodeAbiParameters } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { createOffchainURL, EAS, Offchain, Wallet } from '../../test/reference/eas-sdk.ts'
import { compactInUrl, expandCompact } from './compact-attestation.ts'

const contract: Address = '0x4200000000000000000000000000000000000021'
const key = `0x${'23'.repeat(32)}` as const
const signer = privateKeyToAccount(key).address
const recipient = privateKeyToAccount(`0x${'21'.repeat(32)}`).address

/** An attestation as eas-sdk makes and shares it. */
async function shared(version: 1 | 2, more: object = {}) {
  const offchain = new Offchain(
    { address: contract, version: '1.0.1', chainId: 8453n },
    version,
    new EAS(contract),
  )
  const sig = await offchain.signOffchainAttestation(
    {
      schema: `0x${'5c'.repeat(32)}`,
      recipient,
      time: 1_700_000_000n,
      expirationTime: 0n,
      revocable: true,
      refUID: `0x${'00'.repeat(32)}`,
      data: encodeAbiParameters([{ type: 'string' }], ['Skill: Engineering']),
      ...more,
    },
    new Wallet(key),
  )
  return { offchain, sig, url: `https://base.easscan.org${createOffchainURL({ sig, signer })}` }
}

const pack = (values: unknown) => deflateSync(JSON.stringify(values)).toString('base64')

describe('expandCompact', () => {
  it.each([1, 2] as const)(
    'unpacks what eas-sdk packed, version %d, to what eas-sdk accepts',
    async (version) => {
      const { offchain, url, sig } = await shared(version)
      const { attestation, signer: named } = parseAttestation(expandCompact(url))
      expect(named).toBe(signer)
      expect(attestation.uid).toBe(sig.uid)
      expect(checkAttestation(attestation, signer)).toEqual({ result: 'holds' })
      expect(offchain.verifyOffchainAttestationSignature(signer, attestation)).toBe(true)
    },
  )

  it('unpacks one without a recipient, packed as "0"', async () => {
    const { url } = await shared(2, { recipient: `0x${'00'.repeat(20)}` })
    const { attestation } = parseAttestation(expandCompact(url))
    expect(checkAttestation(attestation, signer)).toEqual({ result: 'holds' })
  })

  it.each(['Attest', 'Attestation'] as const)(
    'unpacks a legacy one that was signed as %s',
    async (name) => {
      const message = {
        schema: `0x${'5c'.repeat(32)}`,
        recipient,
        time: 1_700_000_000n,
        expirationTime: 0n,
        revocable: true,
        refUID: `0x${'00'.repeat(32)}`,
        data: '0x12',
      } as const
      const fields = ['bytes32', 'address', 'uint64', 'uint64', 'bool', 'bytes32', 'bytes'].map(
        (type, at) => ({
          name: Object.keys(message)[at] ?? '',
          type,
        }),
      )
      const signature = await privateKeyToAccount(key).signTypedData({
        domain: {
          name: 'EAS Attestation',
          version: '0.26',
          chainId: 1,
          verifyingContract: contract,
        },
        types: { [name]: fields },
        primaryType: name,
        message,
      })
      const uid = offchainUid({ ...message, version: 0, time: '1700000000', expirationTime: '0' })
      const values = [
        '0.26',
        '1',
        contract,
        signature.slice(0, 66),
        `0x${signature.slice(66, 130)}`,
      ]
      values.push(
        Number.parseInt(signature.slice(130), 16) as never,
        signer,
        uid,
        message.schema,
        recipient,
        1_700_000_000 as never,
      )
      const encoded = pack([...values, 0, '0', true, '0x12', 0])
      const { attestation } = parseAttestation(expandCompact(encoded))
      expect(Object.keys(attestation.types)).toEqual([name])
      expect(checkAttestation(attestation, signer)).toEqual({ result: 'holds' })
    },
  )

  it.each([
    ['fragment', '#attestation='],
    ['query', '?x=1&attestation='],
  ])('is found in the %s of a URL, percent-encoded or not', async (_where, mark) => {
    const { url, sig } = await shared(2)
    const encoded = decodeURIComponent(compactInUrl(url) ?? '')
    for (const form of [
      encoded,
      encodeURIComponent(encoded),
      encoded.replaceAll('+', '-').replaceAll('/', '_'),
    ]) {
      expect(
        parseAttestation(expandCompact(`https://easscan.org/offchain/url/${mark}${form}&y=2`))
          .attestation.uid,
      ).toBe(sig.uid)
    }
    expect(compactInUrl('https://easscan.org/attestation/view/0x12')).toBeNull()
  })

  it.each([
    ['text', 'hello world!'],
    ['percent signs alone', '%%%'],
    ['no compressed data', Buffer.from('hello').toString('base64')],
    ['no JSON', deflateSync('[1,').toString('base64')],
    ['an object', pack({ length: 18 })],
    ['too few values', pack([1, 2, 3])],
    ['too many values', pack(Array(19).fill(0))],
    ['an unknown version', pack([...Array(16).fill('0'), 3])],
    ['a version that is a property', pack([...Array(16).fill('0'), '__proto__'])],
    ['a bomb of 200 MB', deflateSync(Buffer.alloc(2e8, 0x20)).toString('base64').slice(0, 300_000)],
    ['a small bomb', deflateSync(Buffer.alloc(3e7, 0x20)).toString('base64')],
    ['a bomb of gzip', gzipSync(Buffer.alloc(3e7, 0x20)).toString('base64')],
  ])('refuses %s', (_what, encoded) => {
    const before = process.memoryUsage().arrayBuffers
    expect(() => expandCompact(encoded)).toThrow(AttestationError)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 ** 20)
  })

  it('throws nothing but an AttestationError, whatever the array holds', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { minLength: 15, maxLength: 18 }), (values) => {
        try {
          parseAttestation(expandCompact(pack(values)))
        } catch (error) {
          expect(error).toBeInstanceOf(AttestationError)
        }
      }),
      { numRuns: 300 },
    )
  })
})
