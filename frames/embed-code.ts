import { escapeMarkup } from './markup.ts'

/**
 * What the card of `frames/client/embed` takes, in CSS pixels; its style reserves the same height,
 * so that nothing moves when it loads.
 */
export const cardSize = { height: 208, width: 384, minWidth: 200 } as const

/** Where the script of the card is served. */
export const EMBED_SCRIPT_PATH = '/embed.js'

/**
 * The HTML that shows a person on another site: a link, which the script turns into a card of the
 * reserved size.
 *
 * @param identifier as `identify` reads it
 * @param name what the link says: a stranger's words
 */
export function embedHtml({
  baseUrl,
  identifier,
  path,
  name,
  width = cardSize.width,
}: EmbedCode): string {
  const style = `display:block;height:${cardSize.height / 16}rem;max-width:${width / 16}rem`
  const link = `<a href="${escapeMarkup(baseUrl + path)}">${escapeMarkup(name)}</a>`
  return `<whocast-card identifier="${escapeMarkup(identifier)}" style="${style}">${link}</whocast-card>\n<script type="module" src="${escapeMarkup(baseUrl)}${EMBED_SCRIPT_PATH}"></script>`
}

export interface EmbedCode {
  /** Our public origin. */
  baseUrl: string
  identifier: string
  /** Of the person's page. */
  path: string
  name: string
  /** The maximum width in pixels. */
  width?: number
}
