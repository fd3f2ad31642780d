/**
 * `npm run test:next`: builds an app with Next from the packed client and components, serves it,
 * and reads its pages. Not part of `npm test`: Next alone is 340 MB and a build takes half a
 * minute.
 */
import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildPackage } from '../../scripts/build-packages.ts'

const folder = import.meta.dirname
const app = join(folder, '.app')
const next = join(folder, 'node_modules/next/dist/bin/next')

const hostile = '<img src=x onerror=alert(1)>'
const profile = {
  profileID: 'ada-ada-ada-ada-ada-1',
  displayName: `Ada ${hostile}`,
  channels: [
    {
      type: 'ens',
      value: 'ada.eth',
      url: 'https://app.ens.domains/ada.eth',
      isVerified: true,
      verification: { grade: 'proven', checkedAt: '2026-11-21T00:00:00Z' },
    },
  ],
}

/** The packages as they are published, below `node_modules`. */
async function install(): Promise<void> {
  for (const name of ['client', 'react']) {
    const built = join(app, 'packages', name)
    await buildPackage(name, built)
    const packed = execFileSync('npm', ['pack', built, '--json', '--ignore-scripts'], {
      cwd: app,
      encoding: 'utf8',
    })
    const [{ filename }] = JSON.parse(packed) as [{ filename: string }]
    const place = join(folder, 'node_modules/@whocast', name)
    rmSync(place, { recursive: true, force: true })
    mkdirSync(place, { recursive: true })
    execFileSync('tar', ['-xzf', join(app, filename), '-C', place, '--strip-components=1'])
  }
}

/** A page that a server component renders, and one with the hook. */
function writeApp(service: string): void {
  mkdirSync(join(app, 'app/client'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(app, name), text)
  write('package.json', JSON.stringify({ name: 'stranger', private: true, type: 'module' }))
  write('next.config.mjs', `export default { turbopack: { root: ${JSON.stringify(folder)} } }\n`)
  write(
    'app/layout.jsx',
    'import \'@whocast/react/style.css\'\nexport default ({ children }) => <html lang="en"><body>{children}</body></html>\n',
  )
  write(
    'app/page.jsx',
    `import { createWhocast } from '@whocast/client'
import { Avatar, ProfileCard, shownFields } from '@whocast/react'
export const dynamic = 'force-dynamic'
export default async function Page() {
  const [profile] = await createWhocast({ baseUrl: '${service}' }).lookup('ada.eth', { fields: shownFields })
  return <><Avatar identifier="ada.eth" service="${service}" /><ProfileCard profile={profile} service="${service}" /></>
}
`,
  )
  write(
    'app/client/page.jsx',
    `'use client'
import { ProfileCard, useProfile, WhocastProvider } from '@whocast/react'
function Person() {
  const { profile, status } = useProfile('ada.eth')
  return profile ? <ProfileCard profile={profile} service="${service}" /> : <p>It is {status}.</p>
}
export default function Page() {
  return <WhocastProvider baseUrl="${service}"><Person /></WhocastProvider>
}
`,
  )
}

const environment = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
} as const

async function get(origin: string, path: string, server: ChildProcess): Promise<string> {
  for (let tries = 0; tries < 300 && server.exitCode === null; tries++) {
    const answer = await fetch(origin + path).catch(() => null)
    if (answer?.status === 200) return answer.text()
    await sleep(100)
  }
  throw new Error(`${path} did not answer`)
}

async function main(): Promise<void> {
  rmSync(app, { recursive: true, force: true })
  mkdirSync(app, { recursive: true })
  const asked: string[] = []
  const service = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ profiles: [profile] }))
  })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const origin = `http://localhost:${(service.address() as { port: number }).port}`
  let server: ChildProcess | undefined
  try {
    await install()
    writeApp(origin)
    execFileSync(process.execPath, [next, 'build'], {
      cwd: app,
      env: environment,
      stdio: 'inherit',
    })
    const port = 20_000 + (process.pid % 10_000)
    server = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
      cwd: app,
      env: environment,
      stdio: 'inherit',
    })
    const site = `http://127.0.0.1:${port}`
    const onServer = await get(site, '/', server)
    assert.match(
      onServer,
      /role="group" aria-label="Ada &lt;img src=x onerror=alert\(1\)&gt; on Whocast"/,
    )
    assert.match(onServer, /href="https:\/\/app\.ens\.domains\/ada\.eth"/)
    assert.doesNotMatch(onServer.replaceAll(/<script[\s\S]*?<\/script>/g, ''), /<img src=x/)
    assert.equal(asked.length, 1)
    assert.match(await get(site, '/client', server), /It is (<!-- -->)?loading/)
    // The hook asks in browsers only.
    assert.equal(asked.length, 1)
    console.log(
      'Next renders the components in a server component, and the hook in a client component',
    )
  } finally {
    server?.kill()
    service.close()
    rmSync(app, { recursive: true, force: true })
  }
}

await main()
