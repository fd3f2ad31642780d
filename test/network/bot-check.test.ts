import type { Hex } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkBot } from '../../src/bot/check.ts'
import { createFarcasterClient, type FarcasterClient } from '../../src/farcaster/client.ts'
import { addPerson, emptyWorld, type Person, publicKeyOf } from './people.ts'
import { type SnapchainStandIn, startSnapchain } from './snapchain.ts'

const NOW = 1_795_000_000
let bot: Person
let node: SnapchainStandIn
let client: FarcasterClient

beforeEach(async () => {
  const world = emptyWorld()
  bot = await addPerson(world, { fid: 999, name: 'the bot', fname: 'whocast' })
  await addPerson(world, { fid: 3, name: 'somebody', fname: 'dwr' })
  node = await startSnapchain(world)
  client = createFarcasterClient({ url: node.url, timeoutMs: 1000 })
})
afterEach(async () => {
  await client.close()
  await node.close()
})

const faults = async (more: { fid?: number; username?: string; appKey?: Hex } = {}) =>
  (
    await checkBot({
      client,
      fid: 999,
      username: 'whocast',
      appKey: bot.appKey,
      now: NOW,
      ...more,
    })
  ).flatMap(({ isOk, name, text }) => (isOk ? [] : [`${name}: ${text}`]))

test('finds nothing where all is well, and publishes nothing', async () => {
  expect(await faults()).toEqual([])
  expect(node.casts).toEqual([])
})

test('names a wrong username, a wrong fid and a key that is not registered', async () => {
  expect(await faults({ username: 'dwr' })).toEqual([
    'username: dwr belongs to fid 3, not to 999. Check BOT_FID and BOT_USERNAME.',
  ])
  expect(await faults({ username: 'nobody' })).toEqual([
    'username: The node knows no username nobody. Check BOT_USERNAME.',
  ])
  expect(await faults({ fid: 12_345 })).toHaveLength(4)
  expect(await faults({ appKey: `0x${'7'.repeat(64)}` })).toEqual([
    expect.stringMatching(
      /^key: The key 0x[0-9a-f]{64} is not registered for fid 999\. Run "whocast bot setup"/,
    ),
    'publishing: The node rejects a reply that is signed with this key.',
  ])
})

test('names a key without the scope to cast, and a key that has expired', async () => {
  const appKey: Hex = `0x${'7'.repeat(64)}`
  const key = await publicKeyOf(appKey)
  const added = { key, ttl: 86_400, addedAt: NOW - 60, lastUsedAt: NOW - 60 }
  bot.gaslessKeys = [{ ...added, scopes: ['MESSAGE_TYPE_REACTION_ADD'] }]
  expect(await faults({ appKey })).toEqual([
    `scopes: The key ${key} may not cast. Run "whocast bot setup" to extend its scopes.`,
    'publishing: The node rejects a reply that is signed with this key.',
  ])
  bot.gaslessKeys = [{ ...added, scopes: ['MESSAGE_TYPE_CAST_ADD'] }]
  expect(await faults({ appKey })).toEqual([])
  bot.gaslessKeys = [{ ...added, scopes: ['MESSAGE_TYPE_CAST_ADD'], lastUsedAt: NOW - 90_000 }]
  expect(await faults({ appKey })).toEqual([
    expect.stringMatching(`^key: The key ${key} expired at 2026-11-1`),
    'publishing: The node rejects a reply that is signed with this key.',
  ])
})

test('says that the node is away, and checks no further', async () => {
  node.setFault({ kind: 'fail', status: 500 })
  expect(await faults()).toEqual([
    expect.stringMatching(/^node: The node did not respond as expected/),
  ])
})
