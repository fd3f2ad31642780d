import { keccak256 } from '@whocast/contract/crypto.ts'
import {
  type Address,
  concatHex,
  type Hex,
  hexToBigInt,
  hexToNumber,
  numberToHex,
  pad,
  slice,
} from 'viem'

export interface SlotReader {
  /** Null where there is no proof of that slot. */
  read(chainId: number, contract: Address, slot: Hex): { value: Hex; block: ProofBlock } | null
  /** Every value that is proven, the newest first. */
  readAll?(chainId: number, contract: Address, slot: Hex): { value: Hex; block: ProofBlock }[]
}

export interface ProofBlock {
  chainId: number
  hash: Hex
  number: number
  timestamp: number
}

export interface Proven<T> {
  value: T
  block: ProofBlock
}

/**
 * Where contracts keep what evidence rests on: addresses, and storage slots by the layout that solc
 * reports for their published sources. `npm run smoke` compares each with the live chain.
 */
const optimism = 10

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

/** The slot of a key in a mapping whose keys are value types, which Solidity pads to 32 bytes. */
export const mappingSlot = (key: Hex | bigint, base: Hex | bigint): Hex =>
  keccak256(concatHex([word(key), word(base)]))

const bytesMappingSlot = (key: Hex, base: Hex | bigint): Hex =>
  keccak256(concatHex([key, word(base)]))

/** The slot that lies `offset` after another. */
export const slotAfter = (slot: Hex, offset: bigint): Hex =>
  word((hexToBigInt(slot) + offset) % (1n << 256n))

const word = (value: Hex | bigint): Hex =>
  typeof value === 'bigint'
    ? numberToHex(value, { size: 32 })
    : (pad(value, { size: 32 }).toLowerCase() as Hex)

/** The slot of the Id Registry that holds the fid of a custody address. */
export const idOfSlot = (custody: Address): Hex => mappingSlot(custody, slots.idOf)
/** The slot of the Id Registry that holds the custody address of a fid. */
export const custodyOfSlot = (fid: number): Hex => mappingSlot(BigInt(fid), slots.custodyOf)
/** The slot of the Key Registry that holds the state of a key of a fid. */
export const keySlot = (fid: number, key: Hex): Hex =>
  bytesMappingSlot(key, mappingSlot(BigInt(fid), slots.keys))

export type KeyState = 'unknown' | 'added' | 'removed'

const keyStates: KeyState[] = ['unknown', 'added', 'removed']
/** The only type in use: Ed25519. */
const ED25519 = 1

/**
 * Returns the state of a fid's key in the Key Registry; `unknown` also for what is no app key, null
 * where there is no proof.
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

/** The custody address of a fid, lower case: null in it without a holder, null without a proof. */
export function provenCustody(state: SlotReader, fid: number): Proven<Address | null> | null {
  const fact = state.read(idRegistry.chainId, idRegistry.address, custodyOfSlot(fid))
  return fact ? { value: addressIn(fact.value), block: fact.block } : null
}

/** The address in the last 20 bytes of a slot, in lower case; null for zero. */
export const addressIn = (value: Hex): Address | null => {
  const address = slice(value, 12).toLowerCase() as Address
  return hexToBigInt(address) === 0n ? null : address
}
