import type Sharp from 'sharp'

let loading: Promise<typeof Sharp> | undefined

/** The only readers of files that libvips may use: it does not even open SVG, PDF or TIFF. */
const readers = ['PngBuffer', 'JpegBuffer', 'WebpBuffer', 'NsgifBuffer', 'HeifBuffer'].map(
  (name) => `VipsForeignLoad${name}`,
)

/**
 * Loads sharp when the first picture needs it, and restricts it: our decoders only, one thread per
 * picture, and no cache, because ours are bounded.
 */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: readers })
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return loading
}
