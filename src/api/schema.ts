import { type ErrorCode, errorCodes } from '@whocast/contract/error.ts'
import { grades } from '@whocast/contract/verification.ts'
import {
  channelTypeSchema,
  profileID,
  profilePartSchema,
  profileSchema,
  provenProfileSchema,
  time,
  warningSchema,
} from '@whocast/contract/wire/profile-schema.ts'
import { z } from 'zod'
import { likenesses, ownMatchTypes } from '../search/match.ts'

const codes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]

export const problemSchema = z
  .object({
    type: z.string().describe('A page about this kind of problem'),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string().describe('The request id'),
    code: z.enum(codes),
    errors: z.array(z.object({ pointer: z.string(), detail: z.string() })).optional(),
    'violated-policies': z.array(z.string()).optional(),
    profiles: z.array(z.never()).max(0).optional().describe('Always empty; on lookups'),
  })
  .meta({ id: 'Problem' })

/** With include=trace: how the answer came about. */
const traceSchema = z.object({
  key: z.string().describe('The identifier as it is stored'),
  from: z.enum(['store', 'sources']).describe('Whether what was stored was fresh enough'),
  sources: z.array(
    z.object({
      source: z.string(),
      outcome: z.enum(['answered', 'no-match', 'failed', 'not-asked']),
      reason: z.string().optional().describe('Why it failed'),
      at: time.optional(),
      tookMs: z.number().optional(),
      isForThisAnswer: z.boolean().describe('False: it was queried before, or not at all'),
    }),
  ),
  profiles: z.array(
    z.object({
      profileID,
      findings: z.array(
        z.object({
          source: z.string(),
          scope: z.string().describe('The subject of the source'),
          checkedAt: time,
          fields: z.array(z.string()).describe('Names of the fields that it gave'),
          isHearsay: z.boolean().describe('From an import or another service: it counts less'),
          channels: z.array(
            z.object({
              type: z.string(),
              value: z.string().optional().describe('Absent of what its owner did not publish'),
              verdict: z.enum(['joined', 'shown', 'claim', 'left-out']),
              why: z.string(),
              grade: z.enum(grades).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
})

export const lookupAnswerSchema = z
  .object({
    profiles: z.array(profileSchema).describe('Empty if there is no match'),
    trace: traceSchema.optional().describe('With include=trace, outside of production'),
  })
  .meta({ id: 'LookupAnswer' })

export const lookupPartAnswerSchema = z
  .object({ profiles: z.array(profilePartSchema), trace: traceSchema.optional() })
  .meta({ id: 'LookupPartAnswer' })

export const provenAnswerSchema = z
  .object({ profiles: z.array(provenProfileSchema) })
  .meta({ id: 'ProvenAnswer' })

export const bulkQuerySchema = z
  .object({ queries: z.array(z.string()).min(1).max(100).describe('Each as `q` of GET /lookup') })
  .meta({ id: 'BulkQuery' })

const bulkRow = z.object({
  query: z.string(),
  profiles: z.array(profileSchema),
  problem: problemSchema.omit({ instance: true, profiles: true }).optional(),
})

export const bulkAnswerSchema = z.object({ answers: z.array(bulkRow) }).meta({ id: 'BulkAnswer' })

export const bulkPartAnswerSchema = z
  .object({ answers: z.array(bulkRow.extend({ profiles: z.array(profilePartSchema) })) })
  .meta({ id: 'BulkPartAnswer' })

export const bulkProvenAnswerSchema = z
  .object({ answers: z.array(bulkRow.extend({ profiles: z.array(provenProfileSchema) })) })
  .meta({ id: 'BulkProvenAnswer' })

export const searchAnswerSchema = z
  .object({
    results: z.array(
      z.object({
        profileID,
        displayName: z.string().optional(),
        handle: z.string().describe('`@dwr`, an ENS name, `FID 42`, or a short address'),
        handleGrade: z
          .enum([...grades, 'claimed'])
          .optional()
          .describe('The grade of the account that the handle names'),
        avatarUrl: z.string().optional(),
        url: z.string().optional().describe("The profile's page on this service"),
        match: z
          .object({
            type: z.union([z.enum(ownMatchTypes), channelTypeSchema]),
            value: z.string().describe('The matching text, as on the profile'),
            grade: z
              .enum(grades)
              .optional()
              .describe('The grade of a matching account or credential; absent for claims'),
          })
          .describe('The best match of this person'),
        warning: warningSchema.optional(),
        likeness: z
          .enum(likenesses)
          .describe('How the value matches the query; `similar`: with a typing error'),
        lookalikeCount: z
          .int()
          .optional()
          .describe('Further matching people who could be mistaken for this person'),
        lookalikes: z
          .array(z.object({ profileID, handle: z.string() }))
          .optional()
          .describe('The first of them'),
      }),
    ),
  })
  .meta({ id: 'SearchAnswer' })

/** A profile as the reference describes it; evidence is described in docs/evidence.md. */
export type DocumentedProfile = Omit<z.infer<typeof profileSchema>, 'evidence'>
const lagSeconds = z
  .number()
  .int()
  .optional()
  .describe('The lag behind the node; absent before the start')
const completeSince = z.iso
  .datetime()
  .optional()
  .describe('When all of Farcaster had been read; absent before that')

export const statusSchema = z
  .object({
    network: z.object({
      isFollowed: z.boolean().describe('Whether a Farcaster node is followed'),
      isCurrent: z
        .boolean()
        .describe('All of Farcaster is stored and changes are followed: lookups ask no node'),
      fids: z.number().int().describe('Known Farcaster IDs'),
      expectedFids: z.number().int().describe('Farcaster IDs according to the node'),
      completeSince,
      lagSeconds,
      shards: z.array(
        z.object({
          shard: z.number().int(),
          state: z.enum(['waiting', 'reading', 'following']),
          fids: z.number().int(),
          expectedFids: z.number().int(),
          readFids: z.number().int().optional().describe('Read by the pass under way'),
          completeSince,
          lagSeconds,
          unreadFids: z.number().int().describe('Failed to read; retried'),
        }),
      ),
    }),
  })
  .meta({ id: 'Status' })

export type WireStatus = z.infer<typeof statusSchema>
export type WireTrace = z.infer<typeof traceSchema>
export type WireResult = z.infer<typeof searchAnswerSchema>['results'][number]
