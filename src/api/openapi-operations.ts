import { channelTypes } from '../domain/channel.ts'
import { credentialKinds } from '../domain/credential.ts'
import { type IdentifierRoute, identifierRoutes } from '../domain/identifier.ts'
import { ownMatchTypes } from '../domain/search/match.ts'
import { grades } from '../domain/verification.ts'
import { DEFAULT_RESULTS, LONGEST_QUERY, MOST_RESULTS } from '../people/search.ts'
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
import { type OperationId, sampleQueries, sampleSubmission } from './routes.ts'

const text = { type: 'string', maxLength: 255 }

const credentialName = {
  ...parameter('query', 'credentialName', 'Its name', { type: 'string', minLength: 1, maxLength: 500 }, 'Skill: Engineering'),
  required: true,
}

const filterParameters = [
  parameter('query', 'attester', 'Only those of this attester: an address, `fid:3`, or the issuer that reported it', {
    type: 'string',
    maxLength: 500,
  }),
  parameter('query', 'issuer', 'Only those that this issuer stored', { type: 'string', maxLength: 500 }),
  parameter('query', 'schema', "Only those of this schema's uid", { type: 'string', maxLength: 500 }),
  parameter('query', 'kind', 'Only those of this kind', { type: 'string', enum: [...credentialKinds] }),
  parameter('query', 'grade', 'Only those that are known so well', { type: 'string', enum: [...grades] }),
]

const formParameters = [{ $ref: '#/components/parameters/include' }, { $ref: '#/components/parameters/fields' }]

const lookupOperation = (summary: string, parameters: object[]) => ({
  summary,
  tags: ['Lookup'],
  security: [{}, { key: [] }, { header: [] }],
  parameters: [...parameters, ...formParameters],
  responses: {
    '200': ok('LookupAnswer', 'Who it is; an empty list when nobody is known'),
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
        ? parameter('path', name, description, { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, Number(example))
        : parameter('path', name, description, values ? { type: 'string', enum: [...values] } : text, example),
    ),
  ),
})

