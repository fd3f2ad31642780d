import { z } from 'zod'
import { channelTypes } from '../domain/channel.ts'
import { credentialKinds } from '../domain/credential.ts'
import { ownMatchTypes } from '../domain/search/match.ts'
import { grades } from '../domain/verification.ts'
import { DEFAULT_RESULTS, LONGEST_QUERY, MOST_RESULTS } from '../people/search.ts'
import {
  bulkAnswerSchema,
  bulkQuerySchema,
  channelSchema,
  checkAnswerSchema,
  credentialSchema,
  evidenceSchema,
  heldSchema,
  holdersSchema,
  lookupAnswerSchema,
  problemSchema,
  profileSchema,
  recordAnswerSchema,
  recordSchema,
  searchAnswerSchema,
  storedAnswerSchema,
  submissionSchema,
  verificationSchema,
} from './schema.ts'
import { profileFields } from './wire.ts'

/** One call of a route, which the tests make for real. `{uid}` and the like stand for what a test finds. */
export interface Example {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body?: unknown
}

const vitalik = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

const sampleSubmission = {
  name: 'Skill: Engineering',
  attesteeAddress: vitalik,
  source: 'Guild of Testers',
  chain: 'base',
  reference: 'https://example.com/endorsements/1',
  timestamp: 1_700_000_000,
}

const bulk = { queries: ['vitalik.eth', 'fid:3', '@dwr', 'twitter:jack'] }

/** Every route with an example of its use. */
export const examples: Record<string, Example> = {
  'GET /ens/{ensname}': { method: 'GET', path: '/ens/vitalik.eth' },
  'GET /eth/{walletaddress}': { method: 'GET', path: `/eth/${vitalik}` },
  'GET /fid/{fid}': { method: 'GET', path: '/fid/3' },
  'GET /fname/{fname}': { method: 'GET', path: '/fname/dwr' },
  'GET /socials/{channeltype}/{username}': { method: 'GET', path: '/socials/twitter/jack' },
  'GET /lookup': { method: 'GET', path: '/lookup?q=vitalik.eth' },
  'POST /lookup': { method: 'POST', path: '/lookup', body: bulk },
  'GET /search': { method: 'GET', path: '/search?q=vita' },
  'PUT /credentials': { method: 'PUT', path: '/credentials', body: sampleSubmission },
  'GET /credentials': { method: 'GET', path: '/credentials?credentialName=Skill%3A%20Engineering' },
  'GET /credentials/check': {
    method: 'GET',
    path: `/credentials/check?holder=${vitalik}&credentialName=Skill%3A%20Engineering`,
  },
  'GET /credentials/{uid}': { method: 'GET', path: '/credentials/{uid}' },
  'GET /openapi.json': { method: 'GET', path: '/openapi.json' },
}

const named = {
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
}

function componentSchemas(): Record<string, unknown> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}`, io: 'input' })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => {
      const { $schema: _schema, $id: _id, id: _own, ...rest } = schema as Record<string, unknown>
      return [id, rest]
    }),
  )
}

const ref = (name: keyof typeof named) => ({ $ref: `#/components/schemas/${name}` })

const header = (description: string, type = 'string') => ({ description, schema: { type } })

const standardHeaders = {
  'X-Request-Id': header('Of this request; problems carry it as instance'),
  'RateLimit-Policy': header('The limit: "anon";q=120;w=60'),
  RateLimit: header('What is left of it: "anon";r=118;t=42'),
}

const ok = (name: keyof typeof named, description: string) => ({
  description,
  headers: { ...standardHeaders, ETag: header('Names these bytes; send it as If-None-Match') },
  content: { 'application/json': { schema: ref(name) } },
})

const okEither = (names: (keyof typeof named)[], description: string) => ({
  ...ok(names[0] ?? 'Profile', description),
  content: { 'application/json': { schema: { anyOf: names.map(ref) } } },
})

const problem = (description: string, headers: object = {}) => ({
  description,
  headers: { ...standardHeaders, ...headers },
  content: { 'application/problem+json': { schema: ref('Problem') } },
})

const retryAfter = { 'Retry-After': header('Seconds until it is worth asking again', 'integer') }

const commonProblems = {
  '400': problem('The identifier cannot be one, or the request cannot be read'),
  '429': problem('Over the limit', retryAfter),
  '500': problem('Something broke on our side'),
}

const readProblems = { '304': { description: 'The client holds it already' }, ...commonProblems }

const lookupProblems = {
  ...readProblems,
  '503': problem('Nothing is stored and nobody could be asked', retryAfter),
}

const parameter = (place: 'path' | 'query', name: string, description: string, schema: object, example?: unknown) => ({
  name,
  in: place,
  required: place === 'path',
  description,
  schema,
  ...(example === undefined ? {} : { example }),
})

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

const lookupOperation = (operationId: string, summary: string, parameters: object[]) => ({
  operationId,
  summary,
  tags: ['Lookup'],
  security: [{}, { key: [] }, { header: [] }],
  parameters: [...parameters, ...formParameters],
  responses: {
    '200': ok('LookupAnswer', 'Who it is; an empty list when nobody is known'),
    ...lookupProblems,
  },
})

