import { ed25519 } from '@noble/curves/ed25519.js'
import { blake3 } from '@noble/hashes/blake3.js'
import type { SignedMessage } from '@whocast/contract/proof.ts'
import { bytesToHex, type Hex, hexToBytes } from 'viem'
import { fromBase58 } from './farcaster.ts'
import {
  envelopeSchema,
  messageDataSchema,
  messageSchema,
  protocolNames,
} from './farcaster-message-schema.ts'
import { decode, encode, fromJson, type Values } from './protobuf.ts'

/**
 * Farcaster's signed messages: built, encoded, read from what hubs serve, and checked by their
 * Ed25519 signature. Runs in browsers too.
 *
 * @see https://github.com/farcasterxyz/protocol/blob/main/docs/SPECIFICATION.md#1-messages
 */
export interface FarcasterMessage {
  data: MessageData
  /** The signed bytes, where the source hands them out; they win over `data`. */
  dataBytes?: Hex
  /** BLAKE3 of the signed bytes, 20 bytes. */
  hash: Hex
  hashScheme: number
  signature: Hex
  signatureScheme: number
  /** Ed25519 public key. */
  signer: Hex
}

export interface MessageData {
  type: number
  fid: number
  /** Seconds since {@link FARCASTER_EPOCH}. */
  timestamp: number
  /** 1 mainnet, 2 testnet, 3 devnet. */
  network: number
  castAddBody?: CastAddBody
  castRemoveBody?: { targetHash: Hex }
  verificationAddAddressBody?: VerificationAddAddressBody
  verificationRemoveBody?: { address: Hex; protocol?: number }
  userDataBody?: { type?: number; value?: string }
  usernameProofBody?: UsernameProofBody
  frameActionBody?: FrameActionBody
  reactionBody?: { type?: number; targetCastId?: CastId; targetUrl?: string }
  linkBody?: { type?: string; displayTimestamp?: number; targetFid?: number }
  keyAddBody?: KeyAddBody
  keyRemoveBody?: KeyRemoveBody
}

interface CastId {
  fid: number
  hash: Hex
}

export interface CastAddBody {
  embedsDeprecated: string[]
  mentions: number[]
  /** UTF-8 byte positions in `text` where the mentions go; the text leaves their names out. */
  mentionsPositions: number[]
  parentCastId?: CastId
  parentUrl?: string
  text?: string
  embeds: { url?: string; castId?: CastId }[]
  /** 0 cast (320 bytes), 1 long cast (1,024 bytes). */
  type?: number
}

interface VerificationAddAddressBody {
  address: Hex
  /** The address's EIP-712 signature over the claim. */
  claimSignature: Hex
  blockHash: Hex
  /** 0 an account's key, 1 a contract's. */
  verificationType?: number
  chainId?: number
  /** 0 Ethereum, 1 Solana. */
  protocol?: number
}

interface UsernameProofBody {
  /** Unix seconds. */
  timestamp: number
  name: string
  owner: Hex
  signature: Hex
  fid: number
  /** 1 fname, 2 ENS, 3 Basename. */
  type: number
}

interface FrameActionBody {
  url: string
  buttonIndex?: number
  castId?: CastId
  inputText?: string
  state?: string
  transactionId?: Hex
  address?: Hex
}

/** Adds an Ed25519 app key without a transaction (FIP-272). */
export interface KeyAddBody {
  key: Hex
  /** 1: Ed25519. */
  keyType?: number
  /** EIP-712 signature of the custody address. */
  custodySignature: Hex
  /** Farcaster seconds, as message timestamps are. */
  deadline?: number
  /** Grows with each key that the custody address adds or removes. */
  nonce?: number
  /** ABI of the signed request for the key. */
  metadata?: Hex
  metadataType?: number
  registrationTxHash?: Hex
  /** Types of message that the key may sign. */
  scopes: number[]
  /** Seconds that the key lasts after its last use. */
  ttl?: number
}

/** Removes an app key that a message added. */
export interface KeyRemoveBody {
  key: Hex
  /** EIP-712 signature of the custody address, where `signatureType` is 1. */
  signature?: Hex
  /** 1: the custody address removes the key; 2: the key that signed this message removes itself. */
  signatureType: number
  deadline?: number
  nonce?: number
}

export const messageTypes = {
  castAdd: 1,
  castRemove: 2,
  reactionAdd: 3,
  reactionRemove: 4,
  linkAdd: 5,
  linkRemove: 6,
  verificationAddAddress: 7,
  verificationRemove: 8,
  userDataAdd: 11,
  usernameProof: 12,
  frameAction: 13,
  keyAdd: 16,
  keyRemove: 17,
} as const

export const userDataTypes = {
  pfp: 1,
  display: 2,
  bio: 3,
  url: 5,
  username: 6,
  location: 7,
  twitter: 8,
  github: 9,
  banner: 10,
  primaryAddressEthereum: 11,
  primaryAddressSolana: 12,
} as const

/** Farcaster counts seconds from 2021-01-01T00:00:00Z; this is it in unix seconds. */
const FARCASTER_EPOCH = 1_609_459_200

