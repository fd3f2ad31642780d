import type { Finding, Profile } from '@whocast/contract/profile.ts'
import { verifyAnswer } from '@whocast/evidence/answer.ts'
import {
  type ChainReader,
  type ChainSubject,
  createChainReader,
} from '@whocast/evidence/fetch/chain-proofs.ts'
import { gradeFinding } from '@whocast/evidence/grade.ts'
import { toHex } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createSqliteDatabase } from '../../../test/contract/store-databases.ts'
import { startFnames } from '../../../test/network/fnames.ts'
import { resolverOf } from '../../../test/network/names.ts'
import { addPerson, emptyWorld, publicKeyOf, wallet } from '../../../test/network/people.ts'
import { type OptimismChain, startOptimism } from '../../../test/network/registries.ts'
import { type RpcProxy, startRpcProxy } from '../../../test/network/rpc-proxy.ts'
import { startSnapchain } from '../../../test/network/snapchain.ts'
import { solanaVerification } from '../../../test/network/wallets.ts'
import { type Logger, silentTelemetry } from '../../kit/telemetry.ts'
import type { Store } from '../../main/stores.ts'
import { openStore } from '../../main/stores.ts'
import { forClient } from '../../net/request-allowance.ts'
import { createLookup } from '../../people/lookup.ts'
import type { Source } from '../../people/source-port.ts'
import { createSnapchainSource } from '../farcaster/farcaster.ts'
import { createStoredSource } from '../farcaster/stored.ts'
import { createEvidenceKeeper } from './keeper.ts'

const quiet: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const FRESH_SECONDS = 300

let chain: OptimismChain
let rpc: RpcProxy
beforeAll(async () => {
  chain = await startOptimism()
  rpc = await startRpcProxy(chain.anvil.url)
})
afterAll(async () => {
  await rpc.close()
  await chain.close()
})

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  rpc.setFault(null)
  for (const close of closers.splice(0).toReversed()) await close()
})

/** A person on Farcaster, and the service's lookup with proofs from the chain, or none. */
async function start({
  hasChain = true,
  hasSolana = false,
  fid,
}: {
  hasChain?: boolean
  hasSolana?: boolean
  fid: number
}) {
  const world = emptyWorld()
  const person = await addPerson(world, {
    fid,
    name: `kay ${fid}`,
    fname: 'kay',
    display: 'Kay',
    wallets: [`kay ${fid}`],
  })
  if (hasSolana)
    person.messages.push(await solanaVerification(person, 'kay', { at: 1_705_000_000 }))
  await chain.register(fid, person.custody.address)
  for (const { key } of person.signers) await chain.addKey(fid, key)
  await chain.settle()
  const [snapchain, fnames] = await Promise.all([startSnapchain(world), startFnames(world)])
  let now = Date.now()
  const clock = () => now
  const source = createSnapchainSource({
    url: snapchain.url,
    fnameRegistryUrl: fnames.url,
    resolveName: resolverOf(world),
    clock,
  })
  const database = await createSqliteDatabase()
  const store: Store = await openStore({ ...database.options, precedence: ['snapchain'], clock })
  const work: Promise<void>[] = []
  /** Starts a process of the service. Returns its lookup of the person. */
  const startProcess = (
    before: (signal: AbortSignal) => Promise<unknown> = async () => {},
    sources: Source[] = [source],
  ) => {
    const reader = createChainReader(10, { rpcUrl: rpc.url, timeoutMs: 2000 })
    const prove: ChainReader['prove'] = async (subject, signal) => {
      await before(signal)
      return reader.prove(subject, signal)
    }
    const evidence = createEvidenceKeeper({
      readers: new Map(hasChain ? [[10, { prove }]] : []),
      people: store.people,
      grade: (finding, isKnownBlock) =>
        gradeFinding(finding, {
          now: Math.floor(now / 1000),
          fnameRegistry: world.registry.address,
          isKnownBlock,
        }),
      clock,
      telemetry: silentTelemetry,
      log: quiet,
    })
    const lookup = createLookup({
      sources,
      people: store.people,
      evidence,
      deadlineMs: 10_000,
      freshSeconds: FRESH_SECONDS,
      staleSeconds: 604_800,
      waitUntil: (promise) => work.push(promise),
      clock,
      log: quiet,
    })
    return async (): Promise<Profile> => {
      const { profiles } = await lookup.one({ kind: 'fid', fid }, { include: { proof: true } })
      const [profile] = profiles
      if (!profile) throw new Error('nobody')
      return profile
    }
  }
  closers.push(() =>
    Promise.all([
      source.close(),
      snapchain.close(),
      fnames.close(),
      store.close().then(() => database.drop()),
    ]),
  )
  return {
    world,
    person,
    snapchain,
    store,
    startProcess,
    source,
    clock,
    find: startProcess(),
    /** Waits for what goes on in the background. */
    settle: async () => {
      while (work.length > 0) await Promise.all(work.splice(0))
    },
    pass: (seconds: number) => {
      now += seconds * 1000
    },
    verify: async (profile: Profile) =>
      verifyAnswer(JSON.parse(JSON.stringify({ profiles: [profile] })), {
        for: `fid:${fid}`,
        now: Math.floor(now / 1000),
        fnameRegistry: world.registry.address,
      }),
  }
}

