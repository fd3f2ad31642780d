import { expectAtMost, parseCommand } from '../../kit/command-line.ts'
import { type Variable, variables } from '../config.ts'
import { describeSources } from '../wiring/describe-sources.ts'
import type { Command } from './command.ts'

export const configCommand: Command = {
  summary: 'check the configuration and print it without secrets',
  help: `
Usage: whocast config [--json]

Reads the environment as the server would, reports all problems at once, and prints
the result, and which sources are on or off and why. Secrets are shown as set or not; of URLs that
may hold one, the host. Misspelt variables are reported on standard error.

  --json  print it as JSON

Exit code: 0 the configuration is valid, 1 it is not, 2 usage.

  npm run whocast -- config
  NODE_ENV=production npm run --silent whocast -- config --json
`,
  async run(args, context) {
    const { values, positionals } = parseCommand(args, { json: { type: 'boolean' } })
    expectAtMost(positionals, 0)
    const config = context.config()
    const given = config as unknown as Record<string, unknown>
    const shown = Object.entries(variables as Record<string, Variable>).map(
      ([name, { secrecy }]): [string, unknown] => [name, redact(secrecy, given[name])],
    )
    const sources = describeSources(config)
    for (const warning of config.warnings) context.err(warning)
    if (values.json) {
      context.out(JSON.stringify({ ...Object.fromEntries(shown), sources }))
      return 0
    }
    const width = Math.max(...shown.map(([name]) => name.length))
    for (const [name, value] of shown) {
      context.out(
        `${name.padEnd(width)}  ${typeof value === 'object' ? JSON.stringify(value) : value}`,
      )
    }
    context.out('\nSources')
    for (const { name, isOn, why } of sources)
      context.out(`  ${name.padEnd(9)}  ${isOn ? 'on ' : 'off'}  ${why}`)
    return 0
  },
}

function redact(secrecy: Variable['secrecy'], value: unknown): unknown {
  if (value === undefined) return 'unset'
  if (secrecy === 'whole') return Array.isArray(value) ? `set (${value.length})` : 'set'
  return secrecy === 'address' ? redactUrls(value) : value
}

/** RPC URLs carry their key in the path or the query, database URLs in the password. */
function redactUrls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redactUrls)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, redactUrls(part)]))
  if (typeof value !== 'string') return value
  // The host of a PostgreSQL behind a socket is empty, which no URL may be.
  if (!URL.canParse(value)) return value.includes('://') ? 'set' : value
  const url = new URL(value)
  const rest = url.pathname.length > 1 || url.search !== '' ? '/…' : ''
  return `${url.protocol}//${url.host}${url.protocol.startsWith('postgres') ? url.pathname : rest}`
}
