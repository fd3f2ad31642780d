import { WhocastError } from './error.ts'
import { type Fetch, readChunks } from './request.ts'

export interface SignedFetchOptions {
  /**
   * IDs of the keys that may sign: JWK thumbprints, from the operator, not from the server that is
   * to be checked.
   */
  keyIDs: readonly string[]
  /**
   * Origin whose directory has the keys; by default that of each request. A key is only taken where
   * its thumbprint is one of `keyIDs`.
   */
  directory?: string | undefined
  /** In place of the global one. */
  fetch?: Fetch | undefined
  /**
   * Refuses signatures older than this, 26 hours by default: a cache may serve an old answer while
   * the service is down.
   */
  maxAgeSeconds?: number | undefined
  /** Unix ms. */
  now?: (() => number) | undefined
}

const DIRECTORY_PATH = '/.well-known/http-message-signatures-directory'
/** The signature is checked after the whole body was read, which must not fill the memory. */
const MAX_BYTES = 64 * 2 ** 20
/** The calls that wait for the key end by their own times. */
const DIRECTORY_TIMEOUT_MS = 10_000
const COMPONENTS = '("@status" "content-type" "content-digest" "@path";req "@query";req)'
/** Label of our one signature (RFC 9421, dictionary member). */
const LABEL = 'sig='
const DEFAULT_MAX_AGE_SECONDS = 26 * 3600
/** Clocks differ. */
const SKEW_SECONDS = 60

const badSignature = (detail: string, cause?: unknown) =>
  new WhocastError('bad-response', { detail: `signature: ${detail}`, cause })

/**
 * A `fetch` that passes on only signed answers (RFC 9421, Ed25519), for `createWhocast`. An answer that a cache or a mirror in between has changed, or
 * given to another question, is refused. It reads by GET; `lookupMany` is refused, as its answers are not signed. Needs WebCrypto with Ed25519:
 * Node 20 and newer, current browsers.
 *
 * @example
 * const whocast = createWhocast({ baseUrl, fetch: createSignedFetch({ keyIDs: ['u7mgrIhDwZ-6bXNbJCBd7uNMcn9GN-Do8n1IdqHG6bk'] }) })
 */
export function createSignedFetch(options: SignedFetchOptions): Fetch {
  const get: Fetch = options.fetch ?? ((url, init) => fetch(url, init))
  const now = options.now ?? Date.now
  const keys = new Map<string, Promise<CryptoKey>>()

  function keyOf(id: string, url: string): Promise<CryptoKey> {
    const known = keys.get(id)
    if (known) return known
    const loading = loadKey(get, options.directory ?? new URL(url).origin, id)
    keys.set(id, loading)
    loading.catch(() => keys.delete(id))
    return loading
  }

  return async (url, init) => {
    const response = await get(url, init)
    const { pathname, search } = new URL(url)
    if ((init.method ?? 'GET') !== 'GET') {
      if (pathname.endsWith('/lookup')) throw badSignature('answers to POST /lookup are not signed')
      return response
    }
    // Some services answer 404 when there is no match; other errors carry no data.
    if (!response.ok && response.status !== 404) return response
    const chunks: Uint8Array<ArrayBuffer>[] = []
    await readChunks(response, MAX_BYTES, (chunk) => chunks.push(chunk))
    const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer())
    const { parameters, signature, id } = readSignature(response.headers)
    if (!options.keyIDs.includes(id))
      throw badSignature(`the key ${id} is not one of those that may sign`)
    checkTime(parameters, now() / 1000, options.maxAgeSeconds ?? DEFAULT_MAX_AGE_SECONDS)
    const digest = response.headers.get('content-digest') ?? ''
    if (digest !== (await digestOf(bytes))) throw badSignature('the content is not what was signed')
    const base = [
      `"@status": ${response.status}`,
      `"content-type": ${response.headers.get('content-type') ?? ''}`,
      `"content-digest": ${digest}`,
      `"@path";req: ${pathname}`,
      `"@query";req: ${search || '?'}`,
      `"@signature-params": ${parameters}`,
    ].join('\n')
    const key = await keyOf(id, url)
    if (!(await crypto.subtle.verify('Ed25519', key, signature, new TextEncoder().encode(base))))
      throw badSignature('it does not hold for this answer to this question')
    return new Response(bytes, { status: response.status, headers: response.headers })
  }
}

function readSignature(headers: Headers): {
  parameters: string
  signature: Uint8Array<ArrayBuffer>
  id: string
} {
  const input = headers.get('signature-input')
  const encoded = /^sig=:([A-Za-z0-9+/=]+):$/.exec(headers.get('signature') ?? '')?.[1]
  if (!input?.startsWith(LABEL) || encoded === undefined) throw badSignature('the answer has none')
  const parameters = input.slice(LABEL.length)
  if (!parameters.startsWith(`${COMPONENTS};`))
    throw badSignature('it does not cover status, content and question')
  const id = /;keyid="([\w-]+)"/.exec(parameters)?.[1]
  if (id === undefined || !/;alg="ed25519"/.test(parameters))
    throw badSignature('it is not of a kind that is known here')
  return { parameters, signature: bytesOf(encoded), id }
}

function checkTime(parameters: string, now: number, maxAgeSeconds: number): void {
  const read = (name: string) => Number(new RegExp(`;${name}=(\\d+)`).exec(parameters)?.[1])
  const [created, expires] = [read('created'), read('expires')]
  if (!(created <= now + SKEW_SECONDS)) throw badSignature('it is from the future')
  if (!(expires >= now && created >= now - maxAgeSeconds)) throw badSignature('it is too old')
}

/** The key with this thumbprint, which also proves that it is the right one. */
async function loadKey(get: Fetch, origin: string, id: string): Promise<CryptoKey> {
  const response = await get(new URL(DIRECTORY_PATH, origin).href, {
    method: 'GET',
    signal: AbortSignal.timeout(DIRECTORY_TIMEOUT_MS),
  })
  if (!response.ok) throw badSignature(`the directory of keys answered ${response.status}`)
  const { keys = [] } = (await response.json()) as {
    keys?: { kty?: string; crv?: string; x?: string }[]
  }
  for (const { kty, crv, x } of keys) {
    if (kty !== 'OKP' || crv !== 'Ed25519' || typeof x !== 'string' || !/^[\w-]{43}$/.test(x))
      continue
    const thumbprint = await sha256(
      new TextEncoder().encode(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`),
    )
    if (urlSafe(thumbprint) === id)
      return crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify'])
  }
  throw badSignature('the directory does not have the key')
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const urlSafe = (bytes: Uint8Array) =>
  base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const bytesOf = (text: string) =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
const digestOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  `sha-256=:${base64(await sha256(bytes))}:`
