import type { ContainerNode, Node } from '@takumi-rs/core'
import { iconPaths } from '../domain/icons.ts'
import { mark } from './card-frame.ts'
import { type Cell, HEADING, HEADING_GAP, SECTION_GAP } from './card-plan.ts'
import type { Palette } from './colour.ts'
import { box, icon, line, paragraph, type Style } from './nodes.ts'
import { directionOf } from './text.ts'
import type { ChannelView, ProfileView } from './view.ts'

/** The accounts of a person in two columns of `rows`, the verified ones first; what has no room is counted. */
export function accounts(view: ProfileView, palette: Palette, width: number, rows: number, cell: Cell): ContainerNode {
  const isRtl = view.dir === 'rtl'
  const direction = isRtl ? 'row-reverse' : 'row'
  const columnGap = 28
  const column = (width - columnGap) / 2
  const all = [
    ...view.verified.map((channel) => ({ channel, isVerified: true })),
    ...view.claimed.map((channel) => ({ channel, isVerified: false })),
  ]
  const cells = rows * 2
  const shown = all.length <= cells ? all : all.slice(0, cells - 1)
  const rest = all.length - shown.length
  const nodes = [
    ...shown.map(({ channel, isVerified }) => account(channel, isVerified, palette, column, isRtl, cell)),
    ...(rest > 0 ? [moreAccounts(rest, palette, column, isRtl, cell)] : []),
  ]
  const lines: Node[] = []
  for (let at = 0; at < nodes.length; at += 2)
    lines.push(box({ flexDirection: direction, gap: columnGap, height: cell.row }, nodes.slice(at, at + 2)))
  return box(
    { flexDirection: 'column', alignItems: isRtl ? 'flex-end' : 'flex-start', gap: cell.gap, marginTop: SECTION_GAP, width },
    [
      box(
        { flexDirection: direction, alignItems: 'center', gap: 10, height: HEADING, marginBottom: HEADING_GAP - cell.gap, width },
        [
          ...heading(view, palette),
          box({ flexGrow: 1, height: 2, backgroundColor: palette.line, marginLeft: isRtl ? 0 : 10, marginRight: isRtl ? 10 : 0 }),
        ],
      ),
      ...lines,
    ],
  )
}

function heading(view: ProfileView, palette: Palette): Node[] {
  const style: Style = { fontSize: 24, fontWeight: 600 }
  const verified = view.verified.length
  const claimed = view.claimed.length
  return [
    ...(verified > 0
      ? [
          icon(iconPaths.verified ?? mark, 30, palette.verified),
          paragraph(`${verified} verified`, { ...style, color: palette.verified }),
        ]
      : []),
    ...(claimed > 0
      ? [
          icon(iconPaths.claimed ?? mark, 26, palette.muted, { marginLeft: verified > 0 ? 12 : 0 }),
          paragraph(`${claimed} claimed`, { ...style, fontWeight: 500, color: palette.muted }),
        ]
      : []),
  ]
}

/** Verified: a filled tile and dark text. Claimed: a dashed tile and grey text. */
function account(channel: ChannelView, isVerified: boolean, palette: Palette, width: number, isRtl: boolean, cell: Cell): Node {
  const sign = iconPaths[channel.icon] ?? iconPaths.link ?? mark
  const edge = cell.row
  const gap = Math.round(edge * 0.3)
  const room = width - edge - gap
  const tile: Style = {
    width: edge,
    height: edge,
    borderRadius: Math.round(edge * 0.3),
    alignItems: 'center',
    justifyContent: 'center',
  }
  const handle = line(
    channel.text,
    {
      fontSize: cell.size,
      lineHeight: 1.25,
      fontWeight: isVerified ? 600 : 400,
      color: isVerified ? palette.ink : palette.muted,
      maxWidth: room,
    },
    directionOf(channel.text),
  )
  const label = isVerified ? channel.label : `${channel.label} · claimed`
  return box({ flexDirection: isRtl ? 'row-reverse' : 'row', alignItems: 'center', gap, width, height: edge }, [
    isVerified
      ? box({ ...tile, backgroundColor: palette.tile }, [icon(sign, cell.icon, '#ffffff')])
      : box({ ...tile, border: `2px dashed ${palette.muted}` }, [icon(sign, cell.icon - 2, palette.muted)]),
    cell.hasLabel
      ? box({ flexDirection: 'column', alignItems: isRtl ? 'flex-end' : 'flex-start', gap: 1, width: room }, [
          line(label, { fontSize: 21, lineHeight: 1.25, color: palette.muted, maxWidth: room }),
          handle,
        ])
      : handle,
  ])
}

const moreAccounts = (count: number, palette: Palette, width: number, isRtl: boolean, { row }: Cell): Node =>
  box({ flexDirection: isRtl ? 'row-reverse' : 'row', alignItems: 'center', width, height: row }, [
    box(
      { height: row, borderRadius: 14, paddingLeft: 16, paddingRight: 16, alignItems: 'center', backgroundColor: palette.line },
      [paragraph(`+${count} more`, { fontSize: 25, fontWeight: 600, color: palette.ink })],
    ),
  ])
