import { randomBytes } from 'node:crypto'
import { parseAddress } from '@whocast/contract/identifier.ts'
import type { Address } from 'viem'
import { createToken, hashToken } from '../../http/keys/api-key.ts'
import { type ApiKey, scopes as knownScopes, type Scope } from '../../http/keys/port.ts'
import {
  CommandError,
  expectAtMost,
  formatTime,
  parseCommand,
  parseDuration,
  parseWhole,
  UsageError,
} from '../../kit/command-line.ts'
import { sourcePrecedence } from '../wiring/store.ts'
import { type Command, type CommandContext, runVerb } from './command.ts'

export const keysCommand: Command = {
  summary: 'create, list, rotate and revoke API keys',
  help: `
Usage: whocast keys create <name> [options]   a new key; its token is printed once and stored nowhere
       whocast keys list                      every key, the newest first
       whocast keys rotate <id or name>       a second key beside the first, which then expires
       whocast keys revoke <id or name>       the end of a key, in every process within a second

The name is the issuer that a key stands for: credentials that are stored with it name it. Names of
sources ("upstream", "eas:8453") are reserved.

create   --scopes <list>    read (higher limits), attest (may PUT credentials), webhooks
                           (may subscribe to changes), comma-separated; default read.
                           admin opens the operator's page /admin
         --rate <number>    requests a minute; default RATE_LIMIT_KEY
         --attester <0x…>   the attester of PUTs without one
         --expires <time>   90d, 24h, …; default never
rotate   --grace <time>     how long the old token still works; default 24h
all      --json             print the result as JSON

  npm run whocast -- keys create "Guild of Testers" --scopes read,attest --expires 365d
`,
  run: (args, context) => runVerb('keys', verbs, args, context),
}

const verbs: Record<string, Command['run']> = { create, list, rotate, revoke }

const MAX_NAME = 100

async function create(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals } = parseCommand(args, {
    scopes: { type: 'string', default: 'read' },
    rate: { type: 'string' },
    attester: { type: 'string' },
    expires: { type: 'string' },
    json: { type: 'boolean' },
  })
  expectAtMost(positionals, 1)
  const name = positionals[0]?.trim()
  if (!name) throw new UsageError('keys create needs a name')
  if (name.length > MAX_NAME || /\p{Cc}/u.test(name))
    throw new UsageError(`a name has at most ${MAX_NAME} characters, none of control`)
  if (isReserved(name))
    throw new UsageError(
      `"${name}" is reserved: credentials from elsewhere are stored under it. Choose another name`,
    )
  const now = Math.floor(context.clock() / 1000)
  const key: ApiKey = {
    id: randomBytes(6).toString('hex'),
    name,
    scopes: parseScopes(values.scopes),
    ratePerMinute: values.rate === undefined ? null : parseWhole(values.rate, '--rate', 1),
    attester: values.attester === undefined ? null : parseAttester(values.attester),
    createdAt: now,
    expiresAt:
      values.expires === undefined ? null : now + parseDuration(values.expires, '--expires'),
    revokedAt: null,
  }
  if (!(await issue(key, context, { isJson: values.json === true, isFirst: true })))
    throw new CommandError(
      `there is a live key named "${name}" already; "keys rotate" gives it a second one`,
    )
  return 0
}

async function list(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals } = parseCommand(args, { json: { type: 'boolean' } })
  expectAtMost(positionals, 0)
  const { keys } = await context.store()
  const stored = (await keys.list()).sort(
    (a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1),
  )
  if (values.json) {
    context.out(JSON.stringify(stored))
    return 0
  }
  if (stored.length === 0) {
    context.out('No keys yet: whocast keys create <name>')
    return 0
  }
  const now = Math.floor(context.clock() / 1000)
  const rows = stored.map((key) => [
    key.id,
    key.name,
    key.scopes.join(','),
    key.ratePerMinute === null ? '' : `${key.ratePerMinute}/min`,
    key.attester ?? '',
    formatTime(key.createdAt),
    describeState(key, now),
  ])
  for (const line of columns([
    ['id', 'name', 'scopes', 'rate', 'attester', 'created', 'state'],
    ...rows,
  ]))
    context.out(line)
  return 0
}

