import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { clientLabels, clientTypes } from '../../../scripts/client-types.ts'
import { packageRoot } from '../../../src/kit/root.ts'
import type { createWhocast } from './client.ts'

const bundle = async (entry: string) => {
  const { outputFiles, metafile } = await build({
    absWorkingDir: packageRoot,
    entryPoints: [`packages/client/src/${entry}.ts`],
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    globalName: 'bundled',
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  return {
    text: outputFiles[0]?.text ?? '',
    inputs: Object.keys(Object.values(metafile.outputs)[0]?.inputs ?? {}),
  }
}

it('has the types of the reference as it is now (npm run client:types)', async () => {
  expect(readFileSync(join(packageRoot, 'packages/client/src/types.ts'), 'utf8')).toBe(
    await clientTypes(),
  )
  expect(readFileSync(join(packageRoot, 'packages/client/src/labels.ts'), 'utf8')).toBe(
    clientLabels(),
  )
})

it('is small, made of its own files alone, and runs where there is nothing but the web', async () => {
  const { text, inputs } = await bundle('client')
  expect(inputs.filter((path) => !path.startsWith('packages/client/src/'))).toEqual([])
  const size = gzipSync(text).length
  console.log(`the client: ${text.length} bytes, ${size} gzipped`)
  expect(size).toBeLessThanOrEqual(5000)
  const guide = readFileSync(join(packageRoot, 'docs/api.md'), 'utf8')
  expect(guide).toContain(`in ${(size / 1000).toFixed(1)} kB gzipped`)

  const asked: [string, unknown][] = []
  const web = {
    AbortController,
    TextDecoder,
    URL,
    URLSearchParams,
    setTimeout,
    clearTimeout,
    location: { href: 'https://shop.example/people' },
    fetch: async (url: string, init: RequestInit) => {
      asked.push([url, init.headers])
      return Response.json({ profiles: [{ profileID: 'x' }] })
    },
  }
  const context = createContext(web)
  runInContext(text, context)
  const { bundled } = context as unknown as { bundled: { createWhocast: typeof createWhocast } }
  const [profile] = await bundled.createWhocast({ baseUrl: '/api/v1' }).ens('ada.eth')
  expect(profile?.profileID).toBe('x')
  expect(asked).toEqual([
    ['https://shop.example/api/v1/ens/ada.eth', { accept: 'application/json' }],
  ])
})

it('checks in browsers too, by the one checker, beside viem', async () => {
  const { text, inputs } = await bundle('verify')
  expect(inputs).toContain('packages/evidence/src/answer.ts')
  expect(
    inputs.filter((path) => !/^packages\/(client|contract|evidence)\/|node_modules\//.test(path)),
  ).toEqual([])
  const packages = new Set(
    inputs.flatMap((path) => /.*node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(path)?.[1] ?? []),
  )
  // Apart from Base64 and Base58, what viem itself is made of.
  expect([...packages].sort()).toEqual([
    '@adraffy/ens-normalize',
    '@noble/curves',
    '@noble/hashes',
    '@scure/base',
    'abitype',
    'ox',
    'viem',
  ])
  const size = gzipSync(text).length
  console.log(`with the checker and viem: ${text.length} bytes, ${size} gzipped`)
  expect(size).toBeLessThanOrEqual(120_000)
})
