import { keccak256 } from '@whocast/contract/crypto.ts'
import { lower } from '@whocast/contract/lower.ts'
import type { StorageProof } from '@whocast/contract/proof.ts'
import { object } from '@whocast/contract/untrusted.ts'
import { type Address, fromRlp, type Hex, hexToBigInt, isHex, toHex } from 'viem'
import { trieValue } from './merkle.ts'

export interface ProvenStorage {
  block: {
    chainId: number
    hash: Hex
    number: number
    /** Unix seconds, by the block. */
    timestamp: number
  }
  address: Address
  /** Values of 32 bytes by slot, both in lower case. */
  slots: ReadonlyMap<Hex, Hex>
}

/** The proof does not prove what it says. The message is a clause for people. */
export class StorageProofError extends Error {
  override readonly name = 'StorageProofError'
}

/** The root of a trie without entries: Keccak-256 of the RLP of an empty string. */
const EMPTY_ROOT: Hex = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'

/** The deepest tries in use have 15 levels of at most 532 bytes. */
const MAX_NODES = 64
const MAX_NODE_LENGTH = 2 + 2 * 1024
const MAX_SLOTS = 32
const MAX_HEADER_LENGTH = 2 + 2 * 2048

/** Places of a header's fields, the same in every fork of Ethereum and on the OP Stack. */
const headerFields = { stateRoot: 3, number: 8, timestamp: 11 } as const
/** Headers had 15 fields at first; every fork has added some at the end. */
const MIN_HEADER_FIELDS = 15

/**
 * Verifies a proof down to the block's hash, which is all that is left to trust: anyone who knows that this chain has a block of that hash
 * knows the values. Offline; runs in browsers.
 *
 * @param input an untrusted {@link StorageProof}: nothing in it is believed
 * @param header RLP of the whole header of its block
 * @throws StorageProofError where any part does not hold, one unneeded slot included
 * @example
 * const [proof] = profile.evidence.state
 * const { header } = profile.evidence.blocks.find(({ hash }) => hash === proof.blockHash)
 * const { block, slots } = await verifyStorageProof(proof, header)
 */
export async function verifyStorageProof(input: unknown, header: unknown): Promise<ProvenStorage> {
  const proof = parseStorageProof(input)
  const { stateRoot, number, timestamp } = readHeader(proof.blockHash, header)
  const account = valueIn(stateRoot, keccak256(proof.address), proof.accountProof, 'the account')
  if (account === null)
    throw new StorageProofError(`there is no contract at ${proof.address} in that block`)
  const storageRoot = listOf(account, 'the account')[2]
  if (storageRoot === undefined || !isBytes(storageRoot, 32))
    throw new StorageProofError('the account has no storage root')
  const slots = new Map<Hex, Hex>()
  for (const { slot, value, proof: nodes } of proof.storage) {
    const stored = storedValue(storageRoot, slot, nodes)
    if (stored !== value)
      throw new StorageProofError(`slot ${slot} has another value in that block`)
    slots.set(slot, stored)
  }
  const { chainId, blockHash, address } = proof
  return { block: { chainId, hash: blockHash, number, timestamp }, address, slots }
}

function parseStorageProof(input: unknown): StorageProof {
  const { chainId, blockHash, address, accountProof, storage } = object(input)
  if (typeof chainId !== 'number' || !Number.isSafeInteger(chainId) || chainId < 1)
    throw malformed('chainId')
  if (!isBytes(blockHash, 32)) throw malformed('blockHash')
  if (!isBytes(address, 20)) throw malformed('address')
  if (!Array.isArray(storage) || storage.length === 0 || storage.length > MAX_SLOTS)
    throw malformed('storage')
  return {
    chainId,
    blockHash: lower(blockHash),
    address: lower(address),
    accountProof: parseNodes(accountProof, 'accountProof'),
    storage: storage.map((entry: unknown) => {
      const { slot, value, proof } = object(entry)
      if (!isBytes(slot, 32)) throw malformed('storage.slot')
      if (!isBytes(value, 32)) throw malformed('storage.value')
      return { slot: lower(slot), value: lower(value), proof: parseNodes(proof, 'storage.proof') }
    }),
  }
}

function readHeader(
  blockHash: Hex,
  header: unknown,
): { stateRoot: Hex; number: number; timestamp: number } {
  if (!isShortHex(header, MAX_HEADER_LENGTH))
    throw new StorageProofError('the header of the block is missing or malformed')
  if (keccak256(header) !== blockHash)
    throw new StorageProofError('the header is not of that block')
  const fields = listOf(header, 'the header')
  const [stateRoot, number, timestamp] = [
    fields[headerFields.stateRoot],
    fields[headerFields.number],
    fields[headerFields.timestamp],
  ]
  const isWhole =
    fields.length >= MIN_HEADER_FIELDS &&
    isBytes(stateRoot, 32) &&
    isQuantity(number) &&
    isQuantity(timestamp)
  if (!isWhole) throw new StorageProofError('the header is invalid')
  return { stateRoot, number: toNumber(number), timestamp: toNumber(timestamp) }
}

/** 32 bytes; zero where the trie proves that the slot is empty. */
function storedValue(storageRoot: Hex, slot: Hex, nodes: Hex[]): Hex {
  const encoded =
    storageRoot === EMPTY_ROOT ? null : valueIn(storageRoot, keccak256(slot), nodes, `slot ${slot}`)
  if (encoded === null) return toHex(0n, { size: 32 })
  const value = decode(encoded, `slot ${slot}`)
  if (!isShortHex(value, 66)) throw new StorageProofError(`slot ${slot} holds no word`)
  return toHex(value === '0x' ? 0n : hexToBigInt(value), { size: 32 })
}

/** Returns the value of a hashed key in a trie; null if the nodes prove that there is none. */
function valueIn(root: Hex, key: Hex, nodes: Hex[], what: string): Hex | null {
  try {
    return trieValue(root, key, nodes)
  } catch {
    throw new StorageProofError(`the proof of ${what} does not lead to the block`)
  }
}

function decode(rlp: Hex, what: string): unknown {
  try {
    return fromRlp(rlp, 'hex')
  } catch {
    throw new StorageProofError(`${what} is not RLP`)
  }
}

function listOf(rlp: Hex, what: string): Hex[] {
  const list = decode(rlp, what)
  if (!Array.isArray(list) || !list.every((field) => typeof field === 'string')) {
    throw new StorageProofError(`${what} has another form`)
  }
  return list as Hex[]
}

function parseNodes(input: unknown, what: string): Hex[] {
  if (!Array.isArray(input) || input.length > MAX_NODES) throw malformed(what)
  return input.map((node: unknown) => {
    if (!isShortHex(node, MAX_NODE_LENGTH)) throw malformed(what)
    return lower(node)
  })
}

const malformed = (what: string) => new StorageProofError(`the proof's ${what} is malformed`)

const isShortHex = (value: unknown, maxLength: number): value is Hex =>
  typeof value === 'string' && value.length <= maxLength && value.length % 2 === 0 && isHex(value)

const isBytes = (value: unknown, size: number): value is Hex =>
  isShortHex(value, 2 + 2 * size) && value.length === 2 + 2 * size

const isQuantity = (value: unknown): value is Hex => isShortHex(value, 2 + 2 * 6)

const toNumber = (value: Hex): number => (value === '0x' ? 0 : Number(hexToBigInt(value)))
