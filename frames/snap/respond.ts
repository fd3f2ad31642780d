import { requestedText } from '@whocast/contract/display.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import type { Identifier } from '@whocast/contract/identifier.ts'
import { readIdentifier } from '@whocast/mention-reader/query.ts'
import type { Context } from 'hono'
import { readBytes } from '../../src/http/body.ts'
import { linkForPress } from '../../src/owners/link.ts'
import type { Lookup } from '../../src/people/lookup.ts'
import { snapAccent } from '../accent.ts'
import { answer, caching, openHeaders, problem } from '../answer.ts'
import { find } from '../find.ts'
import { readJfs, type SnapRequest, unsigned } from '../jfs.ts'
import type { Site } from '../site.ts'
import { homeSnap, linkSnap, messageSnap, SIGN_IN, type SnapPlace, signInSnap } from './message.ts'
import { peopleSnap } from './people.ts'
import { profileSnap, type Viewer } from './profile.ts'
import { type Snap, snapType } from './schema.ts'

const send = (c: Context, snap: Snap, cacheControl: string): Response =>
  answer(c, JSON.stringify(snap), {
    'content-type': snapType,
    'cache-control': cacheControl,
    vary: 'Accept, X-Snap-Payload',
    ...openHeaders,
  })

/** For answers to one viewer. */
const PERSONAL = 'private, no-store'

/** The largest signed request that is read, in bytes. */
const MAX_BODY_BYTES = 32 * 1024

type Requested = (() => Identifier) | null

/**
 * Responds to GET and POST of a Snap. `requested` parses the page's own identifier; null on the
 * home page.
 *
 * A signature that is present must hold, or the answer is 401. Without any the viewer is anonymous,
 * and all but "view mine" works.
 */
export async function snapFace(c: Context, site: Site, requested: Requested): Promise<Response> {
  const { baseUrl, log, hub, owner } = site
  const place: SnapPlace = {
    baseUrl,
    // `c.req.path` is decoded.
    page: baseUrl + new URL(c.req.url).pathname,
    knowsViewers: hub !== null,
    signsIn: owner !== null,
  }
  const isPost = c.req.method === 'POST'
  const isSigningIn = isPost && c.req.query('do') === 'me'
  let signed: SnapRequest
  try {
    signed = await readSigned(c, site, isSigningIn)
    const { viewerFid: fid, signed: signature } = signed
    if (isSigningIn && owner && fid !== null && signature) {
      if (signed.inputs[SIGN_IN] !== true) return send(c, signInSnap(place, fid), PERSONAL)
      const { url } = await linkForPress(owner, { fid, ...signature })
      return send(c, linkSnap(place, { fid, url }), PERSONAL)
    }
  } catch (error) {
    if (error instanceof ServiceError) return problem(c, error, baseUrl)
    log.warn({ err: error }, 'signer check at the Farcaster node failed')
    signed = unsigned
  }
  try {
    const { snap, isFound } = await respond(c, site, place, signed, requested)
    const isPersonal = isPost || signed.viewerFid !== null
    return send(c, snap, isPersonal ? PERSONAL : isFound ? caching.page : caching.notFound)
  } catch (error) {
    const refuse = (heading: string, detail: string) =>
      send(c, messageSnap(place, heading, detail), caching.never)
    if (error instanceof ServiceError && error.code !== 'internal')
      return refuse(
        error.code === 'unavailable' ? 'Temporarily unavailable' : 'This is not a valid name',
        error.detail,
      )
    log.error({ err: error, path: c.req.path }, 'snap failed')
    return refuse('Something broke', 'It is on our side; please try again.')
  }
}

/** Reads the signer; auth addresses only for signing in, as each costs a call to a chain. */
async function readSigned(
  c: Context,
  { baseUrl, hub, owner, clock }: Site,
  isSigningIn: boolean,
): Promise<SnapRequest> {
  const text =
    c.req.method === 'POST'
      ? Buffer.from(await readBytes(c.req.raw, MAX_BODY_BYTES))
          .toString('utf8')
          .trim()
      : c.req.header('x-snap-payload')
  if (!text) return unsigned
  const isAuthAddress = isSigningIn ? owner?.registries?.isAuthAddress : undefined
  return readJfs(text, { audience: new URL(baseUrl).origin, hub, clock, isAuthAddress })
}

async function respond(
  c: Context,
  { lookup, renderer }: Site,
  place: SnapPlace,
  { viewerFid, inputs }: SnapRequest,
  requested: Requested,
): Promise<{ snap: Snap; isFound: boolean }> {
  const wish = c.req.method === 'POST' ? (c.req.query('do') ?? 'view') : 'view'
  const message = (heading: string, text: string) => ({
    snap: messageSnap(place, heading, text),
    isFound: false,
  })
  const wanted = identifierOf(wish, inputs, viewerFid, requested)
  if (wanted === 'no-viewer')
    return message('Who are you?', 'Your client did not prove who you are.')
  if (wanted === null) return { snap: homeSnap(place), isFound: true }
  const [found, viewer] = await Promise.all([
    find(lookup, wanted),
    viewerFid === null ? null : viewerOf(lookup, viewerFid),
  ])
  switch (found.kind) {
    case 'not-found':
      return message(
        `Nobody found for ${requestedText(wanted)}`,
        'No profile is linked to it by proof. Perhaps another spelling?',
      )
    case 'people': {
      const snap = peopleSnap(found.profiles, { ...place, requested: found.requested })
      return { snap, isFound: true }
    }
    case 'person': {
      const accent = snapAccent(renderer.accent(found.profile))
      const snap = profileSnap(found.profile, { ...place, requested: wanted, accent, viewer })
      return { snap, isFound: true }
    }
    default:
      return found satisfies never
  }
}

function identifierOf(
  wish: string,
  inputs: Record<string, unknown>,
  viewerFid: number | null,
  requested: Requested,
): Identifier | 'no-viewer' | null {
  switch (wish) {
    case 'search':
      return readIdentifier(typeof inputs.q === 'string' ? inputs.q : '')
    case 'mine':
    case 'me':
      return viewerFid === null ? 'no-viewer' : { kind: 'fid', fid: viewerFid }
    case 'home':
      return null
    default:
      return requested ? requested() : null
  }
}

/** Looks up the viewer; without one, the Snap omits the greeting. */
const viewerOf = async (lookup: Pick<Lookup, 'one'>, fid: number): Promise<Viewer> => ({
  fid,
  profile: await lookup.one({ kind: 'fid', fid }).then(
    ({ profiles }) => profiles[0] ?? null,
    () => null,
  ),
})
