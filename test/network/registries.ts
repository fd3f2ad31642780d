import { idRegistry, keyRegistry } from '@whocast/evidence/chain-storage.ts'
import { type Abi, type Address, type Hex, toHex, zeroHash } from 'viem'
import type { Artifact } from '../reference/contracts.ts'
import { type Anvil, type AnvilOptions, startAnvil } from './anvil.ts'
import { compileContracts } from './compile.ts'

/** Blocks that a proof waits for. */
const SETTLING_BLOCKS = 10

/**
 * A local stand-in of Optimism: Farcaster's registries, at their addresses and with their storage
 * layout.
 */
export interface OptimismChain {
  anvil: Anvil
  register(fid: number, custody: Address): Promise<void>
  addKey(fid: number, key: Hex, keyType?: number): Promise<void>
  removeKey(fid: number, key: Hex): Promise<void>
  /** Mines blocks, until what was written is old enough to be proven. */
  settle(): Promise<void>
  close(): Promise<void>
}

/** Starts anvil as chain 10 with both registries. */
export async function startOptimism(options: AnvilOptions = {}): Promise<OptimismChain> {
  const anvil = await startAnvil({ ...options, chainId: idRegistry.chainId })
  const ids = await placeContract(anvil, 'IdRegistry', idRegistry.address)
  const keys = await placeContract(anvil, 'KeyRegistry', keyRegistry.address)
  return {
    anvil,
    register: async (fid, custody) => {
      await anvil.write(idRegistry.address, ids, 'register', [BigInt(fid), custody])
    },
    addKey: async (fid, key, keyType = 1) => {
      await anvil.write(keyRegistry.address, keys, 'add', [BigInt(fid), keyType, key])
    },
    removeKey: async (fid, key) => {
      await anvil.write(keyRegistry.address, keys, 'remove', [BigInt(fid), key])
    },
    settle: () => settle(anvil),
    close: () => anvil.close(),
  }
}

/** Mines blocks, until what was written is old enough to be proven. */
export const settle = async (anvil: Anvil): Promise<void> => {
  await anvil.rpc('anvil_mine', [`0x${SETTLING_BLOCKS.toString(16)}`])
}

/** A contract of `test/network/contracts`. */
export function contractOf(name: string) {
  const contract = compileContracts()[name]
  if (!contract) throw new Error(`no contract ${name}`)
  return contract
}

/** Puts the code of a contract of `test/network/contracts` at an address. */
export const placeContract = (
  anvil: Anvil,
  name: string,
  address: Address,
  args: readonly unknown[] = [],
): Promise<Abi> => placeArtifact(anvil, contractOf(name), address, args)

/** More than the constructor of any contract here writes. */
const CONSTRUCTED_SLOTS = 16

/** Puts the code of a contract at an address, with what its constructor stores. */
export async function placeArtifact(
  anvil: Anvil,
  contract: Artifact,
  address: Address,
  args: readonly unknown[],
): Promise<Abi> {
  const deployed = await anvil.deploy(contract, args)
  const code = await anvil.client.getCode({ address: deployed })
  await anvil.rpc('anvil_setCode', [address, code])
  const slots = args.length > 0 ? CONSTRUCTED_SLOTS : 0
  for (let index = 0; index < slots; index += 1) {
    const slot = toHex(index, { size: 32 })
    const value = await anvil.client.getStorageAt({ address: deployed, slot })
    if (value && value !== zeroHash) await anvil.rpc('anvil_setStorageAt', [address, slot, value])
  }
  return contract.abi
}
