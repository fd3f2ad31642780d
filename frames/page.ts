import type { HtmlEscapedString } from 'hono/utils/html'

/** An HTML page before it is sent. */
export interface PageAnswer {
  element:
    | HtmlEscapedString
    | Promise<HtmlEscapedString>
    | (() => HtmlEscapedString | Promise<HtmlEscapedString>)
  /** Of all that the page shows; pages that have one are kept once they are written. */
  key?: string
  status?: number
  cacheControl: string
  headers?: Record<string, string>
}
