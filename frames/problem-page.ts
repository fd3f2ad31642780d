import { errorCodes, ServiceError } from '@whocast/contract/error.ts'
import type { Context } from 'hono'
import type { Logger } from '../src/kit/telemetry.ts'
import type { SearchResult } from '../src/search/search.ts'
import { caching } from './answer.ts'
import type { PageAnswer } from './page.ts'
import type { PageContext } from './pages/head.ts'
import { MessagePage } from './pages/message.tsx'

/** Returns the part of a detail before its list of all channel types. */
export const shortDetail = (detail: string): string => detail.split(';')[0] ?? detail

/**
 * Returns the path of a page for links; a path that begins with two slashes would lead to another
 * host.
 */
const ownPath = (c: Context): string => new URL(c.req.url).pathname.replace(/^\/+/, '/')

/** Returns the text for the search input: that of a search, else the last part of the path. */
function typed(c: Context): string {
  const last = new URL(c.req.url).pathname.split('/').at(-1) ?? ''
  try {
    return c.req.query('q') ?? decodeURIComponent(last)
  } catch {
    return last
  }
}

/** The content of problem pages in addition to the text. */
export interface ProblemContext {
  context: PageContext
  log: Logger
  /** Returns stored people with similar names; none if the text cannot be searched for. */
  near(text: string): Promise<SearchResult[]>
  /** Returns true if the sample people are stored, who need no source. */
  hasSamples(): Promise<boolean>
}

/** Returns true if a text may be a name: similar addresses and numbers are meaningless. */
const mayBeName = (text: string): boolean => !/^(?:0x.*|\d*)$/i.test(text)

/** Returns the page of an error. Unexpected errors are logged and shown without their cause. */
export async function problemPage(
  c: Context,
  { context, log, near, hasSamples }: ProblemContext,
  error: unknown,
): Promise<PageAnswer> {
  if (!(error instanceof ServiceError)) {
    log.error({ err: error, path: c.req.path }, 'page failed')
    return brokenPage(context)
  }
  const { code, status, detail, retryAfterSeconds } = error
  const text = `${sentence(shortDetail(detail))}.`
  const value = typed(c)
  const suggested = async () => (mayBeName(value) ? near(value) : [])
  switch (code) {
    case 'unavailable':
      return {
        element: MessagePage({
          context,
          heading: 'Temporarily unavailable',
          detail:
            'All sources for this name are failing at the moment. The person may still exist.',
          icon: 'clock',
          retry: ownPath(c),
          value,
          near: await suggested(),
        }),
        status,
        cacheControl: caching.never,
        headers: { 'retry-after': String(retryAfterSeconds ?? 10) },
      }
    case 'not-configured': {
      const found = await suggested()
      const offersSamples = found.length === 0 && (await hasSamples())
      const heading = errorCodes[code].title
      return {
        element: MessagePage({
          context,
          heading,
          detail: text,
          icon: 'warning',
          value,
          near: found,
          offersSamples,
        }),
        status,
        cacheControl: caching.never,
      }
    }
    case 'quota-exceeded':
      return {
        element: MessagePage({
          context,
          heading: 'Too many requests',
          detail: `This address has requested more pages than the limit per minute. Try again in ${retryAfterSeconds ?? 60} seconds.`,
          icon: 'clock',
        }),
        status,
        cacheControl: caching.never,
        headers: { 'retry-after': String(retryAfterSeconds ?? 60) },
      }
    case 'not-found':
      return {
        element: MessagePage({
          context,
          heading: 'Page not found',
          detail: `${detail} Search for a name above, or go to the home page.`,
          icon: 'unknown',
          links: nextLinks,
        }),
        status,
        cacheControl: caching.notFound,
      }
    default:
      if (status >= 500) {
        const heading = errorCodes[code].title
        return {
          element: MessagePage({ context, heading, detail: text, icon: 'warning' }),
          status,
          cacheControl: caching.never,
        }
      }
      return {
        element: MessagePage({
          context,
          heading: 'This is not a valid name',
          detail: text,
          icon: 'warning',
          value,
          near: await suggested(),
        }),
        status,
        cacheControl: caching.notFound,
      }
  }
}

/** Where to go from a page without content. */
const nextLinks = [
  { href: '/', text: 'Home page' },
  { href: '/docs', text: 'API reference' },
]

function brokenPage(context: PageContext): PageAnswer {
  const detail = 'This is an error of this service, and it was logged. Try again in a minute.'
  return {
    element: MessagePage({
      context,
      heading: 'Something went wrong',
      detail,
      icon: 'warning',
      links: nextLinks,
    }),
    status: 500,
    cacheControl: caching.never,
  }
}

/** Capitalizes a detail. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
