import { keccak256 } from '@whocast/contract/crypto.ts'
import { type Address, type Hex, hexToBigInt, hexToNumber, slice } from 'viem'
import { mappingSlot, slotAfter } from './chain-storage.ts'

/** The storage layout of a resolver; each number is the slot of a mapping. */
export type ResolverLayout =
  /** `versions`: node → version; the others: version → node → … */
  | { kind: 'versioned'; versions: bigint; addresses: bigint; names: bigint }
  /** `addresses`: node → coin type → bytes; `names`: node → string. */
  | { kind: 'coins'; addresses: bigint; names: bigint }
  /** `records`: node → a struct with Ethereum's address first and, `name` slots on, the name. */
  | { kind: 'record'; records: bigint; name: bigint }
  /** `names`: node → string; no addresses. */
  | { kind: 'names'; names: bigint }

const versioned: ResolverLayout = { kind: 'versioned', versions: 0n, addresses: 2n, names: 8n }
const coins: ResolverLayout = { kind: 'coins', addresses: 1n, names: 7n }
const record: ResolverLayout = { kind: 'record', records: 1n, name: 2n }

/**
 * Resolvers of Ethereum whose layout is known from published sources. ENS publishes its own in
 * ensdomains/ens-contracts (`deployments/mainnet`, since 2023), ensdomains/resolvers (2019, 2020)
 * and `@ensdomains/ens` 0.1 (2017). Names with other resolvers are confirmed by `eth_call`.
 */
export const knownResolvers: ReadonlyMap<Address, ResolverLayout> = new Map<
  Address,
  ResolverLayout
>([
  // June 2025.
  ['0xf29100983e058b709f3d539b0c765937b804ac15', versioned],
  // March 2023; aware of the name wrapper.
  ['0x231b0ee14048e9dccd1d247744d114a4eb5e8e63', versioned],
  ['0x32791cde1c343c5982eb66445e9d43fc3b92d201', versioned],
  // February and January 2020.
  ['0x4976fb03c32e5b8cfe2b6ccb31c09ba78ebaba41', coins],
  ['0xdaaf96c344f63131acadd0ea35170e7892d3dfba', coins],
  // October 2019: commit 5de07f1 of ensdomains/resolvers.
  ['0x226159d592e2b063810a10ebf6dcbada94ed68b8', { kind: 'coins', addresses: 1n, names: 4n }],
  // 2017.
  ['0x5ffc014343cd971b7eb70732021e26c35b744cc4', record],
  ['0x1da022710df5002339274aadee8d58218e9d6ab5', record],
  // The default of primary names from 2020 to March 2023.
  ['0xa2c122be93b0074270ebee7f6b7292c7deb45047', { kind: 'names', names: 1n }],
  // argent.xyz: `ArgentENSResolver` of argentlabs/argent-contracts.
  ['0xda1756bb923af5d1a05e277cb1e54f1d0a127890', { kind: 'record', records: 2n, name: 1n }],
  // loopring.eth: `BaseENSResolver` of Loopring/protocols, May 2020.
  ['0xf58d55f06bb92f083e78bb5063a2dd3544f9b6a3', { kind: 'record', records: 3n, name: 1n }],
])

/** The slot that holds the version of a node's records; null where they have none. */
export const versionSlot = (layout: ResolverLayout, node: Hex): Hex | null =>
  layout.kind === 'versioned' ? mappingSlot(node, layout.versions) : null

/** The slot of a node's address of a coin type; null where the resolver has none of that type. */
export function addressSlot(
  layout: ResolverLayout,
  node: Hex,
  version: bigint,
  coinType: bigint,
): Hex | null {
  switch (layout.kind) {
    case 'versioned':
      return mappingSlot(coinType, mappingSlot(node, mappingSlot(version, layout.addresses)))
    case 'coins':
      return mappingSlot(coinType, mappingSlot(node, layout.addresses))
    case 'record':
      return coinType === ETHEREUM ? mappingSlot(node, layout.records) : null
    case 'names':
      return null
    default:
      return layout satisfies never
  }
}

const ETHEREUM = 60n

/** The slot of a node's name; what does not fit into it follows in {@link longTextSlots}. */
export function nameSlot(layout: ResolverLayout, node: Hex, version: bigint): Hex {
  switch (layout.kind) {
    case 'versioned':
      return mappingSlot(node, mappingSlot(version, layout.names))
    case 'coins':
    case 'names':
      return mappingSlot(node, layout.names)
    case 'record':
      return slotAfter(mappingSlot(node, layout.records), layout.name)
    default:
      return layout satisfies never
  }
}

/** Returns true for a head of at most 31 bytes, which are in their slot; longer ones are not. */
export const isShort = (head: Hex): boolean => hexToNumber(slice(head, 31)) % 2 === 0

/** Longer than any name: the rest of a proof is not read. */
const MAX_TEXT_BYTES = 255

/** Returns the slots with the rest of a long text; none for a short one. */
export function longTextSlots(slot: Hex, head: Hex): Hex[] {
  if (isShort(head)) return []
  const length = (hexToBigInt(head) - 1n) / 2n
  const count = length > BigInt(MAX_TEXT_BYTES) ? 0 : Math.ceil(Number(length) / 32)
  return Array.from({ length: count }, (_, index) => slotAfter(keccak256(slot), BigInt(index)))
}
