import { type Address, type Hex, hexToBigInt, namehash } from 'viem'
import { addressIn } from '../chain-storage.ts'
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
  universalResolver,
} from '../ens-contracts.ts'
import {
  addressSlot,
  knownResolvers,
  longTextSlots,
  nameSlot,
  type ResolverLayout,
  versionSlot,
} from '../ens-resolvers.ts'
import { ChainProofError, type CheckedProof } from './storage-proofs.ts'

/** Reads a storage proof of slots of one contract, always at the same block. */
export type ReadSlots = (address: Address, slots: Hex[]) => Promise<CheckedProof>

export interface NameSubject {
  name: string
  address: Address
  coinType: number
}

/**
 * Fetches the proofs of a name: which registry is in use, when the registration ends, what the name
 * resolves to, and the primary name of the address.
 *
 * @returns null where names are not resolved by the ENSv1 registry, or a resolver's storage is not
 *   known
 */
export async function proveName(
  read: ReadSlots,
  { name, address, coinType }: NameSubject,
): Promise<CheckedProof[] | null> {
  const [node, reverse] = [namehash(name), reverseNode(address)]
  const [proxy, registry, ...registrations] = await Promise.all([
    read(universalResolver, [implementationSlot]),
    read(ensRegistry.address, [resolverSlot(node), resolverSlot(reverse)]),
    ...proveRegistration(read, name),
  ])
  if (!isV1Implementation(slotValue(proxy, implementationSlot))) return null
  const [forwardAt, reverseAt] = [node, reverse].map((one) =>
    addressIn(slotValue(registry, resolverSlot(one))),
  )
  const forward = forwardAt ? knownResolvers.get(forwardAt) : undefined
  if (!forwardAt || !forward) return null
  const resolved = await proveForward(read, forwardAt, forward, node, BigInt(coinType))
  if (resolved === null) return null
  const proofs = [proxy, registry, ...registrations, resolved]
  const backward = reverseAt ? knownResolvers.get(reverseAt) : undefined
  if (reverseAt && backward) proofs.push(await proveReverse(read, reverseAt, backward, reverse))
  return proofs
}

function proveRegistration(read: ReadSlots, name: string): Promise<CheckedProof>[] {
  const parts = registeredParts(name)
  if (parts === null) return []
  const registrar = read(baseRegistrar, [expirySlot(parts.label)])
  if (parts.subnames.length === 0) return [registrar]
  return [registrar, read(nameWrapper, parts.subnames.map(tokenSlot))]
}

async function proveForward(
  read: ReadSlots,
  at: Address,
  layout: ResolverLayout,
  node: Hex,
  coin: bigint,
): Promise<CheckedProof | null> {
  // Few records were ever cleared: their version is zero.
  const guess = addressSlot(layout, node, 0n, coin)
  if (guess === null) return null
  const versions = versionSlots(layout, node)
  const first = await read(at, [...versions, guess])
  const slot = addressSlot(layout, node, versionIn(first, versions), coin)
  return slot === null || slot === guess ? first : read(at, [...versions, slot])
}

async function proveReverse(
  read: ReadSlots,
  at: Address,
  layout: ResolverLayout,
  node: Hex,
): Promise<CheckedProof> {
  const versions = versionSlots(layout, node)
  const guess = nameSlot(layout, node, 0n)
  const first = await read(at, [...versions, guess])
  const slot = nameSlot(layout, node, versionIn(first, versions))
  const whole = slot === guess ? first : await read(at, [...versions, slot])
  const rest = longTextSlots(slot, slotValue(whole, slot))
  return rest.length === 0 ? whole : read(at, [...versions, slot, ...rest])
}

function versionSlots(layout: ResolverLayout, node: Hex): Hex[] {
  const slot = versionSlot(layout, node)
  return slot === null ? [] : [slot]
}

const versionIn = (proof: CheckedProof, [slot]: Hex[]): bigint =>
  slot === undefined ? 0n : hexToBigInt(slotValue(proof, slot))

function slotValue({ proven }: CheckedProof, slot: Hex): Hex {
  const value = proven.slots.get(slot)
  if (value === undefined) throw new ChainProofError('a requested slot is missing')
  return value
}
