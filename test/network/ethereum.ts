import {
  baseRegistrar,
  ensRegistry,
  implementationSlot,
  nameWrapper,
  reverseNode,
  universalResolver,
} from '@whocast/evidence/ens-contracts.ts'
import { type Address, type Hex, labelhash, namehash, pad, toHex, zeroAddress } from 'viem'
import { packetToBytes } from 'viem/ens'
import type { Artifact } from '../reference/contracts.ts'
import { type Anvil, type AnvilOptions, startAnvil } from './anvil.ts'
import { contractOf, placeArtifact, placeContract, settle } from './registries.ts'

/** ENS' public resolver of 2025, with a known storage layout. */
export const publicResolver: Address = '0xf29100983e058b709f3d539b0c765937b804ac15'
/** The Universal Resolver of ENSv1, which Ethereum's proxy points at. */
const universalResolverV1: Address = '0xed73a03f19e8d849e44a39252d222c6ad5217e1e'
/** 1 Jan 2100, unix seconds: when names end by default. */
export const FAR_AWAY = 4_102_444_800

/** The records of a name. */
export interface StoredName {
  address?: Address
  /** The address has it as its primary name. */
  primary?: boolean
  /** Another resolver than {@link publicResolver}; see {@link EnsStorage.deployResolver}. */
  resolver?: Address
  /** Unix seconds when the registration of the second-level name ends; the year 2100 by default. */
  expiresAt?: number
}

/** An entry in a registry of ENSv2. */
export interface EntryV2 {
  owner?: Address
  resolver?: Address
  subregistry?: Address
  /** Unix seconds. */
  expiresAt: number
}

/** The contracts of ENS on a chain, at their addresses and with their storage layout. */
export interface EnsStorage {
  /** Registers a name in ENSv1, and sets its records. */
  setName(name: string, records: StoredName): Promise<void>
  /** @param resolver {@link publicResolver} by default */
  setReverse(address: Address, name: string, resolver?: Address): Promise<void>
  setResolver(name: string, resolver: Address): Promise<void>
  /** Sets when a second-level name ends. @param expiresAt unix seconds; 0: it is not registered */
  setExpiry(name: string, expiresAt: number): Promise<void>
  /** Wraps a name. @param fuses bits of the name wrapper */
  wrap(name: string, token: { owner: Address; fuses: number; expiresAt: number }): Promise<void>
  /** Deploys a resolver of ENSv1 at an address that is not known. */
  deployResolver(): Promise<Address>
  /** Places another resolver of ENSv1 at its address. */
  placeResolver(contract: Artifact, address: Address): Promise<void>
  /** Ends all records of a name, as their owner can. */
  clearRecords(name: string): Promise<void>
  /** Points the Universal Resolver's proxy at another implementation. */
  upgrade(implementation: Address): Promise<void>
  /** The same with a proxy between: an address that is not known. */
  upgradeToUnknown(): Promise<void>
  /** Deploys ENSv2 and points the Universal Resolver's proxy at it. */
  upgradeToV2(): Promise<EnsV2>
}

/** The contracts of ENSv2 on a chain. */
export interface EnsV2 {
  /** Resolves names by the ENSv1 registry: the resolver of reserved names. */
  v1Resolver: Address
  /** Sets the entry of a name. @param name below `.eth` */
  setEntry(name: string, entry: EntryV2): Promise<void>
  /** Deploys a registry for the subnames of a name. */
  deployRegistry(): Promise<Address>
  /** Sets the entry of a label in a registry. */
  register(registry: Address, label: string, entry: EntryV2): Promise<void>
  deployResolver(): Promise<Address>
  setAddress(resolver: Address, name: string, address: Address): Promise<void>
  setAlias(resolver: Address, from: string, to: string): Promise<void>
}

const dns = (name: string): Hex => toHex(packetToBytes(name))

