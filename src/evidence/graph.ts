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
    const ready = waiting.filter((edge) => {
      const way = edge.given ? path(shown, ...edge.given) : null
      if (way) basis.set(edge, way)
      return way !== null
    })
    shown.push(...ready)
    waiting = waiting.filter((edge) => !basis.has(edge))
  }
  const said = edges.filter(({ word }) => word !== undefined)
  // A basis was there before the edge that needs it, so this ends.
  const trustOf = (edge: Edge): string[] => [...edge.trust, ...(basis.get(edge) ?? []).flatMap(trustOf)]
  return {
    tie(from, to) {
      const way = path(shown, from, to) ?? path([...shown, ...said], from, to)
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

/** The edges on a way with the fewest words, the shortest of these; empty where both are one, null where there is none. */
function path(edges: readonly Edge[], from: Node, to: Node): Edge[] | null {
  const ways = new Map<Node, Edge[]>([[from, []]])
  const step = (node: Node, hasWord: boolean): Node[] =>
    edges.flatMap((edge) => {
      const [a, b] = edge.between
      const next = a === node ? b : b === node ? a : undefined
      if (next === undefined || ways.has(next) || (edge.word !== undefined) !== hasWord) return []
      ways.set(next, [...(ways.get(node) ?? []), edge])
      return [next]
    })
  for (let reached = [from]; reached.length > 0; ) {
    // Grows while it is walked: as far as evidence leads, before the next word.
    for (const node of reached) reached.push(...step(node, false))
    const way = ways.get(to)
    if (way) return way
    reached = reached.flatMap((node) => step(node, true))
  }
  return null
}
