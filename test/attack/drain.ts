import { Agent, request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { startServer } from '../journey/support.ts'
import { type Attack, createRandom } from './attack.ts'

const TIMES = 20
const KEEPING = 24
const OPENING = 8
const EXIT_MS = 10_000
const READY_POLL_MS = 25
/** A balancer that stands still for longer may not see in time that the server is not ready. */
const MAX_OWN_DELAY_MS = 300
const ATTEMPTS = 3

interface Load {
  answered: number
  dropped: string[]
}

/**
 * One request; 'close' when the answer asks to go elsewhere. Anything but a whole 200 counts as
 * dropped.
 */
function ask(
  port: number,
  path: string,
  agent: Agent | false,
  load: Load,
): Promise<'keep' | 'close'> {
  return new Promise((resolve) => {
    const drop = (reason: string) => {
      load.dropped.push(reason)
      resolve('close')
    }
    request({ port, path, host: '127.0.0.1', agent }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('error', (error) => drop(error.message))
      response.on('end', () => {
        if (response.statusCode !== 200 || bytes === 0) drop(`status ${response.statusCode}`)
        else {
          load.answered += 1
          resolve(response.headers.connection === 'close' ? 'close' : 'keep')
        }
      })
    })
      .on('error', (error) => drop(error.message))
      .end()
  })
}

/**
 * Clients as behind a balancer: some keep a connection while they may, some open one for each
 * request while the service is ready.
 */
async function once(database: TestDatabase, moment: number) {
  const server = await startServer(database.options)
  const port = Number(new URL(server.origin).port)
  const load: Load = { answered: 0, dropped: [] }
  let isReady = true
  const keepers = Array.from({ length: KEEPING }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while ((await ask(port, '/api/v1/fname/sample-ada', agent, load)) === 'keep');
    agent.destroy()
  })
  const openers = Array.from({ length: OPENING }, async (_, at) => {
    while (isReady) await ask(port, `/api/v1/fid/${900_000_001 + at}`, false, load)
  })
  const balancer = (async () => {
    while (isReady) {
      isReady = await fetch(`${server.origin}/readyz`, { headers: { connection: 'close' } }).then(
        (response) => response.status === 200,
        () => false,
      )
      await sleep(READY_POLL_MS)
    }
  })()
  await sleep(moment)
  const ownDelay = monitorEventLoopDelay()
  ownDelay.enable()
  const start = performance.now()
  server.signal('SIGTERM')
  const { code } = await server.exit
  const exitMs = performance.now() - start
  await Promise.all([...keepers, ...openers, balancer])
  ownDelay.disable()
  return { ...load, exitMs, code, ownDelayMs: ownDelay.max / 1e6 }
}

export const attack: Attack = {
  name: 'drain',
  bars: [17],
  about: 'SIGTERM under load, behind a balancer that asks /readyz',
  async run({ seed, scale, report }) {
    const random = createRandom(seed)
    const database = await createSqliteDatabase()
    const times = Math.max(1, Math.round(TIMES * scale))
    const dropped: string[] = []
    let answered = 0
    let longest = 0
    let isClean = true
    try {
      for (let time = 0; time < times; time++) {
        let result = await once(database, 200 + random() * 800)
        for (let at = 1; at < ATTEMPTS && result.ownDelayMs > MAX_OWN_DELAY_MS; at++)
          result = await once(database, 200 + random() * 800)
        dropped.push(...result.dropped)
        answered += result.answered
        longest = Math.max(longest, result.exitMs)
        isClean &&= result.code === 0
      }
    } finally {
      await database.drop()
    }
    const reasons = [...new Set(dropped)].slice(0, 3).join(', ')
    report({
      bar: 17,
      what: `SIGTERM under load, ${times} times`,
      figure: `${dropped.length} of ${answered + dropped.length} requests dropped${reasons ? ` (${reasons})` : ''}, exit after ${(longest / 1000).toFixed(1)} s at most`,
      isHeld: dropped.length === 0 && isClean,
      isInTime: longest <= EXIT_MS,
    })
  },
}
