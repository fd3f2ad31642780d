import { expectAtMost, parseCommand } from '../../kit/command-line.ts'
import type { Command } from './command.ts'

export const migrateCommand: Command = {
  summary: 'migrate the database to this version',
  help: `
Usage: whocast migrate

Creates or upgrades the tables. The server does the same when it starts, safely from several
processes at once; run it by hand where the server may not change the schema. It has no options.

  npm run whocast -- migrate
`,
  async run(args, context) {
    expectAtMost(parseCommand(args, {}).positionals, 0)
    const store = await context.store()
    await store.check()
    context.out(`The ${store.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'} database is up to date.`)
    return 0
  },
}
