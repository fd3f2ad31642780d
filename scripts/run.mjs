/**
 * Runs a command with what it needs: `node scripts/run.mjs [--with tools,reference] command args …`
 *
 * The commands of package.json begin with this. It says so when `npm ci` is due, fetches Node where
 * the machine's is too old, and installs the packages named after `--with` at their first use.
 */
import { handOver, orExit, prepare } from './install.mjs'

const args = process.argv.slice(2)
const names = args[0] === '--with' ? args.splice(0, 2)[1].split(',') : []
const { node, env } = orExit(() => prepare(names))
const [command, ...rest] = args
handOver(command === 'node' ? node : command, rest, env)
