import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Pixels as RGBA. */
export interface Raster {
  width: number
  height: number
  data: Uint8Array
}

/**
 * Draws an SVG in a process of its own: sharp reads none in a process that has drawn cards.
 */
export async function rasterise(svg: string, density = 72): Promise<Raster> {
  const script = `import sharp from 'sharp'
    const [svg, density] = process.argv.slice(1)
    const { data, info } = await sharp(Buffer.from(svg, 'base64url'), { density: Number(density) })
      .ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const { width, height } = info
    console.log(JSON.stringify({ width, height, data: data.toString('base64') }))`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      script,
      '--',
      Buffer.from(svg).toString('base64url'),
      String(density),
    ],
    { maxBuffer: 256 * 2 ** 20 },
  )
  const { width, height, data } = JSON.parse(stdout)
  return { width, height, data: new Uint8Array(Buffer.from(data, 'base64')) }
}
