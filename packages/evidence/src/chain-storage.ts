import { keccak256 } from '@whocast/contract/crypto.ts'
import {
  type Address,
  bytesToHex,
  concatHex,
  type Hex,
  hexToBigInt,
  hexToBytes,
  hexToNumber,
  namehash,
  numberToHex,
  pad,
  slice,
} from 'viem'

/** Slots that are proven, each under a block's hash. */
export interface SlotReader {
  /** Null where there is no proof of that slot. */
  read(chainId: number, contract: Address, slot: Hex): { value: Hex; block: ProofBlock } | null
  /** Every value that is proven, the newest first. */
  readAll?(chainId: number, contract: Address, slot: Hex): { value: Hex; block: ProofBlock }[]
}

interface ProofBlock {
  chainId: number
  hash: Hex
  number: number
  /** Unix seconds. */
  timestamp: number
}

/** A fact, and the block that it was read under. */
export interface Proven<T> {
  value: T
  block: ProofBlock
}

/**
 * Where contracts keep what evidence rests on: addresses, and storage slots by the layout that solc
 * reports for their published sources. `npm run smoke` compares each with the live chain.
 */
const optimism = 10
const ethereum = 1

/**
 * Farcaster's registries on Optimism, farcasterxyz/contracts: `idOf` is a mapping(address =>
 * uint256) at 9, `custodyOf` a mapping(uint256 => address) at 10, `keys` a mapping(uint256 =>
 * mapping(bytes => KeyData)) at 12.
 */
export const idRegistry = {
  chainId: optimism,
  address: '0x00000000fc6c5f01fc30151999387bb99a9f489b',
} as const
export const keyRegistry = {
  chainId: optimism,
  address: '0x00000000fc1237824fb747abde0ff18990e59b7e',
} as const
const slots = { idOf: 9n, custodyOf: 10n, keys: 12n } as const

/**
 * ENS' registry, ensdomains/ens-contracts: `records` is a mapping(bytes32 => {owner, resolver,
 * ttl}) at 0.
 */
export const ensRegistry = {
  chainId: ethereum,
  address: '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e',
} as const
const ensRecords = 0n

/**
 * Where a resolver keeps what is asked of it; each is the slot of a mapping whose first key is the
 * record's version.
 */
export interface ResolverLayout {
  recordVersions: bigint
  /** version → node → coin type → bytes. */
  addresses: bigint
  /** version → node → string. */
  names: bigint
}

const versioned: ResolverLayout = { recordVersions: 0n, addresses: 2n, names: 8n }

/**
 * Public resolvers of Ethereum whose storage is known. Slots are those of `storageLayout` in
 * `deployments/mainnet/PublicResolver.json` of ensdomains/ens-contracts, in the revision that
 * deployed each. A name with any other resolver is confirmed by `eth_call`.
 */
export const knownResolvers: ReadonlyMap<Address, ResolverLayout> = new Map([
  // Since March 2023.
  ['0x231b0ee14048e9dccd1d247744d114a4eb5e8e63', versioned],
  // Since June 2025.
  ['0xf29100983e058b709f3d539b0c765937b804ac15', versioned],
])

/**
 * The slot of a key in a mapping (Solidity's layout for value types: keys are padded to 32 bytes).
 */
export const mappingSlot = (key: Hex | bigint, base: Hex | bigint): Hex =>
  keccak256(concatHex([word(key), word(base)]))

/** The slot of a key in a mapping whose keys are `bytes` or `string`: they are not padded. */
export const bytesMappingSlot = (key: Hex, base: Hex | bigint): Hex =>
  keccak256(concatHex([key, word(base)]))

/** The slot that lies `offset` after another. */
export const slotAfter = (slot: Hex, offset: bigint): Hex =>
  word((hexToBigInt(slot) + offset) % (1n << 256n))

const word = (value: Hex | bigint): Hex =>
  typeof value === 'bigint'
    ? numberToHex(value, { size: 32 })
    : (pad(value, { size: 32 }).toLowerCase() as Hex)

// ─── Farcaster's registries ─────────────────────────────────────────────────────────────────

