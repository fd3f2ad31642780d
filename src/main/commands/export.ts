import { randomUUID } from 'node:crypto'
import { createWriteStream, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CommandError, expectAtMost, parseCommand } from '../../kit/command-line.ts'
import { createProgress, formatSeconds } from '../../kit/progress.ts'
import { exportPeople } from '../people-file/export.ts'
import type { Command } from './command.ts'

export const exportCommand: Command = {
  summary: 'write all people and credentials to a file',
  help: `
Usage: whocast export [file] [--shown]

Writes all people, one per line, in the format that import reads: to a file, or to standard output. The
file gets its name when it is complete. Private and revoked credentials are in it, what owners hide and
the statements by which they do: keep it as you keep the database. It may run while the server does.

  --shown   without what owners hide and what is private: a file to hand on, not to restore from

  npm run whocast -- export people.jsonl
  npm run --silent whocast -- export | gzip > people.jsonl.gz
`,
  async run(args, context) {
    const { values, positionals } = parseCommand(args, { shown: { type: 'boolean' } })
    expectAtMost(positionals, 1)
    const [path] = positionals
    const store = await context.store()
    const total = await store.people.count()
    const progress = createProgress(process.stderr, 'lines', context.clock)
    let count = 0
    const chunks = Readable.from(
      exportPeople(
        store,
        (lines) => {
          count += lines
          progress.update({ done: count, total, count })
        },
        { isShown: values.shown === true },
      ),
    )
    if (path === undefined || path === '-') {
      await pipeline(chunks, process.stdout, { end: false })
      progress.clear()
      return 0
    }
    try {
      await (isDevice(path) ? pipeline(chunks, createWriteStream(path)) : writeWhole(path, chunks))
    } catch (cause) {
      if (cause instanceof Error && 'syscall' in cause)
        throw new CommandError(`${path}: ${cause.message}`, { cause })
      throw cause
    } finally {
      progress.clear()
    }
    context.err(
      `${count.toLocaleString('en')} lines in ${path}, ${formatSeconds(progress.seconds())}.`,
    )
    return 0
  },
}

/** Returns true for a pipe or a device, such as `/dev/stdout`: a file must not replace it. */
function isDevice(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats !== undefined && !stats.isFile() && !stats.isDirectory()
}

/** Writes a file that gets its name when it is complete. */
async function writeWhole(path: string, chunks: Readable): Promise<void> {
  // A name of its own: another process may write the same file.
  const unfinished = `${path}.${randomUUID()}.unfinished`
  try {
    await pipeline(chunks, createWriteStream(unfinished, { flush: true, mode: 0o600 }))
    await rename(unfinished, path)
  } catch (cause) {
    await rm(unfinished, { force: true })
    throw cause
  }
}
