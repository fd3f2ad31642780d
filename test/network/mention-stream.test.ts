import { setTimeout as sleep } from 'node:timers/promises'
import { castData, encodeMessage, signMessage } from '@whocast/evidence/forms/farcaster-message.ts'
import type { Cast } from '@whocast/mention-reader/cast.ts'
import type { Hex } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMentionStream } from '../../src/bot/mention-stream.ts'
import { createFarcasterClient, type FarcasterClient } from '../../src/farcaster/client.ts'
import { silentLogger } from '../silent.ts'
import { castHash, testBot } from './mention.ts'
import { addPerson, emptyWorld, type Person } from './people.ts'
import { type SnapchainStandIn, startSnapchain } from './snapchain.ts'

const NOW = 1_795_000_000
let asker: Person
let node: SnapchainStandIn
let client: FarcasterClient
let ending: AbortController
let following: Promise<void> | undefined

beforeEach(async () => {
  const world = emptyWorld()
  asker = await addPerson(world, { fid: 77, name: 'asker', fname: 'asker' })
  node = await startSnapchain(world)
  client = createFarcasterClient({ url: node.url, timeoutMs: 1000 })
  ending = new AbortController()
})
afterEach(async () => {
  ending.abort()
  await following
  await client.close()
  await node.close()
})

async function cast(text: string, more: Partial<Parameters<typeof castData>[0]> = {}) {
  const message = signMessage(castData({ fid: 77, text, at: NOW, ...more }), asker.appKey)
  await client.post('submitMessage', encodeMessage(message))
  return message.hash
}

/** Follows the node; `next` resolves with the next cast that arrives. */
function follow() {
  const arrived: Cast[] = []
  let gaps = 0
  let failures = 0
  let wake = Promise.withResolvers<void>()
  const notify = () => {
    wake.resolve()
    wake = Promise.withResolvers()
  }
  following = createMentionStream({
    client,
    botFid: testBot.fid,
    log: {
      ...silentLogger,
      warn: () => {
        failures += 1
        notify()
      },
    },
    pollMs: 5,
  }).follow({
    onCast: async (one) => {
      arrived.push(one)
      notify()
    },
    onGap: () => {
      gaps += 1
      notify()
    },
    signal: ending.signal,
  })
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await wake.promise
  }
  return { arrived, until, gaps: () => gaps, failures: () => failures }
}

const reply = { parent: { hash: castHash(7) as Hex, fid: testBot.fid } }

test('brings mentions and replies as the node merges them, and nothing else', async () => {
  await cast('before', reply)
  const stream = follow()
  await stream.until(() => stream.gaps() === 1)
  await cast('for others')
  const first = await cast('for the bot', reply)
  await stream.until(() => stream.arrived.length === 1)
  expect(stream.arrived).toMatchObject([
    { hash: first, author: { fid: 77 }, content: ['for the bot'], parent: { fid: testBot.fid } },
  ])
})

test('resumes after a failure where it was', async () => {
  const stream = follow()
  await stream.until(() => stream.gaps() === 1)
  const hashes = [await cast('one', reply)]
  await stream.until(() => stream.arrived.length === 1)
  node.lie('events', () => 'nonsense')
  await stream.until(() => stream.failures() > 0)
  hashes.push(await cast('two', reply), await cast('three', reply))
  node.lie('events', null)
  await stream.until(() => stream.arrived.length === 3)
  expect(stream.arrived.map(({ hash }) => hash)).toEqual(hashes)
})

test('reads each shard once, however often another one fails for long', async () => {
  let most = 0
  const reading = new Set<{ signal?: AbortSignal }>()
  const get: FarcasterClient['get'] = async (path, query = {}, options = {}) => {
    if (path !== 'events' || query.reverse) return client.get(path, query, options)
    if (query.shard_index === '1') throw new Error('the shard is away')
    reading.add(options)
    most = Math.max(most, [...reading].filter(({ signal }) => !signal?.aborted).length)
    await sleep(2)
    reading.delete(options)
    return { status: 200, body: { events: [] } }
  }
  let gaps = 0
  const again = Promise.withResolvers<void>()
  following = createMentionStream({
    client: { get },
    botFid: testBot.fid,
    log: silentLogger,
    pollMs: 1,
  }).follow({
    onCast: async () => {},
    onGap: () => {
      gaps += 1
      if (gaps === 4) again.resolve()
    },
    signal: ending.signal,
  })
  await again.promise
  expect(most).toBe(1)
})
