import { type Assumption, uniqueAssumptions } from './assumption.ts'
import type { Node } from './subject.ts'

/** A link of two nodes of one person: shown by evidence (`word` absent), or only reported. */
export interface Edge {
  between: [Node, Node]
  /** The shown fact, as a clause: `0x… and fid 3 belong together: both signed`. */
  reason: string
  trust: Assumption[]
  /** The assumption, as a clause; absent if the evidence shows the link. */
  word?: string
  /** Counts only as far as these two belong together, by edges that need no others. */
  given?: [Node, Node]
  /** The chain whose account the address is, where it is a contract. */
  chainId?: number
  contract?: { address: Node; chainId: number }
}

/** The connection of a node to the requested one. */
export interface Tie {
  reasons: string[]
  trust: Assumption[]
  /** The words on the way; none where evidence leads all the way. */
  words: string[]
}

export interface Graph {
  /** The shortest way, by evidence alone where there is one; null where nothing leads there. */
  tie(from: Node, to: Node): Tie | null
}

/** Creates a graph. Edges that need a tie count with what that rests on, or not at all. */
export function createGraph(edges: readonly Edge[]): Graph {
  const find = createWays(edges.filter(({ given }) => given === undefined))
  const findAll = createWays(
    edges.flatMap((edge) =>
      edge.given === undefined ? [edge] : resting(edge, find(...edge.given)),
    ),
  )
  return {
    tie(from, to) {
      const way = findAll(from, to)
      return (
        way && {
          reasons: unique(way.map(({ reason }) => reason)),
          trust: uniqueAssumptions(way.flatMap(({ trust }) => trust)),
          words: unique(way.flatMap(({ word }) => word ?? [])),
        }
      )
    },
  }
}

/** By evidence alone where there is such a way, else with words. */
function createWays(edges: readonly Edge[]): Finder {
  const shown = createFinder(edges.filter(({ word }) => word === undefined))
  const any = createFinder(edges)
  return (from, to) => shown(from, to) ?? any(from, to)
}

function resting(edge: Edge, way: Edge[] | null): Edge[] {
  if (way === null) return []
  const words = unique([edge, ...way].flatMap(({ word }) => word ?? []))
  const trust = [...edge.trust, ...way.flatMap((other) => other.trust)]
  return [{ ...edge, trust, ...(words.length > 0 ? { word: words.join('; ') } : {}) }]
}

/** Each text once. */
export const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

type Finder = (from: Node, to: Node) => Edge[] | null

type Steps = Map<Node, { edge: Edge; before: Node } | null>

/**
 * Finds the edges on a way with the fewest words, the shortest of these; empty where both ends are
 * one, null where there is no way. A search visits each edge at most twice and is cached for the
 * next query from the same node: there are many rows and one requested node.
 */
function createFinder(edges: readonly Edge[]): Finder {
  let edgesAt: Map<Node, Edge[]> | null = null
  let last: { from: Node; steps: Steps } | null = null
  return (from, to) => {
    edgesAt ??= edgesByNode(edges)
    if (last?.from !== from) last = { from, steps: search(edgesAt, from) }
    if (!last.steps.has(to)) return null
    const way: Edge[] = []
    for (let step = last.steps.get(to); step; step = last.steps.get(step.before))
      way.push(step.edge)
    return way.reverse()
  }
}

function edgesByNode(edges: readonly Edge[]): Map<Node, Edge[]> {
  const edgesAt = new Map<Node, Edge[]>()
  for (const edge of edges) {
    for (const node of edge.between) {
      const at = edgesAt.get(node)
      if (at) at.push(edge)
      else edgesAt.set(node, [edge])
    }
  }
  return edgesAt
}

/** Every node that can be reached: as far as evidence leads, before the next word. */
function search(edgesAt: ReadonlyMap<Node, readonly Edge[]>, from: Node): Steps {
  const steps: Steps = new Map([[from, null]])
  const step = (node: Node, hasWord: boolean): Node[] =>
    (edgesAt.get(node) ?? []).flatMap((edge) => {
      const [a, b] = edge.between
      const next = a === node ? b : a
      if (steps.has(next) || (edge.word !== undefined) !== hasWord) return []
      steps.set(next, { edge, before: node })
      return [next]
    })
  for (let reached = [from]; reached.length > 0; ) {
    // Grows while it is walked.
    for (const node of reached) for (const next of step(node, false)) reached.push(next)
    reached = reached.flatMap((node) => step(node, true))
  }
  return steps
}
