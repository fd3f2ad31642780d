import { brandHue } from '@whocast/contract/brand.ts'
import { isColour, toOklch } from './card/oklch.ts'
import type { SnapColor } from './snap/schema.ts'

/**
 * Hues of the style sheet: classes `h0`, `h15`, … `h345`, and `grey`. A strict CSP leaves no other
 * way to colour a page.
 */
const STEP = 15

/**
 * Returns the style sheet's class for an accent colour.
 *
 * @param hex `#rrggbb`, or null for our own accent
 */
export function hueClass(hex: string | null): string {
  if (hex === null || !isColour(hex)) return `h${toStep(brandHue)}`
  const { chroma, hue } = toOklch(hex)
  return chroma < 0.025 ? 'grey' : `h${toStep(hue)}`
}

const toStep = (degrees: number) => (Math.round(degrees / STEP) * STEP) % 360

const snapHues: [below: number, color: SnapColor][] = [
  [12, 'pink'],
  [45, 'red'],
  [110, 'amber'],
  [165, 'green'],
  [215, 'teal'],
  [270, 'blue'],
  [320, 'purple'],
  [360, 'pink'],
]

/** Returns the palette colour of a Snap that is nearest to an accent. */
export function snapAccent(hex: string | null): SnapColor {
  if (hex === null || !isColour(hex)) return 'purple'
  const { chroma, hue } = toOklch(hex)
  if (chroma < 0.025) return 'gray'
  return snapHues.find(([below]) => hue < below)?.[1] ?? 'purple'
}
