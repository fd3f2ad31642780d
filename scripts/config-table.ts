/** `npx tsx scripts/config-table.ts`: writes the table of variables in docs/operating.md anew, of what src/config.ts declares. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withVariableTable } from '../src/config-table.ts'
import { packageRoot } from '../src/root.ts'

const page = join(packageRoot, 'docs/operating.md')
writeFileSync(page, withVariableTable(readFileSync(page, 'utf8')))
