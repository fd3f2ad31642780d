import { channelRow } from '@whocast/contract/channel.ts'
import { channelFid, type Finding, type FoundChannel } from '@whocast/contract/profile.ts'
import type {
  FarcasterUsernameProof,
  FarcasterVerificationProof,
  Proof,
  SignedMessage,
} from '@whocast/contract/proof.ts'
import { object, same, withoutProto } from '@whocast/contract/untrusted.ts'
import { usernameProofSigner } from '@whocast/evidence/forms/farcaster.ts'
import { readChannels } from '@whocast/evidence/people-file/line-channel.ts'
import { withoutEmpty } from '@whocast/evidence/people-file/person.ts'
import { Broken } from '@whocast/evidence/verdict.ts'
import { readWalletClaim } from '@whocast/evidence/wallet.ts'
import { type Address, getAddress, isAddress } from 'viem'
import { z } from 'zod'
import type { Telemetry } from '../../kit/telemetry.ts'
import { readRest } from './rest.ts'

export const sourceName = 'upstream'

/**
 * Reads a profile of the other service as a finding: texts, accounts and the rest as an import is
 * read. Returns null for sample people and for profiles without a verified identifier.
 *
 * @param checkedAt unix seconds
 */
export async function toFinding(
  json: unknown,
  checkedAt: number,
  telemetry: Telemetry,
): Promise<Finding | null> {
  const given = object(withoutEmpty(withoutProto(json)))
  // Sample people are not taken over.
  if (given.isSample === true) return null
  const channels = await toChannels(given.channels, checkedAt)
  const unread = Array.isArray(given.channels) ? given.channels.length - channels.length : 0
  for (let count = 0; count < unread; count += 1)
    telemetry.count('upstream_left_out', { source: sourceName, what: 'channels' })
  addWallet(channels, given.walletAddress)
  const anchor = anchorOf(channels)
  if (anchor === null) return null
  const scope = `${sourceName}:${anchor}`
  const rest = await readRest(given, channels, { source: sourceName, now: checkedAt, telemetry })
  return { source: sourceName, scope, checkedAt, channels, isHearsay: true, ...rest }
}

/** Returns the identifier of the scope: the same for every lookup that finds the person. */
function anchorOf(channels: FoundChannel[]): string | null {
  const verified = channels.filter(({ isVerified }) => isVerified)
  const fid = verified.map(channelFid).find((one) => one !== null)
  if (fid !== undefined) return `fid:${fid}`
  const wallet = verified.find(({ type }) => type === 'wallet')
  if (wallet) return `eth:${wallet.value.toLowerCase()}`
  const ens = verified.find(({ type }) => type === 'ens' || type === 'basename')
  return ens ? `ens:${ens.value}` : null
}

async function toChannels(listed: unknown, now: number): Promise<FoundChannel[]> {
  const channels = readChannels(listed, 'channels', [])
  const fid = channels
    .map((channel) => (channel.isVerified ? channelFid(channel) : null))
    .find((one) => one !== null)
  const read = await Promise.all(channels.map((channel) => toReported(channel, fid, now)))
  return read.filter((channel) => channel !== null)
}

/** Adds the wallet of services of the older contract, which is not among their channels. */
function addWallet(channels: FoundChannel[], wallet: unknown): void {
  if (typeof wallet !== 'string' || channels.some(({ type }) => type === 'wallet')) return
  if (!isAddress(wallet, { strict: false })) return
  channels.push({
    type: 'wallet',
    value: getAddress(wallet.toLowerCase()),
    isVerified: true,
    proof: reported,
  })
}

const reported: Proof = { method: 'reported', by: sourceName }

/** Returns an account as reported by the other service; null if it is not taken over. */
async function toReported(
  { proof, isPublished: _, since: __, ...channel }: FoundChannel,
  fid: number | undefined,
  now: number,
): Promise<FoundChannel | null> {
  const { type, isVerified, isLocked } = channel
  if (isLocked) return channel
  // Values of types that are private by default are not taken over.
  if (channelRow(type).isPrivate) return null
  const value = type === 'wallet' ? getAddress(channel.value.toLowerCase()) : channel.value
  if (!isVerified) return { ...channel, value }
  // A person has one fid: a username of another fid is another person's.
  if (type === 'farcaster' && (fid === undefined || channelFid(channel) !== fid)) return null
  const checked =
    type === 'wallet'
      ? await readVerification(proof, value as Address, fid, now)
      : type === 'farcaster'
        ? await readUsernameProof(proof, value)
        : null
  return { ...channel, value, proof: checked ?? reported }
}

/** Returns the proof of a wallet, if the fid's message and the wallet's signature are valid. */
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
    const isValid = claim.said.fid === fid && same(claim.wallet.address, wallet) && !claim.contract
    const { dataBytes, hash, signature, signer } = message as SignedMessage
    return isValid ? { method, message: { dataBytes, hash, signature, signer } } : null
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

/** The proof of a username, if its owner or the registry signed it: not that the fid owns it. */
async function readUsernameProof(
  json: unknown,
  username: string,
): Promise<FarcasterUsernameProof | null> {
  const proof = usernameProofSchema.safeParse(json).data
  if (proof?.name !== username) return null
  return (await usernameProofSigner(proof, proof.signature)) === null ? null : proof
}