const grades = ({ channels }: Profile) =>
  Object.fromEntries(
    channels.map(({ type, verification }) => [type, verification?.grade ?? 'claimed']),
  )

describe('storage proofs of what a node says', () => {
  test('are added after the asker was answered, are stored, and let a stranger check every row', async () => {
    const kay = await start({ fid: 920_001 })
    rpc.reset()
    const first = await kay.find()
    expect(grades(first)).toEqual({ farcaster: 'reported', wallet: 'reported' })
    await kay.settle()
    const later = await kay.find()
    expect(grades(later)).toEqual({ farcaster: 'proven', wallet: 'proven' })
    expect(later.evidence?.appKeys).toMatchObject([{ method: 'key-registry' }])
    expect(later.evidence?.custody).toMatchObject([{ method: 'id-registry' }])
    const verdicts = await kay.verify(later)
    expect(verdicts.map(({ status }) => status)).toEqual(['holds', 'holds'])
    const block = later.evidence?.blocks?.[0]?.hash ?? '?'
    expect(verdicts.flatMap(({ leftToTrust }) => leftToTrust).join(' ')).toContain(block)
    expect(rpc.calls('eth_getProof')).toBe(2)
  })

  test('prove Solana wallets, too', async () => {
    const kay = await start({ fid: 920_010, hasSolana: true })
    expect(grades(await kay.find())).toEqual({
      farcaster: 'reported',
      wallet: 'reported',
      solana: 'reported',
    })
    await kay.settle()
    const profile = await kay.find()
    expect(grades(profile)).toEqual({ farcaster: 'proven', wallet: 'proven', solana: 'proven' })
    expect((await kay.verify(profile)).map(({ status }) => status)).toEqual([
      'holds',
      'holds',
      'holds',
    ])
  })

  test('outlast a refresh, and are taken anew after a day', async () => {
    const kay = await start({ fid: 920_002 })
    await kay.find()
    await kay.settle()
    rpc.reset()
    for (let refresh = 0; refresh < 3; refresh += 1) {
      kay.pass(FRESH_SECONDS + 1)
      await kay.find()
      await kay.settle()
      expect(grades(await kay.find())).toEqual({ farcaster: 'proven', wallet: 'proven' })
    }
    expect(rpc.calls()).toBe(0)
    kay.pass(86_400)
    await kay.find()
    await kay.settle()
    expect(rpc.calls('eth_getProof')).toBe(2)
  })

  test('outlast a refresh of a fid with more keys than are proven', async () => {
    const kay = await start({ fid: 920_011 })
    for (let n = 1; n <= 20; n += 1) {
      const appKey = toHex(n, { size: 32 })
      kay.person.signers.push({ key: await publicKeyOf(appKey) })
      const by = { fid: kay.person.fid, appKey }
      kay.person.messages.push(await solanaVerification(by, `kay ${n}`, { at: 1_705_000_000 + n }))
    }
    expect((await kay.find()).evidence?.appKeys).toHaveLength(21)
    await kay.settle()
    rpc.reset()
    kay.pass(FRESH_SECONDS + 1)
    await kay.find()
    await kay.settle()
    expect(rpc.calls()).toBe(0)
    expect(grades(await kay.find())).toMatchObject({ farcaster: 'proven', wallet: 'proven' })
  })

  test.for(['fail', 'hang', 'garbage'] as const)(
    'an RPC that %ss fails and slows no lookup',
    async (kind) => {
      const kay = await start({ fid: { fail: 920_003, hang: 920_004, garbage: 920_005 }[kind] })
      rpc.setFault(kind === 'fail' ? { kind, status: 503 } : { kind })
      const profile = await kay.find()
      expect(grades(profile)).toEqual({ farcaster: 'reported', wallet: 'reported' })
      expect(profile.evidence?.appKeys).toMatchObject([{ method: 'reported', by: 'snapchain' }])
      await kay.settle()
      expect(grades(await kay.find())).toEqual({ farcaster: 'reported', wallet: 'reported' })
      // It is left alone for a minute, then asked again.
      rpc.setFault(null)
      kay.pass(FRESH_SECONDS + 1)
      await kay.find()
      await kay.settle()
      expect(grades(await kay.find())).toEqual({ farcaster: 'proven', wallet: 'proven' })
    },
  )

  test('a proof that the RPC forges is not taken', async () => {
    const kay = await start({ fid: 920_006 })
    rpc.setLie(({ method }, answer) =>
      method === 'eth_getProof'
        ? JSON.parse(JSON.stringify(answer).replaceAll('"value":"0x1', '"value":"0x2'))
        : answer,
    )
    await kay.find()
    await kay.settle()
    rpc.setLie(null)
    expect(grades(await kay.find())).toEqual({ farcaster: 'reported', wallet: 'reported' })
  })

  test('without an RPC the node’s word is what is left', async () => {
    const kay = await start({ fid: 920_007, hasChain: false })
    await kay.find()
    await kay.settle()
    const profile = await kay.find()
    expect(grades(profile)).toEqual({ farcaster: 'reported', wallet: 'reported' })
    expect((await kay.verify(profile)).map(({ reason }) => reason).join(' ')).toContain(
      'is known only from snapchain',
    )
  })

  test('a key that the Key Registry does not have demotes nothing, however often it is proven', async () => {
    const kay = await start({ fid: 920_008 })
    const { key = '0x' } = kay.person.signers[0] ?? {}
    await chain.anvil.rpc('anvil_setStorageAt', [
      ...(await slotOf(kay.person.fid, key)),
      `0x${'00'.repeat(32)}`,
    ])
    await chain.settle()
    for (let day = 0; day < 8; day += 1) {
      await kay.find()
      await kay.settle()
      const profile = await kay.find()
      expect(grades(profile)).toEqual({ farcaster: 'proven', wallet: 'reported' })
      const [, row] = await kay.verify(profile)
      expect(row).toMatchObject({
        status: 'unchecked',
        reason: expect.stringContaining(
          'known only from snapchain, as it is not in the Key Registry',
        ),
      })
      kay.pass(86_401)
    }
  })

  test('what a removed key signed stays a report, as it could date messages back', async () => {
    const kay = await start({ fid: 920_009 })
    const { key = '0x' } = kay.person.signers[0] ?? {}
    kay.person.signers = [{ key, isRemoved: true }]
    await chain.removeKey(kay.person.fid, key)
    await chain.settle()
    await kay.find()
    await kay.settle()
    const profile = await kay.find()
    expect(grades(profile)).toMatchObject({ wallet: 'reported' })
    const reasons = (await kay.verify(profile)).map(({ reason }) => reason).join(' ')
    expect(reasons).toContain('was removed by block')
    expect(profile.channels.map(({ value }) => value.toLowerCase())).toContain(
      wallet('kay 920009').address.toLowerCase(),
    )
  })
})

