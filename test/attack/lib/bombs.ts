/** Files that were made to hurt whoever decodes them. */
import { brotliCompressSync, constants, crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'

export interface Bomb {
  name: string
  bytes: Uint8Array
  /** What the server says of it. */
  headers?: Record<string, string>
}

const ascii = (text: string) => Buffer.from(text, 'latin1')

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([ascii(type), data])
  const framed = Buffer.alloc(8 + body.length)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), framed.length - 4)
  return framed
}

interface PngOptions {
  width: number
  height: number
  depth?: number
  colour?: number
  isInterlaced?: boolean
  before?: Buffer[]
  data?: Uint8Array
}

function png({
  width,
  height,
  depth = 8,
  colour = 2,
  isInterlaced = false,
  before = [],
  data = deflateSync(Buffer.alloc(1000)),
}: PngOptions) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width >>> 0, 0)
  header.writeUInt32BE(height >>> 0, 4)
  header.set([depth, colour, 0, 0, isInterlaced ? 1 : 0], 8)
  return Buffer.concat([
    ascii('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', header),
    ...before,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Zeros, a lot of them, in few bytes. */
const zeros = (megabytes: number) =>
  deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 })

function animatedPng(frames: number): Buffer {
  const pixels = deflateSync(Buffer.alloc(33 * 32 * 3))
  const control = (sequence: number) => {
    const data = Buffer.alloc(26)
    data.writeUInt32BE(sequence, 0)
    data.writeUInt32BE(32, 4)
    data.writeUInt32BE(32, 8)
    data.writeUInt16BE(1, 20)
    data.writeUInt16BE(100, 22)
    return chunk('fcTL', data)
  }
  const count = Buffer.alloc(8)
  count.writeUInt32BE(frames, 0)
  const later: Buffer[] = []
  for (let at = 1; at < frames; at++) {
    const sequence = Buffer.alloc(4)
    sequence.writeUInt32BE(at * 2, 0)
    later.push(control(at * 2 - 1), chunk('fdAT', Buffer.concat([sequence, pixels])))
  }
  const whole = png({
    width: 32,
    height: 32,
    before: [chunk('acTL', count), control(0)],
    data: pixels,
  })
  return Buffer.concat([whole.subarray(0, -12), ...later, whole.subarray(-12)])
}

function gif(width: number, height: number, frames: number): Buffer {
  const screen = Buffer.alloc(7)
  screen.writeUInt16LE(width, 0)
  screen.writeUInt16LE(height, 2)
  screen[4] = 0x80
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  return Buffer.concat([
    ascii('GIF89a'),
    screen,
    Buffer.from([0, 0, 0, 255, 255, 255]),
    ...Array<Buffer>(frames).fill(frame),
    ascii(';'),
  ])
}

/** A JPEG whose header claims another size than it has. */
async function jpegOf(width: number, height: number, isProgressive: boolean): Promise<Buffer> {
  const bytes = await solid(64).jpeg({ progressive: isProgressive }).toBuffer()
  const at = bytes.indexOf(Buffer.from([0xff, isProgressive ? 0xc2 : 0xc0]))
  bytes.writeUInt16BE(height, at + 5)
  bytes.writeUInt16BE(width, at + 7)
  return bytes
}

/** A progressive JPEG whose last scan comes again and again: each means a pass over all pixels. */
async function manyScans(edge: number, scans: number): Promise<Buffer> {
  const bytes = await solid(edge).jpeg({ progressive: true }).toBuffer()
  const last = bytes.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = bytes.subarray(last, -2)
  return Buffer.concat([
    bytes.subarray(0, -2),
    ...Array<Buffer>(scans).fill(scan),
    bytes.subarray(-2),
  ])
}

function webpCanvas(width: number, height: number): Buffer {
  const body = Buffer.alloc(10)
  body.writeUIntLE(width - 1, 4, 3)
  body.writeUIntLE(height - 1, 7, 3)
  const inner = Buffer.concat([ascii('WEBPVP8X'), Buffer.from([10, 0, 0, 0]), body])
  const length = Buffer.alloc(4)
  length.writeUInt32LE(inner.length)
  return Buffer.concat([ascii('RIFF'), length, inner])
}

