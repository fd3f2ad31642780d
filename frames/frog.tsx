import { brandName } from '@whocast/contract/brand.ts'
import { handleOf, requestedText } from '@whocast/contract/display.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import { type Identifier, identifierPath, identifierRoutes } from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'
import {
  decodeMessage,
  fromFarcasterTime,
  isSigned,
  messageTypes,
} from '@whocast/evidence/forms/farcaster-message.ts'
import { readIdentifier } from '@whocast/mention-reader/query.ts'
import { Button, type FrameContext, Frog, TextInput } from 'frog'
import { z } from 'zod'
import type { Hub } from '../src/farcaster/hub.ts'
import { honoPath } from '../src/http/path.ts'
import { composeUrl, fitsButton, LEGACY_INPUT } from './embed.ts'
import { find } from './find.ts'
import { admit, frameBodySchema, isImagePath, notFound } from './legacy-request.ts'
import type { Site } from './site.ts'

/** Signed state that the client sends back: the visited pages, the newest last. */
interface State {
  trail: string[]
}
type Env = { State: State }

/**
 * Frames v1 by Frog 0.18.3, for clients that still use it. Frog itself sees only requests that
 * `admit` has rebuilt: docs/decisions/0072.
 *
 * @param secret signs the state that clients carry from frame to frame
 * @returns answers a request below `/v1`
 */
export async function createLegacy(
  site: Site,
  secret: string,
): Promise<(request: Request) => Promise<Response>> {
  const { baseUrl, hub, log } = site
  const hasDevtools = site.hasDevtools === true && !site.isProduction
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
  addFrames(frog, site)
  addAuthorAction(frog, baseUrl)
  frog.hono.onError((error, c) => {
    // The state's signature is not ours, or the state cannot be parsed.
    if (/^ERR_J/.test((error as { code?: string }).code ?? '') || error instanceof SyntaxError)
      return c.json({ message: 'This frame is out of date. Open it again.' }, 400)
    log.error({ err: error, path: c.req.path }, 'frame failed')
    return c.json({ message: 'Something broke on our side.' }, 500)
  })
  if (hasDevtools) {
    const [{ devtools }, { serveStatic }] = await Promise.all([
      import('frog/dev'),
      import('frog/serve-static'),
    ])
    devtools(frog, { basePath: '/dev', serveStatic })
  }
  return async (request) => {
    const { pathname } = new URL(request.url)
    // Frog's own debugger uses headers and queries that `admit` drops.
    if (hasDevtools && (/^\/v1\/dev(\/|$)/.test(pathname) || request.headers.has('x-frog-dev')))
      return isImagePath(pathname)
        ? notFound()
        : withPolicy(await frog.fetch(request), devtoolsPolicy)
    const admitted = await admit(request, baseUrl)
    if (admitted instanceof Response) return admitted
    return withPolicy(await frog.fetch(admitted), "default-src 'none'; frame-ancestors 'none'")
  }
}

function addFrames(frog: Frog<Env>, site: Site): void {
  const { baseUrl, clock } = site
  frog.frame('/', (c) => homeFrame(site, c))
  frog.frame('/search', (c) =>
    frameOf(site, c, () => (c.inputText?.trim() ? readIdentifier(c.inputText) : null)),
  )
  frog.frame('/me', async (c) => {
    const fid = await viewerOf(c, baseUrl, clock())
    return fid === null
      ? homeFrame(site, c, 'Your account is unknown')
      : frameOf(site, c, () => ({ kind: 'fid', fid }))
  })
  frog.frame('/back', async (c) => {
    let previous: string | undefined
    await c.deriveState((state) => {
      state.trail = state.trail.slice(0, -1)
      previous = state.trail.at(-1)
    })
    return frameOf(site, c, () => (previous ? identify(baseUrl + previous) : null))
  })
  for (const { path, parameters, parse } of Object.values(identifierRoutes))
    frog.frame(honoPath(path), (c) =>
      frameOf(site, c, () => parse(...parameters.map(({ name }) => c.req.param(name) ?? ''))),
    )
}

const addAuthorAction = (frog: Frog<Env>, baseUrl: string) =>
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

