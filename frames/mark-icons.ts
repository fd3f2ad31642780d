import type { Mark } from '@whocast/contract/display.ts'

/** The icon of each mark. */
export const markIcons: Record<Mark, string> = {
  proven: 'verified',
  confirmed: 'check',
  reported: 'reported',
  claimed: 'claimed',
}
