import {
  castData,
  encodeMessage,
  messageTypes,
  signMessage,
} from '@whocast/evidence/forms/farcaster-message.ts'
import type { Address, Hex } from 'viem'
import { getRegistration } from '../farcaster/chain-events.ts'
import type { FarcasterClient } from '../farcaster/client.ts'
import { getNameHolder } from '../farcaster/name-proofs.ts'
import { getInfo } from '../farcaster/network.ts'
import { allowsType, getRegisteredKey, hasExpired } from '../farcaster/signers.ts'
import { isValidMessage } from '../farcaster/submit.ts'

export interface BotCheck {
  name: 'node' | 'neynar' | 'fid' | 'username' | 'key' | 'scopes' | 'webhooks' | 'publishing'
  isOk: boolean
  /** The finding, and what to do about it. */
  text: string
}

interface BotAccount {
  /** The node where replies are submitted. */
  client: FarcasterClient
  fid: number
  username: string
}

interface BotCheckInput extends BotAccount {
  appKey: Hex
  /** Unix seconds. */
  now: number
}

interface AccountChecks {
  checks: BotCheck[]
  custody: Address | null
}

/** Checks the node, the fid and whose username it is. Ends at the first if the node is away. */
export async function checkAccount(account: BotAccount): Promise<AccountChecks> {
  const { client, fid } = account
  const node = await attempt('node', () => checkNode(account))
  if (!node.isOk) return { checks: [node], custody: null }
  let custody: Address | null = null
  const registered = await attempt('fid', async () => {
    custody = (await getRegistration(client, { fid }))?.custody ?? null
    return custody
      ? ok(`fid ${fid} belongs to ${custody}.`)
      : fault(`The node knows no fid ${fid}. Check BOT_FID.`)
  })
  const checks = [node, registered, await attempt('username', () => checkUsername(account))]
  return { checks, custody }
}

/** Checks that a bot can work with a node: account, key, and a reply that is not published. */
export async function checkBot(input: BotCheckInput): Promise<BotCheck[]> {
  const { checks } = await checkAccount(input)
  if (checks.some(({ name, isOk }) => name === 'node' && !isOk)) return checks
  return [
    ...checks,
    ...(await checkKey(input)),
    await attempt('publishing', () => checkPublishing(input)),
  ]
}

type Outcome = Omit<BotCheck, 'name'>

export const ok = (text: string): Outcome => ({ isOk: true, text })
export const fault = (text: string): Outcome => ({ isOk: false, text })

async function attempt(name: BotCheck['name'], check: () => Promise<Outcome>): Promise<BotCheck> {
  try {
    return { name, ...(await check()) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { name, ...fault(`The node did not respond as expected: ${reason}`) }
  }
}

async function checkNode({ client }: BotAccount): Promise<Outcome> {
  const info = await getInfo(client)
  return info
    ? ok(`The node responds (version ${info.version}).`)
    : fault('The node reports nothing about itself. Check SNAPCHAIN_URL.')
}

async function checkUsername({ client, fid, username }: BotAccount): Promise<Outcome> {
  const holder = await getNameHolder(client, { name: username })
  if (holder === fid) return ok(`${username} belongs to fid ${fid}.`)
  return fault(
    holder === null
      ? `The node knows no username ${username}. Check BOT_USERNAME.`
      : `${username} belongs to fid ${holder}, not to ${fid}. Check BOT_FID and BOT_USERNAME.`,
  )
}

const dryRun = ({ fid, appKey, now }: BotCheckInput) =>
  signMessage(castData({ fid, text: 'whocast bot check', at: now }), appKey)

async function checkKey(input: BotCheckInput): Promise<BotCheck[]> {
  const { client, fid, now } = input
  const { signer: key } = dryRun(input)
  let scopes: Outcome | null = null
  const registered = await attempt('key', async () => {
    const found = await getRegisteredKey(client, { fid, key })
    if (!found)
      return fault(
        `The key ${key} is not registered for fid ${fid}. Run "whocast bot setup", or check BOT_APP_KEY.`,
      )
    if (hasExpired(found, now))
      return fault(`The key ${key} expired at ${dateOf(found.expiresAt)}. Run "whocast bot setup".`)
    scopes = allowsType(found, messageTypes.castAdd)
      ? ok(found.scopes === null ? 'The key may sign everything.' : 'The key may cast.')
      : fault(`The key ${key} may not cast. Run "whocast bot setup" to extend its scopes.`)
    return ok(
      found.expiresAt === null
        ? `The key ${key} is registered on chain.`
        : `The key ${key} is registered until ${dateOf(found.expiresAt)}; each reply extends it.`,
    )
  })
  return scopes === null ? [registered] : [registered, { name: 'scopes', ...(scopes as Outcome) }]
}

const dateOf = (seconds: number | null): string =>
  new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10)

async function checkPublishing(input: BotCheckInput): Promise<Outcome> {
  return (await isValidMessage(input.client, encodeMessage(dryRun(input))))
    ? ok('The node accepts a reply (dry run, nothing was published).')
    : fault('The node rejects a reply that is signed with this key.')
}
