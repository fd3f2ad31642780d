import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFrames } from '../../frames/app.ts'
import { type Snap, snapSchema } from '../../frames/snap/schema.ts'
import { createFarcasterClient, type FarcasterClient } from '../../src/farcaster/client.ts'
import { createHub } from '../../src/farcaster/hub.ts'
import { createRecordedLog, createRecordingRenderer, memoryLookup } from '../frames/people.ts'
import { addressJfs, appKeyJfs, encodeJson, type Jfs } from '../network/jfs.ts'
import { addPerson, emptyWorld, type Person, publicKeyOf } from '../network/people.ts'
import { type SnapchainStandIn, startSnapchain } from '../network/snapchain.ts'
import { domainManifestSchema } from '../reference/miniapp-core.ts'

const baseUrl = 'https://who.example.com'
const snapType = 'application/vnd.farcaster.snap+json'
const now = 1_795_219_200

let snapchain: SnapchainStandIn
let client: FarcasterClient
let mira: Person
let layla: Person

beforeAll(async () => {
  const world = emptyWorld()
  mira = await addPerson(world, { name: 'mira', fid: 616, fname: 'mira' })
  layla = await addPerson(world, { name: 'layla', fid: 7001, fname: 'layla' })
  snapchain = await startSnapchain(world)
  client = createFarcasterClient({ url: snapchain.url })
})
afterAll(async () => {
  await client.close()
  await snapchain.close()
})
beforeEach(() => snapchain.setFault(null))

function setup({ hasHub = true } = {}) {
  const app = createFrames({
    lookup: memoryLookup,
    renderer: createRecordingRenderer(),
    credentials: {
      get: async () => null,
      holders: async () => ({ holders: [] }),
      attested: async () => ({ rows: [], names: [] }),
    },
    people: { find: async () => [] },
    baseUrl,
    frameSecret: async () => 'a secret of some length',
    hub: hasHub ? createHub(client) : null,
    isProduction: true,
    log: createRecordedLog(),
    clock: () => now * 1000,
  })
  return {
    get: (path: string, headers: Record<string, string> = {}) =>
      app.request(path, { headers: { accept: snapType, ...headers } }),
    post: (path: string, body?: string) =>
      app.request(path, {
        method: 'POST',
        headers: { accept: snapType },
        ...(body === undefined ? {} : { body }),
      }),
  }
}

const place = { audience: baseUrl, now }
/** What a client sends; for Mira where nobody else is named. */
const jfs = (given: Partial<Jfs> = {}) => appKeyJfs(place, { by: mira, ...given })
const custodyJfs = (by: Person, type?: 'custody' | 'auth') =>
  addressJfs(place, by.fid, by.custody, type)

async function snapOf(response: Response): Promise<Snap> {
  expect(response.status, await response.clone().text()).toBe(200)
  expect(response.headers.get('content-type')).toBe(snapType)
  return snapSchema.parse(await response.json())
}

const textOf = (snap: Snap): string => JSON.stringify(snap.ui.elements)

