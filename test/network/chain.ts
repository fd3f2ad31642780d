import {
  type Abi,
  type Address,
  encodeFunctionData,
  type Hex,
  labelhash,
  namehash,
  zeroAddress,
  zeroHash,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { loadArtifact } from '../reference/contracts.ts'
import { type Anvil, startAnvil } from './anvil.ts'
import { compileContracts } from './compile.ts'
import { type Gateway, type OffchainRecords, startGateway } from './gateway.ts'
import { type RpcProxy, startRpcProxy } from './rpc-proxy.ts'

export interface NameRecords {
  /** Where the name points; nowhere when left out. */
  address?: Address
  /** By ENSIP-9 coin type, beside the address. */
  addresses?: Record<number, Address>
  texts?: Record<string, string>
  /** The address also names it in its reverse record. */
  primary?: boolean
}

/** The coin type of Base by ENSIP-11. */
export const baseCoinType = 0x80000000 + 8453

/**
 * A local chain with the real ENS on it: registry, resolver, reverse registrar, signed off-chain
 * resolver.
 */
export interface Chain {
  anvil: Anvil
  /** The endpoint to give to what is tested: counts, and fails on demand. */
  rpc: RpcProxy
  /** Answers for off-chain names and serves files; fails on demand. */
  gateway: Gateway
  universalResolver: Address
  registry: Address
  publicResolver: Address
  /** The off-chain resolver that believes the gateway. */
  offchainResolver: Address
  /** Creates or replaces a name on chain. */
  registerName(name: string, records: NameRecords): Promise<void>
  /** Creates or replaces a name of which only the resolver is on chain. */
  registerOffchainName(name: string, records: NameRecords & OffchainRecords): Promise<void>
  /** What an address says its name is, true or not; empty: no name. */
  setReverse(address: Address, name: string): Promise<void>
  /** The same on Base, which answers through the gateway. */
  setBaseReverse(address: Address, name: string): Promise<void>
  /** The same on another layer 2, of this coin type. */
  setRollupReverse(coinType: number, address: Address, name: string): Promise<void>
  /** Gives a name a resolver of its own. */
  setResolver(name: string, resolver: Address): Promise<void>
  /** Deploys a contract of `test/network/contracts`. */
  deploy(contract: string, args?: readonly unknown[]): Promise<{ address: Address; abi: Abi }>
  close(): Promise<void>
}

/** Starts the chain, the proxy in front of it and the gateway beside it. */
export async function startChain(options: { chainId?: number } = {}): Promise<Chain> {
  const compiled = compileContracts()
  const compiledContract = (name: string) => {
    const contract = compiled[name]
    if (!contract) throw new Error(`no contract ${name}`)
    return contract
  }
  const registryArtifact = loadArtifact('@ensdomains/ens/build/contracts/ENSRegistry.json')
  const registrarArtifact = loadArtifact('@ensdomains/ens/build/contracts/ReverseRegistrar.json')
  const resolverArtifact = loadArtifact('@ensdomains/resolver/build/contracts/PublicResolver.json')

  const signer = privateKeyToAccount(`0x${'5a'.repeat(32)}`)
  const [anvil, gateway] = await Promise.all([startAnvil(options), startGateway(signer)])
  const rpc = await startRpcProxy(anvil.url)
  const owner = (anvil.accounts[0] as { address: Address }).address

  const registry = await anvil.deploy(registryArtifact)
  const publicResolver = await anvil.deploy(resolverArtifact, [registry])
  const offchainResolver = await anvil.deploy(compiledContract('OffchainResolver'), [
    gateway.ccipUrl,
    [signer.address],
  ])
  const universalResolver = await anvil.deploy(compiledContract('UniversalResolver'), [registry])
  const registrar = await anvil.deploy(registrarArtifact, [registry, publicResolver])

  const nodes = new Set<string>()
  /** Makes us own a name and everything above it. */
  const own = async (name: string): Promise<void> => {
    if (name === '' || nodes.has(name)) return
    const [label = '', ...rest] = name.split('.')
    const parent = rest.join('.')
    await own(parent)
    await anvil.write(registry, registryArtifact.abi, 'setSubnodeOwner', [
      parent === '' ? zeroHash : namehash(parent),
      labelhash(label),
      owner,
    ])
    nodes.add(name)
  }
  const setResolver: Chain['setResolver'] = async (name, resolver) => {
    await own(name)
    await anvil.write(registry, registryArtifact.abi, 'setResolver', [namehash(name), resolver])
  }
  const setReverse: Chain['setReverse'] = async (address, name) => {
    await anvil.write(registrar, registrarArtifact.abi, 'setName', [name], address)
  }

  await own('reverse')
  await anvil.write(registry, registryArtifact.abi, 'setSubnodeOwner', [
    namehash('reverse'),
    labelhash('addr'),
    registrar,
  ])
  const baseReverse = `${baseCoinType.toString(16)}.reverse`
  await setResolver(baseReverse, offchainResolver)

  /** A record that was there and is not named again is emptied. */
  const written = new Map<string, Set<string>>()
  return {
    anvil,
    rpc,
    gateway,
    universalResolver,
    registry,
    publicResolver,
    offchainResolver,
    registerName: async (name, records) => {
      await setResolver(name, publicResolver)
      const node = namehash(name)
      const encode = (functionName: string, args: readonly unknown[]) =>
        encodeFunctionData({ abi: resolverArtifact.abi, functionName, args })
      const keys = new Set([...(written.get(name) ?? []), ...Object.keys(records.texts ?? {})])
      written.set(name, keys)
      const calls: Hex[] = [
        encode('setAddr', [node, 60n, records.address ?? zeroAddress]),
        ...Object.entries(records.addresses ?? {}).map(([coin, address]) =>
          encode('setAddr', [node, BigInt(coin), address]),
        ),
        ...[...keys].map((key) => encode('setText', [node, key, records.texts?.[key] ?? ''])),
      ]
      await anvil.write(publicResolver, resolverArtifact.abi, 'multicall', [calls])
      if (records.primary && records.address) await setReverse(records.address, name)
    },
    registerOffchainName: async (name, { primary, ...records }) => {
      await setResolver(name, offchainResolver)
      gateway.names.set(name, records satisfies OffchainRecords)
      if (primary && records.address) await setReverse(records.address, name)
    },
    setReverse,
    setBaseReverse: async (address, name) => {
      gateway.names.set(`${address.slice(2).toLowerCase()}.${baseReverse}`, { name })
    },
    setRollupReverse: async (coinType, address, name) => {
      const namespace = `${coinType.toString(16)}.reverse`
      if (!nodes.has(namespace)) await setResolver(namespace, offchainResolver)
      gateway.names.set(`${address.slice(2).toLowerCase()}.${namespace}`, { name })
    },
    setResolver,
    deploy: async (name, args = []) => {
      const contract = compiledContract(name)
      return { address: await anvil.deploy(contract, args), abi: contract.abi }
    },
    close: async () => {
      await Promise.all([rpc.close(), gateway.close()])
      await anvil.close()
    },
  }
}
