import { Button, type FrameContext, Frog, TextInput } from 'frog'
import { z } from 'zod'
import { brandName } from '../src/domain/brand.ts'
import { askedText, handleOf } from '../src/domain/display.ts'
import { ServiceError } from '../src/domain/error.ts'
import { decodeMessage, fromFarcasterTime, isSigned, messageTypes } from '../src/domain/farcaster-message.ts'
import { type Identifier, identifierPath, identifierRoutes } from '../src/domain/identifier.ts'
import type { Hub } from '../src/domain/ports/hub.ts'
import type { Lookup } from '../src/domain/ports/lookup.ts'
import type { Clock, Logger } from '../src/domain/ports/telemetry.ts'
import { readBytes } from '../src/http/body.ts'
import { honoPath } from '../src/http/path.ts'
import { identify } from '../src/people/identify.ts'
import { composeUrl, LEGACY_INPUT } from './embed.ts'
import { find } from './find.ts'

/** What Frames v1 needs. */
export interface LegacyOptions {
  lookup: Pick<Lookup, 'one'>
  baseUrl: string
  /** Signs the state that clients carry from frame to frame. */
  secret: string
  hub: Hub | null
  clock: Clock
  log: Logger
  /** Mounts Frog's devtools at `/v1/dev`. */
  hasDevtools: boolean
}

/** What a client carries along, signed: the pages that were seen, the newest last. */
interface State {
  trail: string[]
}
type Env = { State: State }

/**
 * Frames v1 by Frog 0.18.3, for clients that still read it. Frog itself sees only requests that `admit` has rebuilt: docs/decisions/0072.
 *
 * @returns answers a request below `/v1`
 */
