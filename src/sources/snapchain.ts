import { createPublicKey, type KeyObject, verify as nodeVerify } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Address, getAddress, type Hex } from 'viem'
import { z } from 'zod'
import { type ChannelType, parseHandle, trimHandle } from '../domain/channel.ts'
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
  parseMessage,
  userDataTypes,
} from '../domain/farcaster-message.ts'
import { type Identifier, isUsername } from '../domain/identifier.ts'
import {
  type AskOptions,
  type Clock,
  type Source,
  SourceError,
  type Subject,
  silentTelemetry,
  type Telemetry,
  type Widened,
} from '../domain/ports.ts'
import type { Finding, FoundChannel, ProfileFields } from '../domain/profile.ts'
import type { FarcasterUsernameProof, FarcasterVerificationProof, ReportedProof } from '../domain/proof.ts'
import { cleanText, cleanUrl } from './clean-text.ts'
import { createFnameRegistry, type FnameTransfer } from './fname-registry.ts'
import { createHttpJson, type HttpJson, type JsonAnswer } from './http-json.ts'

export interface SnapchainSettings {
  /** The node's HTTP API, `http://localhost:3381`. */
  url: string
  /** The fname registry; without it, a node's word on who has an fname is taken where the proof's owner is the fid's. */
  fnameRegistryUrl?: string | undefined
  /** 1 mainnet (default), 2 testnet, 3 devnet: messages for another network are not taken. */
  network?: number
  timeoutMs?: number
  /** Asks a chain whether a contract signed a digest; null where that chain is not configured. */
  isSignedBy?: (chainId: number, wallet: Address, digest: Hex, signature: Hex) => Promise<boolean | null>
  clock?: Clock
  telemetry?: Telemetry
}

/** Pages of one list that are read at most. */
const MAX_PAGES = 20
/** How long the fname registry may take: it only adds a second opinion. */
const REGISTRY_TIMEOUT_MS = 2000
/** Signatures whose verdict is remembered: it never changes, and each takes milliseconds. */
const MEMORY_SIZE = 20_000
/** Addresses of a subject without a fid that are asked about. */
const MAX_ADDRESSES = 5

const name = 'snapchain'
const reported: ReportedProof = { method: 'reported', by: name }

/**
 * Farcaster without a vendor: a Snapchain node's HTTP API, and the fname registry. Every signature is checked
 * here: messages by a live signer of the fid, wallet claims by the wallet, names by their owner or the registry.
 * What does not hold is as if it were not there.
 *
 * A node has no index from verified addresses to fids: an address is found by it when it is a fid's custody address.
 */
