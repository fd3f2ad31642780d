import { afterEach, expect, test } from 'vitest'
import { type StandIn, startStandIn } from '../../test/network/stand-in.ts'
import { SourceError } from '../kit/source-error.ts'
import { createFarcasterClient } from './client.ts'
import { createNodeChooser } from './public-node.ts'

const open: StandIn[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((node) => node.close()))
})

async function startNodes(count: number) {
  /** Of the shard that is most behind, by node, in seconds; the shard of blocks counts for none. */
  const delays: number[] = []
  const nodes = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      startStandIn(() => {
        const shardInfos = [1e19, 0, delays[index] ?? 1].map((blockDelay, shardId) => ({
          shardId,
          blockDelay,
        }))
        return { body: { version: '0.11.0', numShards: 2, shardInfos } }
      }),
    ),
  )
  open.push(...nodes)
  let now = 0
  const chosen: string[] = []
  const choose = createNodeChooser({
    nodes: nodes.map(({ url }) => url),
    connect: (url) => createFarcasterClient({ url }),
    onChosen: (url) => chosen.push(url),
    clock: () => now,
  })
  const pass = (ms: number) => {
    now += ms
  }
  return { nodes, chosen, choose, pass, delays }
}

test('takes the first in the list that answers, not the fastest', async () => {
  const { nodes, choose, chosen } = await startNodes(3)
  nodes[0]?.setFault({ kind: 'drop' })
  nodes[1]?.setFault({ kind: 'slow', ms: 50 })
  expect(await choose()).toBe(nodes[1]?.url)
  expect(await choose()).toBe(nodes[1]?.url)
  expect(chosen).toEqual([nodes[1]?.url])
  expect(nodes[1]?.requests.map(({ path }) => path)).toEqual(['/v1/info'])
})

test.each([{ kind: 'fail', status: 500 }, { kind: 'drop' }, { kind: 'garbage' }] as const)(
  'passes over a node that is not well: $kind',
  async (fault) => {
    const { nodes, choose } = await startNodes(2)
    nodes[0]?.setFault(fault)
    expect(await choose()).toBe(nodes[1]?.url)
  },
)

test('chooses anew after ten minutes, and after half a minute where none answered', async () => {
  const { nodes, choose, chosen, pass } = await startNodes(2)
  for (const node of nodes) node.setFault({ kind: 'drop' })
  await expect(choose()).rejects.toThrow(SourceError)
  for (const node of nodes) node.setFault(null)
  await expect(choose()).rejects.toThrow(SourceError)
  pass(30_000)
  expect(await choose()).toBe(nodes[0]?.url)
  nodes[0]?.setFault({ kind: 'drop' })
  expect(await choose()).toBe(nodes[0]?.url)
  pass(600_000)
  expect(await choose()).toBe(nodes[1]?.url)
  expect(chosen).toEqual([nodes[0]?.url, nodes[1]?.url])
})

test('passes over nodes that are behind, and takes the newest where all are', async () => {
  const { nodes, choose, pass, delays } = await startNodes(3)
  delays.push(3600, 60)
  expect(await choose()).toBe(nodes[1]?.url)
  delays.splice(0, 3, 3600, 61, 7200)
  pass(600_000)
  expect(await choose()).toBe(nodes[1]?.url)
  delays.splice(0, 3)
  pass(600_000)
  expect(await choose()).toBe(nodes[0]?.url)
})
