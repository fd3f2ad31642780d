import { ServiceError } from '@whocast/contract/error.ts'
import { identifierPath } from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'
import type { Hono } from 'hono'
import { caching } from '../answer.ts'
import { HomePage } from '../pages/home.tsx'
import { ResultsPage } from '../pages/results.tsx'
import { shortDetail } from '../problem-page.ts'
import { hasSamples, page, type Site, searchFor } from '../site.ts'

/** How many people the results of a search show. */
const MAX_FOUND = 20

/** Adds the search: an identifier leads to its page, other texts to matching stored people. */
export function addSearchRoutes(app: Hono, site: Site): void {
  const { context } = site
  app.get('/search', async (c, next) => {
    const text = c.req.query('q')?.trim() ?? ''
    if (text === '') return c.redirect('/', 303)
    try {
      return c.redirect(identifierPath(identify(text)), 303)
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      const results = await searchFor(site, text, MAX_FOUND)
      if (results.length > 0) {
        const element = ResultsPage({ context, query: text, results })
        return page(site, () => ({ element, cacheControl: caching.never }))(c, next)
      }
      const problem = `cannot be looked up: ${shortDetail(error.detail)}.`
      const element = HomePage({
        context,
        value: text,
        problem,
        hasSamples: await hasSamples(site),
      })
      return page(site, () => ({ element, status: 400, cacheControl: caching.never }))(c, next)
    }
  })
}
