import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeAbiParameters, hexToBytes, parseAbiParameters, zeroAddress } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clientEvent } from '../../../test/network/client-messages.ts'
import { addPerson, emptyWorld, type Person } from '../../../test/network/people.ts'
import { type SnapchainStandIn, startSnapchain } from '../../../test/network/snapchain.ts'
import { change, ownerBrowser } from '../../../test/owner.ts'
import { createTestService, type TestService } from '../../../test/service.ts'
import { createFarcasterClient, type FarcasterClient } from '../../farcaster/client.ts'
import { getAppKey } from '../../farcaster/signers.ts'
import { isOnHosts } from './receive.ts'
import { createSealer } from './seal.ts'

const baseUrl = 'https://whocast.test'
const secret = 'a secret of some length'
const url = 'https://api.farcaster.xyz/v1/frame-notifications'
let node: SnapchainStandIn
let client: FarcasterClient
let mira: Person
let layla: Person
let service: TestService
const now = Date.UTC(2026, 10, 22)

beforeAll(async () => {
  const world = emptyWorld()
  mira = await addPerson(world, { name: 'mira', fid: 616, fname: 'mira' })
  layla = await addPerson(world, { name: 'layla', fid: 7001, fname: 'layla' })
  node = await startSnapchain(world)
  client = createFarcasterClient({ url: node.url, timeoutMs: 500 })
})
afterAll(async () => {
  await client.close()
  await node.close()
})
beforeEach(async () => {
  node.setFault(null)
  node.lie('signersByFid', null)
  service = await createTestService({
    baseUrl,
    clock: () => now,
    owner: {
      registries: {
        custodyOf: async (fid) => (fid === 616 ? mira.custody.address : null),
        isAuthAddress: async () => false,
      },
    },
    miniApp: {
      sealer: createSealer(secret),
      appKey: (fid, key) => getAppKey(client, { fid, key, now: Math.floor(now / 1000) }),
      isClients: (given) => isOnHosts(given, new Set(['api.farcaster.xyz']), new Set()),
    },
  })
})
afterEach(() => service.close())

const post = (body: string) => service.request('/miniapp/webhook', { method: 'POST', body })
const added = (token: string, given = {}) => ({
  event: 'miniapp_added',
  notificationDetails: { url, token },
  ...given,
})
const tell = async (event: object, by = mira, more = {}) => post(await clientEvent(by, event, more))
const clientsOf = async (fid = 616) => (await service.store.notifications.state(fid))?.clients ?? 0

describe('events of clients', () => {
  it.each(['miniapp_added', 'notifications_enabled', 'frame_added'])(
    '%s turns messages on',
    async (event) => {
      const response = await tell(added('t1', { event }))
      expect([response.status, await response.json()]).toEqual([200, { status: 'on' }])
      expect(await clientsOf()).toBe(1)
    },
  )

  it.each(['miniapp_removed', 'notifications_disabled'])(
    '%s turns them off, once for the same signed event',
    async (event) => {
      await tell(added('t1'))
      for (let turn = 0; turn < 2; turn++) expect((await tell({ event })).status).toBe(200)
      expect(await clientsOf()).toBe(0)
      await tell(added('t2'))
      expect(await clientsOf()).toBe(1)
      // It may have been made for another Mini App, and sent here by anyone.
      expect(await (await tell({ event })).json()).toEqual({ status: 'ignored' })
      expect(await clientsOf()).toBe(1)
    },
  )

  it('a client turns off what it turned on, and not what another client did', async () => {
    const keyOf = (fid: number) => {
      const request = parseAbiParameters(
        '(uint256 requestFid, address requestSigner, bytes signature, uint256 deadline)',
      )
      const metadata = encodeAbiParameters(request, [
        { requestFid: BigInt(fid), requestSigner: zeroAddress, signature: '0x', deadline: 0n },
      ])
      node.lie('signersByFid', (answer) => ({
        signers: (answer as { signers: object[] }).signers.map((signer) => ({
          ...signer,
          onChainEvent: {
            signerEventBody: { metadata: Buffer.from(hexToBytes(metadata)).toString('base64') },
          },
        })),
      }))
    }
    for (const fid of [9152, 77]) {
      keyOf(fid)
      await tell(added(`of ${fid}`))
    }
    expect(await clientsOf()).toBe(2)
    await tell({ event: 'miniapp_removed' })
    expect(await clientsOf()).toBe(1)
    keyOf(9152)
    await tell({ event: 'miniapp_removed' })
    expect(await clientsOf()).toBe(0)
  })

  it('an app that is added without messages, and events that are not known, change nothing', async () => {
    for (const event of [
      { event: 'miniapp_added' },
      { event: 'miniapp_add_rejected', reason: 'x' },
      { event: 'constructor' },
    ])
      expect(await (await tell(event)).json()).toEqual({ status: 'ignored' })
    expect(await service.store.notifications.isAny()).toBe(false)
  })

  it('tokens and addresses are encrypted where they are kept, each for its person', async () => {
    await tell(added('a-secret-token'))
    const files = await Promise.all(
      (await readdir(service.folder)).map((name) => readFile(join(service.folder, name), 'latin1')),
    )
    expect(files.join('')).toContain('notification_token')
    expect(files.join('')).not.toMatch(/a-secret-token|frame-notifications/)
    const sealer = createSealer(secret)
    const sealed = sealer.seal(616, { url, token: 'a-secret-token' })
    expect(sealed).not.toMatch(/secret|farcaster/)
    expect(sealer.open(616, sealed)).toEqual({ url, token: 'a-secret-token' })
    expect(sealer.open(617, sealed)).toBeNull()
    expect(createSealer('another secret of this service').open(616, sealed)).toBeNull()
    expect(sealer.open(616, sealed.slice(0, -2))).toBeNull()
    expect(service.logged()).not.toContain('a-secret-token')
  })
})

