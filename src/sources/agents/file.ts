import { parseAgentHandle } from '@whocast/contract/agent.ts'
import { normaliseEnsName } from '@whocast/contract/ens-name.ts'
import { LRUCache } from 'lru-cache'
import { atMost } from '../../kit/lru-size.ts'
import { readMetadata } from '../../net/avatar.ts'
import type { GuardedFetch } from '../../net/guarded-fetch-port.ts'
import { cleanText } from '../clean-text.ts'

/** The registration file of an agent (ERC-8004). */
export interface AgentFile {
  /** The name that it gives itself; untrusted. */
  title?: string
  /** The ENS names that it says are its own, normalised. */
  names: string[]
  /** The entries that it lists as its registrations, as handles of `agent` channels. */
  registrations: string[]
  at: number
}

const MAX_SERVICES = 50
/** One agent may be registered on every chain. */
const MAX_REGISTRATIONS = 100
/** One reading serves for this long; where the file cannot be read again, for the second. */
const READING_MS = 5 * 60 * 1000
export const TTL_MS = 7 * 24 * 60 * 60 * 1000
const MAX_CACHED = 5000

export type AgentFiles = ReturnType<typeof createAgentFiles>

/** Reads the registration files of agents, and remembers them for a while. */
export function createAgentFiles(reader: {
  guardedFetch: GuardedFetch
  ipfsGateway: string
  clock: () => number
}) {
  const cached = new LRUCache<string, AgentFile>(atMost(MAX_CACHED))
  return {
    /** The file at a URI; null where it cannot be read and was not within the last seven days. */
    async read(uri: string, signal: AbortSignal): Promise<AgentFile | null> {
      const current = cached.get(uri)
      const now = reader.clock()
      if (current && current.at + READING_MS > now) return current
      const document = await readMetadata(reader, uri, signal).catch(() => null)
      if (document === null) return current && current.at + TTL_MS > now ? current : null
      const file = { ...parseFile(document), at: now }
      if (!uri.startsWith('data:')) cached.set(uri, file)
      return file
    },
  }
}

function parseFile(document: Record<string, unknown>): Omit<AgentFile, 'at'> {
  const title = cleanText(document.name, 100)
  // The first drafts of ERC-8004 called them endpoints.
  const listed = document.services ?? document.endpoints
  const services: unknown[] = Array.isArray(listed) ? listed.slice(0, MAX_SERVICES) : []
  const names = services.flatMap((service) => {
    const { name, endpoint } = (service ?? {}) as { name?: unknown; endpoint?: unknown }
    const isEns =
      typeof name === 'string' && name.toLowerCase() === 'ens' && typeof endpoint === 'string'
    return isEns ? (normaliseEnsName(endpoint.trim()) ?? []) : []
  })
  const entries: unknown[] = Array.isArray(document.registrations) ? document.registrations : []
  return {
    ...(title === undefined ? {} : { title }),
    names,
    registrations: entries.slice(0, MAX_REGISTRATIONS).flatMap(registrationOf),
  }
}

/** Parses an entry of `registrations`: the agent's number, and its registry as CAIP-10. */
function registrationOf(entry: unknown): string[] {
  const { agentId, agentRegistry } = (entry ?? {}) as { agentId?: unknown; agentRegistry?: unknown }
  if (typeof agentRegistry !== 'string' || !/^(?:number|string)$/.test(typeof agentId)) return []
  const handle = `${agentRegistry.toLowerCase()}:${agentId}`
  return parseAgentHandle(handle) ? [handle] : []
}
