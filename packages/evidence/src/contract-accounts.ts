import { chainName } from './forms/eas.ts'
import type { Edge } from './graph.ts'
import type { Node } from './subject.ts'

/** The account of a contract on one chain: its address elsewhere may be someone else's. */
export const contractNode = (address: Node, chainId: number): Node => `${address}@${chainId}`

/**
 * Joins addresses that are contracts by the chain that each edge is about.
 *
 * An address is a contract where a claim of it was signed by one. Names that resolve to it then
 * join the account on the chain that they resolve to, and that accounts of several chains are one
 * is not shown.
 */
export function onTheirChains(edges: readonly Edge[]): Edge[] {
  const chains = new Map<Node, Set<number>>()
  for (const { contract } of edges)
    if (contract)
      chains.set(
        contract.address,
        (chains.get(contract.address) ?? new Set()).add(contract.chainId),
      )
  if (chains.size === 0) return [...edges]
  const place = (node: Node, chainId: number): Node =>
    chains.has(node) ? contractNode(node, chainId) : node
  const own = edges.map((edge): Edge => {
    const { between, given, chainId } = edge
    if (chainId === undefined) return edge
    const placed = { ...edge, between: [place(between[0], chainId), place(between[1], chainId)] }
    return (given ? { ...placed, given: [given[0], place(given[1], chainId)] } : placed) as Edge
  })
  const claim = [...chains].flatMap(([address, ids]) =>
    [...ids].map((chainId): Edge => {
      const account = `${address.slice('eth:'.length)} is a contract on ${chainName(chainId)}`
      const word = `${account}, and the same address on another chain may be someone else's`
      return { between: [address, contractNode(address, chainId)], reason: '', trust: [], word }
    }),
  )
  return [...own, ...claim]
}
