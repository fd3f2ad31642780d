import { checkAnswerSchema } from '@whocast/contract/wire/credential-schema.ts'
import {
  filterParameters,
  lookupProblems,
  namedCredential,
  sampleAddress,
} from '../lookup-reference.ts'
import { checkInput, checkOutput } from '../mcp/forms.ts'
import { checkText } from '../mcp/texts.ts'
import { tool } from '../mcp/tool.ts'
import { checkCredential as check } from '../mcp/tools.ts'
import { parameter, type Route, required } from '../route.ts'

export const checkCredential: Route = {
  id: 'checkCredential',
  method: 'GET',
  path: '/credentials/check',
  reference: {
    tag: 'Credentials',
    summary: 'Whether a person holds a credential',
    parameters: [
      required(
        parameter(
          'query',
          'holder',
          'Any identifier, as `q` of GET /lookup',
          { type: 'string', maxLength: 500 },
          sampleAddress,
        ),
      ),
      required(namedCredential),
      ...filterParameters,
    ],
    answer: { schema: checkAnswerSchema, description: 'Yes with the record, or no' },
    problems: lookupProblems,
    hasTag: true,
  },
  example: {
    path: `/credentials/check?holder=${sampleAddress}&credentialName=Skill%3A%20Engineering`,
  },
  tools: [
    tool({
      name: 'check_credential',
      title: 'Check a credential',
      description:
        'Returns whether a person holds a credential of this exact name now, with the newest one that matches. Pass attester: anyone can attest anything.',
      input: checkInput,
      output: checkOutput,
      run: check,
      text: checkText,
    }),
  ],
  create:
    ({ credentials }) =>
    ({ url, exchange }) =>
      credentials.check(url, exchange),
}
