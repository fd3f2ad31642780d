import { join } from 'node:path'
import { packageRoot } from '../src/kit/root.ts'

/**
 * What processes that suites start keep compiled code by, as `npm start` does: dozens of starts
 * compile once.
 */
export const compileCache = { NODE_COMPILE_CACHE: join(packageRoot, 'dist/.compiled') }
