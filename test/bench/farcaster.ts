import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Identifier } from '@whocast/contract/identifier.ts'
import { isSigned, parseMessage } from '@whocast/evidence/forms/farcaster-message.ts'
import { hexToBytes } from 'viem'
import { type Logger, silentTelemetry, type Telemetry } from '../../src/kit/telemetry.ts'
import { openStore } from '../../src/main/stores.ts'
import { createLookup } from '../../src/people/lookup.ts'
import type { Source } from '../../src/people/source-port.ts'
import { createSnapchainSource } from '../../src/sources/farcaster/farcaster.ts'
import { createMessageChecks } from '../../src/sources/farcaster/messages.ts'
import { createNeynarSource } from '../../src/sources/neynar/neynar.ts'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { fnameOf, makePerson } from '../network/crowd-people.ts'
import { startFnames } from '../network/fnames.ts'
import { startNeynar } from '../network/neynar.ts'
import { addPerson, addressOf, createWorld, emptyWorld, type World } from '../network/people.ts'
import { hubJson, startSnapchain } from '../network/snapchain.ts'
import {
  type Message,
  makeUserDataAdd,
  NobleEd25519Signer,
  UserDataType,
  validations,
} from '../reference/farcaster-core.ts'
import { atMost, type Bench, cpuMs, type Figure, median, spread } from './bench.ts'
import type { ColdLookup } from './servers/cold.ts'
import type { ANSWERS, Answered } from './servers/crowd.ts'

const ROUNDS = 7
/** What each call to a stand-in takes. */
const DELAY_MS = 30
/** People whom the node has, of whom about a fifth have all that is measured. */
const CROWD = 800
/**
 * Lookups until what a process runs all the time is compiled, and those that are measured after
 * them.
 */
const WARM = 60
const MEASURED = 60

const quiet: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

type Kind = 'neynar' | 'snapchain'

/** The service's own lookup over stand-ins and an empty database. */
async function start(world: World, kinds: readonly Kind[]) {
  const calls: string[] = []
  const telemetry: Telemetry = {
    ...silentTelemetry,
    count: (counter, labels) => {
      if (counter === 'upstream_calls') calls.push(`${labels?.source} ${labels?.call}`)
    },
  }
  const [snapchain, fnames, neynar, database] = await Promise.all([
    startSnapchain(world),
    startFnames(world),
    startNeynar(world),
    createSqliteDatabase(),
  ])
  const hub = createSnapchainSource({ url: snapchain.url, fnameRegistryUrl: fnames.url, telemetry })
  const all: Record<Kind, Source> = {
    neynar: createNeynarSource({ baseUrl: neynar.url, telemetry }),
    snapchain: hub,
  }
  const sources = kinds.map((kind) => all[kind])
  const store = await openStore({ ...database.options, precedence: kinds })
  const lookup = createLookup({
    sources,
    people: store.people,
    deadlineMs: 10_000,
    freshSeconds: 300,
    staleSeconds: 604_800,
    telemetry,
    log: quiet,
  })
  return {
    lookup,
    calls,
    slowDown: (ms: number) => {
      for (const standIn of [snapchain, fnames, neynar])
        standIn.setFault(ms > 0 ? { kind: 'slow', ms } : null)
    },
    async close() {
      await hub.close()
      await Promise.all([snapchain.close(), fnames.close(), neynar.close()])
      await store.close()
      await database.drop()
    },
  }
}

const routes: [string, Identifier][] = [
  ['/fid/{fid}', { kind: 'fid', fid: 900_001 }],
  ['/fname/{fname}', { kind: 'fname', fname: 'ada-quill' }],
  ['/fname/{ens name}', { kind: 'fname', fname: 'bo-lantern.eth' }],
  ['/eth/{verified wallet}', { kind: 'eth', address: addressOf('ada 1') }],
  ['/eth/{custody address}', { kind: 'eth', address: addressOf('custody of dee') }],
  ['/socials/twitter/{handle}', { kind: 'social', type: 'twitter', handle: 'adaquill' }],
]