/** The slot of the Id Registry that holds the fid of a custody address. */
export const idOfSlot = (custody: Address): Hex => mappingSlot(custody, slots.idOf)
/** The slot of the Id Registry that holds the custody address of a fid. */
export const custodyOfSlot = (fid: number): Hex => mappingSlot(BigInt(fid), slots.custodyOf)
/** The slot of the Key Registry that holds the state of a key of a fid. */
export const keySlot = (fid: number, key: Hex): Hex =>
  bytesMappingSlot(key, mappingSlot(BigInt(fid), slots.keys))

/** What the Key Registry says of a key: never added, added, or added and removed. */
export type KeyState = 'unknown' | 'added' | 'removed'

const keyStates: KeyState[] = ['unknown', 'added', 'removed']
/** The only type in use: Ed25519. */
const ED25519 = 1

/**
 * What the Key Registry says of a fid's key; `unknown` also for what is no app key, null where
 * there is no proof.
 *
 * @param at unix seconds of a use: a key that was removed counts as added where a block since then
 *   had it
 */
export function provenKeyState(
  state: SlotReader,
  fid: number,
  key: Hex,
  at?: number,
): Proven<KeyState> | null {
  const slot = keySlot(fid, key)
  const newest = state.read(keyRegistry.chainId, keyRegistry.address, slot)
  if (!newest) return null
  const found = { value: keyStateIn(newest.value), block: newest.block }
  if (found.value !== 'removed' || at === undefined) return found
  const then = state
    .readAll?.(keyRegistry.chainId, keyRegistry.address, slot)
    .find(({ value, block }) => keyStateIn(value) === 'added' && block.timestamp >= at)
  return then ? { value: 'added', block: then.block } : found
}

/** Packed from the right: one byte of state, four of type. */
function keyStateIn(value: Hex): KeyState {
  const isAppKey = hexToNumber(slice(value, 27, 31)) === ED25519
  return (isAppKey ? keyStates[hexToNumber(slice(value, 31))] : undefined) ?? 'unknown'
}

/**
 * The custody address of a fid, in lower case; a null value where the fid has no holder, null where
 * there is no proof.
 */
export function provenCustody(state: SlotReader, fid: number): Proven<Address | null> | null {
  const fact = state.read(idRegistry.chainId, idRegistry.address, custodyOfSlot(fid))
  return fact ? { value: addressIn(fact.value), block: fact.block } : null
}

/** The address in the last 20 bytes of a slot, in lower case; null for zero. */
const addressIn = (value: Hex): Address | null => {
  const address = slice(value, 12).toLowerCase() as Address
  return hexToBigInt(address) === 0n ? null : address
}

// ─── ENS ────────────────────────────────────────────────────────────────────────────────────

/** The node under which an address says what its name is. */
export const reverseNode = (address: Address): Hex =>
  namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)

/** The slot of the registry that holds a node's resolver (and its ttl). */
export const resolverSlot = (node: Hex): Hex => slotAfter(mappingSlot(node, ensRecords), 1n)

/** The resolver in the value of {@link resolverSlot}; null where the node has none. */
export const resolverIn = (value: Hex): Address | null => addressIn(value)

/** The slot of a resolver that holds the version of a node's records. */
export const recordVersionSlot = (layout: ResolverLayout, node: Hex): Hex =>
  mappingSlot(node, layout.recordVersions)

/** The slot of a node's address of a coin type. */
export const addressSlot = (
  layout: ResolverLayout,
  node: Hex,
  version: bigint,
  coinType: bigint,
): Hex => mappingSlot(coinType, mappingSlot(node, mappingSlot(version, layout.addresses)))

/** The slot of a node's name; what does not fit into it follows in {@link longTextSlots}. */
export const nameSlot = (layout: ResolverLayout, node: Hex, version: bigint): Hex =>
  mappingSlot(node, mappingSlot(version, layout.names))

/**
 * `bytes` and `string` of 31 bytes and less lie in their slot; of longer ones it holds twice the
 * length, and one.
 */
const isShort = (head: Hex) => hexToNumber(slice(head, 31)) % 2 === 0

