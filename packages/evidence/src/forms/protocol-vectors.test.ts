import {
  bytesToHex,
  encodeAbiParameters,
  type Hex,
  hashTypedData,
  pad,
  parseAbiParameters,
} from 'viem'
import { privateKeyToAccount, sign } from 'viem/accounts'
import { expect, it } from 'vitest'
import { hubJson } from '../../../../test/network/snapchain.ts'
import {
  GASLESS_KEY_ADD_EIP_712_TYPES,
  GASLESS_KEY_REMOVE_EIP_712_TYPES,
  GASLESS_SIGNED_KEY_REQUEST_EIP_712_TYPES,
  Message,
  MessageData as ReferenceData,
} from '../../../../test/reference/farcaster-core.ts'
import {
  decodeMessage,
  encodeMessage,
  isSigned,
  type KeyAddBody,
  type MessageData,
  messageTypes,
  parseMessage,
  signMessage,
} from './farcaster-message.ts'
import { recoverKeyAdder, recoverKeyRemover } from './key-message.ts'

/**
 * The ten messages of farcasterxyz/protocol, `vectors/v1` (June 2026), made again from the keys,
 * times and bodies that its manifest names. The hash that it names for each shows that the signed
 * bytes are the same; Ed25519 and ECDSA signatures follow from the keys.
 */
const byte = (digits: string, length: number): Hex => `0x${digits.repeat(length)}`
const appKey = pad('0x10', { dir: 'right', size: 32 })
const publicKey = '0x69104ef20c6676aacc9e8c291800d1b7e911e20f85b4066156ea118ace44b8d7'
const custodyKey = byte('11', 32)
const DEADLINE = 99_999_999
const FID = 1234

const typed = (privateKey: Hex, form: object, primaryType: string, message: object) =>
  sign({
    hash: hashTypedData({ ...form, primaryType, message } as never),
    privateKey,
    to: 'hex',
  })

async function keyAdd(): Promise<KeyAddBody> {
  const appCustody = byte('22', 32)
  const deadline = BigInt(DEADLINE)
  const request = { requestFid: BigInt(FID), key: publicKey, deadline }
  const form = GASLESS_SIGNED_KEY_REQUEST_EIP_712_TYPES
  const metadata = encodeAbiParameters(
    parseAbiParameters(
      '(uint256 requestFid, address requestSigner, bytes signature, uint256 deadline)',
    ),
    [
      {
        requestFid: BigInt(FID),
        requestSigner: privateKeyToAccount(appCustody).address,
        signature: await typed(appCustody, form, 'SignedKeyRequest', request),
        deadline,
      },
    ],
  )
  const added = { key: publicKey, keyType: 1, scopes: [1], nonce: 1 } as const
  const signed = { fid: BigInt(FID), ...added, ttl: 0, deadline }
  const custodySignature = await typed(custodyKey, GASLESS_KEY_ADD_EIP_712_TYPES, 'KeyAdd', signed)
  return { ...added, scopes: [1], custodySignature, deadline: DEADLINE, metadata, metadataType: 1 }
}

async function keyRemove() {
  const removed = { key: byte('06', 32), nonce: 2 }
  const signature = await typed(custodyKey, GASLESS_KEY_REMOVE_EIP_712_TYPES, 'KeyRemove', {
    fid: BigInt(FID),
    ...removed,
    deadline: BigInt(DEADLINE),
  })
  return { ...removed, signature, signatureType: 1, deadline: DEADLINE }
}

const like = { type: 1, targetCastId: { fid: 321, hash: byte('02', 20) } }
const follow = { type: 'follow', targetFid: 456 }
const verified = {
  address: byte('03', 20),
  claimSignature: byte('05', 65),
  blockHash: byte('04', 32),
}
const text = 'Hello, Farcaster!'

