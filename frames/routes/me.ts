import type { Hono } from 'hono'
import { sessionTokenIn } from '../../src/http/own-origin.ts'
import { caching, pageHeaders } from '../answer.ts'
import { MePage } from '../pages/me.tsx'
import { page, type Site } from '../site.ts'

/**
 * Headers of pages whose buttons act for the person who presses them: no other page may frame them.
 */
export const privatePageHeaders = {
  'content-security-policy': `${pageHeaders['content-security-policy']}; frame-ancestors 'none'`,
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  vary: 'Cookie',
}

/** Lets the page poll the relay of Sign In With Farcaster. */
const withRelay = (relay: string) => ({
  'content-security-policy': privatePageHeaders['content-security-policy'].replace(
    "connect-src 'self'",
    `connect-src 'self' ${relay}`,
  ),
})

/** Adds `/me`, the page of the signed-in person. */
export function addMeRoutes(app: Hono, site: Site): void {
  const { options, context } = site
  const relay = options.relay ?? null
  app.get(
    '/me',
    page(site, async (c) => {
      const own = options.own ? await options.own(sessionTokenIn(c.req.header('cookie'))) : 'closed'
      return {
        element: MePage({ context, own, relay }),
        cacheControl: caching.never,
        headers:
          relay === null ? privatePageHeaders : { ...privatePageHeaders, ...withRelay(relay) },
      }
    }),
  )
}
