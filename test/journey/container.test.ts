import { execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { isLeftOut, productionFiles } from '../../scripts/production.ts'
import { allocatorSettings, nodeSettings } from '../../src/kit/allocator.ts'
import { packageRoot } from '../../src/kit/root.ts'
import { freePort } from '../free-port.ts'
import { offline } from '../network/offline.ts'
import { ensureBuilt, slow, temporaryFolder, within } from './support.ts'

/**
 * No engine runs here: what can be known without one, and the last stage put together by hand. `npm
 * run lint:container` lints.
 */

interface Instruction {
  name: string
  /** `--from=build`, … */
  flags: string[]
  rest: string
}

const read = (name: string) => readFileSync(join(packageRoot, name), 'utf8')
const lines = (text: string) =>
  text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))

/** The stages of the Dockerfile, each from its FROM on. */
const stages: Instruction[][] = []
for (const line of lines(read('Dockerfile').replaceAll(/\\\n\s*/g, ''))) {
  const [, name = '', flags = '', rest = ''] = /^(\w+)\s+((?:--\S+\s+)*)(.*)$/.exec(line) ?? []
  if (name === 'FROM') stages.push([])
  stages.at(-1)?.push({ name, flags: flags.split(/\s+/).filter(Boolean), rest })
}
const [build = [], final = []] = stages
const one = (name: string) => final.findLast((instruction) => instruction.name === name)?.rest ?? ''
const copies = (stage: Instruction[]) =>
  stage
    .filter(({ name }) => name === 'COPY')
    .map(({ flags, rest }) => {
      const words = rest.split(/\s+/)
      return {
        isFromBuild: flags.includes('--from=build'),
        sources: words.slice(0, -1),
        to: words.at(-1) ?? '',
      }
    })

test('the image is built in two stages, from images pinned by version, and runs as an unprivileged user', () => {
  expect(stages).toHaveLength(2)
  for (const stage of stages)
    expect(stage[0]?.rest).toMatch(/^node:24(\.\d+)*-bookworm-slim( AS build)?$/)
  const images = [...read('compose.yaml').matchAll(/^ +image: (.*)$/gm)].map(([, image]) => image)
  expect(images).toHaveLength(2)
  for (const image of images) expect(image).toMatch(/^[a-z]+:\d+(\.\d+)*-bookworm$/)

  expect(one('USER')).toBe('node')
  const order = final.map(({ name }) => name)
  expect(order.lastIndexOf('COPY')).toBeLessThan(order.indexOf('USER'))
  expect(one('ENV')).toContain('NODE_ENV=production')
  // With these the process need not replace itself at its start.
  for (const [name, value] of Object.entries(allocatorSettings))
    expect(one('ENV').split(/\s+/)).toContain(`${name}=${value}`)
  expect(JSON.parse(one('CMD'))).toEqual(['node', ...nodeSettings, 'dist/node.js'])
  expect(one('HEALTHCHECK')).toMatch(/^CMD \["node", /)
})

test.each(['a/b', '1#2', 'a?b', '100%', 'a@b'])(
  'the password %s of the database reaches it as it is',
  (password) => {
    const compose = read('compose.yaml')
    const settingOf = (name: string) =>
      (new RegExp(`^ +${name}: (.*)$`, 'm').exec(compose)?.[1] ?? '').replace(
        /\$\{POSTGRES_PASSWORD:\?[^}]*\}/,
        () => password,
      )
    vi.stubEnv('PGPASSWORD', settingOf('PGPASSWORD'))
    const client = new pg.Client({ connectionString: settingOf('DATABASE_URL') })
    vi.unstubAllEnvs()
    expect(client).toMatchObject({ host: 'postgres', user: 'whocast', password })
  },
)

test('everything that is copied is there: in the repository and not ignored, or made by the build', () => {
  const ignored = lines(read('.dockerignore'))
  for (const { sources } of copies(build)) {
    for (const source of sources) {
      expect([source, existsSync(join(packageRoot, source))]).toEqual([source, true])
      expect(ignored).not.toContain(source)
    }
  }
  // What the build and the final stage take from the repository is not kept from the engine, and
  // secrets and what is made are.
  for (const name of ['src', 'frames', 'scripts', 'samples', 'LICENSE'])
    expect(ignored).not.toContain(name)
  for (const name of ['.git', '.env', '.vercel', 'node_modules', 'dist', 'data'])
    expect(ignored).toContain(name)

  const taken = copies(final).flatMap(({ isFromBuild, sources }) => {
    expect(isFromBuild).toBe(true)
    return sources
  })
  expect(taken.sort()).toEqual(
    [...productionFiles, 'node_modules'].map((name) => `/app/${name}`).sort(),
  )
})

const place = temporaryFolder()
afterAll(() => place.remove())

/**
 * What the build stage leaves in `/app`, as far as the last stage asks for it: packages installed
 * anew, without those for development.
 */
async function buildStage(): Promise<string> {
  await ensureBuilt()
  const folder = join(place.path, 'build')
  const [manifests] = [copies(build).filter(({ sources }) => !sources.includes('.'))]
  for (const name of [...manifests.flatMap(({ sources }) => sources), ...productionFiles]) {
    cpSync(join(packageRoot, name), join(folder, name), {
      recursive: true,
      filter: (path) => !isLeftOut(path),
    })
  }
  const install = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline']
  await promisify(execFile)('npm', install, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return folder
}

test(
  'what the last stage holds is enough to run: healthy, a lookup, a card, and an end on SIGTERM',
  slow,
  async () => {
    const app = await buildStage()
    const image = join(place.path, 'app')
    for (const { sources, to } of copies(final)) {
      for (const source of sources) {
        const target = join(
          image,
          to.endsWith('/') ? join(to, source.slice(source.lastIndexOf('/'))) : to,
        )
        mkdirSync(dirname(target), { recursive: true })
        cpSync(join(app, source.replace(/^\/app\//, '')), target, { recursive: true })
      }
    }
    const port = await freePort()
    const env = {
      PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
      ...Object.fromEntries(
        [...one('ENV').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
      ),
      DATA_DIR: join(place.path, 'data'),
      PORT: String(port),
      BASE_URL: 'https://who.example',
      ...offline,
    }
    const health = (JSON.parse(one('HEALTHCHECK').replace(/^.*?CMD /, '')) as string[]).slice(1)
    const isHealthy = () =>
      promisify(execFile)(process.execPath, health, { env, cwd: image }).then(
        () => true,
        () => false,
      )
    expect(await isHealthy()).toBe(false)

    const [command = '', ...args] = JSON.parse(one('CMD')) as string[]
    const service = spawn(command, args, { cwd: image, env, stdio: 'ignore' })
    const ended = new Promise((resolve) => service.once('close', resolve))
    try {
      await within(30_000, isHealthy, (yes) => yes)
      const origin = `http://127.0.0.1:${port}`
      // The keys of the sample people are published: production does without them.
      expect(await (await fetch(`${origin}/api/v1/fname/sample-ada`)).json()).toMatchObject({
        profiles: [],
      })
      const card = await fetch(`${origin}/fname/sample-ada/card.png`)
      const { format, width, height } = await sharp(
        Buffer.from(await card.arrayBuffer()),
      ).metadata()
      expect([format, width, height]).toEqual(['png', 1200, 800])
      expect((await fetch(`${origin}/samples/avatars/ada.png`)).status).toBe(200)
      expect((await fetch(`${origin}/dev`)).status).toBe(404)
    } finally {
      service.kill('SIGTERM')
    }
    expect(await ended).toBe(0)
  },
)
