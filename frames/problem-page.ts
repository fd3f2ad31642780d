import type { Context } from 'hono'
import { errorCodes, ServiceError } from '../src/domain/error.ts'
import type { Logger } from '../src/domain/ports/telemetry.ts'
import { caching } from './answer.ts'
import type { PageAnswer } from './page.ts'
import type { PageContext } from './pages/head.ts'
import { MessagePage } from './pages/message.tsx'

/** Of the unknown channel type's detail only the part before the list of all types. */
export const shortDetail = (detail: string): string => detail.split(';')[0] ?? detail

/** The path of a page as a link to it; one that begins with two slashes would lead to another host. */
const ownPath = (c: Context): string => new URL(c.req.url).pathname.replace(/^\/+/, '/')

/** What was asked for, for the search box: the text of a search, else the last part of the path. */
function typed(c: Context): string {
  const last = new URL(c.req.url).pathname.split('/').at(-1) ?? ''
  try {
    return c.req.query('q') ?? decodeURIComponent(last)
  } catch {
    return last
  }
}

/** The page of an error. What was not foreseen is logged, and told without a word of its cause. */
export function problemPage(c: Context, context: PageContext, log: Logger, error: unknown): PageAnswer {
  if (!(error instanceof ServiceError)) {
    log.error({ err: error, path: c.req.path }, 'page failed')
    const detail = 'It is on our side, and it is in our log. Please try again.'
    return {
      element: MessagePage({ context, heading: 'Something broke', detail, icon: 'warning' }),
      status: 500,
      cacheControl: caching.never,
    }
  }
  const { code, status, detail, retryAfterSeconds } = error
  switch (code) {
    case 'unavailable':
      return {
        element: MessagePage({
          context,
          heading: 'Could not ask just now',
          detail: 'Every place that could know is failing at the moment. That says nothing about whether somebody is there.',
          icon: 'clock',
          retry: ownPath(c),
          value: typed(c),
        }),
        status,
        cacheControl: caching.never,
        headers: { 'retry-after': String(retryAfterSeconds ?? 10) },
      }
    case 'quota-exceeded':
      return {
        element: MessagePage({
          context,
          heading: 'Too many requests',
          detail: `This address has asked for more pages than one may a minute. Try again in ${retryAfterSeconds ?? 60} seconds.`,
          icon: 'clock',
        }),
        status,
        cacheControl: caching.never,
        headers: { 'retry-after': String(retryAfterSeconds ?? 60) },
      }
    case 'not-found':
      return {
        element: MessagePage({ context, heading: 'Nothing here', detail, icon: 'unknown' }),
        status,
        cacheControl: caching.notFound,
      }
    default:
      if (status >= 500) {
        const heading = errorCodes[code].title
        return { element: MessagePage({ context, heading, detail, icon: 'warning' }), status, cacheControl: caching.never }
      }
      return {
        element: MessagePage({
          context,
          heading: 'That cannot be a name',
          detail: `${shortDetail(detail)}.`,
          icon: 'warning',
          value: typed(c),
        }),
        status,
        cacheControl: caching.notFound,
      }
  }
}
