import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { parseAddress, parseEnsName } from '@whocast/contract/identifier.ts'
import { createGuardedFetch } from '../../src/net/guarded-fetch.ts'
import { createEnsSource } from '../../src/sources/ens/ens.ts'
import { baseCoinType, type Chain, startChain } from '../network/chain.ts'
import { type StandInAnswer, type StandInRequest, startStandIn } from '../network/stand-in.ts'
import type { Attack, AttackOptions } from './attack.ts'

const megabyte = 1024 * 1024

/** 1 GiB, as fast as it is read. */
async function* flood(): AsyncIterable<Uint8Array> {
  const chunk = Buffer.alloc(64 * 1024, '0')
  for (let sent = 0; sent < 1024 * megabyte; sent += chunk.length) yield chunk
}

interface Case {
  what: string
  /** By default one that takes `(url, urls, depth)`. */
  contract?: 'HostileBatch'
  /** By the reverse record there is one lookup; by a name, one for each of its records. */
  by: 'name' | 'reverse'
  /**
   * URLs (or requests of a batch) that the resolver hands out, and how often its callback sends the
   * reader out again.
   */
  urls: number
  depth: number
  answer: (request: StandInRequest) => StandInAnswer | Promise<StandInAnswer>
}

export const attack: Attack = {
  name: 'ccip',
  bars: [4],
  about: 'hostile off-chain resolvers: 500 nested lookups, 1,000 URLs, a hang, 1 GiB',
  run: async ({ scale, report }) => {
    const bomb = gzipSync(Buffer.alloc(200 * megabyte))
    const never = new Promise<StandInAnswer>(() => {})
    const kinds: Omit<Case, 'by'>[] = [
      { what: '500 nested lookups', urls: 1, depth: 500, answer: () => ({ body: { data: '0x' } }) },
      { what: '1,000 URLs that fail', urls: 1000, depth: 0, answer: () => ({ status: 500 }) },
      {
        what: '1,000 URLs, nested 500 deep',
        urls: 1000,
        depth: 500,
        answer: () => ({ body: { data: '0x' } }),
      },
      { what: 'a hang', urls: 1, depth: 0, answer: () => never },
      { what: '1,000 URLs that hang', urls: 1000, depth: 0, answer: () => never },
      { what: '1 GiB', urls: 1, depth: 0, answer: () => ({ body: flood() }) },
      {
        what: '200 MB in 200 kB of gzip',
        urls: 1,
        depth: 0,
        answer: () => ({ headers: { 'content-encoding': 'gzip' }, body: bomb }),
      },
      {
        what: 'a batch of 500',
        contract: 'HostileBatch',
        urls: 500,
        depth: 0,
        answer: () => ({ body: { data: '0x' } }),
      },
      {
        what: 'a batch of 2,000',
        contract: 'HostileBatch',
        urls: 2000,
        depth: 0,
        answer: () => ({ body: { data: '0x' } }),
      },
      {
        what: 'redirects without end',
        urls: 1,
        depth: 0,
        answer: ({ path }) => ({ status: 302, headers: { location: path } }),
      },
    ]
    const cases = kinds.flatMap((kind): Case[] => [
      { ...kind, by: 'name' },
      { ...kind, by: 'reverse' },
    ])
    const chain = await startChain()
    try {
      for (const [index, hostile] of cases.entries())
        if (scale >= 1 || hostile.by === 'reverse') await runCase(chain, hostile, index, report)
    } finally {
      await chain.close()
    }
  },
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

async function runCase(
  chain: Chain,
  hostile: Case,
  index: number,
  report: AttackOptions['report'],
) {
  const { what, by, contract, urls, depth, answer } = hostile
  const gateway = await startStandIn(answer)
  try {
    const shape = contract ? [BigInt(urls)] : [BigInt(urls), BigInt(depth)]
    const resolver = await chain.deploy(contract ?? 'HostileResolver', [
      `${gateway.url}/{data}/`,
      ...shape,
    ])
    const address = `0x${index.toString(16).padStart(40, '0')}` as const
    const name =
      by === 'name'
        ? `hostile${index}.eth`
        : `${address.slice(2)}.${baseCoinType.toString(16)}.reverse`
    await chain.setResolver(name, resolver.address)
    const source = createEnsSource({
      // Straight to the node: the memory that a proxy needs is not ours.
      rpcUrls: [chain.anvil.url],
      universalResolver: chain.universalResolver,
      guardedFetch: createGuardedFetch({ allowPrivateOrigins: [gateway.url] }),
      ipfsGateway: 'https://ipfs.example',
    })
    collectGarbage()
    const before = process.memoryUsage().rss
    let most = before
    // What is garbage already is not what the resolver made us hold.
    const watch = setInterval(() => {
      if (process.memoryUsage().rss <= most) return
      collectGarbage()
      most = Math.max(most, process.memoryUsage().rss)
    }, 20)
    const start = performance.now()
    const asked = by === 'name' ? parseEnsName(name) : parseAddress(address)
    const [answered] = await source.widen([asked], { signal: AbortSignal.timeout(20_000) })
    const seconds = (performance.now() - start) / 1000
    clearInterval(watch)

    // Each record is a lookup of its own: its hops are the requests for one and the same data.
    const perRecord = Map.groupBy(gateway.requests, ({ path }) => path.split('/')[1])
    const hops = Math.max(0, ...[...perRecord.values()].map((requests) => requests.length))
    const growth = (most - before) / megabyte
    report({
      bar: 4,
      what: `CCIP by ${by}: ${what}`,
      figure: `${hops} requests for one record, ${gateway.requests.length} in all, ${seconds.toFixed(2)} s, +${growth.toFixed(0)} MB`,
      isHeld: hops <= 4 && growth <= 50 && answered instanceof Error,
      isInTime: seconds <= 5,
    })
  } finally {
    await gateway.close()
  }
}
