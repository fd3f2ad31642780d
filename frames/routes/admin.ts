import type { Hono } from 'hono'
import { caching } from '../answer.ts'
import { AdminPage } from '../pages/admin.tsx'
import { page, type Site } from '../site.ts'
import { privatePageHeaders } from './me.ts'

/** Adds `/admin`. Its script fetches all data with the operator's key. */
export function addAdminRoutes(app: Hono, site: Site): void {
  const { context } = site
  app.get(
    '/admin',
    page(site, () => ({
      element: AdminPage({ context }),
      cacheControl: caching.never,
      headers: privatePageHeaders,
    })),
  )
}
