import { channelTypes } from '@whocast/contract/channel.ts'
import { credentialKinds } from '@whocast/contract/credential.ts'
import { type IdentifierRoute, identifierRoutes } from '@whocast/contract/identifier.ts'
import { grades } from '@whocast/contract/verification.ts'
import { DEFAULT_RESULTS, LONGEST_QUERY, MOST_RESULTS } from '../people/search.ts'
import { ownMatchTypes } from '../search/match.ts'
import { ownerOperations } from './openapi-owner.ts'
import {
  commonProblems,
  header,
  lookupProblems,
  ok,
  okEither,
  parameter,
  problem,
  readProblems,
  ref,
  standardHeaders,
} from './openapi-parts.ts'
import { webhookOperations } from './openapi-webhooks.ts'
import {
  type OperationId,
  sampleQueries,
  sampleSubmission,
  type UnlistedOperation,
} from './routes.ts'

const text = { type: 'string', maxLength: 255 }

const credentialName = {
  ...parameter(
    'query',
    'credentialName',
    'Its name',
    { type: 'string', minLength: 1, maxLength: 500 },
    'Skill: Engineering',
  ),
  required: true,
}

const filterParameters = [
  parameter(
    'query',
    'attester',
    'Only those of this attester: an address, `fid:3`, or the issuer that reported it',
    {
      type: 'string',
      maxLength: 500,
    },
  ),
  parameter('query', 'issuer', 'Only those that this issuer stored', {
    type: 'string',
    maxLength: 500,
  }),
  parameter('query', 'schema', "Only those of this schema's uid", {
    type: 'string',
    maxLength: 500,
  }),
  parameter('query', 'kind', 'Only those of this kind', {
    type: 'string',
    enum: [...credentialKinds],
  }),
  parameter('query', 'grade', 'Only those of this grade', { type: 'string', enum: [...grades] }),
]

const formParameters = [
  { $ref: '#/components/parameters/include' },
  { $ref: '#/components/parameters/fields' },
]

const lookupOperation = (summary: string, parameters: object[]) => ({
  summary,
  tags: ['Lookup'],
  security: [{}, { key: [] }, { header: [] }],
  parameters: [...parameters, ...formParameters],
  responses: {
    '200': ok('LookupAnswer', 'The profiles; an empty list if there is no match'),
    ...lookupProblems,
  },
})

