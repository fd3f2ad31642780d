/** The official client of the Model Context Protocol. */
export {
  Client,
  InMemoryTransport,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
export { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