/** Returns the frame of what `read` returns; home for null, with the reason if it fails. */
async function frameOf(site: Site, c: Context, read: () => Identifier | null) {
  try {
    const identifier = read()
    return identifier ? await personFrame(site, c, identifier) : homeFrame(site, c)
  } catch (error) {
    if (error instanceof ServiceError)
      return homeFrame(
        site,
        c,
        error.status === 503 ? 'Unavailable, try again' : 'Not a name, try another',
      )
    site.log.error({ err: error, path: c.req.path }, 'frame failed')
    return homeFrame(site, c, 'Something broke, try again')
  }
}

/** @param hint in the text box, at most 32 bytes */
const homeFrame = ({ baseUrl, hub }: Site, c: Context, hint: string = LEGACY_INPUT) =>
  c.res({
    image: `${baseUrl}/card.png?ratio=1.91`,
    intents: [
      <TextInput placeholder={hint} />,
      <Button action="/search">Search</Button>,
      hub ? <Button action="/me">View mine</Button> : null,
    ],
  })

async function personFrame({ lookup, baseUrl }: Site, c: Context, identifier: Identifier) {
  const path = identifierPath(identifier)
  const found = await find(lookup, identifier)
  const image = `${baseUrl}${path}/card.png?ratio=1.91`
  if (found.kind === 'not-found')
    return c.res({
      image,
      intents: [
        <TextInput placeholder="Another spelling?" />,
        <Button action="/search">Search</Button>,
        <Button action="/back">Back</Button>,
      ],
    })
  await c.deriveState((state) => {
    if (state.trail.at(-1) !== path) state.trail = [...state.trail, path].slice(-TRAIL_LENGTH)
  })
  const isPerson = found.kind === 'person'
  const name = isPerson ? handleOf(found.profile, identifier) : requestedText(identifier)
  const share = composeUrl(isPerson ? `This is ${name}` : `Who is ${name}?`, baseUrl + path)
  return c.res({
    image,
    title: name,
    intents: [
      <Button.Link href={baseUrl + path}>Page</Button.Link>,
      fitsButton(share) ? <Button.Link href={share}>Share</Button.Link> : null,
      <Button action="/back">Back</Button>,
    ],
  })
}

/** Frog's devtools use inline scripts and styles, and show images of other hosts' frames. */
const devtoolsPolicy =
  "default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' data: blob:; img-src * data: blob:"

function withPolicy(response: Response, policy: string): Response {
  const headers = new Headers(response.headers)
  headers.set('x-content-type-options', 'nosniff')
  headers.set('content-security-policy', policy)
  headers.set('cache-control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}

const TRAIL_LENGTH = 8

type Context = Pick<
  FrameContext<Env, string>,
  'res' | 'deriveState' | 'frameData' | 'verified' | 'inputText'
> & { req: { path: string; json(): Promise<unknown> } }

const MAX_AGE_SECONDS = 600

/**
 * Returns the fid of the user who pressed a button, if the hub validates the message and it was
 * signed for this site in the last ten minutes.
 *
 * Frog's own parser is not used: it reads `data`, but the signature covers `data_bytes`. A user
 * could send a valid message with another user's fid in `data`.
 *
 * @param now unix milliseconds
 */
async function viewerOf(c: Context, baseUrl: string, now: number): Promise<number | null> {
  if (!c.verified) return null
  const { trustedData } = frameBodySchema.parse(await c.req.json())
  const message = trustedData ? decodeMessage(Buffer.from(trustedData.messageBytes, 'hex')) : null
  if (message?.data.type !== messageTypes.frameAction) return null
  const { fid, timestamp, frameActionBody } = message.data
  if (Math.abs(now / 1000 - fromFarcasterTime(timestamp)) > MAX_AGE_SECONDS) return null
  // A message that was signed for another site's frame is valid, too: only its signed URL differs.
  return URL.parse(frameActionBody?.url ?? '')?.origin === new URL(baseUrl).origin ? fid : null
}

/** Returns the hub for Frog. Frog's own client has neither a timeout nor a check of the status. */
const frogHub = (hub: Hub) => ({
  apiUrl: '',
  verifyMessage: async ({ trustedData }: { trustedData: { messageBytes: string } }) => {
    const bytes = Buffer.from(trustedData.messageBytes, 'hex')
    const message = decodeMessage(bytes)
    const valid = message !== null && isSigned(message) && (await hub.isValidMessage(bytes))
    // Frog's type is void, but its code reads `valid`.
    return { valid } as unknown as undefined
  },
})