/** Longer than any name: what a proof says beyond is not read. */
const MAX_TEXT_BYTES = 255

/** The slots that the rest of a long text lies in; none for a short one. */
export function longTextSlots(slot: Hex, head: Hex): Hex[] {
  if (isShort(head)) return []
  const length = (hexToBigInt(head) - 1n) / 2n
  const count = length > BigInt(MAX_TEXT_BYTES) ? 0 : Math.ceil(Number(length) / 32)
  return Array.from({ length: count }, (_, index) => slotAfter(keccak256(slot), BigInt(index)))
}

/** What the storage of ENS says of a name. */
export interface ProvenName {
  /** What the name resolves to for the coin type, in lower case. */
  address: Address
  /** What the address says that its name is; null where it is not proven. */
  primaryName: string | null
}

/**
 * Reads forward and reverse resolution of a name, registry and resolvers under one block.
 *
 * @param name normalised (ENSIP-15)
 * @param coinType 60: the name's address on Ethereum
 * @returns null where it is not proven what the name resolves to, or it resolves to nothing
 */
export function provenName(
  state: SlotReader,
  name: string,
  coinType = 60n,
): Proven<ProvenName> | null {
  const node = namehash(name)
  const registry = state.read(ensRegistry.chainId, ensRegistry.address, resolverSlot(node))
  const forward = registry && resolverAt(state, registry)
  if (!registry || !forward) return null
  const version = forward.readNumber(recordVersionSlot(forward.layout, node))
  const bytes =
    version === null
      ? null
      : forward.readBytes(addressSlot(forward.layout, node, version, coinType))
  if (bytes === null || bytes.length !== 42 || hexToBigInt(bytes) === 0n) return null
  const address = bytes as Address
  return {
    value: { address, primaryName: provenPrimaryName(state, address, registry.block) },
    block: registry.block,
  }
}

function provenPrimaryName(state: SlotReader, address: Address, block: ProofBlock): string | null {
  const node = reverseNode(address)
  const registry = state.read(ensRegistry.chainId, ensRegistry.address, resolverSlot(node))
  const resolver = registry?.block.hash === block.hash ? resolverAt(state, registry) : null
  const version = resolver?.readNumber(recordVersionSlot(resolver.layout, node)) ?? null
  const bytes =
    resolver && version !== null
      ? resolver.readBytes(nameSlot(resolver.layout, node, version))
      : null
  if (bytes === null || bytes === '0x') return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(hexToBytes(bytes))
  } catch {
    return null
  }
}

interface ProvenResolver {
  layout: ResolverLayout
  readNumber(slot: Hex): bigint | null
  /** Of `bytes` or `string`; null where a part of it is not proven. */
  readBytes(slot: Hex): Hex | null
}

/** The resolver that the registry names, at the same block; null where its storage is not known. */
function resolverAt(
  state: SlotReader,
  { value, block }: { value: Hex; block: ProofBlock },
): ProvenResolver | null {
  const address = resolverIn(value)
  const layout = address === null ? undefined : knownResolvers.get(address)
  if (address === null || !layout) return null
  const read = (slot: Hex): Hex | null => {
    const fact = state.read(block.chainId, address, slot)
    return fact?.block.hash === block.hash ? fact.value : null
  }
  return {
    layout,
    readNumber: (slot) => {
      const word = read(slot)
      return word === null ? null : hexToBigInt(word)
    },
    readBytes: (slot) => readBytes(read, slot),
  }
}

function readBytes(read: (slot: Hex) => Hex | null, slot: Hex): Hex | null {
  const head = read(slot)
  if (head === null) return null
  if (isShort(head)) {
    const length = hexToNumber(slice(head, 31)) / 2
    return length > 31 ? null : bytesToHex(hexToBytes(head).slice(0, length))
  }
  const length = (hexToBigInt(head) - 1n) / 2n
  const parts = longTextSlots(slot, head).map(read)
  if (length < 32n || parts.length === 0 || parts.includes(null)) return null
  return bytesToHex(hexToBytes(concatHex(parts as Hex[])).slice(0, Number(length)))
}
