import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPackage } from '../../scripts/build-packages.ts'
import { packageRoot } from '../../src/kit/root.ts'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { violations } from '../frames/browser.ts'
import type { Browser } from '../reference/chromium.ts'
import { launchBrowser } from '../reference/chromium.ts'
import { type RunningServer, slow, startServer, temporaryFolder } from './support.ts'

/**
 * The React components as a stranger gets them: packed, installed, type-checked, built by Vite, and
 * run against the built service.
 */

const run = promisify(execFile)

/** The examples of the package's own page. */
const [inBrowsers = '', onServers = ''] = [
  ...readFileSync(join(packageRoot, 'packages/react/README.md'), 'utf8').matchAll(
    /^```tsx\n([\s\S]*?)^```$/gm,
  ),
].map(([, code = '']) => code)

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

describe('@whocast/react', slow, () => {
  const folder = temporaryFolder()
  const project = join(folder.path, 'project')
  let database: TestDatabase
  let service: RunningServer
  let browser: Browser
  let site: ServerType
  let siteOrigin = ''

  beforeAll(async () => {
    database = await createSqliteDatabase()
    service = await startServer(database.options)
    await Promise.all([
      buildPackage('client', join(folder.path, 'client')),
      buildPackage('react', join(folder.path, 'react')),
    ])
    mkdirSync(project)
    writeFileSync(
      join(project, 'package.json'),
      JSON.stringify({ name: 'stranger', private: true, type: 'module' }),
    )
    const npm = async (...args: string[]) =>
      (
        await run('npm', [...args, '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], {
          cwd: project,
        })
      ).stdout
    const packed = JSON.parse(await npm('pack', '../client', '../react', '--json')) as {
      filename: string
    }[]
    // React itself comes from the packages of the tests.
    await npm(
      'install',
      '--legacy-peer-deps',
      ...packed.map(({ filename }) => join(project, filename)),
    )
    mkdirSync(join(project, 'node_modules/@types'))
    for (const [from, name] of [
      ['test/reference', 'react'],
      ['test/reference', 'react-dom'],
      ['scripts/tools', '@types/react'],
      ['scripts/tools', 'csstype'],
    ] as const)
      symlinkSync(
        join(packageRoot, from, 'node_modules', name),
        join(project, 'node_modules', name),
      )
    const ours = (code: string) => code.replaceAll('http://localhost:3000', service.origin)
    writeFileSync(join(project, 'app.tsx'), ours(inBrowsers))
    writeFileSync(join(project, 'person.tsx'), ours(onServers))
    writeFileSync(
      join(project, 'main.js'),
      "import { createElement } from 'react'\nimport { createRoot } from 'react-dom/client'\nimport { App } from './app.tsx'\ncreateRoot(document.getElementById('root')).render(createElement(App))\n",
    )
    writeFileSync(
      join(project, 'index.html'),
      '<!doctype html><html lang="en"><title>People</title><link rel="icon" href="data:,"><main><h1>People</h1><div id="root"></div></main><script type="module" src="/main.js"></script>',
    )
    const app = new Hono().get('*', (c) => {
      const path = c.req.path === '/' ? '/index.html' : c.req.path
      return c.body(readFileSync(join(project, 'dist', path)), 200, {
        'content-type': types[extname(path)] ?? 'text/plain',
      })
    })
    await new Promise<void>((resolve) => {
      site = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
        siteOrigin = `http://localhost:${port}`
        resolve()
      })
    })
    browser = await launchBrowser()
  }, 90_000)
  afterAll(async () => {
    await browser?.close()
    site?.close()
    await service?.stop()
    await database?.drop()
    folder.remove()
  })

  it('has examples that are right by the types of the package', async () => {
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      noEmit: true,
      types: ['react', './css.d.ts'],
    }
    writeFileSync(join(project, 'css.d.ts'), "declare module '*.css'\n")
    const check = async (...files: string[]) => {
      writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
      const compiler = join(packageRoot, 'scripts/tools/node_modules/typescript/bin/tsc')
      return run(process.execPath, [compiler], { cwd: project }).then(
        () => '',
        ({ stdout }: { stdout: string }) => stdout,
      )
    }
    writeFileSync(
      join(project, 'wrong.tsx'),
      "import { Avatar } from '@whocast/react'\nexport const Wrong = () => <Avatar size={1} />\n",
    )
    expect(await check('wrong.tsx')).toContain(
      "missing the following properties from type 'AvatarProps'",
    )
    expect(await check('app.tsx', 'person.tsx')).toBe('')
  })

  it('shows a person in an app that Vite built, by one lookup however many components ask', async () => {
    const app = readFileSync(join(project, 'app.tsx'), 'utf8')
    const person = '<Person identifier="sample-ada.eth" />'
    writeFileSync(join(project, 'app.tsx'), app.replace(person, `${person}\n${person}`))
    await build({ root: project, logLevel: 'error', configFile: false })
    const page = await browser.newPage()
    const complaints: string[] = []
    const lookups: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/')) lookups.push(request.url())
    })
    await page.goto(siteOrigin)
    await page.getByRole('group', { name: 'Ada Sample on Whocast' }).nth(1).waitFor()
    expect(await page.locator('.whocast-card li').first().textContent()).toBe(
      'ENSsample-ada.ethproven',
    )
    expect(
      await page
        .locator('.whocast-card')
        .first()
        .evaluate((card) => getComputedStyle(card).height),
    ).toBe('208px')
    expect(lookups).toHaveLength(1)
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.close()
  })

  it('renders on a server, and within server components, and takes no word of a stranger for markup', async () => {
    const script = `
      import { createElement } from 'react'
      import { createWhocast } from '@whocast/client'
      import { Avatar, ProfileCard, shownFields } from '@whocast/react/components'
      const service = '${service.origin}'
      const [ada] = await createWhocast({ baseUrl: service }).lookup('sample-ada.eth', { fields: shownFields })
      const hostile = '<img src=x onerror=alert(1)>'
      const channel = { type: 'ens', isVerified: true, value: hostile, url: 'javascript:alert(1)' }
      const profiles = [ada, { profileID: 'x', displayName: hostile, url: 'javascript:alert(1)', channels: [channel] }]
      const card = (profile) => createElement(ProfileCard, { profile, service })
      const render = async () => {
        const { renderToStaticMarkup } = await import('react-dom/server')
        return [...profiles.map(card), createElement(Avatar, { identifier: '"><b>', service })].map((one) => renderToStaticMarkup(one))
      }
      // Where React has no state, the components are functions of their properties all the same.
      console.log(JSON.stringify(process.argv[2] === 'render' ? await render() : profiles.map((profile) => card(profile).type(card(profile).props).props.className)))
    `
    writeFileSync(join(project, 'server.mjs'), script)
    const out = async (...args: string[]) =>
      JSON.parse((await run(process.execPath, args, { cwd: project })).stdout) as string[]
    const [ada = '', hostile = '', avatar = ''] = await out('server.mjs', 'render')
    expect(ada).toContain('<a href="')
    expect(ada).toContain('<bdi>Ada Sample</bdi>')
    expect(hostile).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(hostile).not.toMatch(/<img src=x|javascript:/)
    expect(avatar).toContain(`src="${service.origin}/avatar/%22%3E%3Cb%3E?s=48"`)
    expect(await out('--conditions', 'react-server', 'server.mjs', 'components')).toEqual([
      'whocast-card',
      'whocast-card',
    ])
  })
})
