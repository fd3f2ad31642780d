import type { ContainerNode, Node } from '@takumi-rs/core'
import { directionOf } from '../../domain/direction.ts'
import type { Palette } from '../colour.ts'
import type { Square } from '../decode-avatar.ts'
import { box, icon, paragraph, pixels, type Style } from '../nodes.ts'
import { initialsOf, textWidth } from '../text.ts'
import type { ProfileView } from '../view.ts'
import { family, mark, portraitRadius } from './frame.ts'

/** The picture of a person, framed for a card. */
export function portrait(view: ProfileView, avatar: Square | null, palette: Palette, edge: number): Node {
  return squareOf(view.name, avatar, palette, edge, portraitRadius)
}

/** An avatar alone, without a frame; the initials where there is none. */
export function avatarNode(name: string, avatar: Square | null, palette: Palette, edge: number): ContainerNode {
  return squareOf(name, avatar, palette, edge, 0)
}

function squareOf(name: string, avatar: Square | null, palette: Palette, edge: number, borderRadius: number): ContainerNode {
  const shape: Style = {
    position: 'relative',
    width: edge,
    height: edge,
    borderRadius,
    backgroundColor: palette.sideRaised,
    color: '#ffffff',
    fontFamily: family.display,
    alignItems: 'center',
    justifyContent: 'center',
  }
  if (avatar) {
    const image = { width: avatar.edge, height: avatar.edge, data: avatar.rgba }
    return box(shape, [pixels(image, edge, edge, { borderRadius })])
  }
  const initials = initialsOf(name)
  if (initials === null) return box(shape, [icon(mark, edge / 2, '#ffffff')])
  const size = Math.round(Math.min(edge * 0.44, (edge * 0.72 * 100) / Math.max(1, textWidth(initials, 100))))
  return box(shape, [paragraph(initials, { fontWeight: 700, fontSize: size, letterSpacing: '-0.03em' }, directionOf(initials))])
}
