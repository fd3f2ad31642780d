import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { type RunningServer, startServer, whocast } from '../journey/support.ts'
import { startStandIn } from '../network/stand-in.ts'
import { startUpstream } from '../network/upstream.ts'
import type { Attack } from './attack.ts'
import { makeLargePictures } from './lib/large-pictures.ts'

/** What docs/operating.md promises, at default settings. */
const CEILING_MB = 512

const range = (count: number, from = 1) => Array.from({ length: count }, (_, n) => from + n)

/** A person in the form of the people file, with an avatar of their own. */
function personLine(fid: number, avatarUrl: string, credentials: number): string {
  return JSON.stringify({
    displayName: `Person ${fid}`,
    bio: 'b'.repeat(500),
    avatarUrl,
    channels: [
      { type: 'farcaster', value: `u${fid}`, isVerified: true, metadata: [{ name: 'fid', value: String(fid) }] },
      { type: 'twitter', value: `t${fid}`, isVerified: true },
    ],
    credentials: range(credentials).map((n) => ({
      name: `Skill: ${fid} ${n}`,
      issuer: 'Guild',
      issuedAt: '2026-02-14T09:30:00Z',
      data: 'n'.repeat(800),
    })),
  })
}

/** The most memory that a process ever had, megabytes (Linux). */
function peakMegabytes(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** What came of a flood: how many of each status, as text. */
const told = (statuses: Map<string, number>) => [...statuses].map(([status, count]) => `${count}×${status}`).join(' ')

/** Sends all of them, `atOnce` at a time, as many clients would; counts the answers of each status. */
async function flood(requests: readonly (readonly [string, RequestInit?])[], atOnce: number): Promise<Map<string, number>> {
  const waiting = [...requests]
  const statuses = new Map<string, number>()
  const client = async () => {
    for (let request = waiting.shift(); request !== undefined; request = waiting.shift()) {
      const status = await fetch(...request).then(
        async (response) => {
          await response.arrayBuffer()
          return String(response.status)
        },
        // A connection that the server closes while it was quiet is no answer either.
        () => 'closed',
      )
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, client))
  return statuses
}

/** Clients that ask for large answers over and over on one connection, and read none of them. */
async function holdSlowReaders({ origin }: RunningServer, path: string, count: number, holdMs: number): Promise<void> {
  const port = Number(new URL(origin).port)
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1')
      .pause()
      .on('error', () => {})
    for (let n = 0; n < 50; n++) socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    return socket
  })
  await sleep(holdMs)
  for (const socket of sockets) socket.destroy()
}

export const attack: Attack = {
  name: 'memory',
  bars: [28],
  about: 'floods of avatars, cards, credentials and names at default settings: a ceiling of memory',
  async run({ scale, report }) {
    const pictures = await makeLargePictures()
    const all = [...pictures.values()]
    const avatars = await startStandIn(({ path }) => ({ body: all[Number(path.slice(1)) % all.length] ?? '' }))
    // A source that knows none of the names: without any they would not even be looked for.
    const nobody = await startUpstream()
    const database = await createSqliteDatabase()
    const sized = (count: number) => Math.max(20, Math.round(count * scale))
    const people = range(sized(800))
    const crowded = range(sized(40), 100_001)
    const lines = [
      ...people.map((fid) => personLine(fid, `${avatars.url}/${fid}`, 3)),
      ...crowded.map((fid) => personLine(fid, `${avatars.url}/${fid}`, 500)),
    ]
    const imported = await whocast(database.options, ['import', '-'], lines.join('\n'))
    if (imported.code !== 0) throw new Error(`the people were not imported: ${imported.stderr.slice(0, 500)}`)
    const server: RunningServer = await startServer(database.options, {
      ALLOW_PRIVATE_ORIGINS: avatars.url,
      UPSTREAM_API_URL: nobody.url,
      SAMPLE_DATA: 'off',
      LOG_LEVEL: 'silent',
    })
    const token = (await whocast(database.options, ['keys', 'create', 'Flood', '--scopes', 'attest'])).stdout.trim()
    const watched = async (what: string, work: () => Promise<Map<string, number>>) => {
      const before = peakMegabytes(server.pid)
      const statuses = await work()
      const peak = peakMegabytes(server.pid)
      report({
        bar: 28,
        what: `memory under ${what}`,
        figure: `at most ${peak.toFixed(0)} MB (${before.toFixed(0)} before); ${told(statuses)}`,
        isHeld: peak <= CEILING_MB && (statuses.get('200') ?? 0) > 0,
      })
    }
    const step = (what: string, urls: readonly string[], atOnce: number) =>
      watched(`${urls.length} ${what}, ${atOnce} at once`, () =>
        flood(
          urls.map((url) => [url]),
          atOnce,
        ),
      )
    try {
      const half = people.length / 2
      const at = (path: string) => `${server.origin}${path}`
      await step(
        'avatars',
        people.slice(0, half).map((fid) => at(`/fid/${fid}/avatar.webp`)),
        400,
      )
      const variants = ['', '?theme=dark', '?ratio=1.91']
      await step(
        'cards',
        people.slice(half).flatMap((fid) => variants.map((query) => at(`/fid/${fid}/card.png${query}`))),
        400,
      )
      await step(
        'lookups and pages of people with 500 credentials',
        range(20).flatMap(() => crowded.flatMap((fid) => [at(`/api/v1/fid/${fid}?include=proof`), at(`/fid/${fid}`)])),
        200,
      )
      await step(
        'names',
        range(sized(20_000)).map((n) => at(`/api/v1/ens/${'n'.repeat(200)}${n}.eth`)),
        400,
      )
      const put = (n: number): RequestInit => ({
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          name: 'Flood',
          attesteeAddress: `0x${n.toString(16).padStart(40, '0')}`,
          uid: `0x${n.toString(16).padStart(64, '0')}`,
          data: 'd'.repeat(16_000),
        }),
      })
      const puts = sized(4000)
      await watched(`${puts} PUTs of 16 kB, 400 at once`, () =>
        flood(
          range(puts).map((n) => [at('/api/v1/credentials'), put(n)]),
          400,
        ),
      )
      const readers = sized(200)
      await watched(`${readers} clients who read none of 50 large answers each`, async () => {
        await holdSlowReaders(server, `/api/v1/fid/${crowded[0]}?include=proof`, readers, 5000)
        return flood([[at('/livez')]], 1)
      })
    } finally {
      await server.stop()
      await Promise.all([avatars.close(), nobody.close()])
      await database.drop()
    }
  },
}
