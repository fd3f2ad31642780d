import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../bench/bench.ts'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { type RunningServer, startServer } from '../journey/support.ts'
import { startDnsServer } from '../network/dns.ts'
import { toUser } from '../network/neynar.ts'
import { addPerson, emptyWorld } from '../network/people.ts'
import { startStandIn } from '../network/stand-in.ts'
import type { Attack, Verdict } from './attack.ts'

const DEADLINE_MS = 2000
const MARGIN_MS = 200

/** Fids from here on have an avatar on a host whose DNS is silent, one host each. */
const FIRST_VICTIM = 1000

/**
 * A stand-in of Neynar that knows every fid, and closes each connection, so that the next call
 * resolves its host again.
 */
async function startEverybody() {
  const template = toUser(
    await addPerson(emptyWorld(), { fid: 1, name: 'template', fname: 'template' }),
  )
  return startStandIn(({ path }) => {
    const fids = (new URL(path, 'http://neynar').searchParams.get('fids') ?? '')
      .split(',')
      .map(Number)
    const users = fids.map((fid) => ({
      ...template,
      fid,
      username: `user-${fid}`,
      pfp_url: fid < FIRST_VICTIM ? null : `https://avatar.silent-${fid}.test/a.png`,
    }))
    return { headers: { connection: 'close' }, body: { users } }
  })
}

async function timed(work: Promise<Response>): Promise<{ ms: number; isWell: boolean }> {
  const start = performance.now()
  const response = await work
  await response.arrayBuffer()
  return { ms: performance.now() - start, isWell: response.status === 200 }
}

async function hangDns(
  hosts: number,
  lookups: number,
  isUpstreamSilent: boolean,
): Promise<Verdict[]> {
  const database = await createSqliteDatabase()
  const dns = await startDnsServer((name) =>
    name === 'neynar.test' ? { addresses: ['127.0.0.1'], ttl: 1 } : 'silent',
  )
  const neynar = await startEverybody()
  const server: RunningServer = await startServer(database.options, {
    DNS_SERVERS: dns.address,
    NEYNAR_BASE_URL: `http://neynar.test:${neynar.port}`,
    NEYNAR_API_KEY: 'local',
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'silent',
    LOOKUP_DEADLINE_MS: String(DEADLINE_MS),
    ...(isUpstreamSilent ? { UPSTREAM_API_URL: 'http://upstream.silent.test' } : {}),
  })
  try {
    await timed(fetch(`${server.api}/fid/1`))
    const cards = Array.from({ length: hosts }, (_, n) =>
      timed(fetch(`${server.origin}/fid/${FIRST_VICTIM + n}/card.png`)),
    )
    const seen: { ms: number; isWell: boolean }[] = []
    for (let n = 0; n < lookups; n += 1) {
      seen.push(await timed(fetch(`${server.api}/fid/${2 + n}`)))
      await sleep(50)
    }
    const drawn = (await Promise.all(cards)).filter(({ isWell }) => isWell).length
    const p99 = quantile(
      seen.map(({ ms }) => ms),
      0.99,
    )
    const well = seen.filter(({ isWell }) => isWell).length
    const silent = new Set(dns.questions.filter((name) => name.includes('silent'))).size
    const what = isUpstreamSilent ? `, and an upstream's` : ''
    return [
      {
        bar: 27,
        what: `DNS of ${hosts} avatars' hosts${what} never answers, deadline ${DEADLINE_MS} ms`,
        figure: `other lookups p99 ${p99.toFixed(0)} ms, ${well} of ${lookups} well; ${silent} silent hosts asked for`,
        isHeld: well === lookups && silent > 0,
        isInTime: p99 <= DEADLINE_MS + MARGIN_MS,
      },
      {
        bar: 27,
        what: `cards of those ${hosts} people${what && ', the upstream silent too'}`,
        figure: `${drawn} drawn with initials`,
        isHeld: drawn === hosts,
      },
    ]
  } finally {
    await server.stop()
    await neynar.close()
    await dns.close()
    await database.drop()
  }
}

export const attack: Attack = {
  name: 'dns',
  isAlone: true,
  bars: [27],
  about: 'hosts of strangers, and an upstream, whose DNS never answers: other lookups go on',
  async run({ scale, report }) {
    const hosts = Math.max(12, Math.round(100 * scale))
    const lookups = Math.max(20, Math.round(200 * scale))
    for (const verdict of await hangDns(hosts, lookups, false)) report(verdict)
    for (const verdict of await hangDns(hosts, Math.max(10, Math.round(lookups / 10)), true))
      report(verdict)
  },
}
