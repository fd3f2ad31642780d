import type { Hex } from 'viem'
import { checkConfiguredBot, describeCheck } from '../../bot/check-configured.ts'
import type { SetupContext } from '../../bot/setup/settings.ts'
import { counted, expectAtMost, parseCommand, UsageError } from '../../kit/command-line.ts'
import { ConfigError, loadConfig } from '../config.ts'
import { type Command, type CommandContext, runVerb } from './command.ts'

const MAX_LISTED = 1000

export const botCommand: Command = {
  summary: 'set up the bot and check it; list and replay its dead letters',
  help: `
Usage: whocast bot setup [options]      create an app key, register it and write the configuration
       whocast bot check [--json]       test fid, username, key, scopes, webhooks and publishing; publishes nothing
       whocast bot dead [--json]        mentions that could not be answered, and why
       whocast bot replay [cast hash]   queue one of them again, or all

A running server with the bot on takes up what is queued.

  --json  print JSON

setup    --fid <number>       the bot's account; default BOT_FID
         --username <name>    default BOT_USERNAME, or the name of the account
         --node <url>         HTTP API of a Snapchain node; default SNAPCHAIN_URL
         --base-url <url>     public origin of the service, written as BASE_URL
         --by <way>           message (free of charge, the default) or transaction (on OP Mainnet)
         --signature <0x…>    a signature of the custody address; for several, repeat it. - reads them
                              from standard input, and a terminal is prompted
         --env-file <file>    where the configuration is written (mode 0600); default .env
         --replace            overwrite other values in that file
         --new-key            create a key although there is one, and replace that
         --wait <time>        how long the node may take to list the key; default 5m

setup continues where an earlier run ended: its state is in <file>.setup until all is written. It
never asks for the private key of a wallet, and never prints the app key.

Exit code of check and setup: 0 all is well, 1 something is missing.

  npm run whocast -- bot setup --fid 12345 --node http://localhost:3381
  npm run whocast -- bot dead
  npm run whocast -- bot replay 0x0123456789abcdef0123456789abcdef01234567
`,
  run: (args, context) => runVerb('bot', verbs, args, context),
}

const verbs: Record<string, Command['run']> = {
  setup: async (args, context) =>
    (await import('../../bot/setup/setup.ts')).setupBot(args, toSetupContext(context)),
  check,
  dead,
  replay,
}

/** Returns the context of a set-up. An environment that is incomplete is what it is for. */
export const toSetupContext = (context: CommandContext): SetupContext => ({
  ...context,
  environment() {
    try {
      const { SNAPCHAIN_URL, BOT_FID: fid, BOT_USERNAME, BOT_APP_KEY } = context.config()
      const BOT_FID = fid === undefined ? undefined : String(fid)
      return { SNAPCHAIN_URL, BOT_FID, BOT_USERNAME, BOT_APP_KEY }
    } catch (error) {
      if (error instanceof ConfigError) return {}
      throw error
    }
  },
  check: (values, hub) =>
    checkConfiguredBot({ config: loadConfig(values), hub, now: context.clock() }),
})

async function replay(args: string[], context: CommandContext): Promise<number> {
  const { positionals } = parseCommand(args, {})
  expectAtMost(positionals, 1)
  const [hash] = positionals
  if (hash !== undefined && !/^0x[0-9a-fA-F]{40}$/.test(hash))
    throw new UsageError('a cast hash is 0x and 40 hex digits')
  const store = await context.store()
  const count = await store.mentions.replay(hash?.toLowerCase() as Hex | undefined)
  context.out(`${counted(count, 'mention')} queued again.`)
  return hash !== undefined && count === 0 ? 1 : 0
}

async function dead(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals } = parseCommand(args, { json: { type: 'boolean' } })
  expectAtMost(positionals, 0)
  const letters = await (await context.store()).mentions.dead(MAX_LISTED)
  if (values.json) context.out(JSON.stringify(letters))
  else if (letters.length === 0) context.out('No dead letters.')
  else
    for (const { castHash, authorFid, receivedAt, attempts, reason } of letters)
      context.out(
        `${castHash}  fid ${authorFid}  ${new Date(receivedAt).toISOString()}  ${attempts} attempts  ${reason}`,
      )
  return 0
}

async function check(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals } = parseCommand(args, { json: { type: 'boolean' } })
  expectAtMost(positionals, 0)
  const config = context.config()
  const [{ createFarcasterClient }, { ownNode }] = await Promise.all([
    import('../../farcaster/client.ts'),
    import('../wiring/farcaster.ts'),
  ])
  const url = ownNode(config)
  const hub = url ? createFarcasterClient({ url }) : null
  try {
    const checks = await checkConfiguredBot({ config, hub, now: context.clock() })
    if (values.json) context.out(JSON.stringify(checks))
    else for (const one of checks) context.out(describeCheck(one))
    return checks.every(({ isOk }) => isOk) ? 0 : 1
  } finally {
    await hub?.close()
  }
}
