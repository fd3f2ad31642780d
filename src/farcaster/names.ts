import { chainOfCoin } from '@whocast/contract/coin-type.ts'
import { recoverSignerBy } from '@whocast/contract/crypto.ts'
import type {
  FarcasterUsernameProof,
  NameResolution,
  ReportedProof,
  SignedMessage,
} from '@whocast/contract/proof.ts'
import {
  fnameRegistrySigner,
  recoverUsernameSigner,
  type UsernameClaim,
  usernameSignature,
  usernameSignerRole,
} from '@whocast/evidence/forms/farcaster.ts'
import { type FarcasterMessage, userDataTypes } from '@whocast/evidence/forms/farcaster-message.ts'
import { MAX_AHEAD_SECONDS } from '@whocast/evidence/verdict.ts'
import { LRUCache } from 'lru-cache'
import type { Address, Hex } from 'viem'
import { atMost } from '../kit/lru-size.ts'
import { remember } from '../kit/remember.ts'
import { SourceError } from '../kit/source-error.ts'
import { silentTelemetry, type Telemetry } from '../kit/telemetry.ts'
import type { AskOptions, ResolvedName, ResolveName } from '../people/source-port.ts'
import { SNAPCHAIN } from './client.ts'
import type { FnameRegistry } from './fname-registry.ts'
import { type Confirmations, lastConfirmation, lastResolution } from './last-confirmation.ts'
import type { NameProof } from './name-proofs.ts'
import type { SignatureChecks } from './signatures-port.ts'
import type { FnameTransfer } from './stored-fnames.ts'

/** A name that a fid holds, or says it does. */
export interface RegisteredName {
  name: string
  /** Unix seconds. */
  timestamp: number
  /** Absent: a claim. */
  proof?: FarcasterUsernameProof | ReportedProof
  /** Unix seconds since when the registry, or ENS, has not confirmed it: it does not respond. */
  unconfirmedSince?: number
}

export interface NameRules {
  /** Without it, fnames count where the registry signed them for an address of the fid. */
  registry: FnameRegistry | undefined
  /**
   * The node is the operator's own, trusted about holders of fids and current proofs of names. The
   * registry is not queried about each fid then, unless its history is stored here. Signatures are
   * checked all the same.
   */
  isNodeTrusted?: boolean | undefined
  /** Without it, ENS names and Basenames as usernames are claims. */
  resolveName: ResolveName | undefined
  /** Reads the stored finding of a fid: what the registry and ENS confirmed before. */
  readStored?: Confirmations['readStored'] | undefined
  /** Checks signatures, where many fids are read; otherwise the main thread and libuv's do. */
  signatures?: SignatureChecks | undefined
  /** Unix seconds. */
  now: () => number
  telemetry?: Telemetry
}

export interface NameHolder {
  fid: number
  /** Wallets that signed that they are the fid's, in lower case. */
  wallets: ReadonlySet<Address>
  /** Contract wallets among them and others, by chain ID. */
  contracts: ReadonlyMap<Address, number>
  /** These and the custody address, which the node reports. */
  addresses: ReadonlySet<Address>
  /** Messages signed by keys of the fid. */
  messages: readonly FarcasterMessage[]
  toEvidence(message: FarcasterMessage): SignedMessage | null
}

/**
 * Makes the check of the names that a node says a fid has.
 *
 * - An fname is given by its registry: it signed, and the owner is the fid's; or the registry says
 *   itself that the fid has it.
 * - An ENS name or a Basename is its owner's: it counts while it resolves to an address of the fid.
 *   A proof that it once did is a claim.
 */
export function createNameCheck(rules: NameRules) {
  const {
    registry,
    isNodeTrusted,
    resolveName,
    readStored = async () => null,
    signatures,
    now,
    telemetry = silentTelemetry,
  } = rules
  const checks: NameChecks = {
    registry,
    isNodeTrusted: isNodeTrusted === true,
    signerOf: isNodeTrusted ? signerCheck(signatures) : remember(recoverSigner),
    resolve: resolveName,
    confirmed: new LRUCache(atMost(MEMORY_SIZE)),
    readStored,
    now,
  }

  /** The names that hold, and those that are only claimed. Rejected proofs are counted. */
  return async (
    proofs: NameProof[],
    holder: NameHolder,
    transfers: Map<string, FnameTransfer> | undefined,
    options: AskOptions,
  ): Promise<RegisteredName[]> => {
    const latest = now() + MAX_AHEAD_SECONDS
    const checked = proofs.map((given) => {
      if (given.fid !== holder.fid || given.timestamp > latest) return null
      return given.kind === 'fname'
        ? checkFname(checks, given, holder, { transfers, options })
        : checkOwnName(checks, given, holder, options)
    })
    const cached = (await Promise.all(checked)).filter((one) => one !== null)
    for (let refused = proofs.length - cached.length; refused > 0; refused--)
      telemetry.count('farcaster_refused', { reason: 'name' })
    return cached
  }
}

const recoverSigner = async (claim: UsernameClaim, signature: Hex): Promise<Address | null> =>
  recoverUsernameSigner(claim, signature)

function signerCheck(signatures: SignatureChecks | undefined): typeof recoverSigner {
  if (!signatures) return recoverSigner
  return async (claim, signature) => {
    const signed = usernameSignature(claim, signature)
    return signed && recoverSignerBy(signatures.recoverPublicKey, signed.digest, signed.signature)
  }
}

interface NameChecks extends Confirmations {
  registry: FnameRegistry | undefined
  isNodeTrusted: boolean
  signerOf: typeof recoverSigner
  resolve: ResolveName | undefined
}

