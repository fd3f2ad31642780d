import { execFile } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPackage, publishedPackages } from '../../scripts/build-packages.ts'
import { packageRoot } from '../../src/kit/root.ts'
import { slow, temporaryFolder } from './support.ts'

/** Packages as they are published: checked by the linters of packages, and used by themselves. */

const run = promisify(execFile)
const tools = join(packageRoot, 'scripts/tools/node_modules')

it('publishes the wire format, the checker, the client and the components', () => {
  expect([...publishedPackages].sort()).toEqual(['client', 'contract', 'evidence', 'react'])
})

describe.each(publishedPackages)('@whocast/%s', slow, (name) => {
  const folder = temporaryFolder()
  const built = join(folder.path, 'package')
  const project = join(folder.path, 'project')

  beforeAll(async () => {
    await buildPackage(name, built)
    await run('npm', ['pack', built, '--silent', '--pack-destination', folder.path], {
      cwd: folder.path,
    })
    const place = join(project, 'node_modules/@whocast')
    mkdirSync(place, { recursive: true })
    symlinkSync(built, join(place, name))
    writeFileSync(join(project, 'package.json'), '{"name":"stranger","type":"module"}')
  })
  afterAll(() => folder.remove())

  it('has no problem by publint', async () => {
    const { stdout } = await run(process.execPath, [
      join(tools, 'publint/src/cli.js'),
      '--strict',
      built,
    ])
    expect(stdout).toContain('All good!')
  })

  it('has types that resolve, by Are the Types Wrong', async () => {
    const { version } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8')) as {
      version: string
    }
    // An ES module: programs in CommonJS and resolution as of Node 10 cannot import it.
    await run(process.execPath, [
      join(tools, '@arethetypeswrong/cli/dist/index.js'),
      join(folder.path, `whocast-${name}-${version}.tgz`),
      '--profile',
      'esm-only',
    ])
  })

  it('runs in browsers: no module of it needs Node', async () => {
    const { exports } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8')) as {
      exports: Record<string, string | { default: string }>
    }
    const files = Object.values(exports).flatMap((one) =>
      typeof one === 'object' && one.default.endsWith('.js') ? [join(built, one.default)] : [],
    )
    const { metafile } = await build({
      entryPoints: files,
      outdir: join(folder.path, 'browser'),
      bundle: true,
      platform: 'browser',
      format: 'esm',
      metafile: true,
      write: false,
      logLevel: 'silent',
      external: ['viem', 'viem/*', 'zod', 'react', '@noble/*', '@scure/*', '@whocast/*'],
    })
    const imports = Object.values(metafile.outputs).flatMap((one) => one.imports)
    expect(imports.filter(({ path }) => path.startsWith('node:'))).toEqual([])
  })

  it('has a readme with an example, and a changelog', () => {
    expect(readFileSync(join(built, 'README.md'), 'utf8')).toMatch(/^```tsx?\nimport /m)
    expect(readFileSync(join(built, 'CHANGELOG.md'), 'utf8')).toContain('## 1.0.0')
  })
})

it('the example of @whocast/contract runs, and every module has types', slow, async () => {
  const folder = temporaryFolder()
  try {
    const place = join(folder.path, 'node_modules/@whocast/contract')
    await buildPackage('contract', place)
    for (const one of ['viem', 'zod', '@noble'])
      symlinkSync(join(packageRoot, 'node_modules', one), join(folder.path, 'node_modules', one))
    const readme = readFileSync(join(place, 'README.md'), 'utf8')
    const code = /^```ts\n([\s\S]*?)^```$/m.exec(readme)?.[1] ?? ''
    writeFileSync(join(folder.path, 'example.mjs'), code)
    const modules = globSync('*.js', { cwd: place }).map((file) => file.replace('.js', ''))
    const imports = modules.map(
      (one, at) => `import * as module${at} from '@whocast/contract/${one}'\nvoid module${at}`,
    )
    writeFileSync(join(folder.path, 'all.ts'), imports.join('\n'))
    const compilerOptions = {
      strict: true,
      module: 'nodenext',
      target: 'es2024',
      lib: ['es2024', 'dom', 'dom.iterable'],
      noEmit: true,
      skipLibCheck: true,
      types: [],
    }
    writeFileSync(
      join(folder.path, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['all.ts'] }),
    )
    await run(process.execPath, [join(tools, 'typescript/bin/tsc')], { cwd: folder.path })
    const { stdout } = await run(process.execPath, ['example.mjs'], { cwd: folder.path })
    expect(stdout).toBe('/fname/sample-ada true\n')
  } finally {
    folder.remove()
  }
})
