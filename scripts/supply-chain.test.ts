import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ensureBuilt } from '../test/journey/support.ts'
import { Spec, Validation } from '../test/reference/cyclonedx.ts'
import { licenceText, objection } from './notices.ts'
import { findMaterial } from './parts.ts'
import { type Bom, billOfMaterials } from './sbom.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  overrides?: Record<string, unknown>
  allowScripts?: Record<string, boolean>
}
interface Locked extends Manifest {
  name?: string
  version?: string
  integrity?: string
  resolved?: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  link?: boolean
}

/** A folder with a manifest and a lockfile. */
function readPackage(folder: string) {
  const manifest = JSON.parse(read(join(folder, 'package.json'))) as Manifest
  const { packages } = JSON.parse(read(join(folder, 'package-lock.json'))) as {
    packages: Record<string, Locked>
  }
  const locked = Object.entries(packages)
    // Workspaces are ours: they come from no registry.
    .filter(([path, { link }]) => path !== '' && !path.startsWith('packages/') && !link)
    .map(([path, entry]) => ({
      path,
      name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 13),
      ...entry,
    }))
  return { manifest, packages, locked }
}

const { locked } = readPackage('.')

/** The newcomer's `npm ci`, then what commands install when they first need it. */
const folders = ['.', 'scripts/node', 'scripts/tools', 'test/reference', 'test/coverage']

const EXACT = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/

/** The texts in overrides, at any depth. */
const leaves = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value as Record<string, unknown>).flatMap(leaves)

describe.each(folders)('what is installed in %s', (folder) => {
  const { manifest, packages, locked } = readPackage(folder)
  const wanted = {
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  }

  it('is pinned exactly, overrides too', () => {
    const ranges = [
      ...Object.values(wanted),
      ...leaves(manifest.overrides ?? {}).filter((range) => !range.startsWith('$')),
    ]
    expect(ranges.length).toBeGreaterThan(0)
    expect(ranges.filter((range) => !EXACT.test(range))).toEqual([])
  })

  it('is what the lockfile says', () => {
    const { dependencies, devDependencies, optionalDependencies } = packages[''] ?? {}
    expect({ ...dependencies, ...devDependencies, ...optionalDependencies }).toEqual(wanted)
    const found = Object.keys(wanted).map((name) => {
      const entry = packages[`node_modules/${name}`]
      return [name, (entry?.link ? packages[entry.resolved ?? ''] : entry)?.version]
    })
    expect(Object.fromEntries(found)).toEqual(wanted)
  })

  it('comes from the registry alone, by its own name and known by its SHA-512', () => {
    // Without an address, npm takes it from the registry that is set.
    const elsewhere = locked.flatMap(({ resolved = 'https://registry.npmjs.org/' }) =>
      resolved.startsWith('https://registry.npmjs.org/') ? [] : [resolved],
    )
    expect(elsewhere).toEqual([])
    // An alias would stand in for what a package asks for.
    expect(locked.filter(({ path, name }) => !path.endsWith(`node_modules/${name}`))).toEqual([])
    expect(
      locked.filter(({ integrity = '' }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity)),
    ).toEqual([])
  })

  it('runs no script of any package', () => {
    expect(read(join(folder, '.npmrc'))).toMatch(/^ignore-scripts=true$/m)
    expect(Object.values(manifest.allowScripts ?? {}).filter(Boolean)).toEqual([])
  })
})

