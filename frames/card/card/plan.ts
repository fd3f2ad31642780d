import { type Fit, textForms } from '../fit.ts'
import { lineCount } from '../text.ts'
import { textWidth } from '../text-width.ts'
import type { BadgeView, ProfileView } from '../view.ts'
import type { Measures } from './frame.ts'

/** Accounts on a card, at most: more cannot be read at the size of a feed. */
const MAX_ACCOUNTS = 4
const MAX_BADGES = 2

// Pixels; the lines as multiples of the size of their letters.
export const ACCOUNT = 70
export const ACCOUNT_GAP = 14
export const BADGE = 52
export const BADGE_GAP = 14
export const BADGE_SIZE = 27
/** Kept free for the number of credentials that are not shown. */
const MORE = 66
export const PROOF = 40
export const SECTION_GAP = 26
export const HANDLE = 62
export const BIO_GAP = 22
export const BIO_LINE = 1.36
export const NAME_LINE = 1.12
const MAX_BIO_LINES = 5

export interface Plan {
  /** How the name may be set: the first form by estimate, then smaller ones. */
  name: Fit['forms']
  bioSize: number
  bioLines: number
  accounts: ProfileView['accounts']
  badges: (BadgeView & { width: number })[]
  /** Number of credentials without a badge. */
  more: number
}

/**
 * Sets the name as large as it fits, then gives the height to proof, accounts and credentials; the
 * bio gets what is left. Where that is less than two lines of a longer bio, it gets the second row
 * of accounts.
 */
export function plan(view: ProfileView, m: Measures, width: number): Plan {
  const name = nameForms(view.name, m.names, width)
  const badges = fittingBadges(view.credentials, width - MORE)
  const more = view.credentialCount - badges.reduce((sum, { count }) => sum + count, 0)
  const height =
    m.height -
    m.top -
    m.bottom -
    (name[0] ? heightOf(name[0]) * NAME_LINE : 0) -
    (view.handle || view.role ? HANDLE : 0) -
    (view.proof === '' ? 0 : PROOF + SECTION_GAP) -
    (badges.length > 0 ? BADGE + SECTION_GAP : 0)
  const withAccounts = (most: number) => {
    const accounts = view.accounts.slice(0, most)
    return {
      accounts,
      ...bioThatFits(view.bio, m.bios, width, height - accountsHeight(accounts.length)),
    }
  }
  const all = withAccounts(MAX_ACCOUNTS)
  const isBioCut = all.bioLines < Math.min(2, lineCount(view.bio, all.bioSize, width))
  return { name, badges, more, ...(isBioCut ? withAccounts(MAX_ACCOUNTS / 2) : all) }
}

type Form = Fit['forms'][number]

const heightOf = ({ fontSize, lines }: Form) => fontSize * lines

/** Returns the form that a name takes by estimate, and the smaller ones that are no higher. */
function nameForms(name: string, sizes: readonly number[], width: number): Form[] {
  const smallest = sizes.at(-1) ?? 58
  const forms = [
    ...textForms(sizes, 1),
    { fontSize: smallest, lines: 2 },
    { fontSize: Math.round(smallest * 0.8), lines: 2 },
    { fontSize: Math.round(smallest * 0.66), lines: 3 },
  ]
  const isFitting = ({ fontSize, lines }: Form) =>
    lines === 1
      ? textWidth(name, fontSize) * 0.98 <= width
      : lineCount(name, fontSize, width) <= lines
  const found = forms.findIndex(isFitting)
  const first = found === -1 ? forms.length - 1 : found
  const highest = forms[first]
  return forms.slice(first).filter((form) => highest && heightOf(form) <= heightOf(highest))
}

function accountsHeight(count: number): number {
  const rows = Math.ceil(count / 2)
  return rows === 0 ? 0 : rows * (ACCOUNT + ACCOUNT_GAP)
}

/** Returns the largest size at which a bio fits, else the smallest with as many lines as fit. */
function bioThatFits(
  bio: string,
  sizes: readonly number[],
  width: number,
  height: number,
): Pick<Plan, 'bioSize' | 'bioLines'> {
  const linesAt = (size: number) =>
    Math.max(0, Math.min(MAX_BIO_LINES, Math.floor((height - BIO_GAP) / (size * BIO_LINE))))
  const whole = sizes.find((size) => lineCount(bio, size, width) <= linesAt(size))
  const bioSize = whole ?? sizes.at(-1) ?? 32
  // The estimate of lines errs by one now and then: the renderer decides.
  return {
    bioSize,
    bioLines: bio === '' ? 0 : Math.min(linesAt(bioSize), lineCount(bio, bioSize, width) + 1),
  }
}

/** Returns the text of a badge. */
export const badgeText = ({ name, count }: BadgeView) => (count > 1 ? `${name} ×${count}` : name)

/** Returns the best badges that fit on one line; the first is cut if it alone is too wide. */
function fittingBadges(badges: readonly BadgeView[], width: number): Plan['badges'] {
  const fitting: Plan['badges'] = []
  let used = 0
  for (const badge of badges) {
    const wanted = Math.ceil(textWidth(badgeText(badge), BADGE_SIZE)) + 84
    const own = fitting.length === 0 ? Math.min(wanted, width) : wanted
    if (used + own > width) continue
    fitting.push({ ...badge, width: own })
    used += own + BADGE_GAP
    if (fitting.length === MAX_BADGES) break
  }
  return fitting
}
