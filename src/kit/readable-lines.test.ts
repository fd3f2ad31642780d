import { stripVTControlCharacters } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readableLines } from './readable-lines.ts'

const time = new Date(2026, 10, 22, 9, 5, 7, 42).getTime()
const line = (entry: object) => `${JSON.stringify({ level: 30, time, ...entry })}\n`
const plain = { isColoured: false }

test('a request is one line', () => {
  const entry = {
    id: 'a-1',
    method: 'GET',
    path: '/fname/dora',
    status: 200,
    ms: 12.345,
    client: '192.0.2.0/24',
    msg: 'request',
  }
  expect(readableLines(line(entry), plain)).toBe(
    '09:05:07.042 INFO  GET /fname/dora 200 12.3 ms id=a-1 client=192.0.2.0/24\n',
  )
})

test('other lines show their message, fields, and the stack of an error below', () => {
  const text = line({ level: 40, msg: 'it is late', source: 'ens', reason: 'two words', count: 3 })
  expect(readableLines(text, plain)).toBe(
    '09:05:07.042 WARN  it is late source=ens reason="two words" count=3\n',
  )
  const err = { type: 'Error', message: 'x', stack: 'Error: x\n    at here\ncaused by: Error: y' }
  expect(readableLines(line({ level: 50, msg: 'failed', err }), plain)).toBe(
    '09:05:07.042 ERROR failed\n    Error: x\n        at here\n    caused by: Error: y\n',
  )
  expect(
    readableLines(line({ level: 50, msg: 'failed', err: { type: 'Error', message: 'x' } }), plain),
  ).toContain('\n    Error: x\n')
})

test('many lines at once stay in order, and what is no JSON is passed on', () => {
  expect(readableLines(`${line({ msg: 'one' })}no JSON\n${line({ msg: 'two' })}`, plain)).toMatch(
    /one\nno JSON\n.* two\n$/,
  )
})

test('colours change nothing but colours', () => {
  const text = line({ level: 50, msg: 'failed', source: 'ens' })
  const coloured = readableLines(text, { isColoured: true })
  expect(coloured).toContain('\u001b[31m')
  expect(stripVTControlCharacters(coloured)).toBe(readableLines(text, plain))
})

test('nothing that a client sends moves the cursor, colours the terminal, turns text round or begins a line', () => {
  const hostile = '/x\u001b[2J\u009b31m\r\n09:05:07.042 INFO  forged\u202e\u2028\u0007'
  const text = readableLines(
    line({ method: 'GET', path: hostile, status: 200, ms: 1, [hostile]: hostile, msg: 'request' }),
    plain,
  )
  expect(text.split('\n')).toHaveLength(2)
  expect(text).toContain('\\u001b[2J\\u009b31m\\u000d\\u000a')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      for (const entry of [
        { msg: value },
        { msg: 'x', err: { stack: value } },
        { msg: 'x', [value]: value },
      ]) {
        const written = readableLines(line(entry), plain)
        expect(written.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
      }
    }),
  )
})