export async function createLegacy(options: LegacyOptions): Promise<(request: Request) => Promise<Response>> {
  const { lookup, baseUrl, secret, hub, clock, log, hasDevtools } = options
  const frog = new Frog<Env>({
    title: brandName,
    basePath: '/v1',
    origin: baseUrl,
    secret,
    initialState: { trail: [] },
    imageAspectRatio: '1.91:1',
    verify: 'silent',
    verifyOrigin: true,
    ...(hub ? { hub: frogHub(hub) } : {}),
  })

  /** @param hint in the text box, at most 32 bytes */
  const home = (c: Context, hint: string = LEGACY_INPUT) =>
    c.res({
      image: `${baseUrl}/card.png?ratio=1.91`,
      intents: [
        <TextInput placeholder={hint} />,
        <Button action="/search">Search</Button>,
        hub ? <Button action="/me">View mine</Button> : null,
      ],
    })

  const person = async (c: Context, identifier: Identifier) => {
    const path = identifierPath(identifier)
    const found = await find(lookup, identifier)
    const image = `${baseUrl}${path}/card.png?ratio=1.91`
    if (found.kind === 'nobody') {
      return c.res({
        image,
        intents: [
          <TextInput placeholder="Another spelling?" />,
          <Button action="/search">Search</Button>,
          <Button action="/back">Back</Button>,
        ],
      })
    }
    await c.deriveState((state) => {
      if (state.trail.at(-1) !== path) state.trail = [...state.trail, path].slice(-TRAIL_LENGTH)
    })
    const name = found.kind === 'person' ? handleOf(found.profile, identifier) : askedText(identifier)
    const share = found.kind === 'person' ? `This is ${name}` : `Who is ${name}?`
    return c.res({
      image,
      title: name,
      intents: [
        <Button.Link href={baseUrl + path}>Page</Button.Link>,
        <Button.Link href={composeUrl(share, baseUrl + path)}>Share</Button.Link>,
        <Button action="/back">Back</Button>,
      ],
    })
  }

  /** A frame of what the work names; what cannot be looked up leads home with the reason in the box. */
  const frame = (work: (c: Context) => Promise<Identifier | null> | Identifier | null) => async (c: Context) => {
    try {
      const identifier = await work(c)
      return identifier ? await person(c, identifier) : home(c)
    } catch (error) {
      if (!(error instanceof ServiceError)) {
        log.error({ err: error, path: c.req.path }, 'frame failed')
        return home(c, 'Something broke, try again')
      }
      return home(c, error.status === 503 ? 'Could not ask, try again' : 'Not a name, try another')
    }
  }

  frog.frame('/', (c) => home(c))
  frog.frame(
    '/search',
    frame((c) => (c.inputText?.trim() ? identify(c.inputText) : null)),
  )
  frog.frame('/me', async (c) => {
    const fid = await viewerOf(c, baseUrl, clock)
    return fid === null ? home(c, 'Could not tell who you are') : frame(() => ({ kind: 'fid', fid }))(c)
  })
  frog.frame('/back', async (c) => {
    let previous: string | undefined
    await c.deriveState((state) => {
      state.trail = state.trail.slice(0, -1)
      previous = state.trail.at(-1)
    })
    return frame(() => (previous ? identify(baseUrl + previous) : null))(c)
  })
  for (const { path, parameters, parse } of Object.values(identifierRoutes)) {
    frog.frame(honoPath(path), (c) => frame(() => parse(...parameters.map(({ name }) => c.req.param(name) ?? '')))(c))
  }
  frog.castAction(
    '/actions/author',
    (c) => {
      const fid = z.number().int().positive().safeParse(c.actionData.castId?.fid)
      return fid.success
        ? c.res({ type: 'frame', path: `/fid/${fid.data}` })
        : c.error({ message: 'This cast has no author that we could read.' })
    },
    {
      name: 'Look up author',
      icon: 'person',
      description: 'See who wrote this cast: verified accounts, claims and credentials.',
      aboutUrl: `${baseUrl}/`,
    },
  )
  frog.hono.onError((error, c) => {
    // A state that we did not sign, or that cannot be read.
    if (/^ERR_J/.test((error as { code?: string }).code ?? '') || error instanceof SyntaxError) {
      return c.json({ message: 'This frame is out of date. Open it again.' }, 400)
    }
    log.error({ err: error, path: c.req.path }, 'frame failed')
    return c.json({ message: 'Something broke on our side.' }, 500)
  })

  if (hasDevtools) {
    const [{ devtools }, { serveStatic }] = await Promise.all([import('frog/dev'), import('frog/serve-static')])
    devtools(frog, { basePath: '/dev', serveStatic })
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    // Frog's own debugger speaks to itself with headers and queries of its own.
    if (hasDevtools && (/^\/v1\/dev(\/|$)/.test(pathname) || request.headers.has('x-frog-dev'))) {
      return isImagePath(pathname) ? notFound() : withPolicy(await frog.fetch(request), devtoolsPolicy)
    }
    const admitted = await admit(request, baseUrl)
    if (admitted instanceof Response) return admitted
    return withPolicy(await frog.fetch(admitted), "default-src 'none'; frame-ancestors 'none'")
  }
}

/** Frog's devtools carry their script and style inline, and show pictures of other hosts' frames. */
const devtoolsPolicy = "default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' data: blob:; img-src * data: blob:"

