import { generateKeyPairSync, sign } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { recoverSigner, recoverSignerBy } from '@whocast/contract/crypto.ts'
import { afterEach, expect, it } from 'vitest'
import { signatureCases } from '../../../test/crypto/signatures.ts'
import { type SignatureThread, startSignatureThread } from './signature-thread.ts'

const threads: SignatureThread[] = []
afterEach(() => Promise.all(threads.splice(0).map((thread) => thread.close())))

function start(...options: Parameters<typeof startSignatureThread>): SignatureThread {
  const thread = startSignatureThread(...options)
  threads.push(thread)
  return thread
}

/**
 * Signatures of 20 bytes by as many keys as there are signers, each good or with one bit flipped.
 */
function signed(count: number, signers: number) {
  const keys = Array.from({ length: signers }, () => generateKeyPairSync('ed25519'))
  return Array.from({ length: count }, (_, index) => {
    const pair = keys[index % signers]
    if (!pair) throw new Error('no key')
    const hash = Buffer.alloc(20, index)
    const signature = sign(null, hash, pair.privateKey)
    const isGood = index % 3 !== 0
    if (!isGood) signature[index % 64] = (signature[index % 64] ?? 0) ^ 1
    return {
      hash,
      signature,
      isGood,
      key: pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32),
    }
  })
}

it('recovers the signers that are recovered without it', async () => {
  const { recoverPublicKey } = start()
  const cases = [...signatureCases(60, 3)]
  const found = await Promise.all(
    cases.map(({ digest, signature }) => recoverSignerBy(recoverPublicKey, digest, signature)),
  )
  expect(found).toEqual(cases.map(({ digest, signature }) => recoverSigner(digest, signature)))
  expect(found.some((address) => address !== null)).toBe(true)
  expect(found).toContain(null)
})

it('answers each of many checks that are asked at once, of both kinds', async () => {
  const thread = start()
  const messages = signed(150, 7)
  const [recovery] = signatureCases(1, 5)
  if (!recovery) throw new Error('no case')
  const { digest, signature } = recovery
  const all = messages.map(async (one) => [
    await thread.isEd25519(one.signature, one.hash, one.key),
    await recoverSignerBy(thread.recoverPublicKey, digest, signature),
  ])
  const signer = recoverSigner(digest, signature)
  expect(await Promise.all(all)).toEqual(messages.map(({ isGood }) => [isGood, signer]))
})

it.each([
  ['a key', 64, 20, 31],
  ['a signature', 65, 20, 32],
  ['a hash', 64, 32, 32],
])('refuses %s of another length', async (_what, signature, hash, key) => {
  expect(
    await start().isEd25519(new Uint8Array(signature), new Uint8Array(hash), new Uint8Array(key)),
  ).toBe(false)
})

it('recovers nothing from a digest or a signature of another length', async () => {
  const { recoverPublicKey } = start()
  expect(await recoverPublicKey(new Uint8Array(31), new Uint8Array(64), 0)).toBeNull()
  expect(await recoverPublicKey(new Uint8Array(32), new Uint8Array(63), 0)).toBeNull()
})

it('checks what is open, and what comes later, without the thread once that has ended', async () => {
  const thread = start()
  const verdicts = (messages: ReturnType<typeof signed>) =>
    Promise.all(messages.map(({ signature, hash, key }) => thread.isEd25519(signature, hash, key)))
  const messages = signed(9, 2)
  const open = verdicts(messages)
  // They are on their way.
  await new Promise((resolve) => setImmediate(resolve))
  await thread.close()
  expect(await open).toEqual(messages.map(({ isGood }) => isGood))
  expect(await verdicts(messages)).toEqual(messages.map(({ isGood }) => isGood))
})

it('goes on without a thread that cannot be started', async () => {
  const reasons: unknown[] = []
  const thread = start(
    (reason) => reasons.push(reason),
    () => {
      throw new Error('not allowed')
    },
  )
  const [bad, good] = signed(2, 1)
  if (!bad || !good) throw new Error('no messages')
  expect(await thread.isEd25519(good.signature, good.hash, good.key)).toBe(true)
  expect(await thread.isEd25519(bad.signature, bad.hash, bad.key)).toBe(false)
  expect(reasons).toEqual([expect.objectContaining({ message: 'not allowed' })])
})

it('tells why the thread ended, and goes on without it', async () => {
  const reasons: unknown[] = []
  const broken = () =>
    new Worker(
      `require('node:worker_threads').parentPort.on('message', () => { throw new Error('broken') })`,
      { eval: true },
    )
  const thread = start((reason) => reasons.push(reason), broken)
  const [, good] = signed(2, 1)
  if (!good) throw new Error('no message')
  expect(await thread.isEd25519(good.signature, good.hash, good.key)).toBe(true)
  expect(reasons).toEqual([expect.objectContaining({ message: 'broken' })])
})
