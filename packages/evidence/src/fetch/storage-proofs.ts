import type { StorageProof } from '@whocast/contract/proof.ts'
import {
  type Address,
  type Client,
  type Hex,
  hexToBigInt,
  keccak256,
  numberToHex,
  toRlp,
} from 'viem'
import { z } from 'zod'
import { type ProvenStorage, verifyStorageProof } from '../storage-proof.ts'

interface SlotRequest {
  address: Address
  slots: readonly Hex[]
}

export interface ProofBlock {
  number: bigint
  hash: Hex
  /** RLP. */
  header: Hex
}

export interface CheckedProof {
  proof: StorageProof
  proven: ProvenStorage
}

/** The RPC is unreachable, or its response is invalid. The message is safe to log. */
export class ChainProofError extends Error {
  override readonly name = 'ChainProofError'
}

/** Blocks on top of the proven one, so that it stays; nodes keep the state of 128. */
const CONFIRMATIONS = 8n

const hex = z.string().regex(/^0x[0-9a-fA-F]*$/) as unknown as z.ZodType<Hex, string>

/** Fields of a header in RLP order; forks add to the end. `quantity`: without leading zeros. */
const headerFields: readonly (readonly [
  name: string,
  kind: 'data' | 'quantity',
  since?: 'optional',
])[] = [
  ['parentHash', 'data'],
  ['sha3Uncles', 'data'],
  ['miner', 'data'],
  ['stateRoot', 'data'],
  ['transactionsRoot', 'data'],
  ['receiptsRoot', 'data'],
  ['logsBloom', 'data'],
  ['difficulty', 'quantity'],
  ['number', 'quantity'],
  ['gasLimit', 'quantity'],
  ['gasUsed', 'quantity'],
  ['timestamp', 'quantity'],
  ['extraData', 'data'],
  ['mixHash', 'data'],
  ['nonce', 'data'],
  // London
  ['baseFeePerGas', 'quantity', 'optional'],
  // Shanghai; on the OP Stack since Isthmus the storage root of the message passer
  ['withdrawalsRoot', 'data', 'optional'],
  // Cancun
  ['blobGasUsed', 'quantity', 'optional'],
  ['excessBlobGas', 'quantity', 'optional'],
  ['parentBeaconBlockRoot', 'data', 'optional'],
  // Prague
  ['requestsHash', 'data', 'optional'],
  // Amsterdam (EIP-7928, EIP-7843)
  ['blockAccessListHash', 'data', 'optional'],
  ['slotNumber', 'quantity', 'optional'],
]

/**
 * The RLP of a header, from a block as `eth_getBlockByNumber` gives it.
 *
 * @throws ChainProofError when its Keccak-256 is not the hash that the RPC names: a fork added
 *   fields that are not known here, or the RPC does not tell the truth
 */
export function encodeHeader(block: Record<string, unknown>): { hash: Hex; header: Hex } {
  const fields: Hex[] = []
  for (const [name, kind, since] of headerFields) {
    const value = block[name]
    // No fork adds a field after one that it leaves out.
    if (since === 'optional' && (value === undefined || value === null)) break
    const parsed = hex.safeParse(value).data
    if (parsed === undefined) throw new ChainProofError(`the block has no ${name}`)
    fields.push(kind === 'quantity' ? toQuantity(parsed) : parsed)
  }
  const header = toRlp(fields)
  const hash = keccak256(header)
  if (typeof block.hash !== 'string' || block.hash.toLowerCase() !== hash) {
    throw new ChainProofError('the fields of the header do not give the hash of the block')
  }
  return { hash, header }
}

function toQuantity(value: Hex): Hex {
  const digits = value.slice(2).replace(/^0{1,64}/, '')
  return digits === '' ? '0x' : `0x${digits.length % 2 === 0 ? '' : '0'}${digits}`
}

const blockSchema = z.record(z.string(), z.unknown())
const proofSchema = z.object({
  accountProof: z.array(hex),
  storageProof: z.array(z.object({ key: hex, value: hex, proof: z.array(hex) })),
})

type Request = (
  call: { method: string; params: unknown[] },
  options: { signal: AbortSignal },
) => Promise<unknown>

/** A block that is old enough to stay, with its header. @throws ChainProofError */
export async function readProofBlock(client: Client, signal: AbortSignal): Promise<ProofBlock> {
  const request = client.request as unknown as Request
  const head = hex.safeParse(
    await request({ method: 'eth_blockNumber', params: [] }, { signal }),
  ).data
  if (head === undefined) throw new ChainProofError('eth_blockNumber answered with something else')
  const newest = hexToBigInt(head)
  const number = newest > CONFIRMATIONS ? newest - CONFIRMATIONS : 0n
  const block = blockSchema.safeParse(
    await request(
      { method: 'eth_getBlockByNumber', params: [numberToHex(number), false] },
      { signal },
    ),
  ).data
  if (!block) throw new ChainProofError('eth_getBlockByNumber answered with something else')
  return { number, ...encodeHeader(block) }
}

/** The hash of a block as an RPC reports it; null where it has none of that number. */
export async function readBlockHash(
  client: Client,
  number: bigint,
  signal: AbortSignal,
): Promise<Hex | null> {
  const request = client.request as unknown as Request
  const params = [numberToHex(number), false]
  const block = await request({ method: 'eth_getBlockByNumber', params }, { signal })
  return hex.safeParse(blockSchema.safeParse(block).data?.hash).data ?? null
}

/**
 * Proofs of storage at a block (`eth_getProof`), each verified down to the block's hash before it
 * is handed out.
 *
 * @param client of an RPC; viem's transport bounds its time and the size of its answers
 * @throws ChainProofError, StorageProofError, or what viem throws where the RPC fails
 */
export async function readStorageProof(
  client: Client,
  chainId: number,
  { number, hash, header }: ProofBlock,
  { address, slots }: SlotRequest,
  signal: AbortSignal,
): Promise<CheckedProof> {
  const request = client.request as unknown as Request
  const answer = await request(
    { method: 'eth_getProof', params: [address, slots, numberToHex(number)] },
    { signal },
  )
  const parsed = proofSchema.safeParse(answer).data
  if (!parsed || parsed.storageProof.length !== slots.length) {
    throw new ChainProofError('eth_getProof answered with something else')
  }
  const proof: StorageProof = {
    chainId,
    blockHash: hash,
    address: address.toLowerCase() as Address,
    accountProof: parsed.accountProof,
    storage: parsed.storageProof.map(({ value, proof: nodes }, index) => ({
      slot: slots[index] as Hex,
      value: numberToHex(value === '0x' ? 0n : hexToBigInt(value), { size: 32 }),
      proof: nodes,
    })),
  }
  return { proof, proven: await verifyStorageProof(proof, header) }
}
