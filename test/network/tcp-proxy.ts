import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy on loopback that can do what networks and servers do to a connection. */
export interface TcpProxy {
  port: number
  /** Where new connections go. */
  aim(port: number): void
  /** Breaks every connection. */
  cut(): void
  /**
   * Passes nothing on, in either direction, and takes new connections in silence: a server that is
   * frozen.
   */
  freeze(): void
  /** Freezes once a client has sent this text, which still arrives: it is done and not answered. */
  freezeAfter(text: string): void
  /** Passes on what was held back, and everything after it. */
  thaw(): void
  close(): Promise<void>
}

/**
 * Starts one on a port of its own.
 *
 * @param options.delayMs the time that data takes in each direction, as over a long line
 */
export async function startTcpProxy(
  target: number,
  { delayMs = 0 }: { delayMs?: number } = {},
): Promise<TcpProxy> {
  let aimedAt = target
  let isFrozen = false
  let trigger: string | null = null
  const pairs = new Set<{ client: Socket; server: Socket }>()
  const flow = ({ client, server }: { client: Socket; server: Socket }) => {
    for (const socket of [client, server]) {
      if (isFrozen) socket.pause()
      else socket.resume()
    }
  }
  const freeze = () => {
    isFrozen = true
    for (const pair of pairs) flow(pair)
  }
  const held: [Socket, Buffer][] = []
  const send = (to: Socket, chunk: Buffer) => {
    if (isFrozen) held.push([to, chunk])
    else if (!to.destroyed) to.write(chunk)
  }
  const listening = createServer((client) => {
    const server = connect(aimedAt, '127.0.0.1')
    const pair = { client, server }
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      client.destroy()
      server.destroy()
    }
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const)
      from
        .on('data', (chunk) => {
          // Timers of one length fire in their order.
          if (delayMs === 0) to.write(chunk)
          else setTimeout(() => send(to, chunk), delayMs)
          if (from !== client || trigger === null || !chunk.includes(trigger)) return
          trigger = null
          freeze()
        })
        .on('error', end)
        .on('close', end)
    flow(pair)
  })
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return {
    port: (listening.address() as AddressInfo).port,
    aim(port) {
      aimedAt = port
    },
    cut() {
      for (const { client, server } of pairs) {
        client.destroy()
        server.destroy()
      }
    },
    freeze,
    freezeAfter(text) {
      trigger = text
    },
    thaw() {
      isFrozen = false
      for (const [to, chunk] of held.splice(0)) send(to, chunk)
      for (const pair of pairs) flow(pair)
    },
    close() {
      for (const { client, server } of pairs) {
        client.destroy()
        server.destroy()
      }
      return new Promise((resolve) => listening.close(() => resolve()))
    },
  }
}
