import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { startUpstream } from '../network/upstream.ts'
import { slow, startServer, temporaryFolder, whocast } from './support.ts'

const run = promisify(execFile)

/**
 * A program for a hosted service, as people write them: one base URL, and no look at a status or a
 * header.
 */
const program = `
const baseUrl = process.env.PROFILE_API
const ask = async (path) => (await (await fetch(baseUrl + path)).json()).profiles
const told = {}
for (const path of JSON.parse(process.env.ASKED)) {
  const profiles = await ask(path)
  const profile = profiles.length === 1 ? profiles[0] : undefined
  told[path] = {
    found: profiles.length,
    id: profile?.profileID,
    name: profile?.displayName,
    bio: profile?.bio,
    wallet: profile?.walletAddress?.toLowerCase(),
    fid: profile && Number.parseInt(profile.channels.find((channel) => channel.type === 'farcaster').metadata[0].value, 10),
    verified: profile?.channels.filter((channel) => channel.isVerified).map((channel) => channel.type + ':' + channel.value).sort(),
    claimed: profile?.channels.filter((channel) => !channel.isVerified).map((channel) => channel.type + ':' + channel.value).sort(),
    credentials: profile?.credentials.map(({ name, chain, source, reference }) => [name, chain, source, reference].join('|')).sort(),
  }
}
console.log(JSON.stringify(told, null, 1))
`

const wallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const profile = {
  profileID: 'a1B2c3D4e5F6g7H8i9J0k',
  walletAddress: wallet.toLowerCase(),
  displayName: 'Mina Mover',
  bio: 'Was with another service before.',
  channels: [
    {
      type: 'farcaster',
      isVerified: true,
      value: 'mina',
      metadata: [{ name: 'fid', value: '4711' }],
    },
    { type: 'ens', isVerified: true, value: 'mina-mover.eth' },
    { type: 'twitter', isVerified: true, value: 'MinaMover' },
    { type: 'lens', isVerified: false, value: 'lens/mina' },
    { type: 'wallet', isVerified: true, value: wallet },
  ],
  credentials: [
    {
      name: 'Skill: Moving',
      chain: 'Base',
      source: 'Guild',
      reference: 'https://guild.example/1',
      issuedAt: 1_790_000_000,
    },
  ],
}
const known = [
  '/ens/mina-mover.eth',
  `/eth/${wallet.toLowerCase()}`,
  '/fid/4711',
  '/fname/mina',
  '/socials/twitter/minamover',
]
const asked = [...known, '/ens/nobody-at-all.eth', '/fname/nobody-at-all']

test(
  'a program for a hosted service says the same here by another base URL alone',
  slow,
  async () => {
    const folder = temporaryFolder()
    const database = await createSqliteDatabase()
    const hosted = await startUpstream({ hasBulk: false })
    for (const path of known) hosted.profiles.set(path, [profile])
    const { code } = await whocast(database.options, ['import', '-'], JSON.stringify(profile))
    expect(code).toBe(0)
    const server = await startServer(database.options)
    try {
      const file = join(folder.path, 'program.mjs')
      writeFileSync(file, program)
      const say = async (PROFILE_API: string) => {
        const env = { PATH: process.env.PATH, PROFILE_API, ASKED: JSON.stringify(asked) }
        return JSON.parse((await run(process.execPath, [file], { env })).stdout)
      }
      const there = await say(hosted.baseUrl)
      expect(there['/fid/4711']).toMatchObject({ found: 1, name: 'Mina Mover', fid: 4711 })
      expect(there['/fname/nobody-at-all']).toEqual({ found: 0 })
      expect(await say(server.api)).toEqual(there)
    } finally {
      await server.stop()
      await hosted.close()
      await database.drop()
      folder.remove()
    }
  },
)