/** What the reference says of every other route; method and path are in routes.ts. */
export const operations: Record<Exclude<OperationId, 'storeCredential' | 'getIndex'>, object> = {
  lookup: lookupOperation('By anything: a name, an address, fid:3, @dwr, twitter:jack, a profile URL', [
    { ...parameter('query', 'q', 'Who', text, 'vitalik.eth'), required: true },
  ]),
  lookupMany: {
    summary: 'Up to 100 at once',
    description:
      'Answers come in order, each with its own profiles or problem. Every ten queries, or part of ten, count as one request.',
    tags: ['Lookup'],
    security: [{}, { key: [] }, { header: [] }],
    parameters: formParameters,
    requestBody: { required: true, content: { 'application/json': { schema: ref('BulkQuery'), example: sampleQueries } } },
    responses: {
      '200': ok('BulkAnswer', 'One answer for each query'),
      ...commonProblems,
      '413': problem('The body is over 64 KiB'),
      '415': problem('The body is not JSON'),
      '422': problem('A field breaks a rule'),
    },
  },
  search: {
    summary: 'Stored people by name, handle, location or skill',
    description:
      'By prefix, in the middle of words, and with one typing error, in any script. Verified before claimed, exact before similar, people with more proof first. Sources are not asked: who was never looked up or imported is not found.',
    tags: ['Lookup'],
    security: [{}, { key: [] }, { header: [] }],
    parameters: [
      {
        ...parameter('query', 'q', 'What the person is called', { type: 'string', maxLength: LONGEST_QUERY }, 'vita'),
        required: true,
      },
      parameter('query', 'limit', `Most results; more than ${MOST_RESULTS} are ${MOST_RESULTS}`, {
        type: 'integer',
        minimum: 1,
        default: DEFAULT_RESULTS,
      }),
      parameter('query', 'type', 'Only matches of this type', {
        type: 'string',
        enum: [...ownMatchTypes, ...channelTypes],
      }),
    ],
    responses: { '200': ok('SearchAnswer', 'Who matches, the best first'), ...readProblems },
  },
  getStatus: {
    summary: 'How far everybody on Farcaster is here',
    tags: ['Reference'],
    security: [{}, { key: [] }, { header: [] }],
    responses: { '200': ok('Status', 'What is followed, and how far'), ...readProblems },
  },
  changes: {
    summary: 'What changed: profiles and credentials, in order',
    description:
      'Pages, or the same as Server-Sent Events with `Accept: text/event-stream` (`Last-Event-ID` goes on where a stream ended). A change says that something is new, and about whom; a lookup says what. Kept for seven days.',
    tags: ['Changes'],
    security: [{}, { key: [] }, { header: [] }],
    parameters: [
      parameter('query', 'after', '`next` or a `cursor` of an answer; `latest` for what comes from now on; absent: the oldest', {
        type: 'string',
      }),
      parameter('query', 'types', 'Only these types, by commas; `profile` and `credential` are all of each', { type: 'string' }),
      parameter('query', 'limit', 'Most changes; more than 1000 are 1000', { type: 'integer', minimum: 1, default: 100 }),
    ],
    responses: {
      '200': {
        ...ok('ChangesAnswer', 'Changes after the place, the oldest first'),
        content: {
          'application/json': { schema: ref('ChangesAnswer') },
          'text/event-stream': {
            schema: { type: 'string', description: 'The data of each event is a `Change`, its id the cursor' },
          },
        },
      },
      ...readProblems,
    },
  },
  putCredential: {
    summary: 'Store a credential',
    description:
      'Idempotent by issuer and uid; the answer comes once it is durably stored. The attestee need not have a profile yet.',
    tags: ['Credentials'],
    security: [{ key: [] }, { header: [] }],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: ref('CredentialSubmission'), example: sampleSubmission } },
    },
    responses: {
      '200': ok('StoredCredential', 'Stored'),
      ...commonProblems,
      '401': problem('No key, or an invalid, expired or revoked one', { 'WWW-Authenticate': header('Bearer') }),
      '403': problem('The key lacks the scope attest'),
      '409': problem('The issuer has stored this uid about another person'),
      '413': problem('The body is over 64 KiB'),
      '415': problem('The body is not JSON'),
      '422': problem('A field breaks a rule, or an attestation does not hold'),
    },
  },
  listHolders: {
    summary: 'Who holds a credential, the newest first; or what a person holds',
    description:
      'With `credentialName` who holds it, the newest first. With `holder` what this person holds, the best graded and newest first: a profile shows the first 100. The filters apply to both, and `credentialName` narrows what a `holder` holds.',
    tags: ['Credentials'],
    security: [{}, { key: [] }, { header: [] }],
    parameters: [
      { ...credentialName, required: false },
      parameter('query', 'holder', 'What this person holds: any identifier, as `q` of GET /lookup', {
        type: 'string',
        maxLength: 500,
      }),
      ...filterParameters,
      parameter('query', 'match', '`prefix`: names with this prefix', {
        type: 'string',
        enum: ['exact', 'prefix'],
        default: 'exact',
      }),
      parameter('query', 'limit', 'Results on a page; more than 100 are 100', {
        type: 'integer',
        minimum: 1,
        default: 100,
      }),
      parameter('query', 'offset', 'Results to skip', { type: 'integer', minimum: 0, maximum: 10_000, default: 0 }),
      parameter('query', 'cursor', 'Of the page before; for deep pages', { type: 'string', maxLength: 500 }),
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
      parameter('path', 'uid', '32 bytes in hex', { type: 'string', pattern: '^0x[0-9a-fA-F]{64}$' }),
      parameter('query', 'issuer', 'Whose, where several issuers stored one under this uid', { type: 'string' }),
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
