import { type ChannelType, parseHandle, trimHandle } from '@whocast/contract/channel.ts'
import { toChecksumAddress } from '@whocast/contract/crypto.ts'
import type { Identifier } from '@whocast/contract/identifier.ts'
import { CHOSEN } from '@whocast/contract/primary-wallet.ts'
import type { Finding, FoundChannel, ProfileFields } from '@whocast/contract/profile.ts'
import type {
  AppKeyEvidence,
  Evidence,
  FarcasterVerificationProof,
  ReportedProof,
  SignedMessage,
} from '@whocast/contract/proof.ts'
import { userDataTypes } from '@whocast/evidence/forms/farcaster-message.ts'
import type { Address } from 'viem'
import type { Registration } from '../../farcaster/chain-events.ts'
import { SNAPCHAIN } from '../../farcaster/client.ts'
import { type RegisteredName, reported } from '../../farcaster/names.ts'
import type { Clock } from '../../kit/telemetry.ts'
import type { Subject } from '../../people/source-port.ts'
import { cleanText, cleanUrl } from '../clean-text.ts'
import { custodyChannel } from '../custody-channel.ts'
import { withRequested } from '../subject.ts'

export interface Known {
  fid: number
  said: Map<number, string>
  /** Messages that say what profiles show of it. */
  userData: SignedMessage[]
  wallets: Wallet[]
  solana: SolanaWallet[]
  names: RegisteredName[]
  /** The app keys that proofs of the rows rest on. */
  keys: AppKeyEvidence[]
  registration?: Registration
}

export interface Wallet {
  /** Lower case. */
  address: Address
  /** Unix seconds. */
  since: number
  contractChainId?: number
  /** Absent where it could not be checked: a contract's cannot be offline. */
  proof?: FarcasterVerificationProof | ReportedProof
}

export interface SolanaWallet {
  /** Base58. */
  address: string
  /** Unix seconds. */
  since: number
  proof: FarcasterVerificationProof
}

/** Names that hold before claims; of these the one that they go by first. */
function namesInOrder({ said: userData, names }: Known): RegisteredName[] {
  const username = userData.get(userDataTypes.username)
  return names.toSorted(
    (a, b) =>
      Number(b.proof !== undefined) - Number(a.proof !== undefined) ||
      Number(b.name === username) - Number(a.name === username) ||
      b.timestamp - a.timestamp,
  )
}

function walletsInOrder({ said: userData, wallets }: Known): Wallet[] {
  const primary = userData.get(userDataTypes.primaryAddressEthereum)?.toLowerCase()
  return wallets.toSorted(
    (a, b) =>
      Number(b.proof !== undefined) - Number(a.proof !== undefined) ||
      Number(b.address === primary) - Number(a.address === primary) ||
      a.since - b.since,
  )
}

/** Returns the subject for the other sources, when `asked` led to this fid. */
export function toSubject(known: Known, requested: Identifier): Subject {
  const proven = walletsInOrder(known)
    .filter(({ proof }) => proof)
    .map(({ address }) => address)
  const addresses = proven.length > 0 || !known.registration ? proven : [known.registration.custody]
  const names = namesInOrder(known).flatMap((current) => (current.proof ? [current.name] : []))
  const fname = names[0]
  return {
    fid: known.fid,
    ...(fname === undefined ? {} : { fname }),
    addresses: withRequested(addresses, requested),
    ensNames: names.filter((one) => one.includes('.')),
  }
}

/** Makes the finding about a fid, dated now. */
export function toFinding(known: Known, clock: Clock): Finding {
  const { fid } = known
  return {
    source: SNAPCHAIN,
    scope: `farcaster:${fid}`,
    checkedAt: Math.floor(clock() / 1000),
    fields: toFields(known.said),
    channels: [
      ...nameChannels(known),
      ...walletChannels(known),
      ...solanaChannels(known),
      ...claimChannels(known.said),
    ],
    evidence: evidenceOf(known),
  }
}

