import type { Hex } from 'viem'
import {
  type Command,
  type CommandContext,
  CommandError,
  expectAtMost,
  parseCommand,
  suggest,
  UsageError,
} from './command.ts'

const LISTED = 1000

export const botCommand: Command = {
  summary: "check the bot's set-up; its dead letters: list, replay",
  help: `
Usage: whocast bot check [--json]       whether the bot can work: node, username, key, publishing (nothing is published)
       whocast bot dead [--json]        mentions that could not be answered, and why
       whocast bot replay [cast hash]   queue one of them again, or all

A running server with the bot on takes up what is queued.

  --json  print JSON

Exit code of check: 0 all is well, 1 something is missing.

  npm run whocast -- bot dead
  npm run whocast -- bot replay 0x0123456789abcdef0123456789abcdef01234567
`,
  async run(args, context) {
    const [verb, ...rest] = args
    switch (verb) {
      case 'check': {
        const { values, positionals } = parseCommand(rest, { json: { type: 'boolean' } })
        expectAtMost(positionals, 0)
        return check(context, values.json === true)
      }
      case 'replay': {
        const { positionals } = parseCommand(rest, {})
        expectAtMost(positionals, 1)
        const [hash] = positionals
        if (hash !== undefined && !/^0x[0-9a-fA-F]{40}$/.test(hash))
          throw new UsageError('a cast hash is 0x and 40 hex digits')
        const store = await context.store()
        const count = await store.mentions.replay(hash?.toLowerCase() as Hex | undefined)
        context.out(`${count} ${count === 1 ? 'mention' : 'mentions'} queued again.`)
        return hash !== undefined && count === 0 ? 1 : 0
      }
      case 'dead': {
        const { values, positionals } = parseCommand(rest, { json: { type: 'boolean' } })
        expectAtMost(positionals, 0)
        const dead = await (await context.store()).mentions.dead(LISTED)
        if (values.json) context.out(JSON.stringify(dead))
        else if (dead.length === 0) context.out('No dead letters.')
        else {
          for (const { castHash, authorFid, receivedAt, attempts, reason } of dead) {
            context.out(
              `${castHash}  fid ${authorFid}  ${new Date(receivedAt).toISOString()}  ${attempts} attempts  ${reason}`,
            )
          }
        }
        return 0
      }
      default:
        throw new UsageError(
          verb === undefined
            ? 'check, replay or dead?'
            : `no "bot ${verb}"${suggest(verb, ['check', 'dead', 'replay'])}`,
        )
    }
  },
}

/** Checks the set-up of a bot that publishes through a node. */
async function check(context: CommandContext, isJson: boolean): Promise<number> {
  const { BOT_APP_KEY: appKey, BOT_FID: fid, BOT_USERNAME: username, ...config } = context.config()
  const url = config.SNAPCHAIN_URL
  if (fid === undefined || username === undefined)
    throw new CommandError('BOT_FID and BOT_USERNAME are not set')
  if (!appKey || !url || !/^http/.test(url))
    throw new CommandError('only a bot with BOT_APP_KEY and SNAPCHAIN_URL can be checked')
  const [{ checkBot }, { createFarcasterClient }] = await Promise.all([
    import('../../bot/check.ts'),
    import('../../farcaster/client.ts'),
  ])
  const client = createFarcasterClient({ url })
  try {
    const now = Math.floor(context.clock() / 1000)
    const checks = await checkBot({ client, fid, username, appKey, now })
    if (isJson) context.out(JSON.stringify(checks))
    else
      for (const { isOk, name, text } of checks)
        context.out(`${isOk ? 'ok   ' : 'FAULT'}  ${name.padEnd(10)}  ${text}`)
    return checks.every(({ isOk }) => isOk) ? 0 : 1
  } finally {
    await client.close()
  }
}