async function checkFname(
  checks: NameChecks,
  given: NameProof,
  { fid, wallets, addresses }: NameHolder,
  {
    transfers,
    options,
  }: { transfers: Map<string, FnameTransfer> | undefined; options: AskOptions },
): Promise<RegisteredName | null> {
  const { registry, isNodeTrusted, confirmed, now } = checks
  const { name, timestamp } = given
  const newest = await newestTransfer(registry, name, transfers, options)
  // A stored history may be behind the registry's signature itself.
  const transfer = newest && newest.to !== fid && newest.timestamp < timestamp ? undefined : newest
  if (transfer === null || (transfer && transfer.to !== fid)) return null
  if (transfer) confirmed.set(name, { fid, at: now() })
  // While the registry is silent, a node alone could give names away.
  const isUnchecked = isNodeTrusted || !registry
  const last = transfer || isUnchecked ? null : await lastConfirmation(checks, name, fid)
  const isConfirmed = isUnchecked || transfer !== undefined || last?.isConfirmed === true
  const silence = last ? { unconfirmedSince: last.at } : {}
  const owners = isConfirmed ? addresses : wallets
  for (const claim of [
    given,
    ...(transfer ? [{ ...transfer, signature: transfer.registrySignature }] : []),
  ]) {
    const signed = { name, owner: claim.owner, timestamp: claim.timestamp }
    if (claim.signature === undefined || !addresses.has(claim.owner)) continue
    if (!(await isByRegistry(checks, signed, claim.signature))) continue
    if (!owners.has(claim.owner)) return { name, timestamp, ...silence }
    const proof = {
      method: 'farcaster-username-proof',
      kind: 'fname',
      ...signed,
      signature: claim.signature,
    } as const
    return { name, timestamp: claim.timestamp, proof, ...silence }
  }
  // Its owner has changed since: only the registry's report is left.
  return transfer || last?.isConfirmed
    ? { name, timestamp, proof: { method: 'reported', by: FNAMES }, ...silence }
    : null
}

/** The registry of fnames, as proofs name it. */
const FNAMES = 'fnames'

/** The newest transfer of a name: null without a holder, undefined where unknown. */
async function newestTransfer(
  registry: FnameRegistry | undefined,
  fname: string,
  ofFid: Map<string, FnameTransfer> | undefined,
  options: AskOptions,
) {
  if (!ofFid) return undefined
  return ofFid.get(fname) ?? (await registry?.ofName(fname, options).catch(() => undefined))
}

async function isByRegistry(
  { registry, isNodeTrusted, signerOf }: NameChecks,
  claim: UsernameClaim,
  signature: Hex,
): Promise<boolean> {
  const by = await signerOf(claim, signature)
  if (usernameSignerRole(claim, by, fnameRegistrySigner) === 'registry') return true
  if (by === null) return false
  // A private network has a registry key of its own.
  const signer = await registry?.signer().catch((error: unknown) => {
    // Nothing would tell a follower to look at the name again: it could not read the fid.
    if (isNodeTrusted && error instanceof SourceError && error.isTransient) throw error
    return undefined
  })
  return signer !== undefined && usernameSignerRole(claim, by, signer) === 'registry'
}

async function checkOwnName(
  checks: NameChecks,
  given: NameProof,
  holder: NameHolder,
  options: AskOptions,
): Promise<RegisteredName | null> {
  const { name, owner, timestamp, signature } = given
  const signer = await checks.signerOf({ name, owner, timestamp }, signature)
  if (signer !== owner.toLowerCase()) return null
  const found: Resolution | null | undefined = await checks
    .resolve?.(name, options)
    .catch(() => lastResolution(checks, name, holder.fid))
  const resolution = found && isHolders(found, holder) ? withoutRest(found) : null
  const message = usernameMessage(name, holder)
  // The fid says that it uses the name, or an address of the fid does.
  if (!resolution || !(message || holder.addresses.has(owner))) return { name, timestamp }
  const kind = given.kind === 'basename' ? 'basename' : 'ens'
  const signed = { name, owner, timestamp, signature, resolution, ...(message ? { message } : {}) }
  const since = found?.unconfirmedSince
  return {
    name,
    timestamp,
    proof: { method: 'farcaster-username-proof', kind, ...signed },
    ...(since === undefined ? {} : { unconfirmedSince: since }),
  }
}

type Resolution = ResolvedName & { unconfirmedSince?: number }

/** Tells whether a name resolves to an account of the fid, a contract on its own chain alone. */
function isHolders(
  { address, coinType, isContract }: ResolvedName,
  { addresses, contracts }: NameHolder,
): boolean {
  const account = address.toLowerCase() as Address
  const chainId = contracts.get(account)
  if (chainId !== undefined) return chainId === chainOfCoin(coinType)
  return addresses.has(account) && !isContract
}

const withoutRest = ({
  isContract: _,
  unconfirmedSince: _since,
  ...resolution
}: Resolution): NameResolution => resolution

/** The newest message in which the fid says that this is its username. */
function usernameMessage(name: string, { messages, toEvidence }: NameHolder): SignedMessage | null {
  const message = messages.findLast(
    ({ data }) =>
      data.userDataBody?.type === userDataTypes.username && data.userDataBody.value === name,
  )
  return message ? toEvidence(message) : null
}

/** How many names the memory of confirmations holds. */
const MEMORY_SIZE = 20_000

/** The source's own word, where nothing is signed that could be handed on. */
export const reported: ReportedProof = { method: 'reported', by: SNAPCHAIN }
