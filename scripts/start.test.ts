import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageRoot } from '../src/kit/root.ts'

const start = (...args: string[]) =>
  spawnSync(process.execPath, [join(packageRoot, 'scripts/start.mjs'), ...args], {
    encoding: 'utf8',
  })

test.each(['--help', '-h'])('%s says what it takes, and starts nothing', (argument) => {
  const { status, stdout, stderr } = start(argument)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain('DATABASE_URL')
})

test('what it does not take is refused', () => {
  const { status, stdout, stderr } = start('--port', '80')
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain('--port is not understood')
})
