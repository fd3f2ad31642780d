/** The operator's commands: `npm run whocast -- <command>`. */
import { createInterface } from 'node:readline/promises'
import { registerCrypto } from '@whocast/contract/crypto.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import { StoreError } from '../db/engines/engine.ts'
import { loadCrypto } from '../farcaster/crypto/crypto.ts'
import { settleMemory } from '../kit/allocator.ts'
import { CommandError, suggest, UsageError } from '../kit/command-line.ts'
import { packageVersion } from '../kit/root.ts'
import type { Command } from './commands/command.ts'
import { commands } from './commands/commands.ts'
import { ConfigError, loadConfig } from './config.ts'
import type { Store } from './stores.ts'
import { openConfiguredStore } from './wiring/store.ts'

/**
 * Runs one command.
 *
 * @param args the arguments after `whocast`
 * @returns the exit code: 0 done, 1 not done or partly, 2 not understood, 130 stopped by Ctrl-C
 */
async function main(args: string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === '--version' || name === '-v' || name === 'version') {
    console.log(`whocast ${packageVersion()} (Node ${process.versions.node})`)
    return 0
  }
  if (name === undefined || isHelp(name)) {
    const [topic] = rest
    if (name !== undefined && topic !== undefined && !isHelp(topic)) return help(topic)
    console.log(await overview())
    return name === undefined ? 2 : 0
  }
  if (rest.some((word) => word === '--help' || word === '-h')) return help(name)
  const command = await find(name)
  return command ? run(name, command, rest) : unknown(name)
}

const isHelp = (word: string) => word === 'help' || word === '--help' || word === '-h'

const find = async (name: string): Promise<Command | undefined> =>
  Object.hasOwn(commands, name) ? commands[name]?.() : undefined

/** `whocast help <name>` and `whocast <name> --help`. */
async function help(name: string): Promise<number> {
  const command = await find(name)
  if (!command) return unknown(name)
  console.log(command.help.trim())
  return 0
}

async function unknown(name: string): Promise<number> {
  const suggestion = suggest(name, Object.keys(commands))
  console.error(
    `whocast: no command "${name}"${suggestion}${suggestion === '' ? `\n\n${await overview()}` : ''}`,
  )
  return 2
}

async function run(name: string, command: Command, args: string[]): Promise<number> {
  if (command.isLasting) settleMemory()
  let store: Promise<Store> | undefined
  registerCrypto(await loadCrypto())
  try {
    return await command.run(args, {
      out: (line) => console.log(line),
      err: (line) => console.error(line),
      config: () => loadConfig(),
      store: async () => {
        store ??= openConfiguredStore(loadConfig())
        return store
      },
      clock: Date.now,
      ask: process.stdin.isTTY && process.stderr.isTTY ? ask : null,
      interrupt,
    })
  } catch (error) {
    return explain(name, error)
  } finally {
    await store?.then(
      (opened) => opened.close(),
      () => {},
    )
  }
}

async function overview(): Promise<string> {
  const names = Object.keys(commands)
  const width = Math.max(...names.map((name) => name.length))
  const lines = await Promise.all(
    names.map(async (name) => `  ${name.padEnd(width)}  ${(await commands[name]?.())?.summary}`),
  )
  return `Usage: npm run whocast -- <command> [options]\n\n${lines.join('\n')}\n\nhelp <command> describes one, --version prints the version.`
}

/** The first Ctrl-C aborts; after it the signal does again what it does by default. */
function interrupt(): AbortSignal {
  const controller = new AbortController()
  process.once('SIGINT', () => controller.abort())
  return controller.signal
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

/** Returns the text of an error for the operator; a stack only for unexpected errors. */
function explain(name: string, error: unknown): number {
  if (error instanceof UsageError) {
    console.error(`whocast ${name}: ${error.message}\nSee whocast ${name} --help.`)
    return 2
  }
  if (error instanceof ConfigError || error instanceof CommandError)
    console.error(`whocast ${name}: ${error.message}`)
  else if (error instanceof ServiceError) console.error(`whocast ${name}: ${error.detail}`)
  else if (error instanceof StoreError || (error instanceof Error && 'code' in error))
    console.error(`whocast ${name}: ${error.message}`)
  else console.error(error)
  return 1
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // `whocast export | head` closes the pipe: that is an end, not an error.
  if (error.code === 'EPIPE') process.exit(0)
  console.error(`whocast: the output cannot be written: ${error.message}`)
  process.exit(1)
})
process.exitCode = await main(process.argv.slice(2))
