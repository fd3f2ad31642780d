import { credentialKinds } from '@whocast/contract/credential.ts'
import { identifierRoutes } from '@whocast/contract/identifier.ts'
import { grades } from '@whocast/contract/verification.ts'
import { parameter, type Reference } from './route.ts'
import { lookupAnswerSchema, lookupPartAnswerSchema } from './schema.ts'

/** The parts of the reference that several routes have in common. */

export const sampleAddress: string = identifierRoutes.eth.parameters[0]?.example ?? ''

export const identifierSchema = { type: 'string', maxLength: 255 }

/** The form of profiles. */
export const formParameters = [
  { $ref: '#/components/parameters/include' },
  { $ref: '#/components/parameters/fields' },
  { $ref: '#/components/parameters/known' },
  { $ref: '#/components/parameters/issuers' },
]

export const lookupProblems = {
  400: 'Invalid identifier or parameter',
  503: 'The sources are unavailable and nothing is stored; or the service is overloaded',
}

export const lookupReference = {
  tag: 'Lookup',
  answer: {
    schema: [lookupAnswerSchema, lookupPartAnswerSchema],
    description: 'The profiles, none if there is no match; with `fields` parts of profiles',
  },
  problems: {
    ...lookupProblems,
    403: 'With include=trace in production',
  },
  hasTag: true,
} satisfies Partial<Reference>

export const namedCredential = parameter(
  'query',
  'credentialName',
  'Its name',
  { type: 'string', minLength: 1, maxLength: 500 },
  'Skill: Engineering',
)

const text = { type: 'string', maxLength: 500 }
export const filterParameters = [
  parameter(
    'query',
    'attester',
    'Only those of this attester: an address, `fid:3`, or the issuer that reported it',
    text,
  ),
  parameter('query', 'issuer', 'Only those that this issuer stored', text),
  parameter('query', 'schema', "Only those of this schema's uid", text),
  parameter('query', 'kind', 'Only those of this kind', {
    type: 'string',
    enum: [...credentialKinds],
  }),
  parameter('query', 'grade', 'Only those of this grade', { type: 'string', enum: [...grades] }),
]

export const webhookId = parameter('path', 'id', 'The ID from its creation', { type: 'string' })
