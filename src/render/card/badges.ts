import type { ContainerNode, Node } from '@takumi-rs/core'
import { iconPaths } from '../../domain/icons.ts'
import type { Palette } from '../colour.ts'
import { box, icon, line, paragraph } from '../nodes.ts'
import { directionOf } from '../text.ts'
import type { BadgeView } from '../view.ts'
import { mark } from './frame.ts'
import { BADGE, BADGE_GAP, type BadgeRow, badgeText, SECTION_GAP } from './plan.ts'

/** The credentials of a person, in the rows that `plan` packed them into. */
export function badges(rows: BadgeRow[], palette: Palette, isRtl: boolean): ContainerNode {
  const direction = isRtl ? 'row-reverse' : 'row'
  return box(
    { flexDirection: 'column', alignItems: isRtl ? 'flex-end' : 'flex-start', gap: BADGE_GAP, marginTop: SECTION_GAP },
    rows.map(({ badges: shown, more }) =>
      box({ flexDirection: direction, alignItems: 'center', gap: BADGE_GAP, height: BADGE }, [
        ...shown.map((badge) => badgeNode(badge, badge.width, palette, isRtl)),
        more > 0 &&
          paragraph(`+${more} more`, { fontSize: 24, fontWeight: 600, color: palette.muted, marginLeft: 6, marginRight: 6 }),
      ]),
    ),
  )
}

/** What can be checked has a medal, a word of others quotation marks. */
function badgeNode(badge: BadgeView, width: number, palette: Palette, isRtl: boolean): Node {
  const isReported = badge.mark === 'reported'
  const sign = iconPaths[isReported ? 'reported' : 'signed'] ?? mark
  return box(
    {
      flexDirection: isRtl ? 'row-reverse' : 'row',
      alignItems: 'center',
      gap: 10,
      height: BADGE,
      maxWidth: width,
      paddingLeft: isRtl ? 22 : 16,
      paddingRight: isRtl ? 16 : 22,
      borderRadius: BADGE / 2,
      backgroundColor: palette.panel,
      border: `2px solid ${palette.line}`,
    },
    [
      icon(sign, 26, isReported ? palette.muted : palette.verified),
      line(badgeText(badge), { fontSize: 24, fontWeight: 500, maxWidth: width - 70 }, directionOf(badge.name)),
    ],
  )
}
