/**
 * `npm test` and `npm run test:watch`: builds if needed, compiles the contracts of the local chains, and runs
 * vitest with the arguments.
 */
import { join } from 'node:path'
import { packageRoot } from '../src/kit/root.ts'
import { compileContracts } from '../test/network/compile.ts'
import { ensureBuilt } from './built.mjs'
import { handOver } from './install.mjs'

ensureBuilt()
// Compiling takes half a minute of a core, which several workers at once would take from each
// other.
compileContracts()
handOver(process.execPath, [
  join(packageRoot, 'node_modules/vitest/vitest.mjs'),
  ...process.argv.slice(2),
])