export function createSnapchainSource(settings: SnapchainSettings): Source & { close(): Promise<void> } {
  const { url, fnameRegistryUrl, network = 1, timeoutMs = 5000 } = settings
  const clock = settings.clock ?? Date.now
  const telemetry = settings.telemetry ?? silentTelemetry
  const http = createHttpJson({ source: name, baseUrl: `${url}/v1`, timeoutMs, telemetry })
  const registryHttp = fnameRegistryUrl
    ? createHttpJson({
        source: 'fnames',
        baseUrl: fnameRegistryUrl,
        timeoutMs: Math.min(timeoutMs, REGISTRY_TIMEOUT_MS),
        telemetry,
      })
    : undefined
  const registry = registryHttp && fnameRegistryUrl ? createFnameRegistry(registryHttp, fnameRegistryUrl) : undefined
  const node = createNode(http)
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
    const answer = settings.isSignedBy?.(chainId, claim.address, contractClaimDigest(claim, chainId), signature)
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
      const proof = {
        method: 'farcaster-verification' as const,
        ...claim,
        signature: body.claimSignature,
        messageHash: message.hash,
        signer: message.signer,
      }
      return { address: claim.address, since, proof }
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

  async function readByName(fname: string, read: Read, signal: AbortSignal): Promise<Known | null> {
    const holder = await node.nameHolder(fname, { signal })
    if (holder === null) return null
    const known = await read(holder)
    if (known && holdsName(known, fname)) return known
    // The node is behind: the registry knows who has it now.
    const transfer = fname.includes('.') ? null : await registry?.ofName(fname, { signal })
    if (!transfer || transfer.to === holder) return null
    const current = await read(transfer.to)
    return current && holdsName(current, fname) ? current : null
  }

  async function readByAddress(address: Address, read: Read, signal: AbortSignal): Promise<Known | null> {
    const fid = await node.custodyFid(address, { signal })
    const known = fid === null ? null : await read(fid)
    if (!known) return null
    const isTheirs = known.registration?.custody === address || known.wallets.some((wallet) => wallet.address === address)
    return isTheirs || !known.registration ? known : null
  }

  /** Reads each fid once in a batch. */
  function createRead(signal: AbortSignal): Read {
    const reads = new Map<number, Promise<Known | null>>()
    return (fid) => {
      const held = reads.get(fid) ?? read(fid, signal)
      reads.set(fid, held)
      return held
    }
  }

  async function widenOne(identifier: Identifier, read: Read, signal: AbortSignal): Promise<Widened | null> {
    const find = async (): Promise<Known | null> => {
      switch (identifier.kind) {
        case 'fid':
          return read(identifier.fid)
        case 'fname':
          return readByName(identifier.fname, read, signal)
        case 'eth':
          return readByAddress(identifier.address, read, signal)
        case 'ens':
        case 'social':
          return null
        default:
          return identifier satisfies never
      }
    }
    const known = await find()
    return known ? { subject: toSubject(known, identifier), findings: [toFinding(known, clock)] } : null
  }

  async function collectOne({ fid, fname, addresses }: Subject, read: Read, signal: AbortSignal): Promise<Finding[]> {
    if (fid !== undefined) return toFindings([await read(fid)])
    if (fname !== undefined) return toFindings([await readByName(fname, read, signal)])
    const found = await Promise.all(addresses.slice(0, MAX_ADDRESSES).map((address) => readByAddress(address, read, signal)))
    return toFindings(found)
  }

  const toFindings = (known: (Known | null)[]): Finding[] => {
    const byFid = new Map(known.flatMap((one) => (one ? [[one.fid, one]] : [])))
    return [...byFid.values()].map((one) => toFinding(one, clock))
  }

  return {
    name,
    canWiden: ({ kind }) => kind === 'fid' || kind === 'fname' || kind === 'eth',
    widen: (identifiers, options) => eachInItsPlace(identifiers, options, createRead, widenOne),
    collect: (subjects, options) => eachInItsPlace(subjects, options, createRead, collectOne),
    close: async () => {
      await Promise.all([http.close(), registryHttp?.close()])
    },
  }
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

type Read = (fid: number) => Promise<Known | null>

async function eachInItsPlace<In, Out>(
  inputs: In[],
  { signal }: AskOptions,
  createRead: (signal: AbortSignal) => Read,
  work: (input: In, read: Read, signal: AbortSignal) => Promise<Out>,
): Promise<(Out | SourceError)[]> {
  const read = createRead(signal)
  return Promise.all(
    inputs.map((input) =>
      work(input, read, signal).catch((cause: unknown) =>
        cause instanceof SourceError ? cause : new SourceError(name, 'broke', { cause, isTransient: false }),
      ),
    ),
  )
}

// ─── What is known of a fid ─────────────────────────────────────────────────────────────────

interface Known {
  fid: number
  /** User data by type. */
  said: Map<number, string>
  wallets: Wallet[]
  names: FarcasterUsernameProof[]
  registration?: Registration
}

interface Wallet {
  /** Lower case. */
  address: Address
  /** Unix seconds. */
  since: number
  /** Absent where it could not be checked. A contract's signature was checked by us, and cannot be offline. */
  proof?: FarcasterVerificationProof | ReportedProof
}

interface Registration {
  custody: Address
  /** Unix seconds. */
  since: number
}

interface NameProof {
  name: string
  owner: Address
  timestamp: number
  signature: Hex
  fid: number
  kind: 'fname' | 'ens' | 'basename'
}

const holdsName = ({ names }: Known, fname: string) => names.some((proof) => proof.name === fname)

/** The name they go by first, then any other that they hold. */
function namesInOrder({ said, names }: Known): FarcasterUsernameProof[] {
  const username = said.get(userDataTypes.username)
  return names.toSorted((a, b) => Number(b.name === username) - Number(a.name === username) || b.timestamp - a.timestamp)
}

function walletsInOrder({ said, wallets }: Known): Wallet[] {
  const primary = said.get(userDataTypes.primaryAddressEthereum)?.toLowerCase()
  return wallets.toSorted(
    (a, b) =>
      Number(b.proof !== undefined) - Number(a.proof !== undefined) ||
      Number(b.address === primary) - Number(a.address === primary) ||
      a.since - b.since,
  )
}

function toSubject(known: Known, asked: Identifier): Subject {
  const proven = walletsInOrder(known)
    .filter(({ proof }) => proof)
    .map(({ address }) => address)
  const addresses = proven.length > 0 || !known.registration ? proven : [known.registration.custody]
  const names = namesInOrder(known).map((proof) => proof.name)
  const fname = names[0]
  return {
    fid: known.fid,
    ...(fname === undefined ? {} : { fname }),
    addresses: asked.kind === 'eth' && !addresses.includes(asked.address) ? [...addresses, asked.address] : addresses,
    ensNames: names.filter((one) => one.includes('.')),
  }
}

function toFinding(known: Known, clock: Clock): Finding {
  const { fid } = known
  return {
    source: name,
    scope: `farcaster:${fid}`,
    checkedAt: Math.floor(clock() / 1000),
    fields: toFields(known.said),
    channels: [...nameChannels(known), ...walletChannels(known), ...claimChannels(known.said)],
  }
}

function toFields(said: Map<number, string>): ProfileFields {
  const avatarUrl = cleanUrl(said.get(userDataTypes.pfp))
  const displayName = cleanText(said.get(userDataTypes.display), 200)
  const bio = cleanText(said.get(userDataTypes.bio))
  const location = readLocation(said.get(userDataTypes.location))
  const url = cleanUrl(said.get(userDataTypes.url))
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
    (proof): FoundChannel => ({
      type: 'farcaster',
      value: proof.name,
      isVerified: true,
      metadata,
      since: proof.timestamp,
      proof,
    }),
  )
  if (channels.length > 0) return channels
  // Nobody can have a name with `!`: it is how Farcaster's clients show a fid without one.
  return [{ type: 'farcaster', value: `!${known.fid}`, isVerified: true, metadata, proof: reported }]
}

