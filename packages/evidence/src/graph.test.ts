import { expect, test } from 'vitest'
import { createGraph, type Edge } from './graph.ts'

const edge = (a: string, b: string, more: Partial<Edge> = {}): Edge => ({
  between: [a, b],
  reason: `${a} and ${b}`,
  trust: [{ text: `trust of ${a}–${b}` }],
  ...more,
})

test('an edge counts as far as other edges give what it needs, and all that it rests on is left to trust', () => {
  const graph = createGraph([
    edge('name', 'fid', { given: ['fid', 'wallet'] }),
    edge('fid', 'custody'),
    edge('custody', 'wallet'),
    edge('sold', 'fid', { given: ['fid', 'buyer'] }),
    edge('other', 'fid', { given: ['fid', 'contract'], word: 'other is read by a call' }),
    edge('fid', 'contract', { word: 'a contract signed' }),
    edge('island', 'fid', { given: ['island', 'fid'] }),
  ])
  expect(graph.tie('name', 'fid')?.trust.map(({ text }) => text)).toEqual([
    'trust of name–fid',
    'trust of fid–custody',
    'trust of custody–wallet',
  ])
  expect(graph.tie('name', 'fid')?.words).toEqual([])
  expect(graph.tie('other', 'fid')?.words).toEqual(['other is read by a call; a contract signed'])
  expect(graph.tie('sold', 'fid')).toBeNull()
  expect(graph.tie('island', 'fid')).toBeNull()
})

test('a word is the way only where evidence has none', () => {
  const graph = createGraph([
    edge('a', 'c', { word: 'an upstream says so' }),
    edge('a', 'b'),
    edge('b', 'c'),
    edge('c', 'd', { word: 'says a node' }),
  ])
  expect(graph.tie('a', 'c')?.words).toEqual([])
  expect(graph.tie('a', 'd')?.words).toEqual(['says a node'])
  expect(graph.tie('a', 'e')).toBeNull()
})

test('many rows are searched once, not once each', () => {
  let reads = 0
  const counted = (a: string, b: string): Edge => ({
    get between(): [string, string] {
      reads += 1
      return [a, b]
    },
    reason: '',
    trust: [],
  })
  const rows = 100_000
  const graph = createGraph(
    Array.from({ length: rows }, (_, index) => counted('fid', `wallet ${index}`)),
  )
  const untied = Array.from({ length: rows }, (_, index) =>
    graph.tie('fid', `wallet ${index}`),
  ).filter((tie) => tie?.words.length !== 0)
  expect(untied).toEqual([])
  expect(graph.tie('fid', 'another')).toBeNull()
  expect(reads).toBeLessThan(12 * rows)
})
