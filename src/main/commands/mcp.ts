import { expectAtMost, parseCommand } from '../../kit/command-line.ts'
import { hasSamples, loadSamples } from '../people-file/samples.ts'
import type { Command } from './command.ts'

export const mcpCommand: Command = {
  summary: 'serve the MCP tools over standard input and output, for an assistant on this machine',
  help: `
Usage: whocast mcp

Speaks the Model Context Protocol over standard input and output: an assistant starts it and requests profiles. It uses the
database and the sources of the configuration, and can run next to the service. The log goes to standard error.

Tools: lookup_profile, search_people, verify_profile, check_credential, list_credential_holders.

Configuration of most clients:

  {"mcpServers": {"whocast": {"command": "npm", "args": ["--silent", "--prefix", "/path/to/whocast", "run", "whocast", "--", "mcp"]}}}

A running service offers the same tools at /mcp (Streamable HTTP), unless MCP=off.

  npm run --silent whocast -- mcp
`,
  async run(args, context) {
    const { positionals } = parseCommand(args, {})
    expectAtMost(positionals, 0)
    const config = context.config()
    const [{ compose }, { createMcpServer }, { serveStdio }] = await Promise.all([
      import('../compose.ts'),
      import('../../api/mcp/server.ts'),
      import('@modelcontextprotocol/server/stdio'),
    ])
    // Standard output belongs to the protocol.
    const app = await compose(config, { logStream: process.stderr })
    try {
      if (hasSamples(config)) await loadSamples(app.store, config.BASE_URL)
      const ended = new Promise<void>((resolve) => {
        process.stdin.once('end', resolve).once('close', resolve)
        context.interrupt?.().addEventListener('abort', () => resolve(), { once: true })
      })
      const serving = serveStdio(() => createMcpServer(app.mcp), {
        onerror: (error) => app.log.warn({ err: error }, 'an MCP message was rejected'),
      })
      await ended
      await serving.close()
      return 0
    } finally {
      await app.close()
    }
  },
}
