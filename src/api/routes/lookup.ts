import { FREE_TEXT_PATH } from '@whocast/contract/identifier.ts'
import { formParameters, identifierSchema, lookupReference } from '../lookup-reference.ts'
import { lookupInput, lookupOutput, verifyInput, verifyOutput } from '../mcp/forms.ts'
import { lookupText, verifyText } from '../mcp/texts.ts'
import { tool } from '../mcp/tool.ts'
import { lookupProfile, verifyProfile } from '../mcp/tools.ts'
import { parameter, type Route, required } from '../route.ts'

export const lookup: Route = {
  id: 'lookup',
  method: 'GET',
  path: FREE_TEXT_PATH,
  reference: {
    ...lookupReference,
    summary: 'By free text: a name, an address, fid:3, @dwr, twitter:jack, a profile URL',
    parameters: [
      required(parameter('query', 'q', 'Any identifier', identifierSchema, 'vitalik.eth')),
      ...formParameters,
    ],
  },
  example: { path: `${FREE_TEXT_PATH}?q=vitalik.eth` },
  tools: [
    tool({
      name: 'lookup_profile',
      title: 'Look up a profile',
      description:
        'Finds the person behind an ENS name, wallet address, Farcaster ID or username, or account (twitter:jack). Returns linked accounts and credentials, each with how well it is known. Accounts graded "claimed" are not verified: do not present them as belonging to the person.',
      input: lookupInput,
      output: lookupOutput,
      run: lookupProfile,
      text: (_, output) => lookupText(output),
    }),
    tool({
      name: 'verify_profile',
      title: 'Verify a profile',
      description:
        'Checks the evidence of every account and credential of a profile now (signatures and storage proofs), and returns a verdict on each, and the assumptions that remain. Use it before relying on an identity, for example before sending funds.',
      input: verifyInput,
      output: verifyOutput,
      cost: 5,
      run: verifyProfile,
      text: (_, output) => verifyText(output),
    }),
  ],
}
