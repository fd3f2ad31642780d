import { createPublicKey, type KeyObject, verify as nodeVerify } from 'node:crypto'
import { type Address, type Hex, hexToBytes } from 'viem'
import {
  contractClaimDigest,
  isSolanaVerificationSigned,
  isVerificationSigned,
  toBase58,
  type VerificationClaim,
} from '../../domain/farcaster.ts'
import {
  type Ed25519Verify,
  type FarcasterMessage,
  fromFarcasterTime,
  isSigned,
  messageTypes,
  toSignedMessage,
} from '../../domain/farcaster-message.ts'
import type { ResolveName } from '../../domain/ports/source.ts'
import type { Telemetry } from '../../domain/ports/telemetry.ts'
import type { AppKeyEvidence, FarcasterVerificationProof, ReportedProof } from '../../domain/proof.ts'
import { getOffChainKeys, getOnChainKeys, getRegistration, type OffChainKey } from '../../farcaster/chain-events.ts'
import { type FarcasterReader, SNAPCHAIN } from '../../farcaster/client.ts'
import type { FnameRegistry } from '../../farcaster/fname-registry.ts'
import { getUserData, getVerifications } from '../../farcaster/messages.ts'
import { getNameProofs } from '../../farcaster/name-proofs.ts'
import { remember } from '../remember.ts'
import type { Known, SolanaWallet, Wallet } from './finding.ts'
import { createNameCheck, MAX_AHEAD_SECONDS, type NameHolder, reported } from './names.ts'

/** What checking needs. */
export interface CheckDependencies {
  /** The node. */
  client: FarcasterReader
  /** Without it, fnames count where the registry signed them for an address of the fid. */
  registry: FnameRegistry | undefined
  /** Asks ENS about names that are usernames; without it they are claims. */
  resolveName: ResolveName | undefined
  /** 1 mainnet, 2 testnet, 3 devnet. */
  network: number
  /** Asks a chain whether a contract signed a digest; null where that chain is not configured. */
  isSignedBy: ((chainId: number, wallet: Address, digest: Hex, signature: Hex) => Promise<boolean | null>) | undefined
  /** Unix seconds. */
  now: () => number
  telemetry: Telemetry
}

/** The keys that may sign for a fid. */
interface AppKeys {
  /** Ever added on chain: what they signed outlives their removal. */
  onChain: ReadonlySet<Hex>
  /** Added without a transaction: for some types of message, for a time. */
  offChain: ReadonlyMap<Hex, OffChainKey>
}

/**
 * Reads a fid and keeps what holds: messages by a key of the fid, wallet claims by the wallet, names by the registry or by what they
 * resolve to. What is refused is counted.
 */
export function createFidReader({ client, registry, resolveName, network, isSignedBy, now, telemetry }: CheckDependencies) {
  const isClaimSigned = remember(isVerificationSigned)
  const isSolanaSigned = remember(async (...claim: Parameters<typeof isSolanaVerificationSigned>) =>
    isSolanaVerificationSigned(...claim),
  )
  const checkNames = createNameCheck({ registry, resolveName, now, telemetry })
  const refuse = (reason: string) => telemetry.count('farcaster_refused', { reason })

  const toEvidence = (message: FarcasterMessage) => toSignedMessage(message, verifyEd25519())

  /** Everything about one fid, checked; null when there is no such fid. */
  async function read(fid: number, signal: AbortSignal): Promise<Known | null> {
    const options = { signal }
    const input = { fid, signal }
    const [userData, verifications, onChain, proofs, registration, transfers] = await Promise.all([
      getUserData(client, input),
      getVerifications(client, input),
      getOnChainKeys(client, input),
      getNameProofs(client, input),
      getRegistration(client, input),
      // A second opinion only: without it, the node's proofs stand by their signatures.
      registry?.ofFid(fid, options).catch(() => undefined),
    ])
    if (userData.length + verifications.length + proofs.length === 0 && !registration) return null

    const messages = await ownMessages(fid, [...userData, ...verifications], onChain, signal)
    const current = newestVerifications(messages)
    const [wallets, solana] = await Promise.all([checkWallets(fid, current), checkSolanaWallets(fid, current)])
    const signed = wallets.filter(({ proof }) => proof).map(({ address }) => address)
    const holder: NameHolder = {
      fid,
      wallets: new Set(signed),
      addresses: new Set([...signed, ...(registration ? [registration.custody] : [])]),
      messages,
      toEvidence,
    }
    const names = await checkNames(proofs, holder, transfers, options)
    const keys = keysOf(fid, [...wallets, ...solana, ...names])
    const said = newestUserData(messages)
    return { fid, said, wallets, solana, names, keys, ...(registration ? { registration } : {}) }
  }

  /** The messages that a key of the fid signed, when it might, and that are not ahead of the clock. */
  async function ownMessages(
    fid: number,
    messages: FarcasterMessage[],
    onChain: Set<Hex>,
    signal: AbortSignal,
  ): Promise<FarcasterMessage[]> {
    const verify = verifyEd25519()
    const latest = now() + MAX_AHEAD_SECONDS
    const signed = messages.filter((message) => {
      const { data } = message
      const isOurs = data.fid === fid && data.network === network && isSigned(message, verify)
      const isAhead = fromFarcasterTime(data.timestamp) > latest
      if (!isOurs) refuse('message')
      else if (isAhead) refuse('date')
      return isOurs && !isAhead
    })
    const isByUnknownKey = signed.some(({ signer }) => !onChain.has(signer))
    const keys: AppKeys = { onChain, offChain: isByUnknownKey ? await getOffChainKeys(client, { fid, signal }) : new Map() }
    return signed.filter((message) => {
      const isByOwnKey = maySign(keys, message)
      if (!isByOwnKey) refuse('signer')
      return isByOwnKey
    })
  }

  /** Contracts sign by ERC-1271, which only a chain can check; null where none can be asked. */
  async function isSignedByContract(claim: VerificationClaim, chainId: number, signature: Hex): Promise<boolean | null> {
    const answer = isSignedBy?.(chainId, claim.address, contractClaimDigest(claim, chainId), signature)
    return (await answer?.catch(() => null)) ?? null
  }

  /** The fid's verified wallets on Ethereum: those whose own signature holds. */
  async function checkWallets(fid: number, verifications: FarcasterMessage[]): Promise<Wallet[]> {
    const checked = verifications.map(async (message): Promise<Wallet | null> => {
      const body = message.data.verificationAddAddressBody
      if (!body || (body.protocol ?? 0) !== 0 || body.address.length !== 42) return null
      const claim = { fid, address: body.address as Address, blockHash: body.blockHash, network: message.data.network }
      const wallet = { address: claim.address, since: fromFarcasterTime(message.data.timestamp) }
      if (body.verificationType === 1) {
        const verdict = await isSignedByContract(claim, body.chainId ?? 0, body.claimSignature)
        if (verdict === false) refuse('claim')
        return verdict === false ? null : { ...wallet, ...(verdict ? { proof: reported } : {}) }
      }
      const isHeld = await isClaimSigned(claim, body.claimSignature)
      if (!isHeld) refuse('claim')
      const signed = isHeld ? toEvidence(message) : null
      return signed && { ...wallet, proof: { method: 'farcaster-verification', message: signed } }
    })
    return (await Promise.all(checked)).filter((wallet) => wallet !== null)
  }

  /** The same of Solana: Ed25519 over the claim as text. */
  async function checkSolanaWallets(fid: number, verifications: FarcasterMessage[]): Promise<SolanaWallet[]> {
    const checked = verifications.map(async (message): Promise<SolanaWallet | null> => {
      const body = message.data.verificationAddAddressBody
      const isSolana = body?.protocol === 1 && hexToBytes(body.address).length === 32
      if (!body || !isSolana) return null
      const claim = { fid, address: body.address, blockHash: body.blockHash, network: message.data.network }
      const isHeld = await isSolanaSigned(claim, body.claimSignature)
      if (!isHeld) refuse('claim')
      const signed = isHeld ? toEvidence(message) : null
      if (!signed) return null
      const since = fromFarcasterTime(message.data.timestamp)
      return { address: toBase58(body.address), since, proof: { method: 'farcaster-verification', message: signed } }
    })
    return (await Promise.all(checked)).filter((wallet) => wallet !== null)
  }

  return read
}

