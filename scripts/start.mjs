// `npm start`
import { run } from './built.mjs'

await run('node.js')
