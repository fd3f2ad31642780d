/** Valid pictures within the limits that cost the most to open. */
import sharp from 'sharp'

const EDGE = 4000

/** Photograph-like noise over gradients: what codecs cannot make small. */
function pixels(edge: number, noise: number): Buffer {
  const bytes = Buffer.alloc(edge * edge * 3)
  let state = 1
  for (let at = 0; at < bytes.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    const pixel = Math.floor(at / 3)
    bytes[at] =
      ((((pixel % edge) >> 4) ^ (pixel / edge / 8)) +
        (at % 3) * 40 +
        ((state >> 16) % (noise + 1))) &
      255
  }
  return bytes
}

const image = (edge: number, noise: number) =>
  sharp(pixels(edge, noise), { raw: { width: edge, height: edge, channels: 3 } })

/** By name; each is one file of at most 8 MB with at most 16 megapixels. */
export async function makeLargePictures(): Promise<Map<string, Buffer>> {
  const made = new Map<string, Buffer>()
  made.set('AVIF of 16 MP', await image(EDGE, 2).avif({ effort: 0, quality: 30 }).toBuffer())
  made.set(
    'AVIF of 4 MP',
    await image(EDGE / 2, 2)
      .avif({ effort: 0, quality: 50 })
      .toBuffer(),
  )
  made.set(
    'GIF of 9 MP',
    await image(3000, 0).gif({ effort: 1, colours: 32, dither: 0 }).toBuffer(),
  )
  made.set(
    'progressive JPEG of 16 MP',
    await image(EDGE, 12).jpeg({ progressive: true }).toBuffer(),
  )
  made.set(
    'lossless WebP of 16 MP',
    await image(EDGE, 0).webp({ lossless: true, effort: 0 }).toBuffer(),
  )
  made.set(
    'interlaced PNG of 4 MP',
    await image(EDGE / 2, 0)
      .png({ progressive: true })
      .toBuffer(),
  )
  made.set('PNG of 8 MB', await image(1600, 255).png({ compressionLevel: 1 }).toBuffer())
  return made
}