describe('a Snap that is pressed', () => {
  it('finds the typed identifier', async () => {
    const snap = await snapOf(
      await setup().post('/?do=search', await jfs({ inputs: { q: '@mira' } })),
    )
    expect(textOf(snap)).toContain('Mira Solano')
    expect(textOf(snap)).toContain('"action":"view_profile","params":{"fid":616}')
    expect(textOf(snap)).toContain('"action":"compose_cast"')
    expect(textOf(snap)).toContain(
      `"action":"open_mini_app","params":{"target":"${baseUrl}/fname/mira"}`,
    )
  })

  it('submits to its own address, as the specification requires', async () => {
    for (const path of ['/', '/fname/layla']) {
      const snap = await snapOf(await setup().post(`${path}?do=home`, await jfs()))
      const targets = [
        ...textOf(snap).matchAll(/"action":"submit","params":\{"target":"([^"]+)"/g),
      ].map(([, target]) => new URL(target ?? ''))
      expect(targets.length).toBeGreaterThan(0)
      for (const target of targets) expect(target.origin + target.pathname).toBe(baseUrl + path)
    }
  })

  it('shows the viewer their own profile, uncacheably', async () => {
    const response = await setup().post('/?do=mine', await jfs({ by: layla }))
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const snap = await snapOf(response)
    expect(textOf(snap)).toContain('ليلى')
    expect(textOf(snap)).toContain('This is you.')
  })

  it('shows what the viewer has in common with the person', async () => {
    const snap = await snapOf(await setup().get('/fname/layla', { 'x-snap-payload': await jfs() }))
    expect(textOf(snap)).toMatch(/You both have .*Farcaster/)
    expect(textOf(await snapOf(await setup().get('/fname/layla')))).not.toContain('You both')
  })

  it('recognizes the viewer by the custody address, too', async () => {
    expect(textOf(await snapOf(await setup().post('/?do=mine', await custodyJfs(mira))))).toContain(
      'Mira Solano',
    )
  })

  it('leaves a viewer anonymous if their key cannot be checked', async () => {
    expect(
      textOf(await snapOf(await setup({ hasHub: false }).post('/?do=mine', await jfs()))),
    ).toContain('Who are you?')
    expect(
      textOf(await snapOf(await setup().post('/?do=mine', await custodyJfs(mira, 'auth')))),
    ).toContain('Who are you?')
    snapchain.setFault({ kind: 'fail', status: 500 })
    expect(textOf(await snapOf(await setup().post('/?do=mine', await jfs())))).toContain(
      'Who are you?',
    )
  })

  it('answers an anonymous search', async () => {
    expect(
      textOf(
        await snapOf(
          await setup({ hasHub: false }).post(
            '/?do=search',
            await jfs({ inputs: { q: 'mira.eth' } }),
          ),
        ),
      ),
    ).toContain('Mira Solano')
    expect(textOf(await snapOf(await setup().post('/?do=mine')))).toContain('Who are you?')
    expect(textOf(await snapOf(await setup().post('/?do=home')))).toContain('who is this?')
  })

  it('offers "Mine" only where viewers can be recognized', async () => {
    expect(textOf(await snapOf(await setup().get('/')))).toContain('"label":"Mine"')
    expect(textOf(await snapOf(await setup({ hasHub: false }).get('/')))).not.toContain(
      '"label":"Mine"',
    )
  })

  it('reports invalid names, missing people and failing sources as a Snap', async () => {
    const ask = async (q: string) =>
      textOf(await snapOf(await setup().post('/?do=search', await jfs({ inputs: { q } }))))
    expect(await ask('two words')).toContain('not a valid name')
    expect(await ask('nobody.eth')).toContain('Nobody found for nobody.eth')
    expect(await ask('down.eth')).toContain('Temporarily unavailable')
    expect(await ask('broken.eth')).not.toContain('hunter2')
  })
})

describe('a signature of a Snap', () => {
  const refuses = async (text: string) => {
    const { post, get } = setup()
    expect((await post('/?do=mine', text)).status).toBe(401)
    expect((await get('/fname/mira', { 'x-snap-payload': text })).status).toBe(401)
  }

  it('must be for our origin', async () => {
    await refuses(await jfs({ payload: { audience: 'https://evil.example' } }))
    await refuses(await jfs({ payload: { audience: `${baseUrl}.evil.example` } }))
  })

  it('must be at most five minutes old, or early', async () => {
    await refuses(await jfs({ payload: { timestamp: now - 301 } }))
    await refuses(await jfs({ payload: { timestamp: now + 301 } }))
    expect(
      (await setup().post('/?do=mine', await jfs({ payload: { timestamp: now - 299 } }))).status,
    ).toBe(200)
  })

  // The reference implementation (farcasterxyz/snap, parseRequest) rejects each of these.
  it.each([
    ['no surface', { surface: undefined }],
    ['an unknown surface', { surface: { type: 'billboard' } }],
    ['a cast surface without a hash', { surface: { type: 'cast', cast: { author: { fid: 3 } } } }],
    ['another user', { fid: 616, user: { fid: 7001 } }],
    ['no user', { user: undefined }],
    ['nested inputs', { inputs: { q: { deep: true } } }],
    ['a fraction of a second', { timestamp: now + 0.5 }],
    ['no audience', { audience: undefined }],
  ])('is a 400 with %s', async (_, payload) => {
    const response = await setup().post('/?do=mine', await jfs({ payload }))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid-request' })
  })

  it('may be of a Snap in a cast', async () => {
    const surface = { type: 'cast', cast: { hash: '0x12', author: { fid: 3 } } }
    const response = await setup().post('/?do=mine', await jfs({ payload: { surface } }))
    expect(response.status).toBe(200)
  })

  it('must be by an active key of the user it names', async () => {
    await refuses(await jfs({ by: mira, key: layla.appKey }))
    await refuses(await jfs({ by: mira, key: `0x${'55'.repeat(32)}` }))
    await refuses(await jfs({ by: layla, payload: { fid: undefined, user: { fid: 616 } } }))
    await refuses(await jfs({ header: { key: await publicKeyOf(layla.appKey) } }))
    await refuses(await custodyJfs({ ...layla, fid: 616 }))
  })

  it('must be complete', async () => {
    const good = await jfs()
    const [header = '', payload = '', signature = ''] = good.split('.')
    for (const text of [
      'x',
      'a.b',
      'a.b.c',
      `${header}.${payload}`,
      `${header}.${payload}.`,
      `${header}..${signature}`,
      `${good}.x`,
      '{}',
      '{"header":1}',
    ])
      await refuses(text)
    const other = encodeJson({
      user: { fid: 7001 },
      timestamp: now,
      audience: baseUrl,
      surface: { type: 'standalone' },
    })
    await refuses(`${header}.${other}.${signature}`)
    expect((await setup().post('/', 'x'.repeat(40_000))).status).toBe(413)
  })
})

