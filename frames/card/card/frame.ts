import type { ContainerNode, Node } from '@takumi-rs/core'
import { markPath } from '@whocast/contract/brand.ts'
import { type Direction, directionOf } from '@whocast/contract/direction.ts'
import type { Backdrop } from '../backdrop.ts'
import type { Palette } from '../colour.ts'
import type { DecodedAvatar } from '../decode-avatar.ts'
import { textForms, withFit } from '../fit.ts'
import { box, column, type Drawing, icon, line, paragraph, row, type Style } from '../nodes.ts'
import type { CardOptions } from '../port.ts'

/**
 * The measures of a card, in pixels. A coloured side contains the picture and the facts; the paper
 * next to it contains the texts. The grid is 4 pixels.
 */
export interface Measures {
  width: number
  height: number
  side: number
  sidePadding: number
  avatar: number
  top: number
  bottom: number
  /** Padding of the texts, left and right. */
  inner: number
  /** Sizes for a name on one line, the largest first; the last one may take two lines. */
  names: readonly number[]
  /** Sizes for a bio: the first at which it is whole. */
  bios: readonly number[]
}

export const measuresOf: Record<CardOptions['ratio'], Measures> = {
  '3:2': {
    width: 1200,
    height: 800,
    side: 400,
    sidePadding: 48,
    avatar: 304,
    top: 38,
    bottom: 52,
    inner: 56,
    names: [104, 88, 76, 64],
    bios: [38, 34],
  },
  '1.91': {
    width: 1200,
    height: 630,
    side: 360,
    sidePadding: 44,
    avatar: 272,
    top: 32,
    bottom: 44,
    inner: 52,
    names: [92, 78, 66, 56],
    bios: [34, 31],
  },
}

/** Returns the measures of a card with little text: the picture takes the remaining space. */
export const sparseMeasures = (m: Measures): Measures => ({
  ...m,
  side: m.side + 96,
  avatar: m.avatar + 96,
  names: [124, ...m.names],
})

export const family = { text: 'Inter', display: 'Inter Display', mono: 'JetBrains Mono' }

export const portraitRadius = 44

/** Combines the parts of a card; the texts cover what is too wide for the side. */
export function frame(
  m: Measures,
  palette: Palette,
  dir: Direction,
  parts: { side: Node; words: Node; avatar?: DecodedAvatar | null },
): Drawing {
  const node = box(
    {
      width: m.width,
      height: m.height,
      flexDirection: dir === 'rtl' ? 'row-reverse' : 'row',
      color: palette.ink,
      fontFamily: family.text,
      fontSize: 28,
    },
    [parts.side, parts.words],
  )
  return { node, backdrop: sideBackdrop(m, palette, dir, parts.avatar ?? null) }
}

function sideBackdrop(
  m: Measures,
  palette: Palette,
  dir: Direction,
  avatar: DecodedAvatar | null,
): Backdrop {
  const left = dir === 'rtl' ? m.width - m.side : 0
  const place = {
    left: dir === 'rtl' ? m.width - m.sidePadding - m.avatar : m.sidePadding,
    top: m.sidePadding,
    edge: m.avatar,
  }
  return {
    left,
    top: 0,
    width: m.side,
    height: m.height,
    colour: palette.side,
    rings: { x: left + m.side / 2, y: m.sidePadding + m.avatar / 2, colour: palette.sideRaised },
    ...(avatar && {
      portrait: { ...place, radius: portraitRadius, tile: palette.sideRaised, avatar },
    }),
  }
}

/** Returns the coloured side: the picture, then the facts. */
export const sidePanel = (
  m: Measures,
  dir: Direction,
  children: (Node | false | null)[],
): ContainerNode =>
  column(
    dir === 'rtl',
    {
      width: m.side,
      height: m.height,
      padding: m.sidePadding,
      paddingBottom: m.bottom,
      color: '#ffffff',
    },
    children,
  )

/** Returns the paper next to it. */
export const wordsPanel = (
  m: Measures,
  palette: Palette,
  dir: Direction,
  children: (Node | false)[],
): ContainerNode =>
  column(
    dir === 'rtl',
    {
      backgroundColor: palette.paper,
      width: m.width - m.side,
      height: m.height,
      paddingTop: m.top,
      paddingBottom: m.bottom,
      paddingLeft: m.inner,
      paddingRight: m.inner,
    },
    children,
  )

/** Returns the maximum width of a text line, in pixels. */
export const wordsWidth = (m: Measures): number => m.width - m.side - 2 * m.inner

/** Draws an identifier in the accent colour, cut in its middle. */
export const identifierLine = (
  text: string,
  { accent }: Palette,
  maxWidth: number,
  style: Style = {},
): Node =>
  line(
    text,
    { ...style, fontSize: 40, fontWeight: 600, color: accent, maxWidth },
    directionOf(text),
    { smaller: [36, 32], cut: 'middle' },
  )

export const mark = { viewBox: '0 0 24 24', path: markPath }

/** Draws our logo and the host at which the card can be checked, at the bottom of the side. */
export function signature(dir: Direction, host: string, m: Measures): ContainerNode {
  const room = m.side - 2 * m.sidePadding - 50
  return row(dir === 'rtl', { gap: 12 }, [
    icon(mark, 38, '#ffffff'),
    withFit(paragraph(host, { fontWeight: 600, lineHeight: 1.2, wordBreak: 'break-all' }), {
      forms: [...textForms([27, 24, 20], 1), { fontSize: 20, lines: 2 }],
      maxWidth: room,
      cut: 'middle',
    }),
  ])
}
