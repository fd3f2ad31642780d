import type { Address, Hex } from 'viem'
import { z } from 'zod'
import { IMPORT_SOURCE } from './source-names.ts'

const text = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((value) => value.isWellFormed(), 'is not well-formed Unicode')
    .refine((value) => !value.includes('\0'), 'contains a NUL')

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

const profileID = z.string().regex(/^[A-Za-z0-9_-]{21}$/, 'must be 21 characters of A-Z a-z 0-9 _ -')

const webUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
  .max(2048)
  .or(z.string().regex(/^\/samples\/avatars\/[a-z0-9-]+\.png$/, 'must be an http(s) URL'))

const metadata = z.array(z.object({ name: text(100), value: text(1000) }).strict()).max(50)

const channel = z
  .object({
    type: z.string(),
    value: text(255),
    isVerified: z.boolean().default(false),
    isPublic: z.boolean().optional(),
    metadata: metadata.optional(),
    since: time.optional(),
    proof: z.looseObject({ method: text(100) }).optional(),
    // Derived fields of the wire form: read and left, so that an answer of the API can be imported as it is.
    url: z.string().optional(),
    source: z.string().optional(),
    checkedAt: z.unknown().optional(),
  })
  .strict()

/** What a person says of themselves. */
export const fields = {
  avatarUrl: webUrl.optional(),
  displayName: text(500).optional(),
  bio: text(5000).optional(),
  location: text(500).optional(),
  jobTitle: text(500).optional(),
  primarySkill: text(500).optional(),
  networkingStatus: text(500).optional(),
  highlights: z
    .array(z.object({ title: text(500), url: webUrl }).strict())
    .max(100)
    .optional(),
  workExperience: z
    .array(
      z
        .object({
          jobTitle: text(500).optional(),
          orgWebsite: text(2048).optional(),
          employmentType: text(100).optional(),
          startDate: text(100).optional(),
          endDate: text(100).optional(),
          location: text(500).optional(),
          isVerified: z.boolean().optional(),
        })
        .strict(),
    )
    .max(100)
    .optional(),
  events: z
    .array(
      z.looseObject({
        id: text(500),
        source: text(500).optional(),
        name: text(500).optional(),
        description: text(5000).optional(),
        eventUrl: webUrl.optional(),
        imageUrl: webUrl.optional(),
      }),
    )
    .max(500)
    .optional(),
  guilds: z
    .array(
      z
        .object({
          guildId: z.number().int(),
          roleIds: z.array(z.number().int()),
          isAdmin: z.boolean().optional(),
          isOwner: z.boolean().optional(),
          joinedAt: text(100).optional(),
        })
        .strict(),
    )
    .max(500)
    .optional(),
}

const party = z.union([
  address.transform((hex) => ({ address: hex, profileID: undefined, fid: undefined })),
  z
    .object({ address: address.optional(), profileID: profileID.optional(), fid: z.number().int().positive().optional() })
    .strict(),
])

const credential = z
  .object({
    uid: hex32.optional(),
    kind: z.enum(['eas-offchain', 'eas-onchain', 'farcaster-cast', 'reported']).default('reported'),
    name: text(120),
    value: text(4096).optional(),
    schema: z
      .object({ uid: hex32, definition: text(4096).optional() })
      .strict()
      .optional(),
    attester: party.optional(),
    claimedAttester: party.optional(),
    onBehalfOf: address.optional(),
    attestee: party.optional(),
    issuer: text(200).default(IMPORT_SOURCE),
    source: text(4096).optional(),
    chain: text(4096).optional(),
    reference: text(4096).optional(),
    data: text(16_384).optional(),
    issuedAt: time.optional(),
    expiresAt: time.optional(),
    revocation: z
      .object({ status: z.enum(['active', 'revoked', 'unknown']), at: time.optional(), checkedAt: time.optional() })
      .strict()
      .optional(),
    verification: z
      .object({ method: text(100), result: z.enum(['holds', 'unchecked']), checkedAt: time })
      .strict()
      .optional(),
    evidence: z.record(z.string(), z.unknown()).optional(),
    isPublic: z.boolean().default(true),
    url: z.string().optional(),
  })
  .strict()

const learned = z
  .object({ source: text(100), scope: text(300), checkedAt: time, ...fields, channels: z.array(channel).max(300).default([]) })
  .strict()

/** One line of a people file (docs/operating.md, "The people file"). */
export const line = z
  .object({
    profileID: profileID.optional(),
    ...fields,
    isSample: z.boolean().optional(),
    updatedAt: time.optional(),
    walletAddress: address.optional(),
    channels: z.array(channel).max(300).default([]),
    credentials: z.array(credential).max(1000).default([]),
    learned: z.array(learned).max(300).default([]),
    primaryWalletAddress: z.string().optional(),
    url: z.string().optional(),
  })
  .strict()

/** The fields of a line, or of what one source learned, once read. */
export type LineFields = Pick<z.output<typeof line>, keyof typeof fields>

/** One account of a line, once read. */
export type LineChannel = z.output<typeof channel>

/** One credential of a line, once read: of its person, or of whom it names. */
export type LineCredential = z.output<typeof credential>