/** Puts ENS on a chain. */
export async function placeEns(anvil: Anvil): Promise<EnsStorage> {
  const registry = await placeContract(anvil, 'EnsRegistry', ensRegistry.address)
  const resolver = await placeContract(anvil, 'VersionedResolver', publicResolver)
  const registrar = await placeContract(anvil, 'BaseRegistrar', baseRegistrar)
  const wrapper = await placeContract(anvil, 'NameWrapper', nameWrapper)
  await placeContract(anvil, 'UniversalResolver', universalResolverV1, [ensRegistry.address])
  await placeContract(anvil, 'UniversalResolverProxy', universalResolver)
  // Real resolvers ask the registry who may write.
  const [writer] = anvil.accounts
  const setResolver = (node: Hex, at: Address) =>
    anvil.write(ensRegistry.address, registry, 'setRecord', [node, writer?.address, at, 0n])
  const setReverse: EnsStorage['setReverse'] = async (address, name, at = publicResolver) => {
    const node = reverseNode(address)
    await setResolver(node, at)
    await anvil.write(at, resolver, 'setName', [node, name])
  }
  const setExpiry: EnsStorage['setExpiry'] = async (name, expiresAt) => {
    const label = labelhash(name.split('.').at(-2) ?? '')
    await anvil.write(baseRegistrar, registrar, 'setExpiry', [BigInt(label), BigInt(expiresAt)])
  }
  const upgrade: EnsStorage['upgrade'] = async (implementation) => {
    const slot = [universalResolver, implementationSlot, pad(implementation)]
    await anvil.rpc('anvil_setStorageAt', slot)
    await anvil.rpc('anvil_mine', ['0x1'])
  }
  await upgrade(universalResolverV1)
  return {
    setReverse,
    setResolver: async (name, at) => void (await setResolver(namehash(name), at)),
    setExpiry,
    upgrade,
    upgradeToUnknown: async () => {
      const managed = await anvil.deploy(contractOf('UniversalResolverProxy'))
      const slot = [managed, implementationSlot, pad(universalResolverV1)]
      await anvil.rpc('anvil_setStorageAt', slot)
      await upgrade(managed)
    },
    deployResolver: () => anvil.deploy(contractOf('VersionedResolver')),
    placeResolver: async (contract, address) => {
      const isTold = contract.abi.some(({ type }) => type === 'constructor')
      await placeArtifact(anvil, contract, address, isTold ? [ensRegistry.address] : [])
    },
    setName: async (name, { address, primary, resolver: at = publicResolver, expiresAt }) => {
      const node = namehash(name)
      if (name.endsWith('.eth')) await setExpiry(name, expiresAt ?? FAR_AWAY)
      await setResolver(node, at)
      await anvil.write(at, resolver, 'setAddr', [node, 60n, address ?? '0x'])
      if (primary && address) await setReverse(address, name)
    },
    wrap: async (name, { owner, fuses, expiresAt }) => {
      const token = [BigInt(namehash(name)), owner, fuses, BigInt(expiresAt)]
      await anvil.write(nameWrapper, wrapper, 'setToken', token)
    },
    clearRecords: async (name) => {
      await anvil.write(publicResolver, resolver, 'clearRecords', [namehash(name)])
    },
    upgradeToV2: async () => {
      const v2 = await deployV2(anvil)
      await upgrade(v2.implementation)
      return v2
    },
  }
}

async function deployV2(anvil: Anvil): Promise<EnsV2 & { implementation: Address }> {
  const registryContract = contractOf('PermissionedRegistry')
  const resolverContract = contractOf('PermissionedResolver')
  const deployRegistry = () => anvil.deploy(registryContract)
  const [root, eth] = [await deployRegistry(), await deployRegistry()]
  const v1Resolver = await anvil.deploy(contractOf('ENSV1Resolver'), [ensRegistry.address])
  const register: EnsV2['register'] = async (registry, label, entry) => {
    const { owner = zeroAddress, subregistry = zeroAddress, resolver = zeroAddress } = entry
    const values = [label, owner, subregistry, resolver, BigInt(entry.expiresAt)]
    await anvil.write(registry, registryContract.abi, 'register', values)
  }
  const [owner] = anvil.accounts
  if (!owner) throw new Error('no account')
  const forever = { owner: owner.address, expiresAt: FAR_AWAY }
  await register(root, 'eth', { ...forever, subregistry: eth })
  // Reverse records stay where they are.
  await register(root, 'reverse', { ...forever, resolver: v1Resolver })
  const write = async (resolver: Address, functionName: string, args: readonly unknown[]) => {
    await anvil.write(resolver, resolverContract.abi, functionName, args)
  }
  return {
    implementation: await anvil.deploy(contractOf('UniversalResolverV2'), [root]),
    v1Resolver,
    register,
    deployRegistry,
    setEntry: (name, entry) => register(eth, name.split('.')[0] ?? '', entry),
    deployResolver: () => anvil.deploy(resolverContract),
    setAddress: (resolver, name, address) =>
      write(resolver, 'setAddr', [namehash(name), 60n, address]),
    setAlias: (resolver, from, to) => write(resolver, 'setAlias', [dns(from), dns(to)]),
  }
}

/** A local stand-in of Ethereum with ENS, which the Universal Resolver reads. */
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
  return { anvil, ens, universalResolver, settle: () => settle(anvil), close: () => anvil.close() }
}