async function rotate(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals } = parseCommand(args, {
    grace: { type: 'string', default: '24h' },
    json: { type: 'boolean' },
  })
  expectAtMost(positionals, 1)
  const now = Math.floor(context.clock() / 1000)
  const until = now + parseDuration(values.grace, '--grace')
  const { keys } = await context.store()
  const live = await findLive(positionals[0], context, now)
  const [newest] = live
  if (!newest) throw new CommandError('no such live key')
  const lifetime = newest.expiresAt === null ? null : newest.expiresAt - newest.createdAt
  await issue(
    {
      ...newest,
      id: randomBytes(6).toString('hex'),
      createdAt: now,
      expiresAt: lifetime === null ? null : now + lifetime,
    },
    context,
    { isJson: values.json === true },
  )
  for (const { id } of live) {
    await keys.expire(id, until)
    context.err(`Key ${id} works until ${formatTime(until)} UTC.`)
  }
  return 0
}

async function revoke(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals } = parseCommand(args, { json: { type: 'boolean' } })
  expectAtMost(positionals, 1)
  const now = Math.floor(context.clock() / 1000)
  const { keys } = await context.store()
  const live = await findLive(positionals[0], context, now)
  if (live.length === 0) throw new CommandError('no such live key')
  for (const { id } of live) await keys.revoke(id, now)
  if (values.json) context.out(JSON.stringify({ revoked: live.map(({ id }) => id) }))
  else for (const { id, name } of live) context.out(`Revoked ${id} (${name}).`)
  return 0
}

/** Stores a key and prints its token. Returns false if `isFirst` and its name has a live key. */
async function issue(
  key: ApiKey,
  context: CommandContext,
  { isJson, isFirst }: { isJson: boolean; isFirst?: boolean },
): Promise<boolean> {
  const token = createToken()
  const { keys } = await context.store()
  if (!(await keys.create(key, hashToken(token), { isFirst }))) return false
  if (isJson) {
    context.out(JSON.stringify({ ...key, token }))
    return true
  }
  context.err(
    `Key ${key.id} for "${key.name}" (${key.scopes.join(', ')}). This is its token; it is shown only now:`,
  )
  context.out(token)
  return true
}

/** The live keys by ID or by name, the newest first. */
async function findLive(
  wanted: string | undefined,
  context: CommandContext,
  now: number,
): Promise<ApiKey[]> {
  if (!wanted) throw new UsageError('which key? Its id or its name')
  const { keys } = await context.store()
  const live = (await keys.list())
    .filter((key) => isLive(key, now))
    .sort((a, b) => b.createdAt - a.createdAt)
  const byId = live.filter(({ id }) => id === wanted)
  return byId.length > 0 ? byId : live.filter(({ name }) => name === wanted)
}

/**
 * Issuers that are no key: sources, the bot, attestations on chains, and the words of `ISSUERS` and
 * `?issuers=`.
 */
const reserved = new Set<string>([
  ...sourcePrecedence,
  'eas',
  'farcaster',
  'owner',
  'keys',
  'known',
])

const isReserved = (name: string): boolean => {
  const issuer = name.toLowerCase()
  return reserved.has(issuer) || /^eas:\d+$/.test(issuer)
}

const isLive = (key: ApiKey, now: number) =>
  key.revokedAt === null && (key.expiresAt === null || key.expiresAt > now)

function describeState(key: ApiKey, now: number): string {
  if (key.revokedAt !== null) return `revoked ${formatTime(key.revokedAt)}`
  if (key.expiresAt === null) return 'live'
  return key.expiresAt > now
    ? `live until ${formatTime(key.expiresAt)}`
    : `expired ${formatTime(key.expiresAt)}`
}

function parseScopes(text: string): Scope[] {
  const scopes = [...new Set(text.split(',').map((scope) => scope.trim()))]
  const unknown = scopes.filter((scope) => !knownScopes.some((known) => known === scope))
  if (unknown.length > 0)
    throw new UsageError(`no scope "${unknown.join(', ')}"; there are ${knownScopes.join(', ')}`)
  return scopes as Scope[]
}

function parseAttester(text: string): Address {
  try {
    return parseAddress(text).address
  } catch {
    throw new UsageError('--attester is an address: 0x and 40 hex digits')
  }
}

function columns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  )
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
