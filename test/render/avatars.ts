/** Pictures for test people, drawn pixel by pixel, and a fetch that serves them. */
import sharp from 'sharp'
import type { GuardedFetch } from '../../src/net/guarded-fetch-port.ts'

const colours: Record<string, [from: number[], to: number[], figure: number[]]> = {
  teal: [
    [12, 122, 120],
    [150, 220, 190],
    [250, 236, 214],
  ],
  amber: [
    [240, 170, 40],
    [250, 220, 130],
    [90, 50, 30],
  ],
  rose: [
    [214, 60, 110],
    [250, 190, 200],
    [70, 20, 50],
  ],
  violet: [
    [80, 50, 180],
    [190, 160, 250],
    [250, 240, 255],
  ],
}

/** A head and shoulders before a gradient, as RGB pixels. */
export function portraitPixels(name: string, edge = 400): Uint8Array {
  const [from, to, figure] = colours[name] ?? [
    [90, 90, 90],
    [200, 200, 200],
    [40, 40, 40],
  ]
  const data = new Uint8Array(edge * edge * 3)
  for (let y = 0; y < edge; y++)
    for (let x = 0; x < edge; x++) {
      const mix = (x * 0.3 + y * 0.7) / edge
      const isHead = Math.hypot(x / edge - 0.5, y / edge - 0.4) < 0.19
      const isBody = Math.hypot(x / edge - 0.5, (y / edge - 1.06) * 0.9) < 0.37
      for (let c = 0; c < 3; c++)
        data[(y * edge + x) * 3 + c] =
          isHead || isBody ? (figure[c] ?? 0) : (from[c] ?? 0) * (1 - mix) + (to[c] ?? 0) * mix
    }
  return data
}

export const portrait = (name: string, edge = 400): Promise<Buffer> =>
  sharp(portraitPixels(name, edge), { raw: { width: edge, height: edge, channels: 3 } })
    .png()
    .toBuffer()

/** Serves `https://avatars.test/<name>`; every other address fails. */
export const fetchPortraits: GuardedFetch = async (url) => {
  const { hostname, pathname } = new URL(url)
  const name = pathname.slice(1)
  if (hostname !== 'avatars.test' || !colours[name]) throw new Error(`nothing at ${url}`)
  return { status: 200, headers: new Headers(), bytes: await portrait(name), url }
}
