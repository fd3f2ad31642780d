import { createHmac } from 'node:crypto'
import { type Hex, hexToBytes } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFrames } from '../../frames/app.ts'
import { createFarcasterClient, type FarcasterClient } from '../../src/farcaster/client.ts'
import { createHub } from '../../src/farcaster/hub.ts'
import { createRecordedLog, createRecordingRenderer, memoryLookup } from '../frames/people.ts'
import { addPerson, emptyWorld, type Person } from '../network/people.ts'
import { type SnapchainStandIn, startSnapchain } from '../network/snapchain.ts'
import {
  FarcasterNetwork,
  FrameActionBody,
  getFarcasterTime,
  Message,
  makeFrameAction,
  NobleEd25519Signer,
} from '../reference/farcaster-core.ts'

const baseUrl = 'https://who.example.com'

let snapchain: SnapchainStandIn
let client: FarcasterClient
let mira: Person
let layla: Person
let log = createRecordedLog()

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
beforeEach(() => {
  snapchain.setFault(null)
  snapchain.reset()
  log = createRecordedLog()
})

function setup({ hasHub = true, isProduction = true, lookup = memoryLookup } = {}) {
  const app = createFrames({
    lookup,
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
    isProduction,
    hasDevtools: !isProduction,
    log,
  })
  return (path: string, init: RequestInit = {}) => app.request(path, init)
}

interface Press {
  by?: Person
  /** What the signed message says it was pressed on. */
  url?: string
  buttonIndex?: number
  inputText?: string
  state?: string
  /** Farcaster seconds. */
  timestamp?: number
}

async function messageBytes({
  by = mira,
  url = `${baseUrl}/v1`,
  buttonIndex = 1,
  inputText = '',
  state = '',
  timestamp,
}: Press): Promise<string> {
  const text = (value: string) => new TextEncoder().encode(value)
  const body = FrameActionBody.create({
    url: text(url),
    buttonIndex,
    castId: { fid: 7001, hash: new Uint8Array(20) },
    inputText: text(inputText),
    state: text(state),
    transactionId: new Uint8Array(),
    address: new Uint8Array(),
  })
  const signer = new NobleEd25519Signer(hexToBytes(by.appKey))
  const message = await makeFrameAction(
    body,
    {
      fid: by.fid,
      network: FarcasterNetwork.MAINNET,
      timestamp: timestamp ?? getFarcasterTime()._unsafeUnwrap(),
    },
    signer,
  )
  return Buffer.from(Message.encode(message._unsafeUnwrap()).finish()).toString('hex')
}

/** A client's POST. */
async function press(
  given: Press & { untrustedUrl?: string; fid?: number; tamper?: (hex: string) => string } = {},
): Promise<RequestInit> {
  const { by = mira, url = `${baseUrl}/v1`, buttonIndex = 1, inputText, state } = given
  const bytes = await messageBytes(given)
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      untrustedData: {
        fid: given.fid ?? by.fid,
        url: given.untrustedUrl ?? url,
        messageHash: '0x00',
        timestamp: 0,
        network: 1,
        buttonIndex,
        castId: { fid: 7001, hash: `0x${'00'.repeat(20)}` },
        ...(inputText === undefined ? {} : { inputText }),
        ...(state === undefined ? {} : { state }),
      },
      trustedData: { messageBytes: given.tamper ? given.tamper(bytes) : bytes },
    }),
  }
}

const tags = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta property="([^"]+)" content="([^"]*)"/g)].map(([, name, value]) => [
      name,
      (value ?? '').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
    ]),
  )

const read = async (response: Response) => {
  expect(response.status, await response.clone().text()).toBe(200)
  const frame = tags(await response.text())
  // Clients refuse a frame with a longer one.
  expect(
    Buffer.byteLength(frame['fc:frame:input:text'] ?? ''),
    frame['fc:frame:input:text'],
  ).toBeLessThanOrEqual(32)
  return frame
}

