import { execFileSync } from 'node:child_process'
import {
  closeSync,
  mkdtempSync,
  openSync,
  read,
  readFileSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { createLogSink } from './log-sink.ts'

const folder = mkdtempSync(join(tmpdir(), 'whocast-sink-'))
const open: number[] = []
const opened = (path: string, flags: string) => {
  const fd = openSync(path, flags)
  open.push(fd)
  return fd
}
afterEach(() => {
  for (const fd of open.splice(0)) closeSync(fd)
  rmSync(folder, { recursive: true, force: true })
})

test('lines reach a file, in order', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'whocast-sink-')), 'log')
  const sink = createLogSink({ fd: opened(path, 'a'), isBuffered: true })
  for (let n = 0; n < 5000; n += 1) sink.write(`{"n":${n}}\n`)
  await sink.flush(5000)
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { n: number }).n)).toEqual(
    Array.from({ length: 5000 }, (_, n) => n),
  )
  expect(sink.lost()).toBe(0)
})

test.each([true, false])(
  'a full disk costs lines, which are counted, and nothing else (buffered: %s)',
  async (isBuffered) => {
    const sink = createLogSink({ fd: opened('/dev/full', 'w'), isBuffered })
    for (let n = 0; n < 100; n += 1) sink.write('{}\n')
    await sink.flush(5000)
    sink.flushSync()
    expect(sink.lost()).toBe(100)
  },
)

test('an unread pipe delays neither the process nor its exit, and memory is bounded', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'whocast-sink-')), 'pipe')
  execFileSync('mkfifo', [path])
  const reader = opened(path, 'r+')
  const sink = createLogSink({ fd: opened(path, 'w'), isBuffered: true })
  const line = `{"text":"${'x'.repeat(10_000)}"}\n`
  for (let n = 0; n < 1000; n += 1) sink.write(line)
  expect(sink.lost()).toBeGreaterThan(500)
  await sink.flush(20)
  const giveUp = () => {
    sink.flushSync()
    return sink.lost()
  }
  await expect.poll(giveUp).toBeGreaterThan(990)

  // Read again, lines are whole again, from a new line on.
  const buffer = Buffer.alloc(200_000)
  const before = readSync(reader, buffer)
  sink.write('{"next":1}\n')
  await sink.flush(5000)
  const after = buffer
    .subarray(before, before + readSync(reader, buffer, before, 1000, null))
    .toString()
  expect(after.split('\n').at(-2)).toBe('{"next":1}')
})

test('lines reach a pipe while all threads of the process wait for something else', async () => {
  const path = mkdtempSync(join(tmpdir(), 'whocast-sink-'))
  execFileSync('mkfifo', [join(path, 'pipe'), join(path, 'silent')])
  const reader = opened(join(path, 'pipe'), 'r+')
  const silent = opened(join(path, 'silent'), 'r+')
  const THREADS = 4
  const reads = Promise.all(
    Array.from({ length: THREADS }, () => promisify(read)(silent, Buffer.alloc(1), 0, 1, null)),
  )
  try {
    const sink = createLogSink({ fd: opened(join(path, 'pipe'), 'w'), isBuffered: true })
    sink.write('{"last":1}\n')
    await sink.flush(100)
    writeSync(reader, '{"end":1}\n')
    const buffer = Buffer.alloc(1000)
    expect(buffer.toString('utf8', 0, readSync(reader, buffer))).toBe('{"last":1}\n{"end":1}\n')
  } finally {
    writeSync(silent, 'x'.repeat(THREADS))
    await reads
  }
})

test('lines of several processes in one pipe stay whole when its reader is slow', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'whocast-sink-')), 'pipe')
  execFileSync('mkfifo', [path])
  const reader = opened(path, 'r+')
  const sinks = [1, 2].map(() =>
    createLogSink({ fd: opened(path, 'w'), isBuffered: true, isShared: true }),
  )
  const lines = Array.from({ length: 300 }, (_, n) => `{"n":${n},"text":"${'x'.repeat(900)}"}`)
  for (const line of lines) for (const sink of sinks) sink.write(`${line}\n`)
  const flushed = Promise.all(sinks.map((sink) => sink.flush(20_000)))
  const buffer = Buffer.alloc(30_000)
  let text = ''
  const length = 2 * lines.reduce((sum, line) => sum + line.length + 1, 0)
  while (text.length < length) {
    const { bytesRead } = await promisify(read)(reader, buffer, 0, buffer.length, null)
    text += buffer.toString('latin1', 0, bytesRead)
  }
  await flushed
  expect(text.trim().split('\n').sort()).toEqual([...lines, ...lines].sort())
})
