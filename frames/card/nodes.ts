import type { ContainerNode, ImageNode, Node, TextNode } from '@takumi-rs/core'
import type { Direction } from '@whocast/contract/direction.ts'
import type { Icon } from '@whocast/contract/icons.ts'
import type { Backdrop } from './backdrop.ts'
import { cutToWidth } from './text-width.ts'

/** Inline CSS as takumi takes it: camelCase properties, bare numbers are pixels. */
export type Style = Record<string, string | number>

/** A picture to paint: what takumi draws, over what we paint ourselves. */
export interface Drawing {
  /** Transparent where the backdrop shows, opaque elsewhere. */
  node: ContainerNode
  backdrop: Backdrop
}

/** A flex box; what is falsy among its children is left out. */
export const box = (
  style: Style,
  children: (Node | false | null | undefined)[] = [],
): ContainerNode => ({
  type: 'container',
  style: { display: 'flex', flexShrink: 0, ...style },
  children: children.filter((child): child is Node => Boolean(child)),
})

/** A paragraph; its direction decides how it is shaped and broken. */
export const paragraph = (text: string, style: Style, dir: Direction = 'ltr'): TextNode => ({
  type: 'text',
  text,
  dir,
  style: { flexShrink: 0, ...style },
})

/**
 * One line that ends in an ellipsis where it does not fit. Takumi keeps a few letters alone of a
 * text from right to left: that is cut here.
 */
export function line(
  text: string,
  style: Style & { fontSize: number; maxWidth: number },
  dir: Direction = 'ltr',
): TextNode {
  const shown = dir === 'rtl' ? cutToWidth(text, style.fontSize, style.maxWidth) : text
  return paragraph(shown, { lineClamp: 1, wordBreak: 'break-all', ...style }, dir)
}

/** A drawing of ours; takumi keeps its raster by the text of `svg`, so use few colours. */
const drawing = (svg: string, width: number, height: number, style: Style = {}): ImageNode => ({
  type: 'image',
  src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  width,
  height,
  style: { flexShrink: 0, ...style },
})

/** An icon in one colour, `size` pixels square. */
export const icon = (
  { viewBox, path }: Icon,
  size: number,
  colour: string,
  style: Style = {},
): ImageNode =>
  drawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${size}" height="${size}" fill="${colour}"><path d="${path}"/></svg>`,
    size,
    size,
    style,
  )
