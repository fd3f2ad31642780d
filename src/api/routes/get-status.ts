import { type NetworkStatus, notFollowed, type ShardStatus } from '../../farcaster/network-port.ts'
import { commonHeaders, readyAnswer, sendReady } from '../../http/answer.ts'
import type { Route } from '../route.ts'
import { statusSchema, type WireStatus } from '../schema.ts'

const STATUS = 'public, max-age=5'

export const getStatus: Route = {
  id: 'getStatus',
  method: 'GET',
  path: '/status',
  reference: {
    tag: 'Reference',
    summary: 'How much of Farcaster is stored',
    answer: { schema: statusSchema, description: 'The progress of following' },
    hasTag: true,
  },
  example: { path: '/status' },
  create({ options: { network, baseUrl } }) {
    const headers = commonHeaders(baseUrl, STATUS)
    return async ({ exchange }) => {
      const status = network ? await network.status() : notFollowed
      return sendReady(
        readyAnswer(JSON.stringify({ network: toWireStatus(status, Date.now()) }), headers),
        exchange,
      )
    }
  },
}

const time = (name: string, at: number | null) =>
  at === null ? {} : { [name]: new Date(at).toISOString() }
const lag = (at: number | null, now: number) =>
  at === null ? {} : { lagSeconds: Math.max(0, Math.round((now - at) / 1000)) }

function toWireStatus(
  { isFollowed, isCurrent, fids, expected, completeAt, at, shards }: NetworkStatus,
  now: number,
): WireStatus['network'] {
  return {
    isFollowed,
    isCurrent,
    fids,
    expectedFids: expected,
    ...time('completeSince', completeAt),
    ...lag(at, now),
    shards: shards.map((shard) => toWireShard(shard, now)),
  }
}

const toWireShard = (
  { shard, state, fids, expected, read, completeAt, at, unread }: ShardStatus,
  now: number,
) => ({
  shard,
  state,
  fids,
  expectedFids: expected,
  ...(read === null ? {} : { readFids: read }),
  ...time('completeSince', completeAt),
  ...lag(at, now),
  unreadFids: unread,
})
