import type { Hono } from 'hono'
import { parseFid } from '../../src/domain/identifier.ts'
import { caching } from '../answer.ts'
import { homeImage } from '../card.ts'
import { HomePage } from '../pages/home.tsx'
import { hasSamples, negotiate, page, type Site, snapLink } from '../site.ts'
import { snapFace } from '../snap/respond.ts'
import { personPage } from './person.ts'

/** The home page, its Snap and card, and the share extension. */
export function addHomeRoutes(app: Hono, site: Site): void {
  const { context, cards, snaps } = site
  const home = async () => ({ element: HomePage({ context, hasSamples: await hasSamples(site) }), cacheControl: caching.page })
  app.get(
    '/',
    negotiate(
      page(site, async () => ({ ...(await home()), headers: snapLink('/') })),
      (c) => snapFace(c, snaps, null),
    ),
  )
  app.post('/', (c) => snapFace(c, snaps, null))
  app.get('/card.png', (c) => homeImage(c, cards))
  // The share extension: a client opens it with a shared cast, and it shows the author.
  app.get(
    '/share',
    page(site, (c) => {
      const castFid = c.req.query('castFid')
      return castFid === undefined ? home() : personPage(site, parseFid(castFid))
    }),
  )
}