/** `2 neynar, 6 snapchain`. */
function summary(calls: string[]): string {
  const bySource = Map.groupBy(calls, (call) => call.split(' ')[0])
  return [...bySource].map(([source, some]) => `${some.length} ${source}`).join(', ') || 'none'
}

export const bench: Bench = {
  name: 'farcaster',
  about: 'calls, own time and signature checks of cold lookups of people on Farcaster',
  async run(report) {
    const world = await createWorld()
    for (const kinds of [['snapchain'], ['neynar'], ['neynar', 'snapchain']] as const) {
      for (const [route, identifier] of routes) {
        const scene = await start(world, kinds)
        await scene.lookup.one(identifier)
        await scene.close()
        report({
          what: `upstream calls, ${kinds.join(' and ')}, cold ${route}`,
          value: summary(scene.calls),
        })
      }
    }

    const crowd = emptyWorld()
    for (let index = 0; index < 100; index++) {
      await addPerson(crowd, {
        fid: 950_001 + index,
        name: `crowd ${index}`,
        fname: `crowd-${index}`,
        wallets: [`crowd ${index}`],
      })
    }
    const bulk = await start(crowd, ['neynar'])
    await bulk.lookup.many([...crowd.people.keys()].map((fid) => ({ kind: 'fid', fid })))
    await bulk.close()
    report({
      what: 'upstream calls, neynar, 100 cold fids in bulk',
      value: String(bulk.calls.length),
      goal: atMost(bulk.calls.length, 1),
    })

    const own: number[] = []
    for (let round = 0; round < ROUNDS + 2; round++) {
      const scene = await start(world, ['neynar'])
      // Connections and code are warm; the person is not known.
      await scene.lookup.one({ kind: 'fid', fid: 900_003 })
      scene.slowDown(DELAY_MS)
      const before = performance.now()
      await scene.lookup.one({ kind: 'fid', fid: 900_001 })
      own.push(performance.now() - before - DELAY_MS)
      await scene.close()
    }
    const figures = own.slice(2)
    report({
      what: `cold /fid/{fid}, neynar: own time over 1 × ${DELAY_MS} ms`,
      value: `${median(figures).toFixed(1)} ms`,
      spread: spread(figures, 1),
      goal: atMost(median(figures), 10, ' ms'),
    })
    await measureCold(report)

    const signer = new NobleEd25519Signer(hexToBytes(`0x${'05'.repeat(32)}`))
    const messages: Message[] = []
    for (let index = 0; index < 200; index++) {
      const made = await makeUserDataAdd(
        { type: UserDataType.BIO, value: `bio ${index}` },
        { fid: 3, network: 1 },
        signer,
      )
      messages.push(made._unsafeUnwrap())
    }
    const json = messages.map(hubJson)
    const ours: number[] = []
    const byNode: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      theirs.push(
        await cpuMs(async () => {
          for (const message of messages)
            if ((await validations.validateMessage(message)).isErr()) throw new Error('refused')
        }),
      )
      ours.push(await cpuMs(() => checkAll(json, (message) => isSigned(message))))
      byNode.push(await cpuMs(() => checkByNode(json)))
    }
    const ratio = (times: number[]) =>
      theirs.map((time, index) => time / (times[index] ?? Number.NaN))
    report({
      what: 'messages checked, from JSON, against @farcaster/core, browsers',
      value: `${median(ratio(ours)).toFixed(1)}×`,
      spread: spread(ratio(ours), 1),
    })
    report({
      what: 'messages checked, from JSON, against @farcaster/core, Node',
      value: `${median(ratio(byNode)).toFixed(1)}×`,
      spread: spread(ratio(byNode), 1),
    })
  },
}

/** Fids that have a name, a wallet and more to say. */
const fullFids = (most: number): number[] =>
  Array.from({ length: CROWD }, (_, index) => index + 1)
    .filter((fid) => {
      const { userData, verifications, proofs } = makePerson(fid).person
      return userData.length > 2 && verifications.length > 0 && proofs.length > 0
    })
    .slice(0, most)

