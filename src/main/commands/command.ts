import { suggest, type Terminal, UsageError } from '../../kit/command-line.ts'
import type { Config } from '../config.ts'
import type { Store } from '../stores.ts'

/** The context of a command. Each part is opened on demand. */
export interface CommandContext extends Terminal {
  /** The checked configuration; throws ConfigError. */
  config(): Config
  /** The store of that configuration, migrated; closed by the caller after the command. */
  store(): Promise<Store>
}

/** One operator's command: `whocast <name> …`. */
export interface Command {
  /** One line for the list of commands. */
  summary: string
  /** The text of `--help`: usage, options or "no options", and an example by `npm run whocast`. */
  help: string
  /** Whether it runs for days, and so takes care of its memory as the service does. */
  isLasting?: true
  /**
   * Resolves to the exit code: 0 done, 1 not done or partly, 130 stopped by Ctrl-C. Throws {@link
   * UsageError} for 2.
   */
  run(args: string[], context: CommandContext): Promise<number>
}

/** Runs the verb that the arguments of a command begin with. @throws UsageError if it has none */
export async function runVerb(
  name: string,
  verbs: Record<string, Command['run']>,
  [verb, ...rest]: string[],
  context: CommandContext,
): Promise<number> {
  const names = Object.keys(verbs)
  if (verb === undefined) throw new UsageError(`missing argument: ${names.join(', ')}`)
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (!run) throw new UsageError(`no "${name} ${verb}"${suggest(verb, names)}`)
  return run(rest, context)
}
