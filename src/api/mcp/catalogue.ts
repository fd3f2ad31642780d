import { ServiceError } from '@whocast/contract/error.ts'
import type { z } from 'zod'
import type { Made } from '../../people/cache.ts'
import { errorText } from './errors.ts'
import {
  checkInput,
  checkOutput,
  holdersInput,
  holdersOutput,
  lookupInput,
  lookupOutput,
  searchInput,
  searchOutput,
  verifyInput,
  verifyOutput,
} from './forms.ts'
import { checkText, holdersText, lookupText, searchText, verifyText } from './texts.ts'
import {
  checkCredential,
  listCredentialHolders,
  lookupProfile,
  type McpContext,
  type Outcome,
  searchProfiles,
  type ToolResult,
  verifyProfile,
} from './tools.ts'

/** One tool: how it is announced, and what it does. */
export interface Tool {
  name: string
  title: string
  description: string
  input: z.ZodObject
  output: z.ZodObject
  /** What a call counts against the limit, in requests. */
  cost: number
  /** Makes the result. `args` have passed `input`. */
  run(context: McpContext, args: never): Promise<Outcome<Record<string, unknown>>>
  /** The short text of a result. */
  text(args: never, output: never): string
}

const tool = <Input extends z.ZodObject, Output extends z.ZodObject>(definition: {
  name: string
  title: string
  description: string
  input: Input
  output: Output
  cost?: number
  run(context: McpContext, args: z.infer<Input>): Promise<Outcome<z.infer<Output>>>
  text(args: z.infer<Input>, output: z.infer<Output>): string
}): Tool => ({ cost: 1, ...definition }) as unknown as Tool

/** Every tool, in the order in which they are announced. */
export const tools: readonly Tool[] = [
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
    name: 'search_people',
    title: 'Search people',
    description:
      'Finds stored profiles by a display name, handle, place or name of a credential, typing errors included. Several people may have the same name: look at the match and its grade, and pass the identifier of a result to lookup_profile or verify_profile.',
    input: searchInput,
    output: searchOutput,
    run: searchProfiles,
    text: (_, output) => searchText(output),
  }),
  tool({
    name: 'verify_profile',
    title: 'Verify a profile',
    description:
      'Checks the evidence of every account and credential of a profile now (signatures and storage proofs), and says for each whether it holds, and what is left to trust. Use it before relying on an identity, for example before sending funds.',
    input: verifyInput,
    output: verifyOutput,
    cost: 5,
    run: verifyProfile,
    text: (_, output) => verifyText(output),
  }),
  tool({
    name: 'check_credential',
    title: 'Check a credential',
    description:
      'Says whether a person holds a credential of this exact name now, with the newest one that matches. Pass attester: anyone can attest anything.',
    input: checkInput,
    output: checkOutput,
    run: checkCredential,
    text: checkText,
  }),
  tool({
    name: 'list_credential_holders',
    title: 'List the holders of a credential',
    description: 'Lists who holds a credential of this exact name, the newest first, page by page.',
    input: holdersInput,
    output: holdersOutput,
    run: listCredentialHolders,
    text: ({ credentialName }, output) => holdersText(credentialName, output),
  }),
]

/** A tool by its name. */
export const toolByName: ReadonlyMap<string, Tool> = new Map(tools.map((one) => [one.name, one]))

/** Where results of a tool with these arguments lie. */
const resultKey = (tool: Tool, args: unknown): string => `${tool.name}|${JSON.stringify(args)}`

/**
 * Calls a tool. What it answered lately and no change has ended lies ready; errors are results that
 * say what to do.
 *
 * @param args have passed the tool's `input`
 */
export async function callTool(
  context: McpContext,
  tool: Tool,
  args: Record<string, unknown>,
): Promise<Made<ToolResult>> {
  try {
    return await context.results.load(resultKey(tool, args), async () => {
      const { output, tags, freshUntil } = await tool.run(context, args as never)
      const result = {
        content: [{ type: 'text' as const, text: tool.text(args as never, output as never) }],
        structuredContent: output,
      }
      const made = { value: result, bytes: JSON.stringify(result).length * 2, tags, freshUntil }
      return { ...made, value: made }
    })
  } catch (error) {
    return { value: errorResult(context, error), bytes: 0, tags: [], freshUntil: 0 }
  }
}

function errorResult({ log }: McpContext, error: unknown): ToolResult {
  if (!(error instanceof ServiceError)) log.error({ err: error }, 'a tool call failed')
  const known =
    error instanceof ServiceError
      ? error
      : new ServiceError('internal', 'something broke on our side')
  return { isError: true, content: [{ type: 'text', text: errorText(known) }] }
}
