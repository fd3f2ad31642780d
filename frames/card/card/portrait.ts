import type { ContainerNode } from '@takumi-rs/core'
import { directionOf } from '@whocast/contract/direction.ts'
import type { Palette } from '../colour.ts'
import type { DecodedAvatar } from '../decode-avatar.ts'
import { box, type Drawing, icon, paragraph } from '../nodes.ts'
import { initialsOf } from '../text.ts'
import { textWidth } from '../text-width.ts'
import { family, mark } from './frame.ts'

/** Draws a person's picture, or the initials without one. */
export function portrait(
  name: string,
  hasAvatar: boolean,
  palette: Palette,
  { edge, radius }: { edge: number; radius: number },
): ContainerNode {
  if (hasAvatar) return box({ width: edge, height: edge })
  const tile = {
    width: edge,
    height: edge,
    borderRadius: radius,
    backgroundColor: palette.sideRaised,
    color: '#ffffff',
    fontFamily: family.display,
    alignItems: 'center',
    justifyContent: 'center',
  }
  const initials = initialsOf(name)
  if (initials === null) return box(tile, [icon(mark, edge / 2, '#ffffff')])
  const size = Math.round(
    Math.min(edge * 0.44, (edge * 0.72 * 100) / Math.max(1, textWidth(initials, 100))),
  )
  return box(tile, [
    paragraph(
      initials,
      { fontWeight: 700, fontSize: size, letterSpacing: '-0.03em' },
      directionOf(initials),
    ),
  ])
}

/** Returns an avatar alone, without a frame. */
export function avatarDrawing(
  name: string,
  avatar: DecodedAvatar | null,
  palette: Palette,
  edge: number,
): Drawing {
  const tile = palette.sideRaised
  const place = { left: 0, top: 0, edge, radius: 0, tile }
  return {
    node: portrait(name, avatar !== null, palette, place),
    backdrop: {
      left: 0,
      top: 0,
      width: edge,
      height: edge,
      colour: tile,
      ...(avatar && { portrait: { ...place, avatar } }),
    },
  }
}
