import { expect, it } from 'vitest'
import { addPerson, emptyWorld, publicKeyOf } from '../../test/network/people.ts'
import { startSnapchain } from '../../test/network/snapchain.ts'
import { createFarcasterClient } from './client.ts'
import { createHub } from './hub.ts'

it('asks the node whether a message is valid, and gives up in time', async () => {
  const calls: string[] = []
  const node = (
    post: (
      route: string,
      bytes: Uint8Array,
      options?: { signal?: AbortSignal },
    ) => Promise<unknown>,
  ) =>
    createHub({ get: async () => ({ status: 404, body: null }) as never, post: post as never }, 20)
  const hub = node(async (route) => {
    calls.push(route)
    return { status: 200, body: { valid: true } }
  })
  expect(await hub.isValidMessage(Uint8Array.of(1))).toBe(true)
  expect(calls).toEqual(['validateMessage'])
  const hanging = node(
    (_route, _bytes, options) =>
      new Promise((_, reject) =>
        options?.signal?.addEventListener('abort', () => reject(new Error('late'))),
      ),
  )
  await expect(hanging.isValidMessage(Uint8Array.of(1))).rejects.toThrow('late')
})

it('takes presses by keys that a message added, within their scopes and times', async () => {
  const world = emptyWorld()
  const ada = await addPerson(world, { name: 'ada', fid: 616, fname: 'ada' })
  const node = await startSnapchain(world)
  const client = createFarcasterClient({ url: node.url, timeoutMs: 5000 })
  const now = Math.floor(Date.now() / 1000)
  const hub = createHub(client)
  const key = await publicKeyOf(ada.appKey)
  ada.signers = []
  try {
    expect(await hub.isSigner(616, key)).toBe(false)
    for (const [scope, lastUsedAt, isValid] of [
      ['MESSAGE_TYPE_FRAME_ACTION', now - 60, true],
      ['MESSAGE_TYPE_FRAME_ACTION', now - 3601, false],
      ['MESSAGE_TYPE_CAST_ADD', now - 60, false],
    ] as const) {
      ada.gaslessKeys = [{ key, scopes: [scope], ttl: 3600, addedAt: now - 9000, lastUsedAt }]
      expect([scope, lastUsedAt, await hub.isSigner(616, key)]).toEqual([
        scope,
        lastUsedAt,
        isValid,
      ])
    }
    expect(await hub.isSigner(617, key)).toBe(false)
  } finally {
    await client.close()
    await node.close()
  }
})

it('takes the present custody address of a fid, and no former one', async () => {
  const [former, present] = [`0x${'a1'.repeat(20)}`, `0x${'B2'.repeat(20)}`] as const
  const event = (eventType: string, to: string, blockNumber: number) => ({
    fid: 616,
    blockNumber,
    idRegisterEventBody: { eventType: `ID_REGISTER_EVENT_TYPE_${eventType}`, to },
  })
  const first = event('REGISTER', former, 1)
  const hub = createHub({
    post: undefined as never,
    // A node keeps the event by which it first saw an address.
    get: async (path, query) => ({
      status: 200,
      body:
        path === 'onChainIdRegistryEventByAddress'
          ? first
          : { events: query?.fid === '616' ? [event('TRANSFER', present, 2), first] : [] },
    }),
  })
  expect(await hub.isCustody(616, former)).toBe(false)
  expect(await hub.isCustody(616, present)).toBe(true)
  expect(await hub.isCustody(617, present)).toBe(false)
})
