import { z } from 'zod'
import { credentialKinds, MAX_COUNTED } from '../credential.ts'
import { optionalTexts, submittedTexts, textShape } from '../credential-fields.ts'
import { grades } from '../verification.ts'
import { address, credentialSchema, profileID, time, uid } from './profile-schema.ts'

/** The schemas of credentials: what issuers send, and what the credential routes answer. */

const KIB = 1024

const text = (maxBytes: number) =>
  z
    .string()
    .refine(
      (value) => new TextEncoder().encode(value).length <= maxBytes,
      `must be at most ${maxBytes} bytes`,
    )
    .refine(
      (value) => !value.includes('\0') && value.isWellFormed(),
      'must be well-formed text without NUL',
    )
    .meta({ maxLength: maxBytes })

const moment = z
  .union([z.number(), z.string()])
  .describe('Unix seconds, unix milliseconds, or RFC 3339')

export const submissionSchema = z
  .object({
    name: text(KIB)
      .refine((value) => value.trim() !== '', 'must not be empty')
      .refine((value) => [...value].length <= 120, 'must be at most 120 characters')
      .meta({ minLength: 1, maxLength: 120 }),
    attesteeAddress: address.optional(),
    attesteePKID: profileID.optional(),
    attesterAddress: address.optional(),
    attesterPKID: profileID.optional(),
    schemaID: text(4 * KIB).optional(),
    ...textShape(submittedTexts, ({ submitMax }) => text(submitMax).optional()),
    timestamp: moment.optional().describe('When it was attested; now by default'),
    expiresAt: moment.optional(),
    uid: uid.optional().describe('Derived from the content by default'),
    isPublic: z.boolean().optional().describe('False: stored but not shown'),
    isRevoked: z.boolean().optional().describe('True: removed from the profile immediately'),
    attestation: z
      .union([z.record(z.string(), z.unknown()), text(32 * KIB)])
      .optional()
      .describe(
        'A signed EAS off-chain attestation: the object, or its share URL of the EAS explorer',
      ),
  })
  .meta({ id: 'CredentialSubmission' })

const party = z.object({
  address: address.optional(),
  profileID: profileID.optional(),
  fid: z.int().optional(),
})

const recordSchema = z
  .object({
    uid,
    kind: z.enum(credentialKinds),
    name: z.string(),
    ...textShape(optionalTexts, () => z.string().optional()),
    schema: z.object({ uid: z.string(), definition: z.string().optional() }).optional(),
    attester: party
      .extend({
        issuer: z
          .string()
          .optional()
          .describe('Of a `reported` credential: the issuer that stored it'),
      })
      .optional()
      .describe('Who signed'),
    claimedAttester: party
      .optional()
      .describe('The attester named by the issuer, without a signature'),
    onBehalfOf: address.optional().describe('The claimed attester, when the service signed'),
    attestee: party,
    issuer: z.string().describe('Who stored it'),
    issuedAt: time.optional().describe('Absent if unknown'),
    expiresAt: time.optional(),
    revocation: z.object({
      status: z.enum(['active', 'revoked', 'unknown']),
      at: time.optional(),
      checkedAt: time.optional(),
    }),
    verification: z.object({
      method: z.string(),
      result: z.enum(['holds', 'unchecked']),
      checkedAt: time,
    }),
    evidence: z.record(z.string(), z.unknown()).optional(),
    isPublic: z.boolean(),
  })
  .meta({ id: 'CredentialRecord' })

const shownParty = party.pick({ address: true, fid: true })

/** A record of a request with `include=proven`. */
const provenRecordSchema = z
  .object({
    ...recordSchema
      .omit({ claimedAttester: true, revocation: true, verification: true, evidence: true })
      .omit({ isPublic: true, schema: true })
      .partial().shape,
    schema: z.object({ uid: z.string() }).optional(),
    attester: shownParty.optional(),
    attestee: shownParty.optional(),
  })
  .describe('With `include=proven`: only the members that the evidence shows')
  .meta({ id: 'ProvenRecord' })

export const provenRecordAnswerSchema = z
  .object({ credential: provenRecordSchema.nullable().describe('Null if it is invalid') })
  .meta({ id: 'ProvenRecordAnswer' })

export const recordAnswerSchema = z
  .object({
    credential: recordSchema,
    issuers: z
      .array(z.string())
      .optional()
      .describe(
        'All issuers that stored a credential under this uid, if there are several; the first is shown unless the query names one',
      ),
  })
  .meta({ id: 'CredentialAnswer' })

export const storedAnswerSchema = z
  .object({
    credential: recordSchema,
    ignored: z
      .array(z.string())
      .optional()
      .describe('Unknown fields of the body, which were ignored'),
  })
  .meta({ id: 'StoredCredential' })

export const checkAnswerSchema = z
  .object({
    isHeld: z.boolean(),
    credential: recordSchema.optional().describe('The newest one that matches'),
  })
  .meta({ id: 'CheckAnswer' })

export const storedSchema = z
  .object({
    credentials: z.array(credentialSchema),
    credentialCount: z
      .int()
      .describe(`The number on all pages; ${MAX_COUNTED} means ${MAX_COUNTED} or more`),
    cursor: z.string().optional().describe('For the next page; absent on the last'),
  })
  .meta({ id: 'HeldCredentials' })

export const holdersSchema = z
  .object({
    profiles: z.array(
      z.object({
        profileID,
        avatarUrl: z.string().optional(),
        displayName: z.string().optional(),
        bio: z.string().optional(),
        primaryWalletAddress: address.optional(),
        credential: z
          .object({
            uid,
            attester: z
              .string()
              .describe('As on a profile: the signer, or the issuer that reported it'),
            issuer: z.string().describe('Who stored it'),
            grade: z.enum(grades),
            issuedAt: time.optional().describe('Absent if unknown'),
          })
          .describe('The newest one that makes them a holder'),
      }),
    ),
    cursor: z.string().optional().describe('For the next page; absent on the last'),
  })
  .meta({ id: 'Holders' })

export type WireRecord = z.infer<typeof recordSchema>
export type WireHolder = z.infer<typeof holdersSchema>['profiles'][number]
