import { createPublicKey, hash, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAnswerSigner } from '../../../src/http/answer-signer.ts'
import type { Listening } from '../../../src/http/listen.ts'
import { verifyMessage } from '../../../test/reference/message-signatures.ts'
import {
  adaID,
  addAda,
  createTestService,
  listenFor,
  type TestService,
} from '../../../test/service.ts'
import { createWhocast, type Fetch } from './client.ts'
import { createSignedFetch, type SignedFetchOptions } from './signed.ts'

const baseUrl = 'https://whocast.test'
const [current, previous] = [`0x${'a1'.repeat(32)}`, `0x${'b2'.repeat(32)}`] as const

let now = Date.now()
let service: TestService
let listening: Listening
let origin: string
let keys: { kid: string; x: string; kty: 'OKP'; crv: 'Ed25519' }[]

beforeAll(async () => {
  const signer = createAnswerSigner({ seeds: [current, previous], baseUrl, clock: () => now })
  service = await createTestService({ baseUrl, signer })
  await addAda(service)
  listening = await listenFor(service)
  origin = `http://127.0.0.1:${listening.port}`
  keys = (await (await fetch(`${origin}/.well-known/http-message-signatures-directory`)).json())
    .keys
})
afterAll(async () => {
  await listening.drain({ graceMs: 0, deadlineMs: 0 })
  await service.close()
})

const byKid = async ({ keyid }: { keyid?: string }) => {
  const key = keys.find(({ kid }) => kid === keyid)
  if (!key) return null
  const publicKey = createPublicKey({
    key: { kty: key.kty, crv: key.crv, x: key.x },
    format: 'jwk',
  })
  return {
    id: key.kid,
    algs: ['ed25519'],
    verify: async (data: Buffer, signature: Buffer) => verify(null, data, publicKey, signature),
  }
}
/** Whether an independent implementation says that the signature of an answer to a URL holds. */
const holds = async (response: Response, url: string, requiredFields: string[]) =>
  verifyMessage(
    { keyLookup: byKid, requiredFields },
    { status: response.status, headers: Object.fromEntries(response.headers) },
    { method: 'GET', url, headers: {} },
  ).catch(() => false)
const covered = ['@status', 'content-type', 'content-digest', '@path', '@query']

