import { afterEach, beforeEach, expect, test } from 'vitest'
import { type StandIn, type StandInAnswer, startStandIn } from '../../test/network/stand-in.ts'
import { SourceError } from '../kit/source-error.ts'
import { createFarcasterClient, type FarcasterClient } from './client.ts'
import { getEvents, getFids, getInfo } from './network.ts'

let node: StandIn
let client: FarcasterClient
let answer: StandInAnswer

beforeEach(async () => {
  node = await startStandIn(() => answer)
  client = createFarcasterClient({ url: node.url, timeoutMs: 1000 })
})
afterEach(async () => {
  await client.close()
  await node.close()
})

test('info: shards in our own words', async () => {
  const shard = {
    shardId: 1,
    maxHeight: 33_000_000,
    numMessages: 450_000_000,
    numFidRegistrations: 1_700_000,
    blockDelay: 2,
  }
  answer = { body: { version: '0.14.1', numShards: 2, shardInfos: [shard], other: 'x' } }
  expect(await getInfo(client)).toEqual({
    version: '0.14.1',
    shardCount: 2,
    shards: [
      { id: 1, height: 33_000_000, messageCount: 450_000_000, fidCount: 1_700_000, blockDelay: 2 },
    ],
  })
  answer = { body: { error: 'starting' } }
  await expect(getInfo(client)).rejects.toThrow(SourceError)
})

test('fids: a page, and where the next one begins', async () => {
  answer = { body: { fids: [1, 2, 3], nextPageToken: 'abc' } }
  expect(await getFids(client, { shard: 2, pageSize: 3 })).toEqual({
    items: [1, 2, 3],
    next: 'abc',
  })
  answer = { body: { fids: [4], nextPageToken: '' } }
  expect(await getFids(client, { shard: 2, pageToken: 'abc' })).toEqual({ items: [4], next: null })
  expect(node.requests.map(({ path }) => path)).toEqual([
    '/v1/fids?shard_id=2&pageSize=3',
    '/v1/fids?shard_id=2&pageToken=abc',
  ])
  answer = { body: { fids: [5, 'six'] } }
  await expect(getFids(client, { shard: 2 })).rejects.toThrow(SourceError)
})

test('events: of types that are not known, too, with what came', async () => {
  const merged = {
    id: 7,
    type: 'HUB_EVENT_TYPE_MERGE_MESSAGE',
    mergeMessageBody: { message: { data: { fid: 3 } } },
  }
  const unknown = { id: 8, type: 99, newBody: {} }
  answer = { body: { events: [merged, unknown] } }
  expect(await getEvents(client, { shard: 1, fromId: 7, pageSize: 1000 })).toEqual({
    items: [
      { id: 7, type: 'HUB_EVENT_TYPE_MERGE_MESSAGE', body: merged },
      { id: 8, type: '99', body: { ...unknown, type: '99' } },
    ],
    next: null,
  })
  await getEvents(client, { shard: 1, isReversed: true, pageSize: 1 })
  expect(node.requests.map(({ path }) => path)).toEqual([
    '/v1/events?shard_index=1&from_event_id=7&pageSize=1000',
    '/v1/events?shard_index=1&reverse=true&pageSize=1',
  ])
  answer = { body: { events: [{ type: 'HUB_EVENT_TYPE_MERGE_MESSAGE' }] } }
  await expect(getEvents(client, { shard: 1 })).rejects.toThrow(SourceError)
})

test('a refusal that does not say "not found" is an error, whatever the call', async () => {
  answer = {
    status: 400,
    body: { error: 'bad request', error_detail: 'status: Internal, message: "shard not found"' },
  }
  await expect(getFids(client, { shard: 1 })).rejects.toThrow(
    'fids answered 400: bad request: status: Internal',
  )
})
