import { ServiceError } from '@whocast/contract/error.ts'
import { identifierRoutes } from '@whocast/contract/identifier.ts'
import { z } from 'zod'
import { readBytes } from '../src/http/body.ts'

const MAX_BODY_BYTES = 32 * 1024

/** The fields of a client's message that are read; the others are dropped. */
export const frameBodySchema = z.object({
  untrustedData: z.object({
    url: z.string().max(1024).optional(),
    fid: z.number().int().positive().optional(),
    buttonIndex: z.number().int().min(1).max(4).optional(),
    inputText: z.string().max(512).optional(),
    castId: z.object({ fid: z.number().int().positive(), hash: z.string().max(66) }).optional(),
    state: z.string().max(8192).optional(),
  }),
  trustedData: z
    .object({
      messageBytes: z
        .string()
        .max(8192)
        .regex(/^([0-9a-f]{2})+$/i),
    })
    .optional()
    .catch(undefined),
})

/**
 * Frog also reads from a state where to go next and what buttons mean. Only the signed part is
 * passed on, with the one header that Frog signs with (`{"alg":"HS256"}`).
 */
const stateSchema = z.object({
  previousState: z
    .string()
    .regex(/^eyJhbGciOiJIUzI1NiJ9\.[\w-]+\.[\w-]+$/)
    .optional(),
})

const json = (status: number, message: string): Response =>
  Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } })

/** Returns the response for unknown addresses below frames. */
export const notFound = () => json(404, 'Nothing at this address')

/** Returns true for `…/image`: Frog would render any element tree there and fetch its URLs. */
export const isImagePath = (path: string): boolean => {
  try {
    return /\/image\/*$/i.test(decodeURIComponent(path))
  } catch {
    return true
  }
}

const routes = [
  /^\/v1\/?$/,
  /^\/v1\/(search|me|back|actions\/author)\/?$/,
  ...Object.values(identifierRoutes).map(
    ({ path }) => new RegExp(`^/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  ),
]

/**
 * Rebuilds a request for Frog: a known route at our own host, no query, no header but the content
 * type, and a body of known shape. That closes the image routes, `x-forwarded-host`,
 * `?accept=text/html` (a page with scripts of other hosts), the redirect by `initialPath`, and
 * unsigned state. Anything else is answered without Frog.
 */
export async function admit(request: Request, baseUrl: string): Promise<Request | Response> {
  const { pathname } = new URL(request.url)
  if (isImagePath(pathname) || !routes.some((route) => route.test(pathname))) return notFound()
  // Frog's first frame is at `/v1/`, the others have no trailing slash.
  const path = pathname.replace(/\/$/, '')
  const url = new URL(path === '/v1' ? '/v1/' : path, baseUrl)
  if (request.method === 'GET' || request.method === 'HEAD') return new Request(url)
  if (request.method !== 'POST') return json(405, 'Frames are requested with GET or POST')
  let body: z.infer<typeof frameBodySchema>
  try {
    const bytes = await readBytes(request, MAX_BODY_BYTES)
    body = frameBodySchema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  } catch (error) {
    return error instanceof ServiceError
      ? json(error.status, error.detail)
      : json(400, 'This is not a message of a frame')
  }
  const { state, ...untrustedData } = body.untrustedData
  const signedState = state === undefined ? undefined : readState(state)
  if (signedState === null) return json(400, 'This frame is out of date. Open it again.')
  // JSON leaves out what is undefined.
  return new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      untrustedData: { ...untrustedData, state: signedState },
      trustedData: body.trustedData,
    }),
  })
}

/** Returns the signed part of the state; undefined if it has none, null if it cannot be parsed. */
function readState(state: string): string | undefined | null {
  try {
    const { previousState } = stateSchema.parse(JSON.parse(decodeURIComponent(state)))
    return previousState === undefined
      ? undefined
      : encodeURIComponent(JSON.stringify({ previousState }))
  } catch {
    return null
  }
}
