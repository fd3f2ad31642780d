import type { Hex } from 'viem'
import { type Command, expectAtMost, parseCommand, suggest, UsageError } from './command.ts'

const LISTED = 1000

export const botCommand: Command = {
  summary: "the bot's dead letters: list, replay",
  help: `
Usage: whocast bot dead [--json]        mentions that could not be answered, and why
       whocast bot replay [cast hash]   queue one of them again, or all

A running server with the bot on takes up what is queued.

  --json  print the dead letters as JSON

  npm run whocast -- bot dead
  npm run whocast -- bot replay 0x0123456789abcdef0123456789abcdef01234567
`,
  async run(args, context) {
    const [verb, ...rest] = args
    switch (verb) {
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
            ? 'replay or dead?'
            : `no "bot ${verb}"${suggest(verb, ['dead', 'replay'])}`,
        )
    }
  },
}
