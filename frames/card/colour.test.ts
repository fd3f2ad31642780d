import { themes } from '@whocast/contract/brand.ts'
import { describe, expect, it } from 'vitest'
import { contrast, oklch, paletteOf, toneFromSeed, toneOf } from './colour.ts'

const fill = (r: number, g: number, b: number, a = 255) =>
  Uint8Array.from({ length: 400 }, (_, at) => [r, g, b, a][at % 4] ?? 0)

describe('contrast', () => {
  it('is 21 between black and white', () => expect(contrast('#000000', '#ffffff')).toBeCloseTo(21))
  it('does not depend on the order', () =>
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(contrast('#767676', '#ffffff')))
})

describe('toneOf', () => {
  it('finds the hue of a coloured picture', () => {
    expect(toneOf(fill(220, 30, 30)).hue).toBeCloseTo(27, -1)
    expect(toneOf(fill(30, 60, 220)).hue).toBeCloseTo(265, -1)
  })
  it('returns no colour for a grey, black, white or clear picture', () => {
    for (const pixels of [
      fill(128, 128, 128),
      fill(0, 0, 0),
      fill(255, 255, 255),
      fill(255, 0, 0, 0),
    ])
      expect(toneOf(pixels).chroma).toBeLessThan(0.02)
  })
})

describe('paletteOf', () => {
  it('keeps its contrasts for every hue in both themes', () => {
    for (const theme of ['light', 'dark'] as const)
      for (let hue = 0; hue < 360; hue += 5)
        for (const chroma of [0, 0.05, 0.12, 0.3]) {
          const palette = paletteOf({ hue, chroma }, theme)
          expect(contrast(palette.side, '#ffffff')).toBeGreaterThanOrEqual(7)
          expect(contrast(palette.tile, '#ffffff')).toBeGreaterThanOrEqual(3)
          expect(contrast(palette.accent, themes[theme].paper)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(palette.muted, palette.paper)).toBeGreaterThanOrEqual(4.5)
        }
  })
  it('stays within sRGB', () => expect(oklch(0.5, 0.4, 145)).toMatch(/^#[0-9a-f]{6}$/))
})

it('returns a stable tone for each person without a picture', () => {
  expect(toneFromSeed('a')).toEqual(toneFromSeed('a'))
  expect(toneFromSeed('a')).not.toEqual(toneFromSeed('b'))
})
