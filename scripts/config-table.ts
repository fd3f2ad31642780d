/**
 * `npx tsx scripts/config-table.ts`: writes the table of variables in docs/operating.md anew, of
 * what src/main/config.ts declares.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../src/kit/root.ts'
import { withVariableTable } from '../src/main/config-table.ts'

const page = join(packageRoot, 'docs/operating.md')
writeFileSync(page, withVariableTable(readFileSync(page, 'utf8')))
