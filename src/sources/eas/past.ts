import type { Address } from 'viem'
import { events, withRange } from './blocks.ts'
import type { EasContext, FollowedChain, Where } from './context.ts'
import { loadPosition, TRAIL_BLOCKS } from './position.ts'
import { knownAmong, storeAttestations } from './records.ts'

const ADDRESSES_TOGETHER = 100

const pastName = ({ chainId }: FollowedChain, address: Address): string =>
  `eas:${chainId}:${address}`

async function readPast(
  context: EasContext,
  on: FollowedChain,
  addresses: Address[],
  signal: AbortSignal,
): Promise<void> {
  const position = await loadPosition(context, on)
  for (let from = Number(on.chain.fromBlock); from < position.next && !signal.aborted; ) {
    const to = Math.min(position.next - 1, from + on.range.now - 1)
    const logs = await withRange(context, on, () =>
      on.client.getLogs({
        address: on.chain.contract,
        fromBlock: BigInt(from),
        toBlock: BigInt(to),
        event: events[0],
        args: { recipient: addresses },
        strict: true,
      }),
    )
    if (logs === null) continue
    const where: Where = new Map()
    for (const { args, transactionHash, blockNumber } of logs) {
      const block = Number(blockNumber)
      where.set(args.uid, { transactionHash, blockNumber: block, logBlock: block })
    }
    await storeAttestations(context, on, where)
    from = to + 1
  }
  if (signal.aborted) return
  // Only of profiles: data about a wallet must be deleted with its owner.
  const people = await knownAmong(context, addresses)
  for (const address of addresses)
    if (people.has(address))
      await context.store.cursors.set(pastName(on, address), String(position.next))
}

/** Reads again what is late, but not for ever: an RPC may have invented its log. */
export async function readLate(context: EasContext, on: FollowedChain): Promise<void> {
  const { late } = on
  if (late.size === 0) return
  const { next } = await loadPosition(context, on)
  for (const [uid, { logBlock = 0 }] of late) if (next - logBlock > TRAIL_BLOCKS) late.delete(uid)
  await storeAttestations(context, on, new Map(late))
}

/** Reads the past of the addresses that wait for it. */
export async function drainQueue(
  context: EasContext,
  on: FollowedChain,
  signal: AbortSignal,
): Promise<void> {
  const { queue } = on
  while (queue.size > 0 && !signal.aborted) {
    const batch = [...queue].slice(0, ADDRESSES_TOGETHER)
    const isRead = await Promise.all(
      batch.map((address) => context.store.cursors.get(pastName(on, address))),
    )
    const fresh = batch.filter((_, index) => isRead[index] === null)
    if (fresh.length > 0) await readPast(context, on, fresh, signal)
    if (!signal.aborted) for (const address of batch) queue.delete(address)
  }
}
