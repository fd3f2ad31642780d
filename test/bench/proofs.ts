import { createChainReader } from '@whocast/evidence/fetch/chain-proofs.ts'
import { gradeFinding } from '@whocast/evidence/grade.ts'
import type { Hex } from 'viem'
import { type Logger, silentTelemetry } from '../../src/kit/telemetry.ts'
import { openStore } from '../../src/main/stores.ts'
import { createLookup } from '../../src/people/lookup.ts'
import { createSnapchainSource } from '../../src/sources/farcaster/farcaster.ts'
import { createEvidenceKeeper } from '../../src/sources/proofs/keeper.ts'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { startFnames } from '../network/fnames.ts'
import { addPerson, emptyWorld, type World } from '../network/people.ts'
import { startRpcProxy } from '../network/rpc-proxy.ts'
import { startSnapchain } from '../network/snapchain.ts'
import { atMost, type Bench, median, spread } from './bench.ts'

const LOOKUPS = 60
const WARM_UP = 10

const quiet: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/**
 * The service's own lookup over an empty database. @param rpcUrl of Optimism; null does without
 * storage proofs
 */
async function start(world: World, rpcUrl: string | null) {
  const [snapchain, fnames, database] = await Promise.all([
    startSnapchain(world),
    startFnames(world),
    createSqliteDatabase(),
  ])
  const source = createSnapchainSource({ url: snapchain.url, fnameRegistryUrl: fnames.url })
  const store = await openStore({ ...database.options, precedence: ['snapchain'] })
  const evidence = createEvidenceKeeper({
    readers: new Map(rpcUrl ? [[10, createChainReader(10, { rpcUrl })]] : []),
    people: store.people,
    grade: (finding, isKnownBlock: (chainId: number, hash: Hex) => boolean) =>
      gradeFinding(finding, {
        now: Math.floor(Date.now() / 1000),
        fnameRegistry: world.registry.address,
        isKnownBlock,
      }),
    telemetry: silentTelemetry,
    log: quiet,
  })
  const work: Promise<void>[] = []
  const lookup = createLookup({
    sources: [source],
    people: store.people,
    evidence,
    deadlineMs: 10_000,
    freshSeconds: 300,
    staleSeconds: 604_800,
    waitUntil: (promise) => work.push(promise),
    log: quiet,
  })
  return {
    /** Milliseconds of one cold lookup. */
    async ask(fid: number): Promise<number> {
      const before = performance.now()
      await lookup.one({ kind: 'fid', fid }, { include: { proof: true } })
      return performance.now() - before
    },
    async close() {
      await Promise.all(work)
      await source.close()
      await Promise.all([snapchain.close(), fnames.close()])
      await store.close()
      await database.drop()
    },
  }
}

export const bench: Bench = {
  name: 'proofs',
  about:
    'what storage proofs cost the asker of a cold /fid: an RPC that hangs against none, in turns',
  async run(report) {
    const world = emptyWorld()
    const fids = Array.from({ length: LOOKUPS + WARM_UP }, (_, index) => 960_001 + index)
    for (const fid of fids)
      await addPerson(world, {
        fid,
        name: `proof ${fid}`,
        fname: `proof-${fid}`,
        wallets: [`proof ${fid}`],
      })
    const rpc = await startRpcProxy('http://127.0.0.1:1')
    rpc.setFault({ kind: 'hang' })
    const [hanging, off] = await Promise.all([start(world, rpc.url), start(world, null)])
    const times = { hanging: [] as number[], off: [] as number[] }
    for (const [turn, fid] of fids.entries()) {
      const order = turn % 2 === 0 ? (['hanging', 'off'] as const) : (['off', 'hanging'] as const)
      for (const kind of order) times[kind].push(await { hanging, off }[kind].ask(fid))
    }
    await rpc.close()
    await Promise.all([hanging.close(), off.close()])
    const [withRpc, without] = [times.hanging.slice(WARM_UP), times.off.slice(WARM_UP)]
    report({
      what: 'cold /fid, the RPC hangs: p50',
      value: `${median(withRpc).toFixed(1)} ms`,
      spread: spread(withRpc, 1),
    })
    report({
      what: 'cold /fid, no RPC: p50',
      value: `${median(without).toFixed(1)} ms`,
      spread: spread(without, 1),
    })
    const ratio = median(withRpc) / median(without)
    report({
      what: 'cold /fid, p50 with an RPC that hangs ÷ without',
      value: ratio.toFixed(2),
      // What two runs of the same differ by.
      goal: atMost(Number(ratio.toFixed(2)), 1.1),
    })
  },
}