describe('is refused', () => {
  it.each([
    ['what is no signature', async () => '{}', 401],
    [
      'a signature over something else',
      async () => {
        const [one, other] = [
          await clientEvent(mira, added('t1')),
          await clientEvent(mira, added('t2')),
        ].map((text) => JSON.parse(text))
        return JSON.stringify({ ...one, payload: other.payload })
      },
      401,
    ],
    ["another's fid", () => clientEvent(layla, added('t1'), { header: { fid: 616 } }), 401],
    [
      'the custody address in the place of an app key',
      () => clientEvent(mira, added('t1'), { header: { type: 'custody' } }),
      401,
    ],
    ['an event that is none', () => clientEvent(mira, { event: 7 }), 401],
    [
      'http',
      () =>
        clientEvent(
          mira,
          added('t', { notificationDetails: { url: 'http://api.farcaster.xyz/x', token: 't' } }),
        ),
      422,
    ],
    [
      'a private address',
      () =>
        clientEvent(
          mira,
          added('t', { notificationDetails: { url: 'https://127.0.0.1/x', token: 't' } }),
        ),
      422,
    ],
    [
      'another host',
      () =>
        clientEvent(
          mira,
          added('t', {
            notificationDetails: { url: 'https://api.farcaster.xyz.evil.test/x', token: 't' },
          }),
        ),
      422,
    ],
    [
      'another port',
      () =>
        clientEvent(
          mira,
          added('t', {
            notificationDetails: { url: 'https://api.farcaster.xyz:8443/x', token: 't' },
          }),
        ),
      422,
    ],
    [
      'a password',
      () =>
        clientEvent(
          mira,
          added('t', {
            notificationDetails: { url: 'https://a:b@api.farcaster.xyz/x', token: 't' },
          }),
        ),
      422,
    ],
    ['more than 16 KiB', async () => 'x'.repeat(16_385), 413],
  ])('%s', async (_what, body, status) => {
    expect((await post(await body())).status).toBe(status)
    expect(await service.store.notifications.isAny()).toBe(false)
  })

  it('a key that was removed, and one that the node does not know', async () => {
    const event = await clientEvent(mira, added('t1'))
    node.lie('signersByFid', () => ({ signers: [] }))
    expect((await post(event)).status).toBe(401)
    node.lie('signersByFid', null)
    expect((await post(event)).status).toBe(200)
  })

  it.each([
    ['that may act in apps', { scopes: ['MESSAGE_TYPE_FRAME_ACTION'], lastUsedAt: -60 }, 200],
    ['that may sign casts alone', { scopes: ['MESSAGE_TYPE_CAST_ADD'], lastUsedAt: -60 }, 401],
    ['that ended', { scopes: ['MESSAGE_TYPE_FRAME_ACTION'], lastUsedAt: -3601 }, 401],
  ])('a key that a message added is taken as far as it goes: %s', async (_, given, status) => {
    const { key = '0x' } = mira.signers[0] ?? {}
    const at = Math.floor(now / 1000)
    const [addedAt, lastUsedAt] = [at - 9000, at + given.lastUsedAt]
    mira.signers = []
    mira.gaslessKeys = [{ key, scopes: given.scopes, ttl: 3600, addedAt, lastUsedAt }]
    expect((await tell(added('t1'))).status).toBe(status)
    mira.signers = [{ key }]
    mira.gaslessKeys = []
  })

  it('all, so that it is sent again, while the node is dead or slow', async () => {
    const event = await clientEvent(mira, added('t1'))
    for (const fault of [
      { kind: 'fail', status: 500 },
      { kind: 'hang' },
      { kind: 'drop' },
      { kind: 'garbage' },
    ] as const) {
      node.setFault(fault)
      expect((await post(event)).status).toBe(503)
    }
    expect(await clientsOf()).toBe(0)
    node.setFault(null)
    expect((await post(event)).status).toBe(200)
    expect(await clientsOf()).toBe(1)
  })

  it('a forged one before the node is asked', async () => {
    node.reset()
    const event = JSON.parse(await clientEvent(mira, added('t1'))) as { signature: string }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        post(
          JSON.stringify({ ...event, signature: `${'A'.repeat(84)}${String(n).padStart(2, 'A')}` }),
        ),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
    expect(node.requests).toEqual([])
  })

  it('everything, where the operator did not turn it on', async () => {
    const off = await createTestService({ baseUrl, clock: () => now })
    const body = await clientEvent(mira, added('t1'))
    expect((await off.request('/miniapp/webhook', { method: 'POST', body })).status).toBe(404)
    await off.close()
  })
})

