import { ed25519 } from '@noble/curves/ed25519.js'
import { lower } from '@whocast/contract/lower.ts'
import type { SignedMessage } from '@whocast/contract/proof.ts'
import { custodyOfSlot, idRegistry, keyRegistry, keySlot } from '@whocast/evidence/chain-storage.ts'
import {
  baseRegistrar,
  ensRegistry,
  expirySlot,
  implementationSlot,
  nameWrapper,
  registeredParts,
  resolverSlot,
  reverseNode,
  tokenSlot,
  universalResolver,
} from '@whocast/evidence/ens-contracts.ts'
import {
  addressSlot,
  knownResolvers,
  nameSlot,
  type ResolverLayout,
  versionSlot,
} from '@whocast/evidence/ens-resolvers.ts'
import { toBase58 } from '@whocast/evidence/forms/farcaster.ts'
import {
  type MessageData,
  messageTypes,
  signMessage,
  toFarcasterTime,
  toSignedMessage,
} from '@whocast/evidence/forms/farcaster-message.ts'
import {
  type Address,
  bytesToHex,
  type Hex,
  hexToBytes,
  keccak256,
  namehash,
  pad,
  stringToBytes,
  stringToHex,
  toHex,
} from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { type InventedState, inventState } from './state.ts'

/** Unix seconds: 21 Nov 2026, when every vector is checked. */
export const NOW = 1_795_219_200
export const DAY = 86_400

const seed = (text: string): Hex => keccak256(stringToHex(`whocast evidence ${text}`))
/** The wallet of that name: the same in every run. */
export const walletOf = (name: string): PrivateKeyAccount =>
  privateKeyToAccount(seed(`wallet ${name}`))
/** The app key of that name. */
export const appKeyOf = (name: string): Hex => seed(`app key ${name}`)
export const publicKeyOf = (key: Hex): Hex => bytesToHex(ed25519.getPublicKey(hexToBytes(key)))
/** The fname registry of these people: its key is invented too. */
export const registry = walletOf('fname registry')

/** A message of a fid, as evidence. */
export function say(
  fid: number,
  appKey: Hex,
  data: Partial<MessageData> & { type: number },
  at = NOW - 90 * DAY,
): SignedMessage {
  const message = toSignedMessage(
    signMessage({ fid, timestamp: toFarcasterTime(at), network: 1, ...data }, appKey),
  )
  if (!message) throw new Error('it was signed here')
  return message
}

const claimTypes = {
  VerificationClaim: [
    { name: 'fid', type: 'uint256' },
    { name: 'address', type: 'address' },
    { name: 'blockHash', type: 'bytes32' },
    { name: 'network', type: 'uint8' },
  ],
} as const

/** A wallet's signature over the claim that it belongs to a fid. */
export const signClaim = (
  fid: number,
  wallet: PrivateKeyAccount,
  blockHash = seed('block'),
): Promise<Hex> =>
  wallet.signTypedData({
    domain: {
      name: 'Farcaster Verify Ethereum Address',
      version: '2.0.0',
      salt: '0xf2d857f4a3edcb9b78b4d503bfe733db1e3f6cdc2b7971ee739626c97e86a558',
    },
    types: claimTypes,
    primaryType: 'VerificationClaim',
    message: { fid: BigInt(fid), address: wallet.address, blockHash, network: 1 },
  })

/** The message by which a fid verifies a wallet. */
export async function verify(
  fid: number,
  appKey: Hex,
  wallet: PrivateKeyAccount,
  more: {
    signature?: Hex
    at?: number
    isContract?: boolean
    contractChainId?: number
    address?: Hex
  } = {},
): Promise<SignedMessage> {
  const claimSignature = more.signature ?? (await signClaim(fid, wallet))
  const body = {
    address: more.address ?? lower(wallet.address),
    claimSignature,
    blockHash: seed('block'),
  }
  const contract = more.isContract
    ? { verificationType: 1, chainId: more.contractChainId ?? 10 }
    : {}
  const data = {
    type: messageTypes.verificationAddAddress,
    verificationAddAddressBody: { ...body, ...contract },
  }
  return say(fid, appKey, data, more.at)
}

/** A Solana wallet, and the message by which a fid verifies it. */
export function verifySolana(fid: number, appKey: Hex, name: string, claimedFid = fid) {
  const key = hexToBytes(seed(`solana ${name}`))
  const address = bytesToHex(ed25519.getPublicKey(key))
  const blockHash = seed('solana block')
  const text = `fid: ${claimedFid} address: ${toBase58(address)} network: 1 blockHash: ${toBase58(blockHash)} protocol: 1`
  const claimSignature = bytesToHex(ed25519.sign(stringToBytes(text), key))
  const body = { address, claimSignature, blockHash, protocol: 1 }
  const message = say(fid, appKey, {
    type: messageTypes.verificationAddAddress,
    verificationAddAddressBody: body,
  })
  return { value: toBase58(address), message }
}

/** The signature over (name, timestamp, owner): the registry's, or an owner's. */
export const signName = (
  by: PrivateKeyAccount,
  name: string,
  owner: Hex,
  timestamp: number,
): Promise<Hex> =>
  by.signTypedData({
    domain: {
      name: 'Farcaster name verification',
      version: '1',
      chainId: 1,
      verifyingContract: '0xe3be01d99baa8db9905b33a3ca391238234b79d1',
    },
    types: {
      UserNameProof: [
        { name: 'name', type: 'string' },
        { name: 'timestamp', type: 'uint256' },
        { name: 'owner', type: 'address' },
      ],
    },
    primaryType: 'UserNameProof',
    message: { name, timestamp: BigInt(timestamp), owner },
  })

