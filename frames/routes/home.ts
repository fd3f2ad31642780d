import { canonicalPath } from '@whocast/contract/display.ts'
import { parseFid } from '@whocast/contract/identifier.ts'
import type { Hono } from 'hono'
import type { Amounts } from '../../src/people/port.ts'
import { caching } from '../answer.ts'
import { homeImage } from '../card.ts'
import { GradesPage } from '../pages/grades.tsx'
import { type Example, HomePage } from '../pages/home.tsx'
import { hasSamples, negotiate, page, type Site, snapLink } from '../site.ts'
import { snapFace } from '../snap/respond.ts'
import { personPage } from './person.ts'

/** Adds the home page, its Snap and card, and the share extension. */
export function addHomeRoutes(app: Hono, site: Site): void {
  const { context, cards, snaps } = site
  const amountsOf = rememberAmounts(site)
  const home = async () => {
    const [isSampled, example, amounts] = await Promise.all([
      hasSamples(site),
      findExample(site),
      amountsOf(),
    ])
    const element = HomePage({
      context,
      hasSamples: isSampled,
      example,
      amounts: isSampled ? null : amounts,
    })
    return { element, cacheControl: caching.page }
  }
  app.get(
    '/',
    negotiate(
      page(site, async () => ({ ...(await home()), headers: snapLink('/') })),
      (c) => snapFace(c, snaps, null),
    ),
  )
  app.post('/', (c) => snapFace(c, snaps, null))
  app.get('/card.png', (c) => homeImage(c, cards))
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

/**
 * People whose card may be the example, the best known first; the first of them that is stored is
 * shown.
 */
const examples = ['fname:sample-ada', 'ens:vitalik.eth', 'fname:dwr', 'fid:3']

async function findExample({ options: { people } }: Site): Promise<Example | null> {
  for (const key of examples) {
    const [stored] = await people.find(key, { mayLag: true }).catch(() => [])
    const path = stored && canonicalPath(stored.profile)
    if (path) return { path, profile: stored.profile }
  }
  return null
}

const AMOUNTS_FRESH_MS = 10 * 60_000

/**
 * Counts in the background and at most every ten minutes: no page waits for it, so the first one
 * after a start shows none.
 */
function rememberAmounts({
  options: { amounts, log },
  clock,
}: Site): () => Promise<Amounts | null> {
  let known: Amounts | null = null
  let countedAt = Number.NEGATIVE_INFINITY
  return async () => {
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
