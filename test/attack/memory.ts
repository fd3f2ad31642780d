import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
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
      {
        type: 'farcaster',
        value: `u${fid}`,
        isVerified: true,
        metadata: [{ name: 'fid', value: String(fid) }],
      },
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
const told = (statuses: Map<string, number>) =>
  [...statuses].map(([status, count]) => `${count}×${status}`).join(' ')

/**
 * Sends all of them, `atOnce` at a time, as many clients would; counts the answers of each status.
 */
async function flood(requests: readonly Request[], atOnce: number): Promise<Map<string, number>> {
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
async function holdSlowReaders(
  { origin }: RunningServer,
  path: string,
  count: number,
  holdMs: number,
): Promise<void> {
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

type Request = readonly [url: string, init?: RequestInit]

interface Flood {
  what: string
  atOnce: number
  requests: Request[]
}

const CREDENTIAL_DATA_BYTES = 16_000

/** One flood after the other meets the same process: what each left behind counts for the next. */
function floodsOf(origin: string, token: string, { people, crowded, sized }: Stage): Flood[] {
  const asked = (paths: string[]): Request[] => paths.map((path) => [`${origin}${path}`])
  const half = people.length / 2
  const put = (n: number): Request => [
    `${origin}/api/v1/credentials`,
    {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Flood',
        attesteeAddress: `0x${n.toString(16).padStart(40, '0')}`,
        uid: `0x${n.toString(16).padStart(64, '0')}`,
        data: 'd'.repeat(CREDENTIAL_DATA_BYTES),
      }),
    },
  ]
  return [
    {
      what: 'avatars',
      atOnce: 400,
      requests: asked(people.slice(0, half).map((fid) => `/fid/${fid}/avatar.webp`)),
    },
    {
      what: 'cards',
      atOnce: 400,
      requests: asked(
        people
          .slice(half)
          .flatMap((fid) =>
            ['', '?theme=dark', '?ratio=1.91'].map((query) => `/fid/${fid}/card.png${query}`),
          ),
      ),
    },
    {
      what: 'lookups and pages of people with 500 credentials',
      atOnce: 200,
      requests: asked(
        range(20).flatMap(() =>
          crowded.flatMap((fid) => [`/api/v1/fid/${fid}?include=proof`, `/fid/${fid}`]),
        ),
      ),
    },
    {
      what: 'names',
      atOnce: 400,
      requests: asked(range(sized(20_000)).map((n) => `/api/v1/ens/${'n'.repeat(200)}${n}.eth`)),
    },
    { what: 'PUTs of 16 kB', atOnce: 400, requests: range(sized(4000)).map(put) },
  ]
}

/** The people of the attack, and how much of each flood a scale asks for. */
interface Stage {
  people: number[]
  /** With 500 credentials each. */
  crowded: number[]
  sized(count: number): number
}

function stageOf(scale: number): Stage {
  const sized = (count: number) => Math.max(20, Math.round(count * scale))
  return { people: range(sized(800)), crowded: range(sized(40), 100_001), sized }
}

async function importPeople(
  database: TestDatabase,
  { people, crowded }: Stage,
  avatarsUrl: string,
): Promise<void> {
  const lines = [
    ...people.map((fid) => personLine(fid, `${avatarsUrl}/${fid}`, 3)),
    ...crowded.map((fid) => personLine(fid, `${avatarsUrl}/${fid}`, 500)),
  ]
  const imported = await whocast(database.options, ['import', '-'], lines.join('\n'))
  if (imported.code !== 0)
    throw new Error(`the people were not imported: ${imported.stderr.slice(0, 500)}`)
}

export const attack: Attack = {
  name: 'memory',
  isLong: true,
  bars: [28],
  about: 'floods of avatars, cards, credentials and names at default settings: a ceiling of memory',
  async run({ scale, report }) {
    const stage = stageOf(scale)
    const all = [...(await makeLargePictures()).values()]
    const avatars = await startStandIn(({ path }) => ({
      body: all[Number(path.slice(1)) % all.length] ?? '',
    }))
    // A source that knows none of the names: without any they would not even be looked for.
    const empty = await startUpstream()
    const database = await createSqliteDatabase()
    const start = () =>
      startServer(database.options, {
        ALLOW_PRIVATE_ORIGINS: avatars.url,
        UPSTREAM_API_URL: empty.url,
        SAMPLE_DATA: 'off',
        LOG_LEVEL: 'silent',
      })
    const watch = async (
      server: RunningServer,
      what: string,
      work: () => Promise<Map<string, number>>,
    ) => {
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
    try {
      await importPeople(database, stage, avatars.url)
      const token = (
        await whocast(database.options, ['keys', 'create', 'Flood', '--scopes', 'attest'])
      ).stdout.trim()
      const flooded = await start()
      for (const { what, atOnce, requests } of floodsOf(flooded.origin, token, stage))
        await watch(flooded, `${requests.length} ${what}, ${atOnce} at once`, () =>
          flood(requests, atOnce),
        )
      await flooded.stop()
      const held = await start()
      const readers = stage.sized(200)
      await watch(held, `${readers} clients who read none of 50 large answers each`, async () => {
        await holdSlowReaders(held, `/api/v1/fid/${stage.crowded[0]}?include=proof`, readers, 5000)
        return flood([[`${held.origin}/livez`]], 1)
      })
      await held.stop()
    } finally {
      await Promise.all([avatars.close(), empty.close()])
      await database.drop()
    }
  },
}
