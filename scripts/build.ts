/** Bundles what runs into `dist`: the server and the commands for Node, the scripts that our pages serve for browsers. */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type BuildOptions, context, build as esbuild, type Plugin } from 'esbuild'
import { stamp } from './built.mjs'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')

/** Native packages cannot be bundled: they are the `dependencies` of package.json. */
const external = ['sharp', '@takumi-rs/core', 'pg-native', 'vite', 'typescript']

const common: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  minify: false,
  // Comments cost time at every start; names and statements stay as they are written.
  minifyWhitespace: true,
  sourcemap: true,
  logLevel: 'warning',
  legalComments: 'eof',
}

/** zod carries its messages in forty languages; ours are English. */
const englishOnly: Plugin = {
  name: 'english-only',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js'",
    }))
  },
}

const server: BuildOptions = {
  ...common,
  entryPoints: ['src/node.ts', 'src/cli.ts'].filter((entry) => existsSync(join(root, entry))),
  outdir: 'dist',
  platform: 'node',
  target: 'node22.13',
  format: 'esm',
  splitting: true,
  external,
  plugins: [englishOnly],
  jsx: 'automatic',
  jsxImportSource: 'hono/jsx',
  // Bundled CommonJS packages call require() of Node's own modules.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
}

const clientFolder = join(root, 'frames/client')

const browser: BuildOptions = {
  ...common,
  entryPoints: existsSync(clientFolder)
    ? readdirSync(clientFolder)
        .filter((file) => /\.(ts|css)$/.test(file) && !file.endsWith('.test.ts'))
        .map((file) => join('frames/client', file))
    : [],
  outdir: 'dist/assets',
  chunkNames: 'chunk-[hash]',
  platform: 'browser',
  target: 'es2022',
  format: 'esm',
  splitting: true,
  minify: true,
  sourcemap: false,
}

/** Files of packages that our pages serve as they are. */
const copies: [from: string, to: string][] = [
  ['node_modules/swagger-ui-dist/swagger-ui-bundle.js', 'assets/swagger-ui-bundle.js'],
  ['node_modules/swagger-ui-dist/swagger-ui.css', 'assets/swagger-ui.css'],
]

/** What our pages serve, alone. */
export async function buildClient(outdir = 'dist/assets'): Promise<void> {
  await esbuild({ ...browser, outdir })
}

/** Builds what our pages serve, and again when it changes. Returns what ends it. */
export async function watchClient(): Promise<() => Promise<void>> {
  const watched = await context(browser)
  await watched.rebuild()
  await watched.watch()
  return () => watched.dispose()
}

export async function build(): Promise<void> {
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(join(dist, 'assets'), { recursive: true })
  await Promise.all([esbuild(server), buildClient()])
  for (const [from, to] of copies) cpSync(join(root, from), join(dist, to))
  writeFileSync(stamp, `${new Date().toISOString()}\n`)
}

if (import.meta.main) await build()
