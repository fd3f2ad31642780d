import { buildConnector, WebSocket } from 'undici'
import { createGuardedAgent, type GuardedAgentOptions } from './guarded-agent.ts'
import { FetchError, type GuardedSocket } from './guarded-fetch-port.ts'

const CONNECT_TIMEOUT_MS = 5000

/** Creates exchanges by WebSocket under the rules of the guarded fetch, a connection for each. */
export function createGuardedSocket(options: GuardedAgentOptions = {}): GuardedSocket {
  const open = options.connect ?? buildConnector({ timeout: CONNECT_TIMEOUT_MS, allowH2: false })
  return async (text, { message, isLast, maxBytes, timeoutMs }) => {
    const sockets = new Set<{ destroy(): void }>()
    const { agent, checkUrl, charge } = createGuardedAgent({
      ...options,
      allowPrivateOrigins: options.allowPrivateOrigins?.map(asHttp) ?? [],
      maxMessageBytes: maxBytes,
      connect: (target, callback) =>
        open(target, (...result) => {
          if (result[1]) sockets.add(result[1])
          callback(...result)
        }),
    })
    let refusal: unknown
    agent.on('connectionError', (_origin, _targets, error) => {
      refusal ??= error
    })
    try {
      const url = checkUrl(asHttp(text))
      await charge(url)
      const socket = new WebSocket(url, { dispatcher: agent })
      return await exchange(socket, { message, isLast, maxBytes, timeoutMs })
    } catch (error) {
      throw refusal instanceof FetchError ? refusal : error
    } finally {
      // A server that does not answer the closing handshake would keep its connection.
      for (const socket of sockets) socket.destroy()
      await agent.destroy()
    }
  }
}

/** The HTTP form of a WebSocket's URL, which the same server answers. */
const asHttp = (url: string): string => url.replace(/^ws(s?):/i, 'http$1:')

function exchange(
  socket: WebSocket,
  { message, isLast, maxBytes, timeoutMs }: Parameters<GuardedSocket>[1],
): Promise<string[]> {
  const received: string[] = []
  let bytes = 0
  let isSettled = false
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(
      () => reject(new FetchError('timeout', 'no answer in time')),
      timeoutMs,
    )
    const settle = (error: FetchError | null) => {
      clearTimeout(deadline)
      isSettled = true
      if (error) reject(error)
      else resolve(received)
    }
    socket.addEventListener('open', () => socket.send(message))
    socket.addEventListener('message', ({ data }) => {
      if (isSettled) return
      if (typeof data !== 'string')
        return settle(new FetchError('failed', 'a message that is not text'))
      bytes += Buffer.byteLength(data)
      if (bytes > maxBytes)
        return settle(new FetchError('too-large', `more than ${maxBytes} bytes`))
      received.push(data)
      if (isLast(data)) settle(null)
    })
    socket.addEventListener('error', ({ error }) =>
      settle(new FetchError('failed', 'the connection failed', { cause: error })),
    )
    socket.addEventListener('close', () => settle(new FetchError('failed', 'the connection ended')))
  })
}
