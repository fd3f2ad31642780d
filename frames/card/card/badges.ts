import type { ContainerNode, Node } from '@takumi-rs/core'
import { directionOf } from '@whocast/contract/direction.ts'
import { iconPaths } from '@whocast/contract/icons.ts'
import type { Palette } from '../colour.ts'
import { box, icon, line, paragraph } from '../nodes.ts'
import type { BadgeView } from '../view.ts'
import { mark } from './frame.ts'
import { BADGE, BADGE_GAP, BADGE_SIZE, badgeText, type Plan, SECTION_GAP } from './plan.ts'

/** Draws the best credentials of a person, on one line. */
export const badges = (
  { badges: shown, more }: Pick<Plan, 'badges' | 'more'>,
  palette: Palette,
  isRtl: boolean,
): ContainerNode =>
  box(
    {
      flexDirection: isRtl ? 'row-reverse' : 'row',
      alignItems: 'center',
      gap: BADGE_GAP,
      height: BADGE,
      marginTop: SECTION_GAP,
    },
    [
      ...shown.map((badge) => badgeNode(badge, badge.width, palette, isRtl)),
      more > 0 &&
        paragraph(`+${more}`, { fontSize: BADGE_SIZE, fontWeight: 600, color: palette.muted }),
    ],
  )

/**
 * Draws a badge: with a medal if it can be checked, with quotation marks if it is only reported.
 */
function badgeNode(badge: BadgeView, width: number, palette: Palette, isRtl: boolean): Node {
  const isReported = badge.mark === 'reported'
  const sign = iconPaths[isReported ? 'reported' : 'signed'] ?? mark
  return box(
    {
      flexDirection: isRtl ? 'row-reverse' : 'row',
      alignItems: 'center',
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
