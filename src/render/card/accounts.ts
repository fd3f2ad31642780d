import type { ContainerNode, Node } from '@takumi-rs/core'
import { type Mark, marks } from '../../domain/display.ts'
import { type Icon, iconPaths } from '../../domain/icons.ts'
import type { Palette } from '../colour.ts'
import { box, icon, line, paragraph, type Style } from '../nodes.ts'
import { directionOf } from '../text.ts'
import type { ChannelView, ProfileView } from '../view.ts'
import { mark } from './frame.ts'
import { type Cell, HEADING, HEADING_GAP, SECTION_GAP } from './plan.ts'

/** The accounts of a person in two columns of `rows`, the verified ones first; what has no room is counted. */
export function accounts(view: ProfileView, palette: Palette, width: number, rows: number, cell: Cell): ContainerNode {
  const isRtl = view.dir === 'rtl'
  const direction = isRtl ? 'row-reverse' : 'row'
  const columnGap = 28
  const column = (width - columnGap) / 2
  const all = view.accounts
  const cells = rows * 2
  const shown = all.length <= cells ? all : all.slice(0, cells - 1)
  const rest = all.length - shown.length
  const nodes = [
    ...shown.map((channel) => account(channel, palette, column, isRtl, cell)),
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

/** How each mark looks: its sign, and whether it stands for something that can be checked. */
const markSigns: Record<Mark, { sign: string; isChecked: boolean }> = {
  proven: { sign: 'verified', isChecked: true },
  confirmed: { sign: 'check', isChecked: true },
  reported: { sign: 'reported', isChecked: false },
  claimed: { sign: 'claimed', isChecked: false },
}

/** How many accounts have each mark. */
function heading(view: ProfileView, palette: Palette): Node[] {
  return marks.flatMap((name) => {
    const amount = view.accounts.filter((channel) => channel.mark === name).length
    if (amount === 0) return []
    const { sign, isChecked } = markSigns[name]
    const color = isChecked ? palette.verified : palette.muted
    return [
      icon(iconPaths[sign] ?? mark, 26, color),
      paragraph(`${amount} ${name}`, { fontSize: 23, fontWeight: isChecked ? 600 : 500, color, marginRight: 8 }),
    ]
  })
}

/** Proven and confirmed: a filled tile. Reported: an outlined one. Claimed: a dashed one and grey text. */
function account(channel: ChannelView, palette: Palette, width: number, isRtl: boolean, cell: Cell): Node {
  const isClaim = channel.mark === 'claimed'
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
      fontWeight: isClaim ? 400 : 600,
      color: isClaim ? palette.muted : palette.ink,
      maxWidth: room,
    },
    directionOf(channel.text),
  )
  const label = channel.mark === 'proven' ? channel.label : `${channel.label} · ${channel.mark}`
  return box({ flexDirection: isRtl ? 'row-reverse' : 'row', alignItems: 'center', gap, width, height: edge }, [
    tileOf(channel.mark, tile, sign, cell, palette),
    cell.hasLabel
      ? box({ flexDirection: 'column', alignItems: isRtl ? 'flex-end' : 'flex-start', gap: 1, width: room }, [
          line(label, { fontSize: 21, lineHeight: 1.25, color: palette.muted, maxWidth: room }),
          handle,
        ])
      : handle,
  ])
}

function tileOf(name: Mark, tile: Style, sign: Icon, cell: Cell, palette: Palette): Node {
  switch (name) {
    case 'proven':
    case 'confirmed':
      return box({ ...tile, backgroundColor: palette.tile }, [icon(sign, cell.icon, '#ffffff')])
    case 'reported':
      return box({ ...tile, border: `2px solid ${palette.tile}` }, [icon(sign, cell.icon - 2, palette.tile)])
    case 'claimed':
      return box({ ...tile, border: `2px dashed ${palette.muted}` }, [icon(sign, cell.icon - 2, palette.muted)])
    default:
      return name satisfies never
  }
}

const moreAccounts = (count: number, palette: Palette, width: number, isRtl: boolean, { row }: Cell): Node =>
  box({ flexDirection: isRtl ? 'row-reverse' : 'row', alignItems: 'center', width, height: row }, [
    box(
      { height: row, borderRadius: 14, paddingLeft: 16, paddingRight: 16, alignItems: 'center', backgroundColor: palette.line },
      [paragraph(`+${count} more`, { fontSize: 25, fontWeight: 600, color: palette.ink })],
    ),
  ])
