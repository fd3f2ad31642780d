import { lineCount, textWidth } from '../text.ts'
import type { BadgeView, ProfileView } from '../view.ts'
import type { Measures } from './frame.ts'

/** How an account is set: roomy with its label where few have the card to themselves. */
export interface Cell {
  row: number
  gap: number
  icon: number
  size: number
  hasLabel: boolean
}

const compact: Cell = { row: 46, gap: 13, icon: 26, size: 27, hasLabel: false }
const roomy: Cell = { row: 66, gap: 18, icon: 34, size: 30, hasLabel: true }

// Pixels; the lines as multiples of the size of their letters.
export const BADGE = 46
export const BADGE_GAP = 12
export const HEADING = 32
export const HEADING_GAP = 18
export const SECTION_GAP = 30
export const BIO_GAP = 24
export const BIO_LINE = 1.42
export const NAME_LINE = 1.12

/** How much of each part is shown. */
interface Plan {
  nameSize: number
  nameLines: number
  bioSize: number
  bioLines: number
  cell: Cell
  rows: number
  badgeRows: BadgeRow[]
  /** Nothing was left out or cut. */
  isWhole: boolean
}

/** One row of credentials. */
export interface BadgeRow {
  badges: (BadgeView & { width: number })[]
  /** Badges that found no room, told at the end of the last row. */
  more: number
}

/** The most generous setting in which everything has room; else the one that shows the most. */
export function plan(view: ProfileView, m: Measures, width: number): Plan {
  const fitting = m.names.filter((size) => textWidth(view.name, size) * 0.98 <= width)
  const names = fitting.length > 0 ? fitting.slice(0, 3) : m.names.slice(-1)
  const nameLines = fitting.length > 0 ? 1 : 2
  const isFew = view.accounts.length <= 6
  const settings = [
    ...(isFew ? m.bios.map((bioSize) => ({ nameSize: names[0], cell: roomy, bioSize })) : []),
    ...names.map((nameSize) => ({ nameSize, cell: compact, bioSize: m.bios.at(-1) })),
  ]
  let best: Plan | undefined
  for (const { nameSize = 58, cell, bioSize = 31 } of settings) {
    const next = fill(view, m, width, { nameSize, nameLines, cell, bioSize })
    if (next.isWhole) return next
    // A smaller name is worth it only where more is shown for it.
    if (cell === compact && shownParts(next) > shownParts(best)) best = next
  }
  return best ?? fill(view, m, width, { nameSize: 58, nameLines, cell: compact, bioSize: 31 })
}

const shownParts = (plan: Plan | undefined): number =>
  plan === undefined ? 0 : plan.bioLines + plan.rows + plan.badgeRows.reduce((sum, row) => sum + row.badges.length, 1)

/** Gives the height to the parts in turns: each gets its least before any gets more. */
function fill(
  view: ProfileView,
  m: Measures,
  width: number,
  setting: Pick<Plan, 'nameSize' | 'nameLines' | 'cell' | 'bioSize'>,
): Plan {
  const { nameSize, nameLines, cell, bioSize } = setting
  const rowsWanted = Math.ceil(view.accounts.length / 2)
  const bioWanted = lineCount(view.bio, bioSize, width)
  let left = m.height - m.top - m.bottom - nameLines * nameSize * NAME_LINE - (view.handle || view.role ? 56 : 0)
  let rows = 0
  let bioLines = 0
  let badgeRows: BadgeRow[] = []

  const take = (height: number) => {
    if (height > left) return false
    left -= height
    return true
  }
  const addRows = (upTo: number) => {
    while (rows < Math.min(upTo, rowsWanted)) {
      if (!take(cell.row + (rows === 0 ? SECTION_GAP + HEADING + HEADING_GAP : cell.gap))) return
      rows++
    }
  }
  const addBioLines = (upTo: number) => {
    while (bioLines < Math.min(upTo, bioWanted)) {
      if (!take(bioSize * BIO_LINE + (bioLines === 0 ? BIO_GAP : 0))) return
      bioLines++
    }
  }
  const addBadgeRow = () => {
    const isNeeded = view.credentials.length > 0 && (badgeRows.at(-1)?.more ?? 1) > 0
    if (isNeeded && take(BADGE + (badgeRows.length === 0 ? SECTION_GAP : BADGE_GAP)))
      badgeRows = packBadges(view.credentials, width, badgeRows.length + 1)
  }

  addRows(1)
  addBioLines(2)
  addBadgeRow()
  addRows(2)
  addBioLines(3)
  addRows(3)
  addBadgeRow()
  addRows(m.rows)
  addBioLines(9)
  addRows(m.rows + 2)
  const isBadgesWhole = view.credentials.length === 0 || badgeRows.at(-1)?.more === 0
  const isWhole = rows === rowsWanted && bioLines === bioWanted && isBadgesWhole
  // The estimate of lines errs by one now and then: where there is room for it, let the renderer decide.
  if (bioLines > 0 && bioLines === bioWanted && take(bioSize * BIO_LINE)) bioLines++
  return { ...setting, bioLines, rows, badgeRows, isWhole }
}

/** What stands on a badge. */
export const badgeText = ({ name, count }: BadgeView) => (count > 1 ? `${name} ×${count}` : name)

/** Fills up to `rows` rows in order, with a later badge where the next one is too wide; what is left over is counted. */
function packBadges(badges: readonly BadgeView[], width: number, rows: number): BadgeRow[] {
  const waiting = badges.map((badge) => ({
    ...badge,
    width: Math.min(Math.ceil(textWidth(badgeText(badge), 24)) + 80, width * 0.6),
  }))
  const packed: BadgeRow[] = []
  while (packed.length < rows && waiting.length > 0) {
    const row: BadgeRow = { badges: [], more: 0 }
    let used = 0
    for (;;) {
      const isLastRow = packed.length === rows - 1
      const reserve = isLastRow && waiting.length > 1 ? textWidth(`+${waiting.length} more`, 24) + 24 : 0
      const at = waiting.findIndex((badge) => used + badge.width + reserve <= width)
      const [badge] = at === -1 ? [] : waiting.splice(at, 1)
      if (!badge) break
      used += badge.width + BADGE_GAP
      row.badges.push(badge)
    }
    if (row.badges.length === 0) break
    packed.push(row)
  }
  const last = packed.at(-1)
  if (last) last.more = waiting.reduce((sum, { count }) => sum + count, 0)
  return packed
}
