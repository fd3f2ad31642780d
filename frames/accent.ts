import { brandHue } from '@whocast/contract/brand.ts'
import { isColour, toOklch } from './card/colour.ts'
import type { SnapColor } from './snap/schema.ts'

/** A strict CSP leaves no other way to colour a page than classes: `h0`, `h15`, … and `grey`. */
const STEP = 15

const toStep = (degrees: number) => (Math.round(degrees / STEP) * STEP) % 360

/** Returns the hue of a colour `#rrggbb`; `grey` without one, null for our own accent. */
function hueOf(hex: string | null): number | 'grey' | null {
  if (hex === null || !isColour(hex)) return null
  const { chroma, hue } = toOklch(hex)
  return chroma < 0.025 ? 'grey' : hue
}

/** Returns the style sheet's class for an accent colour; null for our own accent. */
export function hueClass(hex: string | null): string {
  const hue = hueOf(hex) ?? brandHue
  return hue === 'grey' ? hue : `h${toStep(hue)}`
}

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
  const hue = hueOf(hex)
  if (hue === 'grey') return 'gray'
  return snapHues.find(([below]) => hue !== null && hue < below)?.[1] ?? 'purple'
}