describe('several processes of one database', () => {
  test('keep proven what another one proved, also while the RPC fails', async () => {
    const kay = await start({ fid: 920_020 })
    await kay.find()
    await kay.settle()
    rpc.setFault({ kind: 'fail', status: 503 })
    rpc.reset()
    const restarted = kay.startProcess()
    const refresh = async () => {
      kay.pass(FRESH_SECONDS + 1)
      await restarted()
      await kay.settle()
      return restarted()
    }
    const profile = await refresh()
    expect(grades(profile)).toEqual({ farcaster: 'proven', wallet: 'proven' })
    expect((await kay.verify(profile)).map(({ status }) => status)).toEqual(['holds', 'holds'])
    expect(rpc.calls()).toBe(0)
    // They are due after a day, as those of the process itself.
    kay.pass(86_400)
    expect(grades(await refresh())).toEqual({ farcaster: 'proven', wallet: 'proven' })
    expect(rpc.calls()).toBeGreaterThan(0)
  })

  test('drop a stored proof once the custody address is another', async () => {
    const kay = await start({ fid: 920_021 })
    await kay.find()
    await kay.settle()
    rpc.setFault({ kind: 'fail', status: 503 })
    kay.person.custody = wallet('heir of kay')
    kay.pass(FRESH_SECONDS + 1)
    const restarted = kay.startProcess()
    await restarted()
    await kay.settle()
    const profile = await restarted()
    expect(grades(profile)).not.toMatchObject({ farcaster: 'proven' })
    expect(profile.evidence?.custody).toMatchObject([{ method: 'reported' }])
    expect(profile.evidence?.state).toBeUndefined()
  })

  test('do not store an earlier reading with its proof after a later reading', async () => {
    const kay = await start({ fid: 920_022 })
    const gate = Promise.withResolvers<void>()
    await kay.startProcess(() => gate.promise)()
    const other = kay.startProcess(() => Promise.reject(new Error('no proof')))
    const removed = kay.person.messages.filter(({ data }) => data?.verificationAddAddressBody)
    kay.person.messages = kay.person.messages.filter((one) => !removed.includes(one))
    expect(removed).toHaveLength(1)
    kay.pass(FRESH_SECONDS + 1)
    const values = async () => (await other()).channels.map(({ value }) => value.toLowerCase())
    const address = wallet('kay 920022').address.toLowerCase()
    await expect.poll(values).not.toContain(address)
    gate.resolve()
    await kay.settle()
    expect(await values()).not.toContain(address)
  })

  test('do not count stored proofs that were only relayed', async () => {
    const kay = await start({ fid: 920_023 })
    await kay.find()
    await kay.settle()
    const [own] = await kay.store.people.findingsUnder(['farcaster:920023'])
    const { state, blocks, ...evidence } = own?.evidence ?? {}
    expect(state).toHaveLength(2)
    /** Returns the number of proofs that count for a finding whose scope has this stored one. */
    const attach = async (stored: Finding) => {
      const keeper = createEvidenceKeeper({
        readers: new Map([[10, { prove: async () => null }]]),
        people: { findingsUnder: async () => [stored] },
        grade: async (finding) => finding,
        telemetry: silentTelemetry,
        log: quiet,
      })
      const [finding] = await keeper.attach([{ ...stored, evidence }])
      return finding?.evidence?.state?.length ?? 0
    }
    if (!own) throw new Error('nothing is stored')
    expect(await attach(own)).toBe(2)
    expect(await attach({ ...own, source: 'upstream', isHearsay: true })).toBe(0)
  })

  test('prove the rows of a new key within a day where a node is followed', async () => {
    const kay = await start({ fid: 920_025 })
    const network = { isCurrent: () => true, currentAt: kay.clock }
    const { source: live, clock } = kay
    const followed = createStoredSource({ live, people: kay.store.people, network, clock })
    const find = kay.startProcess(undefined, [followed])
    await kay.find()
    await kay.settle()
    // An event: the follower reads the fid again.
    const appKey = toHex(7, { size: 32 })
    const by = { fid: kay.person.fid, appKey }
    const key = await publicKeyOf(appKey)
    kay.person.signers.push({ key })
    await chain.addKey(kay.person.fid, key)
    await chain.settle()
    kay.person.messages.push(await solanaVerification(by, 'kay new', { at: 1_705_000_000 }))
    const asked = { kind: 'fid', fid: kay.person.fid } as const
    const [found] = await live.widen([asked], { signal: AbortSignal.timeout(5000) })
    if (!found || !('findings' in found)) throw new Error('not read')
    await kay.store.people.save(found.findings, { refreshAt: null })
    expect(grades(await find())).toMatchObject({ solana: 'reported' })
    await kay.settle()
    kay.pass(86_400 + FRESH_SECONDS)
    await find()
    await kay.settle()
    expect(grades(await find())).toEqual({
      farcaster: 'proven',
      wallet: 'proven',
      solana: 'proven',
    })
  })

  test('replace the proofs of a stored finding by newer ones', async () => {
    const kay = await start({ fid: 920_024 })
    await kay.find()
    await kay.settle()
    const [own] = await kay.store.people.findingsUnder(['farcaster:920024'])
    if (!own) throw new Error('nothing is stored')
    await chain.settle()
    const keeper = createEvidenceKeeper({
      readers: new Map([[10, createChainReader(10, { rpcUrl: rpc.url })]]),
      people: kay.store.people,
      grade: (finding, isKnownBlock) =>
        gradeFinding(finding, {
          now: Math.floor(Date.now() / 1000),
          fnameRegistry: kay.world.registry.address,
          isKnownBlock,
        }),
      clock: () => Date.now() + 86_401_000,
      telemetry: silentTelemetry,
      log: quiet,
    })
    const newer: Finding[] = []
    await keeper.follow(await keeper.attach([own]), async (better) => void newer.push(...better))
    expect(newer[0]?.evidence?.state).toHaveLength(2)
    expect(newer[0]?.evidence?.blocks).toHaveLength(1)
    expect(newer[0]?.evidence?.blocks).not.toEqual(own.evidence?.blocks)
    expect(newer[0]?.channels).toEqual(own.channels)
  })
})

