import { readFile } from 'node:fs/promises'
import { identifierKey } from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'
import { z } from 'zod'
import type { ForgottenRow } from '../../db/suppression-list.ts'
import {
  CommandError,
  counted,
  expectAtMost,
  formatTime,
  parseCommand,
  UsageError,
} from '../../kit/command-line.ts'
import type { Removal } from '../../people/port.ts'
import type { Store } from '../stores.ts'
import type { Command, CommandContext } from './command.ts'

const profileID = /^[A-Za-z0-9_-]{21}$/

const options = {
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean', short: 'y' },
  list: { type: 'boolean' },
  undo: { type: 'boolean' },
  restore: { type: 'string' },
  scrub: { type: 'boolean' },
  whole: { type: 'boolean' },
  later: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

const read = (args: string[]) => parseCommand(args, options)

export const forgetCommand: Command = {
  summary: 'remove a person for good',
  help: `
Usage: whocast forget <identifier> [--dry-run] [--yes] [--later]
       whocast forget --list [--json]
       whocast forget --undo <identifier>
       whocast forget --restore <file>
       whocast forget --scrub [--whole]

Deletes a person from every table, cache and page: what was imported, what sources returned, and the
credentials about them and by them. Only keyed hashes of their identifiers remain, so that no import,
source or PUT stores them again. From then on a lookup finds no match.

The identifier is what the search box takes (an ENS name, an address, fid:3, @dwr, twitter:jack) or
a profileID. A person who is not stored yet is suppressed from now on. A name alone suppresses
its verified holder, with their wallets and fid; a mere claim to it does not.

  --dry-run         print what would be deleted, and change nothing
  -y, --yes         do not ask for a confirmation
  --later           leave the deleted bytes in the file for a later --scrub
  --list            the suppression list: hashes, with dates; --json for --restore
  --undo            let a person back in; what was deleted stays deleted
  --restore <file>  add a list that --list --json wrote, and delete the people on it: after a
                    restore of an older backup
  --scrub           overwrite deleted data; --whole also writes all tables again, which blocks
                    other writers and, with SQLite, makes the file smaller

  npm run whocast -- forget sample.eth
  npm run --silent whocast -- forget --list --json > forgotten.json
`,
  async run(args, context) {
    const { values, positionals } = read(args)
    expectAtMost(positionals, 1)
    const [wanted] = positionals
    const isOther = values.list || values.undo || values.restore !== undefined
    if (values['dry-run'] && (isOther || wanted === undefined))
      throw new UsageError('--dry-run goes with the identifier of a person to forget')
    const store = await context.store()
    if (values.list) return list(store, context, values.json === true)
    if (values.restore !== undefined) return restore(store, context, values.restore)
    if (wanted === undefined && values.scrub) return scrub(store, context, values.whole === true)
    if (wanted === undefined) throw new UsageError('missing argument: identifier')
    const key = keyOf(wanted)
    if (values.undo) return undo(store, context, key)
    return forget(store, context, key, values)
  },
}

/** An fname has at most 16 characters, so a profileID of 21 cannot be mistaken for one. */
const keyOf = (wanted: string): string =>
  profileID.test(wanted) ? `id:${wanted}` : identifierKey(identify(wanted))

async function forget(
  store: Store,
  context: CommandContext,
  key: string,
  values: ReturnType<typeof read>['values'],
): Promise<number> {
  const isDryRun = values['dry-run'] === true
  if (isDryRun || (context.ask && !values.yes)) {
    describe(await store.people.forget(key, { isDryRun: true }), key, context)
    if (isDryRun) return 0
    const answer = await context.ask?.('Deletion cannot be undone. Continue? [y/N] ')
    if (!/^y(es)?$/i.test(answer?.trim() ?? '')) throw new CommandError('nothing was changed')
  }
  const { people } = await store.people.forget(key)
  context.out(
    people === 0
      ? `Nothing was stored for ${key}. It is suppressed from now on.`
      : `Forgot ${counted(people, 'person', 'people')} by ${key}.`,
  )
  return values.later ? 0 : scrub(store, context, values.whole === true)
}

function describe(
  { people, identifiers, credentials, given, mentions, claims }: Removal,
  key: string,
  { out }: CommandContext,
): void {
  out(
    people === 0
      ? `Nothing is stored for ${key}; it would be suppressed.`
      : `${counted(people, 'person', 'people')} by ${key}:`,
  )
  if (people > 0) out(`  suppressed from now on: ${identifiers.join(', ')}`)
  const counts: [number, string][] = [
    [credentials, 'credentials about them'],
    [given, 'credentials by them about others'],
    [mentions, 'mentions of the bot, to be emptied'],
    [claims, 'other people who claim one of these without proof: the claim is removed'],
  ]
  for (const [count, what] of counts) if (count > 0) out(`  ${count} ${what}`)
}

async function scrub(store: Store, context: CommandContext, isWhole: boolean): Promise<number> {
  await store.scrub({ isWhole })
  context.out(
    store.kind === 'sqlite' || isWhole
      ? 'What was deleted is overwritten.'
      : 'What was deleted is freed; PostgreSQL overwrites it in time, or at once with --scrub --whole.',
  )
  return 0
}

async function list(store: Store, context: CommandContext, isJson: boolean): Promise<number> {
  const rows = await store.forgotten.all()
  if (isJson) {
    context.out(JSON.stringify(rows))
    return 0
  }
  for (const [root, of] of Map.groupBy(rows, (row) => row.root)) {
    const at = of[0]?.at ?? 0
    const when = at === 0 ? 'before dates were stored' : formatTime(at)
    context.out(`${when}  ${root === '' ? '-' : root}  ${counted(of.length, 'identifier')}`)
  }
  if (rows.length === 0) context.err('The suppression list is empty.')
  return 0
}

async function undo(store: Store, context: CommandContext, key: string): Promise<number> {
  const count = await store.forgotten.undo(key)
  if (count === 0) throw new CommandError(`${key} is not suppressed`)
  context.out(
    `${key} may be stored again, with ${count - 1} more identifiers that were suppressed with it.`,
  )
  return 0
}

const rowsSchema = z.array(
  z.object({
    hash: z.string().min(1),
    root: z.string(),
    at: z.number().int().min(0),
    is_asked: z.literal([0, 1]),
  }),
)

async function restore(store: Store, context: CommandContext, path: string): Promise<number> {
  let rows: ForgottenRow[]
  try {
    rows = rowsSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (cause) {
    throw new CommandError(`${path} is not a list that "forget --list --json" wrote`, { cause })
  }
  const people = await store.forgotten.restore(rows)
  context.out(
    `${rows.length} identifiers are suppressed; ${counted(people, 'person was', 'people were')} deleted.`,
  )
  return scrub(store, context, false)
}
