import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { packageRoot } from '../../src/kit/root.ts'
import { temporaryFolder } from './support.ts'

/** Makes a change where docs/architecture.md says, in a copy of the repository. */

type Edit = [file: string, edit: (text: string) => string]

const places: ReturnType<typeof temporaryFolder>[] = []
afterAll(() => {
  for (const place of places) place.remove()
})

/** Copies the repository; its own packages are those of the copy. */
function copyWith(edits: readonly Edit[]): string {
  const place = temporaryFolder()
  places.push(place)
  const folders = [
    'src',
    'frames',
    'packages',
    'scripts',
    'test',
    'package.json',
    'tsconfig.json',
    'biome.json',
    '.gitignore',
  ]
  for (const name of folders)
    cpSync(join(packageRoot, name), join(place.path, name), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    })
  for (const folder of ['scripts/tools', 'test/reference'])
    symlinkSync(join(packageRoot, folder, 'node_modules'), join(place.path, folder, 'node_modules'))
  mkdirSync(join(place.path, 'node_modules/@whocast'), { recursive: true })
  for (const name of readdirSync(join(packageRoot, 'node_modules')))
    if (name !== '@whocast' && !name.startsWith('.'))
      symlinkSync(join(packageRoot, 'node_modules', name), join(place.path, 'node_modules', name))
  for (const name of readdirSync(join(packageRoot, 'packages')))
    symlinkSync(`../../packages/${name}`, join(place.path, 'node_modules/@whocast', name))
  for (const [file, edit] of edits) {
    const path = join(place.path, file)
    writeFileSync(path, edit(readOrEmpty(path)))
  }
  return place.path
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Runs a probe in the copy; what it prints. */
async function probe(folder: string, name: string): Promise<Record<string, unknown>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(folder, 'node_modules/tsx/dist/cli.mjs'), `test/changes/${name}.ts`],
    { cwd: folder, env: { PATH: process.env.PATH ?? '' }, maxBuffer: 2 ** 24 },
  )
  return JSON.parse(/^PROBE (.*)$/m.exec(stdout)?.[1] ?? '{}') as Record<string, unknown>
}

const patient = { timeout: 240_000 }

describe('a profile field is one row', () => {
  const row =
    "  pronouns: { label: 'Pronouns', value: text(50), ownMax: 20, search: 'pronouns', untrustedMax: 50 },\n"

  it('appears wherever a field does', patient, async () => {
    const folder = copyWith([
      [
        'packages/contract/src/profile-fields.ts',
        (text) => text.replace('  highlights: {\n', `${row}  highlights: {\n`),
      ],
    ])
    const shown = await probe(folder, 'probe-field')
    expect(shown.imported).toEqual([])
    expect(shown.hideable).toContain('pronouns')
    expect(shown.search).toMatchObject({
      results: [{ match: { type: 'pronouns', value: 'they/them' } }],
    })
    expect(shown.fields).toEqual({
      profiles: [{ profileID: expect.any(String), pronouns: 'they/them' }],
    })
    for (const place of ['api', 'mcp', 'exported', 'upstream'])
      expect(JSON.stringify(shown[place]), place).toContain('they/them')
    for (const place of ['reference', 'settings', 'client'])
      expect(JSON.stringify(shown[place]), place).toContain('pronouns')
  })
})

describe('a route is one file', () => {
  const file = `import { z } from 'zod'
import { sendJson } from '../../http/answer.ts'
import { tool } from '../mcp/tool.ts'
import { parameter, type Route } from '../route.ts'

const answer = z.object({ pong: z.string() }).meta({ id: 'Ping' })

export const ping: Route = {
  id: 'ping',
  method: 'GET',
  path: '/ping/{name}',
  reference: {
    tag: 'Reference',
    summary: 'Says it back',
    parameters: [parameter('path', 'name', 'Any name', { type: 'string' })],
    answer: { schema: answer, description: 'The name' },
  },
  example: { path: '/ping/ada' },
  tools: [
    tool({
      name: 'ping',
      title: 'Ping',
      description: 'Says it back.',
      input: z.object({ name: z.string() }),
      output: answer,
      run: async (_context, { name }) => ({ output: { pong: name }, tags: [], freshUntil: 0 }),
      text: (_input, { pong }) => pong,
    }),
  ],
  create:
    ({ options: { baseUrl } }) =>
    ({ parameter: get, exchange }) =>
      sendJson({ pong: get('name') }, exchange, baseUrl),
}
`

  it('is routed, counted, described and callable', patient, async () => {
    const folder = copyWith([
      ['src/api/routes/ping.ts', () => file],
      [
        'src/api/routes.ts',
        (text) =>
          `import { ping } from './routes/ping.ts'\n${text.replace('  getIndex,\n', '  getIndex,\n  ping,\n')}`,
      ],
    ])
    const shown = await probe(folder, 'probe-route')
    expect(shown).toMatchObject({
      handled: { pong: 'ada' },
      allow: 'GET, HEAD, OPTIONS',
      metrics: true,
      client: true,
      reference: { get: { operationId: 'ping' } },
    })
    expect(shown.tools).toContain('"ping"')
    expect(shown.index).toContain('/api/v1/ping/{name}')
  })
})
