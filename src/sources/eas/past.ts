import type { Address } from 'viem'
import { events, withRange } from './blocks.ts'
import type { EasContext, FollowedChain, PastBatch, Where } from './context.ts'
import { loadPosition, TRAIL_BLOCKS } from './position.ts'
import { knownAmong, storeAttestations } from './records.ts'

const ADDRESSES_TOGETHER = 100

const pastName = ({ chainId }: FollowedChain, address: Address): string =>
  `eas:${chainId}:${address}`

/**
 * Reads one stretch of the past of a batch.
 *
 * @returns false if none is left: the live reading continues there
 */
async function readStretchOfPast(
  context: EasContext,
  on: FollowedChain,
  batch: PastBatch,
): Promise<boolean> {
  const { pastRange } = on
  // Loaded each time, as the live reading moves on. At first it leaves out unknown schemas.
  const { next, liveFrom } = await loadPosition(context, on)
  const end = Math.max(next, liveFrom)
  if (batch.from >= end) return false
  const to = Math.min(end - 1, batch.from + pastRange.now - 1)
  const logs = await withRange(context, pastRange, () =>
    on.client.getLogs({
      address: on.chain.contract,
      fromBlock: BigInt(batch.from),
      toBlock: BigInt(to),
      event: events[0],
      args: { recipient: batch.addresses },
      strict: true,
    }),
  )
  if (logs === null) return true
  const where: Where = new Map()
  for (const { args, transactionHash, blockNumber } of logs) {
    const block = Number(blockNumber)
    where.set(args.uid, { transactionHash, blockNumber: block, logBlock: block })
  }
  await storeAttestations(context, on, where)
  batch.from = to + 1
  return true
}

/** Reads again what is late, but not for ever: an RPC may have invented its log. */
export async function readLate(context: EasContext, on: FollowedChain): Promise<void> {
  const { late } = on
  if (late.size === 0) return
  const { next } = await loadPosition(context, on)
  for (const [uid, { logBlock = 0 }] of late) if (next - logBlock > TRAIL_BLOCKS) late.delete(uid)
  await storeAttestations(context, on, new Map(late))
}

/**
 * Reads the past of the addresses that wait for it, in stretches that take turns with the live
 * reading. After an error or a stop, the next call continues where this one was.
 */
export async function drainQueue(
  context: EasContext,
  on: FollowedChain,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    on.past ??= await nextBatch(context, on)
    const batch = on.past
    if (batch === null) return
    if (await on.turn(async () => signal.aborted || readStretchOfPast(context, on, batch))) continue
    // Only of profiles: data about a wallet must be deleted with its owner.
    const people = await knownAmong(context, batch.addresses)
    for (const address of batch.addresses) {
      if (!people.has(address)) on.done.set(address, true)
      else await context.store.cursors.set(pastName(on, address), String(batch.from))
    }
    on.past = null
  }
}

/** Takes the next addresses whose past was not read; clients take turns. Null when none wait. */
async function nextBatch(context: EasContext, on: FollowedChain): Promise<PastBatch | null> {
  const { queue, chain } = on
  for (;;) {
    const batch = new Set<Address>()
    while (batch.size < ADDRESSES_TOGETHER) {
      const address = queue.shift()
      if (address === undefined) break
      batch.add(address)
    }
    if (batch.size === 0) return null
    const addresses = [...batch]
    const unread = await unreadAmong(context, on, addresses).catch((error: unknown) => {
      for (const address of addresses) queue.push('', address)
      throw error
    })
    if (unread.length > 0) return { addresses: unread, from: Number(chain.fromBlock) }
  }
}

/** Addresses whose past was never read, or only while no profile had them. */
async function unreadAmong(
  context: EasContext,
  on: FollowedChain,
  addresses: Address[],
): Promise<Address[]> {
  const cursors = await Promise.all(
    addresses.map((address) => context.store.cursors.get(pastName(on, address))),
  )
  const unread = addresses.filter((_, index) => cursors[index] === null)
  const isDone = (address: Address) => on.done.has(address)
  const people = await knownAmong(context, unread.filter(isDone))
  return unread.filter((address) => !isDone(address) || people.has(address))
}
