import fc from 'fast-check'
import { type Hex, hexToBytes, keccak256, toHex } from 'viem'
import { expect, it } from 'vitest'
import { createMerkleProof, createMPT, verifyMerkleProof } from '../../test/reference/mpt.ts'
import { trieValue } from './merkle.ts'

const bytes = (min: number, max: number) => fc.uint8Array({ minLength: min, maxLength: max })

/** What another implementation says of the same proof; an Error where it refuses. */
const judge = (root: Uint8Array, key: Uint8Array, nodes: Uint8Array[]) =>
  verifyMerkleProof(key, nodes, { root }).then(
    (value) => value && toHex(value),
    () => 'refused',
  )

const ours = (root: Hex, key: Hex, nodes: Hex[]) => {
  try {
    return trieValue(root, key, nodes)
  } catch {
    return 'refused'
  }
}

it('reads what is and what is not in a trie, as @ethereumjs/mpt does', async () => {
  const entries = fc.uniqueArray(fc.tuple(bytes(1, 32), bytes(1, 40)), {
    minLength: 1,
    maxLength: 60,
    selector: ([key]) => toHex(key),
  })
  await fc.assert(
    fc.asyncProperty(entries, bytes(1, 32), async (held, other) => {
      const trie = await createMPT()
      for (const [key, value] of held) await trie.put(hexToBytes(keccak256(key)), value)
      for (const key of [...held.map(([one]) => one), other]) {
        const hashed = keccak256(key)
        const proof = await createMerkleProof(trie, hexToBytes(hashed))
        const answer = ours(
          toHex(trie.root()),
          hashed,
          proof.map((node) => toHex(node)),
        )
        expect(answer).toBe(await judge(trie.root(), hexToBytes(hashed), proof))
      }
    }),
    { numRuns: 30 },
  )
})

it('refuses a proof of which any bit is another, or a node is missing', async () => {
  const trie = await createMPT()
  const keys = Array.from({ length: 50 }, (_, index) => keccak256(toHex(index)))
  for (const key of keys) await trie.put(hexToBytes(key), hexToBytes(key))
  const root = toHex(trie.root())
  const proofs = await Promise.all(
    keys.map(async (key) => (await createMerkleProof(trie, hexToBytes(key))).map((node) => toHex(node))),
  )
  fc.assert(
    fc.property(fc.nat(49), fc.nat(), fc.nat(), (at, which, bit) => {
      const [key, proof] = [keys[at] as Hex, proofs[at] as Hex[]]
      expect(ours(root, key, proof)).toBe(key)
      const index = which % proof.length
      const node = hexToBytes(proof[index] as Hex)
      const place = bit % (node.length * 8)
      node[place >> 3] = (node[place >> 3] as number) ^ (1 << (place & 7))
      expect(ours(root, key, proof.with(index, toHex(node)))).toBe('refused')
      expect(ours(root, key, proof.toSpliced(index, 1))).toBe('refused')
    }),
  )
})
