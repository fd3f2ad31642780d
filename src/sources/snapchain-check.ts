import { createPublicKey, type KeyObject, verify as nodeVerify } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Address, Hex } from 'viem'
import {
  contractClaimDigest,
  fnameRegistrySigner,
  isVerificationSigned,
  type UsernameClaim,
  usernameProofSigner,
  type VerificationClaim,
} from '../domain/farcaster.ts'
import {
  type Ed25519Verify,
  type FarcasterMessage,
  fromFarcasterTime,
  isSigned,
  messageTypes,
  toSignedMessage,
} from '../domain/farcaster-message.ts'
import type { Telemetry } from '../domain/ports.ts'
import type { FarcasterUsernameProof } from '../domain/proof.ts'
import type { FnameRegistry, FnameTransfer } from './fname-registry.ts'
import { type Known, reported, type Wallet } from './snapchain-finding.ts'
import type { NameProof, SnapchainNode } from './snapchain-node.ts'

/** What checking needs. */
export interface CheckDependencies {
  node: Omit<SnapchainNode, 'nameHolder'>
  /** Without it, a node's word on who has an fname is taken where the proof's owner is the fid's. */
  registry: FnameRegistry | undefined
  /** 1 mainnet, 2 testnet, 3 devnet. */
  network: number
  /** Asks a chain whether a contract signed a digest; null where that chain is not configured. */
  isSignedBy: ((chainId: number, wallet: Address, digest: Hex, signature: Hex) => Promise<boolean | null>) | undefined
  telemetry: Telemetry
}

/** Signatures whose verdict is remembered: it never changes, and each takes milliseconds. */
const MEMORY_SIZE = 20_000

/**
 * Reads a fid and keeps what holds: messages by a live signer of the fid, wallet claims by the wallet, names by
 * their owner or the registry. What is refused is counted.
 */
