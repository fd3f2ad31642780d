import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { openStore } from '../../src/main/stores.ts'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { atLeast, type Bench, median, spread } from './bench.ts'
import { fill } from './bench-people.ts'

/**
 * Calls of an MCP tool whose answer lies ready, against the same lookup by HTTP, at the same server
 * in a process of its own.
 */

const ROUNDS = 7
const REQUESTS = 4000
const WARM_UP = 10_000
const CONNECTIONS = 32

const call = (meta: object) => ({
  jsonrpc: '2.0',
  method: 'tools/call',
  params: { name: 'lookup_profile', arguments: { identifier: 'fid:1' }, ...meta },
})
const modernMeta = {
  _meta: {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  },
}
const headers = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
}
const modernHeaders = {
  ...headers,
  'mcp-protocol-version': '2026-07-28',
  'mcp-method': 'tools/call',
  'mcp-name': 'lookup_profile',
}

/** One way to ask the server for the same person. */
interface Way {
  path: string
  headers?: Record<string, string>
  /** The message, less its id. */
  message?: object
}

const lookup: Way = { path: '/api/v1/fid/1' }
const legacy: Way = { path: '/mcp', headers, message: call({}) }
const modern: Way = { path: '/mcp', headers: modernHeaders, message: call(modernMeta) }

/** Sends requests over kept connections; resolves when all are answered. */
async function load(port: number, count: number, way: Way): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let next = 0
  const worker = async () => {
    while (next < count) {
      next += 1
      const body = way.message && JSON.stringify({ ...way.message, id: next })
      const method = body === undefined ? 'GET' : 'POST'
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
      await new Promise<void>((resolve, reject) => {
        request(
          {
            port,
            host: '127.0.0.1',
            path: way.path,
            method,
            headers: { ...way.headers, ...length },
            agent,
          },
          (answer) => {
            if (answer.statusCode !== 200)
              reject(new Error(`${way.path} answered ${answer.statusCode}`))
            answer.resume()
            answer.on('end', resolve)
          },
        )
          .on('error', reject)
          .end(body)
      })
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  agent.destroy()
}

export const bench: Bench = {
  name: 'mcp',
  about: 'calls of an MCP tool whose answer lies ready, against the same lookup by HTTP',
  async run(report) {
    const database = await createSqliteDatabase()
    const store = await openStore({ ...database.options, precedence: ['import'] })
    await fill(store, 1, 2)
    await store.close()
    const child = fork(
      fileURLToPath(new URL('./servers/http.ts', import.meta.url)),
      [JSON.stringify({ kind: 'api', dataDir: database.options.dataDir })],
      { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    )
    const cpu = async () => {
      child.send('cpu')
      return ((await once(child, 'message')) as [number])[0]
    }
    const rate = async (port: number, way: Way) => {
      const [start, before] = [performance.now(), await cpu()]
      await load(port, REQUESTS, way)
      return {
        wall: REQUESTS / (performance.now() - start),
        cpu: REQUESTS / ((await cpu()) - before),
      }
    }
    try {
      const [port] = (await once(child, 'message')) as [number]
      for (const way of [lookup, legacy, modern]) await load(port, WARM_UP, way)
      for (const [name, way] of [
        ['2026-07-28', modern],
        ['2025-11-25', legacy],
      ] as const) {
        const byWall: number[] = []
        const byCpu: number[] = []
        for (let round = 0; round < ROUNDS; round += 1) {
          const plain = await rate(port, lookup)
          const tool = await rate(port, way)
          byWall.push(tool.wall / plain.wall)
          byCpu.push(tool.cpu / plain.cpu)
        }
        report({
          what: `lookup_profile by MCP ${name}, of the same lookup by HTTP, calls per CPU second of the server`,
          value: median(byCpu).toFixed(2),
          spread: `${spread(byCpu)}; by the clock ${median(byWall).toFixed(2)}`,
          goal: atLeast(median(byCpu), 0.5),
        })
      }
    } finally {
      child.kill()
      await database.drop()
    }
  },
}
