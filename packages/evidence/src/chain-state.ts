import { address, type Fields, list, natural, text } from '@whocast/contract/untrusted.ts'
import type { Address, Hex } from 'viem'
import { type ProvenStorage, StorageProofError, verifyStorageProof } from './storage-proof.ts'
import { asked, Broken, date, demand, MAX_AHEAD_SECONDS, type OnlineChecks } from './verdict.ts'

/** A block whose hash is all that is left to trust. */
export type Block = ProvenStorage['block'] & {
  /** The RPC that was asked has it. */
  isSeen?: boolean
}

/** What a contract's slot holds, and under which block. */
export interface StateFact {
  /** 32 bytes. */
  value: Hex
  block: Block
}

/** The slots that came with proofs which lead to a block's hash. */
export interface ChainState {
  /**
   * The value of a slot at the newest block that there is a proof of.
   *
   * @returns null where the evidence has no proof of it
   * @throws Broken when there are proofs of it and none leads to the hash of its block
   */
  read(chainId: number, contract: Address, slot: Hex): StateFact | null
}

/** More than any profile needs: what a stranger's document has beyond is not read. */
const MAX_PROOFS = 64

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
): Promise<ChainState> {
  const headers = new Map(
    list(evidence.blocks).map(({ chainId, hash, header }) => [`${chainId} ${lower(hash)}`, header]),
  )
  const facts = new Map<string, StateFact | Broken>()
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
    for (const { slot } of list(given.storage)) {
      const at = factKey(chainId, contract, lower(slot))
      const held = facts.get(at)
      if (proven instanceof Broken) {
        if (held === undefined) facts.set(at, proven)
        continue
      }
      const value = proven.slots.get(lower(slot))
      const isNewer =
        held === undefined || held instanceof Broken || held.block.number < proven.block.number
      if (value !== undefined && isNewer) facts.set(at, { value, block: proven.block })
    }
  }
  return {
    read(chainId, contract, slot) {
      const fact = facts.get(factKey(chainId, contract, slot))
      if (fact instanceof Broken) throw fact
      return fact ?? null
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
    const isSeen = await asked(online?.hasBlock(block.chainId, block.hash))
    demand(isSeen !== false, `there is no block ${block.hash} on chain ${block.chainId}`)
    return { ...proven, block: { ...block, ...(isSeen ? { isSeen } : {}) } }
  } catch (error) {
    if (error instanceof Broken) return error
    if (error instanceof StorageProofError) return new Broken(error.message)
    throw error
  }
}
