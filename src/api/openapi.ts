import { API_PATH } from '@whocast/contract/identifier.ts'
import { profileMembers } from '@whocast/contract/wire-profile.ts'
import { MAX_KNOWN } from './lookup-question.ts'
import { header, problem, standardHeaders } from './openapi-parts.ts'
import { parameter, type Reference, type Route } from './route.ts'
import { anyOf, componentSchemas } from './schema-ref.ts'

type Needs = NonNullable<Reference['needs']>

const security: Record<Needs | 'nothing', object[]> = {
  nothing: [{}, { key: [] }, { header: [] }],
  attest: [{ key: [] }, { header: [] }],
  webhooks: [{ key: [] }, { header: [] }],
  session: [{ session: [] }],
}

/** The problems that follow from the other members of a route's reference. */
function derivedProblems({ needs, body, isStatic }: Reference): Record<number, string> {
  const isByKey = needs === 'attest' || needs === 'webhooks'
  return {
    ...(isByKey
      ? {
          401: 'No key, or an invalid, expired or revoked one',
          403: `The key does not have the scope ${needs}`,
        }
      : {}),
    ...(body
      ? {
          400: 'The body cannot be read as JSON',
          413: 'The body is over 64 KiB',
          415: 'The body is not JSON',
          422: 'Invalid field',
        }
      : {}),
    429: 'Rate limit exceeded',
    ...(isStatic ? {} : { 500: 'Internal error' }),
    503: 'The service is overloaded, or its database is unavailable',
  }
}

function responsesOf(reference: Reference): Record<string, object> {
  const { answer, hasTag } = reference
  const problems = { ...derivedProblems(reference), ...reference.problems }
  return {
    [answer.status ?? 200]: {
      description: answer.description,
      headers: {
        ...standardHeaders,
        ...(hasTag ? { ETag: header('For If-None-Match') } : {}),
        ...answer.headers,
      },
      content: { 'application/json': { schema: anyOf(answer.schema) }, ...answer.content },
    },
    ...(hasTag ? { 304: { description: 'Not modified' } } : {}),
    ...Object.fromEntries(
      Object.entries(problems).map(([status, text]) => [status, problem(status, text)]),
    ),
  }
}

function operationOf({ id, example }: Route, reference: Reference): object {
  const { tag, summary, description, needs, parameters, body, callbacks } = reference
  const content = body && {
    schema: anyOf(body),
    ...(example?.body === undefined ? {} : { example: example.body }),
  }
  return {
    operationId: id,
    summary,
    ...(description === undefined ? {} : { description }),
    tags: [tag],
    security: tag === 'Owner' && !needs ? [{}] : security[needs ?? 'nothing'],
    ...(parameters ? { parameters } : {}),
    ...(content
      ? { requestBody: { required: true, content: { 'application/json': content } } }
      : {}),
    responses: responsesOf(reference),
    ...(callbacks ? { callbacks } : {}),
  }
}

function pathsOf(routes: readonly Route[]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    if (!route.reference) continue
    const operation = operationOf(route, route.reference)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation }
  }
  return paths
}

/** Returns the OpenAPI 3.1 document, from routes and the schemas that validate and type them. */
export function openApiDocument(
  baseUrl: string,
  routes: readonly Route[],
): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Whocast',
      version: '1.0.0',
      description:
        'Who is this? Profiles, verified accounts and credentials for Farcaster and Ethereum. Lookups need no key. No match is not an error: 200 with an empty list. Every error body of a lookup carries `profiles: []` as well.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${baseUrl}${API_PATH}` }],
    tags: [
      { name: 'Lookup', description: 'From an identifier to profiles' },
      { name: 'Changes', description: 'What is new' },
      { name: 'Credentials', description: 'Attestations about people' },
      {
        name: 'Owner',
        description: 'Signed-in owners read the data stored about them, and decide what is shown',
      },
      { name: 'Reference', description: 'This document, and the state of the service' },
    ],
    paths: pathsOf(routes),
    components: {
      schemas: componentSchemas(),
      parameters: formParameters,
      securitySchemes,
    },
  }
}

const formParameters = {
  include: parameter(
    'query',
    'include',
    '`proof`: sources, times and proofs of channels and credentials. `claims`: on socials, unverified links too. `trace`: the sources, their responses and the joined accounts, outside of production. `proven`, alone: only the members that their evidence shows, checked by the service; it counts as 5 requests. Comma-separated.',
    { type: 'string' },
  ),
  fields: parameter(
    'query',
    'fields',
    `Only these in addition to profileID, comma-separated: ${profileMembers.join(', ')}`,
    { type: 'string' },
  ),
  known: parameter(
    'query',
    'known',
    `Up to ${MAX_KNOWN} addresses that you trust, comma-separated: other wallets with the same first and last four digits get \`lookalikeOf\`. Such a response is not cached`,
    { type: 'string' },
  ),
  issuers: parameter(
    'query',
    'issuers',
    'Attesters whose credentials come first, comma-separated: addresses, `fid:3`, names of keys. `known`: leaves out credentials of other issuers, except those of attesters the operator knows or that many people hold. `credentialCount` counts all.',
    { type: 'string' },
  ),
}

const securitySchemes = {
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key of the operator. Scope read: higher limits. Scope attest: may PUT credentials. Scope webhooks: may subscribe to changes. Scope admin: opens the operator’s page /admin.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-whocast',
    description: 'The session of a signed-in owner.',
  },
  header: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'The same key.' },
}
