import { escapeMarkup } from './markup.ts'

/** Size of the card in CSS pixels: its style reserves it, so that nothing moves when it loads. */
export const cardSize = { height: 208, width: 384, minWidth: 200 } as const

export const EMBED_SCRIPT_PATH = '/embed.js'

/** Permissions of the framed document: run its script, and open links in new windows. */
export const frameSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

interface FrameCode {
  baseUrl: string
  /** Path of the person's page. */
  path: string
  /** Untrusted. */
  name: string
  /** The maximum width in pixels. */
  width?: number
}

/**
 * Returns the HTML that shows a person on another site: a link, which the script turns into a card
 * of the reserved size.
 *
 * @param code.identifier as `identify` reads it
 */
export function embedHtml({
  baseUrl,
  identifier,
  path,
  name,
  width = cardSize.width,
}: FrameCode & { identifier: string }): string {
  const style = `display:block;height:${cardSize.height / 16}rem;max-width:${width / 16}rem`
  const link = `<a href="${escapeMarkup(baseUrl + path)}">${escapeMarkup(name)}</a>`
  return `<whocast-card identifier="${escapeMarkup(identifier)}" style="${style}">${link}</whocast-card>\n<script type="module" src="${escapeMarkup(baseUrl)}${EMBED_SCRIPT_PATH}"></script>`
}

/** Returns the same as a frame, for publishing systems, which keep nothing else. */
export function embedFrame({ baseUrl, path, name, width = cardSize.width }: FrameCode): string {
  const src = escapeMarkup(`${baseUrl}/embed${path}`)
  const size = `width="${width}" height="${cardSize.height}"`
  return `<iframe src="${src}" ${size} title="${escapeMarkup(name)}" frameborder="0" scrolling="no" loading="lazy" sandbox="${frameSandbox}"></iframe>`
}
