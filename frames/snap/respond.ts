import { requestedText } from '@whocast/contract/display.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import type { Identifier } from '@whocast/contract/identifier.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { readIdentifier } from '@whocast/mention-reader/query.ts'
import type { Context } from 'hono'
import type { Hub } from '../../src/farcaster/hub-port.ts'
import { readBytes } from '../../src/http/body.ts'
import type { Clock, Logger } from '../../src/kit/telemetry.ts'
import { linkForPress } from '../../src/owners/link.ts'
import type { OwnerContext } from '../../src/owners/sign-in.ts'
import type { Lookup } from '../../src/people/lookup.ts'
import { answer, caching, problem } from '../answer.ts'
import { find } from '../find.ts'
import { readJfs, type SnapRequest, unsigned } from '../jfs.ts'
import { homeSnap, linkSnap, messageSnap, SIGN_IN, type SnapPlace, signInSnap } from './message.ts'
import { peopleSnap } from './people.ts'
import { profileSnap, type Viewer } from './profile.ts'
import { type Snap, type SnapColor, snapType } from './schema.ts'

/** The dependencies of Snaps. */
export interface SnapDependencies {
  lookup: Pick<Lookup, 'one'>
  hub: Hub | null
  /** Signs owners in; null if it is turned off. */
  owner: OwnerContext | null
  baseUrl: string
  accent: (profile: Profile) => SnapColor
  clock: Clock
  log: Logger
}

const send = (c: Context, snap: Snap, cacheControl: string): Response =>
  answer(c, JSON.stringify(snap), {
    'content-type': snapType,
    'cache-control': cacheControl,
    vary: 'Accept, X-Snap-Payload',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
  })

/** The largest signed request that is read, in bytes. */
const MAX_BODY_BYTES = 32 * 1024

/**
 * Responds to GET and POST of a Snap. `requested` parses the page's own identifier; null on the
 * home page.
 *
 * A signature that is present must hold, or the answer is 401. Without any the viewer is anonymous,
 * and all but "view mine" works.
 */
export async function snapFace(
  c: Context,
  dependencies: SnapDependencies,
  requested: (() => Identifier) | null,
): Promise<Response> {
  const { baseUrl, hub, owner, log } = dependencies
  const place: SnapPlace = {
    page: baseUrl + c.req.path,
    knowsViewers: hub !== null,
    signsIn: owner !== null,
  }
  const isPost = c.req.method === 'POST'
  let signed: SnapRequest
  try {
    const jfs = isPost ? await signedText(c.req.raw) : c.req.header('x-snap-payload')
    signed = jfs
      ? await readSigned(jfs, dependencies, { isSigningIn: isPost && c.req.query('do') === 'me' })
      : unsigned
    if (isPost && owner && c.req.query('do') === 'me' && signed.viewerFid !== null && signed.signed)
      return signed.inputs[SIGN_IN] === true
        ? await sendLink(c, owner, place, signed.viewerFid, signed.signed)
        : send(c, signInSnap(place, signed.viewerFid), 'private, no-store')
  } catch (error) {
    if (error instanceof ServiceError) {
      return problem(c, error, baseUrl)
    }
    log.warn({ err: error }, 'signer check at the Farcaster node failed')
    signed = unsigned
  }
  const isPersonal = isPost || signed.viewerFid !== null
  try {
    const { snap, isFound } = await respond(c, dependencies, place, signed, requested)
    return send(
      c,
      snap,
      isPersonal ? 'private, no-store' : isFound ? caching.page : caching.notFound,
    )
  } catch (error) {
    if (error instanceof ServiceError && error.code !== 'internal') {
      const heading =
        error.code === 'unavailable' ? 'Temporarily unavailable' : 'This is not a valid name'
      return send(c, messageSnap(place, heading, error.detail), caching.never)
    }
    log.error({ err: error, path: c.req.path }, 'snap failed')
    return send(
      c,
      messageSnap(place, 'Something broke', 'It is on our side; please try again.'),
      caching.never,
    )
  }
}

/**
 * Reads the signer. Auth addresses are read only when the viewer signs in, as each costs a call to
 * a chain.
 */
const readSigned = (
  text: string,
  { baseUrl, hub, owner, clock }: SnapDependencies,
  { isSigningIn }: { isSigningIn: boolean },
) =>
  readJfs(text, {
    audience: new URL(baseUrl).origin,
    hub,
    clock,
    ...(isSigningIn && owner?.registries ? { isAuthAddress: owner.registries.isAuthAddress } : {}),
  })

/** Answers with the link that signs the viewer in. */
async function sendLink(
  c: Context,
  owner: OwnerContext,
  place: SnapPlace,
  fid: number,
  signed: NonNullable<SnapRequest['signed']>,
): Promise<Response> {
  const { url } = await linkForPress(owner, { fid, ...signed })
  return send(c, linkSnap(place, { fid, url }), 'private, no-store')
}

const signedText = async (request: Request): Promise<string> =>
  Buffer.from(await readBytes(request, MAX_BODY_BYTES))
    .toString('utf8')
    .trim()

async function respond(
  c: Context,
  { lookup, baseUrl, accent }: SnapDependencies,
  place: SnapPlace,
  { viewerFid, inputs }: SnapRequest,
  requested: (() => Identifier) | null,
): Promise<{ snap: Snap; isFound: boolean }> {
  const wish = c.req.method === 'POST' ? (c.req.query('do') ?? 'view') : 'view'
  const wanted = identifierOf(wish, inputs, viewerFid, requested)
  if (wanted === 'no-viewer') {
    return {
      snap: messageSnap(place, 'Who are you?', 'Your client did not prove who you are.'),
      isFound: false,
    }
  }
  if (wanted === null) return { snap: homeSnap(place), isFound: true }
  const [found, viewer] = await Promise.all([
    find(lookup, wanted),
    viewerFid === null ? null : viewerOf(lookup, viewerFid),
  ])
  switch (found.kind) {
    case 'not-found': {
      const message = 'No profile is linked to it by proof. Perhaps another spelling?'
      return {
        snap: messageSnap(place, `Nobody found for ${requestedText(wanted)}`, message),
        isFound: false,
      }
    }
    case 'people':
      return {
        snap: peopleSnap(found.profiles, { ...place, baseUrl, requested: found.requested }),
        isFound: true,
      }
    case 'person': {
      const { profile } = found
      return {
        snap: profileSnap(profile, {
          ...place,
          baseUrl,
          requested: wanted,
          accent: accent(profile),
          viewer,
        }),
        isFound: true,
      }
    }
    default:
      return found satisfies never
  }
}

function identifierOf(
  wish: string,
  inputs: Record<string, unknown>,
  viewerFid: number | null,
  requested: (() => Identifier) | null,
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