describe('an event that was used before', () => {
  it('does not turn messages on again, in any process', async () => {
    const event = await clientEvent(mira, added('t1'))
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(event)))
    expect(
      (await Promise.all(answers.map((one) => one.json()))).map(({ status }) => status).sort(),
    ).toEqual([...Array.from({ length: 7 }, () => 'ignored'), 'on'])
    await tell({ event: 'notifications_disabled' })
    expect(await (await post(event)).json()).toEqual({ status: 'ignored' })
    expect(await clientsOf()).toBe(0)
  })

  it('does not bring who left back', async () => {
    await tell(added('t1'))
    await service.store.people.forget('fid:616')
    expect(await service.store.notifications.isAny()).toBe(false)
    expect(await (await tell(added('t2'))).json()).toEqual({ status: 'ignored' })
    expect(await service.store.notifications.isAny()).toBe(false)
  })
})

describe('the switch of the person', () => {
  const siwf = { chainId: 10, statement: 'Farcaster Auth', resources: ['farcaster://fid/616'] }

  it('turns messages off and on, by one tap, and is seen in what is held', async () => {
    await tell(added('t1'))
    const browser = ownerBrowser(service.request, baseUrl, mira.custody)
    expect((await browser.signIn(siwf)).status).toBe(200)
    const read = async () =>
      ((await (await browser.send('GET', '/me')).json()) as { notifications?: object })
        .notifications
    expect(await read()).toEqual({ isOn: true, clients: 1 })
    expect(await (await browser.send('POST', '/me/notifications', { isOn: false })).json()).toEqual(
      {
        notifications: { isOn: false, clients: 1 },
      },
    )
    // A client that turns them on again does not speak for this switch.
    await tell(added('t2'))
    expect(await read()).toEqual({ isOn: false, clients: 1 })
    await browser.send('POST', '/me/notifications', { isOn: true })
    expect(await read()).toEqual({ isOn: true, clients: 1 })
    expect(
      (
        await browser.send(
          'POST',
          '/me/notifications',
          { isOn: true },
          { origin: 'https://evil.test' },
        )
      ).status,
    ).toBe(403)
    expect((await browser.send('POST', '/me/notifications', { isOn: 'yes' })).status).toBe(422)
    expect((await change(browser, mira.custody, { isLeaving: true })).status).toBe(200)
    expect(await service.store.notifications.state(616)).toBeNull()
  })

  it('is not there for who added the app in no client', async () => {
    const browser = ownerBrowser(service.request, baseUrl, mira.custody)
    await browser.signIn(siwf)
    expect(await (await browser.send('GET', '/me')).json()).not.toHaveProperty('notifications')
    expect((await browser.send('POST', '/me/notifications', { isOn: false })).status).toBe(404)
    expect(
      (
        await service.request('/me/notifications', {
          method: 'POST',
          body: '{}',
          headers: { origin: baseUrl },
        })
      ).status,
    ).toBe(401)
  })
})
