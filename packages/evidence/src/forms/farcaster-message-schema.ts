import type { Field, Schema } from './protobuf.ts'

/**
 * The protobuf fields of Farcaster's messages, with the names that hubs write in JSON.
 *
 * @see https://github.com/farcasterxyz/protocol/blob/main/docs/SPECIFICATION.md#1-messages
 */

const uint = (name: string, tag: number, more: Partial<Field> = {}): Field => ({
  name,
  tag,
  kind: 'uint',
  ...more,
})
const text = (name: string, tag: number): Field => ({ name, tag, kind: 'text' })
const bytes = (name: string, tag: number, ...aliases: string[]): Field => ({
  name,
  tag,
  kind: 'bytes',
  aliases,
})
const utf8 = (name: string, tag: number): Field => ({ name, tag, kind: 'utf8' })
const one = (name: string, tag: number, schema: Schema, ...aliases: string[]): Field => ({
  name,
  tag,
  kind: { one: schema },
  aliases,
})

export const protocolNames = { PROTOCOL_ETHEREUM: 0, PROTOCOL_SOLANA: 1, ETHEREUM: 0, SOLANA: 1 }

const castIdSchema: Schema = [uint('fid', 1), bytes('hash', 2)]
const embedSchema: Schema = [text('url', 1), one('castId', 2, castIdSchema)]
// In the order of the protocol's own encoders, which write the parent, a oneof, before the text.
const castAddSchema: Schema = [
  { name: 'embedsDeprecated', tag: 1, kind: 'texts' },
  { name: 'mentions', tag: 2, kind: 'uints' },
  one('parentCastId', 3, castIdSchema),
  text('parentUrl', 7),
  text('text', 4),
  { name: 'mentionsPositions', tag: 5, kind: 'uints' },
  { name: 'embeds', tag: 6, kind: { many: embedSchema } },
  uint('type', 8, { names: { CAST: 0, LONG_CAST: 1, TEN_K_CAST: 2 } }),
]
const verificationAddSchema: Schema = [
  bytes('address', 1),
  bytes('claimSignature', 2, 'ethSignature', 'signature'),
  bytes('blockHash', 3),
  uint('verificationType', 4, { aliases: ['type'] }),
  uint('chainId', 5),
  uint('protocol', 7, { names: protocolNames }),
]
const userDataNames = {
  USER_DATA_TYPE_PFP: 1,
  USER_DATA_TYPE_DISPLAY: 2,
  USER_DATA_TYPE_BIO: 3,
  USER_DATA_TYPE_URL: 5,
  USER_DATA_TYPE_USERNAME: 6,
  USER_DATA_TYPE_LOCATION: 7,
  USER_DATA_TYPE_TWITTER: 8,
  USER_DATA_TYPE_GITHUB: 9,
  USER_DATA_TYPE_BANNER: 10,
  USER_DATA_PRIMARY_ADDRESS_ETHEREUM: 11,
  USER_DATA_PRIMARY_ADDRESS_SOLANA: 12,
  USER_DATA_TYPE_PRIMARY_ADDRESS_ETHEREUM: 11,
  USER_DATA_TYPE_PRIMARY_ADDRESS_SOLANA: 12,
  USER_DATA_TYPE_PROFILE_TOKEN: 13,
  USER_DATA_TYPE_LIVE_AT: 14,
}
const usernameProofSchema: Schema = [
  uint('timestamp', 1),
  text('name', 2),
  bytes('owner', 3),
  bytes('signature', 4),
  uint('fid', 5),
  uint('type', 6, {
    names: { USERNAME_TYPE_FNAME: 1, USERNAME_TYPE_ENS_L1: 2, USERNAME_TYPE_BASENAME: 3 },
  }),
]
const reactionSchema: Schema = [
  uint('type', 1, { names: { REACTION_TYPE_LIKE: 1, REACTION_TYPE_RECAST: 2 } }),
  one('targetCastId', 2, castIdSchema),
  text('targetUrl', 3),
]
const linkSchema: Schema = [text('type', 1), uint('displayTimestamp', 2), uint('targetFid', 3)]
const messageTypeNames = {
  MESSAGE_TYPE_CAST_ADD: 1,
  MESSAGE_TYPE_CAST_REMOVE: 2,
  MESSAGE_TYPE_REACTION_ADD: 3,
  MESSAGE_TYPE_REACTION_REMOVE: 4,
  MESSAGE_TYPE_LINK_ADD: 5,
  MESSAGE_TYPE_LINK_REMOVE: 6,
  MESSAGE_TYPE_VERIFICATION_ADD_ETH_ADDRESS: 7,
  MESSAGE_TYPE_VERIFICATION_ADD_ADDRESS: 7,
  MESSAGE_TYPE_VERIFICATION_REMOVE: 8,
  MESSAGE_TYPE_USER_DATA_ADD: 11,
  MESSAGE_TYPE_USERNAME_PROOF: 12,
  MESSAGE_TYPE_FRAME_ACTION: 13,
  MESSAGE_TYPE_LINK_COMPACT_STATE: 14,
  MESSAGE_TYPE_LEND_STORAGE: 15,
  MESSAGE_TYPE_KEY_ADD: 16,
  MESSAGE_TYPE_KEY_REMOVE: 17,
}
/** Returns the number of a message type by its name; undefined for types unknown here. */
export const messageTypeOf = (name: string): number | undefined =>
  Object.hasOwn(messageTypeNames, name)
    ? messageTypeNames[name as keyof typeof messageTypeNames]
    : undefined