function withPolicy(response: Response, policy: string): Response {
  const headers = new Headers(response.headers)
  headers.set('x-content-type-options', 'nosniff')
  headers.set('content-security-policy', policy)
  headers.set('cache-control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}

/** How far back "Back" goes. */
const TRAIL_LENGTH = 8

/** What of Frog's context our frames use, whatever their route. */
type Context = Pick<FrameContext<Env, string>, 'res' | 'deriveState' | 'frameData' | 'verified' | 'inputText'> & {
  req: { path: string; json(): Promise<unknown> }
}

/** How old a signed press of a button may be. */
const MAX_AGE_SECONDS = 600

/**
 * Who pressed, when the hub vouches for the message and it was meant for us, just now; else null.
 *
 * What Frog read of the message is not used: it reads `data` where the signature covers `data_bytes`, so that a
 * valid message of one's own can carry somebody else's fid.
 */
async function viewerOf(c: Context, baseUrl: string, clock: Clock): Promise<number | null> {
  if (!c.verified) return null
  const { trustedData } = bodySchema.parse(await c.req.json())
  const message = trustedData ? decodeMessage(Buffer.from(trustedData.messageBytes, 'hex')) : null
  if (message?.data.type !== messageTypes.frameAction) return null
  const { fid, timestamp, frameActionBody } = message.data
  if (Math.abs(clock() / 1000 - fromFarcasterTime(timestamp)) > MAX_AGE_SECONDS) return null
  // A message that was signed for another site's frame is valid too: only its signed URL tells.
  const url = frameActionBody?.url ?? ''
  return URL.canParse(url) && new URL(url).origin === new URL(baseUrl).origin ? fid : null
}

/** The hub as Frog asks it. Its own way has neither timeout nor check of the status. */
const frogHub = (hub: Hub) => ({
  apiUrl: '',
  verifyMessage: async ({ trustedData }: { trustedData: { messageBytes: string } }) => {
    const bytes = Buffer.from(trustedData.messageBytes, 'hex')
    const message = decodeMessage(bytes)
    const valid = message !== null && isSigned(message) && (await hub.isValidMessage(bytes))
    // Frog's type says void, and its code reads `valid`.
    return { valid } as unknown as undefined
  },
})

// ─── What Frog gets to see ─────────────────────────────────────────────────────────────────

const MAX_BODY_BYTES = 32 * 1024

/** What we read of a client's message; all else is dropped. `frameData` and `state` come from strangers. */
const bodySchema = z.object({
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
 * Frog reads more from a state than our own: where to go next, and what buttons meant. Only the signed part is let
 * through, with the one header that Frog signs by (`{"alg":"HS256"}`).
 */
const stateSchema = z.object({
  previousState: z
    .string()
    .regex(/^eyJhbGciOiJIUzI1NiJ9\.[\w-]+\.[\w-]+$/)
    .optional(),
})

const json = (status: number, message: string): Response =>
  Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } })
const notFound = () => json(404, 'Nothing at this address')

/** Frog draws whatever element tree stands in the query of `…/image`, and fetches what it names. */
const isImagePath = (path: string): boolean => {
  try {
    return /\/image\/*$/i.test(decodeURIComponent(path))
  } catch {
    return true
  }
}

const routes = [
  /^\/v1\/?$/,
  /^\/v1\/(search|me|back|actions\/author)\/?$/,
  ...Object.values(identifierRoutes).map(({ path }) => new RegExp(`^/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)),
]

/**
 * Builds the request that Frog sees from the parts that we know: a route of ours at our own host, without query, with
 * no header but the content type, and a body of known shape. That closes the image routes, `x-forwarded-host`,
 * `?accept=text/html` (a page with scripts of other hosts), the redirect by `initialPath`, and unsigned state.
 */
async function admit(request: Request, baseUrl: string): Promise<Request | Response> {
  const { pathname } = new URL(request.url)
  if (isImagePath(pathname) || !routes.some((route) => route.test(pathname))) return notFound()
  // Frog's first frame lies at `/v1/`, the others have no slash at their end.
  const path = pathname.replace(/\/$/, '')
  const url = new URL(path === '/v1' ? '/v1/' : path, baseUrl)
  if (request.method === 'GET' || request.method === 'HEAD') return new Request(url)
  if (request.method !== 'POST') return json(405, 'A frame is asked for by GET or POST')
  let body: z.infer<typeof bodySchema>
  try {
    body = bodySchema.parse(JSON.parse(Buffer.from(await readBytes(request, MAX_BODY_BYTES)).toString('utf8')))
  } catch (error) {
    return error instanceof ServiceError ? json(error.status, error.detail) : json(400, 'Not the message of a frame')
  }
  const { state, ...untrustedData } = body.untrustedData
  const kept = state === undefined ? undefined : readState(state)
  if (kept === null) return json(400, 'This frame is out of date. Open it again.')
  return new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      untrustedData: { ...untrustedData, ...(kept === undefined ? {} : { state: kept }) },
      ...(body.trustedData ? { trustedData: body.trustedData } : {}),
    }),
  })
}

/** The state with nothing but its signed part; null when it cannot be read. */
function readState(state: string): string | undefined | null {
  try {
    const { previousState } = stateSchema.parse(JSON.parse(decodeURIComponent(state)))
    return previousState === undefined ? undefined : encodeURIComponent(JSON.stringify({ previousState }))
  } catch {
    return null
  }
}
