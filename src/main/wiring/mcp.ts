import type { ReadyCall } from '../../api/mcp/cached.ts'
import type { McpContext, ToolResult } from '../../api/mcp/tools.ts'
import { toWireProfile } from '../../api/wire.ts'
import type { ReadyMessages } from '../../http/cached-messages.ts'
import type { GateEnv } from '../../http/exchange.ts'
import { createAnswerCache, type Made } from '../../http/response-cache.ts'
import { lazily } from '../../kit/lazily.ts'
import { packageVersion } from '../../kit/root.ts'
import type { Clock, Logger } from '../../kit/telemetry.ts'
import type { Lookup } from '../../people/lookup.ts'
import type { SearchPeople } from '../../search/search.ts'
import type { Config } from '../config.ts'
import type { Store } from '../stores.ts'

const MCP_PATH = '/mcp'
/** Answers to longer messages, in bytes, are not kept. */
const MAX_MESSAGE = 4096

interface McpConfig extends Pick<Config, 'BASE_URL'> {
  /** Origins of other web pages that may call it; `*` for all. */
  origins: string[]
}

interface McpParts {
  store: Pick<Store, 'credentials' | 'onChange'>
  lookup: Pick<Lookup, 'one' | 'many'>
  search: SearchPeople
  /** Memory for cached results. */
  cacheBytes: number
  clock: Clock
  log: Logger
}

/**
 * The MCP endpoint as configured. Its library is loaded by the first request, or by the command
 * that serves standard input.
 */
export function createMcpOf(config: McpConfig, parts: McpParts) {
  const { store, lookup, search, clock, log } = parts
  const baseUrl = config.BASE_URL
  const maxBytes = Math.round(parts.cacheBytes / 2)
  const results = createAnswerCache<Made<ToolResult>>({ maxBytes, clock })
  const calls = createAnswerCache<ReadyCall>({ maxBytes, clock })
  const stops = [store.onChange(results.change), store.onChange(calls.change)]
  const context: McpContext = {
    lookup,
    search,
    credentials: store.credentials,
    toWire: (profile, records) => toWireProfile(profile, { baseUrl, proof: { records } }),
    results,
    baseUrl,
    version: packageVersion(),
    clock,
    log,
  }
  let loaded: Awaited<ReturnType<typeof load>> | undefined
  const load = async () => {
    const { createMcpRoutes } = await import('../../api/mcp/http.ts')
    return createMcpRoutes({ ...context, calls, allowedOrigins: config.origins })
  }
  const routes = lazily(async () => {
    loaded = await load()
    return loaded
  })
  const messages: ReadyMessages = {
    path: MCP_PATH,
    maxBytes: MAX_MESSAGE,
    find: (text, exchange, incoming) => loaded?.ready(text, exchange, incoming) ?? null,
  }
  return {
    context,
    messages,
    async fetch(request: Request, env: GateEnv): Promise<Response> {
      return (await routes()).fetch(request, env)
    },
    close() {
      for (const stop of stops) stop()
    },
  }
}
