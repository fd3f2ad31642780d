import { mkdirSync, writeFileSync } from 'node:fs'
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
