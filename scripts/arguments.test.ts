import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const reader = new URL('arguments.ts', import.meta.url).href

/** Runs a command that prints its arguments, in a process of its own. */
function run(...args: string[]) {
  const code = `
    import { readArguments, readNumber } from '${reader}'
    const { values, positionals } = readArguments('Usage: command', { scale: { type: 'string', default: '1' } })
    console.log(JSON.stringify([readNumber(values.scale, 'scale', [0.1, 10]), positionals]))`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', code, '--', 'command', ...args],
    {
      encoding: 'utf8',
    },
  )
  return { status, stdout: stdout.trim(), stderr: stderr.trim() }
}

test('a command has its names and numbers', () => {
  expect(run('one', '--scale', '0.5', 'two')).toEqual({
    status: 0,
    stdout: '[0.5,["one","two"]]',
    stderr: '',
  })
})

test.each(['--help', '-h'])('%s tells how it is used', (option) => {
  expect(run('one', option)).toEqual({ status: 0, stdout: 'Usage: command', stderr: '' })
})

test.each([
  [['--skale', '2'], 'no option "--skale": did you mean --scale?'],
  [['--scale', 'much'], '--scale takes a number, from 0.1 to 10, not "much"'],
  [['--scale', '0.01'], '--scale takes a number, from 0.1 to 10, not "0.01"'],
  [['--scale='], '--scale takes a number, from 0.1 to 10, not ""'],
])('%j is refused, with the reason', (args, reason) => {
  expect(run(...args)).toEqual({ status: 2, stdout: '', stderr: `${reason}\nSee --help.` })
})
