/**
 * A follower in a process of its own, which runs as the service does: `follow.ts <url of a crowd's
 * node> <people>`. It tells its parent what reading everybody took, then for each name that it is
 * told of when it stood in an answer, and at last the size of its database.
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { registerCrypto } from '@whocast/contract/crypto.ts'
import { loadCrypto } from '../../../src/farcaster/crypto/crypto.ts'
import { readNetworkStatus } from '../../../src/farcaster/follow/status.ts'
import { openStore } from '../../../src/main/stores.ts'
import { createSqliteDatabase } from '../../contract/store-databases.ts'
import { startFollowing, until } from '../../network/follow.ts'

/** What reading everybody took. */
export interface ReadFigures {
  seconds: number
  cpuMs: number
  /** Of these, those of the main thread. */
  mainMs: number
  /** MiB at most above what it was after a fifth. */
  growth: number
}

/** A display name that a person took. */
export interface Renamed {
  fid: number
  name: string
  /** Unix ms. */
  at: number
}

export type FollowMessage = { read: ReadFigures } | { latencyMs: number } | { bytes: number }

const MINUTES = 60_000
const [url = '', given] = process.argv.slice(2)
const people = Number(given)
const tell = (message: FollowMessage) => process.send?.(message)
registerCrypto(await loadCrypto())
const database = await createSqliteDatabase()
const store = await openStore({ ...database.options, precedence: ['snapchain'] })

const start = performance.now()
const before = process.cpuUsage()
const beforeOfThread = process.threadCpuUsage()
let memoryAtFifth = 0
let largest = 0
const following = startFollowing({ store, url, timing: { poll: 500, lease: 15_000 } })
let looked = 0
await until(
  'everybody is here',
  async () => {
    // The look is ours as well: five times a second.
    if (performance.now() - looked < 200) return false
    looked = performance.now()
    const { completeAt, shards } = await readNetworkStatus(store.cursors, Date.now)
    const { rss } = process.memoryUsage()
    if (memoryAtFifth === 0 && shards.reduce((sum, shard) => sum + shard.fids, 0) > people / 5)
      memoryAtFifth = rss
    if (memoryAtFifth > 0) largest = Math.max(largest, rss)
    return completeAt !== null
  },
  10 * MINUTES,
)
const { user, system } = process.cpuUsage(before)
const ofThread = process.threadCpuUsage(beforeOfThread)
tell({
  read: {
    seconds: (performance.now() - start) / 1000,
    cpuMs: (user + system) / 1000,
    mainMs: (ofThread.user + ofThread.system) / 1000,
    growth: (largest - memoryAtFifth) / 2 ** 20,
  },
})

const awaited = new Map<number, Renamed[]>()

/** Looks whether an answer has the names that are waited for. */
async function look(fid: number): Promise<void> {
  const [found] = await store.people.find(`fid:${fid}`)
  const now = Date.now()
  const open = awaited.get(fid) ?? []
  const at = open.findIndex(({ name }) => name === found?.profile.displayName)
  // A later name stands for those before it.
  for (const one of open.slice(0, at + 1)) tell({ latencyMs: now - one.at })
  awaited.set(fid, open.slice(at + 1))
}

store.onChange((change) => {
  const named =
    'tags' in change
      ? change.tags.flatMap((tag) => (tag.startsWith('fid:') ? [Number(tag.slice(4))] : []))
      : []
  for (const fid of 'tags' in change ? named : awaited.keys()) if (awaited.has(fid)) void look(fid)
})

process.on('message', async (message: Renamed | 'stop') => {
  if (message !== 'stop') {
    awaited.set(message.fid, [...(awaited.get(message.fid) ?? []), message])
    return look(message.fid)
  }
  await following.stop()
  await store.close()
  tell({ bytes: statSync(join(database.options.dataDir, 'whocast.sqlite')).size })
  await database.drop()
  process.disconnect()
})
