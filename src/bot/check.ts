import {
  castData,
  encodeMessage,
  messageTypes,
  signMessage,
} from '@whocast/evidence/forms/farcaster-message.ts'
import type { Hex } from 'viem'
import type { FarcasterClient } from '../farcaster/client.ts'
import { getNameHolder } from '../farcaster/name-proofs.ts'
import { getInfo } from '../farcaster/network.ts'
import { getAppKey } from '../farcaster/signers.ts'
import { isValidMessage } from '../farcaster/submit.ts'

/** One part of a bot's set-up. */
export interface BotCheck {
  name: 'node' | 'username' | 'key' | 'publishing'
  isOk: boolean
  /** The finding, and what to do about it. */
  text: string
}

export interface BotCheckInput {
  /** The node where replies are submitted. */
  client: FarcasterClient
  fid: number
  username: string
  appKey: Hex
  /** Unix seconds. */
  now: number
}

/**
 * Checks that a bot can work with a node: the node, whose username it is, whether the key may cast
 * for the fid, and whether the node accepts a reply. Publishes nothing.
 */
export async function checkBot(input: BotCheckInput): Promise<BotCheck[]> {
  const node = await attempt('node', () => checkNode(input))
  if (!node.isOk) return [node]
  return [
    node,
    await attempt('username', () => checkUsername(input)),
    await attempt('key', () => checkKey(input)),
    await attempt('publishing', () => checkPublishing(input)),
  ]
}

type Outcome = Omit<BotCheck, 'name'>

const ok = (text: string): Outcome => ({ isOk: true, text })
const fault = (text: string): Outcome => ({ isOk: false, text })

async function attempt(name: BotCheck['name'], check: () => Promise<Outcome>): Promise<BotCheck> {
  try {
    return { name, ...(await check()) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { name, ...fault(`The node did not respond as expected: ${reason}`) }
  }
}

async function checkNode({ client }: BotCheckInput): Promise<Outcome> {
  const info = await getInfo(client)
  return info
    ? ok(`The node responds (version ${info.version}).`)
    : fault('The node reports nothing about itself. Check SNAPCHAIN_URL.')
}

async function checkUsername({ client, fid, username }: BotCheckInput): Promise<Outcome> {
  const holder = await getNameHolder(client, { name: username })
  if (holder === fid) return ok(`${username} belongs to fid ${fid}.`)
  return fault(
    holder === null
      ? `The node knows no username ${username}. Check BOT_USERNAME.`
      : `${username} belongs to fid ${holder}, not to ${fid}. Check BOT_FID and BOT_USERNAME.`,
  )
}

/** A reply as the bot would submit it. */
const dryRun = ({ fid, appKey, now }: BotCheckInput) =>
  signMessage(castData({ fid, text: 'whocast bot check', at: now }), appKey)

async function checkKey(input: BotCheckInput): Promise<Outcome> {
  const { client, fid, now } = input
  const { signer: key } = dryRun(input)
  return (await getAppKey(client, { fid, key, now, type: messageTypes.castAdd }))
    ? ok(`The key ${key} may cast for fid ${fid}.`)
    : fault(
        `The key ${key} is not registered for fid ${fid}, has expired, or may not cast. Add it as an app key, or check BOT_APP_KEY.`,
      )
}

async function checkPublishing(input: BotCheckInput): Promise<Outcome> {
  return (await isValidMessage(input.client, encodeMessage(dryRun(input))))
    ? ok('The node accepts a reply (dry run, nothing was published).')
    : fault('The node rejects a reply that is signed with this key.')
}
