import { secp256k1 } from '@noble/curves/secp256k1.js'
import { type Crypto, portableCrypto } from '@whocast/contract/crypto.ts'
import { bytesToHex, hexToBytes, numberToHex } from 'viem'
import { loadWasmKeccak } from '../../src/farcaster/crypto/crypto.ts'
import { loadNativeRecovery, loadWasmRecovery } from '../../src/farcaster/crypto/recovery.ts'
import { createRandom } from '../attack/attack.ts'

/** A digest, and 65 bytes that may be a signature of it. */
export interface SignatureCase {
  kind: string
  digest: Uint8Array
  signature: Uint8Array
}

/** The order of secp256k1's group, and of its field. */
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const FIELD = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2fn

const word = (value: bigint) => hexToBytes(numberToHex(value, { size: 32 }))
const r = (signature: Uint8Array) => BigInt(bytesToHex(signature.subarray(0, 32)))
const s = (signature: Uint8Array) => BigInt(bytesToHex(signature.subarray(32, 64)))
const joined = (rValue: bigint, sValue: bigint, v: number) =>
  Uint8Array.from([...word(rValue), ...word(sValue), v])

type Change = (signature: Uint8Array, random: () => number) => Uint8Array

/**
 * Every way to spoil a signature that is known; what each does to one is only for the
 * implementations to say.
 */
const changes: Record<string, Change> = {
  good: (signature) => signature,
  'other v': (signature) => joined(r(signature), s(signature), signature[64] === 27 ? 28 : 27),
  'high s': (signature) =>
    joined(r(signature), ORDER - s(signature), signature[64] === 27 ? 28 : 27),
  'high s, same v': (signature) => joined(r(signature), ORDER - s(signature), signature[64] ?? 27),
  'flipped bit': (signature, random) => {
    const flipped = Uint8Array.from(signature)
    const at = Math.floor(random() * 64)
    flipped[at] = (flipped[at] ?? 0) ^ (1 << Math.floor(random() * 8))
    return flipped
  },
  'r is 0': (signature) => joined(0n, s(signature), 27),
  's is 0': (signature) => joined(r(signature), 0n, 27),
  'both 0': () => joined(0n, 0n, 27),
  'r is the order': (signature) => joined(ORDER, s(signature), 28),
  'r above the order': (signature) =>
    joined(ORDER + 1n + (r(signature) % (2n ** 256n - ORDER - 2n)), s(signature), 27),
  'r in the field alone': (signature) => joined(FIELD - 1n, s(signature), 27),
  's is the order': (signature) => joined(r(signature), ORDER, 27),
  's is half the order': (signature) => joined(r(signature), ORDER / 2n, 27),
  's is half the order and one': (signature) => joined(r(signature), ORDER / 2n + 1n, 27),
  's is 1': (signature) => joined(r(signature), 1n, 27),
  'r is 1': (signature) => joined(1n, s(signature), 27),
  'all ones': () => new Uint8Array(65).fill(0xff),
  'v of old': (signature) => joined(r(signature), s(signature), (signature[64] ?? 27) - 27),
  'v 29': (signature) => joined(r(signature), s(signature), 29),
  'too short': (signature) => signature.subarray(0, 64),
  'too long': (signature) => Uint8Array.from([...signature, 27]),
  random: (_signature, random) =>
    Uint8Array.from({ length: 65 }, (_, at) =>
      at === 64 ? 27 + Math.floor(random() * 2) : Math.floor(random() * 256),
    ),
}

/** Signatures good and bad, every kind in turn, all from one seed. */
export function* signatureCases(count: number, seed: number): Generator<SignatureCase> {
  const random = createRandom(seed)
  const bytes = (length: number) => Uint8Array.from({ length }, () => Math.floor(random() * 256))
  const kinds = Object.entries(changes)
  for (let made = 0; made < count; made++) {
    const [kind, change] = kinds[made % kinds.length] ?? ['good', (given: Uint8Array) => given]
    const digest = made % 97 === 0 ? new Uint8Array(32).fill(made % 2 === 0 ? 0 : 0xff) : bytes(32)
    const key = bytes(32)
    key[0] = 1
    const signed = secp256k1.sign(digest, key, { prehash: false, format: 'recovered' })
    const signature = Uint8Array.from([...signed.subarray(1), 27 + (signed[0] ?? 0)])
    yield { kind, digest, signature: change(signature, random) }
  }
}

/** Every implementation that loads here, each whole. */
export async function everyCrypto(): Promise<[string, Crypto][]> {
  const [native, wasm, keccak256] = await Promise.all([
    loadNativeRecovery(),
    loadWasmRecovery(),
    loadWasmKeccak(),
  ])
  return [
    ['JavaScript', portableCrypto],
    ['WebAssembly', { keccak256, recoverPublicKey: wasm }],
    ['native', { keccak256, recoverPublicKey: native }],
  ]
}
