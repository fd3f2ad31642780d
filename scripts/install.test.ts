import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { temporaryFolder } from '../test/journey/support.ts'
import { checkInstalled, InstallError } from './install.mjs'

const place = temporaryFolder()
afterAll(() => place.remove())

type Entries = Record<string, { version?: string; optional?: boolean; link?: boolean }>

/** A checkout whose lockfile asks for `locked`, with `installed` in its node_modules. */
function checkout(name: string, locked: Entries, installed: Entries | null): string {
  const folder = join(place.path, name)
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, ...locked } }),
  )
  if (installed)
    writeFileSync(
      join(folder, 'node_modules/.package-lock.json'),
      JSON.stringify({ packages: installed }),
    )
  return folder
}

const hono = { 'node_modules/hono': { version: '4.13.19' } }
const binary = { 'node_modules/@esbuild/win32-x64': { version: '0.28.2', optional: true } }

it('accepts what the lockfile asks for, without the binaries of other platforms', () => {
  expect(() => checkInstalled(checkout('same', { ...hono, ...binary }, hono))).not.toThrow()
})

it('asks for `npm ci` before the first', () => {
  expect(() => checkInstalled(checkout('none', hono, null))).toThrow(
    new InstallError('The packages are not installed: run "npm ci".'),
  )
})

it.each([
  ['older', { 'node_modules/hono': { version: '4.13.18' } }],
  ['absent', {}],
])('asks for `npm ci` where a package is %s, and names it', (name, installed) => {
  expect(() => checkInstalled(checkout(name, hono, installed))).toThrow(/\(hono\): run "npm ci"/)
})

it('names three of many', () => {
  const many = Object.fromEntries(
    [1, 2, 3, 4, 5].map((n) => [`node_modules/@scope/p${n}`, { version: '1.0.0' }]),
  )
  expect(() => checkInstalled(checkout('many', many, {}))).toThrow(
    '(@scope/p1, @scope/p2, @scope/p3 and 2 more)',
  )
})

/** A registry with one package, this machine's Node, that can be switched off. */
async function startRegistry(folder: string) {
  const name = `node-${process.platform}-${process.arch}`
  mkdirSync(join(folder, 'package/bin'), { recursive: true })
  writeFileSync(join(folder, 'package/package.json'), JSON.stringify({ name, version: '1.0.0' }))
  writeFileSync(join(folder, 'package/bin/node'), '#!/bin/sh\n', { mode: 0o755 })
  execFileSync('tar', ['-czf', join(folder, 'node.tgz'), '-C', folder, 'package'])
  const state = { isUp: false, url: '' }
  const server = createServer((request, response) => {
    if (!state.isUp) {
      request.socket.destroy()
      return
    }
    if (request.url?.endsWith('.tgz')) {
      response.end(readFileSync(join(folder, 'node.tgz')))
      return
    }
    const dist = { tarball: `${state.url}/node.tgz` }
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        name,
        'dist-tags': { latest: '1.0.0' },
        versions: { '1.0.0': { name, version: '1.0.0', dist } },
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { name, state, close: () => server.close() }
}

it('reports that Node could not be fetched, and fetches it once the network is back', {
  timeout: 60_000,
}, async () => {
  const folder = join(place.path, 'offline')
  const registry = await startRegistry(join(folder, 'registry'))
  const wanted = { name: 'x', version: '1.0.0', optionalDependencies: { [registry.name]: '1.0.0' } }
  mkdirSync(join(folder, 'scripts/node'), { recursive: true })
  writeFileSync(join(folder, 'scripts/node/package.json'), JSON.stringify(wanted))
  writeFileSync(
    join(folder, 'scripts/node/package-lock.json'),
    JSON.stringify({
      lockfileVersion: 3,
      packages: {
        '': wanted,
        [`node_modules/${registry.name}`]: { version: '1.0.0', optional: true },
      },
    }),
  )
  const script = `import { ensurePackage, orExit } from ${JSON.stringify(join(import.meta.dirname, 'install.mjs'))}
    orExit(() => ensurePackage('node', ${JSON.stringify(folder)}))`
  const install = async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env: {
        ...process.env,
        npm_config_registry: registry.state.url,
        npm_config_cache: join(folder, 'cache'),
        npm_config_fetch_retries: '0',
      },
    })
    let told = ''
    child.stderr.on('data', (chunk: Buffer) => {
      told += chunk
    })
    const code = await new Promise((resolve) => child.once('close', resolve))
    return { code, told }
  }
  const node = join(folder, 'scripts/node/node_modules', registry.name, 'bin/node')
  const first = await install()
  expect(first.code).toBe(1)
  expect(first.told).toContain('Is the npm registry reachable?')
  expect(existsSync(join(folder, 'scripts/node/node_modules'))).toBe(false)
  registry.state.isUp = true
  expect(await install()).toMatchObject({ code: 0 })
  expect(existsSync(node)).toBe(true)
  // What was removed by hand, or by a cleaner, is fetched again.
  rmSync(node)
  expect(await install()).toMatchObject({ code: 0 })
  expect(existsSync(node)).toBe(true)
  registry.close()
})
