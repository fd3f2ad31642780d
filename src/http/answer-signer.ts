import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import type { Clock } from '../kit/telemetry.ts'

/** An answer as it is stored: its bytes as latin1, and its headers. */
export interface SignableAnswer {
  body: string
  headers: Readonly<Record<string, string>>
}

export type AnswerSigner = ReturnType<typeof createAnswerSigner>

/** Where the keys are published. */
export const DIRECTORY_PATH = '/.well-known/http-message-signatures-directory'
const DIRECTORY_TYPE = 'application/http-message-signatures-directory+json'
/** The start of a PKCS #8 document of an Ed25519 key; the seed follows. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
/** Seconds that a cache may serve a response: a day of `stale-if-error`, and the time before. */
const VALID_SECONDS = 86_400 + 3600 + 900
const RESIGN_SECONDS = 3600
/** Spellings of one question that are remembered with their signatures. */
const MAX_TARGETS = 16

const answerComponents = '("@status" "content-type" "content-digest" "@path";req "@query";req)'

interface SigningKey {
  id: string
  privateKey: KeyObject
  jwk: { kty: 'OKP'; crv: 'Ed25519'; x: string }
}

/**
 * An Ed25519 key by its seed. Its ID is the JWK thumbprint (RFC 7638, RFC 8037), so that a client
 * that knows the ID can check the key.
 */
function readKey(seed: string): SigningKey {
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8, Buffer.from(seed.slice(2), 'hex')]),
    format: 'der',
    type: 'pkcs8',
  })
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  const id = createHash('sha256')
    .update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`)
    .digest('base64url')
  return { id, privateKey, jwk: { kty: 'OKP', crv: 'Ed25519', x } }
}

/** `Content-Digest` (RFC 9530). */
const digestOf = (bytes: Buffer): string =>
  `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`

/** `Signature-Input` and `Signature` over these lines, whose components are `components`. */
function signLines(
  { id, privateKey }: SigningKey,
  {
    components,
    lines,
    now,
    tag,
  }: { components: string; lines: readonly string[]; now: number; tag?: string },
): Record<string, string> {
  const created = Math.floor(now / 1000)
  const parameters = `${components};created=${created};expires=${created + VALID_SECONDS};keyid="${id}";alg="ed25519"${tag ? `;tag="${tag}"` : ''}`
  const base = [...lines, `"@signature-params": ${parameters}`].join('\n')
  return {
    'signature-input': `sig=${parameters}`,
    signature: `sig=:${sign(null, Buffer.from(base), privateKey).toString('base64')}:`,
  }
}

interface Signed {
  at: number
  headers: Readonly<Record<string, string>>
}

/**
 * Signs responses with status 200 by HTTP Message Signatures (RFC 9421).
 *
 * @param options.seeds of Ed25519 keys, `0x` and 64 hex digits: the first signs, all are published
 * @param options.baseUrl our public origin
 */
export function createAnswerSigner({
  seeds,
  baseUrl,
  clock = Date.now,
}: {
  seeds: readonly [string, ...string[]]
  baseUrl: string
  clock?: Clock
}) {
  const keys = seeds.map(readKey)
  const current = keys[0] as SigningKey
  const signed = new WeakMap<SignableAnswer, Map<string, Signed>>()

  function signAnswer(
    answer: SignableAnswer,
    target: string,
    now: number,
  ): Readonly<Record<string, string>> {
    const digest = digestOf(Buffer.from(answer.body, 'latin1'))
    const [path = '/', query] = target.split(/\?(.*)/s)
    const lines = [
      '"@status": 200',
      `"content-type": ${answer.headers['content-type'] ?? ''}`,
      `"content-digest": ${digest}`,
      `"@path";req: ${path}`,
      `"@query";req: ?${query ?? ''}`,
    ]
    return {
      'content-digest': digest,
      ...signLines(current, { components: answerComponents, lines, now }),
    }
  }

  return {
    /**
     * Returns the headers that sign a response to a request for a target: path and query, as sent.
     * Made once for a stored response and target; made again when they are an hour old.
     */
    headersOf(answer: SignableAnswer, target: string): Readonly<Record<string, string>> {
      let targets = signed.get(answer)
      if (!targets) {
        targets = new Map()
        signed.set(answer, targets)
      }
      const now = clock()
      const known = targets.get(target)
      if (known && now - known.at < RESIGN_SECONDS * 1000) return known.headers
      if (targets.size >= MAX_TARGETS) targets.clear()
      const headers = signAnswer(answer, target, now)
      targets.set(target, { at: now, headers })
      return headers
    },

    /** Returns the public keys as a JWK set, and the headers that sign it. */
    directory(): { body: string; headers: Record<string, string> } {
      const body = JSON.stringify({
        keys: keys.map(({ id, jwk }) => ({ ...jwk, kid: id, use: 'sig', alg: 'EdDSA' })),
      })
      const lines = [`"@authority";req: ${new URL(baseUrl).host}`]
      const components = '("@authority";req)'
      const tag = 'http-message-signatures-directory'
      return {
        body,
        headers: {
          'content-type': DIRECTORY_TYPE,
          ...signLines(current, { components, lines, now: clock(), tag }),
        },
      }
    },
  }
}
