import type { ContainerNode, ImageNode, Node, TextNode } from '@takumi-rs/core'
import type { Direction } from '@whocast/contract/direction.ts'
import type { Icon } from '@whocast/contract/icons.ts'
import type { Backdrop } from './backdrop.ts'
import { type Fit, textForms, withFit } from './fit.ts'

/** Inline CSS in the form of takumi: camelCase properties, bare numbers are pixels. */
export type Style = Record<string, string | number>

/** A picture to paint: what takumi draws, over what we paint ourselves. */
export interface Drawing {
  /** Transparent where the backdrop shows, opaque elsewhere. */
  node: ContainerNode
  backdrop: Backdrop
}

/** Returns a flex box; falsy children are omitted. */
export const box = (
  style: Style,
  children: (Node | false | null | undefined)[] = [],
): ContainerNode => ({
  type: 'container',
  style: { display: 'flex', flexShrink: 0, ...style },
  children: children.filter((child): child is Node => Boolean(child)),
})

/** Returns a box whose children are next to one another, from the right for right-to-left names. */
export const row = (
  isRtl: boolean,
  style: Style,
  children: (Node | false | null)[],
): ContainerNode =>
  box({ flexDirection: isRtl ? 'row-reverse' : 'row', alignItems: 'center', ...style }, children)

/** Returns a box whose children are below one another, at the side where the name begins. */
export const column = (
  isRtl: boolean,
  style: Style,
  children: (Node | false | null)[],
): ContainerNode => {
  const alignItems = isRtl ? 'flex-end' : 'flex-start'
  return box({ flexDirection: 'column', alignItems, ...style }, children)
}

/** Returns a paragraph; its direction determines shaping and line breaks. */
export const paragraph = (text: string, style: Style, dir: Direction = 'ltr'): TextNode => ({
  type: 'text',
  text,
  dir,
  style: { flexShrink: 0, ...style },
})

/** Returns all text in a drawing, to choose its fonts by. */
export function textOf(node: Node): string {
  if (node.type === 'text') return node.text
  return node.type === 'container' ? (node.children ?? []).map(textOf).join('\n') : ''
}

interface LineStyle extends Style {
  fontSize: number
  maxWidth: number
}

/**
 * Returns one line in the first of its sizes at which it fits. At the last size it is cut, always
 * with an ellipsis.
 *
 * @param how smaller sizes, and where to cut: `middle` for identifiers
 */
export function line(
  text: string,
  { maxWidth, ...style }: LineStyle,
  dir: Direction = 'ltr',
  { smaller = [], cut = 'end' }: { smaller?: readonly number[]; cut?: Fit['cut'] } = {},
): TextNode {
  const forms = textForms([style.fontSize, ...smaller], 1)
  return withFit(paragraph(text, { whiteSpace: 'nowrap', ...style }, dir), { forms, maxWidth, cut })
}

/** Returns an icon, `size` pixels square; takumi caches it by its SVG, so use few colours. */
export const icon = ({ viewBox, path }: Icon, size: number, colour: string): ImageNode => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${size}" height="${size}" fill="${colour}"><path d="${path}"/></svg>`
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return { type: 'image', src, width: size, height: size, style: { flexShrink: 0 } }
}
