import { z } from 'zod'
import {
  checkAnswerSchema,
  heldSchema,
  holdersSchema,
  recordAnswerSchema,
  recordSchema,
  storedAnswerSchema,
  submissionSchema,
} from './credential-schema.ts'
import {
  challengeSchema,
  changesSchema,
  channelNameSchema,
  linkSchema,
  notificationsSchema,
  notifiedSchema,
  ownAccountsSchema,
  ownSchema,
  receiptSchema,
  sessionSchema,
  signedInSchema,
  signedOutSchema,
  signInLinkSchema,
  signInSchema,
  statementSchema,
} from './owner-schema.ts'
import {
  bulkAnswerSchema,
  bulkQuerySchema,
  changeSchema,
  changesAnswerSchema,
  channelSchema,
  channelTypeSchema,
  credentialSchema,
  evidenceSchema,
  lookupAnswerSchema,
  problemSchema,
  profileSchema,
  searchAnswerSchema,
  statusSchema,
  verificationSchema,
  warningSchema,
} from './schema.ts'
import {
  deliveriesAnswerSchema,
  messageSchema,
  replayAnswerSchema,
  replaySchema,
  webhookAnswerSchema,
  webhookSchema,
  webhookSubmissionSchema,
  webhooksAnswerSchema,
  webhookWithSecretSchema,
} from './webhook-schema.ts'

const named = {
  Challenge: challengeSchema,
  SignIn: signInSchema,
  SignInByLink: linkSchema,
  SignInLink: signInLinkSchema,
  SignedIn: signedInSchema,
  SignedOut: signedOutSchema,
  Session: sessionSchema,
  Own: ownSchema,
  OwnAccounts: ownAccountsSchema,
  Notifications: notificationsSchema,
  Notified: notifiedSchema,
  OwnerChanges: changesSchema,
  Statement: statementSchema,
  Receipt: receiptSchema,
  ChannelType: channelTypeSchema,
  ChannelName: channelNameSchema,
  Channel: channelSchema,
  Credential: credentialSchema,
  Verification: verificationSchema,
  Evidence: evidenceSchema,
  Profile: profileSchema,
  Problem: problemSchema,
  LookupAnswer: lookupAnswerSchema,
  BulkQuery: bulkQuerySchema,
  BulkAnswer: bulkAnswerSchema,
  CredentialSubmission: submissionSchema,
  CredentialRecord: recordSchema,
  CredentialAnswer: recordAnswerSchema,
  StoredCredential: storedAnswerSchema,
  CheckAnswer: checkAnswerSchema,
  Holders: holdersSchema,
  HeldCredentials: heldSchema,
  SearchAnswer: searchAnswerSchema,
  Status: statusSchema,
  Warning: warningSchema,
  Change: changeSchema,
  ChangesAnswer: changesAnswerSchema,
  WebhookSubmission: webhookSubmissionSchema,
  Webhook: webhookSchema,
  WebhookAnswer: webhookAnswerSchema,
  WebhookWithSecret: webhookWithSecretSchema,
  WebhooksAnswer: webhooksAnswerSchema,
  DeliveriesAnswer: deliveriesAnswerSchema,
  Replay: replaySchema,
  ReplayAnswer: replayAnswerSchema,
  WebhookMessage: messageSchema,
}

/** All named schemas, as the document holds them. */
export function componentSchemas(): Record<string, unknown> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => `#/components/schemas/${id}`,
    io: 'input',
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => {
      const { $schema: _schema, $id: _id, id: _own, ...rest } = schema as Record<string, unknown>
      return [id, rest]
    }),
  )
}

/** A reference to a named schema of the document. */
export const ref = (name: keyof typeof named) => ({ $ref: `#/components/schemas/${name}` })

/** A response header; `type` is of JSON Schema. */
export const header = (description: string, type = 'string') => ({ description, schema: { type } })

export const standardHeaders = {
  'X-Request-Id': header('Of this request; `instance` of problems'),
  'RateLimit-Policy': header('The limit: "anon";q=120;w=60'),
  RateLimit: header('The remaining requests: "anon";r=118;t=42'),
}

/** A 200 with a named schema as its body. */
export const ok = (name: keyof typeof named, description: string) => ({
  description,
  headers: { ...standardHeaders, ETag: header('For If-None-Match') },
  content: { 'application/json': { schema: ref(name) } },
})

/** A 200 whose body is one of several named schemas. */
export const okEither = (names: (keyof typeof named)[], description: string) => ({
  ...ok(names[0] ?? 'Profile', description),
  content: { 'application/json': { schema: { anyOf: names.map(ref) } } },
})

/** An error as a problem document (RFC 9457). */
export const problem = (description: string, headers: object = {}) => ({
  description,
  headers: { ...standardHeaders, ...headers },
  content: { 'application/problem+json': { schema: ref('Problem') } },
})

const retryAfter = { 'Retry-After': header('Seconds until a retry', 'integer') }

export const commonProblems = {
  '400': problem('Invalid identifier or malformed request'),
  '429': problem('Rate limit exceeded', retryAfter),
  '500': problem('Internal error'),
}

export const readProblems = { '304': { description: 'Not modified' }, ...commonProblems }

export const lookupProblems = {
  ...readProblems,
  '503': problem('Nothing is stored, and the sources are unavailable', retryAfter),
}

/** A parameter; those in the path are required. */
export const parameter = (
  place: 'path' | 'query',
  name: string,
  description: string,
  schema: object,
  example?: unknown,
) => ({
  name,
  in: place,
  required: place === 'path',
  description,
  schema,
  ...(example === undefined ? {} : { example }),
})
