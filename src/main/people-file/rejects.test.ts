import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServiceError } from '@whocast/contract/error.ts'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ImportProgress, importPeople } from './import.ts'
import { createRejects } from './rejects.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'whocast-rejects-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const LINES = 60
const wallet = (line: number) => `0x${line.toString(16).padStart(40, '0')}`
const isBad = (line: number) => line % 4 === 0
const isRefused = (line: number) => line % 9 === 5 && !isBad(line)
const text = Array.from({ length: LINES }, (_, at) =>
  isBad(at + 1) ? `{"line":${at + 1}}\n` : `${JSON.stringify({ walletAddress: wallet(at + 1) })}\n`,
).join('')
const lost = Array.from({ length: LINES }, (_, at) => at + 1).filter(
  (line) => isBad(line) || isRefused(line),
)

class Killed extends Error {}

/**
 * A store of cursors that refuses some people, and kills the import before or after a write, as
 * told by `lives`.
 */
function createStore(lives: number[], cursors: Map<string, string>) {
  let left = lives.shift() ?? Number.POSITIVE_INFINITY
  const mortal = (write: () => void) => {
    left -= 1
    if (left === 0) throw new Killed()
    write()
    left -= 1
    if (left === 0) throw new Killed()
  }
  const refused = new Set(
    Array.from({ length: LINES }, (_, at) => at + 1)
      .filter(isRefused)
      .map(wallet),
  )
  return {
    people: {
      async save(
        findings: readonly object[],
        options: { cursor?: { name: string; value: string } },
      ) {
        if ([...refused].some((one) => JSON.stringify(findings).includes(one)))
          throw new ServiceError('conflict', 'this person is refused')
        mortal(() => options.cursor && cursors.set(options.cursor.name, options.cursor.value))
        return { leftOut: new Set<object>() }
      },
    },
    cursors: {
      get: async (name: string) => cursors.get(name) ?? null,
      set: async (name: string, value: string) => mortal(() => cursors.set(name, value)),
    },
  }
}

test('an import that is killed anywhere, any number of times, keeps each rejected line once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }),
      fc.integer({ min: 1, max: 17 }),
      async (lives, size) => {
        const path = join(folder, 'rejected.jsonl')
        writeFileSync(path, 'of an earlier import\n')
        const cursors = new Map<string, string>()
        for (let isDone = false; !isDone; ) {
          const store = createStore(lives, cursors)
          const known = cursors.get('import:x')
          const resume: ImportProgress = known
            ? JSON.parse(known)
            : { offset: 0, lines: 0, stored: 0, rejected: 0, leftOut: 0 }
          const rejects = createRejects(path, resume)
          try {
            await importPeople({
              store: store as never,
              input: (async function* () {
                yield Buffer.from(text).subarray(resume.offset)
              })(),
              cursor: 'import:x',
              resume,
              batchLines: size,
              now: 1_790_000_000,
              onRejected: () => {},
              ...(rejects ? { keepRejected: rejects.keep } : {}),
            })
            isDone = true
          } catch (error) {
            if (!(error instanceof Killed)) throw error
          } finally {
            await rejects?.close()
          }
        }
        const kept = readFileSync(path, 'utf8').trimEnd().split('\n')
        expect(kept.map((line) => JSON.parse(line).line).sort((a, b) => a - b)).toEqual(lost)
      },
    ),
    { numRuns: 60 },
  )
})

test('a file of another name is added to, and never cut', async () => {
  const path = join(folder, 'mine.jsonl')
  appendFileSync(path, 'mine\n')
  const rejects = createRejects(path, {
    offset: 10,
    rejected: 1,
    rejects: { path: join(folder, 'other.jsonl'), bytes: 1 },
  })
  const mark = await rejects?.keep([{ line: 3, problems: ['bad'] }])
  await rejects?.close()
  expect(readFileSync(path, 'utf8')).toBe('mine\n{"line":3,"problems":["bad"]}\n')
  expect(mark).toEqual({ path, bytes: readFileSync(path).length })
})
