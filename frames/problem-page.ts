import { errorCodes, ServiceError } from '@whocast/contract/error.ts'
import type { Context } from 'hono'
import { caching } from './answer.ts'
import type { PageAnswer } from './page.ts'
import { MessagePage } from './pages/message.tsx'
import { capital } from './person.ts'
import { hasSamples, MAX_SUGGESTED, type Site, searchFor } from './site.ts'

/** Returns the part of a detail before its list of all channel types. */
export const shortDetail = (detail: string): string => detail.split(';')[0] ?? detail

/** Returns a detail as a sentence. */
const sentenceOf = (detail: string): string =>
  capital(shortDetail(detail)).replace(/[^.!?]$/, '$&.')

/** A path that begins with two slashes would lead to another host. */
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

/** Addresses and numbers that are similar to others mean nothing. */
const mayBeName = (text: string): boolean => !/^(?:0x.*|\d*)$/i.test(text)

type Message = Omit<Parameters<typeof MessagePage>[0], 'context'>

/** Returns the page of an error. Unexpected errors are logged and shown without their cause. */
export async function problemPage(c: Context, site: Site, error: unknown): Promise<PageAnswer> {
  const known = error instanceof ServiceError ? error : null
  const pageOf = (message: Message, more: Partial<PageAnswer> = {}): PageAnswer => ({
    element: MessagePage({ context: site.context, ...message }),
    status: known?.status ?? 500,
    cacheControl: caching.never,
    ...more,
  })
  if (!known) {
    site.log.error({ err: error, path: c.req.path }, 'page failed')
    const detail = 'This is an error of this service, and it was logged. Try again in a minute.'
    return pageOf({ heading: 'Something went wrong', detail, icon: 'warning', links: nextLinks })
  }
  const { code, status, retryAfterSeconds } = known
  const { title } = errorCodes[code]
  const detail = sentenceOf(known.detail)
  const value = typed(c)
  const near = async () => (mayBeName(value) ? searchFor(site, value, MAX_SUGGESTED) : [])
  const retryAfter = (most: number) => ({
    headers: { 'retry-after': String(retryAfterSeconds ?? most) },
  })
  switch (code) {
    case 'unavailable': {
      const failing =
        'All sources for this name are failing at the moment. The person may still exist.'
      const again = { retry: ownPath(c), value, near: await near() }
      const heading = 'Temporarily unavailable'
      return pageOf({ heading, detail: failing, icon: 'clock', ...again }, retryAfter(10))
    }
    case 'not-configured': {
      const found = await near()
      const offersSamples = found.length === 0 && (await hasSamples(site))
      return pageOf({ heading: title, detail, icon: 'warning', value, near: found, offersSamples })
    }
    case 'quota-exceeded': {
      const limit = `This address has requested more pages than the limit per minute. Try again in ${retryAfterSeconds ?? 60} seconds.`
      return pageOf({ heading: 'Too many requests', detail: limit, icon: 'clock' }, retryAfter(60))
    }
    case 'not-found': {
      const next = `${detail} Search for a name above, or go to the home page.`
      return pageOf(
        { heading: 'Page not found', detail: next, icon: 'unknown', links: nextLinks },
        { cacheControl: caching.notFound },
      )
    }
    default:
      if (status >= 500) return pageOf({ heading: title, detail, icon: 'warning' })
      return pageOf(
        {
          heading: 'This is not a valid name',
          detail,
          icon: 'warning',
          value,
          near: await near(),
        },
        { cacheControl: caching.notFound },
      )
  }
}

const nextLinks = [
  { href: '/', text: 'Home page' },
  { href: '/docs', text: 'API reference' },
]
