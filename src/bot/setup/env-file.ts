import { randomBytes } from 'node:crypto'
import { open, readFile, realpath, rename, rm } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { CommandError } from '../../kit/command-line.ts'

export interface EnvFile {
  path: string
  text: string
  values: Readonly<Record<string, string>>
}

/** Reads a file of environment variables; one that does not exist is empty. */
export async function readEnvFile(path: string): Promise<EnvFile> {
  const text = (await readIfThere(path)) ?? ''
  const values = Object.fromEntries(
    Object.entries(parseEnv(text)).filter((entry): entry is [string, string] => entry[1] !== ''),
  )
  return { path, text, values }
}

/** Returns the text of a file; null if there is none. */
export async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null
    throw new CommandError(`${path} cannot be read: ${codeOf(cause)}`, { cause })
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error)

const assigned = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=/

/** Sets variables in the text of such a file. Other lines stay as they are. */
export function withValues(text: string, values: Readonly<Record<string, string>>): string {
  const isSet = (line: string) => Object.hasOwn(values, assigned.exec(line)?.[1] ?? '')
  const lines = text.split('\n').filter((line) => !isSet(line))
  while (lines.at(-1)?.trim() === '') lines.pop()
  const added = Object.entries(values).map(([name, value]) => `${name}=${quote(value)}`)
  return `${[...lines, ...added].join('\n')}\n`
}

/** Shells, Node, Docker and systemd read such values alike. */
const plain = /^[\w:/.,@%+-]*$/

function quote(value: string): string {
  if (plain.test(value)) return value
  if (/['\n\r]/.test(value)) throw new CommandError('a value must not contain quotes or lines')
  return `'${value}'`
}

/** Writes a file for its owner alone (mode 0600): the whole new text, or on failure the old. */
export async function writePrivately(path: string, text: string): Promise<void> {
  const target = await realpath(path).catch(() => path)
  const draft = `${target}.${randomBytes(4).toString('hex')}.tmp`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, target)
  } catch (cause) {
    await rm(draft, { force: true }).catch(() => {})
    throw new CommandError(`${path} cannot be written: ${codeOf(cause)}`, { cause })
  }
}
