import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageRoot } from '../src/kit/root.ts'
import { freePort } from '../test/free-port.ts'

const run = promisify(execFile)

/** Runs scripts/postgres.sh with its port. */
const postgres = (port: number | string, ...args: string[]) =>
  run(join(packageRoot, 'scripts/postgres.sh'), args, {
    env: { ...process.env, POSTGRES_PORT: String(port) },
  })

let parent: string
beforeAll(() => {
  // Of mode 700: if this is root, the user postgres can write neither here nor below.
  parent = mkdtempSync(join(tmpdir(), 'whocast-postgres-script-'))
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

test('names a port that is in use, and creates nothing', async () => {
  const { port } = new URL(process.env.TEST_POSTGRES_URL ?? '')
  const folder = join(parent, 'port')
  await expect(postgres(port || 5432, 'start', folder)).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: `scripts/postgres.sh: port ${port || 5432} is in use: set POSTGRES_PORT to a free port\n`,
  })
  expect(existsSync(folder)).toBe(false)
})

test('deletes no folder that is not a database', async () => {
  const file = join(parent, 'notes.txt')
  writeFileSync(file, 'mine')
  await expect(postgres(await freePort(), 'start', parent)).rejects.toMatchObject({
    stderr: `scripts/postgres.sh: ${parent} is neither empty nor a database\n`,
  })
  expect(existsSync(file)).toBe(true)
})

test.runIf(process.getuid?.() === 0)('names a folder that postgres cannot open', async () => {
  const folder = join(parent, 'closed')
  await expect(postgres(await freePort(), 'start', folder)).rejects.toMatchObject({
    stdout: '',
    stderr: expect.stringContaining(`the user postgres cannot open ${folder}`),
  })
})

test.runIf(process.getuid?.() === 0)('starts in a folder of root', async () => {
  const [folder, port] = [mkdtempSync(join(tmpdir(), 'whocast-postgres-')), await freePort()]
  await run('chmod', ['755', folder])
  const data = join(folder, 'data')
  try {
    const { stdout } = await postgres(port, 'start', data)
    expect(stdout).toBe(`postgres://postgres@127.0.0.1:${port}/postgres\n`)
    expect((await postgres(port, 'start', data)).stdout).toBe(stdout)
  } finally {
    await postgres(port, 'stop', data).catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  }
})
