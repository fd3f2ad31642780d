import type { Node } from './subject.ts'

/** That two things belong to one person: shown by evidence (`word` absent), or on somebody's word alone. */
export interface Edge {
  between: [Node, Node]
  /** What is shown, as a clause: `0x… and fid 3 belong together: both signed`. */
  reason: string
  /** What is left to trust. */
  trust: string[]
  /** Whose word it is, as a clause; absent where the evidence shows it. */
  word?: string
  /** Counts only where these two belong together by evidence. */
  given?: [Node, Node]
}

/** How something is tied to what was asked for. */
export interface Tie {
  reasons: string[]
  trust: string[]
  /** The words on the way; none where evidence leads all the way. */
  words: string[]
}

/** Which things belong together, by which edges. */
export interface Graph {
  /** The shortest way, by evidence alone where there is one; null where nothing leads there. */
  tie(from: Node, to: Node): Tie | null
}

/** Edges that need another tie are taken in when that tie is there by evidence, together with what it rests on. */
export function createGraph(edges: readonly Edge[]): Graph {
  const shown: Edge[] = edges.filter(({ word, given }) => word === undefined && given === undefined)
  const basis = new Map<Edge, Edge[]>()
  let waiting = edges.filter(({ word, given }) => word === undefined && given !== undefined)
  for (let count = -1; count !== waiting.length; ) {
    count = waiting.length
    const find = createFinder(shown)
    const ready = waiting.filter((edge) => {
      const way = edge.given ? find(...edge.given) : null
      if (way) basis.set(edge, way)
      return way !== null
    })
    for (const edge of ready) shown.push(edge)
    waiting = waiting.filter((edge) => !basis.has(edge))
  }
  const findShown = createFinder(shown)
  const findAny = createFinder([...shown, ...edges.filter(({ word }) => word !== undefined)])
  // A basis was there before the edge that needs it, so this ends.
  const trustOf = (edge: Edge): string[] => [...edge.trust, ...(basis.get(edge) ?? []).flatMap(trustOf)]
  return {
    tie(from, to) {
      const way = findShown(from, to) ?? findAny(from, to)
      return (
        way && {
          reasons: unique(way.map(({ reason }) => reason)),
          trust: unique(way.flatMap(trustOf)),
          words: unique(way.flatMap(({ word }) => word ?? [])),
        }
      )
    },
  }
}

/** Each text once. */
export const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

type Finder = (from: Node, to: Node) => Edge[] | null

/** The step that first leads to a node; null where a search begins. */
type Steps = Map<Node, { edge: Edge; before: Node } | null>

/**
 * Finds the edges on a way with the fewest words, the shortest of these; empty where both ends are one, null where there is no way. A search
 * takes each edge twice at most and is kept for the next question from the same node: rows are many, what was asked for is one.
 */
function createFinder(edges: readonly Edge[]): Finder {
  const edgesAt = new Map<Node, Edge[]>()
  for (const edge of edges) {
    for (const node of edge.between) {
      const at = edgesAt.get(node)
      if (at) at.push(edge)
      else edgesAt.set(node, [edge])
    }
  }
  let last: { from: Node; steps: Steps } | null = null
  return (from, to) => {
    if (last?.from !== from) last = { from, steps: search(edgesAt, from) }
    if (!last.steps.has(to)) return null
    const way: Edge[] = []
    for (let step = last.steps.get(to); step; step = last.steps.get(step.before)) way.push(step.edge)
    return way.reverse()
  }
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