describe('the newcomer’s install', () => {
  /** `os`, `cpu` and `libc` of an entry, as npm reads them. */
  const isFor = (entry: Locked, machine: Record<'os' | 'cpu' | 'libc', string>) =>
    (['os', 'cpu', 'libc'] as const).every((kind) => {
      const allowed = entry[kind] ?? []
      return allowed.includes(`!${machine[kind]}`)
        ? false
        : allowed.every((name) => name.startsWith('!')) || allowed.includes(machine[kind])
    })

  it.each([
    { os: 'linux', cpu: 'x64', libc: 'glibc' },
    { os: 'linux', cpu: 'arm64', libc: 'glibc' },
    { os: 'darwin', cpu: 'arm64', libc: '' },
    { os: 'win32', cpu: 'x64', libc: '' },
  ])('is at most 250 packages on $os-$cpu', (machine) => {
    const count = locked.filter((entry) => isFor(entry, machine)).length
    expect(count).toBeGreaterThan(100)
    expect(count).toBeLessThanOrEqual(250)
  })

  it('has an entry for the binaries of every platform', () => {
    const names = new Set(locked.map(({ name }) => name))
    const missing = locked
      .flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}))
      .filter((name) => !names.has(name))
    expect(missing).toEqual([])
  })

  /** From here on they are good; of every copy, also those that other packages bring along. */
  it.each([
    ['hono', '4.13.5'],
    ['@hono/node-server', '2.0.10'],
    ['sharp', '0.35.4'],
    ['vitest', '5.0.0'],
    ['kysely', '0.29.0'],
  ])('has %s at %s or newer', (name, floor) => {
    const copies = locked.filter((entry) => entry.name === name)
    expect(copies.length).toBeGreaterThan(0)
    expect(copies.filter(({ version }) => older(version ?? '', floor))).toEqual([])
  })

  /** Others of these names are other programs, or do not install: /docs/decisions/0087. */
  it.each([
    ['frog', '0.18.3'],
    ['viem', '2.57.1'],
    ['@takumi-rs/core', '2.16.3'],
  ])('has %s at exactly %s', (name, version) => {
    expect(
      new Set(locked.filter((entry) => entry.name === name).map((entry) => entry.version)),
    ).toEqual(new Set([version]))
  })
})

/** Whether version `a` comes before `b`; what stands after a hyphen makes it older. */
function older(a: string, b: string): boolean {
  const numbers = (version: string) => (version.split('-')[0] ?? '').split('.').map(Number)
  const [ours, theirs] = [numbers(a), numbers(b)]
  const at = theirs.findIndex((number, index) => number !== ours[index])
  return at < 0 ? a.includes('-') : (ours[at] ?? 0) < (theirs[at] ?? 0)
}

