import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  labelhash,
  parseAbi,
  toHex,
  zeroAddress,
} from 'viem'
import { packetToBytes } from 'viem/ens'
import {
  baseRegistrar,
  implementationSlot,
  isV1Implementation,
  nameWrapper,
  registeredParts,
  toSeconds,
  wrappedEnd,
} from './ens-contracts.ts'

export interface Registration {
  /** Unix seconds; 0 where the name is not registered. */
  expiresAt: number
  /** Unix seconds until which the former holder alone can renew it; at least `expiresAt`. */
  graceEndsAt: number
}

export interface EnsCalls {
  /** `eth_call`; `0x` where there is no contract, null where it reverts. */
  call(to: Address, data: Hex): Promise<Hex | null>
  storage(address: Address, slot: Hex): Promise<Hex>
}

const DAY = 86_400
const GRACE_V1 = 90 * DAY
const GRACE_V2 = 28 * DAY

const abi = parseAbi([
  'function nameExpires(uint256 id) view returns (uint256)',
  'function _tokens(uint256 id) view returns (uint256)',
  'function findRegistries(bytes name) view returns (address[])',
  'struct State { uint8 status; uint64 expiry; address latestOwner; uint256 tokenId; uint256 resource; }',
  'function getState(uint256 anyId) view returns (State)',
])

/** Values of `status` in the state of an ENSv2 registry's entry. */
const RESERVED = 1
const REGISTERED = 2

/**
 * Reads when the registration of a name ends, from the registries that the Universal Resolver uses:
 * in one round trip for ENSv1, in three for ENSv2.
 *
 * @param name normalised
 * @returns null where Ethereum does not know: other top-level domains, Basenames, private chains
 *   without registrar
 */
export async function readRegistration(
  calls: EnsCalls,
  universalResolver: Address,
  name: string,
): Promise<Registration | null> {
  const parts = registeredParts(name)
  if (parts === null) return null
  const [implementation, expiry, tokens] = await Promise.all([
    calls.storage(universalResolver, implementationSlot),
    calls.call(baseRegistrar, encode('nameExpires', hexToBigInt(parts.label))),
    Promise.all(
      parts.subnames.map((node) => calls.call(nameWrapper, encode('_tokens', hexToBigInt(node)))),
    ),
  ])
  const v1 = () => registrationV1(expiry, tokens)
  const isProxy = hexToBigInt(implementation) !== 0n
  if (!isProxy || isV1Implementation(implementation)) return v1()
  const entries = await readEntries(calls, universalResolver, name)
  if (entries === null) return v1()
  // An entry that is only reserved belongs to the holder in ENSv1.
  const own = entries.at(-1)?.status === REGISTERED ? null : v1()
  const last = entries.length - 1
  const ends = entries.flatMap((entry, index) =>
    registrationV2(entry, index === last ? GRACE_V2 : 0),
  )
  return earliest([...ends, ...(own ? [own] : [])])
}

const encode = (functionName: 'nameExpires' | '_tokens' | 'getState', id: bigint): Hex =>
  encodeFunctionData({ abi, functionName, args: [id] })

const isAnswer = (data: Hex | null): data is Hex => data !== null && data !== '0x'

function registrationV1(expiry: Hex | null, tokens: readonly (Hex | null)[]): Registration | null {
  if (!isAnswer(expiry)) return null
  const expiresAt = toSeconds(hexToBigInt(expiry))
  const ends = tokens.filter(isAnswer).flatMap((token) => wrappedEnd(token) ?? [])
  return earliest([
    { expiresAt, graceEndsAt: expiresAt === 0 ? 0 : expiresAt + GRACE_V1 },
    // Only the parent can give an expired subname back.
    ...ends.map((end) => ({ expiresAt: end, graceEndsAt: end })),
  ])
}

interface Entry {
  status: number
  expiry: bigint
}

/** Reads the entries of a name and its parents, the second level last; null for all under ENSv1. */
async function readEntries(
  calls: EnsCalls,
  universalResolver: Address,
  name: string,
): Promise<(Entry | null)[] | null> {
  const data = encodeFunctionData({
    abi,
    functionName: 'findRegistries',
    args: [toHex(packetToBytes(name))],
  })
  const answer = await calls.call(universalResolver, data)
  if (!isAnswer(answer)) return null
  const registries = decodeFunctionResult({ abi, functionName: 'findRegistries', data: answer })
  const labels = name.split('.').slice(0, -1)
  return Promise.all(
    labels.map(async (label, index) => {
      // The entry of a label is in the registry of its parent, which follows its own.
      const registry = registries[index + 1]
      if (registry === undefined || registry === zeroAddress) return null
      const state = await calls.call(registry, encode('getState', hexToBigInt(labelhash(label))))
      return isAnswer(state)
        ? decodeFunctionResult({ abi, functionName: 'getState', data: state })
        : null
    }),
  )
}

/** Empty for reserved entries and for labels that were never registered. */
function registrationV2(entry: Entry | null, grace: number): Registration[] {
  if (entry === null || entry.status === RESERVED || entry.expiry === 0n) return []
  const expiresAt = toSeconds(entry.expiry)
  return [{ expiresAt, graceEndsAt: expiresAt + grace }]
}

const earliest = ([first, ...others]: Registration[]): Registration | null =>
  first === undefined
    ? null
    : others.reduce((least, one) => (one.expiresAt < least.expiresAt ? one : least), first)
