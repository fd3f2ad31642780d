import { ServiceError } from '@whocast/contract/error.ts'
import type { Context, Handler } from 'hono'
import type { HtmlEscapedString } from 'hono/utils/html'
import { answer, pageHeaders, takesGzip, wants } from './answer.ts'
import { problemPage } from './problem-page.ts'
import type { Site } from './site.ts'
import { snapType } from './snap/schema.ts'

type Element = HtmlEscapedString | Promise<HtmlEscapedString>

export interface PageAnswer {
  element: Element | (() => Element)
  /** Key of the page's whole content; pages with a key are cached. */
  key?: string
  status?: number
  cacheControl: string
  headers?: Record<string, string>
}

/** Returns a handler that sends an HTML page; errors become pages too. */
export function page(site: Site, work: (c: Context) => PageAnswer | Promise<PageAnswer>): Handler {
  const unlisted: Record<string, string> = site.isUnlisted ? { 'x-robots-tag': 'noindex' } : {}
  const attempt = async (c: Context) => work(c)
  return async (c) => {
    const sent = await attempt(c).catch((error) => problemPage(c, site, error))
    const { element, key, status = 200, cacheControl, headers = {} } = sent
    const write = async () =>
      withoutBidiControls(
        `<!doctype html>${await (typeof element === 'function' ? element() : element)}`,
      )
    const html = await (site.pages && key !== undefined && takesGzip(c)
      ? site.pages.finish(key, write)
      : write())
    return answer(
      c,
      html,
      { ...pageHeaders, ...unlisted, 'cache-control': cacheControl, ...headers },
      { status },
    )
  }
}

/** Returns a handler that sends the page of an error. */
export const errorPage = (site: Site, error: unknown): Handler =>
  page(site, () => {
    throw error
  })

/** Returns the page of an address that does not exist. */
export const notFoundPage = (site: Site): Handler =>
  errorPage(site, new ServiceError('not-found', 'There is no page at this address.'))

/** In a person's text these characters would reorder the text around it. */
const withoutBidiControls = (html: string): string =>
  html.replace(/[\u061c\u202a-\u202e\u2066-\u2069]/g, '')

/** Answers with a Snap if `Accept` wants it as much as HTML or more; else with the page. */
export const negotiate =
  (html: Handler, snap: (c: Context) => Promise<Response>): Handler =>
  (c, next) => {
    const wanted = wants(c, snapType)
    return wanted > 0 && wanted >= wants(c, 'text/html') ? snap(c) : html(c, next)
  }

/** Announces the Snap to clients that requested something else. */
export const snapLink = (path: string) => ({
  link: `<${path}>; rel="alternate"; type="${snapType}"`,
})