export interface Invented {
  fid: number
  /** App keys with their state in the Key Registry: 1 added, 2 removed. */
  keys: Record<Hex, 1 | 2>
  /** `0x`: nobody holds the fid, which is proven. */
  custody: Hex
  /** Keys whose absence from the registry is proven. */
  absentKeys?: Hex[]
}

/** When an invented block was made. */
export interface InventedBlock {
  number?: number
  /** Unix seconds. */
  timestamp?: number
}

/** What Farcaster's registries on Optimism hold of people, under an invented block. */
export function farcasterState(
  people: Invented[],
  { number = 144_000_000, timestamp = NOW - 600 }: InventedBlock = {},
) {
  const key: Record<Hex, Hex> = {}
  const id: Record<Hex, Hex> = {}
  const absent: Hex[] = []
  const noCustody: Hex[] = []
  for (const { fid, keys, custody, absentKeys = [] } of people) {
    if (custody === '0x') noCustody.push(custodyOfSlot(fid))
    else id[custodyOfSlot(fid)] = `0x${custody.slice(2).toLowerCase().padStart(64, '0')}`
    for (const [appKey, state] of Object.entries(keys) as [Hex, 1 | 2][]) {
      key[keySlot(fid, publicKeyOf(appKey))] = toHex((1n << 8n) | BigInt(state), { size: 32 })
    }
    absent.push(...absentKeys.map((one) => keySlot(fid, publicKeyOf(one))))
  }
  const state: InventedState = {
    chainId: 10,
    number,
    timestamp,
    contracts: { [keyRegistry.address]: key, [idRegistry.address]: id },
    empty: { [keyRegistry.address]: absent, [idRegistry.address]: noCustody },
  }
  return inventState(state)
}

/** A short text as Solidity keeps it in one slot. */
const shortText = (bytes: Hex): Hex =>
  `0x${bytes.slice(2).padEnd(62, '0')}${((bytes.length - 2) & 0xff).toString(16).padStart(2, '0')}`

/** A name as ENS holds it on Ethereum. */
interface HeldName {
  name: string
  address: Hex
  primaryName?: string
  /** Unix seconds; in 300 days by default. */
  expiresAt?: number
  /** The newest public resolver by default. */
  resolver?: Address
  /** That of the primary name; {@link resolver} by default. */
  reverseResolver?: Address
  /** Of the name wrapper, for a subname that is wrapped. */
  token?: Hex
}

/** The Universal Resolver of ENSv1. */
const UNIVERSAL_RESOLVER_V1 = '0xed73a03f19e8d849e44a39252d222c6ad5217e1e'

/**
 * What ENS holds on Ethereum, under an invented block: what names resolve to, until when, and
 * addresses' primary names.
 */
export function ensState(
  names: HeldName[],
  {
    number = 23_800_000,
    timestamp = NOW - 900,
    implementation = UNIVERSAL_RESOLVER_V1,
  }: InventedBlock & { implementation?: Hex } = {},
) {
  const slots: Record<Address, Record<Hex, Hex>> = {}
  const empty: Record<Address, Hex[]> = {}
  const set = (contract: Address, slot: Hex | null, value: Hex | undefined) => {
    if (slot === null) return
    slots[contract] ??= {}
    if (value === undefined) empty[contract] = [...(empty[contract] ?? []), slot]
    else slots[contract][slot] = pad(value)
  }
  set(universalResolver, implementationSlot, implementation)
  for (const { name, address, primaryName, expiresAt, resolver, token, ...held } of names) {
    const [at, layout] = resolverOf(resolver)
    const isRecord = layout.kind === 'record'
    const [node, reverse] = [namehash(name), reverseNode(lower(address))]
    set(ensRegistry.address, resolverSlot(node), at)
    set(at, versionSlot(layout, node), undefined)
    const record = isRecord ? address : shortText(lower(address))
    set(at, addressSlot(layout, node, 0n, 60n), record)
    const parts = registeredParts(name)
    if (parts) set(baseRegistrar, expirySlot(parts.label), toHex(expiresAt ?? NOW + 300 * DAY))
    for (const subname of parts?.subnames ?? [])
      set(nameWrapper, tokenSlot(subname), subname === node ? token : undefined)
    if (primaryName === undefined) continue
    const [back, names] = resolverOf(held.reverseResolver ?? resolver)
    set(ensRegistry.address, resolverSlot(reverse), back)
    set(back, versionSlot(names, reverse), undefined)
    set(back, nameSlot(names, reverse, 0n), shortText(stringToHex(primaryName)))
  }
  // Every contract has some storage.
  const others = Object.fromEntries([1, 2, 3, 4].map((at) => [word(at), word(at)]))
  for (const contract of Object.keys(empty) as Address[])
    slots[contract] = { ...others, ...slots[contract] }
  return inventState({ chainId: 1, number, timestamp, contracts: slots, empty })
}

const word = (value: number): Hex => pad(toHex(value))

function resolverOf(address: Address | undefined): [Address, ResolverLayout] {
  const [found] = [...knownResolvers].filter(([at]) => address === undefined || at === address)
  if (!found) throw new Error('the resolver is not known')
  return found
}
