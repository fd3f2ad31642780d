import { z } from 'zod'
import { changeTypes } from '../change-document.ts'
import { changeSchema } from './change-schema.ts'

/** Identifiers, credential names and issuers of one webhook, each. */
const MAX_TARGETS = 1000
const MAX_NAME = 500

const name = z
  .string()
  .min(1)
  .max(MAX_NAME)
  // PostgreSQL stores neither.
  .refine(
    (text) => !text.includes('\0') && text.isWellFormed(),
    'contains characters that no name has',
  )
const time = z.iso.datetime()

const typeGroups = ['profile', 'credential'] as const

export const webhookSubmissionSchema = z
  .object({
    url: z.string().max(2000).describe('https on port 443, at a public address'),
    types: z
      .array(z.enum([...typeGroups, ...changeTypes]))
      .min(1)
      .max(20)
      .optional()
      .describe('Only these; `profile` and `credential` are all of each; absent: all'),
    identifiers: z
      .array(name)
      .max(MAX_TARGETS)
      .optional()
      .describe('People, by any identifier, as `q` of GET /lookup'),
    credentialNames: z
      .array(name)
      .max(MAX_TARGETS)
      .optional()
      .describe('Exact names of credentials'),
    issuers: z.array(name).max(MAX_TARGETS).optional().describe('Names of issuers'),
  })
  .meta({ id: 'WebhookSubmission' })

const webhookSchema = z
  .object({
    id: z.string(),
    url: z.string(),
    types: z.array(z.enum(changeTypes)).optional().describe('Absent: all'),
    identifiers: z.array(z.string()),
    credentialNames: z.array(z.string()),
    issuers: z.array(z.string()),
    createdAt: time,
    state: z
      .enum(['pending', 'active', 'failing', 'disabled'])
      .describe(
        '`pending`: the receiver has not consented; `failing`: the last attempt failed; `disabled`: nothing is sent any more',
      ),
    reason: z.string().optional().describe('Why it is pending or disabled'),
    deliveredAt: time.optional().describe('Of the last success'),
    pending: z.int().describe('Deliveries that wait'),
    dead: z.int().describe('Deliveries that were given up, and can be replayed'),
  })
  .meta({ id: 'Webhook' })

export const webhookAnswerSchema = z
  .object({ webhook: webhookSchema })
  .meta({ id: 'WebhookAnswer' })

export const webhookWithSecretSchema = z
  .object({
    webhook: webhookSchema,
    secret: z
      .string()
      .describe('Signs what is sent (Standard Webhooks, `whsec_…`); shown only here'),
    previousUntil: time
      .optional()
      .describe('Of a rotation: until when the previous secret signs as well'),
  })
  .meta({ id: 'WebhookWithSecret' })

export const webhooksAnswerSchema = z
  .object({ webhooks: z.array(webhookSchema) })
  .meta({ id: 'WebhooksAnswer' })

export const deliveriesAnswerSchema = z
  .object({
    deliveries: z.array(
      z.object({
        change: changeSchema,
        matched: z.array(z.string()).describe('The subscribed identifiers that led to the person'),
        attempts: z.int(),
        createdAt: time,
        error: z.string().optional().describe('Why the last attempt failed'),
      }),
    ),
    next: z.string().optional().describe('`after` of the next page; absent on the last'),
  })
  .meta({ id: 'DeliveriesAnswer' })

export const replaySchema = z
  .object({
    changes: z
      .array(name)
      .max(MAX_TARGETS)
      .optional()
      .describe('IDs of changes; absent: all that were given up'),
  })
  .meta({ id: 'Replay' })

export const replayAnswerSchema = z.object({ replayed: z.int() }).meta({ id: 'ReplayAnswer' })

export const messageSchema = z
  .object({
    type: z.enum(changeTypes),
    timestamp: time,
    data: changeSchema.extend({
      matched: z
        .array(z.string())
        .optional()
        .describe('The subscribed identifiers that led to the person; absent of a removal'),
    }),
  })
  .meta({ id: 'WebhookMessage' })

export type WebhookSubmission = z.infer<typeof webhookSubmissionSchema>
export type WireWebhook = z.infer<typeof webhookAnswerSchema>['webhook']
