import {
  ensRegistry,
  idRegistry,
  keyRegistry,
  reverseNode,
} from '@whocast/evidence/chain-storage.ts'
import { type Abi, type Address, type Hex, namehash, zeroAddress } from 'viem'
import { type Anvil, type AnvilOptions, startAnvil } from './anvil.ts'
import { compileContracts } from './compile.ts'

/** ENS' public resolver of 2025, whose storage is known. */
export const publicResolver: Address = '0xf29100983e058b709f3d539b0c765937b804ac15'

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

/** What is set of a name in {@link EnsStorage}. */
export interface StoredName {
  address?: Address
  /** What the address says that its name is. */
  primary?: boolean
  /** Another resolver than {@link publicResolver}; see {@link EnsStorage.deployResolver}. */
  resolver?: Address
}

/**
 * ENS' registry and public resolver on a chain, at their addresses and with their storage layout.
 */
export interface EnsStorage {
  setName(name: string, records: StoredName): Promise<void>
  setReverse(address: Address, name: string): Promise<void>
  /** A resolver that answers as the public one does, at an address that is not known. */
  deployResolver(): Promise<Address>
  /** Ends all records of a name, as their owner can. */
  clearRecords(name: string): Promise<void>
}

/** Puts ENS on a chain. */
export async function placeEns(anvil: Anvil): Promise<EnsStorage> {
  const registry = await placeContract(anvil, 'EnsRegistry', ensRegistry.address)
  const resolver = await placeContract(anvil, 'VersionedResolver', publicResolver)
  const setResolver = (node: Hex, at: Address) =>
    anvil.write(ensRegistry.address, registry, 'setRecord', [node, zeroAddress, at, 0n])
  const setReverse: EnsStorage['setReverse'] = async (address, name) => {
    const node = reverseNode(address)
    await setResolver(node, publicResolver)
    await anvil.write(publicResolver, resolver, 'setName', [node, name])
  }
  return {
    setReverse,
    deployResolver: () => anvil.deploy(contractOf('VersionedResolver')),
    setName: async (name, { address, primary, resolver: at = publicResolver }) => {
      const node = namehash(name)
      await setResolver(node, at)
      await anvil.write(at, resolver, 'setAddr', [node, 60n, address ?? '0x'])
      if (primary && address) await setReverse(address, name)
    },
    clearRecords: async (name) => {
      await anvil.write(publicResolver, resolver, 'clearRecords', [namehash(name)])
    },
  }
}

/** Mines blocks, until what was written is old enough to be proven. */
export const settle = async (anvil: Anvil): Promise<void> => {
  await anvil.rpc('anvil_mine', [`0x${SETTLING_BLOCKS.toString(16)}`])
}

/**
 * A local stand-in of Ethereum: ENS at its addresses and with its storage layout, which a Universal
 * Resolver reads.
 */
export interface EthereumChain {
  anvil: Anvil
  ens: EnsStorage
  universalResolver: Address
  /** Mines blocks, until what was written is old enough to be proven. */
  settle(): Promise<void>
  close(): Promise<void>
}

/** Starts anvil as chain 1 with ENS. */
export async function startEthereum(options: AnvilOptions = {}): Promise<EthereumChain> {
  const anvil = await startAnvil({ ...options, chainId: ensRegistry.chainId })
  const ens = await placeEns(anvil)
  const universalResolver = await anvil.deploy(contractOf('UniversalResolver'), [
    ensRegistry.address,
  ])
  return { anvil, ens, universalResolver, settle: () => settle(anvil), close: () => anvil.close() }
}

/** A contract of `test/network/contracts`. */
function contractOf(name: string) {
  const contract = compileContracts()[name]
  if (!contract) throw new Error(`no contract ${name}`)
  return contract
}

/** Puts the code of a contract of `test/network/contracts` at an address. */
async function placeContract(anvil: Anvil, name: string, address: Address): Promise<Abi> {
  const contract = contractOf(name)
  const deployed = await anvil.deploy(contract)
  const code = await anvil.client.getCode({ address: deployed })
  await anvil.rpc('anvil_setCode', [address, code])
  return contract.abi
}
