import { McpServer, type StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import type { Made } from '../../http/response-cache.ts'
import { callTool, tools } from './catalogue.ts'
import type { McpContext, ToolResult } from './tools.ts'
import { UNTRUSTED_NOTICE } from './untrusted.ts'

const INSTRUCTIONS = `Whocast returns who is behind an ENS name, a wallet, a Farcaster account or another account, with evidence. ${UNTRUSTED_NOTICE} Present an account or credential as belonging to a person only when its grade is proven, confirmed or reported, and name the grade when it matters; "claimed" means that only the profile states it. Use verify_profile before anything depends on an identity.`

type Args = Record<string, unknown>

/**
 * Returns a schema that is converted to JSON Schema once: the SDK converts the schemas of all tools
 * for every server, and a server serves one request.
 */
function convertedOnce(schema: z.ZodObject): StandardSchemaWithJSON<Args> {
  const standard = (schema as unknown as StandardSchemaWithJSON<Args>)['~standard']
  const { input, output } = standard.jsonSchema
  const jsonSchema = { input: once(input), output: once(output) }
  return { '~standard': { ...standard, jsonSchema } }
}

/** Remembers the first result: the SDK requests one version of JSON Schema only. */
function once<Options, T>(convert: (options: Options) => T): (options: Options) => T {
  let converted: T | undefined
  return (options) => {
    converted ??= convert(options)
    return converted
  }
}

const registeredTools = tools.map((tool) => ({
  ...tool,
  tool,
  input: convertedOnce(tool.input),
  output: convertedOnce(tool.output),
}))

/** How long clients and proxies may cache the list of tools: an update changes it. */
const LISTED = { ttlMs: 3_600_000, cacheScope: 'public' } as const

/** Creates a stateless MCP server with our tools; `onResult` gets each result and what ends it. */
export function createMcpServer(
  context: McpContext,
  onResult: (made: Made<ToolResult>) => void = () => {},
): McpServer {
  const server = new McpServer(
    { name: 'whocast', title: 'Whocast', version: context.version, websiteUrl: context.baseUrl },
    {
      instructions: INSTRUCTIONS,
      // The tools of a process never change.
      capabilities: { tools: { listChanged: false } },
      cacheHints: { 'tools/list': LISTED, 'server/discover': LISTED },
    },
  )
  for (const { name, title, description, input, output, tool } of registeredTools) {
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: input,
        outputSchema: output,
        annotations: {
          readOnlyHint: true,
          destructiveHint: false,
          idempotentHint: true,
          openWorldHint: true,
        },
      },
      async (args) => {
        const made = await callTool(context, tool, args)
        onResult(made)
        return made.value
      },
    )
  }
  return server
}
