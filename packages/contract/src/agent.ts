import { type Address, numberToHex, size } from 'viem'

/** An entry of an ERC-8004 identity registry. */
export interface AgentEntry {
  chainId: number
  /** In lower case. */
  registry: Address
  /** The token's number, decimal. */
  agentId: string
}

/** The handle of an `agent` channel: ERC-8004's `agentRegistry`, then the agent's number. */
export const agentHandle = ({ chainId, registry, agentId }: AgentEntry): string =>
  `eip155:${chainId}:${registry}:${agentId}`

/** The entry that a handle of an `agent` channel names, or null. */
export function parseAgentHandle(handle: string): AgentEntry | null {
  const [, chainId, registry, agentId] =
    /^eip155:([1-9]\d{0,14}):(0x[0-9a-f]{40}):(0|[1-9]\d{0,77})$/.exec(handle) ?? []
  if (!chainId || !registry || !agentId || BigInt(agentId) >= 1n << 256n) return null
  return { chainId: Number(chainId), registry: registry as Address, agentId }
}

/**
 * Returns the text record with which an ENS name confirms an entry (ENSIP-25). Its registry is an
 * ERC-7930 address.
 */
export function registrationKey({ chainId, registry, agentId }: AgentEntry): string {
  const hex = numberToHex(chainId)
  const chain = hex.length % 2 === 0 ? hex : (`0x0${hex.slice(2)}` as const)
  const length = numberToHex(size(chain), { size: 1 }).slice(2)
  return `agent-registration[0x00010000${length}${chain.slice(2)}14${registry.slice(2).toLowerCase()}][${agentId}]`
}