export function createFidReader({ node, registry, network, isSignedBy, telemetry }: CheckDependencies) {
  const isClaimSigned = remember(isVerificationSigned)
  const nameSigner = remember(usernameProofSigner)
  const refuse = (reason: string) => telemetry.count('farcaster_refused', { reason })

  /** Everything about one fid, checked; null when there is no such fid. */
  async function read(fid: number, signal: AbortSignal): Promise<Known | null> {
    const options = { signal }
    const [userData, verifications, signers, proofs, registration, transfers] = await Promise.all([
      node.messages('userDataByFid', fid, options),
      node.messages('verificationsByFid', fid, options),
      node.onChainSigners(fid, options),
      node.proofs(fid, options),
      node.registration(fid, options),
      // A second opinion only: without it, the node's proofs stand by their signatures.
      registry?.ofFid(fid, options).catch(() => undefined),
    ])
    if (userData.length + verifications.length + proofs.length === 0 && !registration) return null

    const messages = await ownMessages(fid, [...userData, ...verifications], signers, signal)
    const wallets = await checkWallets(fid, messages)
    const custody = registration?.custody
    const names = await checkNames({ fid, proofs, wallets, custody, transfers, signal })
    return { fid, said: newestUserData(messages), wallets, names, ...(registration ? { registration } : {}) }
  }

  /** The messages that a live signer of the fid signed. */
  async function ownMessages(
    fid: number,
    messages: FarcasterMessage[],
    onChain: Set<Hex>,
    signal: AbortSignal,
  ): Promise<FarcasterMessage[]> {
    const verify = verifyEd25519()
    const signed = messages.filter((message) => {
      const isOurs = message.data.fid === fid && message.data.network === network && isSigned(message, verify)
      if (!isOurs) refuse('message')
      return isOurs
    })
    const isByUnknownKey = signed.some(({ signer }) => !onChain.has(signer))
    const offChain = isByUnknownKey ? await node.offChainSigners(fid, { signal }) : new Map<Hex, Set<number>>()
    return signed.filter(({ signer, data }) => {
      const isLive = onChain.has(signer) || offChain.get(signer)?.has(data.type) === true
      if (!isLive) refuse('signer')
      return isLive
    })
  }

  /** Contracts sign by ERC-1271, which only a chain can check; null where none can be asked. */
  async function isSignedByContract(claim: VerificationClaim, chainId: number, signature: Hex): Promise<boolean | null> {
    const answer = isSignedBy?.(chainId, claim.address, contractClaimDigest(claim, chainId), signature)
    return (await answer?.catch(() => null)) ?? null
  }

  /** The fid's verified wallets: those whose own signature holds and whose newest word is not a removal. */
  async function checkWallets(fid: number, messages: FarcasterMessage[]): Promise<Wallet[]> {
    const checked = newestVerifications(messages).map(async (message): Promise<Wallet | null> => {
      const body = message.data.verificationAddAddressBody
      if (!body || (body.protocol ?? 0) !== 0 || body.address.length !== 42) return null
      const claim = { fid, address: body.address as Address, blockHash: body.blockHash, network: message.data.network }
      const since = fromFarcasterTime(message.data.timestamp)
      if (body.verificationType === 1) {
        const verdict = await isSignedByContract(claim, body.chainId ?? 0, body.claimSignature)
        if (verdict === false) refuse('claim')
        return verdict === false ? null : { address: claim.address, since, ...(verdict ? { proof: reported } : {}) }
      }
      if (!(await isClaimSigned(claim, body.claimSignature))) {
        refuse('claim')
        return null
      }
      const signed = toSignedMessage(message)
      return signed && { address: claim.address, since, proof: { method: 'farcaster-verification', message: signed } }
    })
    return (await Promise.all(checked)).filter((wallet) => wallet !== null)
  }

  /** The names that the fid holds. */
  async function checkNames(about: {
    fid: number
    proofs: NameProof[]
    wallets: Wallet[]
    custody: Address | undefined
    transfers: Map<string, FnameTransfer> | undefined
    signal: AbortSignal
  }): Promise<FarcasterUsernameProof[]> {
    const { fid, proofs, wallets, custody, transfers, signal } = about
    const own = new Set([...(custody ? [custody] : []), ...wallets.filter(({ proof }) => proof).map(({ address }) => address)])
    const checked = proofs.map(async (given): Promise<FarcasterUsernameProof | null> => {
      if (given.fid !== fid) return null
      const transfer = given.kind === 'fname' && transfers ? await newestTransfer(given.name, transfers, signal) : undefined
      if (transfer === null || (transfer && transfer.to !== fid)) return null
      const isBound = own.has(given.owner) || transfer !== undefined || (await node.custodyFid(given.owner, { signal })) === fid
      if (!isBound) return null
      const claim = { name: given.name, owner: given.owner, timestamp: given.timestamp }
      // The owner's own signature says more than the registry's, where the registry has kept it.
      const isSameClaim = transfer?.owner === claim.owner && transfer.timestamp === claim.timestamp
      const candidates = [...(isSameClaim && transfer.ownerSignature ? [transfer.ownerSignature] : []), given.signature]
      const signature = await signatureOf(claim, candidates)
      return signature === undefined ? null : { method: 'farcaster-username-proof', ...claim, signature, kind: given.kind }
    })
    const held = (await Promise.all(checked)).filter((proof) => proof !== null)
    for (let refused = proofs.length - held.length; refused > 0; refused--) refuse('name')
    return held
  }

  /** What the registry says of a name: null that nobody has it, undefined where it does not say. Its lists may be cut. */
  async function newestTransfer(fname: string, ofFid: Map<string, FnameTransfer>, signal: AbortSignal) {
    return ofFid.get(fname) ?? (await registry?.ofName(fname, { signal }).catch(() => undefined))
  }

  /** The owner's signature among them, else the registry's. */
  async function signatureOf(claim: UsernameClaim, candidates: Hex[]): Promise<Hex | undefined> {
    let byRegistry: Hex | undefined
    for (const candidate of candidates) {
      const signer = await nameSigner(claim, candidate)
      if (signer === 'owner') return candidate
      if (signer === 'registry') byRegistry ??= candidate
    }
    if (byRegistry !== undefined || claim.name.includes('.')) return byRegistry
    // A private network has a registry key of its own.
    const registrySigner = await registry?.signer().catch(() => undefined)
    if (registrySigner === undefined || registrySigner === fnameRegistrySigner) return undefined
    for (const candidate of candidates) {
      if ((await nameSigner(claim, candidate, registrySigner)) !== null) return candidate
    }
    return undefined
  }

  return read
}

/** The same function, which remembers what it answered. */
function remember<In extends unknown[], Out>(work: (...input: In) => Promise<Out>): (...input: In) => Promise<Out> {
  const answers = new LRUCache<string, Promise<Out>>({ max: MEMORY_SIZE })
  return (...input) => {
    const key = JSON.stringify(input)
    const answer = answers.get(key) ?? work(...input)
    answers.set(key, answer)
    return answer
  }
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
  const newest = newestBy(messages, ({ data }) => (data.verificationAddAddressBody ?? data.verificationRemoveBody)?.address)
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
