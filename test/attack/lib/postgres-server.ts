import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { packageRoot } from '../../../src/kit/root.ts'
import { freePort } from '../../free-port.ts'

const run = promisify(execFile)

/** A PostgreSQL of our own, which may be stopped in every way. */
export interface PostgresServer {
  port: number
  url: string
  stop(how: 'immediate' | 'fast'): Promise<void>
  resume(): Promise<void>
  /** SIGSTOP to every process of it. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  /** `pg_terminate_backend` of every connection but the one that asks. */
  terminate(): Promise<void>
  query(text: string): Promise<pg.QueryResult>
  /** A streaming replica of it, in a folder of its own; `via`: the port that it connects to. */
  replica(via?: number): Promise<PostgresServer>
  promote(): Promise<void>
  remove(): Promise<void>
}

/** Runs scripts/postgres.sh, which installs PostgreSQL where it is missing. */
const script = (port: number, ...args: string[]) =>
  run(join(packageRoot, 'scripts/postgres.sh'), args, {
    env: { ...process.env, POSTGRES_PORT: String(port) },
  })

/** Starts one on loopback. */
export async function startPostgres(): Promise<PostgresServer> {
  const [folder, port] = [newFolder(), await freePort()]
  await script(port, 'start', join(folder, 'data'))
  return serverIn(folder, port)
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'whocast-postgres-'))
  chmodSync(folder, 0o777)
  return folder
}

function serverIn(folder: string, port: number): PostgresServer {
  const data = join(folder, 'data')
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  async function signal(name: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
    const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    if (name === 'SIGSTOP') process.kill(postmaster, name)
    const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(postmaster)])
    for (const pid of stdout.split('\n').map(Number).filter(Boolean)) {
      try {
        process.kill(pid, name)
      } catch {
        // It ended meanwhile.
      }
    }
    if (name === 'SIGCONT') process.kill(postmaster, name)
  }
  async function query(text: string): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    return client.query(text).finally(() => client.end())
  }
  return {
    port,
    url,
    query,
    stop: async (how) => void (await script(port, 'stop', data, how)),
    resume: async () => void (await script(port, 'resume', data)),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    terminate: async () =>
      void (await query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
      )),
    promote: async () => void (await script(port, 'promote', data)),
    async replica(via = port) {
      const [ownFolder, ownPort] = [newFolder(), await freePort()]
      await script(ownPort, 'replica', join(ownFolder, 'data'), String(via))
      return serverIn(ownFolder, ownPort)
    },
    async remove() {
      await script(port, 'stop', data, 'immediate').catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
