import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { packageRoot } from '../../../src/kit/root.ts'

/** In Brotli, as browsers request scripts. */
const MAX_BYTES = 90_000

/** Bundles a module with all libraries, without what it loads only for rows of signed accounts. */
async function bundle(entry: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    absWorkingDir: packageRoot,
    entryPoints: [`packages/evidence/src/${entry}.ts`],
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    format: 'esm',
    external: ['./signed-account.ts'],
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]?.contents ?? new Uint8Array()
}

it('is small in browsers, with all libraries', async () => {
  const script = await bundle('document')
  const size = brotliCompressSync(script).length
  console.log(
    `the checker: ${script.length} bytes, ${size} in Brotli, ${gzipSync(script).length} in gzip`,
  )
  expect(script.length).toBeGreaterThan(0)
  expect(size).toBeLessThanOrEqual(MAX_BYTES)
})