describe('frames v1', () => {
  it('shows a search box at home', async () => {
    const frame = await read(await setup()('/v1'))
    expect(frame['fc:frame']).toBe('vNext')
    expect(frame['fc:frame:image']).toBe(`${baseUrl}/card.png?ratio=1.91`)
    expect(frame['fc:frame:input:text']).toContain('vitalik.eth')
    expect(frame['fc:frame:button:1']).toBe('Search')
    expect(frame['fc:frame:button:1:target']).toContain(`${baseUrl}/v1/search`)
    expect(frame['fc:frame:button:2']).toBe('View mine')
  })

  it('shows a person by every identifier, with Page, Share and Back', async () => {
    const request = setup()
    for (const path of [
      '/fname/mira',
      '/fid/616',
      '/ens/mira.eth',
      '/eth/0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf',
      '/socials/github/mira-solano',
    ]) {
      const frame = await read(await request(`/v1${path}`, await press()))
      expect(frame['fc:frame:image']).toBe(`${baseUrl}${path}/card.png?ratio=1.91`)
      expect([1, 2, 3].map((n) => frame[`fc:frame:button:${n}`])).toEqual(['Page', 'Share', 'Back'])
      expect(frame['fc:frame:button:1:target']).toBe(baseUrl + path)
      expect(frame['fc:frame:button:2:target']).toContain(encodeURIComponent(baseUrl + path))
    }
  })

  it('omits the Share button if its target has more than 256 bytes', async () => {
    const lookup: typeof memoryLookup = {
      one: async () => memoryLookup.one({ kind: 'fname', fname: 'mira' }),
    }
    const path = `/ens/${encodeURIComponent('👻'.repeat(8))}.eth`
    const frame = await read(await setup({ lookup })(`/v1${path}`, await press()))
    expect([1, 2, 3].map((n) => frame[`fc:frame:button:${n}`])).toEqual(['Page', 'Back', undefined])
  })

  it('finds the typed identifier', async () => {
    const frame = await read(await setup()('/v1/search', await press({ inputText: '@Mira' })))
    expect(frame['fc:frame:image']).toBe(`${baseUrl}/fname/mira/card.png?ratio=1.91`)
  })

  it('reports no match, an invalid name, and failing sources as a frame', async () => {
    const request = setup()
    const nobody = await read(await request('/v1/search', await press({ inputText: 'nobody.eth' })))
    expect(nobody['fc:frame:image']).toBe(`${baseUrl}/ens/nobody.eth/card.png?ratio=1.91`)
    expect(nobody['fc:frame:button:1']).toBe('Search')
    const malformed = await read(
      await request('/v1/search', await press({ inputText: 'two words' })),
    )
    expect(malformed['fc:frame:input:text']).toContain('Not a name')
    const down = await read(await request('/v1/ens/down.eth', await press()))
    expect(down['fc:frame:input:text']).toContain('Unavailable')
    const broken = await read(await request('/v1/ens/broken.eth', await press()))
    expect(JSON.stringify(broken)).not.toContain('hunter2')
  })

  it('offers "View mine" only where viewers can be recognized', async () => {
    const request = setup({ hasHub: false })
    const home = await read(await request('/v1'))
    expect([home['fc:frame:button:1'], home['fc:frame:button:2']]).toEqual(['Search', undefined])
    const page = await read(await request('/'))
    expect([page['fc:frame:button:1'], page['fc:frame:button:2']]).toEqual(['Search', undefined])
    expect(await read(await setup()('/'))).toMatchObject({ 'fc:frame:button:2': 'View mine' })
    const mine = await read(await request('/v1/me', await press()))
    expect(mine['fc:frame:input:text']).toBe('Your account is unknown')
  })

  it('shows a handle of several people as such', async () => {
    const frame = await read(await setup()('/v1/socials/twitter/mirasolano', await press()))
    expect(frame['fc:frame:image']).toBe(
      `${baseUrl}/socials/twitter/mirasolano/card.png?ratio=1.91`,
    )
    expect(decodeURIComponent(frame['fc:frame:button:2:target'] ?? '')).toContain(
      'Who is mirasolano on X?',
    )
  })

  it('goes back along the signed history', async () => {
    const request = setup()
    const first = await read(await request('/v1/fname/mira', await press()))
    const second = await read(
      await request('/v1/fid/7001', await press({ state: first['fc:frame:state'] ?? '' })),
    )
    const back = await read(
      await request('/v1/back', await press({ state: second['fc:frame:state'] ?? '' })),
    )
    expect(back['fc:frame:image']).toBe(`${baseUrl}/fname/mira/card.png?ratio=1.91`)
    const home = await read(
      await request('/v1/back', await press({ state: back['fc:frame:state'] ?? '' })),
    )
    expect(home['fc:frame:image']).toBe(`${baseUrl}/card.png?ratio=1.91`)
  })

  it('offers a cast action that opens the frame of the author', async () => {
    const request = setup()
    const about = (await (await request('/v1/actions/author')).json()) as Record<string, unknown>
    expect(about).toMatchObject({
      name: 'Look up author',
      icon: 'person',
      action: { type: 'post' },
      postUrl: `${baseUrl}/v1/actions/author`,
    })
    const answer = await request('/v1/actions/author', await press())
    expect(await answer.json()).toEqual({ type: 'frame', frameUrl: `${baseUrl}/v1/fid/7001` })
  })
})