function walletChannels(known: Known): FoundChannel[] {
  const channels = walletsInOrder(known).map(
    ({ address, since, proof }): FoundChannel => ({
      type: 'wallet',
      value: getAddress(address),
      isVerified: proof !== undefined,
      since,
      ...(proof ? { proof } : {}),
    }),
  )
  const { registration } = known
  if (!registration || channels.some(({ isVerified }) => isVerified)) return channels
  return [...channels, custodyChannel(registration.custody, registration.since)]
}

/** The custody address stands in where a fid has verified no wallet: the id registry says that it holds the fid. */
const custodyChannel = (custody: Address, since: number): FoundChannel => ({
  type: 'wallet',
  value: getAddress(custody),
  isVerified: true,
  since,
  metadata: [{ name: 'custody', value: 'true' }],
  proof: reported,
})

/** Handles that they typed in: claims, which anybody can make. */
function claimChannels(said: Map<number, string>): FoundChannel[] {
  const claims: [ChannelType, number][] = [
    ['twitter', userDataTypes.twitter],
    ['github', userDataTypes.github],
  ]
  return claims.flatMap(([type, dataType]) => {
    const value = said.get(dataType)
    if (value === undefined || parseHandle(type, value) === null) return []
    return [{ type, value: trimHandle(type, value), isVerified: false }]
  })
}

// ─── Messages ───────────────────────────────────────────────────────────────────────────────

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

// ─── The node's HTTP API ────────────────────────────────────────────────────────────────────

const lowerHex = z
  .string()
  .regex(/^0x([0-9a-fA-F]{2})*$/)
  .transform((text) => text.toLowerCase() as Hex)
const address = lowerHex.refine((text) => text.length === 42) as z.ZodType<Address, string>
const hexOrBase64 = z.string().transform((text, context): Hex => {
  if (/^0x([0-9a-fA-F]{2})*$/.test(text)) return text.toLowerCase() as Hex
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length === 0) context.addIssue('no bytes')
  return `0x${bytes.toString('hex')}`
})

