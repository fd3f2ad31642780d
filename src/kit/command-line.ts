import { type ParseArgsConfig, parseArgs } from 'node:util'
import { nearest } from './similar.ts'
import type { Clock } from './telemetry.ts'

/** The terminal of a command. */
export interface Terminal {
  /** Writes one line of the result to standard output. */
  out(line: string): void
  /** Writes one line to standard error: everything else. */
  err(line: string): void
  clock: Clock
  /** Prompts at the terminal; absent or null if input or output is not a terminal. */
  ask?: ((question: string) => Promise<string>) | null
  /** Aborts at the first Ctrl-C; the next one ends the process. Absent: the first one does. */
  interrupt?(): AbortSignal
}

/** The command line cannot be understood; exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** It was understood and could not be done; the message is for the operator. Exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** `parseArgs` of node:util with positionals, whose complaints are usage errors. */
export function parseCommand<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    const unknown = /^Unknown option '(-[^']*)'/.exec(message)?.[1]
    if (unknown === undefined) throw new UsageError(message)
    throw new UsageError(`no option "${unknown}"${suggest(unknown, optionNames(options))}`)
  }
}

const optionNames = (options: NonNullable<ParseArgsConfig['options']>): string[] => [
  '--help',
  ...Object.keys(options).map((name) => `--${name}`),
]

/** `: did you mean import?`, or nothing if no candidate is similar to the word. */
export function suggest(word: string, candidates: readonly string[]): string {
  const close = nearest(word.toLowerCase(), candidates)
  const most = Math.max(1, Math.floor(word.replace(/^-+/, '').length / 3))
  return close && close.distance <= most ? `: did you mean ${close.candidate}?` : ''
}

/** Refuses positionals beyond `most`. */
export function expectAtMost(positionals: string[], most: number): void {
  if (positionals.length > most) throw new UsageError(`unexpected argument "${positionals[most]}"`)
}

const units = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 } as const

/**
 * A duration such as `90d`, `24h`, `15m`, `30s` or `2w`.
 *
 * @returns seconds
 * @throws UsageError
 */
export function parseDuration(text: string, option: string): number {
  const match = /^(\d{1,6})([smhdw])$/.exec(text)
  if (!match)
    throw new UsageError(`${option} is a duration such as 90d, 24h, 15m or 30s, not "${text}"`)
  return Number(match[1]) * units[match[2] as keyof typeof units]
}

/** A whole number of at least `min`; throws UsageError. */
export function parseWhole(text: string, option: string, min = 0): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < min) {
    throw new UsageError(`${option} is a whole number of at least ${min}, not "${text}"`)
  }
  return value
}

/** `1 line`, `1,000 lines`. */
export const counted = (amount: number, one: string, many = `${one}s`): string =>
  `${amount.toLocaleString('en')} ${amount === 1 ? one : many}`

/** `2026-11-21 02:30` in UTC, from unix seconds. */
export const formatTime = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')
