import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type Bench, median, spread } from './bench.ts'

/** Cached and uncached lookups against a bare `node:http` server that sends the same bytes, each in a process of its own. */

const ROUNDS = 5
const REQUESTS = 6000
/** Until the code is compiled. */
const WARM_UP = 20_000
const CONNECTIONS = 32

interface Server {
  port: number
  /** CPU milliseconds that the server process has used so far. */
  cpu(): Promise<number>
  close(): void
}

async function start(kind: string, argument = ''): Promise<Server> {
  const child = fork(fileURLToPath(new URL('./servers/http.ts', import.meta.url)), [kind, argument], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`the ${kind} server ended`)
  })
  ended.catch(() => {})
  const [port] = (await Promise.race([once(child, 'message'), ended])) as [number]
  return {
    port,
    async cpu() {
      child.send('cpu')
      const [ms] = (await once(child, 'message')) as [number]
      return ms
    },
    close: () => child.kill(),
  }
}

/** Sends requests over kept connections; resolves when all are answered. */
async function load(port: number, paths: readonly string[], count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let next = 0
  const worker = async () => {
    while (next < count) {
      const path = paths[next++ % paths.length] ?? '/'
      await new Promise<void>((resolve, reject) => {
        request({ port, host: '127.0.0.1', path, agent }, (answer) => {
          if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`))
          answer.resume()
          answer.on('end', resolve)
        })
          .on('error', reject)
          .end()
      })
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  agent.destroy()
}

/** Requests per CPU second of the server. */
async function rate(server: Server, paths: readonly string[], count: number): Promise<number> {
  const before = await server.cpu()
  await load(server.port, paths, count)
  return (count * 1000) / ((await server.cpu()) - before)
}

export const bench: Bench = {
  name: 'http',
  about: 'lookups by HTTP against bare node:http sending the same bytes, requests per CPU second of the server',
  async run(report) {
    const api = await start('api')
    const path = '/api/v1/fname/bench-0'
    const body = await (await fetch(`http://127.0.0.1:${api.port}${path}`)).text()
    const bare = await start('bare', body)
    const people = Array.from({ length: 6000 }, (_, n) => `/api/v1/fid/${n + 1}`)
    try {
      await Promise.all([load(api.port, [path], WARM_UP), load(bare.port, [path], WARM_UP)])
      const cached: number[] = []
      const uncached: number[] = []
      const rates: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const peer = await rate(bare, [path], REQUESTS)
        const ours = await rate(api, [path], REQUESTS)
        rates.push(ours)
        cached.push(ours / peer)
        const some = people.slice(round * 1000, (round + 1) * 1000)
        const cold = await rate(api, some, some.length)
        uncached.push(cold / peer)
      }
      report({
        what: 'cached lookup, all standing headers, limits, metrics, log',
        value: median(cached).toFixed(2),
        spread: spread(cached),
        goal: '≥ 0.70 of node:http',
        isReached: median(cached) >= 0.7,
      })
      report({ what: 'the same, per CPU second', value: `${Math.round(median(rates))}`, spread: spread(rates, 0) })
      report({ what: 'uncached lookup, embedded store', value: median(uncached).toFixed(2), spread: spread(uncached) })
    } finally {
      api.close()
      bare.close()
    }
  },
}
