import { hex32, webUrl } from '@whocast/contract/schemas.ts'
import { bytesToHex, type Hex } from 'viem'
import type { FarcasterClient } from '../../farcaster/client.ts'
import type { KeyWay } from '../../farcaster/key-request.ts'
import { getNameProofs } from '../../farcaster/name-proofs.ts'
import {
  CommandError,
  expectAtMost,
  parseCommand,
  parseDuration,
  parseWhole,
  type Terminal,
  UsageError,
} from '../../kit/command-line.ts'
import type { BotCheck } from '../check.ts'
import type { EnvFile } from './env-file.ts'
import type { Pending } from './pending.ts'

export interface SetupContext extends Terminal {
  /** Returns the variables of the environment; none if it is incomplete. */
  environment(): { [Name in SettingName]?: string | undefined }
  /** Checks the bot that these variables configure. */
  check(values: Readonly<Record<string, string>>, hub: FarcasterClient): Promise<BotCheck[]>
}

export interface SetupOptions {
  path: string
  /** Variables that options set. */
  values: Readonly<Record<string, string>>
  way: KeyWay | undefined
  signatures: readonly string[]
  isNewKey: boolean
  replaces: boolean
  waitSeconds: number
  isJson: boolean
}

/** Reads the options; throws UsageError. */
export function readOptions(args: string[]): SetupOptions {
  const { values, positionals } = parseCommand(args, {
    fid: { type: 'string' },
    username: { type: 'string' },
    node: { type: 'string' },
    'base-url': { type: 'string' },
    by: { type: 'string' },
    signature: { type: 'string', multiple: true, default: [] },
    'env-file': { type: 'string', default: '.env' },
    replace: { type: 'boolean', default: false },
    'new-key': { type: 'boolean', default: false },
    wait: { type: 'string', default: '5m' },
    json: { type: 'boolean', default: false },
  })
  expectAtMost(positionals, 0)
  const { fid, username, node, by } = values
  const baseUrl = values['base-url']
  if (by !== undefined && by !== 'message' && by !== 'transaction')
    throw new UsageError(`--by is message or transaction, not "${by}"`)
  return {
    path: values['env-file'],
    values: {
      ...(node === undefined ? {} : { SNAPCHAIN_URL: parseUrl(node, '--node') }),
      ...(fid === undefined ? {} : { BOT_FID: String(parseWhole(fid, '--fid', 1)) }),
      ...(username === undefined ? {} : { BOT_USERNAME: username.replace(/^@/, '') }),
      ...(baseUrl === undefined ? {} : { BASE_URL: parseUrl(baseUrl, '--base-url') }),
    },
    way: by,
    signatures: values.signature,
    isNewKey: values['new-key'],
    replaces: values.replace,
    waitSeconds: parseDuration(values.wait, '--wait'),
    isJson: values.json,
  }
}

function parseUrl(text: string, option: string): string {
  const url = webUrl.safeParse(text)
  if (!url.success) throw new UsageError(`${option} is an http(s) URL, not "${text}"`)
  return url.data
}

export interface SettingsInput {
  options: SetupOptions
  pending: Pending | null
  file: EnvFile
  context: SetupContext
}

/** Returns a setting from the options, an earlier run, the file or the environment. */
export function findSetting(name: SettingName, input: SettingsInput): string | undefined {
  const { options, pending, file, context } = input
  const found = options.values[name] ?? pending?.values[name] ?? file.values[name]
  return found ?? context.environment()[name]
}

type SettingName = 'SNAPCHAIN_URL' | 'BOT_FID' | 'BOT_USERNAME' | 'BOT_APP_KEY' | 'BASE_URL'

/** Returns the URL of the operator's node. */
export function requireNode(input: SettingsInput): string {
  const url = findSetting('SNAPCHAIN_URL', input)
  if (url === undefined || !/^https?:/.test(url))
    throw new UsageError('missing option: --node <url>, the HTTP API of your Snapchain node')
  return url
}

/** Returns the fid; throws if an earlier run was about another one. */
export function requireFid(input: SettingsInput): number {
  const text = findSetting('BOT_FID', input)
  if (text === undefined) throw new UsageError("missing option: --fid <number>, the bot's account")
  const begun = input.pending?.values.BOT_FID
  if (begun !== undefined && begun !== text)
    throw new CommandError(
      `a set-up of fid ${begun} is not complete. Complete it, or remove ${input.options.path}.setup.`,
    )
  return parseWhole(text, 'BOT_FID', 1)
}

/** Returns the username; by default the name of the account. */
export async function requireUsername(
  input: SettingsInput,
  client: FarcasterClient,
  fid: number,
): Promise<string> {
  const username = findSetting('BOT_USERNAME', input)
  if (username !== undefined) return username
  const proofs = await getNameProofs(client, { fid })
  const name = (proofs.find(({ kind }) => kind === 'fname') ?? proofs[0])?.name
  if (name === undefined)
    throw new CommandError(`fid ${fid} has no username. Register one, or set --username.`)
  return name
}

/** Returns the key that an earlier run created or the configuration has; else a new one. */
export function chooseKey(input: SettingsInput): { appKey: Hex; isNewKey: boolean } {
  const { options, pending } = input
  if (pending && (pending.isNewKey || !options.isNewKey)) return pending
  if (!options.isNewKey) {
    const known = findSetting('BOT_APP_KEY', input)
    if (known !== undefined) {
      const parsed = hex32.safeParse(known)
      if (!parsed.success) throw new CommandError(`BOT_APP_KEY ${parsed.error.issues[0]?.message}`)
      return { appKey: parsed.data, isNewKey: false }
    }
  }
  return {
    appKey: bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
    isNewKey: options.isNewKey,
  }
}

/** Throws if the file has other values that the operator did not agree to overwrite. */
export function rejectConflicts(
  { options, file }: SettingsInput,
  { values, appKey, isNewKey }: Pending,
): void {
  if (options.replaces) return
  const names = Object.entries({ ...values, ...(isNewKey ? {} : { BOT_APP_KEY: appKey }) })
    .filter(([name, value]) => (file.values[name] ?? value) !== value)
    .map(([name]) => name)
  if (names.length > 0)
    throw new CommandError(
      `${file.path} has other values of ${names.join(', ')}. Use --replace to overwrite them, or --env-file for another file.`,
    )
}
