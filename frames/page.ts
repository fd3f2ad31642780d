import type { HtmlEscapedString } from 'hono/utils/html'

/** An HTML page before it is sent. */
export interface PageAnswer {
  element:
    | HtmlEscapedString
    | Promise<HtmlEscapedString>
    | (() => HtmlEscapedString | Promise<HtmlEscapedString>)
  /** Key of the page's whole content; pages with a key are cached. */
  key?: string
  status?: number
  cacheControl: string
  headers?: Record<string, string>
}
