import { themes } from '@whocast/contract/brand.ts'

/** The dominant colour of a picture: its OKLCH hue in degrees and its chroma (0: grey). */
export interface Tone {
  hue: number
  chroma: number
}

type Theme = keyof typeof themes

export interface Palette {
  paper: string
  panel: string
  ink: string
  muted: string
  line: string
  verified: string
  /** The coloured side; white text on it has a contrast of at least 7. */
  side: string
  /** A step lighter, for elements on the side. */
  sideRaised: string
  /** Behind white icons: a contrast of at least 3. */
  tile: string
  /** Accent for text on paper: a contrast of at least 4.5. */
  accent: string
}

type Rgb = [number, number, number]

/** Returns the colours of a card in the tone of an avatar, checked against each theme's paper. */
export function paletteOf(tone: Tone, theme: Theme): Palette {
  const base = themes[theme]
  const isLight = theme === 'light'
  const deep = deepHue(tone.hue)
  const strength = (limit: number) => Math.min(tone.chroma, limit)
  const onWhite = (least: number) => (hex: string) => contrast(hex, '#ffffff') >= least
  const readable = (hex: string) => contrast(hex, base.paper) >= 4.5
  const step = isLight ? -0.01 : 0.01
  return {
    ...base,
    side: reach(isLight ? 0.4 : 0.34, strength(0.125), deep, -0.01, onWhite(7)),
    sideRaised: oklch(isLight ? 0.5 : 0.44, strength(0.125), deep),
    tile: reach(isLight ? 0.52 : 0.54, strength(0.15), deep, -0.01, onWhite(3)),
    accent: reach(isLight ? 0.52 : 0.78, strength(0.15), tone.hue, step, readable),
  }
}

/** For dark shades yellows turn towards orange, because dark yellow looks like mud. */
const deepHue = (hue: number) => (hue > 62 && hue < 118 ? 62 + (hue - 62) * 0.2 : hue)

/** Returns the first colour that satisfies, from `lightness` on, step by step. */
function reach(
  lightness: number,
  chroma: number,
  hue: number,
  step: number,
  isGood: (hex: string) => boolean,
): string {
  let hex = oklch(lightness, chroma, hue)
  for (let l = lightness; l > 0 && l < 1 && !isGood(hex); l += step) hex = oklch(l, chroma, hue)
  return hex
}

/** Returns the WCAG 2 contrast of two `#rrggbb` colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const channels = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Rgb

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(toLinear) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Converts OKLCH to sRGB (Ottosson 2020); chroma is reduced for colours outside the gamut. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  for (let c = chroma; ; c -= 0.005) {
    const rgb = oklabToLinear(
      lightness,
      c * Math.cos((hue * Math.PI) / 180),
      c * Math.sin((hue * Math.PI) / 180),
    )
    if (c <= 0 || rgb.every((value) => value >= -0.0005 && value <= 1.0005)) {
      const hex = (value: number) =>
        Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, value)))) * 255)
          .toString(16)
          .padStart(2, '0')
      return `#${rgb.map(hex).join('')}`
    }
  }
}

function oklabToLinear(lightness: number, a: number, b: number): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function linearToOklab(r: number, g: number, b: number): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const chromaAndHue = (a: number, b: number): Tone => ({
  chroma: Math.hypot(a, b),
  hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
})

/** Returns true if a text is a colour as `#rrggbb`. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** Converts an sRGB colour `#rrggbb` to its chroma and hue in OKLCH. */
export function toOklch(hex: string): Tone {
  const [r, g, b] = channels(hex).map(toLinear) as Rgb
  const [, a, blue] = linearToOklab(r, g, b)
  return chromaAndHue(a, blue)
}

/** Cards without a person, and grey pictures, have a warm grey instead of an invented colour. */
export const greyTone: Tone = { hue: 75, chroma: 0.012 }

const BINS = 24

/**
 * Returns the tone of a picture: the hue that most of its colourful pixels share.
 *
 * @param rgba small straight-alpha pixels; a few hundred are enough
 */
export function toneOf(rgba: Uint8Array): Tone {
  const bins = Array.from({ length: BINS }, () => ({ weight: 0, a: 0, b: 0 }))
  let seen = 0
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const alpha = (rgba[at + 3] ?? 0) / 255
    if (alpha < 0.5) continue
    seen++
    const [lightness, a, b] = linearToOklab(
      toLinear((rgba[at] ?? 0) / 255),
      toLinear((rgba[at + 1] ?? 0) / 255),
      toLinear((rgba[at + 2] ?? 0) / 255),
    )
    const chroma = Math.hypot(a, b)
    // Near black and near white, hue is noise.
    if (chroma < 0.03 || lightness < 0.15 || lightness > 0.97) continue
    const bin = bins[Math.floor(((Math.atan2(b, a) / (2 * Math.PI) + 1) % 1) * BINS)]
    if (!bin) continue
    bin.weight += chroma
    bin.a += a * chroma
    bin.b += b * chroma
  }
  // Neighbours count, so that a hue on the border of two bins is not split.
  const around = bins.map((bin, at) => {
    const sides = [bins[(at + BINS - 1) % BINS], bin, bins[(at + 1) % BINS]]
    const sum = (pick: (part: typeof bin) => number) =>
      sides.reduce((total, part) => total + (part ? pick(part) : 0), 0)
    return {
      score: sum((p) => p.weight) + bin.weight,
      weight: sum((p) => p.weight),
      a: sum((p) => p.a),
      b: sum((p) => p.b),
    }
  })
  const best = around.reduce((top, bin) => (bin.score > top.score ? bin : top))
  if (seen === 0 || best.weight / seen < 0.004) return greyTone
  const a = best.a / best.weight
  const b = best.b / best.weight
  const { hue, chroma } = chromaAndHue(a, b)
  return { hue: (Math.round(hue * 10) / 10) % 360, chroma: Math.round(chroma * 1000) / 1000 }
}

/** Returns a tone for a person without a picture, always the same for one `seed`. */
export function toneFromSeed(seed: string): Tone {
  let hash = 2166136261
  for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  return { hue: (hash >>> 0) % 360, chroma: 0.11 }
}
