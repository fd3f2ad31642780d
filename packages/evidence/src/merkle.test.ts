import fc from 'fast-check'
import { type Hex, hexToBytes, keccak256, toHex, toRlp } from 'viem'
import { expect, it } from 'vitest'
import { createMerkleProof, createMPT, verifyMerkleProof } from '../../../test/reference/mpt.ts'
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
    keys.map(async (key) =>
      (await createMerkleProof(trie, hexToBytes(key))).map((node) => toHex(node)),
    ),
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

it('says that a branch without a child for the key, or without a value, holds nothing', () => {
  const branch = (value: Hex, child: Hex = '0x') =>
    toRlp([...Array.from({ length: 16 }, (_, i) => (i === 3 ? child : '0x')), value] as Hex[])
  const node = branch('0x1234')
  expect(trieValue(keccak256(node), '0x', [node])).toBe('0x1234')
  const empty = branch('0x')
  expect(trieValue(keccak256(empty), '0x', [empty])).toBeNull()
  expect(trieValue(keccak256(empty), `0x${'4'.repeat(64)}`, [empty])).toBeNull()
  const toMissing = branch('0x', keccak256('0x99'))
  expect(trieValue(keccak256(toMissing), `0x${'4'.repeat(64)}`, [toMissing])).toBeNull()
  expect(() => trieValue(keccak256(toMissing), `0x${'3'.repeat(64)}`, [toMissing])).toThrow(
    'a node is missing',
  )
})

it.each([
  ['one part', ['0x20']],
  ['three parts', ['0x20', '0x12', '0x12']],
  ['a path with an unknown flag', ['0x40', '0x12']],
  ['an even path whose second digit is set', ['0x21', '0x12']],
  ['a path that is a node', [['0x20', '0x12'], '0x12']],
])('refuses a node of %s', (_, parts) => {
  const node = toRlp(parts as Hex[])
  expect(() => trieValue(keccak256(node), '0x', [node])).toThrow(/form/)
})

it('refuses a leaf whose value is a node', () => {
  const node = toRlp(['0x20', ['0x12', '0x12']])
  expect(() => trieValue(keccak256(node), '0x', [node])).toThrow('another form')
})

it('reads a leaf only if the rest of the key is its path', () => {
  const leaf = toRlp(['0x3a', '0x12'])
  expect(trieValue(keccak256(leaf), '0xa' as Hex, [leaf])).toBe('0x12')
  expect(trieValue(keccak256(leaf), '0xb' as Hex, [leaf])).toBeNull()
  expect(trieValue(keccak256(leaf), '0xaa', [leaf])).toBeNull()
})
