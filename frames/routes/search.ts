import { ServiceError } from '@whocast/contract/error.ts'
import { type Identifier, identifierKey, identifierPath } from '@whocast/contract/identifier.ts'
import { type Query, readIdentifier, readQuery } from '@whocast/mention-reader/query.ts'
import type { Context, Hono } from 'hono'
import { withTimeout } from '../../src/kit/with-timeout.ts'
import { caching } from '../answer.ts'
import type { PageAnswer } from '../page.ts'
import { HomePage } from '../pages/home.tsx'
import { ResultsPage } from '../pages/results.tsx'
import { shortDetail } from '../problem-page.ts'
import { hasSamples, page, type Site, searchFor } from '../site.ts'

/** How many people the results of a search show. */
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
    const sent = await resultsOf(site, text, query)
    if (sent !== null) return page(site, () => sent)(c, next)
    return redirectOrExplain(c, site, text, next)
  })
}

/** Returns the page of stored matches; null if there are none, or the text names an account. */
async function resultsOf(site: Site, text: string, query: Query): Promise<PageAnswer | null> {
  const results = await searchFor(site, text, MAX_FOUND)
  if (results.length === 0) return null
  const { identifier } = query
  const state = identifier ? await lookUp(site, identifier) : 'unknown'
  if (state === 'known') return null
  const element = ResultsPage({
    context: site.context,
    query: text,
    results,
    ...(identifier ? { account: { identifier, isUnreachable: state === 'unreachable' } } : {}),
  })
  return { element, cacheControl: caching.never }
}

/** Reports whether an account belongs to a profile. */
async function lookUp(
  { options: { people, lookup } }: Site,
  identifier: Identifier,
): Promise<'known' | 'unknown' | 'unreachable'> {
  const stored = await people.find(identifierKey(identifier)).catch(() => [])
  if (stored.some(({ isVerified }) => isVerified)) return 'known'
  return withTimeout(lookup.one(identifier), PATIENCE_MS).then(
    ({ profiles }) => (profiles.length > 0 ? 'known' : 'unknown'),
    () => 'unreachable',
  )
}

async function redirectOrExplain(
  c: Context,
  site: Site,
  text: string,
  next: () => Promise<void>,
): Promise<Response> {
  try {
    return c.redirect(identifierPath(readIdentifier(text)), 303)
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const element = HomePage({
      context: site.context,
      value: text,
      problem: `cannot be looked up: ${shortDetail(error.detail)}.`,
      hasSamples: await hasSamples(site),
    })
    const sent = { element, status: 400 as const, cacheControl: caching.never }
    return (await page(site, () => sent)(c, next)) as Response
  }
}
