import { type Crypto, recoverSigner } from '@whocast/contract/crypto.ts'
import { typedDataDigest } from '@whocast/evidence/forms/typed-data.ts'
import { bytesToHex, type Hex, hashTypedData, hexToBytes, keccak256, recoverAddress } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { everyCrypto, signatureCases } from '../../../test/crypto/signatures.ts'
import { loadCrypto } from './crypto.ts'

let all: [string, Crypto][]
beforeAll(async () => {
  all = await everyCrypto()
})

/** What viem makes of a signature in its one form; null of others. */
async function judge(digest: Uint8Array, signature: Uint8Array): Promise<Hex | null> {
  const isOneForm = signature.length === 65 && (signature[64] === 27 || signature[64] === 28)
  const s = BigInt(bytesToHex(signature.subarray(32, 64)))
  if (!isOneForm || s > 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n)
    return null
  return recoverAddress({ hash: digest, signature: bytesToHex(signature) }).then(
    (address) => address.toLowerCase() as Hex,
    () => null,
  )
}

it('gives the same verdict by every implementation, which is that of viem', async () => {
  const seen = new Set<string>()
  for (const { kind, digest, signature } of signatureCases(110, 1)) {
    const verdicts = all.map(([, crypto]) => recoverSigner(digest, signature, crypto))
    expect({ kind, verdicts }).toEqual({ kind, verdicts: all.map(() => verdicts[0]) })
    expect(verdicts[0]).toBe(await judge(digest, signature))
    seen.add(`${kind}: ${verdicts[0] === null ? 'none' : 'somebody'}`)
  }
  expect(seen).toContain('good: somebody')
  expect(seen).toContain('high s: none')
  expect(seen).toContain('r in the field alone: none')
  expect(seen).toContain('flipped bit: somebody')
})

it('hashes the same at every length around a block', () => {
  for (let length = 0; length < 300; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 31 + length) & 255)
    for (const [name, crypto] of all)
      expect(`${name} ${bytesToHex(crypto.keccak256(bytes))}`).toBe(`${name} ${keccak256(bytes)}`)
  }
})

it('takes the native module where there is one', async () => {
  expect(await loadCrypto()).toMatchObject({ recovery: 'native', hashing: 'wasm' })
})

describe('typedDataDigest', () => {
  const domain = {
    name: 'A name',
    version: '1',
    chainId: 10,
    verifyingContract: `0x${'5a'.repeat(20)}`,
  } as const
  const fields = [
    { name: 'text', type: 'string' },
    { name: 'bytes', type: 'bytes' },
    { name: 'word', type: 'bytes32' },
    { name: 'who', type: 'address' },
    { name: 'small', type: 'uint8' },
    { name: 'large', type: 'uint256' },
    { name: 'isTrue', type: 'bool' },
  ] as const
  const message = {
    text: 'žluťoučký 🐎',
    bytes: '0x0102',
    word: `0x${'07'.repeat(32)}`,
    who: `0x${'1b'.repeat(20)}`,
    small: 255,
    large: 2n ** 256n - 1n,
    isTrue: true,
  } as const

  it('is that of viem', () => {
    const digest = hashTypedData({
      domain,
      types: { Thing: fields },
      primaryType: 'Thing',
      message,
    })
    for (const [, crypto] of all)
      expect(bytesToHex(typedDataDigest(domain, { type: 'Thing', fields }, message, crypto))).toBe(
        digest,
      )
  })

  it.each([
    ['small', 256],
    ['small', -1],
    ['small', 1.5],
    ['large', 2n ** 256n],
    ['word', '0x07'],
    ['who', `0x${'1b'.repeat(19)}`],
    ['who', '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
    ['bytes', '0x1'],
    ['bytes', '0xzz'],
    ['text', undefined],
    ['isTrue', 1],
  ])('refuses a %s of %s', (name, value) => {
    expect(() =>
      typedDataDigest(domain, { type: 'Thing', fields }, { ...message, [name]: value }),
    ).toThrow(RangeError)
  })
})

it('recovers no address if the digest is not 32 bytes', () => {
  const signature = hexToBytes(`0x${'11'.repeat(64)}1b`)
  for (const [, crypto] of all)
    expect(recoverSigner(new Uint8Array(31), signature, crypto)).toBeNull()
})
