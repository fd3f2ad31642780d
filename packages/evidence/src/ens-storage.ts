import {
  type Address,
  bytesToHex,
  concatHex,
  type Hex,
  hexToBigInt,
  hexToBytes,
  hexToNumber,
  namehash,
  slice,
} from 'viem'
import { addressIn, type ProofBlock, type Proven, type SlotReader } from './chain-storage.ts'
import {
  baseRegistrar,
  ensRegistry,
  expirySlot,
  implementationSlot,
  isV1Implementation,
  nameWrapper,
  registeredParts,
  resolverSlot,
  reverseNode,
  tokenSlot,
  toSeconds,
  universalResolver,
  wrappedEnd,
} from './ens-contracts.ts'
import {
  addressSlot,
  isShort,
  knownResolvers,
  longTextSlots,
  nameSlot,
  type ResolverLayout,
  versionSlot,
} from './ens-resolvers.ts'

export interface ProvenName {
  /** The address that the name resolves to for the coin type, in lower case. */
  address: Address
  primaryName: string | null
  /** Unix seconds when the registration ends, 0 where there is none; null where it is unknown. */
  expiresAt: number | null
}

/**
 * Reads which registry is in use, forward and reverse resolution and the end of the registration,
 * all under one block.
 *
 * @param name normalised (ENSIP-15)
 * @param coinType 60: the name's address on Ethereum
 * @returns null where any of it but the primary name is not proven, or the name resolves to nothing
 */
export function provenName(
  state: SlotReader,
  name: string,
  coinType = 60n,
): Proven<ProvenName> | null {
  const node = namehash(name)
  const registry = state.read(ensRegistry.chainId, ensRegistry.address, resolverSlot(node))
  if (!registry) return null
  const { block } = registry
  const read = readerAt(state, block)
  const implementation = read(universalResolver, implementationSlot)
  if (implementation === null || !isV1Implementation(implementation)) return null
  const expiresAt = provenEnd(read, name)
  const address = provenAddress(resolverAt(read, registry.value), node, coinType)
  if (expiresAt === undefined || address === null) return null
  return { value: { address, primaryName: provenPrimaryName(read, address), expiresAt }, block }
}

/** Returns true if evidence proves that names are resolved by an unknown implementation. */
export function isUnknownImplementation(state: SlotReader, name: string): boolean {
  const slot = resolverSlot(namehash(name))
  const block = state.read(ensRegistry.chainId, ensRegistry.address, slot)?.block
  const value = block ? readerAt(state, block)(universalResolver, implementationSlot) : null
  return value !== null && !isV1Implementation(value)
}

type ReadSlot = (contract: Address, slot: Hex) => Hex | null

/** Slots that names share may be proven at newer blocks too, for other names. */
const readerAt =
  (state: SlotReader, block: ProofBlock): ReadSlot =>
  (contract, slot) => {
    const newest = state.read(block.chainId, contract, slot)
    const facts = newest && state.readAll ? state.readAll(block.chainId, contract, slot) : [newest]
    return facts.find((fact) => fact?.block.hash === block.hash)?.value ?? null
  }

/** Unix seconds; null where the name has no end that Ethereum knows, undefined without proof. */
function provenEnd(read: ReadSlot, name: string): number | null | undefined {
  const parts = registeredParts(name)
  if (parts === null) return null
  const expiry = read(baseRegistrar, expirySlot(parts.label))
  const tokens = parts.subnames.map((node) => read(nameWrapper, tokenSlot(node)))
  if (expiry === null || tokens.includes(null)) return undefined
  const ends = tokens.map((token) => wrappedEnd(token as Hex)).filter((end) => end !== null)
  return Math.min(toSeconds(hexToBigInt(expiry)), ...ends)
}

function provenAddress(
  resolver: ProvenResolver | null,
  node: Hex,
  coinType: bigint,
): Address | null {
  const version = resolver && provenVersion(resolver, node)
  if (!resolver || version === null) return null
  const { layout } = resolver
  const slot = addressSlot(layout, node, version, coinType)
  if (slot === null) return null
  if (layout.kind === 'record') {
    const word = resolver.read(slot)
    return word && addressIn(word)
  }
  const bytes = resolver.readBytes(slot)
  return bytes?.length === 42 && hexToBigInt(bytes) !== 0n ? (bytes as Address) : null
}

function provenPrimaryName(read: ReadSlot, address: Address): string | null {
  const node = reverseNode(address)
  const registry = read(ensRegistry.address, resolverSlot(node))
  const resolver = registry && resolverAt(read, registry)
  const version = resolver && provenVersion(resolver, node)
  if (!resolver || version === null) return null
  const bytes = resolver.readBytes(nameSlot(resolver.layout, node, version))
  if (bytes === null || bytes === '0x') return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(hexToBytes(bytes))
  } catch {
    return null
  }
}

interface ProvenResolver {
  layout: ResolverLayout
  read(slot: Hex): Hex | null
  readBytes(slot: Hex): Hex | null
}

function resolverAt(readSlot: ReadSlot, value: Hex): ProvenResolver | null {
  const address = addressIn(value)
  const layout = address === null ? undefined : knownResolvers.get(address)
  if (address === null || !layout) return null
  const read = (slot: Hex) => readSlot(address, slot)
  return { layout, read, readBytes: (slot) => readBytes(read, slot) }
}

function provenVersion({ layout, read }: ProvenResolver, node: Hex): bigint | null {
  const slot = versionSlot(layout, node)
  if (slot === null) return 0n
  const word = read(slot)
  return word === null ? null : hexToBigInt(word)
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