type Body = Omit<MessageData, 'fid' | 'timestamp' | 'network'>
const vectors: [string, Hex, () => Body | Promise<Body>][] = [
  [
    'cast_add_basic',
    '0x27f49c6928369d64495f4c4dd142c2e7389ebf1e',
    () => ({
      type: messageTypes.castAdd,
      castAddBody: { embedsDeprecated: [], mentions: [], mentionsPositions: [], embeds: [], text },
    }),
  ],
  [
    'cast_remove',
    '0xb7d1cd976fb46bf5a6fdbdca32717c8404277e2d',
    () => ({ type: messageTypes.castRemove, castRemoveBody: { targetHash: byte('01', 20) } }),
  ],
  [
    'reaction_add_like',
    '0xbbe457a26f1099b0d75d9965bcac691bbb4ce49a',
    () => ({ type: messageTypes.reactionAdd, reactionBody: like }),
  ],
  [
    'reaction_remove_like',
    '0x8126e4974487b4ca4fff521c5caa2515b292f203',
    () => ({ type: messageTypes.reactionRemove, reactionBody: like }),
  ],
  [
    'link_add_follow',
    '0x17e218e50051a6fc3f2e37431f1d981624e42b0a',
    () => ({ type: messageTypes.linkAdd, linkBody: follow }),
  ],
  [
    'link_remove_follow',
    '0x1fe5ec1ebf33898d74c9cc106403784d14c48862',
    () => ({ type: messageTypes.linkRemove, linkBody: follow }),
  ],
  [
    'user_data_add_display',
    '0x60ee272dd458e0cf081bc3db81a16b26cd56b048',
    () => ({ type: messageTypes.userDataAdd, userDataBody: { type: 2, value: 'Test User' } }),
  ],
  [
    'verification_add_eth',
    '0xd0d99255fd8eff839e793a515e5917b003033e31',
    () => ({
      type: messageTypes.verificationAddAddress,
      verificationAddAddressBody: verified,
    }),
  ],
  [
    'key_add_ed25519',
    '0x424a282bffbf632f16c9dab34fba7df640d8b6a5',
    async () => ({ type: messageTypes.keyAdd, keyAddBody: await keyAdd() }),
  ],
  [
    'key_remove_custody',
    '0x7f9231b62f033121a5c3fff3d7e2a560c9b27cba',
    async () => ({ type: messageTypes.keyRemove, keyRemoveBody: await keyRemove() }),
  ],
]

it.each(vectors)('reads the published message %s', async (_name, hash, body) => {
  const data = { fid: FID, timestamp: 94_608_000, network: 1, ...(await body()) }
  const made = signMessage(data, appKey)
  expect([made.hash, made.signer]).toEqual([hash, publicKey])
  const bytes = encodeMessage(made)
  const read = decodeMessage(bytes)
  expect(read?.data).toMatchObject(data)
  expect(read && isSigned(read)).toBe(true)
  // The protocol's own library reads the same bytes.
  const reference = Message.decode(bytes)
  expect(bytesToHex(reference.hash)).toBe(hash)
})

it.each(['key_add_ed25519', 'key_remove_custody', 'user_data_add_display', 'verification_add_eth'])(
  'reads %s as a node writes it, without the signed bytes',
  async (name) => {
    const [, hash, body] = vectors.find(([one]) => one === name) ?? []
    const data = { fid: FID, timestamp: 94_608_000, network: 1, ...(await body?.()) }
    const message = Message.decode(encodeMessage(signMessage(data as MessageData, appKey)))
    const inner = ReferenceData.decode(message.dataBytes ?? new Uint8Array())
    const json = hubJson({ ...message, data: inner })
    const read = parseMessage(json)
    expect(read?.hash).toBe(hash)
    expect(read && isSigned(read)).toBe(true)
  },
)

it('recovers the custody address from both key messages, as far as nodes accept them', async () => {
  const custody = privateKeyToAccount(custodyKey).address.toLowerCase()
  expect(recoverKeyRemover(FID, await keyRemove())).toBe(custody)
  const added = await keyAdd()
  // The published one has no lifetime, which nodes reject.
  expect(recoverKeyAdder(FID, added)).toBeNull()
  const { key, scopes } = added
  const lasting = { key, keyType: 1, scopes, ttl: 60, nonce: 1 }
  const signed = { fid: BigInt(FID), ...lasting, deadline: BigInt(DEADLINE) }
  const form = GASLESS_KEY_ADD_EIP_712_TYPES
  const custodySignature = await typed(custodyKey, form, 'KeyAdd', signed)
  const body = { ...lasting, custodySignature, deadline: DEADLINE }
  expect(recoverKeyAdder(FID, body)).toBe(custody)
  expect(recoverKeyAdder(FID + 1, body)).not.toBe(custody)
})

it.each([18, 19, 20, 21])('reads nothing of messages of type %i, which channels use', (type) => {
  const data = { type, fid: FID, timestamp: 94_608_000, network: 1 }
  expect(decodeMessage(encodeMessage(signMessage(data, appKey)))).toBeNull()
  const named = { data: { ...data, type: 'MESSAGE_TYPE_CHANNEL_UPDATE', channelUpdateBody: {} } }
  expect(parseMessage(named)).toBeNull()
})