const nameKinds: Record<string, NameProof['kind']> = {
  USERNAME_TYPE_FNAME: 'fname',
  USERNAME_TYPE_ENS_L1: 'ens',
  USERNAME_TYPE_BASENAME: 'basename',
  1: 'fname',
  2: 'ens',
  3: 'basename',
}

const proofSchema = z.object({
  name: z.string().min(1).max(255),
  owner: address,
  timestamp: z.number().int().positive(),
  signature: hexOrBase64,
  fid: z.number().int().positive(),
  type: z.union([z.string(), z.number()]),
})

const pageSchema = z.object({ nextPageToken: z.string().nullish() })
const messagesSchema = pageSchema.extend({ messages: z.array(z.unknown()) })

/** Event types come as names, in two spellings, or as numbers. */
const eventType = z.union([z.string(), z.number()])
const eventSchema = z.object({
  fid: z.number(),
  blockNumber: z.number().default(0),
  blockTimestamp: z.number().default(0),
  logIndex: z.number().default(0),
  signerEventBody: z.object({ key: hexOrBase64, keyType: z.number().default(1), eventType }).nullish(),
  idRegisterEventBody: z.object({ to: lowerHex, eventType }).nullish(),
})
const eventsSchema = pageSchema.extend({ events: z.array(z.unknown()) })
type ChainEvent = z.infer<typeof eventSchema>

const offChainSchema = z.object({
  signers: z.array(
    z.object({ source: z.string(), key: lowerHex, keyType: z.number().default(1), scopes: z.array(z.string()).default([]) }),
  ),
})

const inChainOrder = (a: ChainEvent, b: ChainEvent) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex

/** The calls in use, each read into our own form. A refusal that is not "not found" throws. */
function createNode(http: Pick<HttpJson, 'get'>) {
  const failure = (call: string, { status, body }: JsonAnswer) =>
    new SourceError(name, `${call} answered ${status}: ${detailOf(body)}`)

  /** null: the node says that there is none. */
  async function ask<T>(
    call: string,
    query: Record<string, string>,
    schema: z.ZodType<T>,
    options: AskOptions,
  ): Promise<T | null> {
    const answer = await http.get(call, query, options)
    if (answer.status !== 200) {
      if (isNotFound(answer)) return null
      throw failure(call, answer)
    }
    const parsed = schema.safeParse(answer.body)
    if (!parsed.success) throw new SourceError(name, `${call} answered with something else`, { cause: parsed.error })
    return parsed.data
  }

  async function pages<Page extends { nextPageToken?: string | null | undefined }>(
    call: string,
    query: Record<string, string>,
    schema: z.ZodType<Page>,
    options: AskOptions,
  ): Promise<Page[]> {
    const all: Page[] = []
    let pageToken: string | undefined
    do {
      const page = await ask(call, { ...query, ...(pageToken ? { pageToken } : {}) }, schema, options)
      if (page === null) break
      all.push(page)
      pageToken = page.nextPageToken || undefined
    } while (pageToken !== undefined && all.length < MAX_PAGES)
    return all
  }

  const readEvents = (events: unknown[]): ChainEvent[] =>
    events.flatMap((event) => eventSchema.safeParse(event).data ?? []).toSorted(inChainOrder)

  return {
    async messages(call: 'userDataByFid' | 'verificationsByFid', fid: number, options: AskOptions): Promise<FarcasterMessage[]> {
      const found = await pages(call, { fid: String(fid) }, messagesSchema, options)
      return found.flatMap(({ messages }) => messages.flatMap((message) => parseMessage(message) ?? []))
    },

    /** The Ed25519 keys whose newest event adds them. */
    async onChainSigners(fid: number, options: AskOptions): Promise<Set<Hex>> {
      const found = await pages('onChainSignersByFid', { fid: String(fid) }, eventsSchema, options)
      const live = new Set<Hex>()
      for (const { fid: of, signerEventBody: body } of readEvents(found.flatMap(({ events }) => events))) {
        if (of !== fid || !body || body.keyType !== 1) continue
        if (isType(body.eventType, 1, /(^|_)ADD$/i)) live.add(body.key)
        else live.delete(body.key)
      }
      return live
    },

    /** Keys that were added without a transaction, with the types of message that each may sign. Older nodes know of none. */
    async offChainSigners(fid: number, options: AskOptions): Promise<Map<Hex, Set<number>>> {
      const { status, body } = await http.get('signersByFid', { fid: String(fid) }, options)
      const parsed = status === 200 ? offChainSchema.safeParse(body).data : undefined
      const scoped = (parsed?.signers ?? []).filter(({ source, keyType }) => keyType === 1 && /OFFCHAIN$/i.test(source))
      return new Map(scoped.map(({ key, scopes }) => [key, new Set(scopes.flatMap((scope) => scopeTypes[scope] ?? []))]))
    },

    async proofs(fid: number, options: AskOptions): Promise<NameProof[]> {
      const found = await ask('userNameProofsByFid', { fid: String(fid) }, z.object({ proofs: z.array(z.unknown()) }), options)
      return (found?.proofs ?? []).flatMap((proof) => readProof(proof) ?? [])
    },

    /** The fid that the node says has the name. */
    async nameHolder(fname: string, options: AskOptions): Promise<number | null> {
      const proof = await ask('userNameProofByName', { name: fname }, proofSchema, options)
      return proof?.name === fname ? proof.fid : null
    },

    /** Who holds the fid, by the id registry; undefined where the node does not tell. */
    async registration(fid: number, options: AskOptions): Promise<Registration | undefined> {
      const query = { fid: String(fid), event_type: 'EVENT_TYPE_ID_REGISTER' }
      const { status, body } = await http.get('onChainEventsByFid', query, options)
      const parsed = status === 200 ? eventsSchema.safeParse(body) : undefined
      if (parsed && !parsed.success) throw new SourceError(name, 'onChainEventsByFid answered with something else')
      const event = readEvents(parsed?.data.events ?? []).findLast((one) => one.fid === fid && isRegistration(one))
      return event?.idRegisterEventBody
        ? { custody: event.idRegisterEventBody.to as Address, since: event.blockTimestamp }
        : undefined
    },

    /** The fid of a custody address. */
    async custodyFid(of: Address, options: AskOptions): Promise<number | null> {
      const event = await ask('onChainIdRegistryEventByAddress', { address: of }, eventSchema, options)
      return event?.idRegisterEventBody?.to === of && event.fid > 0 ? event.fid : null
    },
  }
}

