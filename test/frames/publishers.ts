/**
 * The steps by which publishing systems turn the address of a page into HTML, by the facts of their
 * published code (WordPress 6: WP_oEmbed::discover, fetch and wp_filter_oembed_result; Ghost 5:
 * OEmbedService.fetchOembedData).
 */
import { type DefaultTreeAdapterMap, parse, parseFragment } from 'parse5'

type Get = (url: string) => Promise<Response>
type Element = DefaultTreeAdapterMap['element']

const elements = (node: DefaultTreeAdapterMap['node']): Element[] => [
  ...('tagName' in node ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(elements) : []),
]
const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))

/** WordPress reads this much of a page, in bytes, and of that only the head. */
const MAX_PAGE_BYTES = 150 * 1024

/** Attributes that WordPress keeps on a frame of an unknown provider. */
const frameAttributes = new Set(
  'src width height frameborder marginwidth marginheight scrolling title class'.split(' '),
)

/** @returns the HTML that WordPress stores for an address; null where it shows a link */
export async function wordpressHtml(get: Get, url: string, secret: string): Promise<string | null> {
  const page = Buffer.from(await (await get(url)).arrayBuffer()).subarray(0, MAX_PAGE_BYTES)
  const [head = ''] = page.toString().split(/<\/head>/i)
  const link = elements(parse(head)).find(
    (element) =>
      element.tagName === 'link' && attributesOf(element).type === 'application/json+oembed',
  )
  const href = link && attributesOf(link).href
  // wp_safe_remote_get takes absolute URLs only.
  if (!href || !URL.canParse(href)) return null
  const endpoint = new URL(href)
  for (const [name, value] of Object.entries({ maxwidth: 600, maxheight: 900, dnt: 1 }))
    endpoint.searchParams.set(name, String(value))
  endpoint.searchParams.set('url', url)
  endpoint.searchParams.set('format', 'json')
  const data = (await (await get(endpoint.href)).json()) as { type?: string; html?: unknown }
  if (data.type !== 'rich' || typeof data.html !== 'string') return null
  const frame = elements(parseFragment(data.html)).find(({ tagName }) => tagName === 'iframe')
  if (!frame || !/<iframe.*?><\/iframe>/s.test(data.html)) return null
  const left = Object.entries(attributesOf(frame)).filter(([name]) => frameAttributes.has(name))
  const text = left.map(([name, value]) => {
    const shown = name === 'src' ? `${value}#?secret=${secret}` : value
    return ` ${name}="${shown.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
  })
  return `<iframe sandbox="allow-scripts" security="restricted"${text.join('')} data-secret="${secret}"></iframe>`
}

/** @returns the HTML of Ghost's embed card; null where it makes a bookmark */
export async function ghostHtml(get: Get, url: string): Promise<string | null> {
  const link = elements(parse(await (await get(url)).text())).find(
    (element) =>
      element.tagName === 'link' && attributesOf(element).type === 'application/json+oembed',
  )
  const href = link && attributesOf(link).href
  if (!href || !URL.canParse(href)) return null
  const body = (await (await get(href)).json()) as Record<string, unknown>
  const { type, version, html, width } = body
  if (type !== 'rich' || !version || !html || !width) return null
  // Its editor shows the HTML in a document of its own; scripts in it do not run.
  return String(html)
}
