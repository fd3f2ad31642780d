import { ServiceError } from '@whocast/contract/error.ts'
import { type Identifier, identifierKey, identifierPath } from '@whocast/contract/identifier.ts'
import { type Query, readIdentifier, readQuery } from '@whocast/mention-reader/query.ts'
import type { Hono } from 'hono'
import { withTimeout } from '../../src/kit/with-timeout.ts'
import { caching } from '../answer.ts'
import { type PageAnswer, page } from '../page.ts'
import { HomePage } from '../pages/home.tsx'
import { ResultsPage } from '../pages/results.tsx'
import { shortDetail } from '../problem-page.ts'
import { hasSamples, type Site, searchFor } from '../site.ts'

const MAX_FOUND = 20

/** How long results of the store wait for the sources. */
const PATIENCE_MS = 1000

/**
 * Adds the search: an identifier leads to its page, other texts to matching stored people. A word
 * may be a username and a name: it leads to the page of the username if that exists, else to the
 * stored matches. They do not wait for slow sources.
 */
export function addSearchRoutes(app: Hono, site: Site): void {
  app.get('/search', async (c, next) => {
    const text = c.req.query('q')?.trim() ?? ''
    if (text === '') return c.redirect('/', 303)
    const query = readQuery(text)
    const { identifier } = query
    if (identifier && query.isExact) return c.redirect(identifierPath(identifier), 303)
    const found = await resultsOf(site, text, query)
    if (found) return page(site, () => found)(c, next)
    try {
      return c.redirect(identifierPath(readIdentifier(text)), 303)
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      return page(site, () => refusal(site, text, error))(c, next)
    }
  })
}

/** Returns the page of stored matches; null if there are none, or the text names an account. */
async function resultsOf(site: Site, text: string, query: Query): Promise<PageAnswer | null> {
  const { context } = site
  const results = await searchFor(site, text, MAX_FOUND)
  if (results.length === 0) return null
  const { identifier } = query
  const state = identifier ? await lookUp(site, identifier) : 'unknown'
  if (state === 'known') return null
  const account = identifier && { identifier, isUnreachable: state === 'unreachable' }
  const shown = { query: text, results, ...(account ? { account } : {}) }
  return { element: ResultsPage({ context, ...shown }), cacheControl: caching.never }
}

async function lookUp(
  { people, lookup }: Site,
  identifier: Identifier,
): Promise<'known' | 'unknown' | 'unreachable'> {
  const stored = await people.find(identifierKey(identifier)).catch(() => [])
  if (stored.some(({ isVerified }) => isVerified)) return 'known'
  return withTimeout(lookup.one(identifier), PATIENCE_MS).then(
    ({ profiles }) => (profiles.length > 0 ? 'known' : 'unknown'),
    () => 'unreachable',
  )
}

async function refusal(site: Site, value: string, { detail }: ServiceError): Promise<PageAnswer> {
  const problem = `cannot be looked up: ${shortDetail(detail)}.`
  const shown = { context: site.context, value, problem, hasSamples: await hasSamples(site) }
  return { element: HomePage(shown), status: 400, cacheControl: caching.never }
}
