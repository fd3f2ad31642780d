import { Worker } from 'node:worker_threads'
import { type Assembly, assemble } from '../domain/profile.ts'
import type { FileLine } from './lines.ts'
import { LineError, readLine, type Transfer } from './person.ts'

/** What a line holds, or what is wrong with it; null when it is blank. */
export type ParsedLine =
  | {
      transfer: Transfer
      /** What `assemble` makes of the line's only finding, worked out where there was time for it. */
      alone?: Omit<Assembly, 'findings'>
    }
  | { problems: string[] }
  | null

export interface Parser {
  /** Parses whole blocks; several may be under way and are answered in order. */
  parse(lines: FileLine[]): Promise<ParsedLine[]>
  close(): Promise<void>
}

/** A file that does not fill a block of this many lines is parsed before a thread has started. */
const THREAD_FROM_LINES = 500

/** Beside this file: as it is written when run from source, bundled by scripts/build.ts when this is. */
const workerUrl = () => new URL(import.meta.url.endsWith('.ts') ? './parse-worker.ts' : './parse-worker.js', import.meta.url)

/**
 * Parses in a thread of its own, beside the one that stores. Where no thread can be had, and when one
 * ends, what is not answered is parsed here.
 *
 * @param now unix seconds, for facts without a time
 */
export function createParser(now: number, url: () => URL = workerUrl): Parser {
  let worker: Worker | null | undefined
  let isStarted = false
  const waiting: { lines: FileLine[]; resolve(parsed: ParsedLine[]): void; reject(error: unknown): void }[] = []
  const parseHere = (lines: FileLine[]) => lines.map((line) => parseLine(line, now))

  function giveUp() {
    worker = null
    for (const { lines, resolve, reject } of waiting.splice(0)) {
      try {
        resolve(parseHere(lines))
      } catch (error) {
        reject(error)
      }
    }
  }

  function start(): Worker | null {
    try {
      const thread = new Worker(url(), { workerData: { now } })
      thread.on('online', () => {
        isStarted = true
      })
      thread.on('message', (json: string) => {
        const block = waiting.shift()
        if (!block) return
        const parsed = JSON.parse(json) as ParsedLine[]
        block.resolve(block.lines.map((line, index) => (line.text === null ? unreadable(line) : (parsed[index] ?? null))))
      })
      thread.on('error', giveUp)
      thread.on('exit', giveUp)
      return thread
    } catch {
      return null
    }
  }

  return {
    async parse(lines) {
      if (worker === undefined && lines.length >= THREAD_FROM_LINES) worker = start()
      // Until the thread is there, time is better spent here than waiting.
      if (!worker || (!isStarted && waiting.length === 0)) return parseHere(lines)
      const thread = worker
      return new Promise((resolve, reject) => {
        waiting.push({ lines, resolve, reject })
        thread.postMessage(lines.map(({ text }) => text ?? '').join('\n'))
      })
    },
    async close() {
      const thread = worker
      worker = null
      await thread?.terminate()
    },
  }
}

/** A block of lines as the thread is given it, to the JSON with which it answers. */
export const parseBlock = (block: string, now: number): string =>
  JSON.stringify(block.split('\n').map((text) => withAssembly(parseText(text, now))))

function withAssembly(parsed: ParsedLine): ParsedLine {
  if (parsed === null || 'problems' in parsed || parsed.transfer.findings.length !== 1) return parsed
  const [assembly] = assemble(parsed.transfer.findings)
  if (!assembly) return parsed
  const { findings: _, ...alone } = assembly
  return { ...parsed, alone }
}

const unreadable = (line: FileLine) => ({ problems: [line.problem ?? 'cannot be read'] })

const parseLine = (line: FileLine, now: number): ParsedLine => (line.text === null ? unreadable(line) : parseText(line.text, now))

function parseText(text: string, now: number): ParsedLine {
  if (text.trim() === '') return null
  try {
    return { transfer: readLine(text, now) }
  } catch (error) {
    if (error instanceof LineError) return { problems: error.problems }
    throw error
  }
}
