import { address, type Fields, list, natural, text } from '@whocast/contract/untrusted.ts'
import type { Address, Hex } from 'viem'
import { type ProvenStorage, StorageProofError, verifyStorageProof } from './storage-proof.ts'
import { Broken, date, demand, MAX_AHEAD_SECONDS, type OnlineChecks, orNull } from './verdict.ts'

/** A block whose hash is all that is left to trust. */
export type Block = ProvenStorage['block'] & {
  /** The queried RPC has it. */
  isSeen?: boolean
  isTrusted?: boolean
}

export interface TrustedBlock {
  chainId: number
  hash: string
}

interface StateFact {
  value: Hex
  block: Block
}

export interface ChainState {
  /**
   * The value of a slot at the newest block that there is a proof of.
   *
   * @returns null where the evidence has no proof of it
   * @throws Broken when there are proofs of it and none leads to the hash of its block
   */
  read(chainId: number, contract: Address, slot: Hex): StateFact | null
  readAll(chainId: number, contract: Address, slot: Hex): StateFact[]
  blocks: readonly Block[]
}

/** More than any profile needs, whose names have six each. */
const MAX_PROOFS = 512

/**
 * Reads the `state` and `blocks` of a document's evidence, which is untrusted.
 *
 * @param evidence the `evidence` of a profile or a record
 * @param now unix seconds
 */
export async function readChainState(
  evidence: Fields,
  now: number,
  online?: OnlineChecks,
  trusted: readonly TrustedBlock[] = [],
): Promise<ChainState> {
  const headers = new Map(
    list(evidence.blocks).map(({ chainId, hash, header }) => [`${chainId} ${lower(hash)}`, header]),
  )
  const isTrusted = ({ chainId, hash }: TrustedBlock) =>
    trusted.some((one) => one.chainId === chainId && lower(one.hash) === hash)
  const facts = new Map<string, StateFact[] | Broken>()
  const blocks = new Map<string, Block>()
  for (const given of list(evidence.state).slice(0, MAX_PROOFS)) {
    const contract = address(given.address)
    const chainId = natural(given.chainId)
    if (contract === null || chainId === null) continue
    const proven = await outcome(
      given,
      headers.get(`${chainId} ${lower(given.blockHash)}`),
      now,
      online,
    )
    const block =
      proven instanceof Broken
        ? null
        : { ...proven.block, ...(isTrusted(proven.block) ? { isTrusted: true } : {}) }
    if (block) blocks.set(`${block.chainId} ${block.hash}`, block)
    for (const { slot } of list(given.storage)) {
      const at = factKey(chainId, contract, lower(slot))
      const known = facts.get(at)
      if (proven instanceof Broken || !block) {
        if (known === undefined) facts.set(at, proven as Broken)
        continue
      }
      const value = proven.slots.get(lower(slot))
      if (value === undefined) continue
      if (known === undefined || known instanceof Broken) facts.set(at, [{ value, block }])
      else known.push({ value, block })
    }
  }
  for (const found of facts.values())
    if (!(found instanceof Broken))
      found.sort((one, other) => other.block.number - one.block.number)
  return {
    blocks: [...blocks.values()],
    read(chainId, contract, slot) {
      const found = facts.get(factKey(chainId, contract, slot))
      if (found instanceof Broken) throw found
      return found?.[0] ?? null
    },
    readAll(chainId, contract, slot) {
      const found = facts.get(factKey(chainId, contract, slot))
      return found === undefined || found instanceof Broken ? [] : found
    },
  }
}

const lower = (value: unknown): Hex => text(value).toLowerCase() as Hex
const factKey = (chainId: number, contract: Address, slot: Hex) =>
  `${chainId} ${contract.toLowerCase()} ${slot.toLowerCase()}`

async function outcome(
  given: Fields,
  header: unknown,
  now: number,
  online: OnlineChecks | undefined,
): Promise<(ProvenStorage & { block: Block }) | Broken> {
  try {
    const { block, ...proven } = await verifyStorageProof(given, header)
    demand(
      block.timestamp <= now + MAX_AHEAD_SECONDS,
      `a block is dated ahead of the clock: ${date(block.timestamp)}`,
    )
    const isSeen = await orNull(online?.hasBlock(block.chainId, block.hash))
    demand(isSeen !== false, `there is no block ${block.hash} on chain ${block.chainId}`)
    return { ...proven, block: { ...block, ...(isSeen ? { isSeen } : {}) } }
  } catch (error) {
    if (error instanceof Broken) return error
    if (error instanceof StorageProofError) return new Broken(error.message)
    throw error
  }
}
