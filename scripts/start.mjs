// `npm start`
import { run } from './built.mjs'

const help = `
Usage: npm start

Builds the service if needed and serves it. It takes no arguments: its configuration are environment variables, also from .env, which docs/operating.md
lists and "npm run whocast -- config" shows with their values. The first ones:

  PORT          where it listens; 3000 if unset
  BASE_URL      its public origin
  DATABASE_URL  postgres://…; SQLite in DATA_DIR if unset

"npm run whocast" lists the operator's commands.
`

const [argument] = process.argv.slice(2)
if (argument === '--help' || argument === '-h') console.log(help)
else if (argument !== undefined) {
  console.error(`${argument} is not understood: npm start takes no arguments${help}`)
  process.exitCode = 2
} else await run('node.js')
