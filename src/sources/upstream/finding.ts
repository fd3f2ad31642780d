import { channelRow, parseChannelType, parseHandle, trimHandle } from '@whocast/contract/channel.ts'
import { isUsername, parseEnsName } from '@whocast/contract/identifier.ts'
import {
  channelFid,
  type Finding,
  type FoundChannel,
  type ProfileFields,
} from '@whocast/contract/profile.ts'
import type {
  FarcasterUsernameProof,
  FarcasterVerificationProof,
  Proof,
  SignedMessage,
} from '@whocast/contract/proof.ts'
import { object, same } from '@whocast/contract/untrusted.ts'
import { usernameProofSigner } from '@whocast/evidence/forms/farcaster.ts'
import { Broken } from '@whocast/evidence/verdict.ts'
import { readWalletClaim } from '@whocast/evidence/wallet.ts'
import { type Address, getAddress, isAddress } from 'viem'
import { z } from 'zod'
import type { Telemetry } from '../../kit/telemetry.ts'
import { cleanText, cleanUrl } from '../clean-text.ts'
import { readRest, withRest } from './rest.ts'

export const sourceName = 'upstream'

const maybeText = z.string().optional().catch(undefined)
const text = (maxLength?: number) => maybeText.transform((value) => cleanText(value, maxLength))
const listOf = <T>(item: z.ZodType<T>) =>
  z
    .array(item.nullable().catch(null))
    .catch([])
    .transform((items) => items.filter((one) => one !== null).slice(0, 100))

const channelSchema = z.object({
  type: z.string(),
  value: z.string(),
  isVerified: z.boolean().catch(false),
  metadata: listOf(z.object({ name: z.string().max(100), value: z.string().max(500) })).optional(),
  proof: z.unknown().optional(),
})

const link = z
  .object({ title: z.string().max(500), url: z.string() })
  .refine(({ url }) => cleanUrl(url) !== undefined)

const profileSchema = z.object({
  walletAddress: maybeText,
  avatarUrl: maybeText.transform(cleanUrl),
  displayName: text(200),
  bio: text(),
  location: text(200),
  jobTitle: text(200),
  primarySkill: text(200),
  networkingStatus: text(200),
  channels: listOf(channelSchema),
  highlights: listOf(link),
  isSample: z.boolean().catch(false),
})
type Given = z.infer<typeof profileSchema>

/**
 * A profile of the other service as a finding; null for sample people and for profiles without a
 * verified identifier.
 */
export async function toFinding(
  json: unknown,
  checkedAt: number,
  telemetry: Telemetry,
): Promise<Finding | null> {
  const given = profileSchema.safeParse(json).data
  // Sample people are not taken over.
  if (!given || given.isSample) return null
  const channels = await toChannels(given, checkedAt)
  const { channels: listed } = object(json)
  const unread = Array.isArray(listed) ? listed.length - channels.length : 0
  for (let count = 0; count < unread; count += 1)
    telemetry.count('upstream_left_out', { source: sourceName, what: 'channels' })
  addWallet(channels, given)
  const anchor = anchorOf(channels)
  if (anchor === null) return null
  const finding: Finding = {
    source: sourceName,
    scope: `${sourceName}:${anchor}`,
    checkedAt,
    fields: toFields(given),
    channels,
    isHearsay: true,
  }
  return withRest(
    finding,
    await readRest(json, channels, { source: sourceName, now: checkedAt, telemetry }),
  )
}

function toFields(given: Given): ProfileFields {
  const names = [
    'avatarUrl',
    'displayName',
    'bio',
    'location',
    'jobTitle',
    'primarySkill',
    'networkingStatus',
  ] as const
  const fields: ProfileFields = {}
  for (const field of names) {
    const value = given[field]
    if (value !== undefined) fields[field] = value
  }
  return given.highlights.length > 0 ? { ...fields, highlights: given.highlights } : fields
}

/**
 * The identifier that names the person in the scope, the same for every lookup that leads to them.
 */
function anchorOf(channels: FoundChannel[]): string | null {
  const verified = channels.filter(({ isVerified }) => isVerified)
  const fid = verified.map(channelFid).find((one) => one !== null)
  if (fid !== undefined) return `fid:${fid}`
  const wallet = verified.find(({ type }) => type === 'wallet')
  if (wallet) return `eth:${wallet.value.toLowerCase()}`
  const ens = verified.find(({ type }) => type === 'ens' || type === 'basename')
  return ens ? `ens:${ens.value}` : null
}