describe('who pressed', () => {
  const mine = async (init: RequestInit, options = {}) =>
    (await read(await setup(options)('/v1/me', init)))['fc:frame:image']
  const anonymous = `${baseUrl}/card.png?ratio=1.91`

  it('is accepted when the hub confirms the message', async () => {
    expect(await mine(await press())).toBe(`${baseUrl}/fid/616/card.png?ratio=1.91`)
    expect(await mine(await press({ by: layla }))).toBe(`${baseUrl}/fid/7001/card.png?ratio=1.91`)
    expect(snapchain.calls('validateMessage')).toBe(2)
  })

  it('is anonymous if only the untrusted part names a viewer', async () => {
    expect(await mine(await press({ by: layla, fid: 616 }))).toBe(
      `${baseUrl}/fid/7001/card.png?ratio=1.91`,
    )
    const init = await press()
    const { untrustedData } = JSON.parse(String(init.body))
    expect(await mine({ ...init, body: JSON.stringify({ untrustedData }) })).toBe(anonymous)
  })

  it('is anonymous if one bit of the signed bytes is flipped', async () => {
    const length = (await messageBytes({})).length
    // The signed bytes are the last part; hash, signature and signer stand before them.
    for (let back = 1; back < length / 2; back += 17) {
      const at = length - back
      const tamper = (hex: string) =>
        hex.slice(0, at) + (hex[at] === '0' ? '1' : '0') + hex.slice(at + 1)
      expect(await mine(await press({ tamper })), `at ${at}`).toBe(anonymous)
    }
  })

  it('is not taken from the unsigned copy of the data', async () => {
    // A message may carry its data twice: signed as bytes, and unsigned as a structure, which is
    // what Frog reads.
    const tamper = (hex: string) => {
      const message = Message.decode(Buffer.from(hex, 'hex'))
      if (!message.data) throw new Error('a message without data')
      return Buffer.from(
        Message.encode({ ...message, data: { ...message.data, fid: 616 } }).finish(),
      ).toString('hex')
    }
    expect(await mine(await press({ by: layla, tamper }))).not.toContain('/fid/616')
  })

  it("is anonymous if the key is not one of the fid's", async () => {
    const stranger: Person = { ...mira, appKey: `0x${'77'.repeat(32)}` as Hex }
    expect(await mine(await press({ by: stranger }))).toBe(anonymous)
  })

  it("is anonymous if it was signed for another site's frame", async () => {
    expect(
      await mine(await press({ url: 'https://evil.example/frame', untrustedUrl: `${baseUrl}/v1` })),
    ).toBe(anonymous)
    expect(
      await mine(await press({ url: `${baseUrl}.evil.example/v1`, untrustedUrl: `${baseUrl}/v1` })),
    ).toBe(anonymous)
  })

  it('is anonymous if it was signed long ago', async () => {
    const timestamp = getFarcasterTime()._unsafeUnwrap() - 3600
    expect(await mine(await press({ timestamp }))).toBe(anonymous)
  })

  it('is anonymous without a hub, and when the hub is down', async () => {
    expect(await mine(await press(), { hasHub: false })).toBe(anonymous)
    snapchain.setFault({ kind: 'fail', status: 500 })
    expect(await mine(await press())).toBe(anonymous)
    snapchain.setFault({ kind: 'garbage' })
    expect(await mine(await press())).toBe(anonymous)
  })
})

