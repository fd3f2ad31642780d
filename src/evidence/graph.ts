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

/** Edges that need another tie are taken in when that tie is there by evidence. */
export function createGraph(edges: readonly Edge[]): Graph {
  const shown: Edge[] = edges.filter(({ word, given }) => word === undefined && given === undefined)
  let waiting = edges.filter(({ word, given }) => word === undefined && given !== undefined)
  for (let count = -1; count !== waiting.length; ) {
    count = waiting.length
    const isReady = ({ given }: Edge) => given !== undefined && path(shown, given[0], given[1]) !== null
    shown.push(...waiting.filter(isReady))
    waiting = waiting.filter((edge) => !shown.includes(edge))
  }
  const said = edges.filter(({ word }) => word !== undefined)
  return {
    tie(from, to) {
      const way = path(shown, from, to) ?? path([...shown, ...said], from, to)
      return way && toTie(way, shown)
    },
  }
}

function toTie(way: Edge[], shown: readonly Edge[]): Tie {
  const all = way.flatMap((edge) => [edge, ...(edge.given ? (path(shown, ...edge.given) ?? []) : [])])
  return {
    reasons: unique(way.map(({ reason }) => reason)),
    trust: unique(all.flatMap(({ trust }) => trust)),
    words: unique(way.flatMap(({ word }) => word ?? [])),
  }
}

/** Each text once. */
export const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

/** The edges on a shortest way; empty where both are one, null where there is none. */
function path(edges: readonly Edge[], from: Node, to: Node): Edge[] | null {
  const ways = new Map<Node, Edge[]>([[from, []]])
  for (const [node, way] of ways) {
    if (node === to) return way
    for (const edge of edges) {
      const [a, b] = edge.between
      const next = a === node ? b : b === node ? a : undefined
      if (next !== undefined && !ways.has(next)) ways.set(next, [...way, edge])
    }
  }
  return null
}
