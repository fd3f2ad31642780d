import { crc32, deflateSync } from 'node:zlib'
import { brandAccent } from '@whocast/contract/brand.ts'
import type { CardOptions, Picture } from './card/port.ts'

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** Returns a PNG in one colour, for failures of the renderer: image proxies need an image. */
export function plainPicture(ratio: CardOptions['ratio']): Picture {
  const [width, height] = ratio === '3:2' ? [1200, 800] : [1200, 630]
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // One bit a pixel, indexed: https://www.w3.org/TR/png-3/
  header.set([1, 3, 0, 0, 0], 8)
  const rows = Buffer.alloc((1 + width / 8) * height)
  const bytes = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(brandAccent.slice(1), 'hex')),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ])
  return { bytes, contentType: 'image/png', etag: `"plain-${ratio}"` }
}
