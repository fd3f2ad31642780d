import type { StorageProof } from '@whocast/contract/proof.ts'
import { type Address, type Client, createClient, type Hex, hexToNumber, http } from 'viem'
import { mainnet, optimism } from 'viem/chains'
import { custodyOfSlot, idRegistry, keyRegistry, keySlot } from '../chain-storage.ts'
import { proveName, type ReadSlots } from './ens-proofs.ts'
import {
  ChainProofError,
  type CheckedProof,
  type ProofBlock,
  readBlockHash,
  readProofBlock,
  readStorageProof,
} from './storage-proofs.ts'

export const publicRpcs = {
  1: mainnet.rpcUrls.default.http[0],
  10: optimism.rpcUrls.default.http[0],
} as const

/** Returns the configured RPCs of Ethereum; empty if they are off. */
export const ethereumRpcs = (configured?: readonly string[] | 'off'): readonly string[] =>
  configured === 'off' ? [] : (configured ?? [publicRpcs[1]])

export type ChainSubject =
  | { kind: 'fid'; fid: number; keys: readonly Hex[]; custody: Address | undefined }
  | { kind: 'name'; name: string; address: Address; coinType: number }

export interface ChainFacts {
  state: StorageProof[]
  block: { chainId: number; hash: Hex; header: Hex }
}

interface ChainReaderOptions {
  rpcUrl: string
  /** RPCs that must have the same block. */
  witnessUrls?: readonly string[]
  fetch?: typeof globalThis.fetch | undefined
  timeoutMs?: number
  onRequest?: () => void
}

export interface ChainReader {
  /** Null where nothing can be proven: an unknown resolver, or an RPC of another chain. */
  prove(subject: ChainSubject, signal: AbortSignal): Promise<ChainFacts | null>
}

const TIMEOUT_MS = 15_000
/** The proofs of a name take some tens of kilobytes. */
const MAX_RPC_BYTES = 2 * 1024 * 1024
/** Keys of a fid that are proven, in one call; few signed what is shown. */
export const MAX_PROVEN_KEYS = 16

/**
 * Reads from one RPC, which need not be trusted: every proof is verified down to its block's hash,
 * and the header is hashed. Other RPCs confirm that the chain has the block.
 *
 * @param chainId of the chain that it has to be
 */
export function createChainReader(chainId: number, options: ChainReaderOptions): ChainReader {
  const { rpcUrl, witnessUrls = [], timeoutMs = TIMEOUT_MS } = options
  const client = createRpcClient(rpcUrl, options)
  const witnesses = witnessUrls.map((url) => createRpcClient(url, options))
  let isRightChain: boolean | undefined
  return {
    async prove(subject, requested) {
      // viem sets no time of its own where it is given a signal.
      const signal = AbortSignal.any([requested, AbortSignal.timeout(timeoutMs)])
      isRightChain ??=
        hexToNumber(await client.request({ method: 'eth_chainId' }, { signal })) === chainId
      if (!isRightChain) return null
      const block = await readProofBlock(client, signal)
      await Promise.all(witnesses.map((witness) => checkBlock(witness, block, signal)))
      const read: ReadSlots = (address, slots) =>
        readStorageProof(client, chainId, block, { address, slots }, signal)
      const proofs = await (subject.kind === 'fid'
        ? proveFid(read, subject)
        : proveName(read, subject))
      return proofs && toFacts(chainId, block, proofs)
    },
  }
}

const createRpcClient = (
  url: string,
  { fetch, timeoutMs = TIMEOUT_MS, onRequest }: ChainReaderOptions,
) =>
  createClient({
    transport: http(url, {
      timeout: timeoutMs,
      maxResponseBodySize: MAX_RPC_BYTES,
      retryCount: 0,
      ...(fetch ? { fetchFn: fetch } : {}),
      ...(onRequest ? { onFetchRequest: onRequest } : {}),
    }),
  })

/**
 * Checks that another RPC has the block, where it can be reached.
 *
 * @throws ChainProofError where it has another one of that number
 */
async function checkBlock(witness: Client, block: ProofBlock, signal: AbortSignal): Promise<void> {
  const found = await readBlockHash(witness, block.number, signal).catch(() => block.hash)
  if (found !== block.hash) throw new ChainProofError('the RPCs disagree on a block')
}

const toFacts = (
  chainId: number,
  { hash, header }: ProofBlock,
  proofs: CheckedProof[],
): ChainFacts => ({
  state: proofs.map(({ proof }) => proof),
  block: { chainId, hash, header },
})

async function proveFid(
  read: ReadSlots,
  { fid, keys }: ChainSubject & { kind: 'fid' },
): Promise<CheckedProof[]> {
  const slots = keys.slice(0, MAX_PROVEN_KEYS).map((key) => keySlot(fid, key))
  return Promise.all([
    read(idRegistry.address, [custodyOfSlot(fid)]),
    ...(slots.length > 0 ? [read(keyRegistry.address, slots)] : []),
  ])
}
