import { z } from 'zod'
import { channelTypes } from '../channel.ts'
import { credentialKinds, MAX_COUNTED, MAX_CREDENTIALS } from '../credential.ts'
import { primaryWalletReasons } from '../primary-wallet.ts'
import { listFieldNames, plainFieldNames } from '../profile-fields.ts'
import { fieldShape } from '../schemas.ts'

/** The schemas of profiles and their rows: types of responses, and forms of the reference. */

/**
 * The schemas of the API: bodies are validated with them, and the reference is generated from them.
 * Answers are built to these types, not validated.
 */

export const time = z.iso.datetime().describe('RFC 3339')
export const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'must be 0x and 40 hex digits')
  .describe('An address: 0x and 40 hex digits')
export const profileID = z
  .string()
  .regex(/^[A-Za-z0-9_-]{21}$/, 'must be 21 characters of A-Z a-z 0-9 _ -')
  .describe('Stable for the life of the profile')
export const uid = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/, 'must be 0x and 64 hex digits')
  .describe('32 bytes in hex')

const verificationSchema = z
  .object({
    grade: z
      .enum(['proven', 'confirmed', 'reported'])
      .describe(
        'proven: by signatures or chain state, checkable offline; confirmed: two public records refer to each other; reported: by `by` alone',
      ),
    by: z.string().optional().describe('The reporter; only of `reported`'),
    checkedAt: time,
  })
  .meta({ id: 'Verification' })

export const channelTypeSchema = z.enum(channelTypes).meta({ id: 'ChannelType' })

const channelSchema = z
  .object({
    type: channelTypeSchema,
    isVerified: z.boolean().describe('False: an unverified claim'),
    isLocked: z
      .boolean()
      .describe('True: the account exists, and its value is private; `value` is empty then'),
    verification: verificationSchema
      .optional()
      .describe('On every verified channel, and on no other'),
    lapsedAt: time.optional().describe('When a claim that was confirmed before ceased to be'),
    holderChangedAt: time
      .optional()
      .describe(
        'On a name or wallet that another profile had before: since when this one has it, as far as this service saw',
      ),
    disputedSince: time
      .optional()
      .describe('When its silent registry last confirmed an fname of two reported holders'),
    pendingSince: time
      .optional()
      .describe(
        'Since when the account names this profile while it is or was confirmed for another one. It counts after 24 hours and a second fetch',
      ),
    unreadableReason: z
      .string()
      .optional()
      .describe('Why the account cannot be read, where an operator has to change something first'),
    expiresAt: time
      .optional()
      .describe('When a verified row ends: a name counts until its registration does'),
    isExpiryUnknown: z
      .literal(true)
      .optional()
      .describe('On a verified name with an expiry that Ethereum does not record'),
    graceEndsAt: time
      .optional()
      .describe('On the claim to an expired name: until then only its former holder can renew it'),
    lookalikeOf: address
      .optional()
      .describe(
        'Another wallet of the profile with the same first and last four digits. Compare the whole address',
      ),
    place: z
      .int()
      .min(0)
      .optional()
      .describe('The place that the person gave it among their accounts, from 0; absent: none'),
    value: z.string().describe('Wallets in EIP-55, handles in their own letter case'),
    url: z.string().optional(),
    metadata: z
      .array(z.object({ name: z.string(), value: z.string() }))
      .optional()
      .describe('On a farcaster channel the first entry is the fid'),
    source: z.string().optional().describe('With include=proof: the source'),
    checkedAt: time.optional().describe('With include=proof'),
    proof: z
      .looseObject({ method: z.string() })
      .optional()
      .describe('With include=proof: the checkable proof'),
  })
  .meta({ id: 'Channel' })

export const credentialSchema = z
  .object({
    name: z.string(),
    chain: z.string(),
    source: z.string(),
    reference: z.string(),
    uid,
    attester: z
      .string()
      .describe(
        'The signer: an address, or `fid:3` of a cast; for `reported` credentials the name of the issuer that stored it',
      ),
    claimedAttester: z
      .string()
      .optional()
      .describe('The attester named by the issuer, without a signature'),
    issuedAt: time.optional().describe('Absent if unknown'),
    expiresAt: time.optional(),
    url: z.string().describe('The whole record with its evidence'),
    kind: z.enum(credentialKinds).describe('How it can be checked'),
    verification: verificationSchema.describe('The grade'),
    checkedAt: time.optional().describe('With include=proof'),
    proof: z
      .looseObject({ method: z.string() })
      .optional()
      .describe('With include=proof: the checkable proof'),
  })
  .meta({ id: 'Credential' })