const keyAddSchema: Schema = [
  bytes('key', 1),
  uint('keyType', 2),
  bytes('custodySignature', 3),
  uint('deadline', 4),
  uint('nonce', 5),
  bytes('metadata', 6),
  uint('metadataType', 7),
  bytes('registrationTxHash', 8),
  { name: 'scopes', tag: 9, kind: 'uints', names: messageTypeNames },
  uint('ttl', 10),
]
const keyRemoveSchema: Schema = [
  bytes('key', 1),
  bytes('signature', 2),
  uint('signatureType', 3),
  uint('deadline', 4),
  uint('nonce', 5),
]
const frameActionSchema: Schema = [
  utf8('url', 1),
  uint('buttonIndex', 2),
  one('castId', 3, castIdSchema),
  utf8('inputText', 4),
  utf8('state', 5),
  bytes('transactionId', 6),
  bytes('address', 7),
]
export const messageDataSchema: Schema = [
  uint('type', 1, { names: messageTypeNames }),
  uint('fid', 2),
  uint('timestamp', 3),
  uint('network', 4, {
    names: {
      FARCASTER_NETWORK_MAINNET: 1,
      FARCASTER_NETWORK_TESTNET: 2,
      FARCASTER_NETWORK_DEVNET: 3,
    },
  }),
  one('castAddBody', 5, castAddSchema),
  one('castRemoveBody', 6, [bytes('targetHash', 1)]),
  one('reactionBody', 7, reactionSchema),
  one('verificationAddAddressBody', 9, verificationAddSchema, 'verificationAddEthAddressBody'),
  one('verificationRemoveBody', 10, [
    bytes('address', 1),
    uint('protocol', 2, { names: protocolNames }),
  ]),
  one('userDataBody', 12, [uint('type', 1, { names: userDataNames }), text('value', 2)]),
  one('linkBody', 14, linkSchema),
  one('usernameProofBody', 15, usernameProofSchema),
  one('frameActionBody', 16, frameActionSchema),
  one('keyAddBody', 19, keyAddSchema),
  one('keyRemoveBody', 20, keyRemoveSchema),
]
/** `Message` without its data. */
export const envelopeSchema: Schema = [
  bytes('hash', 2),
  uint('hashScheme', 3, { names: { HASH_SCHEME_BLAKE3: 1 } }),
  bytes('signature', 4),
  uint('signatureScheme', 5, {
    names: { SIGNATURE_SCHEME_ED25519: 1, SIGNATURE_SCHEME_EIP712: 2 },
  }),
  bytes('signer', 6),
  bytes('dataBytes', 7),
]
export const messageSchema: Schema = [one('data', 1, messageDataSchema), ...envelopeSchema]
