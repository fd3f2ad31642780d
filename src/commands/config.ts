import { type Command, expectAtMost, parseCommand } from './command.ts'

/** What would let somebody in, sign or pay for us. */
const secret = /SECRET|KEY|TOKEN|PASSWORD|SIGNER|ASSOCIATION|HEADERS/

export const configCommand: Command = {
  summary: 'check the configuration and print it without secrets',
  help: `
Usage: whocast config [--json]

Reads the environment as the server would, says everything that is wrong with it at once, and prints
what it comes to. Secrets are shown as set or not; passwords in URLs are left out.
`,
  async run(args, context) {
    const { values, positionals } = parseCommand(args, { json: { type: 'boolean' } })
    expectAtMost(positionals, 0)
    const shown = Object.entries(context.config()).map(([name, value]): [string, unknown] => [name, redact(name, value)])
    if (values.json) context.out(JSON.stringify(Object.fromEntries(shown)))
    else {
      const width = Math.max(...shown.map(([name]) => name.length))
      for (const [name, value] of shown) {
        context.out(`${name.padEnd(width)}  ${typeof value === 'object' ? JSON.stringify(value) : value}`)
      }
    }
    return 0
  },
}

function redact(name: string, value: unknown): unknown {
  if (value === undefined) return 'unset'
  if (secret.test(name)) return Array.isArray(value) ? `set (${value.length})` : typeof value === 'number' ? value : 'set'
  return typeof value === 'string' || Array.isArray(value) ? redactUrls(value) : value
}

/** RPC URLs carry their key in the path or the query, database URLs in the password. */
function redactUrls(value: string | unknown[]): unknown {
  if (Array.isArray(value))
    return value.map((entry) => (typeof entry === 'string' || Array.isArray(entry) ? redactUrls(entry) : entry))
  if (!/^[a-z]+:\/\//.test(value)) return value
  const url = new URL(value)
  const rest = url.pathname.length > 1 || url.search !== '' ? '/…' : ''
  return `${url.protocol}//${url.host}${url.protocol.startsWith('postgres') ? url.pathname : rest}`
}
