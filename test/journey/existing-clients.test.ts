import { createServer, request as httpRequest, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Listening } from '../../src/http/listen.ts'
import {
  adaID,
  addAda,
  createTestService,
  listenFor,
  type TestService,
  vitalik,
  vitalikChecksummed,
} from '../service.ts'

/**
 * How programs in the wild read a service of this shape: over a real socket, in their own careless
 * ways.
 */

interface ClientProfile {
  profileID: string
  walletAddress: string
  primaryWalletAddress: string
  displayName?: string
  avatarUrl?: string
  channels: {
    type: string
    isVerified: boolean
    value: string
    url: string
    metadata?: { name: string; value: string }[]
  }[]
  credentials: { name: string; chain: string; source: string; reference: string }[]
}

let service: TestService
let listening: Listening
let baseUrl: string

beforeAll(async () => {
  service = await createTestService()
  await addAda(service)
  await service.person('snow_0123456789abcdef', { displayName: '雪' }, [
    { type: 'ens', value: '☃.eth', isVerified: true },
  ])
  await service.person('bare_0123456789abcdef', {}, [
    { type: 'wallet', value: `0x${'ab'.repeat(20)}`, isVerified: true },
  ])
  listening = await listenFor(service)
  baseUrl = `http://127.0.0.1:${listening.port}/api/v1`
})

afterAll(async () => {
  await listening?.drain({ graceMs: 0, deadlineMs: 100 })
  await service?.close()
})

const read = async (path: string, init?: RequestInit) =>
  (await (await fetch(`${baseUrl}${path}`, init)).json()) as { profiles: ClientProfile[] }

/** The bytes of a request line as given, as clients send them that do not encode. */
function readRaw(target: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(listening.port, '127.0.0.1')
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', reject)
    socket.on('end', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n')
      resolve({ status: Number(head.split(' ')[1]), body })
    })
    socket.write(
      Buffer.from(
        `GET ${target} HTTP/1.1\r\nHost: anything.example\r\nConnection: close\r\n\r\n`,
        'utf8',
      ),
    )
  })
}

test.each(['/ens/ada.eth', `/eth/${vitalik}`, '/fid/616', '/fname/ada', '/socials/twitter/AdaL'])(
  'a hit by %s is exactly one profile',
  async (path) => {
    const { profiles } = await read(path)
    expect(profiles.length === 1).toBe(true)
    expect(profiles[0]?.profileID).toBe(adaID)
  },
)

test('a client that reads profiles[0] without looking at the status survives every answer', async () => {
  for (const path of [
    '/ens/nobody-here.eth',
    '/fname/nobody',
    '/fid/999999999',
    '/eth/not-an-address',
    '/ens/%E0%A4%A',
    '/ens/%00',
    '/socials/nosuchtype/x',
    '/fid/0',
    '/ens/',
    '/lookup',
  ]) {
    const { profiles } = await read(path)
    expect(profiles, path).toEqual([])
    expect(profiles[0]?.walletAddress, path).toBeUndefined()
  }
})

test('not found is 200', async () => {
  const response = await fetch(`${baseUrl}/fname/nobody`)
  expect(response.status).toBe(200)
})

test('a client takes the fid from the first metadata of the farcaster channel', async () => {
  const { profiles } = await read(`/eth/${vitalik}`)
  const farcaster = profiles[0]?.channels.find(({ type }) => type === 'farcaster')
  expect(Number.parseInt(farcaster?.metadata?.[0]?.value ?? '', 10)).toBe(616)
})

test('a client filters the channels of every profile, also of one that has nothing but an address', async () => {
  const { profiles } = await read(`/eth/0x${'AB'.repeat(20)}`)
  expect(profiles).toHaveLength(1)
  for (const profile of profiles) {
    expect(profile.channels.filter(({ isVerified }) => isVerified)).toHaveLength(1)
    expect(profile.credentials.map(({ name }) => name)).toEqual([])
  }
})

test('wallets come lower case and checksummed, under both names', async () => {
  const { profiles } = await read('/fid/616')
  expect(profiles[0]?.walletAddress).toBe(vitalik)
  expect(profiles[0]?.primaryWalletAddress).toBe(vitalikChecksummed)
  expect(profiles[0]?.channels.find(({ type }) => type === 'wallet')?.value).toBe(
    vitalikChecksummed,
  )
})

test('absent is absent: no null and no empty text anywhere', async () => {
  const text = await (await fetch(`${baseUrl}/fid/616`)).text()
  expect(text).not.toContain('null')
  expect(text).not.toContain('""')
})

test.each([
  ['a trailing slash', '/ens/ada.eth/'],
  ['upper case', '/ens/ADA.ETH'],
  ['percent-encoding', '/ens/%61da%2Eeth'],
  ['an unknown query parameter', '/fname/ada?utm_source=x&_=123&x=%zz'],
  ['an @', '/fname/@ada'],
  ['an encoded @', '/socials/twitter/%40adal'],
  ['the alias x', '/socials/x/adal'],
  ['a wrong checksum', `/eth/${vitalik.replace('d8da', 'D8dA')}`],
  ['a social that is an identifier of its own', `/socials/wallet/${vitalik}`],
  ['a farcaster handle as social', '/socials/farcaster/ada'],
])('%s is fine', async (_what, path) => {
  const { profiles } = await read(path)
  expect(profiles.map(({ profileID }) => profileID)).toEqual([adaID])
})

