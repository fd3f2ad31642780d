import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Address, isHash, namehash } from 'viem'
import { expect, test } from 'vitest'
import { packageRoot } from '../../../src/kit/root.ts'
import { knownResolvers } from './ens-resolvers.ts'

/*
 * Names of Ethereum and the resolvers that they had, as public repositories contain them; `registry`
 * is `old` where the name was still, or may still have been, in the registry of 2017.
 *
 * real-resolver-counts.tsv: every name with text records, by The Graph on 6 October 2022.
 * real-resolvers.tsv: of these, the names whose node begins with 00; and every name whose resolver a
 * transaction or an event sets in the blocks, receipts and traces that the other repositories have
 * as test data. Addresses' reverse nodes are left out.
 * real-primary-names.tsv: every primary name that a transaction sets there, with the default
 * resolver of the reverse registrar that it calls.
 */
interface Row {
  source: string
  name: string
  resolver: Address
  registry: 'old' | 'new'
  names: number
}

function read(file: string): Row[] {
  const text = readFileSync(join(packageRoot, 'test/evidence', file), 'utf8')
  const [head = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
  return rows.map((cells) => {
    const row = Object.fromEntries(head.map((key, at) => [key, cells[at]]))
    return { ...row, names: Number(row.names ?? 1) } as Row
  })
}

const all = read('real-resolver-counts.tsv')
const listed = read('real-resolvers.tsv')
const primary = read('real-primary-names.tsv')
const isGraph = ({ source }: Row) => source === 'dentropy/ens-indexing-research'
const inBlocks = listed.filter((row) => !isGraph(row))

const isProvable = ({ resolver, registry }: Row) =>
  registry === 'new' && knownResolvers.has(resolver)
const sum = (rows: Row[]) => rows.reduce((total, { names }) => total + names, 0)
const share = (rows: Row[]) => ({ names: sum(rows), provable: sum(rows.filter(isProvable)) })

/** The 95 % interval of a share, per cent (Wilson). */
function interval({ names, provable }: ReturnType<typeof share>): [number, number] {
  const z = 1.96
  const part = provable / names
  const middle = part + z ** 2 / (2 * names)
  const spread = z * Math.sqrt((part * (1 - part)) / names + z ** 2 / (4 * names ** 2))
  const percent = (value: number) => Math.round((100 * value) / (1 + z ** 2 / names))
  return [percent(middle - spread), percent(middle + spread)]
}

test('the names are distinct and of several sources', () => {
  const nodes = listed.map(({ name }) => (isHash(name) ? name : namehash(name)))
  expect(new Set(nodes).size).toBe(nodes.length)
  expect(nodes.length).toBeGreaterThanOrEqual(500)
  expect(new Set(inBlocks.map(({ source }) => source)).size).toBe(9)
})

test('the listed names of The Graph are like all of them', () => {
  const sample = share(listed.filter(isGraph))
  const [least, most] = interval(sample)
  const whole = share(all)
  expect((100 * whole.provable) / whole.names).toBeGreaterThan(least)
  expect((100 * whole.provable) / whole.names).toBeLessThanOrEqual(most)
})

test('docs/evidence.md states the shares that are computed here', () => {
  const published = readFileSync(join(packageRoot, 'docs/evidence.md'), 'utf8')
  const figure = (rows: Row[]) => {
    const { names, provable } = share(rows)
    return `${provable.toLocaleString('en')} of ${names.toLocaleString('en')}`
  }
  const blocks = interval(share(inBlocks))
  const back = interval(share(primary))
  expect(published).toContain(`${figure(all)} names with text records`)
  expect(published).toContain(
    `${figure(inBlocks)} (95 % interval: ${blocks[0]} to ${blocks[1]} %) names`,
  )
  expect(published).toContain(`${figure(primary)} (${back[0]} to ${back[1]} %) primary names`)
})