/** A lookup by path, of its row in the table of identifiers. */
export const identifierOperation = ({ operationId, summary, parameters }: IdentifierRoute) => ({
  operationId,
  ...lookupOperation(
    summary,
    parameters.map(({ name, description, example, values, isNumber }) =>
      isNumber
        ? parameter(
            'path',
            name,
            description,
            { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
            Number(example),
          )
        : parameter(
            'path',
            name,
            description,
            values ? { type: 'string', enum: [...values] } : text,
            example,
          ),
    ),
  ),
})

/** The descriptions of all other routes; method and path are in routes.ts. */
export const operations: Record<Exclude<OperationId, UnlistedOperation>, object> = {
  lookup: lookupOperation(
    'By free text: a name, an address, fid:3, @dwr, twitter:jack, a profile URL',
    [{ ...parameter('query', 'q', 'Any identifier', text, 'vitalik.eth'), required: true }],
  ),
  lookupMany: {
    summary: 'Up to 100 at once',
    description:
      'Answers come in order, each with its own profiles or problem. Every ten queries, or part of ten, count as one request.',
    tags: ['Lookup'],
    security: [{}, { key: [] }, { header: [] }],
    parameters: formParameters,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: ref('BulkQuery'), example: sampleQueries } },
    },
    responses: {
      '200': ok('BulkAnswer', 'One answer for each query'),
      ...commonProblems,
      '413': problem('The body is over 64 KiB'),
      '415': problem('The body is not JSON'),
      '422': problem('Invalid field'),
    },
  },
  search: {
    summary: 'Stored people by name, handle, location or skill',
    description:
      'By prefix, in the middle of words, and with one typing error, in any script. Verified before claimed, exact before similar, people with more proof first. Sources are not asked, so people who were never looked up or imported are not found.',
    tags: ['Lookup'],
    security: [{}, { key: [] }, { header: [] }],
    parameters: [
      {
        ...parameter(
          'query',
          'q',
          'A name or part of one',
          { type: 'string', maxLength: LONGEST_QUERY },
          'vita',
        ),
        required: true,
      },
      parameter('query', 'limit', `Maximum number of results, capped at ${MOST_RESULTS}`, {
        type: 'integer',
        minimum: 1,
        default: DEFAULT_RESULTS,
      }),
      parameter('query', 'type', 'Only matches of this type', {
        type: 'string',
        enum: [...ownMatchTypes, ...channelTypes],
      }),
    ],
    responses: { '200': ok('SearchAnswer', 'Matching people, the best first'), ...readProblems },
  },
  getStatus: {
    summary: 'How much of Farcaster is stored',
    tags: ['Reference'],
    security: [{}, { key: [] }, { header: [] }],
    responses: { '200': ok('Status', 'The progress of following'), ...readProblems },
  },
  changes: {
    summary: 'What changed: profiles and credentials, in order',
    description:
      'Pages, or the same as Server-Sent Events with `Accept: text/event-stream` (`Last-Event-ID` resumes a stream). A change states the person and the kind of change; a lookup returns the data. Kept for seven days.',
    tags: ['Changes'],
    security: [{}, { key: [] }, { header: [] }],
    parameters: [
      parameter(
        'query',
        'after',
        '`next` or a `cursor` of an answer; `latest` for changes from now on; the oldest by default',
        {
          type: 'string',
        },
      ),
      parameter(
        'query',
        'types',
        'Only these types, comma-separated; `profile` and `credential` mean all of each',
        {
          type: 'string',
        },
      ),
      parameter('query', 'limit', 'Maximum number of changes, capped at 1000', {
        type: 'integer',
        minimum: 1,
        default: 100,
      }),
    ],
    responses: {
      '200': {
        ...ok('ChangesAnswer', 'Changes after that position, the oldest first'),
        content: {
          'application/json': { schema: ref('ChangesAnswer') },
          'text/event-stream': {
            schema: {
              type: 'string',
              description: 'The data of each event is a `Change`, its id the cursor',
            },
          },
        },
      },
      ...readProblems,
    },
  },
  ...webhookOperations,
  putCredential: {
    summary: 'Store a credential',
    description:
      'Idempotent by issuer and uid; the answer comes once it is durably stored. The attestee need not have a profile yet.',
    tags: ['Credentials'],
    security: [{ key: [] }, { header: [] }],
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: ref('CredentialSubmission'), example: sampleSubmission },
      },
    },
    responses: {
      '200': ok('StoredCredential', 'Stored'),
      ...commonProblems,
      '401': problem('No key, or an invalid, expired or revoked one', {
        'WWW-Authenticate': header('Bearer'),
      }),
      '403': problem('The key lacks the scope attest'),
      '409': problem('The issuer has stored this uid for another person'),
      '413': problem('The body is over 64 KiB'),
      '415': problem('The body is not JSON'),
      '422': problem('Invalid field, or invalid attestation'),
    },
  },
  listHolders: {
    summary: 'Holders of a credential, or credentials of a person',
    description:
      'With `credentialName` its holders, the newest first. With `holder` the credentials of this person, by grade and then newest first; a profile shows the first 100. The filters apply to both, and `credentialName` also filters those of a `holder`.',
    tags: ['Credentials'],
    security: [{}, { key: [] }, { header: [] }],
    parameters: [
      { ...credentialName, required: false },
      parameter(
        'query',
        'holder',
        'Credentials of this person: any identifier, as `q` of GET /lookup',
        {
          type: 'string',
          maxLength: 500,
        },
      ),
      ...filterParameters,
      parameter('query', 'match', '`prefix`: names with this prefix', {
        type: 'string',
        enum: ['exact', 'prefix'],
        default: 'exact',
      }),
      parameter('query', 'limit', 'Results per page, capped at 100', {
        type: 'integer',
        minimum: 1,
        default: 100,
      }),
      parameter('query', 'offset', 'Results to skip', {
        type: 'integer',
        minimum: 0,
        maximum: 10_000,
        default: 0,
      }),
      parameter('query', 'cursor', 'Of the previous page', { type: 'string', maxLength: 500 }),
    ],
    responses: {
      '200': okEither(['Holders', 'HeldCredentials'], 'The holders; with `holder` its credentials'),
      ...lookupProblems,
    },
  },
  checkCredential: {
    summary: 'Whether a person holds a credential',
    tags: ['Credentials'],
    security: [{}, { key: [] }, { header: [] }],
    parameters: [
      {
        ...parameter(
          'query',
          'holder',
          'Any identifier, as `q` of GET /lookup',
          { type: 'string', maxLength: 500 },
          identifierRoutes.eth.parameters[0]?.example,
        ),
        required: true,
      },
      credentialName,
      ...filterParameters,
    ],
    responses: { '200': ok('CheckAnswer', 'Yes with the record, or no'), ...lookupProblems },
  },
  getCredential: {
    summary: 'The whole record, with evidence and revocation status',
    tags: ['Credentials'],
    security: [{}, { key: [] }, { header: [] }],
    parameters: [
      parameter('path', 'uid', '32 bytes in hex', {
        type: 'string',
        pattern: '^0x[0-9a-fA-F]{64}$',
      }),
      parameter('query', 'issuer', 'The issuer, if several stored one under this uid', {
        type: 'string',
      }),
    ],
    responses: {
      '200': ok('CredentialAnswer', 'The record'),
      ...readProblems,
      '404': problem('No credential has this uid'),
    },
  },
  ...ownerOperations,
  getReference: {
    summary: 'This document',
    tags: ['Reference'],
    security: [{}],
    responses: {
      '200': {
        description: 'OpenAPI 3.1',
        headers: standardHeaders,
        content: { 'application/json': { schema: { type: 'object' } } },
      },
      ...readProblems,
    },
  },
}
