import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPerson, emptyWorld, type Person } from '../../test/network/people.ts'
import { type SnapchainStandIn, startSnapchain } from '../../test/network/snapchain.ts'
import { createFarcasterClient, type FarcasterClient } from '../farcaster/client.ts'
import { loadConfig } from '../main/config.ts'
import { createManifestKeys } from '../main/wiring/manifest-keys.ts'
import { nodeRegistries } from '../main/wiring/owner.ts'
import { isStillAuthorized } from './authority.ts'

/** Where Optimism is off, a node reports who holds a fid. */

const now = 1_760_000_000
let node: SnapchainStandIn
let client: FarcasterClient
let mira: Person
beforeAll(async () => {
  const world = emptyWorld()
  mira = await addPerson(world, { name: 'mira', fid: 616, fname: 'mira' })
  await addPerson(world, { name: 'eve', fid: 617, fname: 'eve' })
  node = await startSnapchain(world)
  client = createFarcasterClient({ url: node.url })
})
afterAll(async () => {
  await client.close()
  await node.close()
})

const lower = (person: Person) => person.custody.address.toLowerCase() as `0x${string}`
/** Checks a session that was last checked two minutes ago; returns what became of it. */
async function check(address: `0x${string}` | null, custody: `0x${string}`) {
  let outcome = 'unchecked'
  const context = {
    owners: {
      confirm: async () => {
        outcome = 'confirmed'
      },
      end: async () => {
        outcome = 'ended'
      },
    },
    registries: nodeRegistries(client),
    refresh: async () => {},
    clock: () => now * 1000,
  }
  await isStillAuthorized(context as never, {
    hash: 'session',
    address,
    contractChainId: null,
    fid: 616,
    createdAt: now - 120,
    expiresAt: now + 3600,
    checkedAt: now - 120,
    custody,
  })
  return outcome
}
const stranger = `0x${'e7'.repeat(20)}` as const

it('keeps sessions while a node reports no holder, and ends those of another address', async () => {
  const keys = createManifestKeys(loadConfig({ OP_RPC_URL: 'off', ETH_RPC_URL: 'off' }), {
    hub: client,
    clock: () => now * 1000,
  })
  const isNamed = () => keys?.isKeyOf(616, { type: 'custody', address: lower(mira) })
  expect(await Promise.all([check(lower(mira), lower(mira)), check(null, lower(mira))])).toEqual([
    'confirmed',
    'confirmed',
  ])
  expect(await isNamed()).toBe(true)
  // A node after a reset, and a gateway before it that rejects the call.
  node.lie('onChainEventsByFid', () => ({ events: [] }))
  for (const fault of [null, { kind: 'fail', status: 403 }] as const) {
    node.setFault(fault)
    expect([await check(lower(mira), lower(mira)), await check(null, lower(mira))]).toEqual([
      'unchecked',
      'unchecked',
    ])
    await expect(isNamed()).rejects.toThrow()
  }
  node.setFault(null)
  node.lie('onChainEventsByFid', null)
  expect([await check(stranger, stranger), await check(null, stranger)]).toEqual(['ended', 'ended'])
  expect(await keys?.isKeyOf(616, { type: 'custody', address: stranger })).toBe(false)
})