const solid = (edge: number) =>
  sharp(Buffer.alloc(edge * edge * 3, 120), { raw: { width: edge, height: edge, channels: 3 } })

async function avifOf(width: number, height: number): Promise<Buffer> {
  const bytes = await solid(64).avif({ effort: 0 }).toBuffer()
  const at = bytes.indexOf(ascii('ispe'))
  bytes.writeUInt32BE(width, at + 8)
  bytes.writeUInt32BE(height, at + 12)
  return bytes
}

const nestedSvg = (depth: number) =>
  ascii(
    `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(depth)}<rect width="9" height="9"/>${'</g>'.repeat(depth)}</svg>`,
  )

const laughs = ascii(
  `<!DOCTYPE svg [<!ENTITY a "ha">${[...'bcdefghij'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghij'[at]};`.repeat(10)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&j;</text></svg>`,
)

const gigabyteGzip = () => {
  // Ten gzip members of 100 MB each are one gzip file of a gigabyte.
  const member = gzipSync(Buffer.alloc(100 * 1024 * 1024), { level: 9 })
  return Buffer.concat(Array<Buffer>(10).fill(member))
}

/**
 * Fifty of them.
 *
 * @param random numbers in [0, 1) for the flipped bytes
 */
export async function makeBombs(random: () => number): Promise<Bomb[]> {
  const good = {
    png: await solid(200).png().toBuffer(),
    jpeg: await solid(200).jpeg().toBuffer(),
    webp: await solid(200).webp().toBuffer(),
    gif: await solid(200).gif().toBuffer(),
    avif: await solid(200).avif({ effort: 0 }).toBuffer(),
  }
  const gzip = gigabyteGzip()
  const bombs: Bomb[] = [
    { name: 'a gigabyte in gzip', bytes: gzip, headers: { 'content-encoding': 'gzip' } },
    {
      name: 'a PNG and a gigabyte in gzip',
      bytes: Buffer.concat([gzipSync(good.png), gzip]),
      headers: { 'content-encoding': 'gzip' },
    },
    { name: 'gzip in gzip', bytes: gzipSync(gzip), headers: { 'content-encoding': 'gzip, gzip' } },
    {
      name: '200 MB in brotli',
      bytes: brotliCompressSync(Buffer.alloc(200 * 1024 * 1024), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
      }),
      headers: { 'content-encoding': 'br' },
    },
    { name: '200 MB in deflate', bytes: zeros(200), headers: { 'content-encoding': 'deflate' } },
    { name: 'gzip as a picture', bytes: gzip.subarray(0, 500_000) },

    { name: 'PNG of 30,000²', bytes: png({ width: 30_000, height: 30_000 }) },
    { name: 'PNG of 65,535²', bytes: png({ width: 65_535, height: 65_535, data: zeros(50) }) },
    { name: 'PNG of 2³¹−1', bytes: png({ width: 0x7fffffff, height: 0x7fffffff }) },
    { name: 'PNG of 2³²−1 by 1', bytes: png({ width: 0xffffffff, height: 1 }) },
    {
      name: 'PNG just over 16 megapixels',
      bytes: png({ width: 4001, height: 4000, colour: 0, data: zeros(16) }),
    },
    {
      name: 'PNG of 20,000² in one bit',
      bytes: png({ width: 20_000, height: 20_000, depth: 1, colour: 0, data: zeros(50) }),
    },
    {
      name: 'interlaced PNG of 16 megapixels, 16 bit',
      bytes: png({
        width: 4000,
        height: 4000,
        depth: 16,
        colour: 6,
        isInterlaced: true,
        data: zeros(123),
      }),
    },
    {
      name: 'interlaced PNG of 16 megapixels',
      bytes: png({ width: 4000, height: 4000, colour: 6, isInterlaced: true, data: zeros(62) }),
    },
    { name: 'PNG of no size', bytes: png({ width: 0, height: 0 }) },
    {
      name: 'PNG with more data than pixels',
      bytes: png({ width: 8, height: 8, data: zeros(300) }),
    },
    {
      name: 'PNG with 300 MB of text',
      bytes: png({
        width: 8,
        height: 8,
        before: [chunk('zTXt', Buffer.concat([ascii('a\0\0'), zeros(300)]))],
      }),
    },
    {
      name: 'PNG with a profile of 300 MB',
      bytes: png({
        width: 8,
        height: 8,
        before: [chunk('iCCP', Buffer.concat([ascii('a\0\0'), zeros(300)]))],
      }),
    },
    {
      name: 'PNG with 20,000 texts',
      bytes: png({
        width: 8,
        height: 8,
        before: Array<Buffer>(20_000).fill(chunk('tEXt', ascii(`k\0${'x'.repeat(50)}`))),
      }),
    },
    { name: 'APNG of 10,000 frames', bytes: animatedPng(10_000) },
    { name: 'GIF of 65,535²', bytes: gif(65_535, 65_535, 1) },
    { name: 'GIF of 100,000 frames', bytes: gif(1, 1, 100_000) },
    { name: 'GIF of 3,900² and 1,000 frames', bytes: gif(3900, 3900, 1000) },
    { name: 'JPEG of 65,500²', bytes: await jpegOf(65_500, 65_500, false) },
    { name: 'progressive JPEG of 65,500²', bytes: await jpegOf(65_500, 65_500, true) },
    { name: 'JPEG of 2,000 scans', bytes: await manyScans(3900, 2000) },
    { name: 'JPEG of 90 scans', bytes: await manyScans(3900, 90) },
    { name: 'WebP canvas of 16,383²', bytes: webpCanvas(16_383, 16_383) },
    { name: 'WebP canvas of 2²⁴ by 1', bytes: webpCanvas(16_777_216, 1) },
    { name: 'AVIF of 60,000²', bytes: await avifOf(60_000, 60_000) },
    { name: 'AVIF of 2³²−1', bytes: await avifOf(0xffffffff, 0xffffffff) },

    {
      name: 'SVG of 10,000 groups',
      bytes: nestedSvg(10_000),
      headers: { 'content-type': 'image/png' },
    },
    { name: 'SVG of 1,000,000 groups', bytes: nestedSvg(1_000_000) },
    { name: 'a billion laughs', bytes: laughs },
    {
      name: 'SVG that fetches',
      bytes: ascii(
        '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1/"/></svg>',
      ),
    },
    {
      name: 'SVG after white space',
      bytes: Buffer.concat([ascii(' \n'.repeat(500)), nestedSvg(10_000)]),
    },
    { name: 'SVG in gzip', bytes: gzipSync(nestedSvg(10_000)) },
    {
      name: 'SVG behind the sign of PNG',
      bytes: Buffer.concat([ascii('\x89PNG\r\n\x1a\n'), nestedSvg(10_000)]),
    },
    {
      name: 'SVG behind the sign of GIF',
      bytes: Buffer.concat([ascii('GIF89a/*'), nestedSvg(10_000)]),
    },
    {
      name: 'SVG behind the sign of AVIF',
      bytes: Buffer.concat([ascii('\0\0\0\x1cftypavif'), nestedSvg(10_000)]),
    },
    { name: 'TIFF', bytes: await solid(100).tiff().toBuffer() },
    { name: 'PDF', bytes: ascii('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj') },
    { name: 'BMP of 30,000²', bytes: Buffer.concat([ascii('BM'), Buffer.alloc(52, 0x75)]) },
    {
      name: 'HTML as PNG',
      bytes: ascii('<!doctype html><script>1</script>'),
      headers: { 'content-type': 'image/png' },
    },
    ...Object.entries(good).map(([name, bytes]) => ({
      name: `half a ${name}`,
      bytes: bytes.subarray(0, bytes.length >> 1),
    })),
  ]
  for (const [name, bytes] of Object.entries(good)) {
    if (bombs.length >= 50) break
    const broken = Buffer.from(bytes)
    for (let flip = 0; flip < 20; flip++)
      broken[Math.floor(random() * broken.length)] = Math.floor(random() * 256)
    bombs.push({ name: `${name} with flipped bytes`, bytes: broken })
  }
  return bombs
}
