import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createFrames } from '../../frames/app.ts'
import { type Snap, snapSchema } from '../../frames/snap/schema.ts'
import { createFarcasterClient, type FarcasterClient } from '../../src/farcaster/client.ts'
import { createHub } from '../../src/farcaster/hub.ts'
import { createRecordedLog, createRecordingRenderer, memoryLookup } from '../frames/people.ts'
import { addressJfs, appKeyJfs, type Jfs } from '../network/jfs.ts'
import { addPerson, emptyWorld, type Person } from '../network/people.ts'
import { type SnapchainStandIn, startSnapchain } from '../network/snapchain.ts'
import { change, ownerBrowser } from '../owner.ts'
import { createTestService, type TestService } from '../service.ts'

const baseUrl = 'https://who.example.com'
const now = 1_795_219_200
const place = { audience: baseUrl, now }
const auth = privateKeyToAccount(`0x${'a7'.repeat(32)}`)
const ada = privateKeyToAccount(`0x${'a1'.repeat(32)}`)

let snapchain: SnapchainStandIn
let client: FarcasterClient
let mira: Person
let layla: Person
let service: TestService
beforeAll(async () => {
  const world = emptyWorld()
  mira = await addPerson(world, { name: 'mira', fid: 616, fname: 'mira' })
  layla = await addPerson(world, { name: 'layla', fid: 7001, fname: 'layla' })
  snapchain = await startSnapchain(world)
  client = createFarcasterClient({ url: snapchain.url })
  const registries = {
    custodyOf: async () => null,
    isAuthAddress: async (fid: number, address: string) => fid === 616 && address === auth.address,
  }
  service = await createTestService({ baseUrl, clock: () => now * 1000, owner: { registries } })
})
afterAll(async () => {
  await service.close()
  await client.close()
  await snapchain.close()
})
beforeEach(() => snapchain.setFault(null))

function framesOf(owner: TestService['owner']) {
  const app = createFrames({
    lookup: memoryLookup,
    renderer: createRecordingRenderer(),
    credentials: {
      get: async () => null,
      holders: async () => ({ holders: [] }),
      attested: async () => ({ rows: [], names: [] }),
    },
    people: { find: async () => [] },
    owner,
    baseUrl,
    frameSecret: async () => 'a secret of some length',
    hub: createHub(client),
    isProduction: true,
    log: createRecordedLog(),
    clock: () => now * 1000,
  })
  return (path: string, body: string) =>
    app.request(path, {
      method: 'POST',
      headers: { accept: 'application/vnd.farcaster.snap+json' },
      body,
    })
}

const press = (body: string) => framesOf(service.owner)('/fid/616?do=me', body)
/** The viewer's choice to sign in is part of what the client signs. */
const signingIn = { 'sign-in': true }
const jfs = (given: Partial<Jfs> = {}) =>
  appKeyJfs(place, { by: mira, inputs: signingIn, ...given })
async function textOf(response: Response): Promise<string> {
  const snap: Snap = snapSchema.parse(await response.json())
  return JSON.stringify(snap.ui.elements)
}
const tokenIn = (text: string) =>
  /"open_url","params":\{"target":"https:\/\/who\.example\.com\/me#link=([\w.-]+)"/.exec(text)?.[1]

it('offers their own page to the viewer only', async () => {
  const mine = await textOf(await framesOf(service.owner)('/?do=mine', await jfs()))
  expect(mine).toContain('"label":"Your data","icon":"user"')
  expect(await textOf(await framesOf(service.owner)('/fname/layla', await jfs()))).not.toContain(
    'Your data',
  )
  expect(await textOf(await framesOf(null)('/?do=mine', await jfs()))).not.toContain('Your data')
})

it('returns a link that signs the viewer in once, in a browser', async () => {
  const response = await press(await jfs({ payload: { timestamp: now - 1 } }))
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('set-cookie')).toBeNull()
  const link = tokenIn(await textOf(response))
  const browser = ownerBrowser(service.request, baseUrl, ada)
  const opened = await browser.send('POST', '/session', { link })
  expect(await opened.json()).toEqual({ session: { fid: 616, expiresAt: '2026-11-21T12:00:00Z' } })
  expect(await (await browser.send('GET', '/me')).json()).toMatchObject({
    of: 'fid:616',
    session: { fid: 616 },
  })
  expect(
    (await ownerBrowser(service.request, baseUrl, ada).send('POST', '/session', { link })).status,
  ).toBe(401)
  const [line] = await service.store.owners.audit(1)
  expect(line).toMatchObject({ action: 'signed-in', who: 'fid:616', address: '' })
})

