import { setTimeout as sleep } from 'node:timers/promises'
import { keccak256, toHex } from 'viem'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { type RunningServer, startServer, whocast } from '../journey/support.ts'
import { type Chain, startChain } from '../network/chain.ts'
import { type StandIn, startStandIn } from '../network/stand-in.ts'
import type { Attack } from './attack.ts'

/** Requests a minute to one destination: the default of `REQUESTS_PER_DESTINATION`. */
const BUDGET = 300
const MINUTE_MS = 60_000
const MINUTES = 10
/** A short run still sees the end of a window. */
const MIN_MS = 70_000
const CLIENTS = 100
const NAMES = 40
const PEOPLE = 400

/** Names whose records are at a gateway: the victim, or a host that redirects to it. */
async function registerNames(chain: Chain, gateways: readonly string[]): Promise<string[]> {
  const names: string[] = []
  for (const gateway of gateways) {
    const resolver = await chain.deploy('HostileResolver', [`${gateway}/{data}/`, 4n, 4n])
    for (let n = 0; n < NAMES / gateways.length; n += 1) {
      const name = `victim${names.length}.eth`
      await chain.setResolver(name, resolver.address)
      names.push(name)
    }
  }
  return names
}

/** A person whose avatar is at the victim, or redirects to it. */
const personLine = (fid: number, avatarUrl: string): string =>
  JSON.stringify({
    displayName: `Person ${fid}`,
    avatarUrl,
    channels: [
      {
        type: 'farcaster',
        value: `p${fid}`,
        isVerified: true,
        metadata: [{ name: 'fid', value: String(fid) }],
      },
    ],
  })

/** Requests by many clients, over and over, until the time is over. Returns how many were sent. */
async function attackFrom(
  { origin }: RunningServer,
  paths: readonly string[],
  untilMs: number,
): Promise<number> {
  let sent = 0
  const client = async (n: number) => {
    for (let at = n; performance.now() < untilMs; at += CLIENTS) {
      sent += 1
      await fetch(origin + paths[at % paths.length], {
        headers: { 'x-forwarded-for': `198.51.100.${n + 1}` },
      }).then(
        (response) => response.arrayBuffer(),
        () => null,
      )
      await sleep(250)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)))
  return sent
}

/** Subscribes a key to everything, at URLs of the victim. */
async function subscribe({ api }: RunningServer, token: string, victim: string): Promise<void> {
  for (let n = 0; n < 100; n += 1)
    await fetch(`${api}/webhooks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ url: `${victim}/hook/${n}`, credentialNames: ['Victim'] }),
    })
}

async function run(victim: StandIn, lure: StandIn, chain: Chain, scale: number) {
  const database = await createSqliteDatabase()
  const people = Array.from({ length: PEOPLE }, (_, n) => n + 1)
  const hosts = [victim.url, lure.url]
  const lines = people.map((fid) => personLine(fid, `${hosts[fid % 2]}/avatar/${fid}.png`))
  await whocast(database.options, ['import', '-'], lines.join('\n'))
  const token = await whocast(database.options, ['keys', 'create', 'V', '--scopes', 'webhooks'])
  const names = await registerNames(chain, hosts)
  const server = await startServer(database.options, {
    ETH_RPC_URL: chain.rpc.url,
    ENS_UNIVERSAL_RESOLVER: chain.universalResolver,
    ALLOW_PRIVATE_ORIGINS: hosts.join(),
    REQUESTS_PER_DESTINATION: String(BUDGET),
    FRESH_SECONDS: '1',
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
  })
  try {
    await subscribe(server, token.stdout.trim(), victim.url)
    const paths = [
      ...names.map((name) => `/api/v1/ens/${name}`),
      ...people.flatMap((fid) => [`/fid/${fid}/avatar.webp`, `/fid/${fid}/card.png`]),
    ].sort((a, b) => (keccak256(toHex(a)) < keccak256(toHex(b)) ? -1 : 1))
    const ms = Math.max(MIN_MS, MINUTES * MINUTE_MS * scale)
    const startedAt = performance.now()
    const sent = await attackFrom(server, paths, startedAt + ms)
    return { sent, windows: Math.ceil((performance.now() - startedAt) / MINUTE_MS) + 1 }
  } finally {
    await server.stop()
    await database.drop()
  }
}

export const attack: Attack = {
  name: 'victims',
  bars: [43],
  about: 'lookups, avatars, cards and webhooks that send requests to one third party',
  isLong: true,
  async run({ scale, report }) {
    const victim = await startStandIn(() => ({ status: 500 }))
    const lure = await startStandIn(({ path }) => ({
      status: 307,
      headers: { location: `${victim.url}${path}` },
    }))
    const chain = await startChain()
    try {
      const { sent, windows } = await run(victim, lure, chain, scale)
      const received = victim.requests.length
      report({
        bar: 43,
        what: `requests to one host by ${sent} lookups, avatars, cards and 100 webhooks of ${CLIENTS} clients`,
        figure: `${received} in ${windows} windows of a minute, every hop counted; budget ${BUDGET} each`,
        isHeld: received > 0 && received <= BUDGET * windows,
      })
    } finally {
      await Promise.all([victim.close(), lure.close(), chain.close()])
    }
  },
}
