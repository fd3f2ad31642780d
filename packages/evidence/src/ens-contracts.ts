import { type Address, type Hex, hexToBigInt, labelhash, namehash } from 'viem'
import { addressIn, mappingSlot, slotAfter } from './chain-storage.ts'

const ethereum = 1

/** ENSv1 registry: `records` is a mapping(bytes32 => {owner, resolver, ttl}) at slot 0. */
export const ensRegistry = {
  chainId: ethereum,
  address: '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e',
} as const
const RECORDS = 0n

/** ENSv1 registrar of `.eth`: `expiries` is a mapping(uint256 labelhash => uint256) at slot 9. */
export const baseRegistrar: Address = '0x57f1887a8bf19b14fc0df6fd9b2acc9af147ea85'
const EXPIRIES = 9n

/**
 * ENSv1 name wrapper: `_tokens` is a mapping(uint256 node => uint256) at slot 1; a token is the
 * owner (160 bits), the fuses (32) and the expiry (64), from the right.
 */
export const nameWrapper: Address = '0xd4416b13d2b3a9abae7acd5d6c2bbdbe25686401'
const TOKENS = 1n

/** The proxy that clients resolve names with. Its implementation decides which registry is used. */
export const universalResolver: Address = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
/** EIP-1967. */
export const implementationSlot: Hex =
  '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'

/**
 * Implementations that resolve every name by the ENSv1 registry. Storage of that registry proves
 * nothing under any other: ENSv2 leaves records of former holders in it.
 */
const v1Implementations: ReadonlySet<Address> = new Set<Address>([
  '0xed73a03f19e8d849e44a39252d222c6ad5217e1e',
  '0xabd80e8a13596feea40fd26fd6a24c3fe76f05fb',
])

/** Returns true if the implementation in a slot's value resolves by the ENSv1 registry. */
export function isV1Implementation(value: Hex): boolean {
  const address = addressIn(value)
  return address !== null && v1Implementations.has(address)
}

/** Returns the node of an address's primary name. */
export const reverseNode = (address: Address): Hex =>
  namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)

/** The slot of the registry that holds a node's resolver (and its ttl). */
export const resolverSlot = (node: Hex): Hex => slotAfter(mappingSlot(node, RECORDS), 1n)

/** The slot of the registrar that holds the expiry of a label below `.eth`. */
export const expirySlot = (label: Hex): Hex => mappingSlot(label, EXPIRIES)

/** The slot of the name wrapper that holds a node's token. */
export const tokenSlot = (node: Hex): Hex => mappingSlot(node, TOKENS)

interface RegisteredParts {
  label: Hex
  /** Nodes of the name and its parents below the second level, which may be wrapped. */
  subnames: Hex[]
}

/** Returns the registrations that a name depends on; null where Ethereum does not know its end. */
export function registeredParts(name: string): RegisteredParts | null {
  const labels = name.split('.')
  const second = labels.at(-2)
  const isBasename = second === 'base' && labels.length > 2
  if (labels.at(-1) !== 'eth' || second === undefined || isBasename) return null
  const subnames = labels.slice(0, -2).map((_, index) => namehash(labels.slice(index).join('.')))
  return { label: labelhash(second), subnames }
}

/** Fuse of a subname that its parent can no longer take back: it ends at its own expiry. */
const PARENT_CANNOT_CONTROL = 1n << 16n

/** Unix seconds when a wrapped subname ends by itself; null where its parent decides. */
export function wrappedEnd(token: Hex): number | null {
  const value = hexToBigInt(token)
  const fuses = (value >> 160n) & 0xffffffffn
  return (fuses & PARENT_CANNOT_CONTROL) === 0n ? null : toSeconds(value >> 192n)
}

const MAX_SECONDS = 253_402_300_799n

/** Unix seconds of a contract's timestamp, which may lie beyond what dates can express. */
export const toSeconds = (value: bigint): number =>
  Number(value > MAX_SECONDS ? MAX_SECONDS : value)
