import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that systems hand out by themselves: of those, another test could be given this
 * one before it is used.
 */
const FIRST = 20_000
const COUNT = 12_000

/**
 * A port of this machine that nothing listens on at the moment, for programs that cannot choose one
 * themselves.
 */
export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * COUNT)
  const server = createServer().listen(port, '127.0.0.1')
  // Rejects with an error of the server.
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  server.close()
  await once(server, 'close')
  return port
}
