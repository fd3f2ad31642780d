import type { ParseArgsConfig } from 'node:util'
import { parseCommand, UsageError } from '../src/kit/command-line.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Reads the arguments of a developer's command. With `--help` it prints `usage` and ends the
 * process with 0; arguments that cannot be understood end it with 2 and the reason.
 *
 * @param usage what `--help` prints
 * @param options as for `parseArgs` of node:util; `--help` is added
 */
export function readArguments<const Own extends Options>(
  usage: string,
  options: Own,
  args: string[] = process.argv.slice(2),
) {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage.trim())
    process.exit(0)
  }
  try {
    return parseCommand(args, options)
  } catch (error) {
    if (error instanceof UsageError) refuse(error.message)
    throw error
  }
}

/**
 * The number behind an option; ends the process with 2 where it is none, or out of bounds.
 *
 * @param bounds the least and the most that it may be
 */
export function readNumber(
  text: string,
  option: string,
  [least, most]: [number, number] = [0, Number.MAX_SAFE_INTEGER],
): number {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  if (value >= least && value <= most) return value
  const bounds = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `from ${least} to ${most}`
  return refuse(`--${option} takes a number, ${bounds}, not "${text}"`)
}

/** Prints why a command cannot be understood, and ends the process with 2. */
export function refuse(message: string): never {
  console.error(`${message}\nSee --help.`)
  process.exit(2)
}
