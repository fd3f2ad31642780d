/** The service as a process of Node, or as a supervisor of several. */

import cluster from 'node:cluster'
import { StoreError } from '../db/engines/engine.ts'
import { ConfigError, loadConfig } from './config.ts'

async function main(): Promise<void> {
  // A full disk or a reader that left must not end what serves: each would be an uncaught
  // exception.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const config = loadConfig()
  // Each loads only its own code.
  if (config.WORKERS > 1 && cluster.isPrimary) {
    const [{ supervise }, { createLogOf }] = await Promise.all([
      import('../http/fleet/supervise.ts'),
      import('./wiring/observability.ts'),
    ])
    supervise({ workers: config.WORKERS, log: createLogOf({ ...config, warnings: [] }, null) })
  } else {
    const { serve } = await import('./serve.ts')
    await serve(config)
  }
}

/** One line that an operator can act on; a stack only for unexpected errors. */
function explain(error: unknown): string | Error {
  if (error instanceof ConfigError || error instanceof StoreError) return error.message
  if (!(error instanceof Error)) return String(error)
  const { code, port, address } = error as NodeJS.ErrnoException & {
    port?: number
    address?: string
  }
  if (code === 'EADDRINUSE')
    return `port ${port} is in use already: stop what listens there, or set PORT to another one`
  if (code === 'EACCES' && port !== undefined)
    return `port ${port} is not ours to open: set PORT to one above 1023`
  if (code === 'EADDRNOTAVAIL') return `HOST ${address} is no address of this machine`
  return code === undefined ? error : error.message
}

main().catch((error: unknown) => {
  const reason = explain(error)
  if (typeof reason === 'string') console.error(`Whocast cannot start: ${reason}`)
  else console.error('Whocast cannot start:', reason)
  process.exit(1)
})