/** Unix seconds of a message's timestamp. */
export const fromFarcasterTime = (timestamp: number): number => timestamp + FARCASTER_EPOCH
/** A message's timestamp for a time in unix seconds. */
export const toFarcasterTime = (unixSeconds: number): number =>
  Math.floor(unixSeconds) - FARCASTER_EPOCH

const bodyOfType: Record<number, keyof MessageData> = {
  [messageTypes.castAdd]: 'castAddBody',
  [messageTypes.castRemove]: 'castRemoveBody',
  [messageTypes.reactionAdd]: 'reactionBody',
  [messageTypes.reactionRemove]: 'reactionBody',
  [messageTypes.linkAdd]: 'linkBody',
  [messageTypes.linkRemove]: 'linkBody',
  [messageTypes.verificationAddAddress]: 'verificationAddAddressBody',
  [messageTypes.verificationRemove]: 'verificationRemoveBody',
  [messageTypes.userDataAdd]: 'userDataBody',
  [messageTypes.usernameProof]: 'usernameProofBody',
  [messageTypes.frameAction]: 'frameActionBody',
  [messageTypes.keyAdd]: 'keyAddBody',
  [messageTypes.keyRemove]: 'keyRemoveBody',
}

const requiredFields: Record<string, readonly string[]> = {
  castAddBody: [],
  castRemoveBody: ['targetHash'],
  verificationAddAddressBody: ['address', 'claimSignature', 'blockHash'],
  verificationRemoveBody: ['address'],
  userDataBody: [],
  usernameProofBody: ['timestamp', 'name', 'owner', 'signature', 'fid', 'type'],
  frameActionBody: ['url'],
  reactionBody: [],
  linkBody: [],
  keyAddBody: ['key', 'custodySignature'],
  keyRemoveBody: ['key', 'signatureType'],
}

function toMessageData(values: Values): MessageData {
  const body = bodyOfType[values.type as number]
  if (body === undefined) throw new Error('a type of message that is not read here')
  const isWhole = [values.fid, values.timestamp, values.network].every(
    (value) => typeof value === 'number',
  )
  const given = values[body] as Values | undefined
  if (!isWhole || given === undefined) throw new Error('the message lacks a part')
  if (requiredFields[body]?.some((name) => given[name] === undefined))
    throw new Error(`the message's ${body} lacks a part`)
  return values as unknown as MessageData
}

/** `data` as it is signed: what the signer's bytes say, where they are known. */
function toMessage(values: Values): FarcasterMessage {
  const envelope = Object.fromEntries(
    envelopeSchema.map(({ name }) => [name, values[name]]).filter(([, value]) => value),
  )
  const data =
    values.dataBytes === undefined
      ? (values.data as Values)
      : decode(messageDataSchema, hexToBytes(values.dataBytes as Hex))
  if (data === undefined) throw new Error('the message has no data')
  for (const name of ['hash', 'hashScheme', 'signature', 'signatureScheme', 'signer']) {
    if (envelope[name] === undefined) throw new Error(`the message has no ${name}`)
  }
  return { ...(envelope as unknown as Omit<FarcasterMessage, 'data'>), data: toMessageData(data) }
}

/** Reads a message from a hub's JSON; null if it is invalid, or of an unknown type. */
export function parseMessage(json: unknown): FarcasterMessage | null {
  try {
    return toMessage(fromJson(messageSchema, withSolanaAsHex(json)))
  } catch {
    return null
  }
}

/** Hubs write a Solana wallet's address and block hash in base58, all else in hex or base64. */
function withSolanaAsHex(json: unknown): unknown {
  const { data } = json as { data?: Record<string, unknown> }
  const name = [
    'verificationAddAddressBody',
    'verificationAddEthAddressBody',
    'verificationRemoveBody',
  ].find((one) => typeof data?.[one] === 'object' && data[one] !== null)
  if (!data || name === undefined) return json
  const body = data[name] as Record<string, unknown>
  const protocol = body.protocol as keyof typeof protocolNames | number | undefined
  if (protocol !== 1 && protocolNames[protocol as keyof typeof protocolNames] !== 1) return json
  const toHex = (value: unknown) =>
    typeof value === 'string' && !value.startsWith('0x') ? fromBase58(value) : value
  return {
    ...(json as object),
    data: {
      ...data,
      [name]: { ...body, address: toHex(body.address), blockHash: toHex(body.blockHash) },
    },
  }
}

/** Reads a message from its protobuf bytes; null if they are invalid, or of an unknown type. */
export function decodeMessage(bytesOfMessage: Uint8Array): FarcasterMessage | null {
  try {
    return toMessage(decode(messageSchema, bytesOfMessage))
  } catch {
    return null
  }
}

/** The body for `POST /v1/submitMessage` (`application/octet-stream`). */
export function encodeMessage(message: FarcasterMessage): Uint8Array {
  const dataBytes = message.dataBytes ?? bytesToHex(encodeMessageData(message.data))
  return encode(messageSchema, { ...(message as unknown as Values), dataBytes })
}

