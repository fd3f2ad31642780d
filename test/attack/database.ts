import { setTimeout as sleep } from 'node:timers/promises'
import { encodeAbiParameters, type Hex } from 'viem'
import { openStore } from '../../src/main/stores.ts'
import { createPostgresDatabase } from '../contract/store-databases.ts'
import { hash, wallet } from '../contract/store-people.ts'
import { type RunningServer, startServer, whocast } from '../journey/support.ts'
import { startAnvil } from '../network/anvil.ts'
import { deployEas } from '../network/eas.ts'
import { botEnvironment, startBotNeynar } from '../network/mention.ts'
import { startTcpProxy } from '../network/tcp-proxy.ts'
import { type Attack, createRandom, type Verdict } from './attack.ts'
import {
  addLoad,
  LOAD_PEOPLE,
  noLoad,
  repliesTo,
  savePeople,
  startLoad,
  storedUids,
} from './lib/load.ts'
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
/** Base: its EAS contract is followed from block 0. */
const CHAIN_ID = 8453
/** An account of anvil. */
const ATTESTER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/**
 * How long the followed chain may take to be read to its end once the database is back for good, in
 * ms.
 */
const FOLLOWED_MS = 90_000

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
      const inputs = Array.from({ length: 3 }, (_, n) => ({
        recipient: wallet(1 + ((3 * attested.length + n) % LOAD_PEOPLE)),
        data,
      }))
      attested.push(...(await eas.attestMany(ATTESTER, schema, inputs)))
    },
    close: () => anvil.close(),
  }
}

/**
 * Waits until the chain is followed: what was attested before is history, which is read of the
 * people who are asked for.
 */
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

/**
 * Takes the database away and gives it back; resolves, when it is back, with the server that it is
 * on now.
 */
async function strike(
  kind: Kind,
  primary: PostgresServer,
  aim: (server: PostgresServer) => void,
): Promise<PostgresServer> {
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
      // Acknowledged means that the replica has it: the promise to keep across a failover is the
      // operator's to ask for.
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
  await savePeople(database)
  const token = (
    await whocast(database, ['keys', 'create', 'Load', '--scopes', 'attest'])
  ).stdout.trim()
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

  const sum = noLoad()
  let slowestRecovery = 0
  let struck = 0
  for (let round = 0; round < rounds && !hasEnded; round++) {
    const load = startLoad([server], token, neynar)
    await sleep(200 + random() * 300)
    await chain.attest()
    primary = await strike(kinds[round % kinds.length] ?? 'fast', primary, ({ port }) => {
      proxy.aim(port)
      proxy.cut()
    })
    slowestRecovery = Math.max(
      slowestRecovery,
      await recovery(server, token, hash(2_000_000 + round)),
    )
    await load.stop()
    struck += 1
    addLoad(sum, load)
  }

  let kept = await storedUids(database)
  const isFollowed = () => chain.attested.every((uid) => kept.has(uid))
  for (
    const end = Date.now() + FOLLOWED_MS;
    !isFollowed() && Date.now() < end;
    kept = await storedUids(database)
  )
    await sleep(1000)
  const lost = sum.acknowledged.filter((uid) => !kept.has(uid)).length
  const unread = chain.attested.filter((uid) => !kept.has(uid)).length
  const { unanswered, twice } = await repliesTo(neynar, sum.claimed)
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
      figure: `process alive after ${struck}, well again within ${seconds(slowestRecovery)}, ${sum.wrong.length} answers neither right nor 503${sum.wrong.length > 0 ? ` (${sum.wrong[0]})` : ''}`,
      isHeld: wasAlive && code === 0 && struck === rounds && sum.wrong.length === 0,
      isInTime: slowestRecovery <= WELL_MS,
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
      figure: `/readyz at most ${seconds(sum.slowestProbeMs)}, anything else ${seconds(sum.slowestMs)}; ${sum.lookups.answered + sum.others.answered} answered, ${sum.lookups.unavailable + sum.others.unavailable} times 503`,
      isHeld: sum.slowestMs > 0,
      isInTime: sum.slowestProbeMs <= READYZ_MS && sum.slowestMs <= ANSWER_MS,
    },
  ]
}

export const attack: Attack = {
  name: 'database',
  bars: [24],
  isFirst: true,
  about:
    'stops, terminates, freezes and fails over PostgreSQL while everything is asked of the service',
  async run({ seed, scale, report }) {
    const rounds = Math.max(kinds.length, Math.round(ROUNDS * scale))
    for (const verdict of await attackDatabase(rounds, createRandom(seed))) report(verdict)
  },
}
