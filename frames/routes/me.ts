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

/** `/me`: the page of who is signed in. */
export function addMeRoutes(app: Hono, site: Site): void {
  const { options, context } = site
  app.get(
    '/me',
    page(site, async (c) => {
      const own = options.own ? await options.own(sessionTokenIn(c.req.header('cookie'))) : 'closed'
      return {
        element: MePage({ context, own }),
        cacheControl: caching.never,
        headers: privatePageHeaders,
      }
    }),
  )
}
