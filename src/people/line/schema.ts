import { credentialKinds } from '@whocast/contract/credential.ts'
import { LONGEST_MESSAGE } from '@whocast/evidence/forms/owner-decision.ts'
import type { Address, Hex } from 'viem'
import { z } from 'zod'
import { IMPORT_SOURCE } from './source-names.ts'

/**
 * In one check: a person has forty texts, and each check of a schema costs as much as all that it
 * looks at.
 */
const text = (max: number) =>
  z.string().check(({ value, issues }) => {
    const common = { origin: 'string', inclusive: true, input: value } as const
    if (value.length < 1) issues.push({ code: 'too_small', minimum: 1, ...common })
    else if (value.length > max) issues.push({ code: 'too_big', maximum: max, ...common })
    else if (!value.isWellFormed())
      issues.push({ code: 'custom', message: 'is not well-formed Unicode', input: value })
    else if (value.includes('\0'))
      issues.push({ code: 'custom', message: 'contains a NUL', input: value })
  })

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

const webUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
  .max(2048)
  .or(z.string().regex(/^\/samples\/avatars\/[a-z0-9-]+\.png$/, 'must be an http(s) URL'))

const metadata = z
  .array(
    z
      .object({ name: text(100), value: text(1000) })
      .nullable()
      .catch(null),
  )
  .transform((entries) => entries.filter((entry) => entry !== null).slice(0, 50))

/**
 * An account of a line. Fields that answers of the API have beside these are derived, and not read.
 */
export const channel = z.object({
  type: text(100),
  value: text(255),
  isVerified: z.boolean().default(false),
  isPublic: z.boolean().optional(),
  metadata: metadata.optional(),
  since: time.optional(),
  proof: z.looseObject({ method: text(100) }).optional(),
})
export const channelKeys: ReadonlySet<string> = new Set([
  ...Object.keys(channel.shape),
  'url',
  'source',
  'checkedAt',
  'isLocked',
  'verification',
  'place',
  'lapsedAt',
  'expiresAt',
  'isExpiryUnknown',
  'graceEndsAt',
])

const link = z.object({ title: text(500), url: webUrl })
const job = z.object({
  jobTitle: text(500).optional(),
  orgWebsite: text(2048).optional(),
  employmentType: text(100).optional(),
  startDate: text(100).optional(),
  endDate: text(100).optional(),
  location: text(500).optional(),
  isVerified: z.boolean().optional(),
})
const event = z.looseObject({
  id: text(500).or(z.number().transform(String)),
  source: text(500).optional(),
  name: text(500).optional(),
  description: text(5000).optional(),
  eventUrl: webUrl.optional(),
  imageUrl: webUrl.optional(),
})
const guild = z.object({
  guildId: z.number().int(),
  roleIds: z.array(z.number().int()).max(1000).default([]),
  isAdmin: z.boolean().optional(),
  isOwner: z.boolean().optional(),
  joinedAt: text(100).optional(),
})

/** What a person says of themselves. */
export const fields = {
  avatarUrl: webUrl,
  displayName: text(500),
  bio: text(5000),
  location: text(500),
  jobTitle: text(500),
  primarySkill: text(500),
  networkingStatus: text(500),
}

/** The same in lists, of which each entry is read by itself. */
export const lists = { highlights: link, workExperience: job, events: event, guilds: guild }
export const MOST_ENTRIES = 500

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
  name: text(500),
  value: text(4096).optional(),
  schema: z.object({ uid: text(4096), definition: text(4096).optional() }).optional(),
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
    .object({
      status: z.enum(['active', 'revoked', 'unknown']),
      at: time.optional(),
      checkedAt: time.optional(),
    })
    .optional(),
  verification: z
    .object({ method: text(100), result: z.enum(['holds', 'unchecked']), checkedAt: time })
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

/** What an owner decided, as it was signed. */
export const owner = z.object({
  statement: text(LONGEST_MESSAGE),
  signature: z
    .string()
    .max(32_768)
    .regex(/^0x[0-9a-fA-F]+$/, 'must be 0x and hex digits')
    .transform((hex) => hex as Hex),
  address,
  contractChainId: z.number().int().positive().optional(),
})

export const source = z.object({ source: text(100), scope: text(300), checkedAt: time })

/** The rest of a line (docs/operating.md, "The people file"), each read by itself. */
export const person = {
  profileID,
  isSample: z.boolean(),
  updatedAt: time,
  walletAddress: address,
}
export const lineKeys: ReadonlySet<string> = new Set([
  ...Object.keys(person),
  ...Object.keys(fields),
  ...Object.keys(lists),
  'channels',
  'credentials',
  'learned',
  'primaryWalletAddress',
  'url',
  'evidence',
  'credentialCount',
  'owner',
  'ownFields',
  'accent',
])

/** One account of a line, once read. */
export type LineChannel = z.output<typeof channel>

/** One credential of a line, once read: of its person, or of whom it names. */
export type LineCredential = z.output<typeof credential>