describe('licences', () => {
  const part = (
    licence: string | null,
    places: ('server' | 'browser' | 'beside')[] = ['server'],
    name = 'one',
  ) => ({
    name,
    version: '1.0.0',
    licence,
    places,
  })

  it.each(['MIT', '(MIT OR GPL-3.0-only)', '(Apache-2.0 AND BSD-3-Clause)', 'BlueOak-1.0.0'])(
    '%s may be bundled',
    (licence) => {
      expect(objection(part(licence))).toBeNull()
    },
  )

  it.each([
    null,
    '',
    'GPL-3.0-only',
    'LGPL-3.0-only',
    'MPL-2.0',
    'MIT AND MPL-2.0',
    'SEE LICENSE IN x',
    'MIT OR (ISC AND GPL-2.0)',
  ])('%s may not', (licence) => {
    expect(objection(part(licence))).toContain('one@1.0.0')
  })

  it('lets libvips be beside us, and never inside', () => {
    const name = '@img/sharp-libvips-linux-x64'
    expect(objection(part('LGPL-3.0-or-later', ['beside'], name))).toBeNull()
    expect(objection(part('LGPL-3.0-or-later', ['beside', 'server'], name))).toContain(name)
    expect(objection(part('LGPL-3.0-or-later', ['beside']))).toContain('one')
  })

  it('fails on a package without the text of its licence', () => {
    expect(() =>
      licenceText({ name: 'silent', version: '1.0.0', folder: 'frames/images' }),
    ).toThrow('silent@1.0.0')
  })

  it('knows whose every font is, and names them to readers', () => {
    const material = findMaterial()
    const files = readdirSync(join(root, 'frames/card/fonts')).filter((file) =>
      /\.(ttf|otf)$/.test(file),
    )
    expect(
      material
        .flatMap((source) => source.files)
        .filter((file) => file.startsWith('frames/card/fonts/')),
    ).toHaveLength(files.length)
    const told = read('frames/card/fonts/LICENCES.md')
    for (const { purl, version } of material) {
      expect(told).toContain(version)
      expect(told).toContain(
        decodeURIComponent(purl.replace(/^pkg:(npm|deb\/debian)\//, '')).replace(/@[^@]*$/, ''),
      )
    }
  })
})

describe('a build', () => {
  let bom: Bom
  beforeAll(async () => {
    await ensureBuilt()
    bom = JSON.parse(read('dist/sbom.cdx.json')) as Bom
  }, 60_000)

  it('has a bill of materials by the official schema', async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6)
    expect(await validator.validate(JSON.stringify(bom))).toBeNull()
    const wrong = {
      ...bom,
      components: bom.components.map((component) => ({ ...component, type: 'thing' })),
    }
    expect(await validator.validate(JSON.stringify(wrong))).not.toBeNull()
  })

  it('names in it what is bundled, beside it and drawn by others, each with a licence and a hash', () => {
    const names = bom.components.map(({ group, name }) =>
      group === undefined ? name : `${group}/${name}`,
    )
    for (const name of [
      'hono',
      'frog',
      'viem',
      'kysely',
      'pg',
      'undici',
      'sharp',
      '@takumi-rs/core',
      'Inter',
    ]) {
      expect(names).toContain(name)
    }
    expect(names.some((name) => name.startsWith('@img/sharp-libvips-'))).toBe(true)
    for (const name of ['vitest', 'esbuild', 'tsx']) expect(names).not.toContain(name)
    for (const { name, licenses, hashes, components = [], purl } of bom.components) {
      expect({ name, purl, licences: licenses?.length }).toEqual({
        name,
        purl: expect.stringMatching(/^pkg:/),
        licences: 1,
      })
      expect(
        (hashes ?? components.flatMap((file) => file.hashes ?? [])).length > 0 ||
          purl?.includes('icons'),
      ).toBe(true)
    }
    const refs = new Set(bom.components.map((component) => component['bom-ref']))
    expect(refs.size).toBe(bom.components.length)
    expect(
      bom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref)),
    ).toEqual([])
  })

  it('is the same bill for the same build', () => {
    const again = () => billOfMaterials([], findMaterial(), ['frames/images/icon.png'], new Date(0))
    expect(again()).toEqual(again())
    expect(billOfMaterials([], [], [], new Date(0)).serialNumber).not.toBe(again().serialNumber)
  })

  it('carries the licences of all of it', () => {
    const all = read('dist/licences.txt')
    const inBrowser = read('dist/assets/licences.txt')
    for (const { group, name, version, properties = [] } of bom.components) {
      const title = `${group === undefined ? '' : `${group}/`}${name} ${version} · `
      expect(all).toContain(title)
      const isInBrowser = properties.some(({ value }) => value === 'browser')
      expect({ title, isIn: inBrowser.includes(title) }).toEqual({ title, isIn: isInBrowser })
    }
    for (const text of [
      'SIL OPEN FONT LICENSE',
      'GNU LESSER GENERAL PUBLIC LICENSE',
      'GNU GENERAL PUBLIC LICENSE',
      'Apache License',
    ]) {
      expect(all).toContain(text)
    }
    expect(read('dist/assets/page.js')).toContain('/assets/licences.txt')
  })

  it('has nothing of what Frog draws with, and nothing of Solana', () => {
    const names = bom.components.map(({ name }) => name)
    for (const name of ['hono-og', 'satori', 'og', 'resvg-wasm', 'web3.js', 'rpc-websockets'])
      expect(names).not.toContain(name)
  })

  it('goes into the container with them', () => {
    expect(existsSync(join(root, 'dist/licences.txt'))).toBe(true)
    const dockerfile = read('Dockerfile')
    expect(dockerfile).toMatch(/\/app\/dist \.\/dist/)
    expect(dockerfile).toMatch(/COPY .*\.npmrc/)
  })
})
