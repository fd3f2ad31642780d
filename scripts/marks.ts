/** Draws our mark as the PNGs that clients ask for: `frames/images/icon.png` and `splash.png`. */
import { join, resolve } from 'node:path'
import { brandAccent, markPath } from '@whocast/contract/brand.ts'
import sharp from 'sharp'

const folder = resolve(import.meta.dirname, '../frames/images')

/** The mark in white, `share` of the edge wide, on our accent: no alpha, as stores want it. */
const draw = (name: string, edge: number, share: number) => {
  const scale = (edge * share) / 24
  const offset = (edge * (1 - share)) / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}"><rect width="100%" height="100%" fill="${brandAccent}"/><path transform="translate(${offset} ${offset}) scale(${scale})" fill="#fff" d="${markPath}"/></svg>`
  return sharp(Buffer.from(svg))
    .flatten({ background: brandAccent })
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, name))
}

await Promise.all([draw('icon.png', 1024, 0.6), draw('splash.png', 200, 0.56)])
