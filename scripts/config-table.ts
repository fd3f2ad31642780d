/** `npx tsx scripts/config-table.ts`: updates the table of variables in docs/operating.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../src/kit/root.ts'
import { type Variable, variables } from '../src/main/config.ts'

/** The table of all variables in docs/operating.md, in Markdown, of what `config.ts` declares. */
function variableTable(): string {
  const rows = Object.entries(variables as Record<string, Variable>).map(
    ([name, variable]) =>
      `| \`${name}\` | ${defaultOf(variable)} | ${variable.about}${variable.secrecy === 'whole' ? '. Secret' : ''} |`,
  )
  return ['| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n')
}

function defaultOf({ schema, otherwise }: Variable): string {
  if (otherwise !== undefined) return otherwise
  const value = schema.safeParse(undefined).data
  if (value === undefined) return 'unset'
  return typeof value === 'number' ? String(value) : `\`${value}\``
}

/** Returns the page with its table of variables regenerated. */
export function withVariableTable(page: string): string {
  const start = page.indexOf('| Variable | Default | Meaning |')
  const end = page.indexOf('\n\n', start)
  if (start === -1 || end === -1) throw new Error('the page has no table of variables')
  return page.slice(0, start) + variableTable() + page.slice(end)
}

if (import.meta.main) {
  const page = join(packageRoot, 'docs/operating.md')
  writeFileSync(page, withVariableTable(readFileSync(page, 'utf8')))
}
