import type { HtmlEscapedString } from 'hono/utils/html'

/** An HTML page before it is sent. */
export interface PageAnswer {
  element: HtmlEscapedString | Promise<HtmlEscapedString>
  status?: number
  cacheControl: string
  headers?: Record<string, string>
}