function evidenceOf({ fid, keys, userData, registration }: Known): Evidence {
  return {
    ...(userData.length > 0 ? { userData } : {}),
    ...(keys.length > 0 ? { appKeys: keys } : {}),
    ...(registration
      ? { custody: [{ fid, address: registration.custody, method: 'reported', by: SNAPCHAIN }] }
      : {}),
  }
}

function toFields(userData: Map<number, string>): ProfileFields {
  const avatarUrl = cleanUrl(userData.get(userDataTypes.pfp))
  const displayName = cleanText(userData.get(userDataTypes.display), 200)
  const bio = cleanText(userData.get(userDataTypes.bio))
  const location = readLocation(userData.get(userDataTypes.location))
  const url = cleanUrl(userData.get(userDataTypes.url))
  return {
    ...(avatarUrl === undefined ? {} : { avatarUrl }),
    ...(displayName === undefined ? {} : { displayName }),
    ...(bio === undefined ? {} : { bio }),
    ...(location === undefined ? {} : { location }),
    ...(url === undefined ? {} : { highlights: [{ title: new URL(url).hostname, url }] }),
  }
}

/** `geo:52.52,13.40` as `52.52, 13.40`. */
function readLocation(value: string | undefined): string | undefined {
  const place = /^geo:(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(value ?? '')
  return place ? `${place[1]}, ${place[2]}` : undefined
}

function nameChannels(known: Known): FoundChannel[] {
  const metadata = [{ name: 'fid', value: String(known.fid) }]
  const channels = namesInOrder(known).map(
    ({ name: value, timestamp, proof, unconfirmedSince }): FoundChannel => ({
      type: 'farcaster',
      value,
      isVerified: proof !== undefined,
      metadata,
      since: timestamp,
      ...(unconfirmedSince === undefined ? {} : { unconfirmedSince }),
      ...(proof ? { proof } : {}),
    }),
  )
  if (channels.some(({ isVerified }) => isVerified)) return channels
  // No name has `!`: it is how Farcaster's clients show a fid without one.
  const proof = known.registration
    ? ({ method: 'farcaster-custody', fid: known.fid } as const)
    : reported
  return [
    { type: 'farcaster', value: `!${known.fid}`, isVerified: true, metadata, proof },
    ...channels,
  ]
}

const solanaChannels = ({ solana }: Known): FoundChannel[] =>
  solana.map(({ address, since, proof }) => ({
    type: 'solana',
    value: address,
    isVerified: true,
    since,
    proof,
  }))

function walletChannels(known: Known): FoundChannel[] {
  const chosen = known.said.get(userDataTypes.primaryAddressEthereum)?.toLowerCase()
  const channels = walletsInOrder(known).map(
    ({ address, since, contractChainId, proof }): FoundChannel => ({
      type: 'wallet',
      value: toChecksumAddress(address),
      isVerified: proof !== undefined,
      since,
      ...(contractChainId === undefined ? {} : { contractChainId }),
      ...(address === chosen ? { metadata: [CHOSEN] } : {}),
      ...(proof ? { proof } : {}),
    }),
  )
  const { registration } = known
  if (!registration || channels.some(({ isVerified }) => isVerified)) return channels
  return [
    ...channels,
    custodyChannel(
      registration.custody,
      { method: 'farcaster-custody', fid: known.fid },
      registration.since,
    ),
  ]
}

/** Handles that the user typed in: claims, which anyone can make. */
function claimChannels(userData: Map<number, string>): FoundChannel[] {
  const claims: [ChannelType, number][] = [
    ['twitter', userDataTypes.twitter],
    ['github', userDataTypes.github],
  ]
  return claims.flatMap(([type, dataType]) => {
    const value = userData.get(dataType)
    if (value === undefined || parseHandle(type, value) === null) return []
    return [{ type, value: trimHandle(type, value), isVerified: false }]
  })
}
