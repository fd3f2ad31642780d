import { ServiceError } from '@whocast/contract/error.ts'
import { parseAddress } from '@whocast/contract/identifier.ts'
import { wireTime } from '@whocast/contract/wire-time.ts'
import type { z } from 'zod'
import { readJson } from '../http/body.ts'
import type { Exchange } from '../http/exchange.ts'
import { securityHeaders } from '../http/headers.ts'
import {
  refuseOtherSites,
  requireOwnOrigin,
  sessionCookie,
  sessionToken,
} from '../http/own-origin.ts'
import { parseQuery, queryValue } from '../http/path.ts'
import { linkForMessage, signInByLink } from '../owners/link.ts'
import type { Session } from '../owners/port.ts'
import { openSchema, type sessionSchema, signInSchema } from '../owners/schema.ts'
import {
  challenge,
  type OwnerContext,
  SESSION_SECONDS,
  sessionOf,
  signIn,
  signOut,
  writeSignIn,
} from '../owners/sign-in.ts'
import { signOutOthers } from '../owners/stored-data.ts'
import { parseBody } from './validate.ts'

/** The owners' own routes; null where `SELF_SERVICE` is off. */
export interface SessionRouteOptions {
  owner: OwnerContext | null
  /** Our public origin. */
  baseUrl: string
}

/** A session as answers show it. */
export const toWireSession = ({
  address,
  fid,
  expiresAt,
}: Session): z.infer<typeof sessionSchema> => ({
  ...(address === null ? {} : { address }),
  ...(fid === null ? {} : { fid }),
  expiresAt: wireTime(expiresAt),
})

/** An answer that is one owner's alone: nothing on its way may keep it. */
export function sendPrivate(
  value: unknown,
  exchange: Exchange,
  baseUrl: string,
  more: Record<string, string> = {},
): Response {
  const headers: Record<string, string> = {
    ...securityHeaders(baseUrl),
    ...exchange.headers(),
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'Cookie',
    ...more,
  }
  // No page of another origin has a use for it.
  delete headers['access-control-allow-origin']
  delete headers['access-control-expose-headers']
  return new Response(JSON.stringify(value), { headers })
}

/** The owner's parts, unless the operator closed them. @throws ServiceError `not-found` */
export function requireOpen(owner: OwnerContext | null): OwnerContext {
  if (owner) return owner
  throw new ServiceError(
    'not-found',
    'owners do not sign in here: the operator turned it off (SELF_SERVICE=off)',
  )
}

/** The session of a request. @throws ServiceError `unauthorized` without a valid one */
export async function requireSession(owner: OwnerContext, exchange: Exchange): Promise<Session> {
  const session = await sessionOf(owner, sessionToken(exchange))
  if (!session) throw new ServiceError('unauthorized', 'sign in first: /me')
  return session
}

/** `/session`: sign in and out. */
export function createSessionRoutes({ owner: parts, baseUrl }: SessionRouteOptions) {
  return {
    /** A new nonce; for an address, the whole text to sign. */
    async nonce(url: string, exchange: Exchange): Promise<Response> {
      refuseOtherSites(exchange)
      const query = parseQuery(url)
      const address = queryValue(query, 'address')
      if (address !== undefined) {
        const requested = parseAddress(address)
        const chainId = Number(queryValue(query, 'chainId') ?? 1)
        return sendPrivate(
          {
            message: await writeSignIn(requireOpen(parts), { address: requested.address, chainId }),
          },
          exchange,
          baseUrl,
        )
      }
      const { issuedAt, expiresAt, ...given } = await challenge(requireOpen(parts))
      const answer = {
        ...given,
        version: '1',
        issuedAt: wireTime(issuedAt),
        expiresAt: wireTime(expiresAt),
      }
      return sendPrivate(answer, exchange, baseUrl)
    },

    /** Signs in: the session's token is in the cookie, and nowhere else. */
    async open(request: Request, exchange: Exchange): Promise<Response> {
      const owner = requireOpen(parts)
      requireOwnOrigin(exchange, baseUrl)
      const given = parseBody(openSchema, await readJson(request))
      const replaces = sessionToken(exchange)
      const { token, session } = await ('link' in given
        ? signInByLink(owner, { ...given, replaces })
        : signIn(owner, { ...given, replaces }))
      return sendPrivate({ session: toWireSession(session) }, exchange, baseUrl, {
        'set-cookie': sessionCookie(token, SESSION_SECONDS),
      })
    },

    /** A link that signs in once, for a Mini App in a frame, which has no cookies. */
    async link(request: Request, exchange: Exchange): Promise<Response> {
      const owner = requireOpen(parts)
      requireOwnOrigin(exchange, baseUrl)
      const { url, expiresAt } = await linkForMessage(
        owner,
        parseBody(signInSchema, await readJson(request)),
      )
      return sendPrivate({ url, expiresAt: wireTime(expiresAt) }, exchange, baseUrl)
    },

    /** Signs out: the token is invalid from then on. `?others=true` ends all other sessions. */
    async close(url: string, exchange: Exchange): Promise<Response> {
      const owner = requireOpen(parts)
      requireOwnOrigin(exchange, baseUrl)
      if (queryValue(parseQuery(url), 'others') === 'true') {
        const ended = await signOutOthers(owner, await requireSession(owner, exchange))
        return sendPrivate({ isSignedOut: false, ended }, exchange, baseUrl)
      }
      const token = sessionToken(exchange)
      const isSignedOut = token !== null && (await signOut(owner, token))
      return sendPrivate({ isSignedOut }, exchange, baseUrl, { 'set-cookie': sessionCookie(null) })
    },
  }
}
