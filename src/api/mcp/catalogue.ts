import { ServiceError } from '@whocast/contract/error.ts'
import type { Made } from '../../http/response-cache.ts'
import { routes } from '../routes.ts'
import { errorText } from './errors.ts'
import type { Tool } from './tool.ts'
import type { McpContext, ToolResult } from './tools.ts'

/** Every tool: those of the routes. */
export const tools: readonly Tool[] = routes.flatMap(({ tools: own = [] }) => own)

/** A tool by its name. */
export const toolByName: ReadonlyMap<string, Tool> = new Map(tools.map((one) => [one.name, one]))

/** Where results of a tool with these arguments lie. */
const resultKey = (tool: Tool, args: unknown): string => `${tool.name}|${JSON.stringify(args)}`

/**
 * Calls a tool. Recent results are cached until a change invalidates them. Errors are results that
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
