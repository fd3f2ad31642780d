/**
 * Bundles what runs into `dist`: the server and the commands for Node, the scripts that our pages
 * serve for browsers.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type BuildOptions, context, build as esbuild, type Metafile, type Plugin } from 'esbuild'
import { stamp } from './built.mjs'
import { notices, objections } from './notices.ts'
import { findMaterial, findParts } from './parts.ts'
import { billOfMaterials } from './sbom.ts'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')

/** Native packages cannot be bundled: they are the `dependencies` of package.json. */
const external = ['sharp', '@takumi-rs/core', 'secp256k1', 'pg-native', 'vite', 'typescript']

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

/**
 * Frog draws pictures with hono-og, which brings satori and resvg (MPL-2.0) and a megabyte of code.
 * We give Frog addresses of our own pictures, and the gate before it refuses its image routes
 * (docs/decisions/0072): none of that can be reached.
 */
const noFrogPictures: Plugin = {
  name: 'no-frog-pictures',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^hono-og$/ }, () => ({ path: 'hono-og', namespace: 'left-out' }))
    onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({
      contents: `const refuse = () => { throw new Error('hono-og is not in this build') }
        export class ImageResponse { constructor() { refuse() } }
        export const loadGoogleFont = refuse`,
    }))
  },
}

export const server: BuildOptions = {
  ...common,
  entryPoints: {
    node: 'src/main/start.ts',
    cli: 'src/main/cli.ts',
    index: 'src/main/index.ts',
    'signature-worker': 'src/farcaster/crypto/signature-worker.ts',
    'search-worker': 'src/main/search-worker.ts',
  },
  outdir: 'dist',
  platform: 'node',
  target: 'node22.19',
  format: 'esm',
  splitting: true,
  external,
  plugins: [englishOnly, noFrogPictures],
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
  footer: { js: '/*! Licences of what is in here: /assets/licences.txt */' },
}

/** Cards and hovercards for other sites: scripts of fixed names. */
const embed: BuildOptions = {
  ...browser,
  entryPoints: {
    embed: 'frames/client/embed/card.ts',
    hovercards: 'frames/client/embed/hovercards.ts',
  },
  splitting: false,
  footer: {},
}

/** What our pages serve, and the card for other sites, alone. */
export async function buildClient(outdir = 'dist/assets'): Promise<Metafile> {
  const [pages, card] = await Promise.all(
    [browser, embed].map((one) => esbuild({ ...one, outdir, metafile: true })),
  )
  return {
    inputs: { ...pages?.metafile?.inputs, ...card?.metafile?.inputs },
    outputs: { ...pages?.metafile?.outputs, ...card?.metafile?.outputs },
  }
}

/** Builds what our pages serve, and again when it changes. Returns what ends it. */
export async function watchClient(): Promise<() => Promise<void>> {
  const watched = await Promise.all([context(browser), context(embed)])
  for (const one of watched) {
    await one.rebuild()
    await one.watch()
  }
  return async () => void (await Promise.all(watched.map((one) => one.dispose())))
}

/** Pictures of our own that are served. */
const pictures = ['icon', 'splash', 'screenshot-1', 'screenshot-2', 'screenshot-3'].map(
  (name) => `frames/images/${name}.png`,
)

/**
 * What travels with a build: `licences.txt`, that of the browser's files alone among them, and the
 * bill of materials.
 */
function writeSupplies(ofServer: Metafile, ofBrowser: Metafile): void {
  const parts = findParts(ofServer, ofBrowser, [])
  const wrong = objections(parts)
  if (wrong.length > 0)
    throw new Error(`licences that are not on the list of allowed ones:\n${wrong.join('\n')}`)
  const material = findMaterial()
  writeFileSync(join(dist, 'licences.txt'), notices(parts, material))
  const inBrowser = parts.filter(({ places }) => places.includes('browser'))
  writeFileSync(join(dist, 'assets/licences.txt'), notices(inBrowser, []))
  writeFileSync(
    join(dist, 'sbom.cdx.json'),
    `${JSON.stringify(billOfMaterials(parts, material, pictures, new Date()), null, 2)}\n`,
  )
}

/**
 * esbuild's split bundles lose the named exports of a CommonJS package that is imported
 * dynamically: such a package is imported statically by a module that is itself imported lazily.
 */
export function lostExports({ inputs }: Pick<Metafile, 'inputs'>): string[] {
  return Object.entries(inputs)
    .filter(([path]) => !path.includes('node_modules/'))
    .flatMap(([path, { imports }]) =>
      imports
        .filter(
          (one) =>
            one.kind === 'dynamic-import' && !one.external && inputs[one.path]?.format === 'cjs',
        )
        .map((one) => `${path} imports ${one.original ?? one.path} dynamically, which is CommonJS`),
    )
}

export async function build(): Promise<void> {
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(join(dist, 'assets'), { recursive: true })
  const [{ metafile }, ofBrowser] = await Promise.all([
    esbuild({ ...server, metafile: true }),
    buildClient(),
  ])
  const lost = lostExports(metafile)
  if (lost.length > 0) throw new Error(lost.join('\n'))
  // It is read from beside the code that loads it.
  copyFileSync(
    join(root, 'node_modules/tiny-secp256k1/lib/secp256k1.wasm'),
    join(dist, 'secp256k1.wasm'),
  )
  writeSupplies(metafile, ofBrowser)
  writeFileSync(stamp, `${new Date().toISOString()}\n`)
}

if (import.meta.main) await build()
