import type { Hono } from 'hono'
import { sessionTokenIn } from '../../src/http/own-origin.ts'
import { caching, pageHeaders } from '../answer.ts'
import { page } from '../page.ts'
import { AdminPage } from '../pages/admin.tsx'
import { MePage } from '../pages/me.tsx'
import type { Site } from '../site.ts'

/** Headers of pages whose buttons act for a person: no other page may frame them. */
const privateHeaders = {
  'content-security-policy': `${pageHeaders['content-security-policy']}; frame-ancestors 'none'`,
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  vary: 'Cookie',
}

/** Lets the page poll the relay of Sign In With Farcaster. */
const withRelay = (relay: string) => ({
  ...privateHeaders,
  'content-security-policy': privateHeaders['content-security-policy'].replace(
    "connect-src 'self'",
    `connect-src 'self' ${relay}`,
  ),
})

/** Adds `/me`, the page of the signed-in person, and `/admin`, whose script fetches all data. */
export function addPrivateRoutes(app: Hono, site: Site): void {
  const { context, own: ownPage, relay = null } = site
  const cacheControl = caching.never
  app.get(
    '/me',
    page(site, async (c) => {
      const own = ownPage ? await ownPage(sessionTokenIn(c.req.header('cookie'))) : 'closed'
      const headers = relay === null ? privateHeaders : withRelay(relay)
      return { element: MePage({ context, own, relay }), cacheControl, headers }
    }),
  )
  app.get(
    '/admin',
    page(site, () => ({ element: AdminPage({ context }), cacheControl, headers: privateHeaders })),
  )
}