const scopeTypes: Record<string, number> = {
  MESSAGE_TYPE_USER_DATA_ADD: messageTypes.userDataAdd,
  MESSAGE_TYPE_VERIFICATION_ADD_ETH_ADDRESS: messageTypes.verificationAddAddress,
  MESSAGE_TYPE_VERIFICATION_REMOVE: messageTypes.verificationRemove,
}

const isType = (given: string | number, number: number, spelling: RegExp): boolean =>
  typeof given === 'number' ? given === number : spelling.test(given)

/** Registrations and transfers say who holds a fid; a change of the recovery address does not. */
const isRegistration = ({ idRegisterEventBody: body }: ChainEvent): boolean =>
  body?.to.length === 42 && (isType(body.eventType, 1, /(^|_)REGISTER$/i) || isType(body.eventType, 2, /(^|_)TRANSFER$/i))

function readProof(json: unknown): NameProof | null {
  const parsed = proofSchema.safeParse(json).data
  const kind = parsed ? nameKinds[parsed.type] : undefined
  const isRight = parsed && kind && isUsername(parsed.name) && (kind === 'fname') === !parsed.name.includes('.')
  return isRight ? { ...parsed, kind } : null
}

const detailOf = (body: unknown): string => {
  const { error, error_detail: detail } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  return [error, detail]
    .filter((part) => typeof part === 'string')
    .join(': ')
    .slice(0, 200)
}

/**
 * Every refusal of a node is a 400. That there is none is said by the gRPC code in its detail, in two
 * spellings; without a code, by the words.
 */
function isNotFound({ status, body }: JsonAnswer): boolean {
  if (status !== 400 && status !== 404) return false
  const detail = detailOf(body)
  const code = /\b(?:status|code): ['"]?([A-Za-z ]+)/.exec(detail)?.[1]
  return code === undefined ? /not.?found|no.?such/i.test(detail) : /^(NotFound|Some requested entity was not found)/i.test(code)
}
