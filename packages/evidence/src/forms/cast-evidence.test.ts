import { ed25519 } from '@noble/curves/ed25519.js'
import { blake3 } from '@noble/hashes/blake3.js'
import { bytesToHex, type Hex } from 'viem'
import { expect, it } from 'vitest'
import { castEvidence, readCastEvidence } from './cast-evidence.ts'
import { castData, type FarcasterMessage, messageTypes, signMessage } from './farcaster-message.ts'
import { messageDataSchema } from './farcaster-message-schema.ts'
import { encode } from './protobuf.ts'

const privateKey: Hex = `0x${'31'.repeat(32)}`
const data = castData({ fid: 3, text: 'gm', at: 1_790_000_000 })

it('is the bytes that were signed, once', () => {
  const evidence = castEvidence(signMessage(data, privateKey))
  expect(evidence).not.toHaveProperty('data')
  expect(readCastEvidence(JSON.parse(JSON.stringify(evidence)))).toMatchObject({
    result: 'holds',
    cast: { fid: 3 },
  })
})

it('keeps a cast whole that was encoded in another way', () => {
  const key = Uint8Array.from({ length: 32 }, () => 0x31)
  const bytes = encode(messageDataSchema, data as never, { writesEmptyPacked: true })
  const hash = blake3(bytes, { dkLen: 20 })
  const message: FarcasterMessage = {
    data,
    hash: bytesToHex(hash),
    hashScheme: 1,
    signature: bytesToHex(ed25519.sign(hash, key)),
    signatureScheme: 1,
    signer: bytesToHex(ed25519.getPublicKey(key)),
  }
  expect(signMessage(data, privateKey).hash).not.toBe(message.hash)
  expect(readCastEvidence(castEvidence(message))).toMatchObject({
    result: 'holds',
    cast: { fid: 3 },
  })
})

it('is none of a test network, where other people may have the fid', () => {
  const evidence = castEvidence(signMessage({ ...data, network: 2 }, privateKey))
  expect(readCastEvidence(evidence)).toMatchObject({ result: 'fails' })
})

it('is nothing of what is not a cast, or is not signed', () => {
  const message = signMessage(data, privateKey)
  expect(castEvidence({ ...message, signature: `0x${'00'.repeat(64)}` })).toBeNull()
  expect(
    castEvidence(signMessage({ ...data, type: messageTypes.verificationAddAddress }, privateKey)),
  ).toBeNull()
})