const startProcess = (file: string, args: string[]) =>
  fork(join(import.meta.dirname, 'servers', file), args, {
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })

/**
 * Cold lookups by a node, which is a process of its own, as is the service: each runs as it does in
 * production. The service's own time is what a lookup took less what the node says that the slowest
 * chain of its answers took: 30 ms are never 30 ms.
 */
async function measureCold(report: (figure: Figure) => void): Promise<void> {
  const node = startProcess('crowd.ts', [String(CROWD), String(DELAY_MS)])
  const url = await new Promise<string>((resolve) =>
    node.once('message', (message) => resolve(String(message))),
  )
  const fids = fullFids(WARM + MEASURED)
  for (const kind of ['fid', 'fname'] as const) {
    const lookups: ColdLookup[] = []
    const service = startProcess('cold.ts', [url, kind, ...fids.map(String)])
    service.on('message', (lookup) => lookups.push(lookup as ColdLookup))
    const code = await new Promise<number | null>((resolve) => service.once('exit', resolve))
    if (code !== 0) throw new Error(`cold lookups ended with ${code}`)
    const answered = new Promise<Answered[]>((resolve) =>
      node.once('message', (message) => resolve(message as Answered[])),
    )
    node.send('answers' satisfies typeof ANSWERS)
    reportCold(report, { kind, lookups, chains: chainsOf(await answered, kind, fids) })
  }
  node.kill()
}

/** Milliseconds of the slowest chain of answers about each fid. */
function chainsOf(
  answered: readonly Answered[],
  kind: 'fid' | 'fname',
  fids: readonly number[],
): number[] {
  const slowest = new Map<string, number>()
  for (const { path, ms } of answered) {
    const query = new URL(path, 'http://node').searchParams
    const about = path.startsWith('/v1/userNameProofByName') ? query.get('name') : query.get('fid')
    slowest.set(String(about), Math.max(slowest.get(String(about)) ?? 0, ms))
  }
  const of = (about: string) => {
    const ms = slowest.get(about)
    if (ms === undefined) throw new Error(`the node was not asked about ${about}`)
    return ms
  }
  return fids.map((fid) => of(String(fid)) + (kind === 'fname' ? of(fnameOf(fid)) : 0))
}

function reportCold(
  report: (figure: Figure) => void,
  { kind, lookups, chains }: { kind: string; lookups: ColdLookup[]; chains: number[] },
): void {
  const own = lookups.map(({ ms }, at) => ms - (chains[at] ?? Number.NaN))
  const warm = own.slice(WARM)
  const cpu = lookups.slice(WARM).map((lookup) => lookup.cpu)
  const what = `cold /${kind}/{${kind}}, snapchain`
  report({
    what: `${what}: own time over the slowest chain of answers, ${median(chains).toFixed(1)} ms`,
    value: `${median(warm).toFixed(1)} ms`,
    spread: spread(warm, 1),
    goal: atMost(median(warm), 10, ' ms'),
  })
  report({
    what: `${what}: CPU of the service`,
    value: `${median(cpu).toFixed(1)} ms`,
    spread: spread(cpu, 1),
  })
  const first = own.slice(0, 10)
  report({
    what: `${what}: own time of the first ten of a process`,
    value: `${median(first).toFixed(1)} ms`,
    spread: spread(first, 1),
  })
}

function checkAll(
  json: unknown[],
  check: (message: NonNullable<ReturnType<typeof parseMessage>>) => boolean,
): void {
  for (const one of json) {
    const message = parseMessage(one)
    if (!message || !check(message)) throw new Error('refused')
  }
}

async function checkByNode(json: unknown[]): Promise<void> {
  const messages = json.flatMap((one) => parseMessage(one) ?? [])
  const checks = createMessageChecks()
  await checks.check(messages)
  if (messages.length < json.length || messages.some((message) => !checks.toEvidence(message)))
    throw new Error('refused')
}