async function toChannels(given: Given, now: number): Promise<FoundChannel[]> {
  const fid = given.channels
    .map(({ type, metadata, isVerified }) =>
      isVerified && type === 'farcaster' ? channelFid({ type, metadata: metadata ?? [] }) : null,
    )
    .find((one) => one !== null)
  const channels = await Promise.all(given.channels.map((channel) => toChannel(channel, fid, now)))
  return channels.filter((channel) => channel !== null)
}

/**
 * Services of the older contract have the wallet only in `walletAddress`, not among the channels.
 */
function addWallet(channels: FoundChannel[], { walletAddress }: Given): void {
  if (walletAddress === undefined || channels.some(({ type }) => type === 'wallet')) return
  if (!isAddress(walletAddress, { strict: false })) return
  channels.push({
    type: 'wallet',
    value: getAddress(walletAddress.toLowerCase()),
    isVerified: true,
    proof: reported,
  })
}

const reported: Proof = { method: 'reported', by: sourceName }

async function toChannel(
  { type: typeText, value: given, isVerified, metadata, proof }: z.infer<typeof channelSchema>,
  fid: number | undefined,
  now: number,
): Promise<FoundChannel | null> {
  const type = parseChannelType(typeText)
  // Channels that are private by default are not taken over.
  if (!type || channelRow(type).isPrivate) return null
  const more = metadata && metadata.length > 0 ? { metadata } : {}
  switch (type) {
    case 'wallet': {
      if (!isAddress(given, { strict: false })) return null
      const value = getAddress(given.toLowerCase())
      if (!isVerified) return { type, value, isVerified, ...more }
      return {
        type,
        value,
        isVerified,
        ...more,
        proof: (await readVerification(proof, value, fid, now)) ?? reported,
      }
    }
    case 'farcaster': {
      if (!isUsername(given) && !/^!\d+$/.test(given)) return null
      if (!isVerified) return { type, value: given, isVerified, ...more }
      if (fid === undefined || channelFid({ type, metadata: metadata ?? [] }) !== fid) return null
      return {
        type,
        value: given,
        isVerified,
        ...more,
        proof: (await readUsernameProof(proof, given)) ?? reported,
      }
    }
    case 'ens':
    case 'basename': {
      const value = readEnsName(given)
      return value === null
        ? null
        : { type, value, isVerified, ...more, ...(isVerified ? { proof: reported } : {}) }
    }
    default: {
      const value = trimHandle(type, cleanText(given, 500) ?? '')
      if (parseHandle(type, value) === null) return null
      return { type, value, isVerified, ...more, ...(isVerified ? { proof: reported } : {}) }
    }
  }
}

function readEnsName(text: string): string | null {
  try {
    return parseEnsName(text).name
  } catch {
    return null
  }
}

/**
 * The proof that the wallet belongs to the fid, if the fid's message and the wallet's signature are
 * valid.
 */
async function readVerification(
  json: unknown,
  wallet: Address,
  fid: number | undefined,
  now: number,
): Promise<FarcasterVerificationProof | null> {
  const { method, message } = object(json)
  if (method !== 'farcaster-verification') return null
  try {
    const claim = await readWalletClaim(message, now)
    const isTheirs = claim.said.fid === fid && same(claim.wallet.address, wallet) && !claim.contract
    const { dataBytes, hash, signature, signer } = message as SignedMessage
    return isTheirs ? { method, message: { dataBytes, hash, signature, signer } } : null
  } catch (error) {
    if (error instanceof Broken) return null
    throw error
  }
}

const hex = (bytes: number) =>
  z
    .templateLiteral(['0x', z.string()])
    .refine((value) => new RegExp(`^0x[0-9a-fA-F]{${bytes * 2}}$`).test(value))

const usernameProofSchema = z.object({
  method: z.literal('farcaster-username-proof'),
  name: z.string(),
  owner: hex(20),
  timestamp: z.number().int().positive(),
  signature: hex(65),
  kind: z.enum(['fname', 'ens', 'basename']),
})

/**
 * The proof of the username, if its owner or the registry signed it. That the owner belongs to the
 * fid is not proven by it.
 */
async function readUsernameProof(
  json: unknown,
  username: string,
): Promise<FarcasterUsernameProof | null> {
  const proof = usernameProofSchema.safeParse(json).data
  if (proof?.name !== username) return null
  return (await usernameProofSigner(proof, proof.signature)) === null ? null : proof
}
