import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { CommandError, expectAtMost, parseCommand, UsageError } from '../../kit/command-line.ts'
import type { Command } from './command.ts'

export const backupCommand: Command = {
  summary: 'copy the embedded database while it is in use',
  help: `
Usage: whocast backup <file>

Copies the SQLite database as it is at this moment, while the server runs: one whole file, checked,
readable by its owner alone. To restore it, stop the server, put it into DATA_DIR as whocast.sqlite,
remove whocast.sqlite-wal and whocast.sqlite-shm there, and start. PostgreSQL has pg_dump for this. It has no options.

  npm run whocast -- backup backup.sqlite
`,
  async run(args, context) {
    const { positionals } = parseCommand(args, {})
    expectAtMost(positionals, 1)
    const [path] = positionals
    if (path === undefined) throw new UsageError('to which file?')
    const { DATABASE_URL, DATA_DIR } = context.config()
    if (DATABASE_URL !== undefined) {
      throw new CommandError('DATABASE_URL is set: back that database up with its own pg_dump -Fc')
    }
    const file = resolve(path)
    if (existsSync(file)) throw new CommandError(`${path} is there already`)
    const start = context.clock()
    const { backUpSqlite } = await import('../../db/engines/sqlite-backup.ts')
    await backUpSqlite(DATA_DIR, file)
    const seconds = ((context.clock() - start) / 1000).toFixed(1)
    context.err(`${(statSync(file).size / 1e6).toFixed(1)} MB in ${path}, ${seconds} s.`)
    return 0
  },
}
