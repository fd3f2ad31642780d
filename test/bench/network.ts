import { fork } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { readNetworkStatus } from '../../src/network/status.ts'
import { openStore } from '../../src/store/store.ts'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { createCrowd } from '../network/crowd.ts'
import { startFollowing, until } from '../network/follow.ts'
import { atLeast, atMost, type Bench, cpuMs } from './bench.ts'

const given = process.argv.indexOf('--people')
const PEOPLE = given < 0 ? 10_000 : Number(process.argv[given + 1])

const MINUTES = 60_000

/** The node in a process of its own, so that only our own work counts. */
async function startNode(): Promise<{ url: string; close(): void }> {
  const child = fork(join(import.meta.dirname, 'servers/crowd.ts'), [String(PEOPLE)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)))
    child.once('exit', (code) => reject(new Error(`the node ended with ${code}`)))
  })
  return { url, close: () => void child.kill() }
}

export const bench: Bench = {
  name: 'network',
  about: `${PEOPLE.toLocaleString('en')} people of a local node with real signed messages are read, SQLite, every batch durable`,
  async run(report) {
    createCrowd(PEOPLE)
    const node = await startNode()
    const database = await createSqliteDatabase()
    const store = await openStore({ ...database.options, precedence: ['snapchain'] })
    const start = performance.now()
    let memoryAtFifth = 0
    let largest = 0
    const cpu = await cpuMs(async () => {
      const following = startFollowing({ store, url: node.url, timing: { poll: 500, lease: 15_000 } })
      await until(
        'everybody is here',
        async () => {
          const { completeAt, shards } = await readNetworkStatus(store.cursors, Date.now)
          const read = shards.reduce((sum, shard) => sum + shard.fids, 0)
          const { rss } = process.memoryUsage()
          if (memoryAtFifth === 0 && read > PEOPLE / 5) memoryAtFifth = rss
          if (memoryAtFifth > 0) largest = Math.max(largest, rss)
          return completeAt !== null
        },
        10 * MINUTES,
      )
      await following.stop()
    })
    const seconds = (performance.now() - start) / 1000
    report({
      what: 'fids a second',
      value: Math.round(PEOPLE / seconds).toLocaleString('en'),
      goal: atLeast(PEOPLE / seconds, 1000),
    })
    report({ what: 'our CPU, ms a fid', value: (cpu / PEOPLE).toFixed(2), goal: atMost(cpu / PEOPLE, 1) })
    const growth = (largest - memoryAtFifth) / 2 ** 20
    report({ what: 'more memory at most than after a fifth, MiB', value: growth.toFixed(0), goal: atMost(growth, 100) })
    await store.close()
    const bytes = statSync(join(database.options.dataDir, 'whocast.sqlite')).size / PEOPLE
    report({ what: 'disk, bytes a person of the mix', value: bytes.toFixed(0), goal: atMost(bytes, 3000) })
    await database.drop()
    node.close()
  },
}
