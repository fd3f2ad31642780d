import type { ContainerNode, Node } from '@takumi-rs/core'
import { directionOf } from '@whocast/contract/direction.ts'
import type { Mark } from '@whocast/contract/display.ts'
import { type Icon, iconPaths } from '@whocast/contract/icons.ts'
import { markIcons } from '../../person.ts'
import type { Palette } from '../colour.ts'
import { box, icon, line, paragraph, type Style } from '../nodes.ts'
import { textWidth } from '../text-width.ts'
import type { ChannelView } from '../view.ts'
import { mark } from './frame.ts'
import { ACCOUNT, ACCOUNT_GAP } from './plan.ts'

const COLUMN_GAP = 28
const NAME_SIZE = 32
const SMALLER_NAMES = [29, 26, 23]
/** Width of the icon and label of a grade. */
const GRADE_WIDTH = 160
/** From the tile of an account to its name. */
const NAME_GAP = Math.round(ACCOUNT * 0.28)

/** Accounts in two columns; a single one gets the whole width. */
export function accounts(
  shown: readonly ChannelView[],
  palette: Palette,
  width: number,
  isRtl: boolean,
): ContainerNode {
  const columns = columnsOf(shown, width)
  const nodes = shown.map((channel, at) =>
    account(channel, palette, columns[at % 2] ?? width, isRtl),
  )
  const lines: Node[] = []
  for (let at = 0; at < nodes.length; at += 2) {
    const pair = nodes.slice(at, at + 2)
    lines.push(
      box({ flexDirection: isRtl ? 'row-reverse' : 'row', gap: COLUMN_GAP, height: ACCOUNT }, pair),
    )
  }
  const align = isRtl ? 'flex-end' : 'flex-start'
  return box(
    { flexDirection: 'column', alignItems: align, gap: ACCOUNT_GAP, marginTop: ACCOUNT_GAP, width },
    lines,
  )
}

/**
 * Returns the widths of the columns: equal if all names fit; else by need, at most the larger half.
 */
function columnsOf(shown: readonly ChannelView[], width: number): [number, number] {
  if (shown.length === 1) return [width, width]
  const both = width - COLUMN_GAP
  const [first, second] = [0, 1].map((column) => {
    const names = shown
      .filter((_, at) => at % 2 === column)
      .map(({ text }) => textWidth(text, NAME_SIZE))
    return Math.ceil(Math.max(GRADE_WIDTH, ...names)) + ACCOUNT + NAME_GAP + 2
  }) as [number, number]
  const half = both / 2
  const wanted =
    first > half
      ? Math.max(half, Math.min(first, both - second))
      : Math.min(half, Math.max(first, both - second))
  return [wanted, both - wanted]
}

/**
 * Draws one account with its name and grade. Proven and confirmed: a filled tile. Reported: an
 * outlined one. Claimed: a dashed one and grey text. Each grade has a sign of its own shape.
 */
function account(channel: ChannelView, palette: Palette, width: number, isRtl: boolean): Node {
  const isClaim = channel.mark === 'claimed'
  const isChecked = channel.mark === 'proven' || channel.mark === 'confirmed'
  const sign = iconPaths[channel.icon] ?? iconPaths.link ?? mark
  const direction = isRtl ? 'row-reverse' : 'row'
  const color = isChecked ? palette.verified : palette.muted
  const name = line(
    channel.text,
    {
      fontSize: NAME_SIZE,
      lineHeight: 1.2,
      fontWeight: isClaim ? 400 : 600,
      color: isClaim ? palette.muted : palette.ink,
      maxWidth: width - ACCOUNT - NAME_GAP,
    },
    directionOf(channel.text),
    { smaller: SMALLER_NAMES, cut: 'middle' },
  )
  const grade = box({ flexDirection: direction, alignItems: 'center', gap: 8, height: 30 }, [
    icon(iconPaths[markIcons[channel.mark]] ?? mark, 28, color),
    paragraph(channel.mark, { fontSize: 24, fontWeight: 500, lineHeight: 1.2, color }),
  ])
  return box(
    { flexDirection: direction, alignItems: 'center', gap: NAME_GAP, width, height: ACCOUNT },
    [
      tileOf(channel.mark, sign, palette),
      box({ flexDirection: 'column', alignItems: isRtl ? 'flex-end' : 'flex-start' }, [
        name,
        grade,
      ]),
    ],
  )
}

function tileOf(name: Mark, sign: Icon, palette: Palette): Node {
  const tile: Style = {
    width: ACCOUNT,
    height: ACCOUNT,
    borderRadius: Math.round(ACCOUNT * 0.3),
    alignItems: 'center',
    justifyContent: 'center',
  }
  switch (name) {
    case 'proven':
    case 'confirmed':
      return box({ ...tile, backgroundColor: palette.tile }, [icon(sign, 34, '#ffffff')])
    case 'reported':
      return box({ ...tile, border: `2px solid ${palette.tile}` }, [icon(sign, 32, palette.tile)])
    case 'claimed':
      return box({ ...tile, border: `2px dashed ${palette.muted}` }, [
        icon(sign, 32, palette.muted),
      ])
    default:
      return name satisfies never
  }
}
