// `npm run whocast -- <command>`
import { run } from './built.mjs'

await run('cli.js')
