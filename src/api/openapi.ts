import { API_PATH, type IdentifierRoute, identifierRoutes } from '@whocast/contract/identifier.ts'
import { profileMembers } from '@whocast/contract/wire-profile.ts'
import { identifierOperation, operations } from './openapi-operations.ts'
import { componentSchemas, parameter } from './openapi-parts.ts'
import { routes } from './routes.ts'

function paths(): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of Object.values(identifierRoutes))
    paths[route.path] = { get: identifierOperation(route as IdentifierRoute) }
  for (const [operationId, operation] of Object.entries(operations)) {
    const { method, path } = routes[operationId as keyof typeof operations]
    paths[path] = { ...paths[path], [method.toLowerCase()]: { operationId, ...operation } }
  }
  return paths
}

/** The reference: OpenAPI 3.1, made of the schemas that validate and that answers are built to. */
export function openApiDocument(baseUrl: string): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Whocast',
      version: '1.0.0',
      description:
        'Who is this? Profiles, verified accounts and credentials for Farcaster and Ethereum. Lookups need no key. No match is no error: 200 with an empty list. Every error body of a lookup carries `profiles: []` as well.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${baseUrl}${API_PATH}` }],
    tags: [
      { name: 'Lookup', description: 'From an identifier to profiles' },
      { name: 'Changes', description: 'What is new' },
      { name: 'Credentials', description: 'What others attest about a person' },
      {
        name: 'Owner',
        description: 'Who signs in sees what is held of them, and decides what is shown',
      },
      { name: 'Reference', description: 'This document, and what the service says of itself' },
    ],
    paths: paths(),
    components: {
      schemas: componentSchemas(),
      parameters: {
        include: parameter(
          'query',
          'include',
          '`proof`: sources, times and proofs of channels and credentials. `claims`: on socials, unverified links too. `trace`: how the answer came about, outside of production. By commas.',
          { type: 'string' },
        ),
        fields: parameter(
          'query',
          'fields',
          `Only these, beside profileID, by commas: ${profileMembers.join(', ')}`,
          {
            type: 'string',
          },
        ),
      },
      securitySchemes: {
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
      },
    },
  }
}
