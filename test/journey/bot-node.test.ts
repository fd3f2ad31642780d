import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseEnv } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packageRoot } from '../../src/kit/root.ts'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { startBotNode } from '../network/bot-node.ts'
import { publicKeyOf } from '../network/people.ts'
import { ensureBuilt, environment, type Outcome, slow, temporaryFolder, within } from './support.ts'

let database: TestDatabase
let world: Awaited<ReturnType<typeof startBotNode>>
let folder: ReturnType<typeof temporaryFolder>

beforeEach(async () => {
  await ensureBuilt()
  database = await createSqliteDatabase()
  world = await startBotNode()
  folder = temporaryFolder()
}, 90_000)
afterEach(async () => {
  await world.close()
  await database.drop()
  folder.remove()
})

/** Runs a script of package.json in the operator's folder, where `.env` is. */
function begin(
  script: 'whocast' | 'start',
  args: string[],
  more: Record<string, string> = {},
): ChildProcess {
  const { SNAPCHAIN_URL: _off, ...env } = environment(database.options, {
    ...world.registry,
    ...more,
  })
  return spawn(process.execPath, [join(packageRoot, `scripts/${script}.mjs`), ...args], {
    cwd: folder.path,
    env,
    stdio: 'pipe',
  })
}

async function whocast(args: string[], input = ''): Promise<Outcome> {
  const child = begin('whocast', args)
  child.stdin?.end(input)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('the command has no output')
  const [code, out, err] = await Promise.all([ended, text(stdout), text(stderr)])
  return { code, stdout: out, stderr: err }
}

/** The commands of the manual's first section, for the local node. */
function manual(): string[][] {
  const page = readFileSync(join(packageRoot, 'docs/bot.md'), 'utf8')
  const section = /## Set-up with a node(.*?)\n## /s.exec(page)?.[1] ?? ''
  return [...section.matchAll(/^npm run whocast -- (.*)$/gm)].map(([, line = '']) =>
    line.replace('http://your-node:3381', world.node.url).split(' '),
  )
}

/** The signatures of what a command printed, as the operator's wallet makes them. */
const sign = ({ stdout }: Outcome): Promise<string[]> =>
  Promise.all(
    [...stdout.matchAll(/^cast wallet sign --data '(.*)'$/gm)].map(([, json = '']) =>
      world.custody.signTypedData(JSON.parse(json)),
    ),
  )

async function startServer() {
  const child = begin('start', [], { NODE_ENV: 'production' })
  let output = ''
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
  })
  const port = await within(
    60_000,
    async () => /http:\/\/localhost:(\d+)\//.exec(output)?.[1],
    (found) => found !== undefined,
  )
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

test('a newcomer with a node and a wallet gets a reply by what the manual says', slow, async () => {
  const [setup = [], continued = [], check = [], ...more] = manual()
  expect(more).toEqual([])
  const shown = await whocast(setup)
  expect(shown).toMatchObject({ code: 1 })
  const signatures = await sign(shown)
  expect(signatures).toHaveLength(2)
  const rest = continued.map((word) => (word === '0x…' ? (signatures.shift() ?? '') : word))
  const done = await whocast(rest)
  expect(done).toMatchObject({ code: 0 })
  const checked = await whocast(check)
  expect(checked).toMatchObject({ code: 0 })
  expect(checked.stdout).not.toContain('FAULT')

  const env = parseEnv(readFileSync(join(folder.path, '.env'), 'utf8'))
  const key = env.BOT_APP_KEY as `0x${string}`
  for (const { stdout, stderr } of [shown, done, checked])
    expect(stdout + stderr).not.toContain(key.slice(2))
  const server = await startServer()
  try {
    const first = await world.mention(' who is @dwr?')
    const second = await world.mention(' quelle est la wallet de @dwr ?')
    const replies = await within(
      60_000,
      async () => world.replies(),
      (found) => found.has(first) && found.has(second),
    )
    expect(replies.get(first)).toContain('dwr')
    expect(replies.get(second)).not.toBe(replies.get(first))
    expect(world.signers()).toEqual(new Set([await publicKeyOf(key)]))
    expect(await (await fetch(`${server.origin}/readyz`)).text()).toBe('ready\n')
  } finally {
    await server.stop()
  }
})

test('a set-up that is killed while it waits is continued, with the same key', slow, async () => {
  const [setup = []] = manual()
  const signatures = await sign(await whocast(setup))
  world.node.lie('signersByFid', (answer) => ({ ...(answer as object), signers: [] }))
  const waiting = begin('whocast', ['bot', 'setup', '--signature', '-'])
  waiting.stdin?.end(signatures.join('\n'))
  const ended = new Promise((resolve) => waiting.once('close', resolve))
  let progress = ''
  waiting.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    progress += chunk
  })
  await within(
    60_000,
    async () => progress,
    (seen) => seen.includes('Waiting for the node'),
  )
  waiting.kill('SIGKILL')
  await ended
  const { appKey } = JSON.parse(readFileSync(join(folder.path, '.env.setup'), 'utf8'))
  world.node.lie('signersByFid', null)
  expect(await whocast(['bot', 'setup'])).toMatchObject({ code: 0 })
  const env = parseEnv(readFileSync(join(folder.path, '.env'), 'utf8'))
  expect(env.BOT_APP_KEY).toBe(appKey)
})

test('a bot that is not set up names at /readyz what is missing', slow, async () => {
  const wrong = `SNAPCHAIN_URL=${world.node.url}\nBOT_FID=3\nBOT_USERNAME=whocast\nBASE_URL=https://whocast.example\nBOT_APP_KEY=0x${'7a'.repeat(32)}\n`
  writeFileSync(join(folder.path, '.env'), wrong)
  const server = await startServer()
  try {
    const body = await within(
      60_000,
      async () => (await fetch(`${server.origin}/readyz`)).text(),
      (seen) => seen.includes('not set up'),
    )
    expect(body).toBe('ready; the bot is not set up: username, key, publishing\n')
  } finally {
    await server.stop()
  }
})
