import type { StorageProof } from '@whocast/contract/proof.ts'
import { type Address, createClient, type Hex, hexToBytes, http, keccak256, toHex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Anvil } from '../../../test/network/anvil.ts'
import { type OptimismChain, startOptimism } from '../../../test/network/registries.ts'
import {
  custodyOfSlot,
  idOfSlot,
  idRegistry,
  keyRegistry,
  keySlot,
  provenCustody,
  provenKeyState,
  type SlotReader,
} from './chain-storage.ts'
import { type CheckedProof, readProofBlock, readStorageProof } from './fetch/storage-proofs.ts'
import { StorageProofError, verifyStorageProof } from './storage-proof.ts'

const addressOf = (who: string) => keccak256(toHex(who)).slice(0, 42) as Address
const custody = addressOf('custody')
const key = keccak256(toHex('app key'))
const removedKey = keccak256(toHex('removed key'))
const unknownKey = keccak256(toHex('unknown key'))
const signal = new AbortController().signal

/** A proof of slots at the newest block that is old enough, with the header of that block. */
async function prove(
  anvil: Anvil,
  address: Address,
  slots: Hex[],
): Promise<CheckedProof & { header: Hex }> {
  const client = createClient({ transport: http(anvil.url) })
  const block = await readProofBlock(client, signal)
  return {
    ...(await readStorageProof(client, anvil.chainId, block, { address, slots }, signal)),
    header: block.header,
  }
}

/** What several proofs show together. */
const stateOf = (...proofs: CheckedProof[]): SlotReader => ({
  read: (chainId, contract, slot) => {
    const held = proofs.find(
      ({ proven }) =>
        proven.block.chainId === chainId && proven.address === contract && proven.slots.has(slot),
    )
    const value = held?.proven.slots.get(slot)
    return held && value !== undefined ? { value, block: held.proven.block } : null
  },
})

