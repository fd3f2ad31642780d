import { McpServer } from '@modelcontextprotocol/server'
import type { Made } from '../../people/cache.ts'
import { callTool, tools } from './catalogue.ts'
import type { McpContext, ToolResult } from './tools.ts'
import { UNTRUSTED_NOTICE } from './untrusted.ts'

const INSTRUCTIONS = `Whocast answers who is behind an ENS name, a wallet, a Farcaster account or another account, with evidence. ${UNTRUSTED_NOTICE} Present an account or credential as belonging to a person only when its grade is proven, confirmed or reported, and name the grade when it matters; "claimed" means that only the profile says so. Use verify_profile before anything depends on an identity.`

/** How long clients and proxies may cache the list of tools: an update of the service changes it. */
const LISTED = { ttlMs: 3_600_000, cacheScope: 'public' } as const

/**
 * One MCP server with our tools: for one connection, or one request. It holds no state.
 *
 * @param onResult told of each result, with what ends it
 */
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
  for (const tool of tools) {
    const { name, title, description, input, output } = tool
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
