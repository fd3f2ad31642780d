import { ServiceError } from '../domain/error.ts'

const MAX_BODY_BYTES = 64 * 1024

const jsonType = /^application\/(json|[^;\s]+\+json)\s*(;|$)/i

const tooLarge = (maxBytes: number) => new ServiceError('content-too-large', `the body is larger than ${maxBytes} bytes`)

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
  if (type !== null && !jsonType.test(type.trim())) throw new ServiceError('unsupported-media-type', 'send application/json')
  const bytes = await readBytes(request, maxBytes)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch (cause) {
    throw new ServiceError('invalid-request', 'the body is not JSON in UTF-8', { cause })
  }
}