describe('the registries of Farcaster', () => {
  let chain: OptimismChain
  beforeAll(async () => {
    chain = await startOptimism()
    for (let fid = 1; fid < 40; fid += 1) await chain.register(fid, addressOf(`custody ${fid}`))
    await chain.register(616, custody)
    for (const one of [key, removedKey]) await chain.addKey(616, one)
    await chain.removeKey(616, removedKey)
    await chain.settle()
  })
  afterAll(() => chain.close())

  test('custody and keys are read from their slots', async () => {
    const ids = await prove(chain.anvil, idRegistry.address, [
      custodyOfSlot(616),
      custodyOfSlot(617),
      idOfSlot(custody),
    ])
    expect(provenCustody(stateOf(ids), 616)?.value).toBe(custody)
    expect(provenCustody(stateOf(ids), 617)?.value).toBeNull()
    expect(BigInt(ids.proven.slots.get(idOfSlot(custody)) ?? '0x0')).toBe(616n)
    const keys = await prove(
      chain.anvil,
      keyRegistry.address,
      [key, removedKey, unknownKey].map((one) => keySlot(616, one)),
    )
    expect(provenKeyState(stateOf(keys), 616, key)?.value).toBe('added')
    expect(provenKeyState(stateOf(keys), 616, removedKey)?.value).toBe('removed')
    expect(provenKeyState(stateOf(keys), 616, unknownKey)?.value).toBe('unknown')
  })

  test('a proof says nothing of what is not in it, nor of another contract or chain', async () => {
    const keys = await prove(chain.anvil, keyRegistry.address, [keySlot(616, key)])
    expect(provenKeyState(stateOf(keys), 616, removedKey)).toBeNull()
    expect(provenKeyState(stateOf(keys), 617, key)).toBeNull()
    expect(provenCustody(stateOf(keys), 616)).toBeNull()
    const elsewhere = await verifyStorageProof({ ...keys.proof, chainId: 8453 }, keys.header)
    expect(provenKeyState(stateOf({ ...keys, proven: elsewhere }), 616, key)).toBeNull()
  })

  test('a key of another type is no app key', async () => {
    const other = keccak256(toHex('a key of another type'))
    await chain.addKey(616, other, 2)
    await chain.settle()
    const keys = await prove(chain.anvil, keyRegistry.address, [keySlot(616, other)])
    expect(provenKeyState(stateOf(keys), 616, other)?.value).toBe('unknown')
  })

  test('the block is named with its time', async () => {
    const { proven, proof } = await prove(chain.anvil, idRegistry.address, [custodyOfSlot(616)])
    const block = await chain.anvil.client.getBlock({ blockNumber: BigInt(proven.block.number) })
    expect(proven.block).toEqual({
      chainId: 10,
      hash: block.hash,
      number: Number(block.number),
      timestamp: Number(block.timestamp),
    })
    expect(proof.blockHash).toBe(block.hash)
  })

  describe('is refused', () => {
    let proof: StorageProof
    let header: Hex
    let older: CheckedProof & { header: Hex }
    let empty: CheckedProof & { header: Hex }
    beforeAll(async () => {
      older = await prove(chain.anvil, keyRegistry.address, [keySlot(616, unknownKey)])
      await chain.addKey(616, unknownKey)
      await chain.settle()
      const slots = [keySlot(616, key), keySlot(616, unknownKey)]
      ;({ proof, header } = await prove(chain.anvil, keyRegistry.address, slots))
      empty = await prove(chain.anvil, keyRegistry.address, [keySlot(617, key)])
    })
    const refused = (altered: unknown, by: unknown = header) =>
      expect(verifyStorageProof(altered, by)).rejects.toBeInstanceOf(StorageProofError)
    const flip = (node: Hex): Hex => {
      const bytes = hexToBytes(node)
      const last = bytes.length - 1
      bytes[last] = (bytes[last] ?? 0) ^ 1
      return toHex(bytes)
    }
    const slot = (index: number) => proof.storage[index] as StorageProof['storage'][number]
    const withSlot = (change: object) => ({
      ...proof,
      storage: [{ ...slot(0), ...change }, slot(1)],
    })

    test('with any node altered, left out or cut', async () => {
      expect(proof.accountProof.length).toBeGreaterThan(1)
      expect(slot(0).proof.length).toBeGreaterThan(1)
      for (const [index, node] of proof.accountProof.entries()) {
        await refused({ ...proof, accountProof: proof.accountProof.with(index, flip(node)) })
        await refused({ ...proof, accountProof: proof.accountProof.toSpliced(index, 1) })
      }
      for (const [index, node] of slot(0).proof.entries()) {
        await refused(withSlot({ proof: slot(0).proof.with(index, flip(node)) }))
        await refused(withSlot({ proof: slot(0).proof.toSpliced(index, 1) }))
        await refused(withSlot({ proof: slot(0).proof.with(index, node.slice(0, -2) as Hex) }))
      }
    })

    test('with another value, slot, contract, header or block', async () => {
      await refused(withSlot({ value: `0x${'00'.repeat(31)}02` }))
      await refused(withSlot({ value: `0x${'00'.repeat(32)}` }))
      await refused(withSlot({ slot: keySlot(617, key) }))
      await refused(withSlot({ slot: slot(1).slot }))
      await refused({ ...proof, address: idRegistry.address })
      await refused({ ...proof, address: addressOf('no contract') })
      await refused(proof, flip(header))
      await refused({ ...proof, blockHash: flip(proof.blockHash) })
      await refused({ ...proof, blockHash: older.proof.blockHash }, older.header)
      await refused({ ...proof, storage: older.proof.storage })
    })

    test('when it says that a slot which holds something is empty, or the other way round', async () => {
      await refused(withSlot({ value: `0x${'00'.repeat(32)}`, proof: [] }))
      await refused(
        withSlot({ value: `0x${'00'.repeat(32)}`, proof: empty.proof.storage[0]?.proof }),
      )
      await refused(
        { ...empty.proof, storage: [{ ...empty.proof.storage[0], value: slot(0).value }] },
        empty.header,
      )
      await expect(verifyStorageProof(empty.proof, empty.header)).resolves.toMatchObject({
        address: keyRegistry.address,
      })
    })

    test('when it is no proof at all', async () => {
      for (const input of [
        null,
        7,
        'proof',
        [],
        {},
        { ...proof, storage: [] },
        { ...proof, chainId: '10' },
      ])
        await refused(input)
      for (const one of [undefined, null, '', '0x', '0xzz']) await refused(proof, one ?? null)
      await refused({ ...proof, blockHash: keccak256('0xc0') }, '0xc0')
      await refused({ ...proof, accountProof: Array.from({ length: 65 }, () => '0x00') })
      await refused(withSlot({ proof: [`0x${'00'.repeat(2000)}`] }))
      await refused(withSlot({ proof: ['0xabc'] }))
    })
  })
})
