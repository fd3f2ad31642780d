import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPackage } from '../../scripts/build-packages.ts'
import { packageRoot } from '../../src/kit/root.ts'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { type RunningServer, slow, startServer, temporaryFolder, whocast } from './support.ts'

/**
 * The client as a stranger gets it: packed, installed into an empty project, type-checked there,
 * and run against the built service.
 */

const run = promisify(execFile)

/** Its ID is in the examples. */
const signingKey = `0x${'5e'.repeat(32)}`

/** What the examples of a page print, in their order. */
const pages: [page: string, printed: RegExp[]][] = [
  [
    'docs/api.md',
    [
      /^Ada Sample sample-ada\.eth\n$/,
      /^fid:900000001 Ada Sample\n(fid:\d+ .+\n){5,}$/,
      /^invalid-identifier 400 .+ no need to wait\n$/,
      /^Ada Sample 0x62822cBf935689918920380dEcAFFd4976ab327E\n/m,
      /^held since \d{4}-\d\d-\d\dT/,
      /^0x[0-9a-f]{64} active\n$/,
      /^[\w-]{21} 0x62822cbf935689918920380decaffd4976ab327e\n$/,
    ],
  ],
  ['packages/client/README.md', [/^Ada Sample\n$/, /^wallet holds$/m, /^Ada Sample\n$/]],
  ['README.md', [/^Ada Sample\n$/]],
  ['docs/credentials.md', [/^channel wallet holds /m, /^false\n$/]],
]

const examples = pages.flatMap(([page, printed]) => {
  const codes = [
    ...readFileSync(join(packageRoot, page), 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm),
  ].map(([, code = '']) => code)
  return Array.from({ length: Math.max(codes.length, printed.length) }, (_, at) => ({
    name: `${page.replaceAll(/\W/g, '-')}-${at + 1}`,
    code: codes[at] ?? '',
    printed: printed[at] ?? /^(?!)/,
  }))
})

/**
 * The examples of doc comments, each as a function of its own in a file that declares what they
 * use.
 */