/** Whether a key of the fid may have signed a message, as far as its type and date go. */
function maySign({ onChain, offChain }: AppKeys, { signer, data }: FarcasterMessage): boolean {
  if (onChain.has(signer)) return true
  const key = offChain.get(signer)
  const at = fromFarcasterTime(data.timestamp)
  return key?.scopes.has(data.type) === true && at >= key.from && at <= key.until
}

type WithProof = { proof?: { method: string; message?: { signer: Hex } } | FarcasterVerificationProof | ReportedProof }

/** The app keys that the proofs rest on: a node's word, until the registry's storage says so. */
function keysOf(fid: number, rows: WithProof[]): AppKeyEvidence[] {
  const keys = rows.flatMap(({ proof }) => (proof && 'message' in proof && proof.message ? [proof.message.signer] : []))
  return [...new Set(keys)].map((key) => ({ fid, key, method: 'reported', by: SNAPCHAIN }))
}

/** The later of two messages; of one second, as hubs decide: a removal, then the greater hash. */
function isLater(a: FarcasterMessage, b: FarcasterMessage): boolean {
  if (a.data.timestamp !== b.data.timestamp) return a.data.timestamp > b.data.timestamp
  if (a.data.type !== b.data.type) return a.data.type > b.data.type
  return a.hash > b.hash
}

function newestBy<Key>(
  messages: FarcasterMessage[],
  keyOf: (message: FarcasterMessage) => Key | undefined,
): Map<Key, FarcasterMessage> {
  const newest = new Map<Key, FarcasterMessage>()
  for (const message of messages) {
    const key = keyOf(message)
    const held = key === undefined ? undefined : newest.get(key)
    if (key !== undefined && (!held || isLater(message, held))) newest.set(key, message)
  }
  return newest
}

function newestUserData(messages: FarcasterMessage[]): Map<number, string> {
  const newest = newestBy(messages, ({ data }) => (data.type === messageTypes.userDataAdd ? data.userDataBody?.type : undefined))
  return new Map([...newest].map(([type, { data }]) => [type, data.userDataBody?.value ?? '']))
}

/** Verifications whose address was not removed later. */
function newestVerifications(messages: FarcasterMessage[]): FarcasterMessage[] {
  const newest = newestBy(messages, ({ data }) => {
    const body = data.verificationAddAddressBody ?? data.verificationRemoveBody
    return body && `${body.protocol ?? 0}:${body.address}`
  })
  return [...newest.values()].filter(({ data }) => data.type === messageTypes.verificationAddAddress)
}

/** Ed25519 by Node's own crypto, ten times as fast as in JavaScript. A key is read once for all its messages. */
export function verifyEd25519(): Ed25519Verify {
  const keys = new Map<string, KeyObject>()
  return (signature, signed, publicKey) => {
    const x = Buffer.from(publicKey).toString('base64url')
    const key = keys.get(x) ?? createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    keys.set(x, key)
    return nodeVerify(null, signed, key, signature)
  }
}
