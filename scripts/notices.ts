/**
 * The licences of what is in a build: which are allowed, and the texts that have to travel with it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Material, Part } from './parts.ts'

const root = join(import.meta.dirname, '..')

/** Licences that ask for no more than their text and a name, in what we bundle. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
])

/**
 * libvips is linked to at run time, a library of its own that anybody can replace: allowed beside
 * us, never inside.
 */
const allowedBeside = /^@img\/sharp-(libvips-|win32-|wasm32)/
const LGPL = 'LGPL-3.0-or-later'

/**
 * The licences in an SPDX expression, one list for each of its alternatives. `WITH` is read as part
 * of the name.
 */
export function alternatives(expression: string): string[][] {
  return expression
    .replaceAll(/[()]/g, ' ')
    .split(/\sOR\s/)
    .map((all) =>
      all
        .split(/\sAND\s/)
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    )
}

/**
 * What is wrong with the licence of a part; null when nothing is. An expression with both OR and
 * AND in brackets is refused rather than understood by half.
 */
export function objection({
  name,
  version,
  licence,
  places,
}: Pick<Part, 'name' | 'version' | 'licence' | 'places'>): string | null {
  const packageName = `${name}@${version}`
  if (licence === null) return `${packageName} names no licence`
  if (/\sOR\s/.test(licence) && /\sAND\s/.test(licence))
    return `${packageName}: nobody has read ${licence}`
  const isBesideOnly = places.every((place) => place === 'beside')
  const isFine = (one: string) =>
    allowed.has(one) || (one === LGPL && isBesideOnly && allowedBeside.test(name))
  return alternatives(licence).some((all) => all.length > 0 && all.every(isFine))
    ? null
    : `${packageName} is under ${licence}`
}

const standard = (file: string) => readFileSync(join(root, 'scripts/licences', file), 'utf8').trim()

/**
 * Packages that name a licence and leave out its text: the text, by the holder whom their
 * repository names.
 */
const missingTexts: Record<string, () => string> = {
  '@bufbuild/protobuf': () =>
    [
      'Copyright 2021-2024 Buf Technologies, Inc. (Apache-2.0), and in dist/*/google (BSD-3-Clause):',
      leadingComment('node_modules/@bufbuild/protobuf/dist/esm/google/varint.js'),
      standard('Apache-2.0.txt'),
    ].join('\n\n'),
  '@hono/valibot-validator': () =>
    `MIT License\n\nCopyright (c) the authors of Hono's middleware\n\n${standard('MIT.txt')}`,
  valibot: () => `MIT License\n\nCopyright (c) Fabian Hiller\n\n${standard('MIT.txt')}`,
  // Of its two licences, this one: its authors name no years for the other.
  '@takumi-rs': () =>
    `Copyright Kane Wang and the authors of Takumi. The crates inside: https://github.com/kane50613/takumi/blob/master/THIRD-PARTY-NOTICES.md\n\n${standard('Apache-2.0.txt')}`,
}

function leadingComment(file: string): string {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const end = lines.findIndex((line) => !line.startsWith('//'))
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join('\n')
}

/**
 * The texts of a package's licence, as it has them: files of its own, or the chapter of its README.
 */
function ownTexts(folder: string): string[] {
  const files = readdirSync(join(root, folder)).sort()
  const texts = files
    // `bundle.js.LICENSE.txt` is how bundlers put together what a bundle holds in turn; that of the file we serve.
    .filter((file) => /^(licen[cs]e|copying|notice|unlicense)\b/i.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
  if (texts.length > 0) return texts
  const readme = files.find((file) => /^readme/i.test(file))
  if (readme === undefined) return []
  const markdown = readFileSync(join(root, folder, readme), 'utf8')
  // Without its terms, a chapter only names the licence.
  const chapter =
    /^(?:#+ *licen[cs](?:e|ing)\b.*|licen[cs]e\n-+)$([\s\S]*)/im.exec(markdown)?.[1] ?? ''
  return /permission is hereby granted|used under the terms/i.test(chapter) ? [chapter] : []
}

/**
 * The text of a part's licence.
 *
 * @throws when the package has none and nobody has looked for it
 */
export function licenceText({
  name,
  version,
  folder,
}: Pick<Part, 'name' | 'version' | 'folder'>): string {
  const texts = ownTexts(folder)
  if (texts.length === 0) {
    const missing = missingTexts[name] ?? missingTexts[name.split('/')[0] ?? '']
    if (!missing)
      throw new Error(
        `${name}@${version} has no text of its licence: find it, and add it to scripts/notices.ts`,
      )
    texts.push(missing())
  }
  return texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n')
}

const rule = '─'.repeat(100)

/**
 * What has to go along with a build, as one text.
 *
 * @param parts packages in it and beside it
 * @param material fonts and icons in it
 */
export function notices(parts: readonly Part[], material: readonly Material[]): string {
  const byText = new Map<string, Part[]>()
  for (const part of parts) {
    const text = licenceText(part)
    byText.set(text, [...(byText.get(text) ?? []), part])
  }
  const chapters = [...byText].map(([text, own]) => `${own.map(title).join('\n')}\n\n${text}`)
  if (material.length > 0) chapters.push(...materialChapters(material))
  const library = parts.find(
    ({ licence, places }) => licence?.includes(LGPL) && places.includes('beside'),
  )
  if (library) chapters.push(...lgplChapters(library))
  return [
    'Whocast is under the MIT licence (LICENSE). It is distributed with the following works of others, under their own licences.',
    ...chapters,
  ]
    .join(`\n\n${rule}\n\n`)
    .concat('\n')
}

const title = ({ name, version, licence, places }: Part) =>
  `${name} ${version} · ${licence} · ${places.join(', ')}`

function materialChapters(material: readonly Material[]): string[] {
  const rows = material.map(
    ({ name, version, licence, copyright, purl, files }) =>
      `${name} ${version} · ${licence} · ${copyright}\n  from ${purl}\n  in ${files.length > 3 ? `${files.length} files, ${files[0]} …` : files.join(', ')}`,
  )
  return [
    [
      'Fonts, icons and word lists. The fonts are subsets in renamed files with unchanged outlines.',
      ...rows,
      'CC-BY 4.0: https://creativecommons.org/licenses/by/4.0/legalcode · CC0 1.0: https://creativecommons.org/publicdomain/zero/1.0/legalcode',
    ].join('\n\n'),
    `SIL Open Font License 1.1\n\n${readFileSync(join(root, 'frames/card/fonts/OFL.txt'), 'utf8').trim()}`,
    `Phosphor Icons: MIT License\n\nCopyright (c) 2023 Phosphor Icons\n\n${standard('MIT.txt')}`,
  ]
}

function lgplChapters(library: Part): string[] {
  return [
    [
      `${library.name} ${library.version} holds libvips and what it is made of, unmodified, as built by https://github.com/lovell/sharp-libvips`,
      '(sources and build script under the tag of that version). It is a shared library of its own in node_modules/@img, loaded when the',
      'program runs; whoever puts a changed build of it there runs the program with that one. It is used under the GNU Lesser General',
      'Public License, version 3, which supplements the GNU General Public License, version 3. Both follow.',
    ].join('\n'),
    standard('LGPL-3.0.txt'),
    standard('GPL-3.0.txt'),
  ]
}

/** Every objection to the licences of `parts`; empty when they may be distributed. */
export const objections = (parts: readonly Part[]): string[] =>
  parts.map(objection).filter((found) => found !== null)