describe('the manifest', () => {
  const association = {
    header: encodeJson({ fid: 616, type: 'custody', key: '0x00' }),
    payload: encodeJson({ domain: 'who.example.com' }),
    signature: 'AA',
  }
  const ask = async (more: object) => {
    const app = createFrames({
      lookup: memoryLookup,
      renderer: createRecordingRenderer(),
      credentials: {
        get: async () => null,
        holders: async () => ({ holders: [] }),
        attested: async () => ({ rows: [], names: [] }),
      },
      people: { find: async () => [] },
      baseUrl,
      frameSecret: async () => 'a secret of some length',
      isProduction: true,
      log: createRecordedLog(),
      ...more,
    })
    return app.request('/.well-known/farcaster.json')
  }

  it('is valid by the schema', async () => {
    const parsed = domainManifestSchema.safeParse(
      await (await ask({ accountAssociation: association })).json(),
    )
    expect(parsed.error).toBeUndefined()
    expect(parsed.data?.miniapp).toMatchObject({
      name: 'Whocast',
      castShareUrl: `${baseUrl}/share`,
      homeUrl: `${baseUrl}/`,
    })
  })

  it('names the webhook of clients if notifications are on', async () => {
    const ofManifest = async (more: object) =>
      domainManifestSchema.parse(
        await (await ask({ accountAssociation: association, ...more })).json(),
      ).miniapp?.webhookUrl
    expect(await ofManifest({ hasNotifications: true })).toBe(`${baseUrl}/api/v1/miniapp/webhook`)
    expect(await ofManifest({})).toBeUndefined()
  })

  it('names its domain, screenshots, the account at Base and whether it is listed', async () => {
    const baseBuilder = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'
    const asked = await ask({ accountAssociation: association, baseBuilder, isUnlisted: true })
    const whole = (await asked.json()) as Record<string, unknown>
    expect(whole.baseBuilder).toEqual({ ownerAddress: baseBuilder })
    const parsed = domainManifestSchema.parse(whole).miniapp
    expect(parsed).toMatchObject({ canonicalDomain: 'who.example.com', noindex: true })
    expect(parsed?.screenshotUrls).toHaveLength(3)
    for (const url of parsed?.screenshotUrls ?? []) {
      const picture = await setup().get(new URL(url).pathname)
      expect(picture.headers.get('content-type')).toBe('image/png')
      const bytes = Buffer.from(await picture.arrayBuffer())
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1284, 2778])
    }
    const plain = (await (await ask({})).json()) as Record<string, unknown>
    expect(plain).not.toHaveProperty('baseBuilder')
    expect(plain.miniapp).not.toHaveProperty('noindex')
  })

  it('contains no association without configuration', async () => {
    expect(await (await ask({})).json()).not.toHaveProperty('accountAssociation')
  })

  it('names existing images of the sizes that clients require', async () => {
    const app = setup()
    for (const [path, edge] of [
      ['/icon.png', 1024],
      ['/splash.png', 200],
    ] as const) {
      const response = await app.get(path)
      expect(response.headers.get('content-type')).toBe('image/png')
      const bytes = Buffer.from(await response.arrayBuffer())
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([edge, edge])
      // Colour types 4 and 6 have alpha; a palette (3) has it only with a tRNS part.
      expect([0, 2, 3]).toContain(bytes[25])
      expect(bytes.includes('tRNS')).toBe(false)
    }
  })
})

describe('the share extension', () => {
  it("shows the author's card, drawn on the server", async () => {
    const app = createFrames({
      lookup: memoryLookup,
      renderer: createRecordingRenderer(),
      credentials: {
        get: async () => null,
        holders: async () => ({ holders: [] }),
        attested: async () => ({ rows: [], names: [] }),
      },
      people: { find: async () => [] },
      baseUrl,
      frameSecret: async () => 'a secret of some length',
      isProduction: true,
      log: createRecordedLog(),
    })
    const html = await (
      await app.request('/share?castHash=0xabc&castFid=616&viewerFid=7001')
    ).text()
    expect(html).toContain('Mira Solano')
    expect((await app.request('/share?castFid=x')).status).toBe(400)
    expect(await (await app.request('/share')).text()).toContain('Who is this?')
  })
})
