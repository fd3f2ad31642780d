import { readFileSync } from 'node:fs'
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

/** Sends all of them, `atOnce` at a time, as many clients would; counts what was answered with 200. */
async function flood(urls: readonly string[], atOnce: number): Promise<number> {
  const waiting = [...urls]
  let answered = 0
  const client = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      // A connection that the server closes while it was quiet is no answer either.
      const isWell = await fetch(url).then(
        async (response) => (await response.arrayBuffer()) && response.status === 200,
        () => false,
      )
      if (isWell) answered += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, client))
  return answered
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
    const step = async (what: string, urls: readonly string[], atOnce: number) => {
      const before = peakMegabytes(server.pid)
      const answered = await flood(urls, atOnce)
      const peak = peakMegabytes(server.pid)
      report({
        bar: 28,
        what: `memory under ${urls.length} ${what}, ${atOnce} at once`,
        figure: `at most ${peak.toFixed(0)} MB (${before.toFixed(0)} before), ${answered} answered, ${avatars.requests.length} pictures opened`,
        isHeld: peak <= CEILING_MB && answered > 0,
      })
    }
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
    } finally {
      await server.stop()
      await Promise.all([avatars.close(), nobody.close()])
      await database.drop()
    }
  },
}
