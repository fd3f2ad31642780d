/**
 * How fast this machine is, in a process of its own: `machine.ts`; sends its parent what the four
 * operations take whose times `network.md` gives for the machine on which its goals were set.
 */
import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { portableCrypto } from '@whocast/contract/crypto.ts'
import { hexToBytes, recoverAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { loadNativeRecovery } from '../../../src/farcaster/crypto/recovery.ts'

/** Milliseconds of one operation each. */
export interface MachineTimes {
  /** One signature checked by node:crypto. */
  ed25519: number
  /** The signer of one hash, recovered by viem. */
  viem: number
  /** The same by the native secp256k1 that the service loads. */
  native: number
  /** Keccak-256 of one block, in JavaScript. */
  keccak: number
}

const WARM_MS = 200
const ROUNDS = 6
const ROUND_MS = 60

/**
 * Milliseconds of one run of `work`: the fastest round, as other work on the machine only ever
 * makes it slower.
 */
async function timeOf(work: () => unknown): Promise<number> {
  const round = async (ms: number) => {
    const start = performance.now()
    let runs = 0
    for (; performance.now() - start < ms; runs += 1) await work()
    return (performance.now() - start) / runs
  }
  await round(WARM_MS)
  let fastest = Number.POSITIVE_INFINITY
  for (let count = 0; count < ROUNDS; count += 1) fastest = Math.min(fastest, await round(ROUND_MS))
  return fastest
}

/** Of an operation that takes microseconds, so that the clock and the loop do not count. */
const timeOfShort = async (work: () => unknown): Promise<number> => {
  const many = 50
  const ms = await timeOf(() => {
    for (let count = 0; count < many; count += 1) work()
  })
  return ms / many
}

const digest = new Uint8Array(32).fill(7)
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const signed = sign(null, digest, privateKey)
// As it comes with a message.
const key = createPublicKey({ key: publicKey.export({ format: 'jwk' }), format: 'jwk' })
const hash = `0x${'07'.repeat(32)}` as const
const signature = await privateKeyToAccount(`0x${'42'.repeat(32)}`).sign({ hash })
const compact = hexToBytes(signature).subarray(0, 64)
const recovery = signature.endsWith('1c') ? 1 : 0
const recoverPublicKey = await loadNativeRecovery()
const block = new Uint8Array(64).fill(7)

process.send?.({
  ed25519: await timeOfShort(() => verify(null, digest, key, signed)),
  viem: await timeOf(() => recoverAddress({ hash, signature })),
  native: await timeOfShort(() => recoverPublicKey(digest, compact, recovery)),
  keccak: await timeOfShort(() => portableCrypto.keccak256(block)),
} satisfies MachineTimes)
