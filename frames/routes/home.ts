import { parseFid } from '@whocast/contract/identifier.ts'
import type { Hono } from 'hono'
import type { Amounts } from '../../src/people/port.ts'
import { caching } from '../answer.ts'
import { homeImage } from '../card.ts'
import { negotiate, page, snapLink } from '../page.ts'
import { GradesPage } from '../pages/grades.tsx'
import { HomePage } from '../pages/home.tsx'
import { findExample, hasSamples, type Site } from '../site.ts'
import { snapFace } from '../snap/respond.ts'
import { personPage } from './person.ts'

/** Adds the home page, its Snap and card, and the share extension. */
export function addHomeRoutes(app: Hono, site: Site): void {
  const { context } = site
  const amountsOf = rememberAmounts(site)
  const home = async () => {
    const [isSampled, example] = await Promise.all([hasSamples(site), findExample(site)])
    const amounts = amountsOf()
    const shown = { hasSamples: isSampled, example, amounts: isSampled ? null : amounts }
    return { element: HomePage({ context, ...shown }), cacheControl: caching.page }
  }
  app.get(
    '/',
    negotiate(
      page(site, async () => ({ ...(await home()), headers: snapLink('/') })),
      (c) => snapFace(c, site, null),
    ),
  )
  app.post('/', (c) => snapFace(c, site, null))
  app.get('/card.png', (c) => homeImage(c, site))
  app.get(
    '/about/grades',
    page(site, () => ({ element: GradesPage({ context }), cacheControl: caching.page })),
  )
  // The share extension: a client opens it with a shared cast, and it shows the author.
  app.get(
    '/share',
    page(site, (c) => {
      const castFid = c.req.query('castFid')
      return castFid === undefined ? home() : personPage(site, parseFid(castFid))
    }),
  )
}

const AMOUNTS_FRESH_MS = 10 * 60_000

/**
 * Counts in the background and at most every ten minutes: no page waits for it, so the first one
 * after a start shows none.
 */
function rememberAmounts({ amounts, log, clock }: Site): () => Amounts | null {
  let known: Amounts | null = null
  let countedAt = Number.NEGATIVE_INFINITY
  return () => {
    if (amounts && clock() - countedAt >= AMOUNTS_FRESH_MS) {
      countedAt = clock()
      amounts().then(
        (counted) => {
          known = counted
        },
        (error: unknown) => log.warn({ err: error }, 'counting people failed'),
      )
    }
    return known
  }
}