it('shows stored data to an app key, but requires the signature of a wallet for changes', async () => {
  await service.store.people.save(
    [
      {
        source: 'snapchain',
        scope: 'farcaster:616',
        checkedAt: now,
        fields: { bio: 'Counts.' },
        channels: [
          {
            type: 'farcaster',
            value: 'mira',
            isVerified: true,
            metadata: [{ name: 'fid', value: '616' }],
          },
          { type: 'wallet', value: ada.address, isVerified: true },
        ],
      },
    ],
    { refreshAt: null },
  )
  const link = tokenIn(await textOf(await press(await jfs({ payload: { timestamp: now - 2 } }))))
  const browser = ownerBrowser(service.request, baseUrl, ada)
  await browser.send('POST', '/session', { link })
  expect((await browser.send('POST', '/me/statement', { isHidden: true })).status).toBe(422)
  expect(
    (await change(browser, layla.custody, { isHidden: true, address: layla.custody.address }))
      .status,
  ).toBe(401)
  expect(
    (
      await change(browser, ada, {
        fields: [{ name: 'bio', isHidden: true }],
        address: ada.address,
      })
    ).status,
  ).toBe(200)
})

it('accepts a press once, in any spelling, and rejects a view as a press', async () => {
  const signed = await jfs({ payload: { timestamp: now - 3 } })
  const [header, payload, signature] = signed.split('.')
  expect(tokenIn(await textOf(await press(signed)))).toBeDefined()
  for (const again of [signed, JSON.stringify({ header, payload, signature }), `${signed} `])
    expect((await press(again)).status).toBe(401)
  const viewed = await framesOf(service.owner)(
    '/fid/616',
    await jfs({ payload: { timestamp: now - 4 } }),
  )
  expect(await textOf(viewed)).not.toContain('#link=')
})

it('asks before it signs in: a signature for another purpose gives no link', async () => {
  for (const inputs of [{}, { 'sign-in': false }, { 'sign-in': 'true' }, { q: 'sign-in' }]) {
    const text = await textOf(await press(await jfs({ inputs, payload: { timestamp: now - 6 } })))
    expect(text).not.toContain('#link=')
    expect(text).toContain('"type":"switch","props":{"name":"sign-in","label":"Sign me in"}')
  }
})

it.each([
  ['another origin', () => jfs({ payload: { audience: 'https://evil.example' } })],
  ['too old', () => jfs({ payload: { timestamp: now - 301 } })],
  ['from the future', () => jfs({ payload: { timestamp: now + 301 } })],
  ["another's key", () => jfs({ key: layla.appKey })],
  ['another fid than its key', () => jfs({ payload: { fid: undefined, user: { fid: 7001 } } })],
  ['an address that is not the custody', () => addressJfs(place, 616, layla.custody)],
  ['an unknown auth address', () => addressJfs(place, 616, ada, 'auth')],
  ["another fid's auth address", () => addressJfs(place, 7001, auth, 'auth')],
])('refuses a press of %s', async (_what, make) => {
  expect((await press(await make())).status).toBe(401)
})

it('recognizes custody and auth addresses, and none while the node is unreachable', async () => {
  expect(
    tokenIn(
      await textOf(await press(await addressJfs(place, 616, mira.custody, 'custody', signingIn))),
    ),
  ).toBeDefined()
  expect(
    tokenIn(await textOf(await press(await addressJfs(place, 616, auth, 'auth', signingIn)))),
  ).toBeDefined()
  snapchain.setFault({ kind: 'fail', status: 500 })
  expect(await textOf(await press(await jfs({ payload: { timestamp: now - 5 } })))).toContain(
    'Who are you?',
  )
})
