import { holdersSchema, storedSchema } from '@whocast/contract/wire/credential-schema.ts'
import { filterParameters, lookupProblems, namedCredential } from '../lookup-reference.ts'
import { holdersInput, holdersOutput } from '../mcp/forms.ts'
import { holdersText } from '../mcp/texts.ts'
import { tool } from '../mcp/tool.ts'
import { listCredentialHolders } from '../mcp/tools.ts'
import { parameter, type Route } from '../route.ts'

export const listHolders: Route = {
  id: 'listHolders',
  method: 'GET',
  path: '/credentials',
  reference: {
    tag: 'Credentials',
    summary: 'Holders of a credential, or credentials of a person',
    description:
      'With `credentialName` its holders, the newest first. With `holder` the credentials of this person, by grade and then newest first; a profile shows the first 100. The filters apply to both, and `credentialName` also filters those of a `holder`.',
    parameters: [
      namedCredential,
      parameter(
        'query',
        'holder',
        'Credentials of this person: any identifier, as `q` of GET /lookup',
        { type: 'string', maxLength: 500 },
      ),
      ...filterParameters,
      parameter('query', 'match', '`prefix`: names with this prefix', {
        type: 'string',
        enum: ['exact', 'prefix'],
        default: 'exact',
      }),
      parameter('query', 'limit', 'Results per page, from 1 to 100', {
        type: 'integer',
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
    answer: {
      schema: [holdersSchema, storedSchema],
      description: 'The holders; with `holder` its credentials',
    },
    problems: lookupProblems,
    hasTag: true,
  },
  example: { path: '/credentials?credentialName=Skill%3A%20Engineering' },
  tools: [
    tool({
      name: 'list_credential_holders',
      title: 'List the holders of a credential',
      description:
        'Lists who holds a credential of this exact name, the newest first, page by page.',
      input: holdersInput,
      output: holdersOutput,
      run: listCredentialHolders,
      text: ({ credentialName }, output) => holdersText(credentialName, output),
    }),
  ],
  create:
    ({ credentials }) =>
    ({ url, exchange }) =>
      credentials.holders(url, exchange),
}
