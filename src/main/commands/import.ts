import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, realpath } from 'node:fs/promises'
import { addAbortSignal, type Readable } from 'node:stream'
import { LineError } from '@whocast/evidence/people-file/person.ts'
import {
  CommandError,
  counted,
  expectAtMost,
  parseCommand,
  UsageError,
} from '../../kit/command-line.ts'
import { createProgress, formatSeconds } from '../../kit/progress.ts'
import { type ImportProgress, importPeople, readProgress } from '../people-file/import.ts'
import { MIN_LOAD_BYTES } from '../people-file/load.ts'
import { createRejects } from '../people-file/rejects.ts'
import { createStatementChecks } from '../wiring/owner.ts'
import type { Command, CommandContext } from './command.ts'

const options = {
  strict: { type: 'boolean' },
  restart: { type: 'boolean' },
  refresh: { type: 'boolean' },
  rejected: { type: 'string' },
  json: { type: 'boolean' },
} as const

export const importCommand: Command = {
  summary: 'import people from a file',
  help: `
Usage: whocast import <people.jsonl | -> [options]

Imports people from a file with one person a line (docs/operating.md, "The people file"), or from
standard input by "-". It may run while the server does. Interrupted, as by Ctrl-C, it resumes
when it is called again; importing a line twice changes nothing.

A line without an identifier is reported by number, written to <file>.rejected.jsonl, and does not
stop the rest. In other lines, what is invalid (an unknown field, a proof that fails) is left out,
and handles are normalised ("https://github.com/ada" to "ada"); both are reported.

  --strict           stop at the first bad line
  --restart          begin at the first line, even when an earlier import was interrupted
  --refresh          let the live sources refresh these people at their next lookup
  --rejected <file>  where bad lines go
  --json             print the result as JSON

Exit code: 0 everything is stored, 1 something is not, 2 usage, 130 stopped by Ctrl-C.

  npm run whocast -- import people.jsonl
  zcat people.jsonl.gz | npm run --silent whocast -- import -
`,
  async run(args, context) {
    const { values, positionals } = parseCommand(args, options)
    expectAtMost(positionals, 1)
    const [path] = positionals
    if (path === undefined) throw new UsageError('which file? "-" is standard input')
    const file = path === '-' ? null : await openInput(path)
    const rejectsPath = values.rejected ?? (file ? `${path}.rejected.jsonl` : null)
    if (file && rejectsPath && (await areSame(path, rejectsPath)))
      throw new UsageError('--rejected would overwrite the input; name another file')
    const store = await context.store()
    const cursor = file?.cursor
    const isResumable = cursor !== undefined && values.restart !== true
    const resume = (isResumable ? await readProgress(store.cursors, cursor) : null) ?? start
    if (resume.offset > 0) context.err(`Going on after line ${resume.lines.toLocaleString('en')}.`)

    const progress = createProgress(process.stderr, 'people', context.clock, {
      done: resume.offset,
      count: resume.stored,
    })
    const rejects = createRejects(rejectsPath, resume)
    let end: ImportProgress
    let reached = resume
    const statements = createStatementChecks(context.config(), context.clock)
    const signal = context.interrupt?.()
    const input: Readable = file
      ? createReadStream(path, { start: resume.offset, highWaterMark: 262_144 })
      : process.stdin
    try {
      end = await importPeople({
        store,
        input: signal ? addAbortSignal(signal, input) : input,
        ...(cursor === undefined ? {} : { cursor }),
        resume,
        isLarge: (file?.size ?? 0) >= MIN_LOAD_BYTES,
        isStrict: values.strict === true,
        refreshAt: values.refresh === true ? Math.floor(context.clock() / 1000) : null,
        now: Math.floor(context.clock() / 1000),
        statements,
        onRejected: (rejection) => {
          progress.clear()
          context.err(`line ${rejection.line}: ${rejection.problems.join('; ')}`)
        },
        ...(rejects ? { keepRejected: rejects.keep } : {}),
        onNoted: ({ line, notes }) => {
          progress.clear()
          for (const text of notes) context.err(`line ${line}, not as written: ${text}`)
        },
        onProgress: (now) => {
          reached = now
          progress.update({
            done: now.offset,
            count: now.stored,
            ...(file ? { total: file.size } : {}),
          })
        },
      })
    } catch (error) {
      if (signal?.aborted && error instanceof Error && error.name === 'AbortError')
        return stopped(context, progress, reached, cursor !== undefined)
      if (error instanceof LineError) throw new CommandError(error.message)
      throw error
    } finally {
      progress.clear()
      await rejects?.close()
      await statements.close()
    }
    const seconds = progress.seconds()
    const rate = Math.round((end.stored - resume.stored) / Math.max(seconds, 0.001))
    if (values.json) context.out(JSON.stringify({ ...end, seconds: Number(seconds.toFixed(3)) }))
    else {
      context.out(
        `${counted(end.stored, 'person', 'people')} stored in ${formatSeconds(seconds)} (${rate.toLocaleString('en')}/s)` +
          (end.leftOut === 0
            ? ''
            : `, ${end.leftOut.toLocaleString('en')} left out as they are suppressed`) +
          (end.rejected === 0
            ? '.'
            : `, ${counted(end.rejected, 'line')} rejected${rejects ? `: see ${rejects.path}` : ''}.`),
      )
      if (end.noted)
        context.out(`${counted(end.noted, 'line')} not stored exactly as written: see above.`)
    }
    return end.rejected === 0 ? 0 : 1
  },
}

/** The message after Ctrl-C; the exit code is that of a program ended by SIGINT. */
function stopped(
  context: CommandContext,
  progress: { clear(): void },
  { lines, stored }: ImportProgress,
  isRemembered: boolean,
): number {
  progress.clear()
  const goOn = isRemembered
    ? 'Run it again to go on from there.'
    : 'Run it again with the same input: lines that are stored already change nothing.'
  context.err(
    `Stopped after line ${lines.toLocaleString('en')}: ${stored.toLocaleString('en')} people are stored. ${goOn}`,
  )
  return 130
}

const start: ImportProgress = { offset: 0, lines: 0, stored: 0, rejected: 0, leftOut: 0 }

/** Whether two paths lead to one file. */
async function areSame(path: string, other: string): Promise<boolean> {
  const found = await Promise.all([realpath(path), realpath(other).catch(() => null)])
  return found[0] === found[1]
}

const SAMPLE_BYTES = 65_536

/** Identifies a file by its content: moved it is the same; changed near an end it is another. */
async function openInput(path: string): Promise<{ size: number; cursor?: string }> {
  let handle: FileHandle
  try {
    handle = await open(path)
  } catch (cause) {
    const reason =
      (cause as NodeJS.ErrnoException).code === 'ENOENT' ? 'no such file' : (cause as Error).message
    throw new CommandError(`${path}: ${reason}`, { cause })
  }
  try {
    const stat = await handle.stat()
    // A pipe has no place to come back to.
    if (!stat.isFile()) return { size: 0 }
    const hash = createHash('sha256').update(String(stat.size))
    const buffer = Buffer.alloc(SAMPLE_BYTES)
    for (const position of [0, Math.max(0, stat.size - SAMPLE_BYTES)]) {
      const { bytesRead } = await handle.read(buffer, 0, SAMPLE_BYTES, position)
      hash.update(buffer.subarray(0, bytesRead))
    }
    return { size: stat.size, cursor: `import:${hash.digest('hex').slice(0, 32)}` }
  } finally {
    await handle.close()
  }
}
