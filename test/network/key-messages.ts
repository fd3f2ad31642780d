import { bytesToHex, type Hex, hexToBytes } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import {
  FarcasterNetwork,
  type KeyAddBody,
  type KeyRemoveBody,
  type Message,
  type MessageType,
  makeKeyAdd,
  makeKeyAddBody,
  makeKeyRemove,
  makeKeyRemoveBody,
  makeKeyRemoveBodySelfRevoke,
  NobleEd25519Signer,
  ViemLocalEip712Signer,
} from '../reference/farcaster-core.ts'

/** Farcaster counts from 2021-01-01. */
const EPOCH = 1_609_459_200

/** A key of a fid that a message adds or removes. Times are unix seconds. */
export interface KeyMessageInput {
  fid: number
  custody: PrivateKeyAccount
  /** The private half of the key. */
  appKey: Hex
  nonce: number
  at: number
  /** An hour after `at` by default. */
  deadline?: number
}

/** What the key may sign, and how long it lasts after its last use. */
export interface KeyGrant {
  scopes: readonly MessageType[]
  ttl: number
}

const signerOf = (appKey: Hex) => new NobleEd25519Signer(hexToBytes(appKey))
const dataOptions = ({ fid, at }: KeyMessageInput) => ({
  fid,
  network: FarcasterNetwork.MAINNET,
  timestamp: at - EPOCH,
})
const bodyOptions = async ({ fid, appKey, nonce, at, deadline = at + 3600 }: KeyMessageInput) => ({
  fid: BigInt(fid),
  key: (await signerOf(appKey).getSignerKey())._unsafeUnwrap(),
  nonce,
  deadline: deadline - EPOCH,
})

/** Signs a `KEY_ADD` message by the protocol's own library. */
export async function keyAddMessage(input: KeyMessageInput & KeyGrant): Promise<Message> {
  const { scopes, ttl, custody, appKey } = input
  const body = await makeKeyAddBody(
    { ...(await bodyOptions(input)), scopes: [...scopes], ttl },
    new ViemLocalEip712Signer(custody),
  )
  return (
    await makeKeyAdd(body._unsafeUnwrap(), dataOptions(input), signerOf(appKey))
  )._unsafeUnwrap()
}

/** Signs a `KEY_REMOVE` message by the protocol's own library. */
export async function keyRemoveMessage(
  input: KeyMessageInput & { isByItself?: boolean },
): Promise<Message> {
  const options = await bodyOptions(input)
  const body = input.isByItself
    ? makeKeyRemoveBodySelfRevoke(options)
    : await makeKeyRemoveBody(options, new ViemLocalEip712Signer(input.custody))
  return (
    await makeKeyRemove(body._unsafeUnwrap(), dataOptions(input), signerOf(input.appKey))
  )._unsafeUnwrap()
}

/** The body of a `KEY_ADD`, of values that the library itself would refuse too. */
export async function keyAddBody(input: KeyMessageInput & KeyGrant) {
  const { scopes, ttl, custody } = input
  const { fid, key, nonce, deadline } = await bodyOptions(input)
  const signed = { fid, key, keyType: 1, scopes: [...scopes], ttl, nonce }
  const signature = await new ViemLocalEip712Signer(custody).signKeyAdd({
    ...signed,
    deadline: BigInt(deadline),
  })
  return {
    key: bytesToHex(key),
    keyType: 1,
    custodySignature: bytesToHex(signature._unsafeUnwrap()),
    deadline,
    nonce,
    metadata: '0x00' as const,
    metadataType: 1,
    scopes: [...scopes] as number[],
    ttl,
  }
}

/** The body of a `KEY_REMOVE`, by the custody address or by the key itself. */
export async function keyRemoveBody(input: KeyMessageInput & { isByItself?: boolean }) {
  const { fid, key, nonce, deadline } = await bodyOptions(input)
  const known = { key: bytesToHex(key), deadline, nonce }
  if (input.isByItself) return { ...known, signatureType: 2 }
  const signature = await new ViemLocalEip712Signer(input.custody).signKeyRemove({
    fid,
    key,
    nonce,
    deadline: BigInt(deadline),
  })
  return { ...known, signature: bytesToHex(signature._unsafeUnwrap()), signatureType: 1 }
}

/** Bodies as Snapchain's HTTP server writes them. */
export const keyAddJson = (body: KeyAddBody, nameOf: (type: MessageType) => string) => ({
  key: bytesToHex(body.key),
  keyType: body.keyType,
  custodySignature: bytesToHex(body.custodySignature),
  deadline: body.deadline,
  nonce: body.nonce,
  metadata: bytesToHex(body.metadata),
  metadataType: body.metadataType,
  registrationTxHash: bytesToHex(body.registrationTxHash),
  scopes: body.scopes.map(nameOf),
  ttl: body.ttl,
})
export const keyRemoveJson = (body: KeyRemoveBody) => ({
  key: bytesToHex(body.key),
  signature: bytesToHex(body.signature),
  signatureType: body.signatureType,
  deadline: body.deadline,
  nonce: body.nonce,
})
