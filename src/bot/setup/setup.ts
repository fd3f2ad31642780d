import { ed25519 } from '@noble/curves/ed25519.js'
import { type Address, bytesToHex, hexToBytes } from 'viem'
import { createFarcasterClient, type FarcasterClient } from '../../farcaster/client.ts'
import { CommandError } from '../../kit/command-line.ts'
import { SourceError } from '../../kit/source-error.ts'
import { checkAccount } from '../check.ts'
import { describeCheck } from '../check-configured.ts'
import { readEnvFile, withValues, writePrivately } from './env-file.ts'
import { type Pending, readPending, removePending, writePending } from './pending.ts'
import { isKeyLive, register, type Setup, waitForKey } from './register.ts'
import {
  chooseKey,
  findSetting,
  readOptions,
  rejectConflicts,
  requireFid,
  requireNode,
  requireUsername,
  type SettingsInput,
  type SetupContext,
} from './settings.ts'

/** Runs `whocast bot setup`: registers an app key and writes the configuration, over many runs. */
export async function setupBot(args: string[], context: SetupContext): Promise<number> {
  const options = readOptions(args)
  const file = await readEnvFile(options.path)
  const input: SettingsInput = {
    options,
    file,
    context,
    pending: await readPending(options.path),
  }
  const url = requireNode(input)
  const fid = requireFid(input)
  const client = createFarcasterClient({ url })
  try {
    const account = await findAccount(input, { client, fid })
    if (account === null) return 1
    const setup = await begin(input, { client, fid, url, ...account })
    if (!(await isKeyLive(setup))) {
      const code = (await register(setup)) ?? (await waitForKey(setup))
      if (code !== 0) return code
    }
    return await finish(input, setup)
  } catch (error) {
    if (error instanceof SourceError)
      throw new CommandError(`${error.message}. Run the same command again to continue.`, {
        cause: error,
      })
    throw error
  } finally {
    await client.close()
  }
}

/** Checks the account; null, with the faults printed, if the bot cannot be set up for it. */
async function findAccount(
  input: SettingsInput,
  { client, fid }: { client: FarcasterClient; fid: number },
): Promise<{ username: string; custody: Address } | null> {
  const username = await requireUsername(input, client, fid)
  const { checks, custody } = await checkAccount({ client, fid, username })
  const { context, options } = input
  for (const check of checks) {
    if (!check.isOk && options.isJson) context.out(JSON.stringify({ status: 'fault', ...check }))
    else context.err(describeCheck(check))
  }
  return custody && checks.every(({ isOk }) => isOk) ? { username, custody } : null
}

interface Account {
  client: FarcasterClient
  url: string
  fid: number
  username: string
  custody: Address
}

/** Stores the state before anything is signed: from here on a run may end at any point. */
async function begin(input: SettingsInput, account: Account): Promise<Setup> {
  const { options, context } = input
  const { client, fid, url, username, custody } = account
  const baseUrl = findSetting('BASE_URL', input)
  const { appKey, isNewKey } = chooseKey(input)
  const request = input.pending?.appKey === appKey ? input.pending.request : undefined
  const pending: Pending = {
    values: {
      SNAPCHAIN_URL: url,
      BOT_FID: String(fid),
      BOT_USERNAME: username,
      ...(baseUrl === undefined ? {} : { BASE_URL: baseUrl }),
    },
    appKey,
    isNewKey,
    ...(request ? { request } : {}),
  }
  rejectConflicts(input, pending)
  const setup: Setup = {
    context,
    options,
    client,
    fid,
    custody,
    key: bytesToHex(ed25519.getPublicKey(hexToBytes(appKey))),
    pending,
    save: () => writePending(options.path, pending),
  }
  await setup.save()
  return setup
}

/** Writes the configuration, removes the state and checks the bot once more. */
async function finish(
  input: SettingsInput,
  { context, client, pending, key }: Setup,
): Promise<number> {
  const { options } = input
  // It may have changed while the wallet signed.
  const file = await readEnvFile(options.path)
  rejectConflicts({ ...input, file }, pending)
  const values: Record<string, string> = { ...pending.values, BOT_APP_KEY: pending.appKey }
  for (const [name, value] of Object.entries(values))
    if ((file.values[name] ?? value) !== value)
      context.err(
        name === 'BOT_APP_KEY'
          ? `${file.path}: the new key replaces another BOT_APP_KEY.`
          : `${file.path}: ${name}=${value} replaces ${file.values[name]}.`,
      )
  await writePrivately(file.path, withValues(file.text, values))
  await removePending(options.path)
  const checks = await context.check({ ...file.values, ...values }, client)
  const isOk = checks.every((check) => check.isOk)
  if (options.isJson) {
    context.out(JSON.stringify({ status: 'done', key, file: file.path, isOk, checks }))
    return isOk ? 0 : 1
  }
  for (const check of checks) context.out(describeCheck(check))
  context.out(`${file.path} (mode 0600) has ${Object.keys(values).join(', ')}.`)
  if (values.BASE_URL === undefined)
    context.out('BASE_URL is not set: replies would link to this machine. Set it with --base-url.')
  context.out(isOk ? 'The bot is set up. Start it with "npm start".' : 'Something is missing.')
  return isOk ? 0 : 1
}