function commentExamples(): string {
  const files = [
    'client/client',
    'client/credentials',
    'client/error',
    'client/signed',
    'client/verify',
    'client/webhooks',
    'evidence/answer',
  ]
  const codes = files.flatMap((file) => {
    const comments = readFileSync(
      join(packageRoot, `packages/${file.replace('/', '/src/')}.ts`),
      'utf8',
    ).matchAll(/^ *\/\*\*\n[\s\S]*?\*\//gm)
    return [...comments].flatMap(
      ([comment]) =>
        /\* @example\n((?: *\* (?!@).*\n)+)/.exec(comment)?.[1]?.replaceAll(/^ *\* /gm, '') ?? [],
    )
  })
  // For the service itself: the package does not have it.
  const ofPackage = codes.filter((code) => !code.includes('verifyEvidence('))
  return `
    import { createWhocast, type Whocast, WhocastError } from '@whocast/client'
    import { createSignedFetch } from '@whocast/client/signed'
    import { verifyAnswer, verifyCredential, verifyProfile } from '@whocast/client/verify'
    declare const whocast: Whocast
    declare const baseUrl: string
    ${ofPackage.map((code, at) => `export async function example${at}() {\n${code}}\n`).join('')}
  `
}

describe('@whocast/client', slow, () => {
  const folder = temporaryFolder()
  const project = join(folder.path, 'project')
  let database: TestDatabase
  let server: RunningServer
  let token = ''

  beforeAll(async () => {
    database = await createSqliteDatabase()
    server = await startServer(database.options, { RESPONSE_SIGNING_KEY: signingKey })
    token =
      (await whocast(database.options, ['keys', 'create', 'Guild', '--scopes', 'attest'])).stdout
        .trim()
        .split('\n')
        .at(-1) ?? ''
    await buildPackage('client', join(folder.path, 'package'))
    mkdirSync(project)
    writeFileSync(
      join(project, 'package.json'),
      JSON.stringify({ name: 'stranger', private: true, type: 'module' }),
    )
    const npm = (...args: string[]) =>
      run('npm', [...args, '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], {
        cwd: project,
      })
    const { stdout } = await npm('pack', '../package', '--json')
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }]
    await npm('install', join(project, filename))
    for (const { name, code } of examples) {
      writeFileSync(
        join(project, `${name}.ts`),
        `${code.replaceAll('http://localhost:3000', server.origin)}\nexport {}\n`,
      )
    }
  })
  afterAll(async () => {
    await server?.stop()
    await database?.drop()
    folder.remove()
  })

  const typeCheck = async (files: string[], more: object = {}) => {
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      noEmit: true,
      skipLibCheck: false,
      types: [],
      ...more,
    }
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
    return run(
      process.execPath,
      [join(packageRoot, 'scripts/tools/node_modules/typescript/bin/tsc')],
      { cwd: project },
    ).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    )
  }

  it('brings no other package, and its types hold without any', async () => {
    const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as {
      packages: object
    }
    expect(Object.keys(packages)).toEqual(['', 'node_modules/@whocast/client'])
    const consumer = `
      import { createWhocast, type Profile, WhocastError, type WhocastErrorCode } from '@whocast/client'
      const whocast = createWhocast({ baseUrl: '${server.origin}' })
      const profiles: Profile[] = await whocast.ens('sample-ada.eth', { signal: AbortSignal.timeout(9000) })
      const [named] = await whocast.fid(900000001, { fields: ['displayName'] })
      const name: string | undefined = named?.displayName
      // @ts-expect-error it was not asked for
      named?.channels
      // @ts-expect-error no such channel type
      await whocast.socials('friendster', 'ada').catch((error: WhocastError) => console.log(error.code satisfies WhocastErrorCode))
      console.log(profiles[0]?.displayName === name)
    `
    writeFileSync(join(project, 'consumer.ts'), consumer)
    expect(await typeCheck(['consumer.ts'])).toBe('')
    // It is no check if everything passes.
    writeFileSync(
      join(project, 'wrong.ts'),
      `import { createWhocast } from '@whocast/client'\ncreateWhocast({})\n`,
    )
    expect(await typeCheck(['wrong.ts'])).toContain("Property 'baseUrl' is missing")
    const { stdout } = await run(process.execPath, ['consumer.ts'], { cwd: project })
    expect(stdout).toBe('unknown-channel-type\ntrue\n')
  })

  it('has examples in the guide and in doc comments that are right by their types', async () => {
    for (const name of ['viem', '@types', 'undici-types']) {
      symlinkSync(join(packageRoot, 'node_modules', name), join(project, 'node_modules', name))
    }
    writeFileSync(join(project, 'comments.ts'), commentExamples())
    const files = ['comments.ts', ...examples.map(({ name }) => `${name}.ts`)]
    // The types of viem are viem's own.
    expect(await typeCheck(files, { types: ['node'], skipLibCheck: true })).toBe('')
  })

  it('checks the same in engines that lack what is newer than Node 18', async () => {
    const script = `
      import { createWhocast } from '@whocast/client'
      import { verifyProfile } from '@whocast/client/verify'
      const [ada] = await createWhocast({ baseUrl: '${server.origin}' }).fid(900000001, { include: ['proof'] })
      const now = await verifyProfile(ada, { for: 'fid:900000001' })
      delete String.prototype.isWellFormed
      delete String.prototype.toWellFormed
      for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) delete Array.prototype[name]
      for (const name of ['fromHex', 'fromBase64']) delete Uint8Array[name]
      delete Uint8Array.prototype.toHex
      for (const [holder, name] of [[Promise, 'withResolvers'], [Promise, 'try'], [Object, 'groupBy'], [AbortSignal, 'any'], [URL, 'parse']])
        delete holder[name]
      const before = await verifyProfile(ada, { for: 'fid:900000001' })
      console.log(JSON.stringify({ now, before }))
    `
    writeFileSync(join(project, 'old.mjs'), script)
    const { now, before } = JSON.parse(
      (await run(process.execPath, ['old.mjs'], { cwd: project })).stdout,
    )
    expect(before).toEqual(now)
    expect(now).toContainEqual(
      expect.objectContaining({
        label: 'Endorsed for distributed systems',
        status: 'holds',
        reason: expect.stringMatching(/^fid 900000002 signed the cast /),
      }),
    )
  })

  it.each(examples)('$name does what the guide says', async ({ name, printed }) => {
    const { stdout } = await run(process.execPath, [`${name}.ts`], {
      cwd: project,
      env: { PATH: process.env.PATH, TOKEN: token, PROFILE_API: server.api },
    })
    expect(stdout).toMatch(printed)
  })
})