describe('the queue for proofs', () => {
  const custody = (fid: number): Finding => ({
    source: 'snapchain',
    scope: `snapchain:${fid}`,
    checkedAt: 1,
    fields: {},
    channels: [],
    evidence: {
      custody: [{ fid, address: wallet(`custody ${fid}`).address, method: 'reported', by: 'node' }],
    },
  })

  /** Returns a keeper on a chain that proves nothing, and the fids that it was asked about. */
  function startKeeper(ask: (fid: number) => Promise<void>) {
    const asked: number[] = []
    const prove = async (subject: ChainSubject) => {
      const fid = subject.kind === 'fid' ? subject.fid : 0
      asked.push(fid)
      await ask(fid)
      return null
    }
    let now = 0
    const keeper = createEvidenceKeeper({
      readers: new Map([[10, { prove }]]),
      people: { findingsUnder: async () => [] },
      grade: async (finding) => finding,
      clock: () => now,
      telemetry: silentTelemetry,
      log: quiet,
    })
    return {
      asked,
      pass: (ms: number) => {
        now += ms
      },
      follow: (client: string, fids: readonly number[]) =>
        forClient(client, () => keeper.follow(fids.map(custody), async () => {})),
    }
  }

  const range = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => from + index)

  test('lets clients take turns, also when one has filled it', async () => {
    const { asked, follow } = startKeeper(() => new Promise((resolve) => setImmediate(resolve)))
    const flood = follow('a', range(1, 1000))
    const honest = [follow('b', [2001, 2002]), follow('c', [3001])]
    await Promise.all(honest)
    expect(asked.length).toBeLessThan(12)
    expect(asked).toEqual(expect.arrayContaining([2001, 2002, 3001]))
    await flood
    // What found no room is proven at its next refresh.
    expect(asked.length).toBeLessThan(510)
    await follow('a', [999])
    expect(asked.at(-1)).toBe(999)
  })

  test('proves for one client what waits long at the end of the line of another', async () => {
    const { asked, follow } = startKeeper(() => new Promise((resolve) => setImmediate(resolve)))
    const flood = follow('a', range(1, 400))
    await follow('b', [399])
    expect(asked.length).toBeLessThan(10)
    expect(asked).toContain(399)
    await flood
  })

  test('leaves a chain alone only when more than one subject failed in a row', async () => {
    const bad = new Set([1])
    const { asked, follow, pass } = startKeeper(async (fid) => {
      if (bad.has(fid)) throw new Error('the RPC failed')
    })
    await follow('a', [1])
    await follow('b', [2])
    await follow('a', [1])
    expect(asked).toEqual([1, 2])
    pass(60_001)
    for (const fid of [3, 4]) bad.add(fid)
    for (const fid of [1, 3, 4, 5]) await follow('a', [fid])
    expect(asked).toEqual([1, 2, 1, 3])
    pass(60_001)
    // Still down: one call is enough to know.
    for (const fid of [4, 5]) await follow('a', [fid])
    expect(asked).toEqual([1, 2, 1, 3, 4])
    pass(60_001)
    for (const fid of [5, 4, 6]) await follow('a', [fid])
    expect(asked).toEqual([1, 2, 1, 3, 4, 5, 4, 6])
  })
})

async function slotOf(fid: number, key: `0x${string}`) {
  const { keyRegistry, keySlot } = await import('@whocast/evidence/chain-storage.ts')
  return [keyRegistry.address, keySlot(fid, key)]
}
