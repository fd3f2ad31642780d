import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { packageRoot } from '../src/kit/root.ts'
import { lostExports } from './build.ts'

async function lostIn(contents: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents, resolveDir: packageRoot, sourcefile: 'src/lazy.ts' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    outdir: 'nowhere',
    write: false,
    metafile: true,
  })
  return lostExports(metafile)
}

test('a build that would lose the exports of a package fails', async () => {
  expect(await lostIn(`export const load = () => import('undici')`)).toEqual([
    expect.stringContaining('undici dynamically, which is CommonJS'),
  ])
})

test('packages with modules of their own may be imported dynamically, CommonJS ones statically', async () => {
  expect(
    await lostIn(
      `import { Agent } from 'undici'; export const load = () => [Agent, import('lru-cache')]`,
    ),
  ).toEqual([])
})
