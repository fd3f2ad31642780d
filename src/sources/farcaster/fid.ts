import { recoverSignerBy } from '@whocast/contract/crypto.ts'
import type {
  AppKeyEvidence,
  FarcasterVerificationProof,
  ReportedProof,
  SignedMessage,
} from '@whocast/contract/proof.ts'
import { idRegistry } from '@whocast/evidence/chain-storage.ts'
import {
  isSolanaVerificationSigned,
  isVerificationSigned,
  type VerificationClaim,
  verificationSignature,
} from '@whocast/evidence/forms/farcaster.ts'
import { type FarcasterMessage, userDataTypes } from '@whocast/evidence/forms/farcaster-message.ts'
import type { Address, Hex } from 'viem'
import { getOnChainKeys, getRegistration } from '../../farcaster/chain-events.ts'
import { type FarcasterReader, SNAPCHAIN } from '../../farcaster/client.ts'
import type { GaslessKeys, KeyGrant } from '../../farcaster/gasless-keys.ts'
import { keyMessageEvidence } from '../../farcaster/key-grants.ts'
import { getUserData, getVerifications } from '../../farcaster/messages.ts'
import { getNameProofs } from '../../farcaster/name-proofs.ts'
import { createNameCheck, type NameHolder, type NameRules } from '../../farcaster/names.ts'
import type { SignatureChecks } from '../../farcaster/signatures-port.ts'
import { remember } from '../../kit/remember.ts'
import type { Telemetry } from '../../kit/telemetry.ts'
import type { Known } from './finding.ts'
import {
  createMessageChecks,
  type MessageChecks,
  newestUserData,
  newestVerifications,
  ownMessages,
  signedMessages,
} from './messages.ts'
import { checkSolanaWallets, checkWallets } from './wallets.ts'

export interface FidSettings extends NameRules {
  client: FarcasterReader
  /** 1 mainnet, 2 testnet, 3 devnet: messages for another network are not taken. */
  network: number
  /** Checks on a chain that a contract signed a digest; null if that chain is not configured. */
  isSignedBy:
    | ((chainId: number, wallet: Address, digest: Hex, signature: Hex) => Promise<boolean | null>)
    | undefined
  /** Keys that messages added, as nodes reported them before. */
  gaslessKeys?: GaslessKeys | undefined
  telemetry: Telemetry
}

export interface FidContext extends FidSettings {
  isClaimSigned: (...claim: [VerificationClaim, Hex]) => Promise<boolean>
  isSolanaSigned: (...claim: Parameters<typeof isSolanaVerificationSigned>) => Promise<boolean>
  checkNames: ReturnType<typeof createNameCheck>
  checks: MessageChecks
  refuse(reason: 'message' | 'date' | 'signer' | 'claim'): void
}

const checkSolanaClaim = async (
  ...claim: Parameters<typeof isSolanaVerificationSigned>
): Promise<boolean> => isSolanaVerificationSigned(...claim)

function claimCheck(signatures: SignatureChecks | undefined): FidContext['isClaimSigned'] {
  if (!signatures) return isVerificationSigned
  return async (claim, signature) => {
    const signed = verificationSignature(claim, signature)
    if (!signed) return false
    return (
      (await recoverSignerBy(signatures.recoverPublicKey, signed.digest, signed.signature)) ===
      claim.address.toLowerCase()
    )
  }
}

/** The context that reads of fids share. */
export const createFidContext = (settings: FidSettings): FidContext => ({
  ...settings,
  // A follower reads each fid once, and again when it has changed: it would fill its memory, and
  // find nothing there.
  isClaimSigned: settings.isNodeTrusted
    ? claimCheck(settings.signatures)
    : remember(isVerificationSigned),
  isSolanaSigned: settings.isNodeTrusted ? checkSolanaClaim : remember(checkSolanaClaim),
  checkNames: createNameCheck(settings),
  checks: createMessageChecks(settings.signatures),
  refuse: (reason) => settings.telemetry.count('farcaster_refused', { reason }),
})

/**
 * Everything about one fid that holds: messages by a key of the fid, wallet claims by the wallet,
 * names by the registry or by what they resolve to. Rejected data is counted.
 *
 * @returns null when there is no such fid
 * @throws SourceError if the node is unreachable
 */