/** The reference: OpenAPI 3.1, made of the schemas that validate and that answers are built to. */
export function openApiDocument(baseUrl: string): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Whocast',
      version: '1.0.0',
      description:
        'Who is this? Profiles, verified accounts and credentials for Farcaster and Ethereum. Lookups need no key. Somebody who is not known is no error: 200 with an empty list. Every error body of a lookup carries `profiles: []` as well.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${baseUrl}/api/v1` }],
    tags: [
      { name: 'Lookup', description: 'From an identifier to profiles' },
      { name: 'Credentials', description: 'What others attest about somebody' },
      { name: 'Reference', description: 'This document' },
    ],
    paths: {
      '/ens/{ensname}': {
        get: lookupOperation('lookupEns', 'By ENS name', [
          parameter('path', 'ensname', 'Any ENSIP-15 name, any case; off-chain names and Basenames too', text, 'vitalik.eth'),
        ]),
      },
      '/eth/{walletaddress}': {
        get: lookupOperation('lookupAddress', 'By wallet address', [
          parameter('path', 'walletaddress', '0x and 40 hex digits, any case', text, vitalik),
        ]),
      },
      '/fid/{fid}': {
        get: lookupOperation('lookupFid', 'By Farcaster ID', [
          parameter('path', 'fid', 'A decimal', { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, 3),
        ]),
      },
      '/fname/{fname}': {
        get: lookupOperation('lookupFname', 'By Farcaster username', [
          parameter('path', 'fname', 'With or without @, any case; an ENS name or Basename too', text, 'dwr'),
        ]),
      },
      '/socials/{channeltype}/{username}': {
        get: lookupOperation('lookupSocial', 'By handle on a channel', [
          parameter(
            'path',
            'channeltype',
            '`x` is an alias of twitter',
            { type: 'string', enum: [...channelTypes, 'x', 'basenames'] },
            'twitter',
          ),
          parameter('path', 'username', 'With or without @, any case', text, 'jack'),
        ]),
      },
      '/lookup': {
        get: lookupOperation('lookup', 'By anything: a name, an address, fid:3, @dwr, twitter:jack, a profile URL', [
          { ...parameter('query', 'q', 'Who', text, 'vitalik.eth'), required: true },
        ]),
        post: {
          operationId: 'lookupMany',
          summary: 'Up to 100 at once',
          description:
            'Answers come in order, each with its own profiles or problem. Every ten queries, or part of ten, count as one request.',
          tags: ['Lookup'],
          security: [{}, { key: [] }, { header: [] }],
          parameters: formParameters,
          requestBody: { required: true, content: { 'application/json': { schema: ref('BulkQuery'), example: bulk } } },
          responses: {
            '200': ok('BulkAnswer', 'One answer for each query'),
            ...commonProblems,
            '413': problem('The body is over 64 KiB'),
            '415': problem('The body is not JSON'),
            '422': problem('A field breaks a rule'),
          },
        },
      },
      '/search': {
        get: {
          operationId: 'search',
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
      },
      '/credentials': {
        put: {
          operationId: 'putCredential',
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
            '401': problem('No key, or not a live one', { 'WWW-Authenticate': header('Bearer') }),
            '403': problem('The key lacks the scope attest'),
            '409': problem('The issuer has stored this uid about somebody else'),
            '413': problem('The body is over 64 KiB'),
            '415': problem('The body is not JSON'),
            '422': problem('A field breaks a rule, or an attestation does not hold'),
          },
        },
        get: {
          operationId: 'listHolders',
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
            parameter('query', 'match', '`prefix`: all names that begin so', {
              type: 'string',
              enum: ['exact', 'prefix'],
              default: 'exact',
            }),
            parameter('query', 'limit', 'Results on a page; more than 100 are 100', {
              type: 'integer',
              minimum: 1,
              default: 100,
            }),
            parameter('query', 'offset', 'After so many', { type: 'integer', minimum: 0, maximum: 10_000, default: 0 }),
            parameter('query', 'cursor', 'Of the page before; for deep pages', { type: 'string', maxLength: 500 }),
          ],
          responses: {
            '200': okEither(['Holders', 'HeldCredentials'], 'The holders; with `holder` its credentials'),
            ...lookupProblems,
          },
        },
      },
      '/credentials/check': {
        get: {
          operationId: 'checkCredential',
          summary: 'Whether somebody holds a credential',
          tags: ['Credentials'],
          security: [{}, { key: [] }, { header: [] }],
          parameters: [
            {
              ...parameter(
                'query',
                'holder',
                'Any identifier, as `q` of GET /lookup',
                { type: 'string', maxLength: 500 },
                vitalik,
              ),
              required: true,
            },
            credentialName,
            ...filterParameters,
          ],
          responses: { '200': ok('CheckAnswer', 'Yes with the record, or no'), ...lookupProblems },
        },
      },
      '/credentials/{uid}': {
        get: {
          operationId: 'getCredential',
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
      },
      '/openapi.json': {
        get: {
          operationId: 'getReference',
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
      },
    },
    components: {
      schemas: componentSchemas(),
      parameters: {
        include: parameter(
          'query',
          'include',
          '`proof`: sources, times and proofs of channels and credentials. `claims`: on socials, unverified links too. By commas.',
          { type: 'string' },
        ),
        fields: parameter('query', 'fields', `Only these, beside profileID, by commas: ${profileFields.join(', ')}`, {
          type: 'string',
        }),
      },
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of the operator. Scope read: higher limits. Scope attest: may PUT.',
        },
        header: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'The same key.' },
      },
    },
  }
}