test('any Accept, and a Content-Type on a GET, are fine', async () => {
  for (const headers of [
    { accept: '*/*' },
    { accept: 'text/html' },
    { 'content-type': 'application/json' },
  ]) {
    expect((await read('/fid/616', { headers })).profiles).toHaveLength(1)
  }
})

test('names need not be encoded: raw UTF-8 in the request line', async () => {
  const { status, body } = await readRaw('/api/v1/ens/☃.eth')
  expect(status).toBe(200)
  expect(JSON.parse(body).profiles[0].displayName).toBe('雪')
  expect(await read('/ens/%E2%98%83.eth')).toEqual(JSON.parse(body))
  expect((await readRaw('/api/v1/ens/a"b<c>.eth')).status).toBe(400)
  expect((await readRaw('/api/v1/ens/back\\slash.eth')).status).toBe(400)
})

test('URLs never come from the Host header', async () => {
  const { body } = await readRaw('/api/v1/fid/616')
  expect(body).not.toContain('anything.example')
  expect(JSON.parse(body).profiles[0].url).toBe('https://whocast.test/fname/ada')
})

test('HEAD has the headers of GET and no body', async () => {
  const head = await fetch(`${baseUrl}/fid/616`, { method: 'HEAD' })
  const get = await fetch(`${baseUrl}/fid/616`)
  expect(head.status).toBe(200)
  expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
  expect(await head.text()).toBe('')
})

test('a browser of any origin may read, and may ask whether it may PUT', async () => {
  const get = await fetch(`${baseUrl}/fid/616`, { headers: { origin: 'https://client.example' } })
  expect(get.headers.get('access-control-allow-origin')).toBe('*')
  expect(get.headers.get('access-control-allow-credentials')).toBeNull()
  const preflight = await fetch(`${baseUrl}/credentials`, {
    method: 'OPTIONS',
    headers: { origin: 'https://client.example', 'access-control-request-method': 'PUT' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT')
  expect(preflight.headers.get('access-control-allow-headers')).toMatch(/authorization/i)
})

test('a script of any origin may send headers of its own on a public read', async () => {
  const preflight = await fetch(`${baseUrl}/fid/616`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://client.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'x-client-version,sentry-trace',
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')?.split(', ')).toContain('*')
})

test('a base address that ends in a slash and a path that begins with one are one address', async () => {
  expect(await read('//fid/616')).toEqual(await read('/fid/616'))
  expect(
    (await fetch(`${baseUrl}//fid/not-a-number`).then((response) => response.json())) as object,
  ).toMatchObject({
    profiles: [],
  })
  const { token } = await service.issueKey()
  const put = await fetch(`${baseUrl}//credentials`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Double slash', attesteeAddress: `0x${'cd'.repeat(20)}` }),
  })
  expect(put.status).toBe(200)
})

test('a client that stores a credential takes 200, exactly, for success', async () => {
  const { token } = await service.issueKey()
  const put = () =>
    fetch(`${baseUrl}/credentials`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Skill: Design',
        attesteeAddress: vitalikChecksummed,
        attesterAddress: `0x${'Cd'.repeat(20)}`,
        timestamp: 1_700_000_000_000,
        chain: 'base',
        source: 'Guild',
        reference: 'https://example.com/1',
      }),
    })
  expect((await put()).status).toBe(200)
  expect((await put()).status).toBe(200)
  const { profiles } = await read('/fid/616')
  expect(profiles[0]?.credentials).toHaveLength(1)
  const [credential] = profiles[0]?.credentials ?? []
  for (const field of ['name', 'chain', 'source', 'reference'] as const)
    expect(typeof credential?.[field]).toBe('string')
})

test('a client that sends a key of another service is answered as anonymous', async () => {
  const response = await fetch(`${baseUrl}/fid/616`, {
    headers: { authorization: 'Bearer abc', 'x-api-key': 'def' },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('an HTTP/1.0 client and one behind a plain proxy are served', async () => {
  const server: Server = createServer((incoming, outgoing) => {
    const upstream = httpRequest(
      {
        port: listening.port,
        host: '127.0.0.1',
        path: incoming.url,
        headers: incoming.headers,
        method: incoming.method,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    incoming.pipe(upstream)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const proxied = await fetch(`http://127.0.0.1:${port}/api/v1/fid/616`)
  expect(((await proxied.json()) as { profiles: unknown[] }).profiles).toHaveLength(1)
  await new Promise((resolve) => server.close(resolve))
  const old = await new Promise<string>((resolve) => {
    const socket = connect(listening.port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('end', () => resolve(text))
    socket.write('GET /api/v1/fid/616 HTTP/1.0\r\n\r\n')
  })
  expect(old).toContain('200 OK')
})