export async function readFid(
  context: FidContext,
  { fid, signal }: { fid: number; signal: AbortSignal },
): Promise<Known | null> {
  const { client, registry, checkNames } = context
  const input = { fid, signal }
  const stated = Promise.all([getUserData(client, input), getVerifications(client, input)]).then(
    (lists) => lists.flat(),
  )
  const [given, signed, onChain, proofs, registration, transfers] = await Promise.all([
    stated,
    // Other threads check signatures while the remaining answers come.
    stated.then((messages) => signedMessages(context, { fid, messages })),
    keysFor(context, input, stated),
    getNameProofs(client, input),
    getRegistration(client, input),
    // A second opinion only: without it, the node's proofs stand by their signatures.
    context.isNodeTrusted ? undefined : registry?.ofFid(fid, { signal }).catch(() => undefined),
  ])
  if (given.length + proofs.length === 0 && !registration) return null
  const isLocal = context.isNodeTrusted && proofs.length > 0 && (await registry?.isLocal?.())

  const { messages, grants } = await ownMessages(context, { ...input, signed, onChain })
  const current = newestVerifications(messages)
  const [wallets, solana] = await Promise.all([
    checkWallets(context, fid, current),
    checkSolanaWallets(context, fid, current),
  ])
  const shown = wallets.filter(({ proof }) => proof)
  const contracts = new Map(
    shown.flatMap(({ address, contractChainId }) =>
      contractChainId === undefined ? [] : [[address, contractChainId] as const],
    ),
  )
  // Farcaster's own chain is the one on which a contract can hold what keys hold anywhere.
  const proven = shown
    .filter(({ contractChainId = idRegistry.chainId }) => contractChainId === idRegistry.chainId)
    .map(({ address }) => address)
  const holder: NameHolder = {
    fid,
    wallets: new Set(proven),
    contracts,
    addresses: new Set([...proven, ...(registration ? [registration.custody] : [])]),
    messages,
    toEvidence: context.checks.toEvidence,
  }
  const names = await checkNames(proofs, holder, isLocal ? await registry?.ofFid(fid) : transfers, {
    signal,
  })
  const newest = newestUserData(messages)
  const userData = shownTypes.flatMap((type) => {
    const message = newest.get(type)
    return (message && context.checks.toEvidence(message)) || []
  })
  const keys = keysOf(fid, [...wallets, ...solana, ...names], { grants, userData })
  return {
    fid,
    said: new Map([...newest].map(([type, { data }]) => [type, data.userDataBody?.value ?? ''])),
    userData,
    wallets,
    solana,
    names,
    keys,
    ...(registration ? { registration } : {}),
  }
}

/** The keys that the Key Registry ever added. A follower asks only about fids with messages. */
async function keysFor(
  { client, isNodeTrusted }: FidContext,
  input: { fid: number; signal: AbortSignal },
  userData: Promise<FarcasterMessage[]>,
): Promise<Set<Hex>> {
  if (isNodeTrusted && (await userData).length === 0) return new Set()
  return getOnChainKeys(client, input)
}

type WithProof = {
  proof?: { method: string; message?: { signer: Hex } } | FarcasterVerificationProof | ReportedProof
}

/** User data that profiles show: picture, name and text. */
const shownTypes = [userDataTypes.pfp, userDataTypes.display, userDataTypes.bio]

/** The app keys that the proofs rest on: as reported, and the messages about them. */
function keysOf(
  fid: number,
  rows: WithProof[],
  { grants, userData }: { grants: readonly KeyGrant[]; userData: readonly SignedMessage[] },
): AppKeyEvidence[] {
  const keys = rows.flatMap(({ proof }) =>
    proof && 'message' in proof && proof.message ? [proof.message.signer] : [],
  )
  const all = new Set([...keys, ...userData.map(({ signer }) => signer)])
  return [...all].flatMap((key): AppKeyEvidence[] => [
    ...keyMessageEvidence(fid, key, grants),
    { fid, key, method: 'reported', by: SNAPCHAIN },
  ])
}
