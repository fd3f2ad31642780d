import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { assemble } from '../domain/profile.ts'
import type { FileLine } from './lines.ts'
import { createParser, type ParsedLine, type Parser } from './parse.ts'
import { readLine } from './person.ts'

const NOW = 1_790_000_000
const BLOCK = 500

let parser: Parser | undefined
afterEach(() => parser?.close())

const textOf = (number: number) =>
  JSON.stringify({
    displayName: `Person ${number} \u2028 ✓`,
    walletAddress: `0x${number.toString(16).padStart(40, '0')}`,
    channels: [{ type: 'github', value: `person-${number}` }],
    credentials: [{ name: 'Member', issuedAt: NOW }],
  })

/** Mostly people, and one of everything that a line can be instead. */
const block = (first: number): FileLine[] =>
  Array.from({ length: BLOCK }, (_, index): FileLine => {
    const number = first + index
    const line = { number, end: number * 100 }
    if (index === 3) return { ...line, text: null, problem: 'not UTF-8' }
    if (index === 4) return { ...line, text: '  \r' }
    if (index === 5)
      return { ...line, text: '{"displayName":"x","channels":[{"type":"github","value":"x"},{"type":"nothing","value":"x"}]}' }
    return { ...line, text: textOf(number) }
  })

function expectRead(lines: FileLine[], parsed: ParsedLine[]) {
  expect(parsed).toHaveLength(lines.length)
  for (const [index, read] of parsed.entries()) {
    if (index === 3) expect(read).toEqual({ problems: ['not UTF-8'] })
    else if (index === 4) expect(read).toBeNull()
    else if (index === 5) expect(read).toMatchObject({ problems: [expect.stringContaining('channels/1/type')] })
    else expect(read).toMatchObject({ transfer: readLine(lines[index]?.text, NOW) })
  }
}

const isFromThread = (parsed: ParsedLine[]) => parsed.some((read) => read !== null && 'alone' in read)

test('a thread reads what is read here, block by block in order, and assembles it', async () => {
  parser = createParser(NOW)
  let parsed: ParsedLine[] = []
  for (let first = 1; !isFromThread(parsed); first += BLOCK) {
    const lines = block(first)
    parsed = await parser.parse(lines)
    expectRead(lines, parsed)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const blocks = [block(10_001), block(20_001), block(30_001)]
  const answers = await Promise.all(blocks.map((lines) => parser?.parse(lines)))
  for (const [index, lines] of blocks.entries()) expectRead(lines, answers[index] ?? [])
  for (const read of answers[0] ?? []) {
    if (read === null || 'problems' in read) continue
    expect({ findings: read.transfer.findings, ...read.alone }).toEqual(assemble(read.transfer.findings)[0])
  }
}, 30_000)

test('without a thread everything is read here', async () => {
  parser = createParser(NOW, () => pathToFileURL('/nowhere/parse-worker.js'))
  for (let first = 1; first < 5 * BLOCK; first += BLOCK) {
    const lines = block(first)
    const parsed = await parser.parse(lines)
    expectRead(lines, parsed)
    expect(isFromThread(parsed)).toBe(false)
  }
})

test('what a thread leaves unanswered is read here', async () => {
  parser = createParser(NOW, () => new URL('data:text/javascript,setTimeout(() => process.exit(1), 100)'))
  const lines = block(1)
  for (let round = 0; round < 8; round++) {
    expectRead(lines, await parser.parse(lines))
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}, 30_000)

test('few lines start no thread', async () => {
  let starts = 0
  parser = createParser(NOW, () => {
    starts += 1
    return pathToFileURL('/nowhere/parse-worker.js')
  })
  await parser.parse(block(1).slice(0, 10))
  expect(starts).toBe(0)
  await parser.parse(block(1))
  expect(starts).toBe(1)
})
