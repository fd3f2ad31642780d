import { ServiceError } from '@whocast/contract/error.ts'

const MAX_BODY_BYTES = 64 * 1024
/** Nothing that is taken here is nested deeper than an attestation in a credential. */
const MAX_DEPTH = 32

const [QUOTE, BACKSLASH, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map(
  (sign) => sign.charCodeAt(0),
)

const jsonType = /^application\/(json|[^;\s]+\+json)\s*(;|$)/i

const tooLarge = (maxBytes: number) =>
  new ServiceError('content-too-large', `the body is larger than ${maxBytes} bytes`)

/**
 * Reads a body as bytes, at most `maxBytes` of them.
 *
 * @throws ServiceError `content-too-large`
 */
export async function readBytes(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Uint8Array> {
  const declared = request.headers.get('content-length')
  if (declared !== null) {
    if (Number(declared) > maxBytes) throw tooLarge(maxBytes)
    // The HTTP parser holds the sender to the declared length.
    return new Uint8Array(await request.arrayBuffer())
  }
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as ReadableStream<Uint8Array>) {
    size += chunk.byteLength
    if (size > maxBytes) throw tooLarge(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Reads a JSON body. A body without `Content-Type` is taken for JSON.
 *
 * @throws ServiceError `unsupported-media-type`, `content-too-large` or `invalid-request`
 */
export async function readJson(request: Request, maxBytes = MAX_BODY_BYTES): Promise<unknown> {
  const type = request.headers.get('content-type')
  if (type !== null && !jsonType.test(type.trim()))
    throw new ServiceError('unsupported-media-type', 'send application/json')
  const bytes = await readBytes(request, maxBytes)
  if (isDeeperThan(MAX_DEPTH, bytes))
    throw new ServiceError('invalid-request', `the body is nested deeper than ${MAX_DEPTH} levels`)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch (cause) {
    throw new ServiceError('invalid-request', 'the body is not JSON in UTF-8', { cause })
  }
}

/**
 * Whether arrays and objects in JSON are nested deeper than `levels`. Parsing 64,000 open brackets
 * takes milliseconds, this a fraction of one.
 */
function isDeeperThan(levels: number, json: Uint8Array): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (isText) {
      if (byte === BACKSLASH) at += 1
      else if (byte === QUOTE) isText = false
    } else if (byte === QUOTE) isText = true
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
      depth += 1
      if (depth > levels) return true
    } else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) depth -= 1
  }
  return false
}