const hexText = z
  .string()
  .regex(/^0x([0-9a-f]{2})*$/)
  .describe('Bytes in hex')

const evidenceSchema = z
  .object({
    appKeys: z
      .array(z.looseObject({ fid: z.int(), key: hexText, method: z.string() }))
      .optional()
      .describe('The app keys that signed, and the proof of their owner'),
    custody: z
      .array(z.looseObject({ fid: z.int(), address, method: z.string() }))
      .optional()
      .describe('The custody addresses of the fids'),
    userData: z
      .array(z.object({ dataBytes: hexText, hash: hexText, signature: hexText, signer: hexText }))
      .optional()
      .describe('Messages in which the fid states its name, bio and image'),
    state: z
      .array(
        z.object({
          chainId: z.int(),
          blockHash: hexText,
          address,
          accountProof: z.array(hexText),
          storage: z.array(z.object({ slot: hexText, value: hexText, proof: z.array(hexText) })),
        }),
      )
      .optional()
      .describe('Slots of contracts under the state root of a block (EIP-1186)'),
    blocks: z
      .array(z.object({ chainId: z.int(), hash: hexText, header: hexText }))
      .optional()
      .describe('The RLP headers of those blocks'),
  })
  .meta({ id: 'Evidence' })

export const warningSchema = z
  .object({
    type: z
      .literal('lookalike')
      .describe('The name could be mistaken for that of another person with more proof'),
    of: z
      .object({
        profileID,
        displayName: z.string().optional(),
        handle: z.string(),
        url: z.string().optional(),
      })
      .describe('The other person'),
  })
  .meta({ id: 'Warning' })

export const profileSchema = z
  .object({
    profileID,
    walletAddress: address.optional().describe('The primary wallet, lower case'),
    primaryWalletAddress: address.optional().describe('The same, EIP-55'),
    primaryWalletReason: z
      .enum(primaryWalletReasons)
      .optional()
      .describe(
        'chosen: the Farcaster profile names it; only: no other wallet is verified; first: the first by grade of proof, then by age; custody: no wallet is verified, and it holds the fid',
      ),
    ...fieldShape(plainFieldNames),
    url: z.string().optional().describe("The profile's page"),
    channels: z.array(channelSchema),
    credentials: z
      .array(credentialSchema)
      .max(MAX_CREDENTIALS)
      .describe('By grade, then the newest first'),
    credentialCount: z
      .int()
      .optional()
      .describe(
        `The total, if it is more; ${MAX_COUNTED} means ${MAX_COUNTED} or more. GET /credentials?holder= has all of them`,
      ),
    evidence: evidenceSchema
      .optional()
      .describe('With include=proof: shared evidence of several rows (docs/evidence.md)'),
    ...fieldShape(listFieldNames),
    updatedAt: time.optional().describe('The time of the newest check'),
    ownFields: z
      .array(z.string())
      .optional()
      .describe('The fields that hold the own words of the person'),
    accent: z.string().optional().describe('The colour that the person chose, `#rrggbb`'),
    isSample: z.literal(true).optional().describe('A sample person'),
    warning: warningSchema.optional(),
  })
  .meta({ id: 'Profile' })

/** A profile of a request with `fields`: the requested members alone. */
export const profilePartSchema = z
  .object({ ...profileSchema.partial().shape, profileID })
  .describe('With `fields`: the requested members and profileID')
  .meta({ id: 'ProfilePart' })

const shownChannel = channelSchema.pick({
  type: true,
  value: true,
  isVerified: true,
  metadata: true,
})

/** A profile of a request with `include=proven`. */
export const provenProfileSchema = z
  .object({
    walletAddress: address.optional(),
    primaryWalletAddress: address.optional(),
    ...fieldShape(['avatarUrl', 'displayName', 'bio', 'location', 'highlights']),
    channels: z.array(shownChannel).optional(),
    credentials: z
      .array(
        credentialSchema
          .pick({
            name: true,
            chain: true,
            source: true,
            reference: true,
            uid: true,
            attester: true,
            issuedAt: true,
            expiresAt: true,
            kind: true,
          })
          .partial({ chain: true, source: true, reference: true }),
      )
      .optional(),
  })
  .describe('With `include=proven`: only the members that their evidence shows')
  .meta({ id: 'ProvenProfile' })
