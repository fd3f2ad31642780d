import { identifierKey } from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'
import { expectAtMost, formatTime, parseCommand, parseWhole } from '../../kit/command-line.ts'
import type { AuditEntry } from '../../owners/port.ts'
import type { Store } from '../stores.ts'
import type { Command } from './command.ts'

const options = {
  limit: { type: 'string', default: '100' },
  json: { type: 'boolean' },
} as const

export const ownersCommand: Command = {
  summary: 'what people who signed in did: the audit log',
  help: `
Usage: whocast owners [<identifier>] [options]   the newest lines, of all or of one person

One line for each: when, what (signed-in, signed-out, decided, claimed or withdrew an account, left), who, and the
address that signed; "-" where an app key of a Farcaster account did. Never what was decided. People who left
are shown by a keyed hash. Lines are stored for 400 days.

The identifier is what the search box takes: an ENS name, an address, fid:3, @dwr.

  --limit <number>  lines; default 100
  --json            one object a line, times as RFC 3339

  npm run whocast -- owners
  npm run whocast -- owners fid:3 --limit 20
`,
  async run(args, context) {
    const { values, positionals } = parseCommand(args, options)
    expectAtMost(positionals, 1)
    const limit = parseWhole(values.limit, '--limit', 1)
    const [wanted] = positionals
    const store = await context.store()
    const lines = await store.owners.audit(
      limit,
      wanted === undefined ? undefined : await keysOf(store, wanted),
    )
    for (const line of lines) context.out(values.json ? toJson(line) : toText(line))
    if (lines.length === 0 && !values.json)
      context.out(wanted === undefined ? 'No one has signed in.' : `No lines about ${wanted}.`)
    return 0
  },
}

/** Every key of the person, so that lines by each of their wallets and by their fid are found. */
async function keysOf(store: Pick<Store, 'people'>, wanted: string): Promise<string[]> {
  const key = identifierKey(identify(wanted))
  return [...new Set([key, ...(await store.people.identity(key))])]
}

const toText = ({ at, action, who, address }: AuditEntry): string =>
  `${formatTime(at)}  ${action.padEnd(10)}  ${who}  ${address || '-'}`

const toJson = ({ at, address, ...line }: AuditEntry): string =>
  JSON.stringify({
    at: new Date(at * 1000).toISOString(),
    ...line,
    ...(address ? { address } : {}),
  })
