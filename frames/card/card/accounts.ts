import type { ContainerNode, Node } from '@takumi-rs/core'
import { directionOf } from '@whocast/contract/direction.ts'
import { iconPaths } from '@whocast/contract/icons.ts'
import { markIcons } from '../../person.ts'
import type { Palette } from '../colour.ts'
import { box, column, icon, line, paragraph, row, type Style } from '../nodes.ts'
import { textWidth } from '../text-width.ts'
import type { BadgeView, ChannelView } from '../view.ts'
import { mark } from './frame.ts'
import {
  ACCOUNT,
  ACCOUNT_GAP,
  BADGE,
  BADGE_GAP,
  BADGE_SIZE,
  badgeText,
  type Plan,
  SECTION_GAP,
} from './plan.ts'

const COLUMN_GAP = 28
const NAME_SIZE = 32
const SMALLER_NAMES = [29, 26, 23]
const GRADE_WIDTH = 160
const NAME_GAP = Math.round(ACCOUNT * 0.28)

/** Draws accounts in two columns; a single one gets the whole width. */
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
  for (let at = 0; at < nodes.length; at += 2)
    lines.push(row(isRtl, { gap: COLUMN_GAP, height: ACCOUNT }, nodes.slice(at, at + 2)))
  return column(isRtl, { gap: ACCOUNT_GAP, marginTop: ACCOUNT_GAP, width }, lines)
}

/** Returns the widths of the columns: equal if all names fit, else by need. */
function columnsOf(shown: readonly ChannelView[], width: number): [number, number] {
  if (shown.length === 1) return [width, width]
  const both = width - COLUMN_GAP
  const [first, second] = [0, 1].map((side) => {
    const names = shown
      .filter((_, at) => at % 2 === side)
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

function account(channel: ChannelView, palette: Palette, width: number, isRtl: boolean): Node {
  const isClaim = channel.mark === 'claimed'
  const isChecked = channel.mark === 'proven' || channel.mark === 'confirmed'
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
  const grade = row(isRtl, { gap: 8, height: 30 }, [
    icon(iconPaths[markIcons[channel.mark]] ?? mark, 28, color),
    paragraph(channel.mark, { fontSize: 24, fontWeight: 500, lineHeight: 1.2, color }),
  ])
  return row(isRtl, { gap: NAME_GAP, width, height: ACCOUNT }, [
    tileOf(channel, palette),
    column(isRtl, {}, [name, grade]),
  ])
}

/** Draws the sign of an account, on a tile that shows how well it is known. */
function tileOf({ mark: grade, icon: name }: ChannelView, palette: Palette): Node {
  const sign = iconPaths[name] ?? iconPaths.link ?? mark
  const tile: Style = {
    width: ACCOUNT,
    height: ACCOUNT,
    borderRadius: Math.round(ACCOUNT * 0.3),
    alignItems: 'center',
    justifyContent: 'center',
  }
  const outlined = (style: string, colour: string) =>
    box({ ...tile, border: `2px ${style} ${colour}` }, [icon(sign, 32, colour)])
  switch (grade) {
    case 'proven':
    case 'confirmed':
      return box({ ...tile, backgroundColor: palette.tile }, [icon(sign, 34, '#ffffff')])
    case 'reported':
      return outlined('solid', palette.tile)
    case 'claimed':
      return outlined('dashed', palette.muted)
    default:
      return grade satisfies never
  }
}

/** Draws the best credentials of a person, on one line. */
export const badges = (
  { badges: shown, more }: Pick<Plan, 'badges' | 'more'>,
  palette: Palette,
  isRtl: boolean,
): ContainerNode =>
  row(isRtl, { gap: BADGE_GAP, height: BADGE, marginTop: SECTION_GAP }, [
    ...shown.map((badge) => badgeNode(badge, badge.width, palette, isRtl)),
    more > 0 &&
      paragraph(`+${more}`, { fontSize: BADGE_SIZE, fontWeight: 600, color: palette.muted }),
  ])

/** Draws a badge: with a medal, or with quotation marks if it is only reported. */
function badgeNode(badge: BadgeView, width: number, palette: Palette, isRtl: boolean): Node {
  const isReported = badge.mark === 'reported'
  const sign = iconPaths[isReported ? 'reported' : 'signed'] ?? mark
  return row(
    isRtl,
    {
      gap: 12,
      height: BADGE,
      maxWidth: width,
      paddingLeft: isRtl ? 24 : 18,
      paddingRight: isRtl ? 18 : 24,
      borderRadius: BADGE / 2,
      backgroundColor: palette.panel,
      border: `2px solid ${palette.line}`,
    },
    [
      icon(sign, 28, isReported ? palette.muted : palette.verified),
      line(
        badgeText(badge),
        { fontSize: BADGE_SIZE, fontWeight: 500, maxWidth: width - 84 },
        directionOf(badge.name),
      ),
    ],
  )
}
