/**
 * What Vercel does around a function, for tests, as a process of its own: `node vercel-platform.ts
 * <folder of the function>`.
 *
 * It loads the handler as the platform's Node launcher does (read in `dist/dev-server.mjs` of
 * @vercel/node 24.0.0), makes a web request of each HTTP one with an `X-Forwarded-For` of its own,
 * gives it a context with `waitUntil`, and **stops the process** (SIGSTOP) as soon as nothing is
 * under way, as the platform freezes an instance. Whoever asks wakes it by SIGCONT. The first line
 * it prints is its port.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { pathToFileURL } from 'node:url'

/**
 * The client that requests come from unless they say another: in the header that only tests send.
 */
const CLIENT = '203.0.113.7'
const IDLE_MS = 100

interface VercelFunction {
  fetch(request: Request, context: { waitUntil(work: Promise<unknown>): void }): Promise<Response>
}

async function load(folder: string): Promise<VercelFunction> {
  const { handler } = JSON.parse(readFileSync(join(folder, '.vc-config.json'), 'utf8')) as {
    handler: string
  }
  let loaded = (await import(pathToFileURL(join(folder, handler)).href)) as { default?: unknown }
  while (loaded.default) loaded = loaded.default as { default?: unknown }
  if (!('fetch' in loaded) || typeof loaded.fetch !== 'function')
    throw new Error('the handler exports no fetch')
  return loaded as unknown as VercelFunction
}

const [folder = '.'] = process.argv.slice(2)
const contexts = new AsyncLocalStorage<{ waitUntil(work: Promise<unknown>): void }>()
Object.defineProperty(globalThis, Symbol.for('@vercel/request-context'), {
  value: { get: () => contexts.getStore() },
})

let underWay = 0
const begin = () => {
  underWay += 1
}
const freeze = () => {
  if (underWay === 0) process.kill(process.pid, 'SIGSTOP')
}
const end = () => {
  underWay -= 1
  setImmediate(freeze)
}

const { fetch: call } = await load(folder)
const server = createServer(async (incoming, outgoing) => {
  begin()
  try {
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming.headers)) {
      if (value !== undefined) headers.set(name, String(value))
    }
    headers.set('x-forwarded-for', String(incoming.headers['x-test-client'] ?? CLIENT))
    const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
    const request = new Request(`https://whocast-preview.vercel.test${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers,
      ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}),
    } as RequestInit)
    const context = {
      waitUntil(work: Promise<unknown>) {
        begin()
        void work.then(end, end)
      },
    }
    const response = await contexts.run(context, () => call(request, context))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    if (response.body)
      await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing)
    else outgoing.end()
  } catch (error) {
    console.error('the platform could not call the function', error)
    outgoing.destroy()
  }
  end()
})
server.listen(0, '127.0.0.1', () => {
  console.log((server.address() as AddressInfo).port)
  // Whoever was woken and got nothing to do goes on sleeping.
  setInterval(freeze, IDLE_MS)
})
