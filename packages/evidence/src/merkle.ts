import { keccak256 } from '@whocast/contract/crypto.ts'
import { fromRlp, type Hex } from 'viem'

type Node = readonly (Hex | Node)[]

/**
 * Returns the value of a key in a Merkle-Patricia trie of Ethereum (yellow paper, appendix D), from
 * the nodes of its path.
 *
 * @param root keccak256 of the trie's first node
 * @param key 32 bytes: the keccak256 of what is looked for
 * @param nodes RLP of the nodes on the way, from the root
 * @returns null where the nodes show that it holds nothing
 * @throws Error where the nodes do not lead there
 */
export function trieValue(root: Hex, key: Hex, nodes: readonly Hex[]): Hex | null {
  const byHash = new Map(nodes.map((node) => [keccak256(node), node]))
  const resolve = (reference: Hex | Node): Node => {
    if (typeof reference !== 'string') return reference
    const node = byHash.get(reference)
    const parts = node === undefined ? undefined : fromRlp(node, 'hex')
    if (!Array.isArray(parts)) throw new Error('a node is missing')
    return parts as Node
  }
  let rest = key.slice(2).toLowerCase()
  let node = resolve(root)
  for (;;) {
    const [head, second] = node
    if (node.length === 17) {
      if (rest === '') return bytes(node[16])
      const next = node[Number.parseInt(rest.charAt(0), 16)]
      if (next === undefined || next === '0x') return null
      rest = rest.slice(1)
      node = resolve(next)
      continue
    }
    if (node.length !== 2 || typeof head !== 'string' || second === undefined)
      throw new Error('a node has another form')
    const { path, isLeaf } = readPath(head)
    if (isLeaf) return rest === path ? bytes(second) : null
    if (path === '' || !rest.startsWith(path)) return null
    rest = rest.slice(path.length)
    node = resolve(second)
  }
}

const bytes = (value: Hex | Node | undefined): Hex | null => {
  if (typeof value !== 'string') throw new Error('a value has another form')
  return value === '0x' ? null : value
}

/** Hex-prefix encoding: the first half-byte tells a leaf, and an odd number of digits. */
function readPath(encoded: Hex): { path: string; isLeaf: boolean } {
  const flag = Number.parseInt(encoded.charAt(2), 16)
  if (!(flag >= 0 && flag <= 3) || (flag % 2 === 0 && encoded.charAt(3) !== '0'))
    throw new Error('a path has another form')
  return { path: encoded.slice(flag % 2 === 1 ? 3 : 4), isLeaf: flag >= 2 }
}
