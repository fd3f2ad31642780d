import { setTimeout as sleep } from 'node:timers/promises'
import { encodeAbiParameters, type Hex } from 'viem'
import { openStore } from '../../src/store/store.ts'
import { createPostgresDatabase } from '../contract/store-databases.ts'
import { hash, importFinding, profileID, wallet, walletChannel } from '../contract/store-people.ts'
import { type RunningServer, startServer, whocast } from '../journey/support.ts'
import { startAnvil } from '../network/anvil.ts'
import { deployEas } from '../network/eas.ts'
import { botEnvironment, castHash, mentionEvent, sendWebhook, startBotNeynar } from '../network/mention.ts'
import type { NeynarStandIn } from '../network/neynar.ts'
import { startTcpProxy } from '../network/tcp-proxy.ts'
import { type Attack, createRandom, type Verdict } from './attack.ts'
import { type PostgresServer, startPostgres } from './lib/postgres-server.ts'

const ROUNDS = 100
const kinds = ['immediate', 'fast', 'terminate', 'freeze', 'failover'] as const
type Kind = (typeof kinds)[number]

/** How long the database is away, in ms: longer than what waits for a restart does. */
const AWAY_MS = 2500
const WELL_MS = 5000
const READYZ_MS = 1000
/** `LOOKUP_DEADLINE_MS` is 4 s; a PUT has 5. */
const ANSWER_MS = 5200
const PEOPLE = 200
/** Base: its EAS contract is followed from block 0. */
const CHAIN_ID = 8453
/** An account of anvil. */
const ATTESTER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** How long the followed chain may take to be read to its end once the database is back for good, in ms. */
const FOLLOWED_MS = 90_000

interface Load {
  /** Uids of PUTs that were answered with 200. */
  acknowledged: string[]
  /** Hashes of mentions whose webhook was answered with 200. */
  claimed: string[]
  slowestMs: number
  slowestProbeMs: number
  answered: number
  unavailable: number
  /** What is neither an answer nor a 503. */
  wrong: string[]
  stop(): Promise<void>
}

/** Numbers whatever is sent, in all rounds. */
let count = 0

/** Lookups, holders, PUTs, webhooks and probes at once, each in its turn until it is stopped. */
function startLoad(server: RunningServer, token: string, neynar: NeynarStandIn): Load {
  let isOver = false
  const load: Load = {
    acknowledged: [],
    claimed: [],
    slowestMs: 0,
    slowestProbeMs: 0,
    answered: 0,
    unavailable: 0,
    wrong: [],
    stop: async () => {
      isOver = true
      await Promise.all(lanes)
    },
  }
  async function ask(work: () => Promise<Response>, done?: () => void): Promise<void> {
    const start = performance.now()
    try {
      const response = await work()
      await response.arrayBuffer()
      if (response.status === 200) {
        load.answered += 1
        done?.()
      } else if (response.status === 503) load.unavailable += 1
      else load.wrong.push(`status ${response.status}`)
    } catch (error) {
      load.wrong.push(String((error as Error).cause ?? error))
    }
    load.slowestMs = Math.max(load.slowestMs, performance.now() - start)
  }
  const next = () => {
    count += 1
    return count
  }
  const works: (() => Promise<void>)[] = [
    () => ask(() => fetch(`${server.api}/eth/${wallet(1 + (next() % PEOPLE))}?load=${count}`)),
    () => ask(() => fetch(`${server.api}/credentials?credentialName=Load`)),
    () => {
      const uid = hash(1_000_000 + next())
      const body = { name: 'Load', attesteeAddress: wallet(1 + (count % PEOPLE)), uid }
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      return ask(
        () => fetch(`${server.api}/credentials`, { method: 'PUT', headers, body: JSON.stringify(body) }),
        () => load.acknowledged.push(uid),
      )
    },
    async () => {
      const cast = castHash(next())
      const event = mentionEvent({ text: `fid ${count}`, hash: cast, fid: 1000 + count })
      neynar.casts.set(cast, event.data)
      await ask(
        () => sendWebhook(server.origin, event),
        () => load.claimed.push(cast),
      )
      await sleep(50)
    },
    async () => {
      const start = performance.now()
      await fetch(`${server.origin}/readyz`).then((response) => response.arrayBuffer())
      load.slowestProbeMs = Math.max(load.slowestProbeMs, performance.now() - start)
      await sleep(100)
    },
  ]
  const lanes = works.flatMap((work) =>
    [1, 2].map(async () => {
      while (!isOver) {
        await work()
        await sleep(5)
      }
    }),
  )
  return load
}

