import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { channelTypes } from '@whocast/contract/channel.ts'
import { fieldNames, fieldRows, searchFields } from '@whocast/contract/profile-fields.ts'
import { describe, expect, it } from 'vitest'
import { referenceBody } from '../../frames/reference/page.ts'
import { withVariableTable } from '../../scripts/config-table.ts'
import { openApiDocument } from '../../src/api/openapi.ts'
import { routes } from '../../src/api/routes.ts'
import { packageRoot } from '../../src/kit/root.ts'
import { variables as declared } from '../../src/main/config.ts'

const read = (path: string) => readFileSync(join(packageRoot, path), 'utf8')

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(packageRoot, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path))
    .sort(),
]

/** A page without its code, in which a bracket is no link. */
const prose = (markdown: string) =>
  markdown.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '')

/** The targets of links and pictures, less those that leave the repository. */
const linksOf = (markdown: string) =>
  [...prose(markdown).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/i.test(target))

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (markdown: string) =>
  [...markdown.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
  )

function brokenLinks(page: string): string[] {
  return linksOf(read(page)).filter((target) => {
    const [path = '', anchor] = target.split('#')
    const file = path === '' ? join(packageRoot, page) : resolve(packageRoot, dirname(page), path)
    if (relative(packageRoot, file).startsWith('..') || !existsSync(file)) return true
    return anchor !== undefined && !anchorsOf(readFileSync(file, 'utf8')).includes(anchor)
  })
}

/** What the service reads of its environment. */
const variables = Object.keys(declared)

describe('the documentation', () => {
  it.each(pages)('%s links only to what is there', (page) => {
    expect(brokenLinks(page)).toEqual([])
  })

  it('has the table of variables as the configuration declares them (npx tsx scripts/config-table.ts)', () => {
    const page = read('docs/operating.md')
    expect(page).toBe(withVariableTable(page))
  })

  it.each(pages.filter((page) => /decisions\/\d/.test(page)))(
    '%s is a decision record with its date, and is in the index',
    (page) => {
      const [, title] = /^# \d+\. (.+)\n\n\*20\d\d-\d\d-\d\d\.\* \S/.exec(read(page)) ?? []
      expect(title).toBeDefined()
      expect(read('docs/decisions/README.md')).toContain(
        `[${title}](${page.slice('docs/decisions/'.length)})`,
      )
    },
  )

  it('lists in docs/api.md the types of matches, and in docs/yours.md the fields of owners', () => {
    const types = /`type` is ([^.]+) or a channel type/.exec(read('docs/api.md'))?.[1] ?? ''
    expect([...types.matchAll(/`(\w+)`/g)].map(([, type]) => type).sort()).toEqual(
      [...searchFields.map(({ type }) => type), 'credential'].sort(),
    )
    const says = /^`says: \{(.+)\}` /m.exec(read('docs/yours.md'))?.[1] ?? ''
    expect(says.replaceAll(/: \[.*?\]/g, '').split(', ')).toEqual(
      fieldNames.filter((name) => fieldRows[name].ownMax !== undefined),
    )
  })

  it('lists every channel type in the reference', () => {
    const page = String(
      referenceBody(openApiDocument('https://whocast.example', routes), {
        origin: 'https://whocast.example',
        prefix: '/api/v1',
        examples: {},
      }),
    )
    const [form = ''] = /id="form-ChannelType"[\s\S]*?<\/details>/.exec(page) ?? []
    expect(channelTypes.filter((type) => !form.includes(`&quot;${type}&quot;`))).toEqual([])
  })

  it('names no variable that nothing reads', () => {
    // What compose.yaml and the suites read besides.
    const others = ['compose.yaml', 'vitest.config.ts', 'Dockerfile', 'src/main/config.ts']
      .map(read)
      .join('\n')
      .matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g)
    const known = new Set([...variables, ...[...others].map(([name]) => name)])
    for (const page of ['README.md', 'docs/operating.md', 'docs/api.md', 'docs/credentials.md']) {
      const named = [...read(page).matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)].map(
        ([name]) => name,
      )
      // The variables of the examples' own shells and programs.
      const own = new Set(
        [...read(page).matchAll(/(?:\$\{?|process\.env\.)([A-Z_]+)\b/g)].map(([, name]) => name),
      )
      expect({ page, unknown: named.filter((name) => !known.has(name) && !own.has(name)) }).toEqual(
        { page, unknown: [] },
      )
    }
  })
})
