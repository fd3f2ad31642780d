import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FileLine, MAX_LINE_BYTES, readLines } from './read-lines.ts'

async function* chunks(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const read = async (
  bytes: Uint8Array,
  size = 7,
  start?: { offset: number; lines: number },
): Promise<FileLine[]> => {
  const lines: FileLine[] = []
  for await (const line of readLines(chunks(bytes, size), start)) lines.push(line)
  return lines
}

test('splits as split does, whatever the chunks, and knows where each line ends', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme' })),
      fc.integer({ min: 1, max: 64 }),
      async (texts, size) => {
        const clean = texts.map((text) => text.replaceAll(/[\r\n\ufeff]/g, ''))
        const bytes = Buffer.from(clean.map((text) => `${text}\n`).join(''))
        const lines = await read(bytes, size)
        expect(lines.map(({ text }) => text)).toEqual(clean)
        for (const [index, { end, number }] of lines.entries()) {
          expect(number).toBe(index + 1)
          const rest = await read(bytes.subarray(end), size, { offset: end, lines: number })
          expect(rest).toEqual(lines.slice(index + 1))
        }
      },
    ),
    { numRuns: 50 },
  )
})

test('takes a byte order mark, carriage returns and a last line without an end', async () => {
  const lines = await read(Buffer.from('\ufeffone\r\ntwo\n\nthree'))
  expect(lines.map(({ text }) => text)).toEqual(['one', 'two', '', 'three'])
})

test('reports what is too long or not UTF-8, and goes on', async () => {
  const bytes = Buffer.concat([
    Buffer.alloc(MAX_LINE_BYTES + 1, 'a'),
    Buffer.from('\nfine\n'),
    Buffer.from([0xff, 0xfe, 10]),
    Buffer.from('fine too\n'),
  ])
  const lines = await read(bytes, 65_536)
  expect(lines.map(({ text, problem }) => text ?? problem)).toEqual([
    `longer than ${MAX_LINE_BYTES} bytes`,
    'fine',
    'not UTF-8',
    'fine too',
  ])
  expect(lines.at(-1)?.end).toBe(bytes.length)
})
