import type { Hex } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkBot } from '../../src/bot/check.ts'
import { createFarcasterClient, type FarcasterClient } from '../../src/farcaster/client.ts'
import { addPerson, emptyWorld, type Person } from './people.ts'
import { type SnapchainStandIn, startSnapchain } from './snapchain.ts'

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
      now: 1_795_000_000,
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
  expect(await faults({ fid: 12_345 })).toHaveLength(3)
  expect(await faults({ appKey: `0x${'7'.repeat(64)}` })).toEqual([
    expect.stringMatching(
      /^key: The key 0x[0-9a-f]{64} is not registered for fid 999, has expired/,
    ),
    'publishing: The node rejects a reply that is signed with this key.',
  ])
})

test('says that the node is away, and checks no further', async () => {
  node.setFault({ kind: 'fail', status: 500 })
  expect(await faults()).toEqual([
    expect.stringMatching(/^node: The node did not respond as expected/),
  ])
})