describe("Frog's traps", () => {
  it('has no image route', async () => {
    for (const isProduction of [true, false]) {
      const request = setup({ isProduction })
      for (const path of [
        '/v1/image',
        '/v1/image/',
        '/v1/search/image',
        '/v1/me/image',
        '/v1/back/image',
        '/v1/fname/mira/image',
        '/v1/fid/616/image/',
        '/v1/fname/mira/%69mage',
        '/v1/fname/mira/%2569mage',
        '/v1/fname/mira/IMAGE',
        '/v1//image',
        '/v1/fname/mira//image',
        '/v1/socials/github/x/image',
        '/v1/fname/%2e%2e/image',
        '/v1/fname/mira%2Fimage',
      ]) {
        for (const method of ['GET', 'HEAD', 'POST', 'PUT']) {
          const response = await request(
            `${path}?image=N4XyA&headers=%23O_%7B%22set-cookie%22%3A%22a%3Db%22%7D`,
            { method },
          )
          expect(response.headers.get('content-type') ?? '', `${method} ${path}`).not.toMatch(
            /^image/,
          )
          expect(response.headers.get('set-cookie')).toBeNull()
          expect([200, 400, 404, 405], `${method} ${path}`).toContain(response.status)
          if (response.status === 200) expect(await response.text()).not.toContain('<svg')
        }
      }
    }
  })

  it('never follows x-forwarded-host, host or x-forwarded-proto', async () => {
    const request = setup()
    const headers = {
      'x-forwarded-host': 'evil.example',
      host: 'evil.example',
      'x-forwarded-proto': 'gopher',
    }
    for (const path of ['/v1', '/v1/fname/mira', '/v1/actions/author']) {
      const text = await (await request(`https://evil.example${path}`, { headers })).text()
      expect(text).not.toContain('evil.example')
      expect(text).not.toContain('gopher')
      expect(text).toContain(baseUrl)
    }
  })

  it('never redirects to an address of the client', async () => {
    const request = setup()
    const states = [
      { initialPath: '.evil.example/', previousButtonValues: ['_t', '_reset'] },
      { initialPath: '//evil.example', previousButtonValues: ['_r:https://evil.example'] },
    ]
    for (const state of states) {
      const response = await request(
        '/v1/fname/mira',
        await press({ state: encodeURIComponent(JSON.stringify(state)) }),
      )
      expect(response.status).toBe(200)
      expect(response.headers.get('location')).toBeNull()
    }
    const query = '?initialPath=.evil.example&previousButtonValues=%23A__reset'
    const response = await request(`/v1/fname/mira${query}`, await press())
    expect(response.headers.get('location')).toBeNull()
  })

  it('serves no page with scripts of other hosts', async () => {
    const request = setup()
    for (const response of [
      await request('/v1?accept=text/html'),
      await request('/v1', { headers: { accept: 'text/html' } }),
    ]) {
      expect(await response.text()).not.toMatch(/cdn\.|googleapis|<script/)
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })

  it('rejects a state that it did not sign', async () => {
    const request = setup()
    const frame = await read(await request('/v1/fname/mira', await press()))
    const { previousState } = JSON.parse(decodeURIComponent(frame['fc:frame:state'] ?? '')) as {
      previousState: string
    }
    const [header = '', , signature = ''] = previousState.split('.')
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const payload = encode({ trail: ['/fid/7001', '/fid/7001'] })
    const forged = [
      `${header}.${payload}.${signature}`,
      `${encode({ alg: 'none' })}.${payload}.`,
      `${header}.${payload}.${createHmac('sha256', 'another secret').update(`${header}.${payload}`).digest('base64url')}`,
      'not a signature',
      { trail: ['/fid/7001'] },
    ]
    for (const state of forged) {
      const response = await request(
        '/v1/back',
        await press({ state: encodeURIComponent(JSON.stringify({ previousState: state })) }),
      )
      if (response.status === 200) expect(await response.text()).not.toContain('/fid/7001')
      else
        expect(
          response.status,
          log.lines.map((l) => String((l.fields as { err?: Error }).err?.stack)).join(),
        ).toBe(400)
    }
    for (const state of ['%', '{', 'null', '"x"', encodeURIComponent('{"previousState":{}}')]) {
      expect([200, 400]).toContain((await request('/v1/back', await press({ state }))).status)
    }
  })

  it('returns a 4xx for malformed requests', async () => {
    const request = setup()
    for (const body of [
      '',
      'null',
      '[]',
      '{}',
      '{"untrustedData":{"buttonIndex":"x"}}',
      '{"untrustedData":{"inputText":{}}}',
      'x'.repeat(40_000),
    ]) {
      const response = await request('/v1/search', { method: 'POST', body })
      expect(response.status, body.slice(0, 40)).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
    }
    for (const messageBytes of ['zz', '00', 'ff'.repeat(50), 5]) {
      const body = JSON.stringify({
        untrustedData: { url: 'no url', fid: 616 },
        trustedData: { messageBytes },
      })
      expect((await request('/v1/me', { method: 'POST', body })).status).toBe(200)
    }
    expect((await request('/v1/nosuch')).status).toBe(404)
    expect((await request('/v1/dev')).status).toBe(404)
  })
})
