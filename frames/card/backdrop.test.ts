import { describe, expect, it } from 'vitest'
import { type Backdrop, packRgb, paintBackdrop, paintPortrait, rings, wordsOf } from './backdrop.ts'

const canvas = (width: number, height: number) => {
  const rgba = new Uint8Array(width * height * 4)
  const at = (x: number, y: number) => [
    ...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
  ]
  return {
    rgba,
    pixels: wordsOf(rgba),
    at,
    set: (x: number, y: number, pixel: number[]) => rgba.set(pixel, (y * width + x) * 4),
  }
}
const plain: Backdrop = { left: 1, top: 0, width: 2, height: 2, colour: '#204060' }

describe('paintBackdrop', () => {
  it('fills empty pixels, keeps opaque ones and blends transparent ones', () => {
    const { pixels, at, set } = canvas(4, 2)
    set(1, 1, [255, 0, 0, 255])
    set(2, 1, [255, 255, 255, 128])
    paintBackdrop(pixels, 4, plain)
    expect([at(1, 0), at(2, 0)]).toEqual([
      [0x20, 0x40, 0x60, 255],
      [0x20, 0x40, 0x60, 255],
    ])
    expect(at(1, 1)).toEqual([255, 0, 0, 255])
    expect(at(2, 1)).toEqual([144, 160, 176, 255])
  })

  it('does not change the rest of the card', () => {
    const { pixels, at } = canvas(4, 2)
    paintBackdrop(pixels, 4, plain)
    expect([at(0, 0), at(3, 1)]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ])
  })

  it('draws rings that are the same on all sides of their centre, each fainter than the one before', () => {
    const edge = 1100
    const { pixels, at } = canvas(edge, edge)
    paintBackdrop(pixels, edge, {
      left: 0,
      top: 0,
      width: edge,
      height: edge,
      colour: '#000000',
      rings: { x: 550, y: 550, colour: '#ffffff' },
    })
    const brightness = rings.map(({ radius, width, alpha }) => {
      const middle = Math.round(radius - width / 2)
      const [right, left, below, above] = [
        at(550 + middle, 550),
        at(549 - middle, 550),
        at(550, 550 + middle),
        at(550, 549 - middle),
      ]
      expect([left, below, above]).toEqual([right, right, right])
      expect(right).toEqual([alpha, alpha, alpha, 255])
      expect(at(550 + radius + 5, 550)).toEqual([0, 0, 0, 255])
      expect(at(550 + radius - width - 5, 550)).toEqual([0, 0, 0, 255])
      for (const edge of [radius, radius - width]) {
        // Pixels of a circle's edge lie between the ring and what is under it, wherever the edge is
        // met.
        for (const turn of [0.2, 0.9, 1.4]) {
          const [x, y] = [
            Math.round(550 + edge * Math.cos(turn)),
            Math.round(550 + edge * Math.sin(turn)),
          ]
          const share = (at(x, y)[0] ?? 0) / alpha
          const inside = Math.abs(Math.hypot(x + 0.5 - 550, y + 0.5 - 550) - (radius - width / 2))
          expect(share).toBeCloseTo(Math.min(1, Math.max(0, width / 2 + 0.5 - inside)), 1)
        }
      }
      return alpha
    })
    expect(brightness).toEqual([...brightness].sort((a, b) => b - a))
    expect(at(0, 0)).toEqual([0, 0, 0, 255])
  })
})

describe('paintPortrait', () => {
  const portrait = { left: 2, top: 1, edge: 40, radius: 10, tile: '#0000ff' }

  it('rounds the corners over the drawing, and shows the tile through transparent pixels', () => {
    const { pixels, at } = canvas(50, 50)
    paintBackdrop(pixels, 50, { left: 0, top: 0, width: 50, height: 50, colour: '#00ff00' })
    const picture = canvas(40, 40)
    for (let y = 0; y < 40; y++)
      for (let x = 0; x < 40; x++) picture.set(x, y, x < 20 ? [255, 0, 0, 255] : [255, 0, 0, 0])
    paintPortrait(pixels, 50, portrait, picture.rgba)
    for (const [x, y] of [
      [2, 1],
      [41, 1],
      [2, 40],
      [41, 40],
    ] as const)
      expect(at(x, y)).toEqual([0, 255, 0, 255])
    expect(at(2, 20)).toEqual([255, 0, 0, 255])
    expect(at(41, 20)).toEqual([0, 0, 255, 255])
    expect(at(12, 1)).toEqual([255, 0, 0, 255])
    const [red = 0, green = 0] = at(5, 3)
    expect([red > 0, green > 0, red + green]).toEqual([true, true, 255])
  })
})

it.each([1, 3, 4, 7])('packs %i pixels to RGB', (count) => {
  const rgba = Uint8Array.from({ length: count * 4 }, (_, at) => (at % 4 === 3 ? 255 : at))
  const wanted = [...rgba].filter((_, at) => at % 4 !== 3)
  expect([...packRgb(wordsOf(rgba))]).toEqual(wanted)
})

it('reads pixels that begin at any byte', () => {
  expect([...wordsOf(Uint8Array.of(9, 1, 2, 3, 4).subarray(1))]).toEqual([0x04030201])
})