describe('signatures by the service', () => {
  it.each([
    '/api/v1/fname/ada',
    '/api/v1/fname/ada?include=proof&fields=channels',
    '/api/v1/lookup?q=%40ada',
    '/api/v1/search?q=ad',
    '/api/v1/openapi.json',
    '/api/v1/ens/nobody.eth',
  ])('hold for %s by another implementation, made and ready', async (target) => {
    for (const _time of ['made', 'ready']) {
      const response = await fetch(origin + target)
      expect(response.status).toBe(200)
      expect(await holds(response, origin + target, covered)).toBe(true)
      expect(await holds(response, `${origin}/api/v1/fname/other`, covered)).toBe(false)
    }
  })

  it('are made once for an answer and a target, and again after an hour', async () => {
    const read = async () =>
      (await fetch(`${origin}/api/v1/lookup?q=fid%3A616`)).headers.get('signature-input')
    const first = await read()
    now += 1000
    expect(await read()).toBe(first)
    now += 3_600_000
    expect(await read()).not.toBe(first)
    now -= 3_601_000
  })

  it('cover the directory, which has every key by its thumbprint; errors and pages have none', async () => {
    const url = `${origin}/.well-known/http-message-signatures-directory`
    const response = await fetch(url)
    expect(response.headers.get('content-type')).toBe(
      'application/http-message-signatures-directory+json',
    )
    expect(response.headers.get('signature-input')).toContain(`keyid="${keys[0]?.kid}"`)
    expect(
      await holds(response, `${baseUrl}/.well-known/http-message-signatures-directory`, [
        '@authority',
      ]),
    ).toBe(true)
    expect(keys).toHaveLength(2)
    for (const path of ['/api/v1/fid/zero', '/llms.txt', '/livez'])
      expect((await fetch(origin + path)).headers.has('signature')).toBe(false)
  })

  it('come with a 304 too, so that a cache which asks again holds a young one', async () => {
    const first = await fetch(`${origin}/api/v1/fname/ada`)
    const again = await fetch(`${origin}/api/v1/fname/ada`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    expect(again.headers.get('signature')).toBe(first.headers.get('signature'))
  })

  it('are not there without a key', async () => {
    const plain = await createTestService()
    const response = await plain.request('/fname/ada')
    expect(response.headers.has('signature')).toBe(false)
    expect(
      (await plain.request('http://localhost/.well-known/http-message-signatures-directory'))
        .status,
    ).toBe(404)
    await plain.close()
  })
})

describe('a client that wants signatures', () => {
  const client = (
    options: Partial<SignedFetchOptions> = {},
    between: Fetch = (url, init) => fetch(url, init),
  ) =>
    createWhocast({
      baseUrl: origin,
      retries: 0,
      fetch: createSignedFetch({
        keyIDs: [keys[0]?.kid ?? ''],
        fetch: between,
        now: () => now,
        ...options,
      }),
    })
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'no error',
      (error: { detail: string }) => error.detail,
    )
  /** A mirror that changes answers of the API. */
  const mirror =
    (change: (response: Response, text: string) => Response): Fetch =>
    async (url, init) => {
      const response = await fetch(url, init)
      return url.includes('well-known') ? response : change(response, await response.text())
    }

  it('reads what is signed', async () => {
    expect((await client().fname('ada')).map(({ profileID }) => profileID)).toEqual([adaID])
    expect((await client().lookup('ada.eth', { include: ['proof'] })).length).toBe(1)
    expect(await client().ens('nobody.eth')).toEqual([])
  })

  it.each<[string, RegExp, Fetch]>([
    [
      'another content',
      /content/,
      mirror((response, text) => new Response(text.replace('Ada', 'Eve'), response)),
    ],
    [
      'another content with its digest',
      /does not hold/,
      mirror((response, _text) => {
        const headers = new Headers(response.headers)
        headers.set('content-digest', `sha-256=:${hash('sha256', '{"profiles":[]}', 'base64')}:`)
        return new Response('{"profiles":[]}', { headers })
      }),
    ],
    ['no signature', /has none/, mirror((_response, text) => Response.json(JSON.parse(text)))],
    [
      'nobody, by a 404',
      /has none/,
      mirror(() => Response.json({ profiles: [] }, { status: 404 })),
    ],
    [
      'the answer to another question',
      /does not hold/,
      (url, init) =>
        fetch(url.includes('/fname/') ? url.replace('/fname/ada', '/fid/616') : url, init),
    ],
    [
      'the answer to a narrower question',
      /does not hold/,
      (url, init) => fetch(url.includes('/fname/') ? `${url}?fields=bio` : url, init),
    ],
    [
      'a signature that covers less',
      /does not cover/,
      mirror((response, text) => {
        const headers = new Headers(response.headers)
        headers.set(
          'signature-input',
          (headers.get('signature-input') ?? '').replace(' "@query";req', ''),
        )
        return new Response(text, { headers })
      }),
    ],
    [
      'a key of its own',
      /not one of those/,
      mirror((response, text) => {
        const signer = createAnswerSigner({
          seeds: [`0x${'c3'.repeat(32)}`],
          baseUrl,
          clock: () => now,
        })
        const answer = { body: text, headers: Object.fromEntries(response.headers) }
        return new Response(text, {
          headers: { ...answer.headers, ...signer.headersOf(answer, '/api/v1/fname/ada') },
        })
      }),
    ],
  ])('refuses %s', async (_what, reason, between) => {
    expect(await refusal(client({}, between).fname('ada'))).toMatch(reason)
  })

  it('refuses a directory that hands out another key under the ID', async () => {
    const between: Fetch = async (url, init) =>
      url.includes('well-known')
        ? Response.json({
            keys: [{ kty: 'OKP', crv: 'Ed25519', kid: keys[0]?.kid, x: keys[1]?.x }],
          })
        : fetch(url, init)
    expect(await refusal(client({}, between).fname('ada'))).toMatch(/directory does not have/)
  })

  it('reads no body without end', async () => {
    let sent = 0
    const between: Fetch = async () =>
      new Response(
        new ReadableStream({
          pull: (controller) => (++sent > 100 ? controller.close() : controller.enqueue(mebibyte)),
        }),
      )
    const mebibyte = new Uint8Array(2 ** 20)
    expect(await refusal(client({}, between).fname('ada'))).toMatch(/larger than/)
    expect(sent).toBeLessThan(80)
  })

  it('gives up in time while the directory does not answer', async () => {
    const between: Fetch = (url, init) =>
      url.includes('well-known') ? new Promise(() => {}) : fetch(url, init)
    expect(await refusal(client({}, between).fname('ada', { timeoutMs: 50 }))).toBe(
      'no answer within 50 ms',
    )
  })

  it('refuses what is older than it allows, or from the future', async () => {
    await client().fname('ada')
    expect(await refusal(client({ now: () => now + 27 * 3_600_000 }).fname('ada'))).toMatch(
      /too old/,
    )
    expect(
      await refusal(client({ now: () => now + 700_000, maxAgeSeconds: 600 }).fname('ada')),
    ).toMatch(/too old/)
    expect(await refusal(client({ now: () => now - 3_600_000 }).fname('ada'))).toMatch(/future/)
  })

  it('refuses lookups by POST, which are not signed, and passes errors on', async () => {
    expect(await refusal(client().lookupMany(['@ada']))).toMatch(/not signed/)
    expect(
      await client()
        .ens('!')
        .catch((error: { code: string }) => error.code),
    ).toBe('invalid-identifier')
  })
})
