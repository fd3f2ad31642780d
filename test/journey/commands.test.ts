import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packageRoot, packageVersion } from '../../src/kit/root.ts'
import { commands } from '../../src/main/commands/commands.ts'
import { exportCommand } from '../../src/main/commands/export.ts'
import { loadConfig } from '../../src/main/config.ts'
import { openStore } from '../../src/main/stores.ts'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { ensureBuilt, environment, slow, whocast } from './support.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createSqliteDatabase()
  folder = mkdtempSync(join(tmpdir(), 'whocast-commands-'))
  await ensureBuilt()
}, 90_000)
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const call = (...args: string[]) => whocast(database.options, args)

const names = Object.keys(commands)

test('docs/operating.md lists every command, and no other', () => {
  const page = readFileSync(join(packageRoot, 'docs/operating.md'), 'utf8')
  const [chapter = ''] = /^## The commands$[\s\S]*?^### /m.exec(page) ?? []
  const listed = [...chapter.matchAll(/^\* (.+?): /gm)].flatMap(([, heads = '']) =>
    [...heads.matchAll(/`([a-z]+)/g)].map(([, name]) => name),
  )
  expect(listed.sort()).toEqual(names.toSorted())
})

describe('help', () => {
  test('the overview names every command', slow, async () => {
    const { code, stdout } = await call('help')
    expect(code).toBe(0)
    expect([...stdout.matchAll(/^ {2}([a-z]+) {2}/gm)].map(([, name]) => name)).toEqual(names)
  })

  test.each(names)(
    'whocast help %s and whocast %s --help say usage, options and an example',
    slow,
    async (name) => {
      const [helped, asked] = await Promise.all([call('help', name), call(name, '--help')])
      expect(helped).toEqual(asked)
      expect(helped.code).toBe(0)
      expect(helped.stdout).toMatch(new RegExp(`^Usage: whocast ${name}\\b`))
      expect(helped.stdout).toMatch(/--[a-z]+ |no options/)
      expect(helped.stdout).toMatch(new RegExp(`npm run (--silent )?whocast -- ${name}\\b`))
    },
  )

  test('of an unknown command names the nearest', slow, async () => {
    expect(await call('help', 'imprt')).toMatchObject({
      code: 2,
      stderr: 'whocast: no command "imprt": did you mean import?\n',
    })
  })
})

test.each(['--version', '-v', 'version'])('%s', slow, async (word) => {
  expect(await call(word)).toEqual({
    code: 0,
    stdout: `whocast ${packageVersion()} (Node ${process.versions.node})\n`,
    stderr: '',
  })
})

test.each([
  [['exprot'], 'no command "exprot": did you mean export?'],
  [['Forget'], 'no command "Forget": did you mean forget?'],
  [['keys', 'lst'], 'no "keys lst": did you mean list?'],
  [['bot', 'repaly'], 'no "bot repaly": did you mean replay?'],
  [['import', '--strcit', 'x'], 'no option "--strcit": did you mean --strict?'],
  [['forget', '--dryrun', 'x'], 'no option "--dryrun": did you mean --dry-run?'],
  [['config', '--jsno=1'], 'no option "--jsno": did you mean --json?'],
])('%j is not understood, and the nearest is named', slow, async (args, message) => {
  const { code, stdout, stderr } = await call(...args)
  expect(code).toBe(2)
  expect(stdout).toBe('')
  expect(stderr).toContain(message)
})

test.each(['eas:8453', 'Upstream', ' import ', 'farcaster', 'known'])(
  'no key is named "%s", as credentials from elsewhere have that issuer',
  slow,
  async (name) => {
    const { code, stdout, stderr } = await call('keys', 'create', name)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(`"${name.trim()}" is reserved`)
  },
)

test('what is like nothing gets no suggestion', slow, async () => {
  const command = await call('frobnicate')
  expect(command).toMatchObject({ code: 2, stderr: expect.stringContaining('Usage:') })
  const option = await call('config', '--frobnicate')
  expect(option).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('no option "--frobnicate"\n'),
  })
  for (const { stderr } of [command, option]) expect(stderr).not.toContain('did you mean')
})

test.each([
  [['keys']],
  [['keys', 'create']],
  [['keys', 'create', 'A', '--rate', 'x']],
  [['import']],
  [['forget']],
  [['bot', 'x']],
])('%j lacks something', slow, async (args) => {
  expect(await call(...args)).toMatchObject({ code: 2, stdout: '' })
})

test('an import does not say that a value was left out when it is normalised', slow, async () => {
  const line = {
    walletAddress: `0x${'e'.repeat(40)}`,
    channels: [{ type: 'github', value: 'https://github.com/ada' }],
  }
  const { stdout, stderr } = await whocast(database.options, ['import', '-'], JSON.stringify(line))
  expect(stderr).toBe(
    'line 1, not as written: channels/0/value: "https://github.com/ada" is stored as "ada"\n',
  )
  expect(stdout).toMatch(
    /^1 person stored in .+\.\n1 line not stored exactly as written: see above\.\n$/,
  )
})

test.each([['keys', 'list'], ['export']])(
  'a full disk behind `whocast %s` is told in a line',
  slow,
  async (...args) => {
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, [join(packageRoot, 'dist/cli.js'), ...args], {
      env: environment(database.options, {}),
      stdio: ['ignore', full, 'pipe'],
    })
    closeSync(full)
    let stderr = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    const [code] = await once(child, 'close')
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'whocast: the output cannot be written: ENOSPC: no space left on device, write\n',
    })
  },
)

test('two exports to one file at once are both whole', async () => {
  const file = join(folder, 'twice.jsonl')
  const store = await openStore({ ...database.options, precedence: [] })
  const silent = { out: () => {}, err: () => {}, clock: Date.now, config: () => loadConfig({}) }
  const run = () => exportCommand.run([file], { ...silent, store: async () => store })
  expect(await Promise.all([run(), run()])).toEqual([0, 0])
  await store.close()
  expect(readFileSync(file, 'utf8')).toBe((await call('export')).stdout)
  expect(readdirSync(folder)).toEqual(['twice.jsonl'])
})

test('an export to a device or a pipe writes into it, and does not replace it', slow, async () => {
  const [pipe, full] = [join(folder, 'pipe'), join(folder, 'full')]
  execFileSync('mkfifo', [pipe])
  const [text, written] = await Promise.all([readFile(pipe, 'utf8'), call('export', pipe)])
  expect(written.code).toBe(0)
  expect(text).toBe((await call('export')).stdout)
  symlinkSync('/dev/full', full)
  expect(await call('export', full)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('ENOSPC'),
  })
  expect(lstatSync(full).isSymbolicLink()).toBe(true)
  for (const path of [pipe, full]) rmSync(path)
})

const PEOPLE = 10_000
const BAD_LINE = 1500

/** People with a bad line among them: when it is reported, one batch is stored and many are not. */
const peopleFile = () =>
  Array.from({ length: PEOPLE }, (_, n) =>
    n + 1 === BAD_LINE
      ? 'not JSON'
      : JSON.stringify({
          displayName: `Person ${n}`,
          channels: [
            {
              type: 'wallet',
              value: `0x${(n + 1).toString(16).padStart(40, '0')}`,
              isVerified: true,
            },
          ],
        }),
  ).join('\n')

/** Ctrl-C in an import once it has reported the bad line. */
async function interruptImport(file: string, input?: string) {
  const child = spawn(process.execPath, [join(packageRoot, 'dist/cli.js'), 'import', file], {
    env: environment(database.options, {}),
    stdio: 'pipe',
  })
  child.stdin.on('error', () => {})
  if (input !== undefined) child.stdin.write(input)
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    const hadReported = stderr.includes(`line ${BAD_LINE}: `)
    stderr += text
    // Once: the second Ctrl-C ends the process as it is.
    if (!hadReported && stderr.includes(`line ${BAD_LINE}: `)) child.kill('SIGINT')
  })
  const [code] = await once(child, 'close')
  return { code: code as number | null, stderr }
}

test('Ctrl-C in an import: exit code 130, and the next one goes on from there', slow, async () => {
  const file = join(folder, 'people.jsonl')
  writeFileSync(file, peopleFile())
  const stopped = await interruptImport(file)
  expect(stopped.code).toBe(130)
  const [, line = ''] =
    /Stopped after line ([\d,]+): [\d,]+ people are stored\. Run it again to go on/.exec(
      stopped.stderr,
    ) ?? []
  expect(Number(line.replaceAll(',', ''))).toBeGreaterThanOrEqual(1000)
  expect(Number(line.replaceAll(',', ''))).toBeLessThan(PEOPLE)
  const again = await call('import', file, '--json')
  expect(again.stderr).toContain(`Going on after line ${line}.`)
  expect(JSON.parse(again.stdout)).toMatchObject({ lines: PEOPLE, stored: PEOPLE - 1, rejected: 1 })
})

test('an import does not take its input for the file of rejected lines', slow, async () => {
  const file = join(folder, 'one.jsonl')
  writeFileSync(file, 'not JSON\n')
  symlinkSync(file, join(folder, 'link.jsonl'))
  const refused = await call('import', file, '--rejected', join(folder, 'link.jsonl'))
  expect(refused.code).toBe(2)
  expect(refused.stderr).toContain('--rejected would overwrite the input')
  expect(readFileSync(file, 'utf8')).toBe('not JSON\n')
})

test('an import that is killed several times writes each rejected line once', slow, async () => {
  const file = join(folder, 'killed.jsonl')
  const isBad = (line: number) => line % 50 === 0
  const lines = peopleFile().split('\n').slice(0, 8000)
  const bad = lines.map((_, at) => at + 1).filter(isBad)
  writeFileSync(
    file,
    lines
      .map((text, at) => (isBad(at + 1) ? 'not JSON' : text.replace('not JSON', '{"fid":1}')))
      .join('\n'),
  )
  for (let kill = 0; kill < 3; kill += 1) {
    const child = spawn(process.execPath, [join(packageRoot, 'dist/cli.js'), 'import', file], {
      env: environment(database.options, {}),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    // Somewhere in the second batch: a bad line is reported 20 times in each.
    let left = 21 + Math.floor(Math.random() * 19)
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      left -= text.match(/^line \d+: /gm)?.length ?? 0
      if (left <= 0) child.kill('SIGKILL')
    })
    const [, signal] = await once(child, 'close')
    expect(signal).toBe('SIGKILL')
  }
  const end = await call('import', file, '--json')
  expect(end.stderr).toContain('Going on after line')
  expect(JSON.parse(end.stdout)).toMatchObject({ lines: lines.length, rejected: bad.length })
  const kept = readFileSync(`${file}.rejected.jsonl`, 'utf8').trimEnd().split('\n')
  expect(kept.map((text) => (JSON.parse(text) as { line: number }).line)).toEqual(bad)
})

test('Ctrl-C while standard input is imported', slow, async () => {
  const { code, stderr } = await interruptImport('-', peopleFile())
  expect(code).toBe(130)
  expect(stderr).toContain('Run it again with the same input')
})
