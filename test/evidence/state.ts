import type { BlockHeader, StorageProof } from '@whocast/contract/proof.ts'
import {
  type Address,
  type Hex,
  hexToBytes,
  keccak256,
  numberToHex,
  toHex,
  toRlp,
  trim,
} from 'viem'
import { createMerkleProof, createMPT } from '../reference/mpt.ts'

/** An invented block of a chain: what contracts hold in it, as proofs that lead to its hash. */
export interface InventedState {
  chainId: number
  number: number
  /** Unix seconds. */
  timestamp: number
  /** Slots by contract, each value of 32 bytes. */
  contracts: Record<Address, Record<Hex, Hex>>
  /** Slots whose emptiness is proven as well. */
  empty?: Record<Address, Hex[]>
}

/** The proofs of every slot of an invented block, and its header. */
export async function inventState(
  state: InventedState,
): Promise<{ state: StorageProof[]; blocks: BlockHeader[] }> {
  const accounts = await createMPT()
  const storages = new Map<Address, Awaited<ReturnType<typeof createMPT>>>()
  for (const [address, slots] of Object.entries(state.contracts) as [Address, Record<Hex, Hex>][]) {
    const storage = await createMPT()
    for (const [slot, value] of Object.entries(slots) as [Hex, Hex][]) {
      await storage.put(hexToBytes(keccak256(slot)), hexToBytes(toRlp(trim(value))))
    }
    storages.set(address, storage)
    const account = toRlp(['0x01', '0x', toHex(storage.root()), keccak256('0x60006000')])
    await accounts.put(hexToBytes(keccak256(address)), hexToBytes(account))
  }
  const zero32: Hex = `0x${'00'.repeat(32)}`
  const header = toRlp([
    zero32,
    zero32,
    `0x${'00'.repeat(20)}`,
    toHex(accounts.root()),
    zero32,
    zero32,
    `0x${'00'.repeat(256)}`,
    '0x',
    numberToHex(state.number),
    numberToHex(30_000_000),
    '0x',
    numberToHex(state.timestamp),
    '0x',
    zero32,
    '0x0000000000000000',
  ])
  const hash = keccak256(header)
  const nodes = (proof: Uint8Array[]) => proof.map((node) => toHex(node))
  const proofs: StorageProof[] = []
  for (const [address, storage] of storages) {
    const slots = [
      ...Object.keys(state.contracts[address] ?? {}),
      ...(state.empty?.[address] ?? []),
    ] as Hex[]
    const proven = await Promise.all(
      slots.map(async (slot) => ({
        slot,
        value: state.contracts[address]?.[slot] ?? zero32,
        proof: nodes(await createMerkleProof(storage, hexToBytes(keccak256(slot)))),
      })),
    )
    const accountProof = nodes(await createMerkleProof(accounts, hexToBytes(keccak256(address))))
    proofs.push({ chainId: state.chainId, blockHash: hash, address, accountProof, storage: proven })
  }
  return { state: proofs, blocks: [{ chainId: state.chainId, hash, header }] }
}
