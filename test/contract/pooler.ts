import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../free-port.ts'

export interface Pooler {
  /** Returns the address of a database behind it. */
  urlOf(databaseUrl: string): string
  stop(): Promise<void>
}

/** Starts PgBouncer, which pools the transactions of all clients on a few connections. */
export async function startPooler(serverUrl: string, size: number): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'whocast-pooler-'))
  chmodSync(folder, 0o755)
  const [server, port] = [new URL(serverUrl), await freePort()]
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 1000
`,
  )
  // It does not run as root.
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(process.env.TEST_PGBOUNCER ?? 'pgbouncer', ['-q', ...asUser, file], {
    stdio: 'ignore',
  })
  const urlOf = (databaseUrl: string) => {
    const url = new URL(databaseUrl)
    url.port = String(port)
    return url.href
  }
  while (!(await answers(urlOf(serverUrl))) && child.exitCode === null);
  return {
    urlOf,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