/** The bytes that are hashed and signed. */
export const encodeMessageData = (data: MessageData): Uint8Array =>
  encode(messageDataSchema, data as unknown as Values)

const hashOf = (signedBytes: Uint8Array): Hex => bytesToHex(blake3(signedBytes, { dkLen: 20 }))

/** Signs a message's data with an Ed25519 key (an app key of the fid, 32 bytes). */
export function signMessage(data: MessageData, privateKey: Hex): FarcasterMessage {
  const dataBytes = encodeMessageData(data)
  const hash = hashOf(dataBytes)
  const key = hexToBytes(privateKey)
  return {
    data,
    dataBytes: bytesToHex(dataBytes),
    hash,
    hashScheme: 1,
    signature: bytesToHex(ed25519.sign(hexToBytes(hash), key)),
    signatureScheme: 1,
    signer: bytesToHex(ed25519.getPublicKey(key)),
  }
}

interface CastInput {
  fid: number
  text: string
  parent?: CastId
  embedUrls?: readonly string[]
  /** Mentioned fids with the UTF-8 byte positions in `text` where they go. */
  mentions?: readonly { fid: number; position: number }[]
  /** Unix seconds. */
  at: number
  /** 1 mainnet (default), 2 testnet, 3 devnet. */
  network?: number
}

/** The data of a new cast, ready for {@link signMessage}. */
export function castData({
  fid,
  text,
  parent,
  embedUrls = [],
  mentions = [],
  at,
  network = 1,
}: CastInput): MessageData {
  const isLong = new TextEncoder().encode(text).length > 320
  return {
    type: messageTypes.castAdd,
    fid,
    timestamp: toFarcasterTime(at),
    network,
    castAddBody: {
      embedsDeprecated: [],
      mentions: mentions.map((mention) => mention.fid),
      mentionsPositions: mentions.map((mention) => mention.position),
      ...(parent ? { parentCastId: parent } : {}),
      text,
      embeds: embedUrls.map((url) => ({ url })),
      ...(isLong ? { type: 1 } : {}),
    },
  }
}

type Ed25519Verify = (signature: Uint8Array, signed: Uint8Array, publicKey: Uint8Array) => boolean

const verifyByNoble: Ed25519Verify = (signature, signed, publicKey) =>
  ed25519.verify(signature, signed, publicKey, { zip215: false })

/**
 * Whether the message is what its signer signed: the hash is that of its bytes and the signature
 * that of the signer over the hash. It does not establish the owner of the signer's key: compare
 * `signer` with the fid's live signers.
 *
 * JSON does not carry the signed bytes, and encoders differ in one point (empty lists), so both
 * ways are tried.
 *
 * @param verify a faster check of the signature, where the platform has one
 */
export function isSigned(
  message: FarcasterMessage,
  verify: Ed25519Verify = verifyByNoble,
): boolean {
  return toSignedMessage(message, verify) !== null
}

/** Returns a message as evidence; null if its signature is invalid, or of another scheme. */
export function toSignedMessage(
  message: FarcasterMessage,
  verify: Ed25519Verify = verifyByNoble,
): SignedMessage | null {
  const claimed = readClaimed(message)
  try {
    return claimed && verify(claimed.signature, claimed.hash, hexToBytes(message.signer))
      ? claimed.evidence
      : null
  } catch {
    return null
  }
}

/** A message whose hash is that of its bytes, and whose signature is still to be checked. */
export interface ClaimedMessage {
  evidence: SignedMessage
  signature: Uint8Array
  /** The signed data. */
  hash: Uint8Array
}

/** Reads a message whose signature the caller checks; null if the hash is not that of its bytes. */
export function readClaimed(message: FarcasterMessage): ClaimedMessage | null {
  const { hash, hashScheme, signature, signatureScheme, signer } = message
  if (hashScheme !== 1 || signatureScheme !== 1) return null
  if (hash.length !== 42 || signature.length !== 130 || signer.length !== 66) return null
  try {
    const signed = signedBytes(message)
    const evidence = signed && { dataBytes: bytesToHex(signed), hash, signature, signer }
    return evidence && { evidence, signature: hexToBytes(signature), hash: hexToBytes(hash) }
  } catch {
    return null
  }
}

/** Returns the bytes whose hash the message contains; null if none of them match its content. */
function signedBytes({ data, dataBytes, hash }: FarcasterMessage): Uint8Array | null {
  const values = data as unknown as Values
  const encoded = encode(messageDataSchema, values)
  if (dataBytes === undefined) {
    if (hashOf(encoded) === hash) return encoded
    const withEmpty = encode(messageDataSchema, values, { writesEmptyPacked: true })
    return hashOf(withEmpty) === hash ? withEmpty : null
  }
  const bytesGiven = hexToBytes(dataBytes)
  const saysTheSame =
    hashOf(encode(messageDataSchema, decode(messageDataSchema, bytesGiven))) === hashOf(encoded)
  return saysTheSame && hashOf(bytesGiven) === hash ? bytesGiven : null
}
