/**
 * Puts the React components together as a package of their own, to be packed or published from
 * `dist/react`.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cardStyle } from '@whocast/client/card-style.ts'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { declarationOf, writeDeclarations } from './declarations.ts'

const root = resolve(import.meta.dirname, '..')

/**
 * What each module exports. The hook is a client module, the components are not: servers render
 * them.
 */
const modules = {
  components: {
    values: ['Avatar', 'ProfileCard', 'shownFields'],
    types: ['AvatarProps', 'ProfileCardProps', 'ShownProfile'],
  },
  'use-profile': {
    values: ['useProfile', 'WhocastProvider'],
    types: ['HookProfile', 'ProfileState', 'UseProfileOptions', 'WhocastProviderProps'],
  },
}
type Module = keyof typeof modules
const names = Object.keys(modules) as Module[]

/** The client is a package of its own, so that its errors are of one class. */
const clientPackage: Plugin = {
  name: 'client-package',
  setup({ onResolve }) {
    onResolve({ filter: /^@whocast\/client\/client\.ts$/ }, () => ({
      path: '@whocast/client',
      external: true,
    }))
  },
}

const options = (name: Module): BuildOptions => ({
  absWorkingDir: root,
  entryPoints: [`packages/react/src/${name}.ts`],
  bundle: true,
  platform: 'neutral',
  target: 'es2022',
  format: 'esm',
  external: ['react'],
  plugins: [clientPackage],
  logLevel: 'warning',
})

/**
 * Builds the package.
 *
 * @param folder is emptied before
 */
export async function buildReactPackage(folder = join(root, 'dist/react')): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await Promise.all(
    names.map((name) => build({ ...options(name), outfile: join(folder, `${name}.js`) })),
  )
  writeDeclarations(
    join(folder, 'types'),
    names.map((name) => `react/src/${name}`),
    { 'client/src/client': '@whocast/client' },
  )
  const indexOf = (lineOf: (name: Module) => string) => `${names.map(lineOf).join('\n')}\n`
  writeFileSync(
    join(folder, 'index.js'),
    indexOf((name) => `export { ${modules[name].values.join(', ')} } from './${name}.js'`),
  )
  writeFileSync(
    join(folder, 'types/index.d.ts'),
    indexOf((name) => {
      const types = modules[name].types.map((type) => `type ${type}`)
      return `export { ${[...modules[name].values, ...types].join(', ')} } from './react/src/${name}.js'`
    }),
  )
  writeFileSync(join(folder, 'style.css'), scopedStyle(cardStyle))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  cpSync(join(root, 'packages/react/README.md'), join(folder, 'README.md'))
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
}

/** The style of the card outside of a shadow tree: every rule holds below `.whocast-card`. */
export const scopedStyle = (css: string): string =>
  css.replaceAll(/([^{}]+)\{([^{}]*)\}/g, (_all, selectors: string, body: string) => {
    const scoped = selectors
      .trim()
      .split(',')
      .map((selector) =>
        selector.startsWith(':host')
          ? selector.replace(/^:host(?:\(\[(.+)\]\))?/, (_host, attribute?: string) =>
              attribute === undefined
                ? '.whocast-card'
                : `.whocast-card[${attribute.replace(/^theme/, 'data-theme')}]`,
            )
          : `.whocast-card ${selector}`,
      )
    return `${scoped.join(',')}{${body}}\n`
  })

function manifest(): object {
  const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { private: _private, ...own } = JSON.parse(
    readFileSync(join(root, 'packages/react/package.json'), 'utf8'),
  )
  const entry = (name: string) => ({
    types: `./types/${declarationOf(`react/src/${name}`)}`,
    default: `./${name}.js`,
  })
  return {
    ...own,
    version,
    license,
    dependencies: { '@whocast/client': `^${version}` },
    sideEffects: ['*.css'],
    exports: {
      '.': { types: './types/index.d.ts', default: './index.js' },
      ...Object.fromEntries(names.map((name) => [`./${name}`, entry(name)])),
      './style.css': './style.css',
      './package.json': './package.json',
    },
    files: ['*.js', '*.css', 'types'],
  }
}

if (import.meta.main) await buildReactPackage()
