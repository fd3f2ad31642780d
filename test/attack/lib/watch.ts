import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Where we listen, and where a server that is not attacked does. */
export interface Ports {
  port: number
  control: number
}

/**
 * Milliseconds of one good request, or null when it was not answered with 200. A server may close an
 * idle connection just as it is used again, after this process stood still.
 */
function timed(port: number, path: string, agent: Agent): Promise<number | null> {
  return new Promise((resolve) => {
    const start = performance.now()
    const asking = request({ port, path, host: '127.0.0.1', agent }, (response) => {
      response.resume()
      response.on('end', () =>
        resolve(response.statusCode === 200 ? performance.now() - start : null),
      )
    })
      .on('error', (error: NodeJS.ErrnoException) =>
        resolve(
          error.code === 'ECONNRESET' && asking.reusedSocket ? timed(port, path, agent) : null,
        ),
      )
      .end()
  })
}

/**
 * Good requests, one after another, until `stop`, each beside one to a server that nobody attacks.
 * `times` are what ours took longer than that one: neither this process's own pauses nor the
 * machine's count.
 */
export function watch({ port, control }: Ports, path: string | (() => string), pauseMs: number) {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  let failures = 0
  let isOver = false
  const done = (async () => {
    while (!isOver) {
      const [took, taken] = await Promise.all([
        timed(port, typeof path === 'string' ? path : path(), agent),
        timed(control, '/', agent),
      ])
      if (took === null) failures += 1
      else times.push(Math.max(0, took - (taken ?? 0)))
      await sleep(pauseMs)
    }
    agent.destroy()
  })()
  return {
    async stop() {
      isOver = true
      await done
      return { times, failures }
    },
  }
}
