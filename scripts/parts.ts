/**
 * What of other people's work is in a build: npm packages in the bundles, packages beside them,
 * fonts, icons and word lists.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'

const root = join(import.meta.dirname, '..')

/**
 * `server` and `browser`: bundled into files of `dist`; `beside`: in `node_modules` of an
 * installation without development.
 */
export type Place = 'server' | 'browser' | 'beside'

export interface Part {
  name: string
  version: string
  /** Where it lies, from the root of the repository; also its key in package-lock.json. */
  folder: string
  /** An SPDX expression; null where the package names none. */
  licence: string | null
  author: string | null
  places: Place[]
  /** As the lockfile has it: `sha512-…` of the package's archive. */
  integrity: string | null
  /** Folders of the parts that it depends on. */
  needs: string[]
}

interface Locked {
  version?: string
  dev?: boolean
  devOptional?: boolean
  link?: boolean
  integrity?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

interface Lockfile {
  packages: Record<string, Locked>
}

const readLockfile = (): Lockfile =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

/** The folders of packages of which something is left in a bundle. */
function bundledFolders(metafile: Metafile): string[] {
  const folders = new Set<string>()
  for (const { inputs } of Object.values(metafile.outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const folder = /^(?:.*node_modules\/(?:@[^/]+\/)?|frames\/vendor\/)[^/]+(?=\/)/.exec(
        path,
      )?.[0]
      if (folder !== undefined && bytesInOutput > 0) folders.add(folder)
    }
  }
  return [...folders]
}

/**
 * @param server what esbuild says of the server's bundles
 * @param browser and of those for browsers
 * @param copied folders of packages of which files are served as they are
 */
export function findParts(server: Metafile, browser: Metafile, copied: readonly string[]): Part[] {
  const { packages } = readLockfile()
  const places = new Map<string, Place[]>()
  const add = (folder: string, place: Place) =>
    places.set(folder, [...(places.get(folder) ?? []), place])
  for (const folder of bundledFolders(server)) add(folder, 'server')
  for (const folder of [...bundledFolders(browser), ...copied]) add(folder, 'browser')
  for (const [folder, { dev, devOptional, link }] of Object.entries(packages)) {
    // Packages of other platforms stand in the lockfile too.
    const isBeside = folder.startsWith('node_modules/') && !dev && !devOptional && !link
    if (isBeside && existsSync(join(root, folder, 'package.json'))) add(folder, 'beside')
  }
  return [...places]
    .map(([folder, found]) => readPart(folder, found, packages, (other) => places.has(other)))
    .sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}

function readPart(
  folder: string,
  places: Place[],
  packages: Lockfile['packages'],
  isPart: (folder: string) => boolean,
): Part {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >
  const locked = packages[folder] ?? {}
  return {
    name: String(manifest.name),
    version: String(manifest.version),
    folder,
    licence: typeof manifest.license === 'string' ? manifest.license : null,
    author: authorOf(manifest.author),
    places,
    // A vendored part names the archive that it was made of.
    integrity:
      locked.integrity ?? (typeof manifest.integrity === 'string' ? manifest.integrity : null),
    needs: Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })
      .map((name) => resolve(folder, name, packages))
      .filter((needed) => needed !== null)
      .filter(isPart)
      .sort(),
  }
}

/** Where Node finds `name` from `folder`, by the lockfile. */
function resolve(folder: string, name: string, packages: Lockfile['packages']): string | null {
  const found = `${folder}/node_modules/${name}`
  if (packages[found]) return found
  const up = folder.lastIndexOf('/node_modules/')
  if (up >= 0) return resolve(folder.slice(0, up), name, packages)
  return packages[`node_modules/${name}`] ? `node_modules/${name}` : null
}

function authorOf(author: unknown): string | null {
  const name =
    typeof author === 'string' ? author : (author as { name?: unknown } | undefined)?.name
  return typeof name === 'string' && name !== ''
    ? name.replaceAll(/\s*[<(][^>)]*[>)]/g, '').trim()
    : null
}

/** Fonts, icons and word lists: files of this repository that are made of the work of others. */
export interface Material {
  name: string
  version: string
  /** A package URL: from where `scripts/fonts.sh` and `scripts/icons.ts` took it. */
  purl: string
  licence: string
  copyright: string
  /** From the root of the repository. */
  files: string[]
}

const fonts = 'frames/card/fonts'

/** Each font file belongs to the first row that knows its name. */
const sources: (Omit<Material, 'files'> & { matches: RegExp })[] = [
  {
    name: 'Inter',
    version: '4.1.1',
    purl: 'pkg:npm/inter-ui@4.1.1',
    licence: 'OFL-1.1',
    copyright: 'The Inter Project Authors',
    matches: /^inter-/,
  },
  {
    name: 'JetBrains Mono',
    version: '5.3.0',
    purl: 'pkg:npm/%40fontsource/jetbrains-mono@5.3.0',
    licence: 'OFL-1.1',
    copyright: 'The JetBrains Mono Project Authors',
    matches: /^jetbrains-mono-/,
  },
  {
    name: 'Noto Sans CJK',
    version: '1:20220127',
    purl: 'pkg:deb/debian/fonts-noto-cjk@1%3A20220127',
    licence: 'OFL-1.1',
    copyright: '2014–2021 Adobe',
    matches: /^noto-(jp|kr|sc)-/,
  },
  {
    name: 'Noto Sans',
    version: '20201225',
    purl: 'pkg:deb/debian/fonts-noto-core@20201225',
    licence: 'OFL-1.1',
    copyright: 'Google Inc. and The Noto Project Authors',
    matches: /^noto-/,
  },
  {
    name: 'Twemoji',
    version: '15.0.3',
    purl: 'pkg:npm/twemoji-colr-font@15.0.3',
    licence: 'OFL-1.1 AND CC-BY-4.0',
    copyright: 'Twitter, Inc and other contributors (drawings)',
    matches: /^twemoji\./,
  },
]

const icons: Material[] = [
  {
    name: 'Simple Icons',
    version: '16.37.0',
    purl: 'pkg:npm/simple-icons@16.37.0',
    licence: 'CC0-1.0',
    copyright: 'Simple Icons collaborators; the brands belong to their owners',
    files: ['packages/contract/src/icons.ts'],
  },
  {
    name: 'Phosphor Icons',
    version: '2.1.1',
    purl: 'pkg:npm/%40phosphor-icons/core@2.1.1',
    licence: 'MIT',
    copyright: '2023 Phosphor Icons',
    files: ['packages/contract/src/icons.ts'],
  },
]

/**
 * The fonts and icons of this repository.
 *
 * @throws when there is a font file that nobody is known to have made
 */
export function findMaterial(): Material[] {
  const files = readdirSync(join(root, fonts)).filter((file) => /\.(ttf|otf|woff2?)$/.test(file))
  const bySource = new Map(sources.map((source) => [source, [] as string[]]))
  for (const file of files) {
    const source = sources.find(({ matches }) => matches.test(file))
    if (!source) throw new Error(`${fonts}/${file}: scripts/parts.ts does not say whose it is`)
    bySource.get(source)?.push(`${fonts}/${file}`)
  }
  return [
    ...[...bySource].map(([{ matches: _, ...source }, own]) => ({ ...source, files: own.sort() })),
    ...icons,
  ]
}
