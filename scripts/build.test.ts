import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { packageRoot } from '../src/kit/root.ts'
import { lostExports } from './build.ts'
import { isBuilt } from './built.mjs'

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

test.each(['src', 'frames', 'packages', 'scripts'])(
  'a build is out of date if a file of %s is newer',
  (folder) => {
    const root = mkdtempSync(join(tmpdir(), 'whocast-built-'))
    try {
      const put = (path: string, seconds: number) => {
        mkdirSync(join(root, path, '..'), { recursive: true })
        writeFileSync(join(root, path), '')
        utimesSync(join(root, path), seconds, seconds)
      }
      put(`${folder}/one/file.ts`, 1000)
      put('dist/.built', 2000)
      expect(isBuilt(root)).toBe(true)
      put(`${folder}/one/file.ts`, 3000)
      expect(isBuilt(root)).toBe(false)
    } finally {
      rmSync(root, { recursive: true })
    }
  },
)
