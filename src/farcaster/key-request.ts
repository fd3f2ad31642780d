import {
  type FarcasterMessage,
  messageTypes,
  signMessage,
  toFarcasterTime,
} from '@whocast/evidence/forms/farcaster-message.ts'
import {
  type KeyGrantBody,
  keyAddStatement,
  keyMessageDomain,
  MAX_KEY_TTL_SECONDS,
} from '@whocast/evidence/forms/key-message.ts'
import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseAbiParameters,
} from 'viem'

/** A request for an app key, which the custody address signs for its own fid. */
export interface KeyRequest {
  fid: number
  /** Ed25519 public key. */
  key: Hex
  /** Unix seconds until which nodes or the contract accept it. */
  deadline: number
}

const MAINNET = 1
const ED25519 = 1
const SIGNED_KEY_REQUEST = 1

/** `SignedKeyRequestMetadata` of Farcaster's contracts, also in `KEY_ADD` messages. */
export const keyRequestMetadata = parseAbiParameters(
  '(uint256 requestFid, address requestSigner, bytes signature, uint256 deadline)',
)

/** The contracts on OP Mainnet: https://github.com/farcasterxyz/contracts */
const validatorDomain = {
  name: 'Farcaster SignedKeyRequestValidator',
  version: '1',
  chainId: 10,
  verifyingContract: '0x00000000FC700472606ED4fA22623Acf62c60553',
} as const
const keyGateway: Address = '0x00000000fC56947c7E7183f8Ca4B62398CaAdf0B'
const gatewayAbi = parseAbi([
  'function add(uint32 keyType, bytes key, uint8 metadataType, bytes metadata)',
])

/** Messages count deadlines in Farcaster seconds, contracts in unix seconds. */
const deadlineOf = (way: KeyWay, { deadline }: KeyRequest): number =>
  way === 'message' ? toFarcasterTime(deadline) : deadline

/** How a key is registered: by a `KEY_ADD` message or on chain. */
export type KeyWay = 'message' | 'transaction'

/** Returns the EIP-712 statement for the requesting fid that requests a key. */
export const keyRequestStatement = (way: KeyWay, request: KeyRequest) => ({
  domain: way === 'message' ? keyMessageDomain : validatorDomain,
  types: {
    SignedKeyRequest: [
      { name: 'requestFid', type: 'uint256' },
      { name: 'key', type: 'bytes' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  primaryType: 'SignedKeyRequest' as const,
  message: {
    requestFid: BigInt(request.fid),
    key: request.key,
    deadline: BigInt(deadlineOf(way, request)),
  },
})

interface RequestSignature {
  custody: Address
  signature: Hex
}

function encodeMetadata(
  way: KeyWay,
  request: KeyRequest,
  { custody, signature }: RequestSignature,
): Hex {
  const deadline = BigInt(deadlineOf(way, request))
  const requestFid = BigInt(request.fid)
  return encodeAbiParameters(keyRequestMetadata, [
    { requestFid, requestSigner: custody, signature, deadline },
  ])
}

const grantBody = (
  request: KeyRequest,
  nonce: number,
  scopes: readonly number[],
): KeyGrantBody => ({
  key: request.key,
  keyType: ED25519,
  scopes: [...scopes],
  ttl: MAX_KEY_TTL_SECONDS,
  nonce,
  deadline: deadlineOf('message', request),
})

interface KeyAddInput {
  request: KeyRequest
  nonce: number
  scopes: readonly number[]
}

/** Returns the EIP-712 statement for the custody address that adds the key. */
export const keyGrantStatement = ({ request, nonce, scopes }: KeyAddInput) =>
  keyAddStatement(request.fid, grantBody(request, nonce, scopes))

/** Builds a `KEY_ADD` message, signed by the key that it adds. @param signed.now unix seconds */
export function keyAddMessage(
  { request, nonce, scopes }: KeyAddInput,
  signed: { appKey: Hex; now: number; request: RequestSignature; custodySignature: Hex },
): FarcasterMessage {
  const keyAddBody = {
    ...grantBody(request, nonce, scopes),
    custodySignature: signed.custodySignature,
    metadata: encodeMetadata('message', request, signed.request),
    metadataType: SIGNED_KEY_REQUEST,
  }
  const timestamp = toFarcasterTime(signed.now)
  const data = { type: messageTypes.keyAdd, fid: request.fid, timestamp, network: MAINNET }
  return signMessage({ ...data, keyAddBody }, signed.appKey)
}

/** A transaction, to be sent from the custody address. */
export interface KeyTransaction {
  chainId: number
  to: Address
  data: Hex
}

/** Returns the transaction that adds the key on OP Mainnet. */
export const keyTransaction = (request: KeyRequest, signed: RequestSignature): KeyTransaction => ({
  chainId: validatorDomain.chainId,
  to: keyGateway,
  data: encodeFunctionData({
    abi: gatewayAbi,
    functionName: 'add',
    args: [
      ED25519,
      request.key,
      SIGNED_KEY_REQUEST,
      encodeMetadata('transaction', request, signed),
    ],
  }),
})
