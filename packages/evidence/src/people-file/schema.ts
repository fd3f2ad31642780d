import { credentialKinds } from '@whocast/contract/credential.ts'
import { credentialTexts, optionalTexts, textShape } from '@whocast/contract/credential-fields.ts'
import { fieldNames } from '@whocast/contract/profile-fields.ts'
import { storableText } from '@whocast/contract/schemas.ts'
import type { Address, Hex } from 'viem'
import { z } from 'zod'
import { MAX_MESSAGE } from '../forms/owner-decision.ts'
import { IMPORT_SOURCE } from './source-names.ts'

/** Unix seconds, from a number or RFC 3339. */
const time = z.union([
  z.number().int().nonnegative().max(253_402_300_799),
  z.iso.datetime({ offset: true }).transform((iso) => Math.floor(Date.parse(iso) / 1000)),
])

const hex32 = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/, 'must be 0x and 64 hex digits')
  .transform((hex) => hex.toLowerCase() as Hex)

const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'must be 0x and 40 hex digits')
  .transform((hex) => hex.toLowerCase() as Address)

const profileID = z
  .string()
  .regex(/^[A-Za-z0-9_-]{21}$/, 'must be 21 characters of A-Z a-z 0-9 _ -')

const metadata = z
  .array(
    z
      .object({ name: storableText(100), value: storableText(1000) })
      .nullable()
      .catch(null),
  )
  .transform((entries) => entries.filter((entry) => entry !== null).slice(0, 50))

/** An account of a line. Other fields of API responses are derived, and ignored. */
export const channel = z.object({
  type: storableText(100),
  value: z.string().max(0).or(storableText(255)).default(''),
  isVerified: z.boolean().default(false),
  isLocked: z.boolean().default(false),
  url: z.string().optional(),
  isPublic: z.boolean().optional(),
  metadata: metadata.optional(),
  since: time.optional(),
  proof: z.looseObject({ method: storableText(100) }).optional(),
})
export const channelKeys: ReadonlySet<string> = new Set([
  ...Object.keys(channel.shape),
  'source',
  'checkedAt',
  'verification',
  'place',
  'lapsedAt',
  'holderChangedAt',
  'disputedSince',
  'pendingSince',
  'unreadableReason',
  'lookalikeOf',
  'expiresAt',
  'isExpiryUnknown',
  'graceEndsAt',
])

/** A party as an object, or as rows name one: `0x…`, `fid:3`, a profile ID. */
const party = z.union([
  address.transform((hex) => ({ address: hex, profileID: undefined, fid: undefined })),
  z
    .string()
    .regex(/^fid:[1-9]\d{0,15}$/, 'must be an address, fid:3 or a profile ID')
    .transform((fid) => ({ address: undefined, profileID: undefined, fid: Number(fid.slice(4)) })),
  profileID.transform((id) => ({ address: undefined, profileID: id, fid: undefined })),
  z.object({
    address: address.optional(),
    profileID: profileID.optional(),
    fid: z.number().int().positive().optional(),
  }),
])

/** A credential of a line, once what rows of the API say in another way was put in this one. */
export const credential = z.object({
  uid: hex32.optional(),
  kind: z.enum(credentialKinds).default('reported'),
  name: storableText(credentialTexts.name.max),
  ...textShape(optionalTexts, ({ max }) => storableText(max).optional()),
  schema: z
    .object({ uid: storableText(4096), definition: storableText(4096).optional() })
    .optional(),
  /** The place among the credentials of the line, from 0: rows without times stay in order. */
  place: z.number().int().min(0).max(100_000).optional(),
  attester: party.optional(),
  claimedAttester: party.optional(),
  onBehalfOf: address.optional(),
  attestee: party.optional(),
  issuer: storableText(200).default(IMPORT_SOURCE),
  issuedAt: time.optional(),
  expiresAt: time.optional(),
  revocation: z
    .object({
      status: z.enum(['active', 'revoked', 'unknown']),
      at: time.optional(),
      checkedAt: time.optional(),
    })
    .optional(),
  verification: z
    .object({ method: storableText(100), result: z.enum(['holds', 'unchecked']), checkedAt: time })
    .optional(),
  evidence: z.record(z.string(), z.unknown()).optional(),
  isPublic: z.boolean().default(true),
})
export const credentialKeys: ReadonlySet<string> = new Set([
  ...Object.keys(credential.shape),
  'url',
  'proof',
  'checkedAt',
])

export const owner = z.object({
  statement: storableText(MAX_MESSAGE),
  signature: z
    .string()
    .max(32_768)
    .regex(/^0x[0-9a-fA-F]+$/, 'must be 0x and hex digits')
    .transform((hex) => hex as Hex),
  address,
  contractChainId: z.number().int().positive().optional(),
})

export const source = z.object({
  source: storableText(100),
  scope: storableText(300),
  checkedAt: time,
})

/** The rest of a line (docs/operating.md, "The people file"), each read by itself. */
export const person = {
  profileID,
  isSample: z.boolean(),
  updatedAt: time,
  walletAddress: address,
}
export const lineKeys: ReadonlySet<string> = new Set([
  ...Object.keys(person),
  ...fieldNames,
  'channels',
  'credentials',
  'learned',
  'primaryWalletAddress',
  'primaryWalletReason',
  'url',
  'evidence',
  'credentialCount',
  'owner',
  'ownFields',
  'accent',
])

export type LineChannel = z.output<typeof channel>

export type LineCredential = z.output<typeof credential>