/** A chain that the service follows, and a way to attest on it. */
async function startFollowedChain() {
  const anvil = await startAnvil({ chainId: CHAIN_ID })
  const eas = await deployEas(anvil)
  const schema = await eas.register('string skill')
  const attested: Hex[] = []
  return {
    rpcUrls: `${CHAIN_ID}=${anvil.url}`,
    attested,
    attest: async () => {
      const data = encodeAbiParameters([{ type: 'string' }], [`Skill ${attested.length}`])
      const inputs = Array.from({ length: 3 }, (_, n) => ({ recipient: wallet(1 + ((3 * attested.length + n) % PEOPLE)), data }))
      attested.push(...(await eas.attestMany(ATTESTER, schema, inputs)))
    },
    close: () => anvil.close(),
  }
}

/** Waits until the chain is followed: what was attested before is history, which is read of the people who are asked for. */
async function isFollowing(database: Parameters<typeof startServer>[0]): Promise<void> {
  const client = await openStore({ ...database, precedence: ['import'] })
  while ((await client.cursors.get(`eas:${CHAIN_ID}`)) === null) await sleep(50)
  await client.close()
}

/** How long until everything works again, in ms. */
async function recovery(server: RunningServer, token: string, uid: string): Promise<number> {
  const start = performance.now()
  const isWell = async () => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ name: 'Load', attesteeAddress: wallet(1), uid })
    const answers = await Promise.all([
      fetch(`${server.origin}/readyz`),
      fetch(`${server.api}/eth/${wallet(1)}?include=proof&at=${start}`),
      fetch(`${server.api}/credentials?credentialName=Load&limit=1`),
      fetch(`${server.api}/credentials`, { method: 'PUT', headers, body }),
    ])
    for (const answer of answers) await answer.arrayBuffer()
    return answers.every(({ status }) => status === 200)
  }
  while (!(await isWell())) {
    if (performance.now() - start > 4 * WELL_MS) return Number.POSITIVE_INFINITY
    await sleep(20)
  }
  return performance.now() - start
}

/** Takes the database away and gives it back; resolves, when it is back, with the server that it is on now. */
async function strike(kind: Kind, primary: PostgresServer, aim: (server: PostgresServer) => void): Promise<PostgresServer> {
  switch (kind) {
    case 'immediate':
    case 'fast':
      await primary.stop(kind)
      await sleep(AWAY_MS)
      await primary.resume()
      return primary
    case 'terminate':
      for (let n = 0; n < 5; n++) {
        await primary.terminate()
        await sleep(100)
      }
      return primary
    case 'freeze':
      await primary.freeze()
      await sleep(2 * AWAY_MS)
      await primary.thaw()
      return primary
    case 'failover': {
      const replica = await primary.replica()
      // Acknowledged means that the replica has it: the promise to keep across a failover is the operator's to ask for.
      await primary.query(`alter system set synchronous_standby_names = '*'`)
      await primary.query('select pg_reload_conf()')
      await sleep(1500)
      await primary.stop('immediate')
      await replica.promote()
      await replica.query('alter system reset synchronous_standby_names')
      await replica.query('select pg_reload_conf()')
      aim(replica)
      await primary.remove()
      return replica
    }
    default:
      return kind satisfies never
  }
}

