import { setTimeout as sleep } from 'node:timers/promises'
import { SourceError } from '../../kit/source-error.ts'
import { SNAPCHAIN } from '../client.ts'
import { getInfo } from '../network.ts'
import type { NetworkContext } from './context.ts'
import { SHARDS_CURSOR } from './shard-state.ts'
import { runShard } from './shard-worker.ts'

/** How long to wait for a node that does not answer, at first and at most (ms). */
const FIRST_WAIT_MS = 1000
const MAX_WAIT_MS = 30_000

/** Follows a node until `signal`: every shard whose lease this process has. */
export async function followNetwork(context: NetworkContext, signal: AbortSignal): Promise<void> {
  const count = await findShards(context, signal)
  await Promise.all(
    Array.from({ length: count }, (_, index) => runShard(context, index + 1, signal)),
  )
}

/** How many shards hold users, kept for those that only look. */
async function findShards(context: NetworkContext, signal: AbortSignal): Promise<number> {
  for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(MAX_WAIT_MS, wait * 2)) {
    try {
      const info = await getInfo(context.client, { signal })
      if (!info || info.shardCount < 1) throw new SourceError(SNAPCHAIN, 'the node names no shards')
      await context.cursors.set(
        SHARDS_CURSOR,
        JSON.stringify({ node: context.node, count: info.shardCount }),
      )
      return info.shardCount
    } catch (error) {
      if (signal.aborted) break
      context.log.warn({ reason: String(error) }, 'the node that is to be followed does not answer')
      await sleep(wait, undefined, { signal }).catch(() => {})
    }
  }
  return 0
}
