import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
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

test('two commands that find no build make one, and both run it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'whocast-twice-'))
  try {
    const put = (path: string, text: string) => {
      mkdirSync(join(root, path, '..'), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    for (const name of ['built.mjs', 'install.mjs', 'whocast.mjs'])
      put(`scripts/${name}`, readFileSync(join(packageRoot, 'scripts', name), 'utf8'))
    put('node_modules/esbuild/package.json', '{}')
    put('node_modules/.package-lock.json', '{"packages":{}}')
    put('package-lock.json', '{"packages":{}}')
    put('scripts/build.mjs', `await (await import('./build.ts')).build()`)
    put(
      'scripts/build.ts',
      `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
      export async function build() {
        appendFileSync('builds', '1')
        await new Promise((resolve) => setTimeout(resolve, 500))
        mkdirSync('dist', { recursive: true })
        writeFileSync('dist/cli.js', 'console.log("ran")')
        writeFileSync('dist/.built', '')
      }`,
    )
    const command = () =>
      promisify(execFile)(process.execPath, [join(root, 'scripts/whocast.mjs')], { cwd: root })
    const outcomes = await Promise.all([command(), command()])
    expect(outcomes.map(({ stdout }) => stdout)).toEqual(['ran\n', 'ran\n'])
    expect(readFileSync(join(root, 'builds'), 'utf8')).toBe('1')
  } finally {
    rmSync(root, { recursive: true })
  }
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