async function attackDatabase(rounds: number, random: () => number): Promise<Verdict[]> {
  let primary = await startPostgres()
  const proxy = await startTcpProxy(primary.port)
  const { options } = await createPostgresDatabase(primary.url)
  const url = new URL(options.databaseUrl ?? '')
  url.port = String(proxy.port)
  const database = { ...options, databaseUrl: url.href }
  const neynar = await startBotNeynar()
  const store = await openStore({ ...database, precedence: ['import'] })
  const people = Array.from({ length: PEOPLE }, (_, n) => importFinding(profileID(n + 1), [walletChannel(n + 1)]))
  await store.people.save(people, { refreshAt: null })
  await store.close()
  const token = (await whocast(database, ['keys', 'create', 'Load', '--scopes', 'attest'])).stdout.trim()
  const chain = await startFollowedChain()
  const server = await startServer(database, {
    ...botEnvironment(neynar.url),
    EAS_RPC_URLS: chain.rpcUrls,
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'error',
  })
  await isFollowing(database)
  let hasEnded = false
  void server.exit.then(() => {
    hasEnded = true
  })

  const sum = { acknowledged: [] as string[], claimed: [] as string[], answered: 0, unavailable: 0, wrong: [] as string[] }
  const slowest = { answer: 0, probe: 0, recovery: 0 }
  let struck = 0
  for (let round = 0; round < rounds && !hasEnded; round++) {
    const load = startLoad(server, token, neynar)
    await sleep(200 + random() * 300)
    await chain.attest()
    primary = await strike(kinds[round % kinds.length] ?? 'fast', primary, ({ port }) => {
      proxy.aim(port)
      proxy.cut()
    })
    slowest.recovery = Math.max(slowest.recovery, await recovery(server, token, hash(2_000_000 + round)))
    await load.stop()
    struck += 1
    sum.acknowledged.push(...load.acknowledged)
    sum.claimed.push(...load.claimed)
    sum.wrong.push(...load.wrong)
    sum.answered += load.answered
    sum.unavailable += load.unavailable
    slowest.answer = Math.max(slowest.answer, load.slowestMs)
    slowest.probe = Math.max(slowest.probe, load.slowestProbeMs)
  }

  const client = await openStore({ ...database, precedence: ['import'] })
  const readUids = async () => {
    const uids = new Set<string>()
    for await (const { uid } of client.credentials.all()) uids.add(uid)
    return uids
  }
  let kept = await readUids()
  const isFollowed = () => chain.attested.every((uid) => kept.has(uid))
  for (const end = Date.now() + FOLLOWED_MS; !isFollowed() && Date.now() < end; kept = await readUids()) await sleep(1000)
  await client.close()
  const lost = sum.acknowledged.filter((uid) => !kept.has(uid)).length
  const unread = chain.attested.filter((uid) => !kept.has(uid)).length
  const replies = () => new Map(neynar.published.map(({ parent }) => [parent ?? '', 1]))
  for (const end = Date.now() + 90_000; sum.claimed.some((cast) => !replies().has(cast)) && Date.now() < end; ) await sleep(200)
  const unanswered = sum.claimed.filter((cast) => !replies().has(cast)).length
  const twice = neynar.published.length - replies().size
  const wasAlive = !hasEnded
  const { code } = wasAlive ? await server.stop() : await server.exit
  await proxy.close()
  await Promise.all([neynar.close(), chain.close()])
  await primary.remove()

  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const what = `PostgreSQL stopped, terminated, frozen, failed over under load, ${rounds} times`
  return [
    {
      bar: 24,
      what,
      figure: `process alive after ${struck}, well again within ${seconds(slowest.recovery)}, ${sum.wrong.length} answers neither right nor 503${sum.wrong.length > 0 ? ` (${sum.wrong[0]})` : ''}`,
      isHeld: wasAlive && code === 0 && struck === rounds && slowest.recovery <= WELL_MS && sum.wrong.length === 0,
    },
    {
      bar: 24,
      what: 'acknowledged writes and mentions through all of it',
      figure: `${lost} lost of ${sum.acknowledged.length} PUTs, ${unanswered} unanswered and ${twice} answered twice of ${sum.claimed.length} mentions`,
      isHeld: lost === 0 && unanswered === 0 && twice === 0 && sum.acknowledged.length > rounds,
    },
    {
      bar: 24,
      what: 'a chain that was followed meanwhile, attested on before each strike',
      figure: `${unread} of ${chain.attested.length} attestations not stored`,
      isHeld: unread === 0 && chain.attested.length >= 3 * struck,
    },
    {
      bar: 24,
      what: 'answers meanwhile',
      figure: `/readyz at most ${seconds(slowest.probe)}, anything else ${seconds(slowest.answer)}; ${sum.answered} answered, ${sum.unavailable} times 503`,
      isHeld: slowest.probe <= READYZ_MS && slowest.answer <= ANSWER_MS,
    },
  ]
}

export const attack: Attack = {
  name: 'database',
  bars: [24],
  about: 'stops, terminates, freezes and fails over PostgreSQL while everything is asked of the service',
  async run({ seed, scale, report }) {
    const rounds = Math.max(kinds.length, Math.round(ROUNDS * scale))
    for (const verdict of await attackDatabase(rounds, createRandom(seed))) report(verdict)
  },
}
