import type { Cursors } from '../../db/port.ts'
import type { Clock } from '../../kit/telemetry.ts'
import { type Network, type NetworkStatus, notFollowed, type ShardStatus } from '../network-port.ts'
import { cursorOf, parseState, SHARDS_CURSOR } from './shard-state.ts'

/** Behind by more than this, what is stored is not taken for what the node would say (ms). */
const MAX_LAG_MS = 60_000
/** How often a process looks how far it is (ms). */
const LOOK_EVERY_MS = 1000

/**
 * How far following is, by what the store says: whichever process does it.
 *
 * @param node that is to be followed; what another one gave does not count
 */
export async function readNetworkStatus(
  cursors: Pick<Cursors, 'get'>,
  clock: Clock,
  node: string | null = null,
): Promise<NetworkStatus> {
  const stored = await cursors.get(SHARDS_CURSOR)
  if (stored === null) return notFollowed
  const { node: storedNode, count } = JSON.parse(stored) as { node: string; count: number }
  if (node !== null && storedNode !== node) return { ...notFollowed, isFollowed: true }
  const shards = await Promise.all(
    Array.from({ length: count }, async (_, index) =>
      shardStatus(index + 1, await cursors.get(cursorOf(index + 1)), storedNode),
    ),
  )
  const sum = (of: (shard: ShardStatus) => number) =>
    shards.reduce((total, shard) => total + of(shard), 0)
  const oldest = (
    of: (shard: ShardStatus) => number | null,
    pick: (...times: number[]) => number,
  ) => {
    const times = shards.map(of)
    return times.length === 0 || times.includes(null) ? null : pick(...(times as number[]))
  }
  const completeAt = oldest(({ completeAt: at }) => at, Math.max)
  const at = oldest((shard) => shard.at, Math.min)
  return {
    isFollowed: true,
    isCurrent: completeAt !== null && at !== null && clock() - at <= MAX_LAG_MS,
    fids: sum(({ fids }) => fids),
    expected: sum(({ expected }) => expected),
    completeAt,
    at,
    shards,
  }
}

function shardStatus(shard: number, stored: string | null, node: string): ShardStatus {
  const state = parseState(stored)
  if (state?.node !== node)
    return {
      shard,
      state: 'waiting',
      fids: 0,
      expected: 0,
      read: null,
      startedAt: null,
      completeAt: null,
      at: null,
      unread: 0,
    }
  const { pass, fids, expected, completeAt, at, retries } = state
  return {
    shard,
    state: pass && completeAt === null ? 'reading' : 'following',
    fids,
    expected,
    read: pass?.count ?? null,
    startedAt: pass?.startedAt ?? null,
    completeAt,
    at,
    unread: retries.length,
  }
}

export function createNetwork({
  cursors,
  clock,
  node,
}: {
  cursors: Pick<Cursors, 'get'>
  clock: Clock
  node: string
}): Network & { close(): void } {
  let latest = notFollowed
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    try {
      latest = await readNetworkStatus(cursors, clock, node)
    } catch {
      // The latest status expires by itself.
    }
    if (!isClosed) timer = setTimeout(() => void look(), LOOK_EVERY_MS).unref()
  }
  void look()
  const currentAt = () => {
    const { completeAt, at } = latest
    return completeAt !== null && at !== null && clock() - at <= MAX_LAG_MS ? at : null
  }
  return {
    status: () => readNetworkStatus(cursors, clock, node),
    isCurrent: () => currentAt() !== null,
    currentAt,
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
